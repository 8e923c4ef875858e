"""Duels and lightsaber combat: no battles, but totals that destinies are added to (digest: duels)."""

from __future__ import annotations

from typing import NamedTuple

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, Holds, Match, drawn_name, evaluates, matching_cards, number, side_of
from cantina.engine.statuses import define_status, set_status
from cantina.engine.values import changed, player_value, value
from cantina.lang.vocabulary import PlayerStat
from cantina.model.num import Num, apart
from cantina.model.sides import DARK, LIGHT, Side, other
from cantina.records.core import ActionState
from cantina.records.destiny import Destinies
from cantina.records.duels import DuelBegun, Duelling, DuelOver
from cantina.rules.core import bind, context_of, needs, performs, run_verbs
from cantina.rules.destiny import draw_total
from cantina.rules.responses import emit
from cantina.rules.statuses import becomes

define_status(lang.COMBAT_CARD, active=False, hidden=True, left_to="used")


@becomes(lang.COMBAT_CARD)
def _arm(g: Engine, id: int, by: Side) -> bool:
    set_status(g, id, lang.COMBAT_CARD)
    return True


@performs(lang.Duel)
def _duel(g: Engine, act: Scope[ActionState], verb: lang.Duel) -> None:
    context = context_of(g, act)
    mine, theirs = matching_cards(context, verb.yours), matching_cards(context, verb.opponents)
    if mine and theirs:
        face, node = g.catalog.address(verb)
        pair = mine[0], theirs[0]
        g.push(Duelling(act=act.i, face=face, node=node, you=act.vars.you, duellist=pair[0], rival=pair[1],
                        lives=(g.card(pair[0]).life, g.card(pair[1]).life), location=table.location_of(g, pair[0]),
                        number=verb.destinies, kind=_kind(g, verb)))  # fmt: skip


def _kind(g: Engine, verb: lang.Duel) -> str:
    epic = g.catalog.by_id[g.catalog.address(verb)[0]].category == "epic event"
    return "combat" if verb.combat else "epic duel" if epic else "duel"


@needs(lang.Duel)
def _two_to_duel(context: Context, verb: lang.Duel) -> bool:
    return bool(matching_cards(context, verb.yours)) and bool(matching_cards(context, verb.opponents))


def _announce(g: Engine, f: Scope[Duelling]) -> None:
    """The moment to cancel it, or to add destinies."""
    g.log_event("duel-begun", player=f.vars.you, card=g.ref(f.vars.duellist), rival=g.ref(f.vars.rival))
    emit(g, DuelBegun(by=f.vars.you, card=f.vars.duellist, target=f.vars.rival, location=f.vars.location,
                          of=f.vars.kind, frame=f.i))  # fmt: skip


def _draw_for_dark(g: Engine, f: Scope[Duelling]) -> None:
    if not _called_off(g, f):
        _draw(g, f, DARK)


def _draw_for_light(g: Engine, f: Scope[Duelling]) -> None:
    if not _called_off(g, f):
        _draw(g, f, LIGHT)


def _draw(g: Engine, f: Scope[Duelling], side: Side) -> None:
    draw_total(g, g.at(f.vars.act, ActionState), side, _due(g, f, side), DRAWS[f.vars.kind], f.vars.location,
               _named(f, side))  # fmt: skip


def _due(g: Engine, f: Scope[Duelling], side: Side) -> int:
    """How many destinies a side draws in all."""
    return int(player_value(g, "duel destinies", side, f.vars.number, f.vars.location))


def _named(f: Scope[Duelling], side: Side) -> str:
    """What the sum of a side's destinies is called in the action."""
    return (lang.DESTINY if side == f.vars.you else lang.THEIR_DESTINY).name


DRAWS = {"duel": "duel", "epic duel": "duel", "combat": "combat"}


