"""Set-up."""

from __future__ import annotations

from cantina.lang.core import Ability
from cantina.model.sides import Side


class FirstTurn(Ability, frozen=True):
    """If this is your starting location, a side takes the first turn."""

    side: Side
