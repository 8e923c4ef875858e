"""Force drains."""

from __future__ import annotations

from cantina.model.frame import Doing
from cantina.model.moment import Moment
from cantina.model.num import Num
from cantina.model.sides import Side


class Drain(Doing, frozen=True, kw_only=True, tag="drain"):
    """A Force drain."""

    location: int


class DrainBegun(Moment, frozen=True, kw_only=True, tag="drain"):
    """A Force drain was just initiated."""

    by: Side
    location: int
    amount: Num
    frame: int
