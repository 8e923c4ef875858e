"""Characters that go missing, and those who look for them."""

from __future__ import annotations

from cantina.model.frame import Doing
from cantina.model.moment import Moment
from cantina.model.num import Num
from cantina.model.sides import Side


class WentMissing(Moment, frozen=True, kw_only=True, tag="went-missing"):
    """A character has just become missing."""

    by: Side
    card: int
    location: int


class SearchParty(Doing, frozen=True, kw_only=True, tag="search-party"):
    """Characters who look for missing ones at a site."""

    location: int
    members: tuple[int, ...] = ()
    destiny: Num | None = None
