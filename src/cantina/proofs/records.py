"""What a proof is made of."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from cantina.model.decision import Refusal
from cantina.model.text import CardRef
from cantina.play.scenario.cards import Cards
from cantina.play.serialization import encode

PLACED = ("id", "face", "side", "zone", "at", "on", "seat", "statuses")
LAID = ("piles", "rows", "turn", "player", "phase", "rng", "winner")


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """What a scenario was asked after so many answers of its scene, and what it said: `[2, "can", ["fire", [7]], {},
    true]`. Cards are lists of numbers, refusals the rules that they name."""

    step: int
    question: str
    args: list[Any]
    fields: dict[str, Any]
    answer: Any


class Scene(msgspec.Struct, frozen=True):
    """A position, what is played from it, and what is asked on the way."""

    base: dict[str, Any]
    answers: list[Any]
    asked: list[Asked]


def plain(value: Any) -> Any:
    """Arguments and answers of questions in nothing but JSON values."""
    if isinstance(value, CardRef):
        return [value.id]
    if isinstance(value, Cards):
        return [card.id for card in value]
    if isinstance(value, Refusal):
        return value.rule
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, tuple | list) else value


def digest(scenes: Iterable[Scene]) -> str:
    """The same for the same proof. As in a log, the engine's own notes (frames, marks) are no part of what it means."""
    return blake2b(encode([_meaning(scene) for scene in scenes]), digest_size=8).hexdigest()


def _meaning(scene: Scene) -> list[Any]:
    table = scene.base["position"]
    cards = [[card.get(name) for name in PLACED] for card in table["cards"]]
    return [cards, [table[name] for name in LAID], scene.base["cards"], scene.answers, scene.asked]
