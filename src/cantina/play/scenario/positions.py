"""A position as data: what stands where, in words that anybody can send or write down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from cantina.decks import standard_catalog
from cantina.model.num import Num
from cantina.model.sides import SIDES, Side
from cantina.model.text import CardRef
from cantina.play.scenario.cards import ScenarioError
from cantina.play.scenario.scenario import Scenario

Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a position: where it stands, what it is on or aboard. `name` is what other cards call it by."""

    card: Word
    name: Name = ""
    side: Side | None = None
    at: Count | Name | None = None
    on: Count | Name | None = None
    aboard: Count | Name | None = None
    as_: Annotated[str, msgspec.Meta(max_length=20)] = msgspec.field(default="", name="as")


Titles = Annotated[list[Word], msgspec.Meta(max_length=60)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to lay out."""

    seed: Count = 1
    locations: Annotated[list[Placed], msgspec.Meta(max_length=40)] = []
    cards: Annotated[list[Placed], msgspec.Meta(max_length=120)] = []
    hands: dict[Side, Titles] = {}
    piles: dict[Side, dict[Literal["reserve", "force", "used", "lost"], Titles]] = {}
    destinies: dict[Side, Annotated[list[Amount], msgspec.Meta(max_length=60)]] = {}
    force: dict[Side, Amount] = {}
    life_force: dict[Side, Amount] = {}
    turn: Side = "dark"
    phase: Literal["activate", "control", "deploy", "battle", "move", "draw"] = "activate"


def lay_out(position: Position, plain: Sequence[Num] = (1,)) -> Scenario:
    """A scenario that begins at a described position. `plain`: the destinies of cards that it does not name."""
    scenario = Scenario(seed=position.seed, plain=plain)
    placed: list[tuple[Placed, CardRef]] = []
    for place in position.locations:
        _check(place, location=True)
        placed.append((place, scenario.location(place.card, side=place.side)))
    for card in position.cards:
        _check(card, location=False)
        where: dict[str, Any] = {"at": _found(placed, card.at), "aboard": _found(placed, card.aboard)}
        on: CardRef | str | None = "table" if card.on == "table" else _found(placed, card.on)
        placed.append((card, scenario.put(card.card, on=on, as_=card.as_, side=card.side, **where)))
    for side in SIDES:
        _piles(scenario, position, side)
    scenario.start(turn=position.turn, phase=position.phase)
    return scenario


def _check(card: Placed, location: bool) -> None:
    """Locations and other cards do not stand in for each other."""
    kinds = {face.category == "location" for face in standard_catalog().find(card.card)}
    if kinds and location not in kinds:
        raise ScenarioError(f"{card.card} is {'no' if location else 'a'} location")


def _piles(scenario: Scenario, position: Position, side: Side) -> None:
    if side in position.life_force:
        scenario.life_force(side, position.life_force[side])
    for pile, titles in position.piles.get(side, {}).items():
        scenario.pile(side, pile, *titles)
    scenario.hand(side, *position.hands.get(side, ()))
    if side in position.force:
        scenario.force(side, position.force[side])
    scenario.destinies(side, *position.destinies.get(side, ()))


def _found(placed: list[tuple[Placed, CardRef]], reference: int | str | None) -> CardRef | None:
    """A card by its number in the description (locations first), by its name there, or by its title."""
    if reference is None:
        return None
    if isinstance(reference, int):
        if reference >= len(placed):
            raise ScenarioError(f"no card {reference} was described before")
        return placed[reference][1]
    fits = [ref for card, ref in placed if reference in (card.name, card.card, ref.title)]
    if len(fits) != 1:
        raise ScenarioError(f"{reference!r} means {'several cards' if fits else 'no card'}")
    return fits[0]
