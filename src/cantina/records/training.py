"""Jedi Tests."""

from __future__ import annotations

from cantina.model.moment import Moment
from cantina.model.sides import Side


class TestCompleted(Moment, frozen=True, kw_only=True, tag="completed"):
    """A Jedi Test was completed."""

    by: Side
    card: int
    target: int  # the apprentice
    location: int
