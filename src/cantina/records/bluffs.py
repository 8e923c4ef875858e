"""Bluff cards."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class TurningOver(PlayerProcedure, frozen=True, kw_only=True, tag="turn-over"):
    """A player turns one of the opponent's bluff cards over."""

    place: int
    card: int
