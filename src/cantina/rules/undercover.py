"""Undercover spies: what being undercover means, going undercover and breaking cover (digest: undercover spies). Where
they may move is in `movement`."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import is_called
from cantina.engine.statuses import clear_status, define_status, has_status, set_status
from cantina.engine.texts import lines_of, printed
from cantina.model.card import Status
from cantina.model.decision import Refusal
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent
from cantina.records.undercover import CoverBroken
from cantina.rules.battle import battle_of
from cantina.rules.options import refusal
from cantina.rules.player_actions import PlayerAction
from cantina.rules.prohibitions import allowed, forbidden_by
from cantina.rules.responses import emit, on_event
from cantina.rules.simple_actions import simple_action
from cantina.rules.statuses import becomes, restores
from cantina.rules.zones import lose, weighs_on_host


def _stays_undercover(g: Engine, new: int, status: Status) -> bool:
    """A version that is no spy is not undercover (persona-replacement-rule.19)."""
    return is_called(g, new, "spy")


def _comes_undercover(g: Engine, id: int) -> Status | None:
    return Status(lang.UNDERCOVER.status) if printed(g.face(id), lang.DeploysUndercover) else None


define_status(
    lang.UNDERCOVER,
    active=False,
    losable=True,
    on_opponents_side=True,
    forbids={"board": ("movement-unlimited-embarking", "undercover")},
    restricts_opponent={"drain": ("force-drains-may-not-be-modified-or-canceled-by-opponent", "spy")},
    kept=_stays_undercover,
    brought=_comes_undercover,
    ends=frozenset({"stolen", "captured", "missing"}),
)


def may_break_cover(g: Engine, player: Side, id: int) -> bool:
    """In its owner's deploy phase, or when its text says so, at a site, unless a card keeps it undercover (that card
    says how it ends) or a text forbids it."""
    card = g.card(id)
    usual = g.state.phase == "deploy" and g.state.player == player
    if battle_of(g) is not None or not (usual or allowed(g, "break cover", id)):
        return False
    if card.zone != "table" or not has_status(g, id, lang.UNDERCOVER) or card.side != player or not card.at:
        return False
    kept = any(printed(g.face(each), lang.PutsUndercover) for each in table.carried(g, id))
    return not kept and "site" in g.face(card.at).words and not forbidden_by(g, "break cover", id)


def break_cover(g: Engine, spy: int, by: Side) -> None:
    """A player brings a spy back to its own side: tell, and let responses follow."""
    clear_status(g, spy, lang.UNDERCOVER)
    g.log_event("cover-broken", card=g.ref(spy))
    emit(g, CoverBroken(card=spy, location=table.location_of(g, spy), by=by))


def _spies(g: Engine, player: Side) -> list[int]:
    if g.state.phase != "deploy" and not lines_of(g, lang.Allows, "break cover"):
        return []
    return [id for id in table.board(g).idle if may_break_cover(g, player, id)]


def _refuse_breaking(g: Engine, player: Side, id: int) -> Refusal | None:
    return None if may_break_cover(g, player, id) else refusal(g, "converting-characters", "no-cover", by=id)


simple_action(
    PlayerAction(
        verb="break-cover", applies_to=lambda face, zone: zone == "table" and "spy" in face.words,
        candidates=_spies, candidates_are_legal=True, refuse=_refuse_breaking,
    ),
    lambda g, f: break_cover(g, f.vars.card, f.vars.player),
)  # fmt: skip


@restores(lang.UNDERCOVER)
def _come_out(g: Engine, id: int, by: Side) -> bool:
    """A text breaks a spy's cover."""
    break_cover(g, id, by)
    return True


@weighs_on_host(lang.PutsUndercover)
def _cover(g: Engine, host: int, there: bool) -> None:
    """The spy crosses with the card that covers it, and is back when that is gone, unless it has been found out."""
    if there:
        g.change(host, at=table.location_of(g, host), on=0, seat="")
        set_status(g, host, lang.UNDERCOVER)
    elif has_status(g, host, lang.UNDERCOVER):
        break_cover(g, host, g.card(host).side)


@on_event("captured", "went-missing")
def _lose_cover(g: Engine, moment: TriggerEvent) -> None:
    """What kept a spy undercover is lost once it is something else."""
    covers = [id for id in table.carried(g, moment.card) if printed(g.face(id), lang.PutsUndercover)]
    if covers and not has_status(g, moment.card, lang.UNDERCOVER):
        lose(g, tuple(covers))


@becomes(lang.UNDERCOVER)
def _go_undercover(g: Engine, id: int, by: Side) -> bool:
    """A change of sides at the same location, and no move."""
    set_status(g, id, lang.UNDERCOVER)
    g.log_event("undercover", card=g.ref(id))
    return True
