"""Turns and their phases."""

from __future__ import annotations

from cantina.model.frame import Vars, Window
from cantina.model.moment import Moment
from cantina.model.sides import Side


class Turn(Vars, frozen=True, kw_only=True, tag="turn"):
    """A player's turn."""

    next: int = 0  # the phase that comes next, by its number


class Phase(Window, frozen=True, kw_only=True, tag="phase"):
    """A phase of the turn."""

    name: str
    begun: bool = False  # somebody has done something in it


class TurnStarts(Moment, frozen=True, kw_only=True, tag="start-of-turn"):
    """A turn begins."""

    by: Side


class PhaseStarts(Moment, frozen=True, kw_only=True, tag="start-of-phase"):
    """A phase begins."""

    by: Side
    of: str


class PhaseEnds(Moment, frozen=True, kw_only=True, tag="end-of-phase"):
    """A phase is over."""

    by: Side
    of: str


class TurnEnds(Moment, frozen=True, kw_only=True, tag="end-of-turn"):
    """A turn is about to end."""

    by: Side
