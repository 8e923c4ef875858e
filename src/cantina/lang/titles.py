"""The titles of all cards in print, made or not: a text or a deck that names any other card has misspelt it."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files


def fold(title: str) -> str:
    """A title as people may type it: without dots of uniqueness, case or typographic apostrophes."""
    return title.replace("•", "").replace("◇", "").replace("’", "'").strip().lower()


@cache
def in_print() -> dict[str, str]:
    """The title of every card in print by its id; of a card with two faces, both."""
    lines = files("cantina.lang").joinpath("titles.tsv").read_text("utf-8").splitlines()
    rows = (line.split("\t") for line in lines)
    return {id: title for id, _, title in rows}


@cache
def known_titles() -> frozenset[str]:
    """Every title that a text can name, folded: each face of a card with two, each half of a combination."""
    whole = in_print().values()
    parts = (part for title in whole for face in title.split(" / ") for part in (face, *face.split(" & ")))
    return frozenset(fold(each) for each in (*whole, *parts))


@cache
def is_person(name: str) -> bool:
    """Whether some title speaks of a person, starship or vehicle of this name."""
    return any(re.search(rf"(?<!\w){re.escape(fold(name))}(?!\w)", title) for title in known_titles())