def _called_off(g: Engine, f: Scope[Duelling]) -> bool:
    """Whether it ends without a result: it was cancelled, or one of the two is there no more."""
    pair = (f.vars.duellist, f.vars.lives[0]), (f.vars.rival, f.vars.lives[1])
    gone = any(g.card(id).life != life or table.location_of(g, id) != f.vars.location for id, life in pair)
    if not (f.vars.cancelled or gone):
        return False
    g.log_event("duel-over")
    g.end_period(PERIOD)
    f.finish()
    return True


PERIOD = "duel"


def _total(g: Engine, f: Scope[Duelling], side: Side, destiny: Num) -> Num:
    """What a side has come to, as texts leave it."""
    verb = _verb(g, f)
    own = (value(g, verb.adds, duellist_of(f, side)) or 0) if verb.adds else 0
    total = player_value(g, TOTALS[f.vars.kind], side, own + destiny, f.vars.location)
    return changed(g, "crossing total", f.vars.rival, total) if verb.crossing and side == f.vars.you else total


def duellist_of(f: Scope[Duelling], side: Side) -> int:
    """The character who duels for a side."""
    return f.vars.duellist if side == f.vars.you else f.vars.rival


class SoFar(NamedTuple):
    """How a side stands in a duel: its total, and how many destinies it has drawn for it, of how many."""

    total: Num
    destiny: Num
    drawn: int
    due: int


def so_far(g: Engine, f: Scope[Duelling], side: Side) -> SoFar:
    """How a side stands in a duel that is going on."""
    name, act = _named(f, side), g.at(f.vars.act, ActionState)
    draws, names = g.find(Destinies), context_of(g, act).vars
    if draws is not None and (draws.vars.act, draws.vars.name) == (act.i, name):
        destiny, drawn = draws.vars.total, draws.vars.drawn
    else:
        destiny, drawn = names.get(name, 0), names.get(drawn_name(name), 0)
    return SoFar(_total(g, f, side, destiny), destiny, drawn, _due(g, f, side))


TOTALS: dict[str, PlayerStat] = {"duel": "duel total", "epic duel": "duel total", "combat": "combat total"}


def _verb(g: Engine, f: Scope[Duelling]) -> lang.Duel:
    verb = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(verb, lang.Duel)
    return verb


def _decide_duel(g: Engine, f: Scope[Duelling]) -> None:
    if _called_off(g, f):
        return
    act, you = g.at(f.vars.act, ActionState), f.vars.you
    context = context_of(g, act)
    mine = _total(g, f, you, number(context, lang.DESTINY))
    theirs = _total(g, f, other(you), number(context, lang.THEIR_DESTINY))
    winner = you if mine > theirs else other(you) if theirs > mine else None
    g.log_event("duel", yours=mine, opponents=theirs, player=you, winner=winner)
    if winner is None:
        return
    f.let(winner=winner)
    defeated = f.vars.rival if winner == you else f.vars.duellist
    bind(act, winner=winner, difference=apart(mine, theirs), defeated=defeated)
    run_verbs(g, act, _verb(g, f), "then")


def _result_known(g: Engine, f: Scope[Duelling]) -> None:
    emit(g, DuelOver(by=f.vars.you, location=f.vars.location))


def _end(g: Engine, f: Scope[Duelling]) -> None:
    g.end_period(PERIOD)


procedure(Duelling, _announce, _draw_for_dark, _draw_for_light, _decide_duel, _result_known, _end)


@evaluates(lang.InDuel)
def _in_duel(_: lang.InDuel) -> Match:
    def match(c: Context, id: int) -> bool:
        duel = c.g.find(Duelling)
        return duel is not None and id in (duel.vars.duellist, duel.vars.rival)

    return match


@evaluates(lang.DuringDuel)
def _during_duel(node: lang.DuringDuel) -> Holds:
    def check(c: Context) -> bool:
        duel = c.g.find(Duelling)
        return duel is not None and duel.vars.winner == other(side_of(c, node.lost_by))

    return check
