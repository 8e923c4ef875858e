"""What a run keeps for the next one: which test uses which card, how long each takes, and which killed what."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from cantina.compiled import CACHE

MEMORY = CACHE / "mutants.json"


class Fingerprints(msgspec.Struct, frozen=True):
    """Digests of what a test depends on: its file with the modules that tests share, and the sources."""

    tests: str
    sources: str


class UsageTrace(msgspec.Struct, frozen=True):
    """What a test did without any damage: the cards in its scenarios, and whether it passed."""

    cards: tuple[str, ...]
    seconds: float
    passed: bool
    under: Fingerprints

    def holds(self, now: Fingerprints, cards: set[str]) -> bool:
        """Whether this can be relied on for these cards: under other sources, if the test uses none of them."""
        same = self.under == now or (self.under.tests == now.tests and cards.isdisjoint(self.cards))
        return same and self.passed


class RunCache(msgspec.Struct):
    """Uses by the test's node id; `kills` are good guesses whatever has changed."""

    uses: dict[str, UsageTrace] = {}
    kills: dict[str, str] = {}  # mutant → the test that killed it, "" if none did

    @classmethod
    def read(cls, path: Path) -> RunCache:
        """What was kept; nothing, if it was kept in another form."""
        try:
            return msgspec.json.decode(path.read_bytes(), type=cls)
        except (FileNotFoundError, msgspec.DecodeError):
            return cls()

    def write(self, path: Path) -> None:
        """Keep it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(self))


def stands(root: Path, tests: Iterable[Path], sources: Path) -> dict[str, Fingerprints]:
    """How each file of tests in these folders stands now, by its path below the root."""
    modules = [path for folder in tests for path in sorted(folder.rglob("*.py"))]
    shared = _digest(path for path in modules if not path.name.startswith("test_"))
    code = _digest(sorted(sources.rglob("*.py")))
    return {path.relative_to(root).as_posix(): Fingerprints(shared + _digest([path]), code)
            for path in modules if path.name.startswith("test_")}  # fmt: skip


def _digest(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]
