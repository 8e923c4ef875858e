"""Locations that are blown away."""

from __future__ import annotations

from cantina.model.frame import FrameVars
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class BlowingAway(FrameVars, frozen=True, kw_only=True, tag="blow-away"):
    """A location that a player blows away."""

    player: Side
    card: int


class BlownAway(TriggerEvent, frozen=True, kw_only=True, tag="blown-away"):
    """A location is being blown away; everything is still there."""

    by: Side
    card: int
    location: int
