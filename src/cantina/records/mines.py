"""Buried cards that come to light."""

from __future__ import annotations

from cantina.model.frame import Vars
from cantina.model.moment import Moment


class Unearthing(Vars, frozen=True, kw_only=True, tag="unearth"):
    """Somebody has come to a site where cards are buried."""

    place: int
    moment: Moment
    mines: tuple[int, ...] = ()  # those that were revealed and have neither exploded nor been defused
