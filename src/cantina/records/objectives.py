"""Objectives."""

from __future__ import annotations

from cantina.model.moment import Moment
from cantina.model.sides import Side


class Flipped(Moment, frozen=True, kw_only=True, tag="flipped"):
    """A card with two faces was turned over."""

    by: Side  # whose it is
    card: int
