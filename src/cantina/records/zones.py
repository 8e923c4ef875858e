"""Cards that leave the table."""

from __future__ import annotations

from cantina.model.frame import Pending
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class LeaveTable(Pending, frozen=True, kw_only=True, tag="leave-table"):
    """Cards that leave the table, with all that is on them."""

    ids: tuple[int, ...]
    how: str  # as the log calls it
    zone: str  # where they go
    under: bool
    cancelled_by: Side | None = None  # who has cancelled them, if somebody did
    creature: int = 0  # what eats them, if something does
    due: tuple[int, ...]  # those about to be lost whose moment has not come yet
    riders: tuple[int, ...] = ()  # those who may still jump off
    gone: tuple[tuple[int, int, Side], ...] = ()  # what has left and was not yet spoken of, from where, whose it was


class AboutToBeLost(TriggerEvent, frozen=True, kw_only=True, tag="about-to-be-lost"):
    """A card is about to be lost from the table, or forfeited, or cancelled by a player."""

    by: Side | None = None
    card: int
    location: int
    of: str
    creature: int  # what eats it, if something does
    frame: int


class Lost(TriggerEvent, frozen=True, kw_only=True, tag="lost"):
    """A card was just lost from the table."""

    by: Side
    card: int
    location: int


class Forfeited(TriggerEvent, frozen=True, kw_only=True, tag="forfeited"):
    """A card was just forfeited."""

    by: Side
    card: int
    location: int
    source: int
