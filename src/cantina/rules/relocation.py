"""Cards that texts move: away, by landspeed, or straight to another place (glossary: move-away,
movement-unlimited-relocating-cards-between-locations)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, spoken_of
from cantina.lang.vocabulary import Travel
from cantina.model.text import say
from cantina.records.core import Performing
from cantina.records.movement import AboutToMove
from cantina.records.relocation import LedMove, MoveAway, Transported
from cantina.rules.boarding import way_out
from cantina.rules.core import context_of, needs, performs
from cantina.rules.movement import (
    arrive,
    free_walks,
    go,
    jump_to,
    may_go,
    refuse_moving,
    through_hyperspace,
    walk_from,
    walk_to,
)
from cantina.rules.options import choices
from cantina.rules.react import react_away, ways_away
from cantina.rules.respond import announce
from cantina.rules.sectors import sector_to

NAMES = (lang.Self, lang.Host, lang.Bound)  # nouns that name a card


def lead(g: Engine, id: int, goal: int, verb: str) -> None:
    """A text makes a card move, by its own means: it is about to move like any other."""
    g.push(LedMove(card=id, goal=goal, verb=verb))


def _about_to_go(g: Engine, f: Scope[LedMove]) -> None:
    id, origin = f.vars.card, table.location_of(g, f.vars.card)
    f.let(origin=origin)
    of = "hyperspeed" if through_hyperspace(g, origin, f.vars.goal) else f.vars.verb
    announce(g, AboutToMove(by=g.card(id).side, card=id, of=of, location=origin, frame=f.i))


def _go(g: Engine, f: Scope[LedMove]) -> None:
    id = f.vars.card
    if not f.vars.cancelled and g.card(id).zone == "table" and not refuse_moving(g, id):
        go(g, id, f.vars.goal)
        arrive(g, g.card(id).side, id, f.vars.verb, f.vars.origin)


procedure(LedMove, _about_to_go, _go)


@performs(lang.Move)
def _move(g: Engine, act: Scope[Performing], verb: lang.Move) -> None:
    context = context_of(g, act)
    cards = spoken_of(context, verb.what)
    if verb.how == "react":
        for id in cards:
            react_away(g, id)
        return
    if verb.to is None:
        g.push(MoveAway(group=tuple(cards)))
        return
    goals = [each for each in spoken_of(context, verb.to) if g.face(each).category == "location"]
    able = tuple(id for id in cards if goals and verb.how == "relocate" and _can_relocate(g, id, goals[0]))
    if able:  # comes when all of them have arrived
        announce(g, Transported(by=act.vars.you, card=act.vars.source, transported=able))
    for id in cards if goals else ():
        TRAVELS[verb.how](g, id, goals[0])


def _next_mover(g: Engine, f: Scope[MoveAway]) -> None:
    """One after the other; whoever cannot move stays (glossary: move-away, cannot-move.4)."""
    id = _mover(g, f)
    if not id:
        f.finish()
        return
    f.ask(g.card(id).side, say("prompt.move", card=g.ref(id)), choices(g, away(g, id)))


def _mover(g: Engine, f: Scope[MoveAway]) -> int:
    """Whose turn it is to move; 0 if nobody is left."""
    return next((id for id in f.vars.group if away(g, id)), 0)


def _move_one(g: Engine, f: Scope[MoveAway]) -> None:
    id = _mover(g, f)
    f.let(group=tuple(each for each in f.vars.group if each != id))
    f.goto("_next_mover")
    lead(g, id, f.chosen, "away")


procedure(MoveAway, _next_mover, _move_one)


def away(g: Engine, id: int) -> list[int]:
    """Where a card could move away to: on foot, by landspeed (a character steps out first); a starship by hyperspeed;
    ships and vehicles by any sector movement (glossary: move-away)."""
    if g.card(id).zone != "table" or refuse_moving(g, id):
        return []
    side = g.card(id).side
    if g.face(id).category == "starship":
        return [*jump_to(g, side, id), *sector_to(g, side, id)]
    if g.face(id).category == "vehicle":
        return [*walk_to(g, side, id), *sector_to(g, side, id)]
    start = g.card(id).at or way_out(g, side, id)
    return list(walk_from(g, id, start))


def _walk(g: Engine, id: int, goal: int) -> None:
    if goal in free_walks(g, id):
        g.mark("turn", "moved", id)
        lead(g, id, goal, "walk")


def _relocate(g: Engine, id: int, goal: int) -> None:
    """Who stays at the location has not moved (movement-unlimited-relocating-cards-between-locations)."""
    origin = table.location_of(g, id)
    if _can_relocate(g, id, goal):
        go(g, id, goal)
        arrive(g, g.card(id).side, id, "relocate", origin)


def _can_relocate(g: Engine, id: int, goal: int) -> bool:
    return table.location_of(g, id) not in (0, goal) and not refuse_moving(g, id) and may_go(g, id, goal)


TRAVELS = {"move": _walk, "relocate": _relocate}


@needs(lang.Move)
def _somebody_to_move(context: Context, verb: lang.Move) -> bool:
    """Of a group somebody who can move is enough (cannot-move.4); cards that are named one by one go together."""
    cards = spoken_of(context, verb.what)
    if verb.how == "react":
        return any(ways_away(context.g, id) for id in cards)
    if verb.to is None:
        return any(away(context.g, id) for id in cards)
    goals = spoken_of(context, verb.to)
    able = [bool(goals) and _can_reach(context.g, id, goals[0], verb.how) for id in cards]
    named = isinstance(verb.what, lang.Either) and all(isinstance(each, NAMES) for each in verb.what.parts)
    return all(able) and bool(able) if named else any(able)


def _can_reach(g: Engine, id: int, goal: int, how: Travel) -> bool:
    return _can_relocate(g, id, goal) if how == "relocate" else goal in free_walks(g, id)
