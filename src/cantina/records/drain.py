"""Force drains."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class Drain(PlayerProcedure, frozen=True, kw_only=True, tag="drain"):
    """A Force drain."""

    location: int


class DrainBegun(TriggerEvent, frozen=True, kw_only=True, tag="drain"):
    """A Force drain was just initiated."""

    by: Side
    location: int
    amount: Num
    frame: int
