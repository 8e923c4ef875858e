"""The whole state of a game: a small shell of lists of records that never change. Copying the lists copies the game."""

from __future__ import annotations

from typing import Any

from cantina.model.card import Card
from cantina.model.decision import Decision
from cantina.model.frame import Frame
from cantina.model.lasting import LastingEffect
from cantina.model.sides import PILES, SIDES, Side


class State:
    """Lists of records. Only `Engine` writes to it."""

    __slots__ = (
        "cards", "decision", "first", "lasting", "lives", "marks", "phase", "piles", "player", "quarantine",
        "rng", "rows", "stack", "turn", "winner",
    )  # fmt: skip

    def __init__(self, of: State | None = None) -> None:
        """A game without cards, or an independent copy of another: the records themselves are shared."""
        self.cards: list[Card] = of.cards.copy() if of else []  # by id; id 0 is nobody
        self.piles: dict[tuple[Side, str], tuple[int, ...]] = of.piles.copy() if of else _empty_piles()
        # planet (or "" for deep space) and its locations
        self.rows: tuple[tuple[str, tuple[int, ...]], ...] = of.rows if of else ()
        self.stack: list[Frame] = of.stack.copy() if of else []
        self.lasting: tuple[LastingEffect, ...] = of.lasting if of else ()
        # what was spent in which period: ("turn", ...), ("battle", ...)
        self.marks: dict[tuple[Any, ...], int] = of.marks.copy() if of else {}
        self.quarantine: frozenset[int] = of.quarantine if of else frozenset()  # cards whose text raised an error
        self.turn: int = of.turn if of else 0
        self.first: Side = of.first if of else "dark"
        self.player: Side = of.player if of else "dark"
        self.phase: str = of.phase if of else ""
        self.rng: int = of.rng if of else 0
        self.lives: int = of.lives if of else 0
        self.decision: Decision | None = of.decision if of else None
        self.winner: Side | None = of.winner if of else None

    def clone(self) -> State:
        """An independent copy."""
        return State(self)


def _empty_piles() -> dict[tuple[Side, str], tuple[int, ...]]:
    return {(side, zone): () for side in SIDES for zone in PILES}
