"""The glossary itself: entries by id, statements by id, and search."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cached_property
from typing import TypeVar

from cantina.glossary.records import Entry, Lang, Statement
from cantina.glossary.search import Index

T = TypeVar("T")


class Glossary:
    """The living rulebook: every entry, in the order of the book."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries: tuple[Entry, ...] = tuple(entries)
        self._entries = {entry.id: entry for entry in self.entries}
        self._statements = {statement.id: statement for entry in self.entries for statement in entry.statements}

    def entry(self, id: str) -> Entry:
        """The entry of that id; KeyError, with near matches, if there is none."""
        return _look_up(self._entries, id, "entry")

    def statement(self, id: str) -> Statement:
        """The statement of that id; KeyError, with near matches, if there is none."""
        return _look_up(self._statements, id, "statement")

    def title(self, id: str, lang: Lang) -> str:
        """The heading of that entry in that language."""
        return self.entry(id).title(lang)

    def search(self, query: str) -> list[Entry]:
        """The entries that hold every word of the query in either language, best first."""
        return self._index.find(query)

    @cached_property
    def _index(self) -> Index:
        return Index(self.entries)


def _look_up(table: Mapping[str, T], id: str, what: str) -> T:
    try:
        return table[id]
    except KeyError:
        near = get_close_matches(id, table, n=3, cutoff=0.5)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise KeyError(f"no {what} {id!r} in the glossary{hint}") from None
