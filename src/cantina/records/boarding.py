"""Getting into, out of and about in ships and vehicles."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class Embark(PlayerProcedure, frozen=True, kw_only=True, tag="embark"):
    """A card that goes aboard."""

    card: int
    carrier: int = 0


class ChangeSeat(PlayerProcedure, frozen=True, kw_only=True, tag="change-seat"):
    """A character that takes another seat."""

    card: int
    seat: str


class Dock(PlayerProcedure, frozen=True, kw_only=True, tag="dock"):
    """Two ships that dock to transfer cards."""

    ship: int
    partner: int = 0
    moved: tuple[int, ...] = ()
