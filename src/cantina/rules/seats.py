"""Room aboard ships and vehicles (glossary: capacity, passengers, creature-vehicles)."""

from __future__ import annotations

from typing import get_args

import msgspec

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, Match, compiled, evaluates, is_called, words
from cantina.engine.statuses import rides
from cantina.engine.texts import ability_applies, lines_of, own_abilities, printed, text_cancelled
from cantina.lang.vocabulary import MovesAs, Seat
from cantina.model.card import Definition
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.pilots import ejected

NO_ROOM = lang.Carries()
NOBODY: dict[str, int] = dict.fromkeys(get_args(Seat), 0)  # sits in any seat
ANY_SEAT = ""  # where a text keeps a card from all of them
ON_FOOT = ("character", "undercover spy")  # what moves like these walks


def gait(face: Definition) -> MovesAs | None:
    """As what a card moves that is none, by its text."""
    lines = printed(face, lang.MovesLike)
    return lines[0].what if lines else None


def moves_like(g: Engine, id: int) -> MovesAs | None:
    """As what a card moves that is none."""
    return gait(g.faces[id])


def room(g: Engine, carrier: int) -> lang.Carries:
    """What a card can carry, by its text; where permanent pilots are gone others may sit."""
    lines = printed(g.faces[carrier], lang.Carries)
    space, left = lines[0] if lines else NO_ROOM, ejected(g, carrier)
    return msgspec.structs.replace(space, pilots=space.pilots + left) if left else space


def walks(g: Engine, id: int) -> bool:
    """Whether a card that is no character moves like one."""
    return moves_like(g, id) in ON_FOOT


def passengers_of(g: Engine, id: int) -> list[int]:
    """The characters that a character carries with it, and that need room wherever it goes aboard
    (glossary: movement-carrying-cards.4)."""
    if not table.carried(g, id):
        return []
    return [each for each in table.everything_on(g, id)
            if (g.card(each).seat or rides(g.card(each))) and is_called(g, each, "character")]  # fmt: skip


def hull_around(g: Engine, id: int) -> int:
    """The innermost enclosed ship or vehicle that a card is in, whatever carries it in there; 0 if it is in none."""
    card = g.card(id)
    if not card.on or (card.seat and "enclosed" in g.faces[card.on].words):
        return card.on
    return hull_around(g, card.on)


def heads(g: Engine, carrier: int, but: int = 0) -> dict[str, int]:
    """How many sit in each seat already, one card aside. What only moves like a character takes no seat."""
    found = NOBODY.copy()
    for id in table.carried(g, carrier):
        seat = g.state.cards[id].seat
        if seat and id != but and g.faces[id].category == "character":
            found[seat] = found.get(seat, 0) + 1
            found["passenger"] += len(passengers_of(g, id))
    return found


def free_seats(g: Engine, carrier: int, id: int) -> list[str]:
    """The seats of a ship or vehicle that a card could take now, best first."""
    if g.bears(id, carrier):
        return []
    space, kind = room(g, carrier), words(g, id)
    left = _for_character(g, carrier, space, kind, id) if "character" in kind else _for_others(g, carrier, space, id)
    if not left or not _welcomes(g, carrier, space.only, only=id):
        return []
    found = _permitted(g, carrier, id, left)
    pilots = "pilot" not in found or _welcomes(g, carrier, space.pilot, pilot=id)
    return found if pilots else [seat for seat in found if seat != "pilot"]


def _for_others(g: Engine, carrier: int, space: lang.Carries, id: int) -> list[str]:
    """Room for what is no character: what moves like one comes along as a passenger, the rest is cargo."""
    if moves_like(g, id) == "character":
        return ["passenger"] if space.pilots or space.passengers or space.drivers or space.either else []
    if not (space.vehicles or space.starfighters or space.ties) or not _welcomes(g, carrier, space.cargo, cargo=id):
        return []
    kind = words(g, id)
    as_vehicle = "vehicle" in kind or bool(printed(g.face(id), lang.CarriedLikeVehicle))
    welcome = "starfighter" in kind and _welcomes(g, carrier, space.fighter, fighter=id)
    as_fighter = welcome and _fighter_room(g, carrier, space, kind)
    return ["cargo"] if as_fighter or (as_vehicle and _vehicle_room(g, carrier, space)) else []


