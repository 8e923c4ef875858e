"""Insert cards."""

from __future__ import annotations

from cantina.model.frame import Pending
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class Surfacing(Pending, frozen=True, kw_only=True, tag="surface"):
    """An insert card that has come to the top of a Reserve Deck."""

    card: int


class InsertRevealed(TriggerEvent, frozen=True, kw_only=True, tag="insert-revealed"):
    """An insert card has come to the top and is shown; it has not yet had its result."""

    by: Side  # whose card it is
    card: int
    frame: int


class ReachedTop(TriggerEvent, frozen=True, kw_only=True, tag="reached-top"):
    """An insert card has come to the top, and its text speaks."""

    by: Side
    card: int
