"""Flying through the inside of Death Star II."""

from __future__ import annotations

from cantina.model.frame import FrameVars, PlayerProcedure
from cantina.model.num import Num


class Passage(PlayerProcedure, frozen=True, kw_only=True, tag="passage"):
    """A movement destiny drawn for a ship that leaves a sector."""

    card: int
    location: int
    least: Num  # what it takes to get through
    value: Num | None = None


class Escaping(FrameVars, frozen=True, kw_only=True, tag="escaping"):
    """Ships that try to get out before everything is blown away, one after the other."""

    ships: tuple[int, ...]
