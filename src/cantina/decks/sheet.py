"""What a reader of a format finds in a file, before the cards are checked against each other."""

import re
from dataclasses import dataclass, field

import msgspec

from cantina.decks import problems
from cantina.decks.deck import DECK_SIZE
from cantina.decks.problems import Problem
from cantina.lang.titles import Printed
from cantina.model.sides import Side


class Entry(msgspec.Struct, frozen=True):
    """So many copies of a card; `found` are the cards that it can mean."""

    line: int
    count: int
    wanted: str
    found: tuple[Printed, ...]
    zone: str = "deck"  # or "outside", or "start": a card of the deck that starts on table
    kind: str = ""  # the category that it is listed under
    certain: bool = True  # it is a card and no remark: a number or an id says so, or the title is known
    leading: bool = False  # it stands before all cards and headings, where a list has its name


@dataclass
class Sheet:
    """The entries of a file and what was wrong with its lines."""

    side: Side | None = None
    cut: bool = False  # reading stopped midway: what is missing says nothing about the deck
    entries: list[Entry] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def add(self, line: int, count: str, wanted: str, found: tuple[Printed, ...], zone: str = "deck") -> None:
        """Take in a card, or note that its number of copies is wrong."""
        number = copies(count)
        if number is None:
            self.problems.append(problems.bad_count(line, count))
        else:
            self.entries.append(Entry(line, number, wanted, found, zone))


def copies(said: str) -> int | None:
    """A number of copies, if it is one."""
    number = int(said) if re.fullmatch(r"[0-9]{1,4}", said) else 0
    return number if 1 <= number <= DECK_SIZE else None
