"""Room aboard ships and vehicles (glossary: capacity, passengers, creature-vehicles)."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.engine import board as table
from cantina.engine.asking import worked_out
from cantina.engine.core import Engine
from cantina.engine.query import Context, Match, compiled, matches, meaning, words
from cantina.engine.statuses import rides
from cantina.engine.texts import lines_of, own, printed, speaks, text_cancelled
from cantina.lang.vocabulary import Gait
from cantina.model.card import Definition
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.pilots import ejected

NO_ROOM = lang.Carries()
ON_FOOT = ("character", "undercover spy")  # what moves like these walks


def gait(face: Definition) -> Gait | None:
    """As what a card moves that is none, by its text."""
    lines = printed(face, lang.MovesLike)
    return lines[0].what if lines else None


def moves_like(g: Engine, id: int) -> Gait | None:
    """As what a card moves that is none."""
    return gait(g.face(id))


def room(g: Engine, carrier: int) -> lang.Carries:
    """What a card can carry, by its text; where permanent pilots are gone others may sit."""
    lines = printed(g.face(carrier), lang.Carries)
    space, left = lines[0] if lines else NO_ROOM, ejected(g, carrier)
    return msgspec.structs.replace(space, pilots=space.pilots + left) if left else space


def walks(g: Engine, id: int) -> bool:
    """Whether a card that is no character moves like one."""
    return moves_like(g, id) in ON_FOOT


def passengers_of(g: Engine, id: int) -> list[int]:
    """The characters that a character carries with it, and that need room wherever it goes aboard
    (glossary: movement-carrying-cards.4)."""
    return [each for each in table.everything_on(g, id)
            if (g.card(each).seat or rides(g.card(each))) and "character" in words(g, each)]  # fmt: skip


def taken(g: Engine, carrier: int, seat: str, but: int = 0) -> int:
    """How many sit there already, one card aside. What only moves like a character takes no seat."""
    heads = 0
    for id in table.carried(g, carrier):
        if id == but or not g.card(id).seat or g.face(id).category != "character":
            continue
        heads += g.card(id).seat == seat
        heads += len(passengers_of(g, id)) if seat == "passenger" else 0
    return heads


def free_seats(g: Engine, carrier: int, id: int) -> list[str]:
    """The seats of a ship or vehicle that a card could take now, best first."""
    space, kind = room(g, carrier), words(g, id)
    if g.bears(id, carrier) or barred_aboard(g, id, carrier):
        return []
    if not _is_one_of(g, carrier, space.only, id):
        return []
    if "character" in kind:
        found = [
            each for each in _for_character(g, carrier, space, kind, id) if not barred_aboard(g, id, carrier, each)
        ]
        return found if _is_one_of(g, carrier, space.pilot, id) else [seat for seat in found if seat != "pilot"]
    if moves_like(g, id) == "character":
        return ["passenger"] if space.pilots or space.passengers or space.drivers or space.either else []
    if not _is_one_of(g, carrier, space.cargo, id):
        return []
    as_vehicle = "vehicle" in kind or bool(printed(g.face(id), lang.CarriedLikeVehicle))
    welcome = "starfighter" in kind and _is_one_of(g, carrier, space.fighter, id)
    as_fighter = welcome and _fighter_room(g, carrier, space, kind)
    return ["cargo"] if as_fighter or (as_vehicle and _vehicle_room(g, carrier, space)) else []


def _is_one_of(g: Engine, carrier: int, who: lang.Filter | None, id: int) -> bool:
    """Whether a description of those whom a ship or vehicle may carry takes in a card."""
    return who is None or matches(Context(g, g.card(carrier).side, carrier, table.location_of(g, carrier)), who, id)


def barred_aboard(g: Engine, id: int, carrier: int, seat: str = "") -> bool:
    """Whether a text says that a card may not be aboard such a ship or vehicle, or not in this seat; its own counts in
    hand too."""
    mine = own(g, id, lang.NotAboard, here=0)
    others = [each for each in lines_of(g, lang.NotAboard) if each.source != id]
    if mine and text_cancelled(g, id):
        mine = []
    lines = [each for each in (*mine, *others) if not each.ability.seat or each.ability.seat == seat]
    return any(speaks(g, each, who=id, what=carrier) for each in lines)


def leave_forbidden_places(g: Engine) -> None:
    """A card whose text comes back while it is where that text forbids it to be goes at once to its owner's Lost
    Pile; it is not "just lost" (glossary: cancel-game-text.9, .10)."""
    if "lawful" in g.memo:
        return
    g.memo["lawful"] = True
    if not lines_of(g, lang.NotAboard):
        return
    seated = [id for id in table.board(g).on_table if g.card(id).seat]
    for id in [each for each in seated if barred_aboard(g, each, g.card(each).on, g.card(each).seat)]:
        gone = [id, *zones.company(g, id)]
        for each in reversed(gone):
            zones.to_pile(g, each, "lost")
        g.tell("lost", cards=tuple(g.ref(each) for each in gone))


def taken_cargo(g: Engine, carrier: int, word: str) -> int:
    """How many ships or vehicles of a kind are in the cargo bay."""
    return sum(1 for id in table.carried(g, carrier) if g.card(id).seat == "cargo" and word in words(g, id))


def _vehicle_room(g: Engine, carrier: int, space: lang.Carries) -> bool:
    """Starfighters that have found no room of their own stand among the vehicles."""
    guests = max(taken_cargo(g, carrier, "starfighter") - space.starfighters - space.ties, 0)
    return taken_cargo(g, carrier, "vehicle") + guests < space.vehicles


def _fighter_room(g: Engine, carrier: int, space: lang.Carries, kind: frozenset[str]) -> bool:
    return taken_cargo(g, carrier, "starfighter") < space.starfighters + (space.ties if "TIE" in kind else 0)


def _for_character(g: Engine, carrier: int, space: lang.Carries, kind: frozenset[str], id: int) -> list[str]:
    """The seats that are left: each kind's own, and those that pilots and passengers may take alike."""
    own_pilot = max(space.pilots - taken(g, carrier, "pilot", id), 0)
    spare, behind = _places_left(g, carrier, space, id)
    guests = len(passengers_of(g, id))
    seats = []
    if "pilot" in kind and own_pilot + spare > 0 and behind - (own_pilot == 0) >= guests:
        seats.append("pilot")
    if taken(g, carrier, "driver", id) < space.drivers and "droid" not in kind and behind >= guests:
        seats.append("driver")
    if "astromech droid" in kind and taken(g, carrier, "astromech", id) < space.astromechs and behind >= guests:
        seats.append("astromech")
    if behind >= 1 + guests:
        seats.append("passenger")
    return seats


