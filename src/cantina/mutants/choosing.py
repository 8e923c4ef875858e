"""Which mutants a run tries: all of some cards, or a sample with the cards that changed. And on which tests."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import fields

from cantina.lang.titles import FACES
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.mutants.operators import HALVES, Mutant, mutants

OF_EACH = 5  # mutants of a card in a sample


def digest(card: Definition) -> str:
    """A short name for what a card's text is now."""
    return hashlib.sha256(_spelt([getattr(card, half) for half in HALVES]).encode()).hexdigest()[:8]


def _spelt(item: object) -> str:
    """A text without what goes without saying: the same when the language has got a word more that it does not use."""
    if isinstance(item, tuple | list):
        return f"[{', '.join(map(_spelt, item))}]"
    if not isinstance(item, Node):
        return repr(item)
    said = [(each.name, getattr(item, each.name)) for each in fields(item) if getattr(item, each.name) != each.default]
    return f"{type(item).__name__}({', '.join(f'{name}={_spelt(value)}' for name, value in said)})"


def changed(cards: Iterable[Definition], checked: Path) -> list[Definition]:
    """The cards whose text is not the one that was checked last."""
    known = _noted(checked)
    return [card for card in cards if known.get(card.id) != digest(card)]


def note(card: Definition, checked: Path) -> None:
    """Note down that all mutants of a card were tried, and that tests notice them or none could."""
    found = {**_noted(checked), card.id: digest(card)}
    in_order = {id: found[id] for id in sorted(found, key=_by_number)}
    checked.write_bytes(msgspec.json.format(msgspec.json.encode(in_order), indent=1) + b"\n")


def _noted(checked: Path) -> dict[str, str]:
    return msgspec.json.decode(checked.read_bytes(), type=dict[str, str]) if checked.exists() else {}


def _by_number(id: str) -> list[str]:
    return [part.zfill(4) for part in id.split("_")]


def sampled(cards: Sequence[Definition], number: int) -> list[Mutant]:
    """So many mutants, a few of each of some of these cards: always the same ones until some card changes. (The fewer
    cards, the fewer tests must be run to know which of them use those cards.)"""
    chance = random.Random("".join(map(digest, cards)))
    found: list[Mutant] = []
    for card in chance.sample(cards, len(cards)):
        if len(found) >= number:
            break
        every = list(mutants(card))
        found += chance.sample(every, min(OF_EACH, len(every)))
    return found[:number]


def files_about(cards: Iterable[Definition], folders: Iterable[Path]) -> list[Path]:
    """The files of tests that name one of these cards, by either face, or that stand on a module which does."""
    named = {f'"{name}"' for card in cards for name in (card.title, card.id, *card.whole.split(FACES)) if name}
    texts = {path: path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))}
    speaking = {path for path, text in texts.items() if any(name in text for name in named)}
    modules = [path.stem for path in speaking]
    speaking |= {path for path, text in texts.items() if any(f"{module} import" in text for module in modules)}
    return sorted(path for path in speaking if path.name.startswith("test_"))
