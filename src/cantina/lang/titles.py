"""The titles of all cards in print, made or not: a text or a deck that names any other card has misspelt it.

Beside them stand the titles that French players know the cards by. Texts name a card by its printed title in either
language; the French one stands beneath it on the card, and finds it."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files

FACES = " / "  # what parts the titles of a card with two faces


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


def _rows(name: str) -> list[list[str]]:
    lines = files("cantina.lang").joinpath(name).read_text("utf-8").splitlines()
    return [line.split("\t") for line in lines]


@cache
def in_print() -> dict[str, str]:
    """The title of every card in print by its id; of a card with two faces, both."""
    return {id: title for id, _, title in _rows("titles.tsv")}


@cache
def in_french() -> dict[str, str]:
    """What a card is called in French by its printed title; the same, if French players call it so, too."""
    return {title: french for french, title in _rows("titles_fr.tsv")}


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
    whole = in_print().values()
    parts = (part for title in whole for face in title.split(" / ") for part in (face, *face.split(BOTH)))
    return frozenset(fold(each) for each in (*whole, *parts))


@cache
def is_person(name: str) -> bool:
    """Whether some title speaks of a person, starship or vehicle of this name."""
    return any(re.search(rf"(?<!\w){re.escape(fold(name))}(?!\w)", title) for title in known_titles())
