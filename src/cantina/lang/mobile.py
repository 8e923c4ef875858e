"""Mobile systems."""

from __future__ import annotations

from cantina.lang.core import Ability


class MobileSystem(Ability, frozen=True):
    """This system moves: where it begins, and how many parsecs it may go in a turn."""

    parsec: int
    hyperspeed: int
