"""Systems that move."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class MobileMove(PlayerProcedure, frozen=True, kw_only=True, tag="mobile-move"):
    """A mobile system that moves."""

    card: int
