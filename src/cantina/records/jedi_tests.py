"""Jedi Tests."""

from __future__ import annotations

from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class TestCompleted(TriggerEvent, frozen=True, kw_only=True, tag="completed"):
    """A Jedi Test was completed."""

    by: Side
    card: int
    target: int  # the apprentice
    location: int
