"""What lessons are made of."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.model.sides import PILES, SIDES
from cantina.play.scenario.positions import Position

PLACES = ("phases", "hand", "battle", *(f"{what} {side}" for side in SIDES for what in (*PILES, "life", "generation")))
"""What a text can point at besides cards."""


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in both languages."""

    en: str
    fr: str


class ExpectedOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option, described by whatever tells it from the others that are offered: its verb, the title of its card, and
    its other fields."""

    verb: str
    card: str | None = None
    amount: int | None = None
    pile: str | None = None


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a text says of the table: a question that a scenario can be asked, what it is asked of (sides,
    piles, titles of cards), and the answer."""

    ask: str
    of: tuple[str, ...]
    answer: Any = msgspec.field(name="is")


class Instead(Bilingual, frozen=True, forbid_unknown_fields=True):
    """What is said to a learner who chose that verb instead of what was wanted."""

    verb: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: something to read, something to do, or both. What is done without a word is done for the learner: all
    that the other side does, and what would only be in the way."""

    en: str = ""
    fr: str = ""
    expect: ExpectedOption | None = None
    highlight: tuple[
        str, ...
    ] = ()  # what the text speaks of: titles of cards, "force light", "life dark", "phases", "hand"
    facts: tuple[Fact, ...] = ()
    on_other: tuple[Instead, ...] = ()

    @property
    def for_learner(self) -> bool:
        """Whether the learner is to do it."""
        return self.expect is not None and bool(self.en)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps that lead on from it. The learner plays the Light Side."""

    id: str
    title: Bilingual
    about: Bilingual
    position: Position
    steps: tuple[Step, ...] = msgspec.field(name="step")
