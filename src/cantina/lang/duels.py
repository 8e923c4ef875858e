"""Duels."""

from __future__ import annotations

from cantina.lang.core import Bound, Condition, Filter, Player, Verb


class InDuel(Filter, frozen=True):
    """A card that takes part in the present duel."""


IN_DUEL = InDuel()
DEFEATED = Bound("defeated")  # the duellist with the lower total


class DuringDuel(Condition, frozen=True):
    """A duel is going on that a player has lost."""

    lost_by: Player


class Duel(Verb, frozen=True):
    """Two characters duel: each side adds destinies to its duellist's power. Who has the higher total is the winner,
    the other one the loser, whose duellist is `DEFEATED`, and what happens then happens to them. If they are equal,
    nothing does."""

    yours: Filter
    opponents: Filter
    then: tuple[Verb, ...]
    destinies: int = 2
