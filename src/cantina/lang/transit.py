"""Docking bay transit."""

from __future__ import annotations

from cantina.lang.core import Ability, Number


class TransitCost(Ability, frozen=True):
    """What your docking bay transit from here costs."""

    amount: Number
    to: bool = False  # the transit to here costs so much more, instead of the one from here
