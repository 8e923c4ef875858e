"""Room aboard ships and vehicles (glossary: capacity, passengers, creature-vehicles)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.query import Context, matches, words
from cantina.engine.texts import live, text_cancelled
from cantina.lang.abilities import Carries, NotAboard
from cantina.model.sides import TABLE, Side
from cantina.rules import zones


def room(g: Engine, carrier: int) -> Carries:
    """What a ship or vehicle can carry, by its text."""
    found = [line for line in g.face(carrier).text if isinstance(line, Carries)]
    return found[0] if found else Carries()


def taken(g: Engine, carrier: int, seat: str) -> int:
    """How many sit there already."""
    return sum(1 for id in table.carried(g, carrier) if g.card(id).seat == seat)


def free_seats(g: Engine, carrier: int, id: int) -> list[str]:
    """The seats of a ship or vehicle that a card could take now, best first."""
    space, kind = room(g, carrier), words(g, id)
    if unwelcome(g, carrier, id):
        return []
    if "character" in kind:
        return _for_character(g, carrier, space, kind)
    cargo = []
    if "vehicle" in kind and taken_cargo(g, carrier, "vehicle") < space.vehicles:
        cargo.append("cargo")
    if "starfighter" in kind and _fighter_room(g, carrier, space, kind):
        cargo.append("cargo")
    return cargo


def unwelcome(g: Engine, carrier: int, id: int) -> bool:
    """Whether a card's own text keeps it from being aboard, unless that text is cancelled."""
    lines = [line for line in g.face(id).text if isinstance(line, NotAboard)]
    if not lines or (g.card(id).zone == TABLE and text_cancelled(g, id)):
        return False
    context = Context(g, g.card(id).side, id, 0)
    return any(matches(context, line.what, carrier) for line in lines)


def lose_misplaced(g: Engine) -> None:
    """A card whose text came back where that text forbids it to be goes to the Lost Pile, and this is no moment to
    respond to (glossary: cancel-game-text.9, .10)."""
    for each in live(g, "NotAboard"):
        carrier = g.card(each.source).on
        if carrier and g.card(each.source).seat and unwelcome(g, carrier, each.source):
            gone = (*table.everything_on(g, each.source)[::-1], each.source)
            for id in gone:
                zones.to_pile(g, id, "lost")
            g.tell("lost", cards=tuple(g.ref(id) for id in gone), zone="lost")


def taken_cargo(g: Engine, carrier: int, word: str) -> int:
    """How many ships or vehicles of a kind are in the cargo bay."""
    return sum(1 for id in table.carried(g, carrier) if g.card(id).seat == "cargo" and word in words(g, id))


def _fighter_room(g: Engine, carrier: int, space: Carries, kind: frozenset[str]) -> bool:
    return taken_cargo(g, carrier, "starfighter") < space.starfighters + (space.ties if "TIE" in kind else 0)


def _for_character(g: Engine, carrier: int, space: Carries, kind: frozenset[str]) -> list[str]:
    seats = []
    extra_pilots = max(taken(g, carrier, "pilot") - space.pilots, 0)
    extra_passengers = max(taken(g, carrier, "passenger") - space.passengers, 0)
    spare = space.either > extra_pilots + extra_passengers
    if "pilot" in kind and (taken(g, carrier, "pilot") < space.pilots or spare):
        seats.append("pilot")
    if taken(g, carrier, "driver") < space.drivers and "droid" not in kind:
        seats.append("driver")
    if "astromech droid" in kind and taken(g, carrier, "astromech") < space.astromechs:
        seats.append("astromech")
    if taken(g, carrier, "passenger") < space.passengers or spare:
        seats.append("passenger")
    return seats


def spare(g: Engine, carrier: int) -> int:
    """How many characters there is still room for, in whatever seats."""
    space = room(g, carrier)
    seats = space.pilots + space.passengers + space.drivers + space.either + space.astromechs
    return seats - sum(1 for id in table.carried(g, carrier) if g.card(id).seat not in ("", "cargo"))


def own_carriers(g: Engine, side: Side, location: int) -> list[int]:
    """A player's ships and vehicles at a location."""
    return [id for id in table.cards_at(g, location)
            if g.card(id).side == side and g.face(id).category in ("starship", "vehicle")]  # fmt: skip
