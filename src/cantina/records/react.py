"""Moving as a 'react'."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class ReactMove(PlayerProcedure, frozen=True, kw_only=True, tag="react-move"):
    """A move as a 'react'."""

    card: int
    goals: tuple[tuple[int, int], ...]  # where it may lead, and the cost
    goal: int = 0
    riders: tuple[int, ...] = ()  # who has embarked for it
