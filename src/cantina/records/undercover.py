"""Spies whose cover is broken."""

from __future__ import annotations

from cantina.model.moment import Moment
from cantina.model.sides import Side


class CoverBroken(Moment, frozen=True, kw_only=True, tag="cover-broken"):
    """A spy is back on its own side."""

    by: Side  # who broke it
    card: int
    location: int
