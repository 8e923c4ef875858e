"""Duels."""

from __future__ import annotations

from cantina.lang.core import Condition, Filter, Player, Verb


class InDuel(Filter, frozen=True):
    """A card that takes part in the present duel."""


IN_DUEL = InDuel()


class DuringDuel(Condition, frozen=True):
    """A duel is going on that a player has lost."""

    lost_by: Player


class Duel(Verb, frozen=True):
    """Two characters duel: each adds destinies to his power. The winner retrieves, the loser loses, the difference;
    the losing character is lost."""

    yours: Filter
    opponents: Filter
    destinies: int = 2
