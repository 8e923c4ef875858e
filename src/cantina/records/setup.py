"""The beginning of a game."""

from __future__ import annotations

from msgspec import field

from cantina.model.frame import Vars
from cantina.model.sides import Side


class Setup(Vars, frozen=True, kw_only=True, tag="setup"):
    """Everything before the first turn."""

    without: tuple[str, ...] = ()  # titles that nobody may start with any more
    starts: dict[Side, int] = field(default_factory=dict)  # the starting locations, once they are chosen; 0 for none
    asked: Side = "light"  # who may let his copy of the same location be converted
    converted: Side | None = None
