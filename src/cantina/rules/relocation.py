"""Cards that texts move: away, by landspeed, or straight to another place (glossary: move-away,
movement-unlimited-relocating-cards-between-locations)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, referenced_cards
from cantina.lang.vocabulary import Travel
from cantina.model.text import say
from cantina.records.core import ActionState
from cantina.records.movement import AboutToMove
from cantina.records.relocation import Destined, LedMove, MoveAway, Transported
from cantina.rules.boarding import way_out
from cantina.rules.core import context_of, needs, performs
from cantina.rules.force import spendable, use_force
from cantina.rules.movement import (
    arrive,
    free_walks,
    go,
    jump_to,
    may_fly,
    may_go,
    may_travel,
    refuse_moving,
    through_hyperspace,
    walk_from,
    walk_to,
)
from cantina.rules.options import choices, option
from cantina.rules.presence import is_body
from cantina.rules.react import react_away, ways_away
from cantina.rules.responses import emit
from cantina.rules.sectors import sector_to

NAMES = (lang.Self, lang.Host, lang.Bound)  # nouns that name a card


def lead_to(g: Engine, id: int, goal: int, verb: str) -> None:
    """A text makes a card move, by its own means: it is about to move like any other."""
    g.push(LedMove(card=id, goal=goal, verb=verb))


def _about_to_go(g: Engine, f: Scope[LedMove]) -> None:
    id, origin = f.vars.card, table.location_of(g, f.vars.card)
    f.let(origin=origin)
    of = "hyperspeed" if through_hyperspace(g, origin, f.vars.goal) else f.vars.verb
    emit(g, AboutToMove(by=g.card(id).side, card=id, of=of, location=origin, frame=f.i))


def _go(g: Engine, f: Scope[LedMove]) -> None:
    id = f.vars.card
    if not f.vars.cancelled and g.card(id).zone == "table" and not refuse_moving(g, id):
        go(g, id, f.vars.goal)
        arrive(g, g.card(id).side, id, f.vars.verb, f.vars.origin)


procedure(LedMove, _about_to_go, _go)


@performs(lang.Move)
def _move(g: Engine, act: Scope[ActionState], verb: lang.Move) -> None:
    context = context_of(g, act)
    cards = referenced_cards(context, verb.what)
    if verb.how == "react":
        for id in cards:
            react_away(g, id, verb.free)
        return
    if verb.to is None:
        g.push(MoveAway(group=tuple(cards), free=verb.free))
        return
    face, node = g.catalog.address(verb)
    attached = not any(is_body(g, id) for id in cards)  # what is on a card may come to be on another one
    goals = tuple(
        each for each in referenced_cards(context, verb.to) if attached or g.face(each).category == "location"
    )
    g.push(Destined(act=act.i, face=face, node=node, player=act.vars.you, cards=tuple(cards), goals=goals))


def _ask_goal(g: Engine, f: Scope[Destined]) -> None:
    """To which of several locations; where only one can be reached there is nothing to ask."""
    how = _journey(g, f).how
    able = [each for each in f.vars.goals if any(_can_reach(g, id, each, how) for id in f.vars.cards)]
    if not able:
        f.finish()
        return
    f.ask(f.vars.player, say("prompt.move", card=g.ref(f.vars.cards[0])), choices(g, able))


def _set_out(g: Engine, f: Scope[Destined]) -> None:
    how, goal, act = _journey(g, f).how, f.chosen, g.at(f.vars.act, ActionState)
    if how in WALKS:
        for id in f.vars.cards:
            _walk(g, id, goal, how)
        return
    able = tuple(id for id in f.vars.cards if _can_relocate(g, id, goal, how))
    if able:  # comes when all of them have arrived
        emit(g, Transported(by=act.vars.you, card=act.vars.source, transported=able))
    for id in able:
        _relocate(g, id, goal)


def _journey(g: Engine, f: Scope[Destined]) -> lang.Move:
    verb = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(verb, lang.Move)
    return verb


procedure(Destined, _ask_goal, _set_out)


def _next_mover(g: Engine, f: Scope[MoveAway]) -> None:
    """One after the other; whoever cannot move stays (glossary: move-away, cannot-move.4)."""
    id = _mover(g, f)
    if not id:
        f.finish()
        return
    ways = ways_out(g, id, f.vars.free)
    options = [option(g, "choose", each, cost=None if f.vars.free else cost) for each, cost in ways.items()]
    f.ask(g.card(id).side, say("prompt.move", card=g.ref(id)), options)


def _mover(g: Engine, f: Scope[MoveAway]) -> int:
    """Whose turn it is to move; 0 if nobody is left."""
    return next((id for id in f.vars.group if ways_out(g, id, f.vars.free)), 0)


def _move_one(g: Engine, f: Scope[MoveAway]) -> None:
    id = _mover(g, f)
    f.let(group=tuple(each for each in f.vars.group if each != id))
    f.goto("_next_mover")
    use_force(g, g.card(id).side, int(f.answer.cost or 0))
    lead_to(g, id, f.chosen, "away")


procedure(MoveAway, _next_mover, _move_one)


def ways_out(g: Engine, id: int, free: bool) -> dict[int, int]:
    """Where a card could move away to, and what it costs if that is not free: on foot, by landspeed (a character steps
    out first); a starship by hyperspeed; ships and vehicles by any sector movement (glossary: move-away)."""
    if g.card(id).zone != "table" or refuse_moving(g, id):
        return {}
    side = g.card(id).side
    if g.face(id).category == "starship":
        found = {**jump_to(g, side, id), **sector_to(g, side, id)}
    elif g.face(id).category == "vehicle":
        found = {**walk_to(g, side, id), **sector_to(g, side, id)}
    else:
        found = walk_from(g, id, g.card(id).at or way_out(g, side, id))
    return {place: cost for place, (cost, _) in found.items() if free or cost <= spendable(g, side)}


def _ways_away(g: Engine, id: int) -> list[int]:
    return list(ways_out(g, id, free=True))


WALKS = {"move": free_walks, "away": _ways_away}


def _walk(g: Engine, id: int, goal: int, how: Travel) -> None:
    """On foot; only a regular move is the one of the turn."""
    if goal not in WALKS[how](g, id):
        return
    if how == "move":
        g.mark("turn", "moved", id)
    lead_to(g, id, goal, "walk" if how == "move" else "away")


def _relocate(g: Engine, id: int, goal: int) -> None:
    """Who stays at the location has not moved (movement-unlimited-relocating-cards-between-locations)."""
    origin = table.location_of(g, id)
    if _can_relocate(g, id, goal):
        go(g, id, goal)
        arrive(g, g.card(id).side, id, "relocate", origin)


def _can_relocate(g: Engine, id: int, goal: int, how: Travel = "relocate") -> bool:
    here = table.location_of(g, id)
    if here in (0, goal) or refuse_moving(g, id) or not may_travel(g, id) or not may_go(g, id, goal):
        return False
    return (how != "transport" and _on_the_ground(g, here, goal)) or may_fly(g, id, here, goal)


def _on_the_ground(g: Engine, start: int, end: int) -> bool:
    """Whether one way from a site to another leads along the ground."""
    sites = "site" in g.face(start).words and "site" in g.face(end).words
    return sites and table.planet_of(g, start) == table.planet_of(g, end)


@needs(lang.Move)
def _somebody_to_move(context: Context, verb: lang.Move) -> bool:
    """Of a group somebody who can move is enough (cannot-move.4); cards that are named one by one go together."""
    cards = referenced_cards(context, verb.what)
    if verb.how == "react":
        return any(ways_away(context.g, id, verb.free) for id in cards)
    if verb.to is None:
        return any(ways_out(context.g, id, verb.free) for id in cards)
    goals = referenced_cards(context, verb.to)
    able = [any(_can_reach(context.g, id, goal, verb.how) for goal in goals) for id in cards]
    named = isinstance(verb.what, lang.Either) and all(isinstance(each, NAMES) for each in verb.what.parts)
    return all(able) and bool(able) if named else any(able)


def _can_reach(g: Engine, id: int, goal: int, how: Travel) -> bool:
    return goal in WALKS[how](g, id) if how in WALKS else _can_relocate(g, id, goal, how)
