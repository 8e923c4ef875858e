"""Objectives."""

from __future__ import annotations

from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class Flipped(TriggerEvent, frozen=True, kw_only=True, tag="flipped"):
    """A card with two faces was turned over."""

    by: Side  # whose it is
    card: int
