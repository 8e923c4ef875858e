"""The words of the game in a sentence each, for those who meet them for the first time."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from cantina.academy.records import Words

WORDS = Path(__file__).parent / "words.toml"


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word, the forms in which texts say it, what it means, and the entry of the rulebook that says more."""

    id: str
    en: tuple[str, ...]
    fr: tuple[str, ...]
    means: Words
    entry: str = ""


@cache
def words() -> tuple[Word, ...]:
    """All words."""
    return tuple(msgspec.convert(tomllib.loads(WORDS.read_text(encoding="utf-8"))["word"], list[Word]))
