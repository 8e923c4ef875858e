"""The revision of rules and cards: a digest of everything that decides what an answer means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PACKAGES = ("model", "lang", "records", "engine", "rules", "cards", "play")


@cache
def revision() -> str:
    """The same on every machine and in every installation that has the same sources; worked out once a process."""
    found = blake2b(digest_size=6)
    for room in PACKAGES:
        for name, source in _sources(PACKAGE / room, room):
            found.update(name.encode() + b"\0" + source.replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()


def _sources(folder: Path, name: str) -> Iterator[tuple[str, bytes]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        path = f"{name}/{each.name}"
        if each.is_dir():
            yield from _sources(each, path)
        elif each.name.endswith(".py"):
            yield path, each.read_bytes()
