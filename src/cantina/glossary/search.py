"""Full-text search over the glossary, with what SQLite has for it: accents, plurals and conjugations do not matter, the
start of a word is enough, a misspelt one is mended, and people may ask in words of their own (`search_terms.toml`).
"""

import re
import sqlite3
import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache

from snowballstemmer import stemmer

from cantina.glossary.records import Entry, Lang
from cantina.glossary.search_terms import Phrases, search_terms

LANGS: tuple[Lang, ...] = ("en", "fr")
BOOSTS = {"title": 8.0, "also": 4.0, "text": 1.0}
"""How much more a word counts in a heading than in a sentence."""
KINDS = {"rule": 1.0, "definition": 1.0, "card-ruling": 0.7, "card-text": 0.7, "see": 0.5, "example": 0.4}
"""What speaks of the game comes before what speaks of one card, and before mere pointers."""
_SHORT = 2
"""Words up to this length ("de", "to") must match whole: as beginnings they would match nearly everything."""
_ALIKE = 0.75
"""How much of a misspelt word must be right."""
_WORD = re.compile(r"[^\W_]+")
_STEMMERS = {"en": stemmer("english"), "fr": stemmer("french")}


def plain(text: str) -> str:
    """A text in lower case, without accents and ligatures."""
    marked = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in marked if not unicodedata.combining(c))


def words(text: str) -> list[str]:
    """The words of a text, plain."""
    return _WORD.findall(plain(text))


@cache
def stems(word: str, lang: Lang) -> frozenset[str]:
    """What a word has in common with its plurals and conjugations: as it is written, and as typed without accents."""
    return frozenset(plain(_STEMMERS[lang].stemWord(each)) for each in (word.casefold(), plain(word)))


def alike(one: list[str], other: list[str], lang: Lang) -> bool:
    """Whether these are forms of the same words."""
    return len(one) == len(other) and all(stems(a, lang) & stems(b, lang) for a, b in zip(one, other, strict=True))


def _terms(text: str, lang: Lang) -> Iterator[str]:
    """All under which a text is found: its words, their stems, and words with a sign inside as one (obiwan)."""
    for chunk in text.split():
        parts = _WORD.findall(chunk)
        yield from (plain(part) for part in parts)
        yield from (stem for part in parts for stem in stems(part, lang))
        if len(parts) > 1:
            yield plain("".join(parts))


class Index:
    """Entries, to be found by their words: a table for headings, one for what people type, one for sentences."""

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        self.entries = entries
        self._db = sqlite3.connect(":memory:")
        for table in BOOSTS:
            self._db.execute(f"CREATE VIRTUAL TABLE {table} USING fts5(en, fr)")
            self._db.execute(f"CREATE VIRTUAL TABLE {table}_words USING fts5vocab({table}, row)")
        for row, entry in enumerate(entries):
            self._add(row, entry)
        found = (self._db.execute(f"SELECT term FROM {table}_words") for table in BOOSTS)
        self._vocabulary = sorted({term for terms in found for (term,) in terms})

    def _add(self, row: int, entry: Entry) -> None:
        for table in BOOSTS:
            both = [" ".join(_terms("\n".join(_said(entry, table, lang)), lang)) for lang in LANGS]
            self._db.execute(f"INSERT INTO {table} (rowid, en, fr) VALUES (?, ?, ?)", (row, *both))

    def find(self, query: str) -> list[Entry]:
        """The entries that hold every word that is asked for: those that are called so, then the best of the others."""
        all_words = [self._mended(word) for word in _WORD.findall(query)]
        telling = [word for word in all_words if plain(word) not in search_terms().stop_words] or all_words
        if not telling:
            return []
        scores = [self._scores(word) for word in telling]
        rows = set(scores[0]).intersection(*scores[1:])
        worth = {row: sum(each[row] for each in scores) * KINDS[self.entries[row].kind] for row in rows}
        rank = {row: (_closeness(self.entries[row], all_words, telling), worth[row], -row) for row in rows}
        return [self.entries[row] for row in sorted(rows, key=lambda row: rank[row], reverse=True)]

    def _mended(self, word: str) -> str:
        """The word itself, if it is anywhere in the book, or else the one that it was meant to be."""
        near = [] if self._scores(word) else get_close_matches(plain(word), self._vocabulary, n=1, cutoff=_ALIKE)
        return near[0] if near else word

    def _scores(self, word: str) -> dict[int, float]:
        """How well each entry answers one word."""
        start = "*" if len(word) > _SHORT else ""
        forms = " OR ".join(f'{lang} : "{stem}"' for lang in LANGS for stem in stems(word, lang))
        wanted = f'"{plain(word)}" {start} OR {forms}'
        found: dict[int, float] = {}
        for table, boost in BOOSTS.items():
            matches = f"SELECT rowid, bm25({table}) FROM {table} WHERE {table} MATCH ?"
            for row, rank in self._db.execute(matches, (wanted,)):
                found[row] = found.get(row, 0.0) - boost * rank
        return found


def _said(entry: Entry, table: str, lang: Lang) -> Sequence[str]:
    """What an entry says in one of its tables."""
    if table == "title":
        return [entry.title(lang)]
    return entry.texts(lang) if table == "text" else search_terms().asked.get(entry.id, Phrases()).said(lang)


def _closeness(entry: Entry, asked_for: list[str], telling: list[str]) -> int:
    """3 if an entry, or what people say for it, is called just so; 2 but for small words; 1 if it begins so; else 0."""
    names = [(_WORD.findall(name), lang) for lang in LANGS for name in _names(entry, lang)]
    return max(_likeness(name, lang, asked_for, telling) for name, lang in names)


def _names(entry: Entry, lang: Lang) -> list[str]:
    return [*_said(entry, "title", lang), *_said(entry, "also", lang)]


def _likeness(name: list[str], lang: Lang, asked_for: list[str], telling: list[str]) -> int:
    if alike(name, asked_for, lang):
        return 3
    if telling != asked_for and alike(
        [word for word in name if plain(word) not in search_terms().stop_words], telling, lang
    ):
        return 2
    most = len(asked_for) - 1
    begins = len(name) > most and plain(name[most]).startswith(tuple(stems(asked_for[most], lang)))
    return int(begins and alike(name[:most], asked_for[:most], lang))
