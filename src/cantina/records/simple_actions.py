"""Simple deeds."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class Simple(PlayerProcedure, frozen=True, kw_only=True, tag="deed"):
    """A player does something with a card."""

    name: str  # of the deed
    card: int
    target: int = 0  # what was chosen for it
