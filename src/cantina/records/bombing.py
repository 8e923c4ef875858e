"""Bombing runs."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class Returning(PlayerProcedure, frozen=True, kw_only=True, tag="return"):
    """A player's bombers go back up, one after the other."""

    bombers: tuple[int, ...]
