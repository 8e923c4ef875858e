"""Transferring weapons and devices between one's cards (digest: deploying)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope
from cantina.engine.texts import own, printed, speaks
from cantina.lang import Transfers
from cantina.model.decision import Refusal
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.doing import Simple
from cantina.rules.costs import refuse_force
from cantina.rules.deeds import Costs, Deed, laid
from cantina.rules.deploy import attachment_cost, refuse_place
from cantina.rules.doing import simple
from cantina.rules.options import option, refusal


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


def receivers(g: Engine, player: Side, item: int) -> Costs:
    """The cards that could take a weapon or device over: it costs what deploying it there would cost."""
    near = table.cards_at(g, table.location_of(g, item))
    able = [id for id in near if refuse_transfer(g, player, item, id) is None]
    return {id: attachment_cost(g, player, item, id, 0).yours for id in able}


def _items(g: Engine, player: Side) -> list[int]:
    if g.state.phase != "deploy" or g.state.player != player:
        return []
    return [id for id in table.board(g).active
            if g.face(id).is_equipment and g.card(id).side == player and g.card(id).on
            and g.face(g.card(id).on).category != "location"]  # fmt: skip


def _no_receiver(g: Engine, player: Side, card: int, target: int) -> Refusal:
    reason = refuse_transfer(g, player, card, target) if target else None
    return reason or refusal(g, "carrying", "no-receiver")


def _hand_over(g: Engine, f: Scope[Simple]) -> None:
    item, receiver = f.vars.card, f.vars.target
    g.change(item, on=receiver)
    g.tell("transferred", player=f.vars.player, card=g.ref(item), to=g.ref(receiver))


simple(
    Deed(verb="transfer", suits=laid("weapon", "device"), among=_items, choices=receivers, lacking=_no_receiver),
    _hand_over, lambda card: say("prompt.transfer", card=card),
    lambda g, receiver, cost: option(g, "choose", receiver, key="deploy-at", cost=cost),
)  # fmt: skip
