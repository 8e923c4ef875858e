"""Who occupies and controls a location, and with how much power."""

from __future__ import annotations

from cantina.lang.core import YOU, Condition, Filter, Player


class Occupied(Filter, frozen=True):
    """A location that a player occupies or, more strictly, controls; where such a card of his has presence itself or
    has some aboard, if it names one."""

    by: Player
    controlled: bool = False
    using: Filter | None = None


class Unoccupied(Filter, frozen=True):
    """A location where nobody has presence, nor an undercover spy is."""


UNOCCUPIED = Unoccupied()


class Battleground(Filter, frozen=True):
    """A location over which both players can fight: with Force icons of both, no holosite, not on Dagobah."""


BATTLEGROUND = Battleground()


class BringsAbility(Filter, frozen=True):
    """A card that brings ability to the table: its own, or that of its permanent pilots."""


BRINGS_ABILITY = BringsAbility()


class Controls(Condition, frozen=True):
    """A player controls at least so many such locations; each with such a card of his, if it names one."""

    player: Player
    place: Filter
    least: int = 1
    using: Filter | None = None


class Occupies(Condition, frozen=True):
    """A player occupies at least so many such locations; each with such a card of his, if it names one."""

    player: Player
    place: Filter
    least: int = 1
    using: Filter | None = None


def you_control(place: Filter) -> Condition:
    """You control such a location."""
    return Controls(YOU, place)
