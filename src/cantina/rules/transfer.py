"""Transferring weapons and devices between one's cards (digest: deploying)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope
from cantina.engine.texts import active_abilities, lines_of, printed
from cantina.lang import SELF, Transfers
from cantina.model.card import Definition
from cantina.model.decision import Refusal
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.simple_actions import Simple
from cantina.rules import zones
from cantina.rules.costs import refuse_force
from cantina.rules.deploy import attachment_cost, places_on, refuse_place
from cantina.rules.options import option, refusal
from cantina.rules.player_actions import Costs, PlayerAction
from cantina.rules.prohibitions import can_be_removed, forbidden_by
from cantina.rules.seats import hull_around
from cantina.rules.simple_actions import simple_action


def refuse_transfer(g: Engine, player: Side, item: int, receiver: int) -> Refusal | None:
    """Why a weapon or device cannot go to another card of the same player's, or None."""
    host, line = g.card(item).on, _by_text(g, player, item, receiver)
    if g.state.phase != "deploy" or g.state.player != player:
        return refusal(g, "carrying", "phase", phase="deploy")
    if not g.face(item).is_equipment or not host or g.card(item).side != player:
        return refusal(g, "carrying", "not-transferable")
    if not can_be_removed(g, item):
        return refusal(g, "carrying", "forbidden", by=forbidden_by(g, "be removed", item))
    if not table.is_active(g, host) or not table.is_active(g, receiver):
        return refusal(g, "carrying", "elsewhere")
    if g.bears(item, receiver):
        return refusal(g, "carrying", "sits-in-it", card=g.ref(receiver))
    if line is not None and line.free:
        return None
    if receiver == host or g.card(receiver).side != player or _has_own_way(g, item):
        return refusal(g, "carrying", "own-card")
    if line is None and (g.card(item).zone == "stacked" or not _present_together(g, host, receiver)):
        return refusal(g, "carrying", "elsewhere")
    reason = refuse_place(g, player, item, receiver)
    return reason or refuse_force(g, player, attachment_cost(g, player, item, receiver, 0).yours)


def _present_together(g: Engine, a: int, b: int) -> bool:
    """Whether two cards are at one location, and no hull of a ship or vehicle is between them (reading: carrying)."""
    return table.location_of(g, a) == table.location_of(g, b) and hull_around(g, a) == hull_around(g, b)


def _has_own_way(g: Engine, item: int) -> bool:
    return any(line.what == SELF for line in printed(g.face(item), Transfers))


def _by_text(g: Engine, player: Side, item: int, receiver: int) -> Transfers | None:
    """The text that says to whom a card may be transferred: its own, or that of the card which it lies on."""
    lines = [each for each in active_abilities(g, Transfers, to=receiver, what=item) if each.you == player]
    return next((each.ability for each in lines if receiver != g.card(item).on), None)


def receivers(g: Engine, player: Side, item: int) -> Costs:
    """The cards that could take a weapon or device over: it costs what deploying it there would cost, unless a text
    makes it free."""
    index = table.board(g)
    around = index.active if g.card(item).zone == "stacked" else table.cards_at(g, table.location_of(g, item))
    if not lines_of(g, Transfers):  # texts may name whom they like, the rules one's own cards that could carry it
        around = [id for id in around if g.card(id).side == player and places_on(g, item, id, 0, None)]
    able = [id for id in around if refuse_transfer(g, player, item, id) is None]
    return {id: _cost(g, player, item, id) for id in able}


def _cost(g: Engine, player: Side, item: int, receiver: int) -> int:
    line = _by_text(g, player, item, receiver)
    return 0 if line is not None and line.free else attachment_cost(g, player, item, receiver, 0).yours


def _items(g: Engine, player: Side) -> list[int]:
    if g.state.player != player:
        return []
    carried = [id for id in table.board(g).active
               if g.card(id).on and g.face(g.card(id).on).category != "location"]  # fmt: skip
    kept = table.stacked(g) if active_abilities(g, Transfers) else []
    return [id for id in (*carried, *kept) if g.face(id).is_equipment and g.card(id).side == player]


def _no_receiver(g: Engine, player: Side, card: int, target: int) -> Refusal:
    reason = refuse_transfer(g, player, card, target) if target else None
    return reason or refusal(g, "carrying", "no-receiver")


def _hand_over(g: Engine, f: Scope[Simple]) -> None:
    item, receiver = f.vars.card, f.vars.target
    zones.unload(g, item)
    zones.to_table(g, item, f.vars.player, on=receiver)
    g.log_event("transferred", player=f.vars.player, card=g.ref(item), to=g.ref(receiver))


def _can_be_handed_over(face: Definition, zone: str) -> bool:
    return face.is_equipment and zone in ("table", "stacked")


simple_action(
    PlayerAction(
        verb="transfer", applies_to=_can_be_handed_over, any_turn_phases=("deploy",),
        candidates=_items, choices=receivers, no_choice_refusal=_no_receiver,
    ),
    _hand_over, lambda card: say("prompt.transfer", card=card),
    lambda g, receiver, cost: option(g, "choose", receiver, key="deploy-at", cost=cost),
)  # fmt: skip
