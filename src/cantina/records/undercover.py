"""Spies whose cover is broken."""

from __future__ import annotations

from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class CoverBroken(TriggerEvent, frozen=True, kw_only=True, tag="cover-broken"):
    """A spy is back on its own side."""

    by: Side  # who broke it
    card: int
    location: int
