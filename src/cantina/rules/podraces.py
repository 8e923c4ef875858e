"""Podraces: race destiny that is kept on Podracers, race totals, and who has won (digest: podraces)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, Holds, evaluates, side_of
from cantina.engine.statuses import clear_status, define_status, has_status, set_status
from cantina.engine.values import BaseOverride, changed, overrides_base, value
from cantina.model.num import Num
from cantina.model.sides import SIDES, Side, other
from cantina.rules.statuses import becomes, restores
from cantina.rules.values import totals

ARENA = lang.ARENA.title

define_status(lang.RACING)


# -- totals ------------------------------------------------------------------------------------------------------------


@totals("race total")
def _race_total(g: Engine, side: Side, place: int) -> Num:
    return race_total(g, side)


def race_total(g: Engine, side: Side) -> Num:
    """A player's highest race total: of one of his Podracers, or at the Arena if he has none there."""
    return max((track_total(g, side, id) for id in tracks_of(g, side)), default=0)


def tracks_of(g: Engine, side: Side) -> list[int]:
    """Where race destinies of a player lie or could: his Podracers, and the Arena."""
    return [id for id in table.board(g).on_table if _is_track(g, side, id)]


def _is_track(g: Engine, side: Side, id: int) -> bool:
    mine = g.face(id).category == "podracer" and g.card(id).side == side
    return mine or g.face(id).title == ARENA


def track_total(g: Engine, side: Side, id: int) -> Num:
    """The race destinies of a player that lie on a Podracer, or at the Arena."""
    return sum(race_destinies(g, side, id).values())


def race_destinies(g: Engine, side: Side, id: int) -> dict[int, Num]:
    """What each of these cards counts for; what a card says of itself when it is drawn no longer does."""
    cards = [each for each in table.stacked_on(g, id) if g.card(each).owner == side]
    return {each: changed(g, "race destiny", each, g.face(each).destiny[0]) for each in cards}


@overrides_base("race total", of=("podracer",))
def _own_total(g: Engine, stat: str, id: int) -> BaseOverride:
    return BaseOverride(track_total(g, g.card(id).side, id))


@overrides_base("race draws")
def _one_draw(g: Engine, stat: str, id: int) -> BaseOverride:
    return BaseOverride(1)


@overrides_base("race cards")
def _all_drawn(g: Engine, stat: str, id: int) -> BaseOverride:
    return BaseOverride(value(g, "race draws", id) or 0)


# -- beginning and end -------------------------------------------------------------------------------------------------


@becomes(lang.RACING)
def begin_race(g: Engine, id: int, by: Side) -> bool:
    """A Podrace begins: the only one of the game."""
    g.mark("game", "podrace")
    set_status(g, id, lang.RACING)
    g.log_event("race-begun", card=g.ref(id))
    return True


@restores(lang.RACING)
def _end_race(g: Engine, id: int, by: Side) -> bool:
    """Whoever is ahead has won."""
    winner = next(side for side in SIDES if race_total(g, side) > race_total(g, other(side)))
    g.mark("game", "podrace won", winner)
    clear_status(g, id, lang.RACING)
    g.log_event("race-won", winner=winner, total=race_total(g, winner))
    return True


def race_of(g: Engine) -> int:
    """The Epic Event that drives the race that is going on; 0 if none is."""
    return next((id for id in table.board(g).on_table if has_status(g, id, lang.RACING)), 0)


@evaluates(lang.Raced)
def _raced(node: lang.Raced) -> Holds:
    def check(c: Context) -> bool:
        if node.won_by is None:
            return bool(c.g.marked("game", "podrace"))
        return bool(c.g.marked("game", "podrace won", side_of(c, node.won_by)))

    return check
