"""Which mutants a run tries: all of some cards, or a sample with the cards that changed. And on which tests."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from cantina.model.card import Definition
from cantina.mutants.damage import Mutant, mutants, shape


def digest(card: Definition) -> str:
    """A short name for what a card's text is now."""
    return hashlib.sha256(shape(card).encode()).hexdigest()[:8]


def changed(cards: Iterable[Definition], checked: Path) -> list[Definition]:
    """The cards whose text is not the one that was checked last."""
    known = msgspec.json.decode(checked.read_bytes(), type=dict[str, str]) if checked.exists() else {}
    return [card for card in cards if known.get(card.id) != digest(card)]


def note(cards: Iterable[Definition], checked: Path) -> None:
    """Note down that the mutants of these cards were tried, and of no others."""
    found = {card.id: digest(card) for card in cards}
    checked.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def sampled(cards: Sequence[Definition], number: int) -> list[Mutant]:
    """So many mutants of these cards: always the same ones until some card changes."""
    every = [mutant for card in cards for mutant in mutants(card)]
    return random.Random("".join(map(digest, cards))).sample(every, min(number, len(every)))


def files_about(cards: Iterable[Definition], folders: Iterable[Path]) -> list[Path]:
    """The files of tests that name one of these cards by title or id, or that stand on a module which does."""
    named = {f'"{name}"' for card in cards for name in (card.title, card.id)}
    texts = {path: path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))}
    speaking = {path for path, text in texts.items() if any(name in text for name in named)}
    shared = {path.stem for path in speaking if not path.name.startswith("test_")}
    speaking |= {path for path, text in texts.items() if any(f"{module} import" in text for module in shared)}
    return sorted(path for path in speaking if path.name.startswith("test_"))
