"""What a run keeps for the next one: which test uses which card, how long each takes, and which killed what."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from cantina.checkout import ROOT

MEMORY = ROOT / "build" / "mutants.json"


class Use(msgspec.Struct, frozen=True):
    """What a test did without any damage: the cards in its scenarios, and whether it passed."""

    cards: tuple[str, ...]
    seconds: float
    passed: bool


class Memory(msgspec.Struct):
    """Good for as long as the tests are the same; `kills` outlives that, as good guesses."""

    tests: str = ""
    uses: dict[str, Use] = {}
    kills: dict[str, str] = {}  # mutant → the test that killed it

    @classmethod
    def read(cls, path: Path, folders: Iterable[Path]) -> Memory:
        """What was kept; without the uses if a test has changed since."""
        kept = msgspec.json.decode(path.read_bytes(), type=cls) if path.exists() else cls()
        now = _digest(folders)
        return kept if kept.tests == now else cls(now, {}, kept.kills)

    def write(self, path: Path) -> None:
        """Keep it."""
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(self))


def _digest(folders: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
