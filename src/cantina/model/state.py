"""The whole state of a game: a small shell of lists of frozen records. Copying the lists copies the game."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.model.card import Card
from cantina.model.decision import Decision
from cantina.model.frame import Frame
from cantina.model.sides import PILES, SIDES, Side


class Lasting(msgspec.Struct, frozen=True):
    """A text that lives on apart from its source until its period ends ("for the rest of the turn")."""

    face: str  # the definition and the position of the node in it
    node: int
    until: str  # the period: "turn", "battle", "game"…
    source: int
    you: Side
    here: int
    vars: dict[str, Any]


class State:
    """Lists of frozen records. Only `Engine` writes to it."""

    __slots__ = (
        "cards", "decision", "first", "lasting", "lives", "marks", "phase", "piles", "player", "quarantine",
        "rng", "rows", "stack", "turn", "winner",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cards: list[Card] = []  # by id; id 0 is nobody
        self.piles: dict[tuple[Side, str], tuple[int, ...]] = {(s, z): () for s in SIDES for z in PILES}
        self.rows: tuple[tuple[str, tuple[int, ...]], ...] = ()  # planet (or "" for deep space) and its locations
        self.stack: list[Frame] = []
        self.lasting: tuple[Lasting, ...] = ()
        self.marks: dict[tuple[Any, ...], int] = {}  # what was spent in which period: ("turn", ...), ("battle", ...)
        self.quarantine: frozenset[int] = frozenset()  # cards whose text raised an error
        self.turn = 0
        self.first: Side = "dark"
        self.player: Side = "dark"
        self.phase = ""
        self.rng = 0
        self.lives = 0
        self.decision: Decision | None = None
        self.winner: Side | None = None

    def clone(self) -> State:
        """An independent copy; the records themselves are shared."""
        twin = State.__new__(State)
        twin.cards = self.cards.copy()
        twin.piles = self.piles.copy()
        twin.rows = self.rows
        twin.stack = self.stack.copy()
        twin.lasting = self.lasting
        twin.marks = self.marks.copy()
        twin.quarantine = self.quarantine
        twin.turn, twin.first, twin.player, twin.phase = self.turn, self.first, self.player, self.phase
        twin.rng, twin.lives = self.rng, self.lives
        twin.decision, twin.winner = self.decision, self.winner
        return twin
