"""The cards that a statement is about: those of its entry, and those whose titles stand in it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from cantina.decks import standard_catalog
from cantina.glossary import load
from cantina.model.card import Definition

MARKER = re.compile(r" \(.*\)$")


def cards_of(statement: str) -> frozenset[str]:
    """The ids of the cards that a statement is about."""
    entry = load().entry(statement.rpartition(".")[0])
    named = [id for name in names_in(load().statement(statement).en) for id in _ids()[name]]
    return frozenset((*entry.cards, *named))


def names_in(text: str) -> set[str]:
    """The titles of cards that stand in a text, each as long as it can be read; of a place its own name is enough."""
    return set(_pattern().findall(text))


def called(face: Definition) -> Iterator[str]:
    """What texts call a card: its title, without its marker, and a place without its planet."""
    for title in (face.title, MARKER.sub("", face.title)):
        yield title
        yield title.rpartition(": ")[2]


@cache
def _ids() -> dict[str, set[str]]:
    """The cards by what they are called."""
    found = defaultdict(set)
    for face in standard_catalog().by_id.values():
        for name in called(face):
            found[name].add(face.id)
    return dict(found)


@cache
def _pattern() -> re.Pattern[str]:
    longest_first = sorted(_ids(), key=len, reverse=True)
    return re.compile(rf"(?<!['\w])(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
