"""The words of the game in a sentence each, for those who meet them for the first time."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from cantina.academy.records import Bilingual

TERMS = Path(__file__).parent / "terms.toml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word, the forms in which texts say it, what it means, and the entry of the rulebook that says more."""

    id: str
    en: tuple[str, ...]
    fr: tuple[str, ...]
    means: Bilingual
    entry: str = ""


@cache
def terms() -> tuple[Term, ...]:
    """All words."""
    return tuple(msgspec.convert(tomllib.loads(TERMS.read_text(encoding="utf-8"))["word"], list[Term]))
