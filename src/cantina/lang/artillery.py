"""Artillery that warriors take along."""

from __future__ import annotations

from cantina.lang.cards import WARRIOR
from cantina.lang.core import Ability, Filter, Number


class Hauled(Ability, frozen=True):
    """So many such cards of yours may move this weapon together, by their landspeed and for so much Force more."""

    number: int
    cost: Number
    by: Filter = WARRIOR
