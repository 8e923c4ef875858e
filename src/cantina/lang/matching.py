"""Matching pilots, starships, vehicles, weapons and operatives."""

from __future__ import annotations

from cantina.lang.core import Ability, Filter


class Matching(Filter, frozen=True):
    """The matching "pilot", "starship", "vehicle" or "weapon" of such a card, or the matching "operative" of the
    planet that such a location belongs to."""

    what: str
    of: Filter


class CountsAsMatching(Ability, frozen=True):
    """Such characters count as the matching pilots of such ships or vehicles."""

    pilot: Filter
    of: Filter
