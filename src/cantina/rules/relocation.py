"""Cards that texts move: away, by landspeed, or straight to another place (glossary: move-away,
movement-unlimited-relocating-cards-between-locations)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, matches, spoken_of
from cantina.model.frame import Pending, Vars
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.boarding import way_out
from cantina.rules.core import Performing, context_of, needs, performs
from cantina.rules.movement import (
    arrive,
    free_walks,
    go,
    jump_to,
    refuse_moving,
    through_hyperspace,
    walk_from,
    walk_to,
)
from cantina.rules.options import choices, decline
from cantina.rules.respond import announce
from cantina.rules.sectors import sector_to

NAMES = (lang.Self, lang.Host, lang.Bound)  # nouns that name a card


class LedMove(Pending, frozen=True, kw_only=True, tag="led-move"):
    """A move that a text makes a card make."""

    card: int
    goal: int
    verb: str
    origin: int = 0


class MoveAway(Vars, frozen=True, kw_only=True, tag="move-away"):
    """Cards that move away, one after the other."""

    group: tuple[int, ...]


class MoveAwayOrLose(Vars, frozen=True, kw_only=True, tag="move-away-or-lose"):
    """A card that moves away, or is lost."""

    card: int
    player: Side
    moved: bool = False


def lead(g: Engine, id: int, goal: int, verb: str) -> None:
    """A text makes a card move, by its own means: it is about to move like any other."""
    g.push(LedMove(card=id, goal=goal, verb=verb))


def _about_to_go(g: Engine, f: Scope[LedMove]) -> None:
    id, origin = f.vars.card, table.location_of(g, f.vars.card)
    f.let(origin=origin)
    of = "hyperspeed" if through_hyperspace(g, origin, f.vars.goal) else f.vars.verb
    announce(g, "about-to-move", by=g.card(id).side, card=id, of=of, location=origin, frame=f.i)


def _go(g: Engine, f: Scope[LedMove]) -> None:
    id = f.vars.card
    if not f.vars.cancelled and g.card(id).zone == "table" and not refuse_moving(g, id):
        go(g, id, f.vars.goal)
        arrive(g, g.card(id).side, id, f.vars.verb, f.vars.origin)


procedure(LedMove, _about_to_go, _go)


@performs(lang.MoveAway)
def _move_away(g: Engine, act: Scope[Performing], verb: lang.MoveAway) -> None:
    """One after the other, each by its landspeed; whoever cannot move stays (glossary: move-away, cannot-move.4)."""
    g.push(MoveAway(group=tuple(spoken_of(context_of(g, act), verb.what))))


def _next_mover(g: Engine, f: Scope[MoveAway]) -> None:
    able = [id for id in f.vars.group if away(g, id)]
    if not able:
        f.finish()
        return
    f.ask(g.card(able[0]).side, say("prompt.move", card=g.ref(able[0])), choices(g, away(g, able[0])))


def _move_one(g: Engine, f: Scope[MoveAway]) -> None:
    id = next(id for id in f.vars.group if away(g, id))
    f.let(group=tuple(each for each in f.vars.group if each != id))
    f.goto("_next_mover")
    lead(g, id, f.chosen, "away")


procedure(MoveAway, _next_mover, _move_one)


@needs(lang.MoveAway)
def _somewhere_to_go(context: Context, verb: lang.MoveAway) -> bool:
    return any(away(context.g, id) for id in spoken_of(context, verb.what))


@performs(lang.MoveAwayOrLose)
def _move_away_or_lose(g: Engine, act: Scope[Performing], verb: lang.MoveAwayOrLose) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        g.push(MoveAwayOrLose(card=id, player=g.card(id).side))


def _choose_way_out(g: Engine, f: Scope[MoveAwayOrLose]) -> None:
    ways = away(g, f.vars.card)
    if not ways:
        f.goto("_lose_who_stayed")
        return
    card = g.ref(f.vars.card)
    f.ask(f.vars.player, say("prompt.move-or-lose", card=card), [*choices(g, ways), decline(g, "no")])


def _move_out(g: Engine, f: Scope[MoveAwayOrLose]) -> None:
    if f.answer.card is not None:
        f.let(moved=True)
        lead(g, f.vars.card, f.chosen, "away")


def _lose_who_stayed(g: Engine, f: Scope[MoveAwayOrLose]) -> None:
    if not f.vars.moved:
        zones.lose(g, (f.vars.card,))


procedure(MoveAwayOrLose, _choose_way_out, _move_out, _lose_who_stayed)


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


@performs(lang.MoveTo)
def _move_to(g: Engine, act: Scope[Performing], verb: lang.MoveTo) -> None:
    context = context_of(g, act)
    goals = [each for each in table.board(g).locations if matches(context, verb.place, each)]
    for id in spoken_of(context, verb.what):
        if goals and goals[0] in free_walks(g, id):
            g.mark("turn", "moved", id)
            lead(g, id, goals[0], "walk")


@needs(lang.MoveTo)
def _within_a_walk(context: Context, verb: lang.MoveTo) -> bool:
    walks = (place for id in spoken_of(context, verb.what) for place in free_walks(context.g, id))
    return any(matches(context, verb.place, place) for place in walks)


@needs(lang.Relocate)
def _somebody_to_relocate(context: Context, verb: lang.Relocate) -> bool:
    """Of a group somebody who can move is enough (cannot-move.4); cards that are named one by one go together."""
    goals = spoken_of(context, verb.place)
    named = isinstance(verb.what, lang.Either) and all(isinstance(each, NAMES) for each in verb.what.parts)
    able = [bool(goals) and _can_relocate(context.g, id, goals[0]) for id in spoken_of(context, verb.what)]
    return all(able) and bool(able) if named else any(able)


def _can_relocate(g: Engine, id: int, goal: int) -> bool:
    return table.location_of(g, id) not in (0, goal) and not refuse_moving(g, id)


@performs(lang.Relocate)
def _relocate(g: Engine, act: Scope[Performing], verb: lang.Relocate) -> None:
    """All that can move are moved; who stays at the location has not moved (glossary: cannot-move.4,
    movement-unlimited-relocating-cards-between-locations)."""
    context = context_of(g, act)
    goals = [each for each in spoken_of(context, verb.place) if g.face(each).category == "location"]
    for id in spoken_of(context, verb.what):
        origin = table.location_of(g, id)
        if goals and _can_relocate(g, id, goals[0]):
            go(g, id, goals[0])
            arrive(g, g.card(id).side, id, "relocate", origin)
