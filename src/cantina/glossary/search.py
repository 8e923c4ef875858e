"""Full-text search over the glossary: case and accents do not matter, the start of a word is enough."""

import re
import unicodedata

import msgspec

from cantina.glossary.records import Entry, Lang

LANGS: tuple[Lang, ...] = ("en", "fr")
_WORD = re.compile(r"[a-z0-9]+")
_SHORT = 2
"""Words up to this length ("de", "to") must match whole: as beginnings they would match nearly everything."""
_ENDING = 2
"""How many letters a plural or feminine may add to the word that is looked for."""

_TITLE, _TITLE_START, _TEXT, _TEXT_START = 12.0, 8.0, 2.0, 1.0
_WHOLE_TITLE = 20.0
_COVERAGE = 4.0


def words(text: str) -> list[str]:
    """The words of a text in lower case, without accents and ligatures."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return _WORD.findall("".join(c for c in plain if not unicodedata.combining(c)))


class Page(msgspec.Struct, frozen=True):
    """The words of one entry, in one language or in both."""

    titles: tuple[tuple[str, ...], ...]
    title_words: frozenset[str]
    text_words: frozenset[str]

    @classmethod
    def of(cls, entry: Entry, langs: tuple[Lang, ...]) -> "Page":
        """The page of that entry in those languages."""
        titles = tuple(tuple(words(entry.title(lang))) for lang in langs)
        texts = [text for lang in langs for text in entry.texts(lang)]
        return cls(titles, frozenset(w for title in titles for w in title), frozenset(words(" ".join(texts))))

    def score(self, query: tuple[str, ...]) -> float:
        """How well the page answers the query; 0 if one of its words is nowhere on the page."""
        points = [self._points(word) for word in query]
        if not all(points):
            return 0.0
        closeness = max(_closeness(title, query) for title in self.titles)
        return sum(points) + closeness

    def _points(self, word: str) -> float:
        if word in self.title_words:
            return _TITLE
        if _begins_any(word, self.title_words):
            return _TITLE_START
        if word in self.text_words:
            return _TEXT
        return _TEXT_START if _begins_any(word, self.text_words) else 0.0


def _closeness(title: tuple[str, ...], query: tuple[str, ...]) -> float:
    """A premium for titles that are the query, or little more than the query."""
    if title == query:
        return _WHOLE_TITLE
    found = sum(any(_begins(asked, word) for asked in query) for word in title)
    return _COVERAGE * found / max(len(title), 1)


def _begins_any(asked: str, candidates: frozenset[str]) -> bool:
    return any(_begins(asked, word) for word in candidates)


def _begins(asked: str, word: str) -> bool:
    """Whether `word` begins with what is asked for, or differs from it by an ending alone."""
    if len(asked) <= _SHORT:
        return asked == word
    if word.startswith(asked):
        return True
    return len(word) > _SHORT + 1 and asked.startswith(word) and len(asked) - len(word) <= _ENDING
