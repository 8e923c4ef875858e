"""Reads the lessons: one TOML file for each, in the order of their names."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from cantina.academy.records import Lesson

LESSONS = Path(__file__).parent / "lessons"


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, the first one first."""
    return tuple(_read(path) for path in sorted(LESSONS.glob("*.toml")))


def lesson(id: str) -> Lesson:
    """A lesson by its id; KeyError if there is none."""
    return {each.id: each for each in lessons()}[id]


def _read(path: Path) -> Lesson:
    """A file's name is the place of the lesson among the others, and its id: `3-deploying.toml`."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert({"id": path.stem.partition("-")[2], **data}, Lesson)
