"""Transferring weapons and devices between one's cards (digest: deploying)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.texts import own, printed, speaks
from cantina.lang import Transfers
from cantina.model.decision import Option, Refusal
from cantina.model.frame import Doing
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.rules.costs import refuse_force
from cantina.rules.deploy import attachment_cost, refuse_place
from cantina.rules.force import use_force
from cantina.rules.options import cancel, explains, offers, option, refusal, starts


class Transfer(Doing, frozen=True, kw_only=True, tag="transfer"):
    """A weapon or device that changes hands."""

    card: int


def refuse_transfer(g: Engine, player: Side, item: int, receiver: int) -> Refusal | None:
    """Why a weapon or device cannot go to another card of the same player's, or None."""
    host = g.card(item).on
    if g.state.phase != "deploy" or g.state.player != player:
        return refusal(g, "carrying", "phase", phase="deploy")
    if not g.face(item).is_equipment or not host or g.card(item).side != player:
        return refusal(g, "carrying", "not-transferable")
    if not table.is_active(g, host) or not table.is_active(g, receiver):
        return refusal(g, "carrying", "elsewhere")
    if _moves_by_text(g, player, item, receiver):
        return None
    if receiver == host or g.card(receiver).side != player or _has_own_way(g, item):
        return refusal(g, "carrying", "own-card")
    if table.location_of(g, receiver) != table.location_of(g, host) or not table.is_present(g, receiver):
        return refusal(g, "carrying", "elsewhere")
    cost = attachment_cost(g, player, item, receiver, 0).yours
    return refuse_place(g, player, item, receiver) or refuse_force(g, player, cost)


def _has_own_way(g: Engine, item: int) -> bool:
    return bool(printed(g.face(item), Transfers))


def _moves_by_text(g: Engine, player: Side, item: int, receiver: int) -> bool:
    """A device whose own text says to whom it may be transferred, for free."""
    lines = own(g, item, Transfers)
    return receiver != g.card(item).on and any(speaks(g, each, to=receiver) for each in lines)


def receivers(g: Engine, player: Side, item: int) -> list[int]:
    """The cards that could take a weapon or device over."""
    near = table.cards_at(g, table.location_of(g, item))
    return [id for id in near if refuse_transfer(g, player, item, id) is None]


def _items(g: Engine, player: Side) -> list[int]:
    return [id for id in table.board(g).active
            if g.face(id).is_equipment and g.card(id).side == player and g.card(id).on
            and g.face(g.card(id).on).category != "location"]  # fmt: skip


@offers("transfer")
def offer_transfer(g: Engine, player: Side) -> list[Option]:
    """Weapons and devices that could change hands."""
    if g.state.phase != "deploy" or g.state.player != player:
        return []
    return [option(g, "transfer", id) for id in _items(g, player) if receivers(g, player, id)]


@explains("transfer")
def why_not_transfer(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a weapon or device cannot be transferred."""
    if target:
        reason = refuse_transfer(g, player, card, target)
        return [reason] if reason else []
    return [] if receivers(g, player, card) else [refusal(g, "carrying", "no-receiver")]


@starts("transfer")
def transfer(g: Engine, player: Side, option: Option) -> None:
    """Begin a transfer."""
    assert option.card is not None
    g.push(Transfer(player=player, card=option.card.id, cancelable=True), into="acted")


def _choose_receiver(g: Engine, f: Scope[Transfer]) -> None:
    player, item = f.vars.player, f.vars.card
    options = [option(g, "choose", id, key="deploy-at", cost=attachment_cost(g, player, item, id, 0).yours)
               for id in receivers(g, player, item)]  # fmt: skip
    f.ask(player, say("prompt.transfer", card=g.ref(item)), [*options, cancel(g)])


def _hand_over(g: Engine, f: Scope[Transfer]) -> None:
    """A transfer costs what deploying it there would cost."""
    item, receiver = f.vars.card, f.chosen
    f.let(cancelable=False)
    use_force(g, f.vars.player, attachment_cost(g, f.vars.player, item, receiver, 0).yours)
    g.change(item, on=receiver)
    g.tell("transferred", player=f.vars.player, card=g.ref(item), to=g.ref(receiver))
    f.finish(True)


procedure(Transfer, _choose_receiver, _hand_over)