def _welcomes(g: Engine, carrier: int, who: lang.Filter | None, **asked: int) -> bool:
    """Whether a ship's or vehicle's description of those whom it may carry, if it has one, takes in a card."""
    return who is None or all(ability_applies(g, each, **asked) for each in own_abilities(g, carrier, lang.Carries))


def _permitted(g: Engine, carrier: int, id: int, seats: list[str]) -> list[str]:
    """Those of some seats aboard that no text keeps a card from; its own text counts in hand too."""
    mine, others = own_abilities(g, id, lang.NotAboard, here=0), lines_of(g, lang.NotAboard)
    if not mine and not others:
        return seats
    if mine and text_cancelled(g, id):
        mine = []
    lines = [*mine, *(each for each in others if each.source != id)]
    barred = {each.ability.seat for each in lines if ability_applies(g, each, who=id, what=carrier)}
    return [seat for seat in seats if barred.isdisjoint((ANY_SEAT, seat))]


def leave_forbidden_places(g: Engine) -> None:
    """A card whose text comes back while it is where that text forbids it to be goes at once to its owner's Lost
    Pile; it is not "just lost" (glossary: cancel-game-text.9, .10)."""
    if "lawful" in g.memo:
        return
    g.memo["lawful"] = True
    if not lines_of(g, lang.NotAboard):
        return
    seated = [id for id in table.board(g).on_table if g.card(id).seat]
    for id in [each for each in seated if not _permitted(g, g.card(each).on, each, [g.card(each).seat])]:
        gone = [id, *zones.company(g, id)]
        for each in reversed(gone):
            zones.to_pile(g, each, "lost")
        g.log_event("lost", cards=tuple(g.ref(each) for each in gone))


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
    taken = heads(g, carrier, id)
    own_pilot = max(space.pilots - taken["pilot"], 0)
    spare, behind = _places_left(space, taken)
    guests = len(passengers_of(g, id))
    seats = []
    if "pilot" in kind and own_pilot + spare > 0 and behind - (own_pilot == 0) >= guests:
        seats.append("pilot")
    if taken["driver"] < space.drivers and "droid" not in kind and behind >= guests:
        seats.append("driver")
    if "astromech droid" in kind and taken["astromech"] < space.astromechs and behind >= guests:
        seats.append("astromech")
    if behind >= 1 + guests:
        seats.append("passenger")
    return seats


def _places_left(space: lang.Carries, taken: dict[str, int]) -> tuple[int, int]:
    """The places left that pilots and passengers may take alike, and all that passengers may."""
    pilots, passengers = taken["pilot"], taken["passenger"]
    spare = space.either - max(pilots - space.pilots, 0) - max(passengers - space.passengers, 0)
    return spare, max(space.passengers - passengers, 0) + spare


def room_for_guest(g: Engine, carrier: int) -> bool:
    """Whether a ship or vehicle has a place left for somebody who comes along with one of those aboard."""
    return _places_left(room(g, carrier), heads(g, carrier))[1] > 0


def own_carriers(g: Engine, side: Side, location: int) -> list[int]:
    """A player's ships and vehicles at a location, and whatever else can carry somebody."""
    return table.cached_per_board(g, ("carriers", side, location), lambda: _own_carriers(g, side, location))


def _own_carriers(g: Engine, side: Side, location: int) -> list[int]:
    return [id for id in table.cards_at(g, location) if g.card(id).side == side and table.is_active(g, id)
            and (g.face(id).category in ("starship", "vehicle") or printed(g.face(id), lang.Carries))]  # fmt: skip


@evaluates(lang.Aboard)
def _aboard(node: lang.Aboard) -> Match:
    what = compiled(node.what)

    def match(c: Context, id: int) -> bool:
        card = c.g.state.cards[id]
        inside = bool(card.seat) or (bool(card.on) and c.g.faces[id].is_equipment)
        return inside and node.seat in ("", card.seat) and what(c, card.on)

    return match


@evaluates(lang.Upon)
def _upon(node: lang.Upon) -> Match:
    what = compiled(node.what)

    def match(c: Context, id: int) -> bool:
        card = c.g.state.cards[id]
        return bool(card.on) and not card.seat and what(c, card.on)

    return match


@evaluates(lang.Carrying)
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
