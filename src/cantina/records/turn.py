"""Turns and their phases."""

from __future__ import annotations

from cantina.model.frame import FrameVars, Window
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class Turn(FrameVars, frozen=True, kw_only=True, tag="turn"):
    """A player's turn."""

    next: int = 0  # the phase that comes next, by its number


class Phase(Window, frozen=True, kw_only=True, tag="phase"):
    """A phase of the turn."""

    name: str
    begun: bool = False  # somebody has done something in it


class TurnStarts(TriggerEvent, frozen=True, kw_only=True, tag="start-of-turn"):
    """A turn begins."""

    by: Side


class PhaseStarts(TriggerEvent, frozen=True, kw_only=True, tag="start-of-phase"):
    """A phase begins."""

    by: Side
    of: str


class PhaseEnds(TriggerEvent, frozen=True, kw_only=True, tag="end-of-phase"):
    """A phase is over."""

    by: Side
    of: str


class TurnEnds(TriggerEvent, frozen=True, kw_only=True, tag="end-of-turn"):
    """A turn is about to end."""

    by: Side
