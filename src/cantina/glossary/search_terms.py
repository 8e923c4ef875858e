"""What people type who look for something in the rulebook (`search_terms.toml`)."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from cantina.glossary.records import Lang

ASKED = Path(__file__).parent / "search_terms.toml"


class Phrases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people say for one thing, in both languages."""

    en: tuple[str, ...] = ()
    fr: tuple[str, ...] = ()

    def said(self, lang: Lang) -> tuple[str, ...]:
        """What they say in that language."""
        return self.en if lang == "en" else self.fr


class SearchTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people type: the small words of their questions, and by entry the words that they use for it."""

    stop_words: frozenset[str]
    asked: dict[str, Phrases]


@cache
def search_terms() -> SearchTerms:
    """What people type; read once."""
    return msgspec.convert(tomllib.loads(ASKED.read_text(encoding="utf-8")), SearchTerms)
