"""Locations that are blown away."""

from __future__ import annotations

from cantina.model.frame import Vars
from cantina.model.moment import Moment
from cantina.model.sides import Side


class BlowingAway(Vars, frozen=True, kw_only=True, tag="blow-away"):
    """A location that a player blows away."""

    player: Side
    card: int


class BlownAway(Moment, frozen=True, kw_only=True, tag="blown-away"):
    """A location is being blown away; everything is still there."""

    by: Side
    card: int
    location: int
