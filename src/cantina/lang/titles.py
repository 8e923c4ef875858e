"""The titles of all cards in print, made or not: a text or a deck that names any other card has misspelt it.

Beside them stand the titles that French players know the cards by. Texts name a card by its printed title in either
language; the French one stands beneath it on the card, and finds it."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cantina.model.sides import Side

FACES = " / "  # what parts the titles of a card with two faces
TABLE = Path(__file__).with_name("titles.tsv")  # written by `cantina titles`
NUMBERS = ("destiny", "deploy", "power", "ability", "forfeit")  # which stand at the end of its rows, in this order


class Printed(NamedTuple):
    """What is known of every card in print, made or not."""

    id: str
    side: Side
    title: str  # of a card with two faces, both
    category: str
    types: tuple[str, ...]
    unique: str  # as printed: its dots, or diamonds
    numbers: tuple[float | None, ...]  # NUMBERS

    @property
    def front(self) -> str:
        """The title of the face that a card begins with."""
        return self.title.split(FACES)[0]


def fold(title: str) -> str:
    """A title as people may type it: without dots of uniqueness, case or typographic apostrophes."""
    return title.replace("•", "").replace("◇", "").replace("’", "'").strip().lower()


BOTH = " & "  # what joins the titles of a combination card


@cache
def titles_in(title: str) -> frozenset[str]:
    """All that a card of this title is called, folded: a combination card answers to each of its titles as well."""
    return frozenset(fold(each) for each in (title, *title.split(BOTH)))


def letters(title: str) -> str:
    """A title by its letters and figures alone, without case, accents and ligatures."""
    parted = unicodedata.normalize("NFKD", title.casefold().replace("œ", "oe").replace("æ", "ae"))
    return re.sub(r"[\W_]", "", "".join(sign for sign in parted if not unicodedata.combining(sign)))


def _rows(path: Path) -> list[list[str]]:
    return [line.split("\t") for line in path.read_text("utf-8").splitlines()]


@cache
def printed_cards() -> dict[str, Printed]:
    """Every card in print by its id."""
    return {row[0]: _printed(row) for row in _rows(TABLE)}


def _printed(row: list[str]) -> Printed:
    id, side, title, category, types, unique, *numbers = row
    return Printed(id, "light" if side == "light" else "dark", title, category, tuple(filter(None, types.split(","))),
                   unique, tuple(float(each) if each else None for each in numbers))  # fmt: skip


@cache
def in_print() -> dict[str, str]:
    """The title of every card in print by its id; of a card with two faces, both."""
    return {id: title for id, _, title, *_ in _rows(TABLE)}


@cache
def in_french() -> dict[str, str]:
    """What a card is called in French by its printed title; the same, if French players call it so, too."""
    return {title: french for french, title in _rows(TABLE.with_name("titles_fr.tsv"))}


@cache
def _by_face() -> dict[str, str]:
    """The same for each face of the cards with two: their titles stand in one row."""
    rows = ((title, french) for title, french in in_french().items() if FACES in title)
    return {face: called for title, french in rows
            for face, called in zip(title.split(FACES), french.split(FACES), strict=True)}  # fmt: skip


@cache
def _from_french() -> dict[str, str]:
    """The printed title by the letters of the French one."""
    return {letters(french): title for title, french in (_by_face() | in_french()).items()}


def french_title(title: str) -> str:
    """A card's French title; "" if it has none but the printed one."""
    french = in_french().get(title) or _by_face().get(title, title)
    return french if french != title else ""


def printed_title(french: str) -> str:
    """The printed title of the card that is called so in French; "" if none is."""
    return _from_french().get(letters(french), "")


def speaks_of(words: str, title: str) -> bool:
    """Whether some words are a part of a card's title, the printed or the French one."""
    sought = letters(words)
    return bool(sought) and any(sought in letters(each) for each in (title, french_title(title)))


@cache
def known_titles() -> frozenset[str]:
    """Every title that a text can name, folded: each face of a card with two, each half of a combination."""
    whole = fold("\n".join(in_print().values())).split("\n")
    parts = (part for title in whole for face in title.split(FACES) for part in (face, *face.split(BOTH)))
    return frozenset(each.strip() for each in (*whole, *parts))


@cache
def is_person(name: str) -> bool:
    """Whether some title speaks of a person, starship or vehicle of this name."""
    sought = fold(name)
    spoken = re.compile(rf"(?<!\w){re.escape(sought)}(?!\w)")
    return any(spoken.search(title) for title in known_titles() if sought in title)
