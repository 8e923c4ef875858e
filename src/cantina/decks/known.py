"""The cards that a deck list can mean: all in print and all of a catalogue, by id and by what people call them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from cantina.decks.sets import set_called, set_of
from cantina.decks.words import key, loose
from cantina.engine.catalog import Catalog
from cantina.lang.titles import FACES, NUMBERS, Printed, french_title, printed_cards
from cantina.model.card import Definition
from cantina.model.sides import Side

SHIELD = "defensive shield"
VIRTUAL = " (V)"  # ends the title of a later version of an older card
VIRTUAL_SETS, OWN_SETS = 200, 900  # set numbers from which on they are virtual, or nobody's
_PICTURE = re.compile(r" \((?:AI|Readable)\)$")  # ends the title of another picture, which nobody types


class Known:
    """All cards in print, with those of a catalogue, and which of them are made."""

    def __init__(self, catalog: Catalog) -> None:
        fronts = [face for face in catalog.by_id.values() if not face.front]
        self.made = frozenset(face.id for face in fronts)
        self.cards = printed_cards() | {face.id: _as_printed(face) for face in fronts}
        self._front_of = {face.id: face.front for face in catalog.by_id.values() if face.front}
        self._by_key: dict[str, list[Printed]] = {}
        self._by_loose: dict[str, list[Printed]] = {}
        for card in self.cards.values():
            for name in dict.fromkeys(names(card)):
                _enter(self._by_key, key(name), card)
                _enter(self._by_loose, loose(name), card)

    def with_id(self, id: str) -> tuple[Printed, ...]:
        """The card with an id, if there is one; the incumbent marks foils and other pictures behind the id."""
        id = id.rstrip("*^")
        card = self.cards.get(self._front_of.get(id, id))
        return (card,) if card else ()

    def called(self, title: str) -> tuple[Printed, ...]:
        """The cards of a title, printed or French, punctuation aside; or of one in other words that mean the same."""
        found = self._by_key.get(key(title)) or self._by_loose.get(loose(title)) or ()
        return tuple(found)

    def called_exactly(self, title: str) -> tuple[Printed, ...]:
        """The cards of a title by its letters and figures, nothing left out."""
        return tuple(self._by_key.get(key(title), ()))

    def in_set(self, cards: Iterable[Printed], name: str) -> tuple[Printed, ...]:
        """Those that a set of this name has."""
        return tuple(card for card in cards if set_of(card.id) == set_called(name))

    def meant(self, cards: Iterable[Printed], side: Side | None, zone: str) -> tuple[Printed, ...]:
        """Those that may stand there, the likeliest first: a Defensive Shield is never in the deck, and outside it the
        shield is meant; a bare title is the oldest card of this name that is made."""
        mine = [card for card in cards if card.side == side]
        shields = [card for card in mine if card.category == SHIELD]
        others = [card for card in mine if card.category != SHIELD]
        fitting = (shields or others) if zone == "outside" else (others or shields)
        old = [card for card in fitting if not is_virtual(card.id)]
        return tuple(sorted(old or fitting, key=lambda card: (card.id not in self.made, _age(card.id))))


@lru_cache(maxsize=4)
def known(catalog: Catalog) -> Known:
    """What is known beside a catalogue; a catalogue is not changed once decks are read with it."""
    return Known(catalog)


def is_virtual(id: str) -> bool:
    """Whether a card is of a set that players made after the game's own time."""
    return VIRTUAL_SETS <= _age(id)[0] < OWN_SETS


def names(card: Printed) -> Iterator[str]:
    """All that a list may call a card: whole, by one face, without what stands in brackets, in French."""
    title = _PICTURE.sub("", card.title)
    if title != card.title:
        return
    for name in (title, *title.split(FACES)):
        yield name
        if not name.endswith(VIRTUAL):
            yield re.sub(r"\s*\([^()]*\)", "", name)
        if french := french_title(name):
            yield french


def _enter(table: dict[str, list[Printed]], name: str, card: Printed) -> None:
    if name and card not in table.setdefault(name, []):
        table[name].append(card)


def _age(id: str) -> tuple[int, int, str]:
    """Sets and cards in the order of their numbers, the sets without boosters last."""
    number, _, card = id.partition("_")
    figures = re.match(r"\d+", card)
    return (int(number) if number.isdigit() else 0, int(figures[0]) if figures else 0, id)


def _as_printed(face: Definition) -> Printed:
    numbers = tuple(_plain(face.number(name)) for name in NUMBERS)
    return Printed(face.id, face.side, face.whole or face.title, face.category, face.types, "*" * face.unique, numbers)


def _plain(number: object) -> float | None:
    return float(number) if isinstance(number, int | float) else None
