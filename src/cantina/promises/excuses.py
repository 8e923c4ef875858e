"""Deeds that no steered game comes to, each with its reason: kept, and dropped as soon as one does."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Set
from functools import cache
from pathlib import Path

from cantina.promises.deeds import Deed

KEPT = Path(__file__).with_name("excused.toml")


@cache
def excused() -> Mapping[Deed, str]:
    """The reasons that are kept, by deed: a table for each card, `"verb function" = "reason"`."""
    tables = tomllib.loads(KEPT.read_text(encoding="utf-8"))
    return {(verb, id, int(mode)): reason
            for id, entries in tables.items() for (verb, mode), reason in _read(entries)}  # fmt: skip


def _read(entries: dict[str, str]) -> list[tuple[list[str], str]]:
    return [(name.split(), reason) for name, reason in entries.items()]


def stale(excuses: Set[Deed], there_are: Set[Deed], left: Set[Deed]) -> set[Deed]:
    """The excused deeds that there are not, or that were done after all."""
    return {deed for deed in excuses if deed not in there_are or deed not in left}
