"""Forfeiting, and losing Force for damage."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class Forfeit(PlayerProcedure, frozen=True, kw_only=True, tag="forfeit"):
    """A card that is forfeited."""

    card: int


class PayDamage(PlayerProcedure, frozen=True, kw_only=True, tag="pay-damage"):
    """One battle damage that is paid with Force."""

    card: int  # from hand; 0 for the top card of a pile
    pile: str
