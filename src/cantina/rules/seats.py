"""Room aboard ships and vehicles (glossary: capacity, passengers, creature-vehicles)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.catalog import abilities
from cantina.engine.core import STANDING, Engine
from cantina.engine.query import matches, words
from cantina.engine.texts import Live, live, text_cancelled
from cantina.lang.abilities import Carries, NotAboard
from cantina.model.sides import Side
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
    if barred_aboard(g, id, carrier):
        return []
    if "character" in kind:
        return _for_character(g, carrier, space, kind)
    cargo = []
    if "vehicle" in kind and taken_cargo(g, carrier, "vehicle") < space.vehicles:
        cargo.append("cargo")
    if "starfighter" in kind and _fighter_room(g, carrier, space, kind):
        cargo.append("cargo")
    return cargo


def barred_aboard(g: Engine, id: int, carrier: int) -> bool:
    """Whether a text says that a card may not be aboard such a ship or vehicle; its own counts in hand too."""
    own = [] if text_cancelled(g, id) else abilities(g.face(id).text)
    lines = [Live(line, id, g.card(id).side, 0) for line in own if isinstance(line, NotAboard)]
    for each in (*lines, *(each for each in live(g, "NotAboard") if each.source != id)):
        assert isinstance(each.ability, NotAboard)
        context = each.context(g)
        if matches(context, each.ability.who, id) and matches(context, each.ability.what, carrier):
            return True
    return False


def leave_forbidden_places(g: Engine) -> None:
    """A card whose text comes back while it is where that text forbids it to be goes at once to its owner's Lost
    Pile; it is not "just lost" (glossary: cancel-game-text.9, .10)."""
    if "NotAboard" not in g.catalog.kinds or "lawful" in g.memo:
        return
    g.memo["lawful"] = True
    seated = [id for id in table.board(g).on_table if g.card(id).seat]
    for id in [each for each in seated if barred_aboard(g, each, g.card(each).on)]:
        gone = [id, *table.everything_on(g, id)]
        for each in reversed(gone):
            zones.to_pile(g, each, "lost")
        g.tell("lost", cards=tuple(g.ref(each) for each in gone), zone="lost")


STANDING.append(leave_forbidden_places)


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


def own_carriers(g: Engine, side: Side, location: int) -> list[int]:
    """A player's ships and vehicles at a location."""
    return [id for id in table.cards_at(g, location)
            if g.card(id).side == side and g.face(id).category in ("starship", "vehicle")]  # fmt: skip
