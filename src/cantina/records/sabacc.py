"""Sabacc."""

from __future__ import annotations

from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.records.core import Part


class Sabacc(Part, frozen=True, kw_only=True, tag="sabacc"):
    """A hand of sabacc. The cards lie face down on the card that is being played, so that nothing here names them."""

    player: Side  # who has begun it
    who: Side
    seats: dict[Side, int]  # the characters who play, 0 for none
    passes: int = 0
    counted: dict[Side, tuple[Num, ...]]  # what the cards count, as far as that is settled, in their order
    change: dict[Side, Num]  # what a character adds to his total
    winner: Side | None = None
    left: int = 0  # what the winner may still take