def _places_left(g: Engine, carrier: int, space: lang.Carries, but: int = 0) -> tuple[int, int]:
    """The places left that pilots and passengers may take alike, and all that passengers may; one card aside."""
    pilots, passengers = taken(g, carrier, "pilot", but), taken(g, carrier, "passenger", but)
    spare = space.either - max(pilots - space.pilots, 0) - max(passengers - space.passengers, 0)
    return spare, max(space.passengers - passengers, 0) + spare


def room_for_guest(g: Engine, carrier: int) -> bool:
    """Whether a ship or vehicle has a place left for somebody who comes along with one of those aboard."""
    return _places_left(g, carrier, room(g, carrier))[1] > 0


def own_carriers(g: Engine, side: Side, location: int) -> list[int]:
    """A player's ships and vehicles at a location, and whatever else can carry somebody."""
    return worked_out(g, ("carriers", side, location), lambda: _own_carriers(g, side, location))


def _own_carriers(g: Engine, side: Side, location: int) -> list[int]:
    return [id for id in table.cards_at(g, location) if g.card(id).side == side and table.is_active(g, id)
            and (g.face(id).category in ("starship", "vehicle") or room(g, id) != NO_ROOM)]  # fmt: skip


@meaning(lang.Aboard)
def _aboard(node: lang.Aboard) -> Match:
    what = compiled(node.what)

    def match(c: Context, id: int) -> bool:
        card = c.g.state.cards[id]
        inside = bool(card.seat) or (bool(card.on) and c.g.faces[id].is_equipment)
        return inside and node.seat in ("", card.seat) and what(c, card.on)

    return match


@meaning(lang.Upon)
def _upon(node: lang.Upon) -> Match:
    what = compiled(node.what)

    def match(c: Context, id: int) -> bool:
        card = c.g.state.cards[id]
        return bool(card.on) and not card.seat and what(c, card.on)

    return match


@meaning(lang.Carrying)
def _carrying(node: lang.Carrying) -> Match:
    what = compiled(node.what)

    def inside(c: Context, id: int) -> list[int]:
        """What is on a card that is aboard, is aboard, too."""
        return table.everything_on(c.g, id) if node.aboard else table.carried(c.g, id)

    def held(c: Context, id: int) -> bool:
        seat = c.g.state.cards[id].seat
        return seat == node.seat if node.seat else not node.aboard or bool(seat) or c.g.faces[id].is_equipment

    def match(c: Context, id: int) -> bool:
        return any(what(c, each) and held(c, each) for each in inside(c, id))

    return match
