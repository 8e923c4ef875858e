"""Characters that are captured, released, or delivered to a prison."""

from __future__ import annotations

from cantina.model.frame import FrameVars
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class Capturing(FrameVars, frozen=True, kw_only=True, tag="capturing"):
    """Characters that were captured together, and of whom it is not settled yet what becomes of them."""

    captives: tuple[int, ...]
    location: int


class Releasing(FrameVars, frozen=True, kw_only=True, tag="releasing"):
    """Captives that are released, one after the other."""

    captives: tuple[int, ...]


class Unbinding(FrameVars, frozen=True, kw_only=True, tag="unbinding"):
    """An escort who keeps one of several captives."""

    escort: int


class Uprising(FrameVars, frozen=True, kw_only=True, tag="uprising"):
    """A battle of captives: who they are, who escorted them, and the incarnations of these and those."""

    player: Side
    location: int
    captives: tuple[int, ...]
    escorts: tuple[int, ...]
    lives: tuple[tuple[int, int], ...]


class Captured(TriggerEvent, frozen=True, kw_only=True, tag="captured"):
    """A character was just captured, and seized, imprisoned or let go."""

    by: Side
    card: int
    location: int


class Released(TriggerEvent, frozen=True, kw_only=True, tag="released"):
    """A captive was just released."""

    by: Side
    card: int
    location: int


class Delivered(TriggerEvent, frozen=True, kw_only=True, tag="delivered"):
    """An escort has delivered its captive to a prison."""

    by: Side
    card: int
    source: int  # who delivers it
    location: int
    of: str  # "own", if it is the one who seized it
    worth: Num  # its forfeit value with that escort
