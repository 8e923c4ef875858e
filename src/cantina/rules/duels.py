"""Duels: no battle, but destinies added to power."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, Holds, Match, found, meaning, number, side_of
from cantina.engine.values import player_value, value
from cantina.model.num import Num, apart
from cantina.model.sides import Side, other
from cantina.records.core import Performing
from cantina.records.duels import Duelling
from cantina.rules.core import bind, context_of, needs, performs, run_verbs
from cantina.rules.destiny import draw_total


@performs(lang.Duel)
def _duel(g: Engine, act: Scope[Performing], verb: lang.Duel) -> None:
    """No battle: each total is the duellist's power and the destinies that his side draws."""
    context = context_of(g, act)
    mine, theirs = found(context, verb.yours), found(context, verb.opponents)
    if mine and theirs:
        face, node = g.catalog.address(verb)
        g.push(Duelling(act=act.i, face=face, node=node, you=act.vars.you, duellist=mine[0], rival=theirs[0],
                        number=verb.destinies))  # fmt: skip


@needs(lang.Duel)
def _two_to_duel(context: Context, verb: lang.Duel) -> bool:
    return bool(found(context, verb.yours)) and bool(found(context, verb.opponents))


def _draw_for_you(g: Engine, f: Scope[Duelling]) -> None:
    draw_total(g, g.at(f.vars.act, Performing), f.vars.you, f.vars.number, "duel", 0, lang.DESTINY.name)


def _draw_for_rival(g: Engine, f: Scope[Duelling]) -> None:
    draw_total(g, g.at(f.vars.act, Performing), other(f.vars.you), f.vars.number, "duel", 0, lang.THEIR_DESTINY.name)


def _total(g: Engine, side: Side, duellist: int, destiny: Num) -> Num:
    """What a side has come to, as texts leave it."""
    return player_value(g, "duel total", side, (value(g, "power", duellist) or 0) + destiny)


def _decide_duel(g: Engine, f: Scope[Duelling]) -> None:
    act, you = g.at(f.vars.act, Performing), f.vars.you
    context = context_of(g, act)
    mine = _total(g, you, f.vars.duellist, number(context, lang.DESTINY))
    theirs = _total(g, other(you), f.vars.rival, number(context, lang.THEIR_DESTINY))
    winner = you if mine > theirs else other(you) if theirs > mine else None
    g.tell("duel", yours=mine, opponents=theirs, player=you, winner=winner)
    if winner is None:
        f.finish()
        return
    f.let(winner=winner)
    defeated = f.vars.rival if winner == you else f.vars.duellist
    bind(act, winner=winner, difference=apart(mine, theirs), defeated=defeated)
    run_verbs(g, act, g.catalog.node(f.vars.face, f.vars.node), "then")


@meaning(lang.InDuel)
def _in_duel(_: lang.InDuel) -> Match:
    def match(c: Context, id: int) -> bool:
        duel = c.g.find(Duelling)
        return duel is not None and id in (duel.vars.duellist, duel.vars.rival)

    return match


@meaning(lang.DuringDuel)
def _during_duel(node: lang.DuringDuel) -> Holds:
    def check(c: Context) -> bool:
        duel = c.g.find(Duelling)
        return duel is not None and duel.vars.winner == other(side_of(c, node.lost_by))

    return check


procedure(Duelling, _draw_for_you, _draw_for_rival, _decide_duel)
