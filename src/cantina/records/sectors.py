"""Flying through the inside of Death Star II."""

from __future__ import annotations

from cantina.model.frame import Doing, Vars
from cantina.model.num import Num


class Passage(Doing, frozen=True, kw_only=True, tag="passage"):
    """A movement destiny drawn for a ship that leaves a sector."""

    card: int
    location: int
    least: Num  # what it takes to get through
    value: Num | None = None


class Escaping(Vars, frozen=True, kw_only=True, tag="escaping"):
    """Ships that try to get out before everything is blown away, one after the other."""

    ships: tuple[int, ...]
