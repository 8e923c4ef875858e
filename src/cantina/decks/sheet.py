"""What a reader of a format finds in a file, before the cards are checked against each other."""

import re
from dataclasses import dataclass, field

import msgspec

from cantina.decks import problems
from cantina.decks.deck import DECK_SIZE
from cantina.decks.problems import Problem
from cantina.engine.catalog import Catalog
from cantina.model.card import Definition
from cantina.model.sides import Side


class Entry(msgspec.Struct, frozen=True):
    """So many copies of a card; `found` are the cards that it can mean."""

    line: int
    count: int
    wanted: str
    found: tuple[Definition, ...]
    zone: str = "deck"  # or "outside", or "start": a card of the deck that starts on table


@dataclass
class Sheet:
    """The entries of a file and what was wrong with its lines."""

    side: Side | None = None
    cut: bool = False  # reading stopped midway: what is missing says nothing about the deck
    entries: list[Entry] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def add(self, line: int, count: str, wanted: str, found: tuple[Definition, ...], zone: str = "deck") -> None:
        """Take in an entry, or note that its number of copies is wrong."""
        number = copies(count)
        if number is None:
            self.problems.append(problems.bad_count(line, count))
        else:
            self.entries.append(Entry(line, number, wanted, found, zone))


def copies(said: str) -> int | None:
    """A number of copies, if it is one."""
    number = int(said) if re.fullmatch(r"[0-9]{1,4}", said) else 0
    return number if 1 <= number <= DECK_SIZE else None


def key(title: str) -> str:
    """A title by its letters and figures alone."""
    return re.sub(r"[\W_]", "", title).lower()


def by_id(catalog: Catalog, id: str) -> tuple[Definition, ...]:
    """The card with an id, if there is one; the incumbent marks foils and other pictures behind the id."""
    card = catalog.by_id.get(id.rstrip("*^"))
    return (card,) if card else ()
