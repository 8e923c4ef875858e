"""Mobile systems, and where systems lie."""

from __future__ import annotations

from cantina.lang.core import Ability, Filter
from cantina.lang.statuses import status

ORBITING = status("orbiting")  # the other card: the planet system; the value: its parsec number
IN_DEEP_SPACE = status("in deep space")  # the value: the parsec number


class OrbitedBy(Filter, frozen=True):
    """The planet system that such a mobile system orbits."""

    by: Filter


class MobileSystem(Ability, frozen=True):
    """This system moves: where it begins, in deep space or in orbit around a planet, and how many parsecs it may go in
    a turn."""

    parsec: int
    hyperspeed: int
    orbiting: str = ""


class Charts(Ability, frozen=True):
    """Systems that lie at a parsec number, for players to look up."""

    parsec: int
    systems: tuple[str, ...]
