"""Legal decks drawn from everything that is implemented, so that cards meet that nobody would put together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from cantina import lang
from cantina.decks import Deck, standard_catalog
from cantina.decks.deck import DECK_SIZE
from cantina.decks.reading import ALONE
from cantina.engine import rng
from cantina.invariants.nouns import meant
from cantina.model.card import Definition
from cantina.model.node import inside
from cantina.model.sides import Side

T = TypeVar("T")
PLACES = 16  # locations in a deck: some whole planets, others without company
NEVER_SHUFFLED = ("game aid", "defensive shield")


class Luck:
    """Chance, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._state = rng.step(seed)[0]

    def below(self, bound: int) -> int:
        """A number from 0 on."""
        self._state, n = rng.below(self._state, bound)
        return n

    def some(self, items: Iterable[T], count: int = 1) -> list[T]:
        """So many of these, or all, in any order."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(min(count, len(rest)))]

    def maybe(self, items: Iterable[T]) -> list[T]:
        """One of these or, every other time, none."""
        return self.some(items, self.below(2))


def put_into_decks(side: Side) -> list[Definition]:
    """The cards of a side that a deck can hold."""
    return [face for face in standard_catalog().by_id.values()
            if face.side == side and face.category not in NEVER_SHUFFLED and not face.front]  # fmt: skip


def drawn_deck(side: Side, seed: int) -> Deck:
    """The same for the same seed: with or without an Objective, a Starting Effect and a starting Interrupt, and with
    what they bring; then locations, then any other cards, each title once."""
    faces, luck = put_into_decks(side), Luck(seed * 2 + (side == "dark"))
    begins = [luck.maybe(face for face in faces if word in face.words) for word in ALONE]
    begins.append(luck.maybe(face for face in faces if _says(face, lang.Starting)))
    brought = {id: None for (face,) in filter(None, begins) for id in (face.id, *_brought(face, luck))}
    rest = [face for face in faces if face.id not in brought and not face.words.intersection(ALONE)]
    held = sum(standard_catalog().by_id[id].category == "location" for id in brought)
    places = luck.some((face for face in rest if face.category == "location"), PLACES - held)
    others = luck.some((face for face in rest if face.category != "location"), DECK_SIZE - len(brought) - len(places))
    return Deck(side, (*brought, *(face.id for face in (*places, *others))), shields(side), name=f"drawn {seed}")


def shields(side: Side) -> tuple[str, ...]:
    """What a side brings along outside the deck."""
    faces = standard_catalog().by_id.values()
    return tuple(face.id for face in faces if face.side == side and face.category == "defensive shield")


def in_one_deck(cards: Sequence[str]) -> Iterator[str]:
    """These cards, but no more than one of a kind of which a deck has one at most."""
    left = set(ALONE)
    for id in cards:
        words = standard_catalog().by_id[id].words.intersection(ALONE)
        if words <= left:
            yield id
        left -= words


def _says(face: Definition, kind: type[lang.Ability]) -> bool:
    return any(isinstance(line, kind) for line in face.text)


def _brought(face: Definition, luck: Luck) -> list[str]:
    """Cards for all that a start takes from its own Reserve Deck, as far as print tells."""
    lines = [line for line in face.text if isinstance(line, lang.AtStart | lang.Starting)]
    wanted = [node for node in inside(tuple(lines)) if isinstance(node, lang.Choice)
              and node.what is not None and node.among == lang.In("reserve")]  # fmt: skip
    able = {each.id for each in put_into_decks(face.side)}
    return [id for each in wanted if each.what for id in luck.some(sorted(meant(each.what, face.side) & able))]
