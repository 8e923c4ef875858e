"""Characters that go missing, and those who look for them."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class WentMissing(TriggerEvent, frozen=True, kw_only=True, tag="went-missing"):
    """A character has just become missing."""

    by: Side
    card: int
    location: int


class SearchParty(PlayerProcedure, frozen=True, kw_only=True, tag="search-party"):
    """Characters who look for missing ones at a site."""

    location: int
    members: tuple[int, ...] = ()
    destiny: Num | None = None
