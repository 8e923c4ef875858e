"""Prisoner transfers, and who is left behind in carbonite (glossary: movement-unlimited-prisoner-transfers,
captives-frozen-releasing)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import is_called
from cantina.engine.statuses import clear_status, has_status
from cantina.engine.values import value
from cantina.model.decision import Refusal
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.capture import Delivered
from cantina.records.simple_actions import Simple
from cantina.rules.battle import battle_of
from cantina.rules.capture import (
    CAPTOR,
    can_escort,
    captives_of,
    deliveries,
    escort_of,
    imprison,
    is_captive,
    seized_by,
    set_free,
)
from cantina.rules.movement import refuse_moving
from cantina.rules.options import offered, refusal
from cantina.rules.player_actions import Costs, PlayerAction, suits_table
from cantina.rules.presence import controls
from cantina.rules.prohibitions import forbidden_by_text
from cantina.rules.responses import emit
from cantina.rules.simple_actions import simple_action

RULE = "movement-unlimited-prisoner-transfers"
Find = Callable[[Engine, Side, int], Costs]


def _site_of(g: Engine, id: int) -> int:
    """The site where a card is present; 0 if there is none."""
    where = table.location_of(g, id)
    return where if where and table.is_present(g, id) and "site" in g.face(where).words else 0


def _refuse(g: Engine, player: Side, id: int) -> Refusal | None:
    """Why a card cannot take part in a transfer at all, or None."""
    if battle_of(g) is not None:
        return refusal(g, "move-phase", "phase", phase="move")
    if player != CAPTOR or g.card(id).side != CAPTOR or not table.is_active(g, id) or not _site_of(g, id):
        return refusal(g, RULE, "no-transfer")
    return refuse_moving(g, id)


def _movable(g: Engine, captives: list[int]) -> Costs:
    """Those of some captives whom no text holds where they are; it costs nothing to move them."""
    return dict.fromkeys((id for id in captives if not forbidden_by_text(g, "move", id)), 0)


def _to_deliver(g: Engine, player: Side, escort: int) -> Costs:
    return _movable(g, captives_of(g, escort)) if is_called(g, _site_of(g, escort), "prison") else {}


def _to_collect(g: Engine, player: Side, escort: int) -> Costs:
    """Prisoners, and those who were left behind in carbonite (movement-unlimited-prisoner-transfers.2, .4)."""
    here = [id for id in table.cards_at(g, _site_of(g, escort)) if is_captive(g, id) and not escort_of(g, id)]
    return _movable(g, [id for id in here if can_escort(g, escort, id)])


def _to_abandon(g: Engine, player: Side, escort: int) -> Costs:
    return _movable(g, [id for id in captives_of(g, escort) if has_status(g, id, lang.FROZEN)])


def _deliver(g: Engine, f: Scope[Simple]) -> None:
    escort, captive = f.vars.card, f.vars.target
    own = "own" if seized_by(g, captive, escort) else ""
    worth = value(g, "forfeit", captive) or 0  # as it is with that escort (boba-fett-cloud-city.6)
    prison = _site_of(g, escort)
    imprison(g, captive, prison)
    g.mark("turn", "delivered", escort)
    g.mark(*deliveries(g, captive))
    emit(g, Delivered(by=f.vars.player, card=captive, source=escort, location=prison, of=own, worth=worth))


def _collect(g: Engine, f: Scope[Simple]) -> None:
    escort, captive = f.vars.card, f.vars.target
    clear_status(g, captive, lang.IMPRISONED)
    g.change(captive, on=escort, at=0, seat="")
    g.log_event("seized", card=g.ref(escort), captive=g.ref(captive))


def _abandon(g: Engine, f: Scope[Simple]) -> None:
    escort, captive = f.vars.card, f.vars.target
    where = _site_of(g, escort)
    g.change(captive, at=where, on=0, seat="")
    g.log_event("abandoned", card=g.ref(captive), place=g.ref(where))


def _why_not(verb: str, find: Find, g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a captive is not delivered, taken along or left; at its capture that is another question."""
    if offered(g, verb, player, card):
        return []
    if g.state.phase != "move" or g.state.player != player:
        return [refusal(g, "move-phase", "phase", phase="move")]
    if reason := _refuse(g, player, card):
        return [reason]
    found = find(g, player, card)
    return [] if found and (not target or target in found) else [refusal(g, RULE, "no-transfer")]


def _guards(g: Engine, player: Side) -> list[int]:
    """Those who might deliver, collect or leave captives."""
    return [id for id in table.board(g).active if _refuse(g, player, id) is None] if table.board(g).idle else []


for _verb, _choices, _do in (
    ("deliver", _to_deliver, _deliver),
    ("collect", _to_collect, _collect),
    ("abandon", _to_abandon, _abandon),
):
    simple_action(
        PlayerAction(
            verb=_verb,
            applies_to=suits_table("character"),
            own_turn_phases=("move",),
            rule="move-phase",
            candidates=_guards,
            candidates_are_legal=True,
            refuse=_refuse,
            choices=_choices,
            reasons=partial(_why_not, _verb, _choices),
        ),
        _do,
        lambda card: say("prompt.captive", card=card),
    )


# -- left behind -------------------------------------------------------------------------------------------------------


def _left_behind(g: Engine, player: Side) -> list[int]:
    """The frozen captives of a player's that nobody holds at locations that he controls (captives-frozen-releasing.2;
    reading: in any phase of his own turn)."""
    if g.state.player != player or battle_of(g) is not None:
        return []
    return [id for id in table.board(g).idle if _can_be_fetched(g, player, id)]


def _can_be_fetched(g: Engine, player: Side, id: int) -> bool:
    card = g.card(id)
    unattended = has_status(g, id, lang.FROZEN) and is_captive(g, id) and bool(card.at)
    return unattended and card.side == player and controls(g, player, card.at)


def _why_not_release(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a captive cannot be released as an action; where its release goes on that is no question."""
    if card in _left_behind(g, player) or offered(g, "release", player, card):
        return []
    return [refusal(g, "captives-frozen-releasing", "not-yours-to-release")]


simple_action(
    PlayerAction(
        verb="release",
        applies_to=suits_table("character"),
        candidates=_left_behind,
        candidates_are_legal=True,
        reasons=_why_not_release,
        make_options=lambda g, player, id, _: ({"targets": (g.card(id).at,)},),
    ),
    lambda g, f: set_free(g, f.vars.card, False),
)
