"""Attack Runs through the trench of the Death Star."""

from __future__ import annotations

from cantina.model.frame import Window
from cantina.model.num import Num
from cantina.model.sides import Side


class AttackRun(Window, frozen=True, kw_only=True, tag="attack-run"):
    """An Attack Run that an action has brought about."""

    act: int
    face: str
    node: int  # the verb that has brought it about
    player: Side
    location: int  # the trench
    system: int  # where they come from
    flight: tuple[int, ...]
    followers: tuple[int, ...] = ()
    lead: int = 0
    segment: str = "entering"  # then "weapons", "firing"
    total: Num | None = None  # what it has come to, if it was drawn for
