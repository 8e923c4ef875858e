"""Duels."""

from __future__ import annotations

from cantina.lang.core import Filter, Verb


class Duel(Verb, frozen=True):
    """Two characters duel: each adds destinies to his power. The winner retrieves, the loser loses, the difference;
    the losing character is lost."""

    yours: Filter
    opponents: Filter
    destinies: int = 2
