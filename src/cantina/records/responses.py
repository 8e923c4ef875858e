"""Answers to a moment."""

from __future__ import annotations

from cantina.model.frame import Window
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class Respond(Window, frozen=True, kw_only=True, tag="respond"):
    """A moment that may be answered."""

    moment: TriggerEvent
    done: tuple[tuple[int, Side, int, tuple[str, int]], ...] = ()  # automatic texts that have answered it
