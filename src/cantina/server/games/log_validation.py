"""What is checked of a log that somebody brings before any of it is used. The engine trusts its own states; one that a
stranger wrote must be a possible table first: known zones, each card in one place, sane sizes, legal values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, TypeVar

import msgspec

from cantina.decks import standard_catalog
from cantina.engine.core import FRAME_TYPES, PROCEDURES
from cantina.lang import STATUSES
from cantina.model.card import Card
from cantina.model.event import Event
from cantina.model.sides import PHASES, PILES, SIDES, TABLE, Side
from cantina.play.scenario.queries import ZONES
from cantina.server.errors import Bilingual
from cantina.text.messages import ROWS

T = TypeVar("T")
VALUES = 100_000  # in the whole base of a log
DEEP = 40  # lists within lists
LETTERS = 500  # in one word
LARGEST = 1_000_000  # of numbers, either way
CARDS = 400
NEW = 60  # cards that a log may bring along
NOWHERE = "nowhere"  # card 0, which is nobody

Id = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
Ids = Annotated[list[Id], msgspec.Meta(max_length=CARDS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Vars = dict[str, Any]


class Flaw(ValueError):
    """Why a log cannot be used, in both languages."""

    def __init__(self, english: str, french: str, **args: Any) -> None:
        self.both = Bilingual(english.format(**args), french.format(**args))
        super().__init__(self.both.en)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state, as a log holds it."""

    cards: Annotated[list[Card], msgspec.Meta(max_length=CARDS)]
    piles: Annotated[list[tuple[Side, str, Ids]], msgspec.Meta(max_length=len(PILES) * len(SIDES))]
    rows: Annotated[list[tuple[str, Ids]], msgspec.Meta(max_length=100)]
    stack: Annotated[list[tuple[str, int | str, Vars, str]], msgspec.Meta(max_length=100)]
    lasting: Annotated[list[tuple[str, Count, str, Id, Side, Id, Vars]], msgspec.Meta(max_length=500)]
    marks: Annotated[list[tuple[list[Any], Count]], msgspec.Meta(max_length=5000)]
    quarantine: Ids
    turn: Count
    first: Side
    player: Side
    phase: str
    rng: Annotated[str, msgspec.Meta(pattern=r"^\d{1,20}$")]
    lives: Count
    winner: Side | None
    asking: bool


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a log begins with: two decks and a seed, or a position with what it brings along."""

    seed: Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)] = 0
    light: Annotated[list[str], msgspec.Meta(max_length=CARDS // 2)] = []
    dark: Annotated[list[str], msgspec.Meta(max_length=CARDS // 2)] = []
    outside: dict[Side, Annotated[list[str], msgspec.Meta(max_length=CARDS // 2)]] = {}
    position: Position | None = None
    cards: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=NEW)] = []
    events: list[Event] = []
    asks_owner: bool = False


def check(base: dict[str, Any]) -> None:
    """Raises `Flaw` if a log with this base is not to be tried at all."""
    _check_sizes({name: value for name, value in base.items() if name != "seed"})
    shape = _shaped(base)
    kinds = {face.id: face.category for face in standard_catalog().by_id.values()}
    kinds |= {str(each.get("id")): str(each.get("category")) for each in shape.cards}
    for event in shape.events:
        _check_known("event", event.text.key, ROWS)
    if shape.position is None:
        outside = (face for faces in shape.outside.values() for face in faces)
        _check_faces((*shape.light, *shape.dark, *outside), kinds)
    else:
        _check_faces((card.face for card in shape.position.cards), kinds)
        _check_position(shape.position, kinds)


def _check_sizes(base: Any) -> None:
    """Nothing is deeper, longer or larger than any game makes it."""
    seen, layer = 0, [base]
    for _ in range(DEEP):
        seen += len(layer)
        if seen > VALUES:
            raise Flaw(
                "it is too large: {most} values at most", "il est trop grand : {most} valeurs au plus", most=VALUES
            )
        for value in layer:
            _check_value(value)
        layer = [each for value in layer for each in _inside(value)]
        if not layer:
            return
    raise Flaw("it is too deeply nested", "il est trop profondément imbriqué")


def _inside(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from value
        yield from value.values()
    elif isinstance(value, list):
        yield from value


def _check_value(value: Any) -> None:
    if isinstance(value, str) and len(value) > LETTERS:
        raise Flaw("a word has more than {most} letters", "un mot a plus de {most} lettres", most=LETTERS)
    if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
        raise Flaw("a number is too large: {most} at most", "un nombre est trop grand : {most} au plus", most=LARGEST)


def _shaped(base: dict[str, Any]) -> Base:
    try:
        return msgspec.convert(base, Base)
    except msgspec.ValidationError as error:
        found = re.search(r"`\$\.?(.+)`$", str(error))
        where, what = found[1] if found else "base", str(error).partition(" - at ")[0]
        raise Flaw(
            "{where} does not fit ({what})", "{where} ne convient pas ({what})", where=where, what=what
        ) from error


def _check_faces(faces: Iterator[str] | tuple[str, ...], kinds: dict[str, str]) -> None:
    for face in faces:
        if face not in kinds:
            raise Flaw("there is no card {face}", "il n’y a pas de carte {face}", face=face)


# -- a table -----------------------------------------------------------------------------------------------------------


def _check_position(table: Position, kinds: dict[str, str]) -> None:
    for n, card in enumerate(table.cards):
        _check_card(n, card, table.cards)
    _check_carrying(table.cards)
    _check_places(table)
    for _, row in table.rows:
        for id in row:
            if kinds[table.cards[id].face] != "location" or table.cards[id].zone != TABLE:
                raise Flaw("card {id} is no location on the table", "la carte {id} n’est pas un lieu en jeu", id=id)
    _check_known("phase", table.phase, ("", *PHASES))
    for name, step, _, _ in table.stack:
        _check_known("stack", name, FRAME_TYPES)
        steps = PROCEDURES[FRAME_TYPES[name]]
        _check_known(name, step, (*range(len(steps) + 1), "", *(each.__name__ for each in steps)))
    if not table.stack and (table.asking or table.winner is None):
        raise Flaw("nobody could ask the question", "personne ne pourrait poser la question")


def _check_card(n: int, card: Card, cards: list[Card]) -> None:
    if card.id != n:
        raise Flaw("card {n} says that it is card {id}", "la carte {n} dit être la carte {id}", n=n, id=card.id)
    _check_known("zone", card.zone, (*ZONES, NOWHERE))
    for status in card.statuses:
        _check_known("status", status.name, STATUSES)
    others = (card.at, card.on, *(status.other for status in card.statuses))
    for id in others:
        if not 0 <= id < len(cards):
            raise Flaw("there is no card {id}", "il n’y a pas de carte {id}", id=id)
    if card.zone == TABLE and any(id and cards[id].zone != TABLE for id in others):
        raise Flaw("card {n} is with one that is not on the table", "la carte {n} est avec une carte hors jeu", n=n)


def _check_carrying(cards: list[Card]) -> None:
    """Nothing carries itself, however far round."""
    grounded = {0}
    for card in cards:
        path: set[int] = set()
        id = card.id
        while id not in grounded:
            if id in path:
                raise Flaw("card {id} is on itself", "la carte {id} est sur elle-même", id=id)
            path.add(id)
            id = cards[id].on or cards[id].at
        grounded |= path


def _check_places(table: Position) -> None:
    """Each card is in one place, and that is where it says it is."""
    homes = Counter((side, zone) for side, zone, _ in table.piles)
    for (side, zone), times in homes.items():
        _check_known("pile", zone, PILES)
        if times > 1:
            raise Flaw("there are two piles {side} {zone}", "il y a deux piles {side} {zone}", side=side, zone=zone)
    if len(homes) < len(PILES) * len(SIDES):
        raise Flaw("a pile is missing", "il manque une pile")
    placed = [id for _, _, pile in table.piles for id in pile] + [id for _, row in table.rows for id in row]
    for id, times in Counter(placed).items():
        if not 0 < id < len(table.cards):
            raise Flaw("there is no card {id}", "il n’y a pas de carte {id}", id=id)
        if times > 1:
            raise Flaw("card {id} is in two places", "la carte {id} est à deux endroits", id=id)
    said = Counter((card.id, card.zone) for card in table.cards if card.zone in PILES)
    lying = Counter((id, zone) for _, zone, pile in table.piles for id in pile)
    for id, zone in (said - lying) + (lying - said):
        raise Flaw(
            "card {id} is not in its pile ({zone})", "la carte {id} n’est pas dans sa pile ({zone})", id=id, zone=zone
        )


def _check_known(what: str, value: T, known: Any) -> None:
    if value not in known:
        raise Flaw("{what}: {value} is not known", "{what} : {value} n’est pas connu", what=what, value=value)
