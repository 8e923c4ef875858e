"""The beginning of a game."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from cantina.model.frame import FrameVars
from cantina.model.sides import Side
from cantina.records.core import ActionState


class Setup(FrameVars, frozen=True, kw_only=True, tag="setup"):
    """Everything before the first turn."""

    without: tuple[str, ...] = ()  # titles that nobody may start with any more
    starts: dict[Side, int] = field(default_factory=dict)  # the starting locations, once they are chosen; 0 for none
    asked: Side = "light"  # who may let his copy of the same location be converted
    converted: Side | None = None
    openings: dict[Side, int] = field(default_factory=dict)  # the starting Interrupts, once they are chosen; 0 for none


class Mission(ActionState, frozen=True, kw_only=True, tag="mission"):
    """What an Objective or a Starting Effect does while the game is set up."""

    before: tuple[int, ...] = ()  # what was on table by then

    obliged: ClassVar[bool] = True
    unpaid: ClassVar[bool] = True


class Opening(ActionState, frozen=True, kw_only=True, tag="opening"):
    """A starting Interrupt: nobody can respond to it, and it does not count as played."""
