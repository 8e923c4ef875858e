"""Cards that texts move: away, by landspeed, or straight to another place."""

from __future__ import annotations

from cantina.lang.core import TARGET, YOU, Filter, Player, Verb


class Relocate(Verb, frozen=True):
    """Cards go from where they are straight to a location; those that cannot move stay."""

    what: Filter
    place: Filter


class MoveAway(Verb, frozen=True):
    """Such cards move away from where they are, free; those that cannot move stay. Characters and vehicles use their
    landspeed, starships their hyperspeed, both of the latter any sector movement."""

    what: Filter
    by: Player = YOU


class MoveAwayOrLose(Verb, frozen=True):
    """Such a card moves away by its landspeed, free, where its player likes, or is lost."""

    what: Filter = TARGET


class MoveTo(Verb, frozen=True):
    """A card moves by its landspeed to a location, free, as a regular move."""

    what: Filter
    place: Filter
