"""Duels: no battle, but destinies added to power."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, found
from cantina.engine.values import value
from cantina.model.frame import Vars
from cantina.model.sides import Side, other
from cantina.rules import zones
from cantina.rules.core import Performing, bind, context_of, needs, performs
from cantina.rules.destiny import draw_total
from cantina.rules.force import lose_force, retrieve


class Duelling(Vars, frozen=True, kw_only=True, tag="duel"):
    """A duel that an action has brought about."""

    act: int
    number: int  # of destinies for each side
    you: Side


@performs(lang.Duel)
def _duel(g: Engine, act: Scope[Performing], verb: lang.Duel) -> None:
    """No battle: each total is the duellist's power and the destinies that his side draws."""
    context = context_of(g, act)
    mine, theirs = found(context, verb.yours), found(context, verb.opponents)
    if mine and theirs:
        bind(act, duellist=mine[0], rival=theirs[0])
        g.push(Duelling(act=act.i, number=verb.destinies, you=act.vars.you))


@needs(lang.Duel)
def _two_to_duel(context: Context, verb: lang.Duel) -> bool:
    return bool(found(context, verb.yours)) and bool(found(context, verb.opponents))


def _draw_for_you(g: Engine, f: Scope[Duelling]) -> None:
    draw_total(g, g.at(f.vars.act, Performing), f.vars.you, f.vars.number, "duel", 0, "your_destiny")


def _draw_for_rival(g: Engine, f: Scope[Duelling]) -> None:
    draw_total(g, g.at(f.vars.act, Performing), other(f.vars.you), f.vars.number, "duel", 0, "their_destiny")


def _decide_duel(g: Engine, f: Scope[Duelling]) -> None:
    b, you = g.at(f.vars.act, Performing).vars.names, f.vars.you
    mine = (value(g, "power", b["duellist"]) or 0) + b["your_destiny"]
    theirs = (value(g, "power", b["rival"]) or 0) + b["their_destiny"]
    winner = you if mine > theirs else other(you) if theirs > mine else None
    g.tell("duel", yours=mine, opponents=theirs, player=you, winner=winner)
    if winner is None:
        f.finish()
        return
    difference = abs(mine - theirs)
    retrieve(g, winner, int(difference))
    lose_force(g, other(winner), difference, "text", g.at(f.vars.act, Performing).vars.source)
    zones.lose(g, (b["rival"] if winner == you else b["duellist"],))


procedure(Duelling, _draw_for_you, _draw_for_rival, _decide_duel)
