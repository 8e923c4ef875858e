"""Battles, from their initiation to their end."""

from __future__ import annotations

from msgspec import field

from cantina.model.frame import Window
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


def _zero() -> dict[Side, Num]:
    return {"light": 0, "dark": 0}


def _none() -> dict[Side, tuple[Num, ...]]:
    return {"light": (), "dark": ()}


class Battle(Window, frozen=True, kw_only=True, tag="battle"):
    """A battle, from its initiation to its end."""

    initiator: Side
    location: int
    segment: str = "initiation"  # then "weapons", "power", "damage", "ended"
    members: tuple[int, ...] = ()  # who is in it, by incarnation
    among: tuple[int, ...] = ()  # the only ones who may be in it, by incarnation; none: whoever is there
    # the power segment: destinies to "power" only come before those of the "battle" (battle-power-segment.14)
    kind: str = "power"
    drawer: Side
    last: Num | None = None  # a draw that is not yet counted
    drawn: dict[Side, Num] = field(default_factory=_zero)  # how many of that kind; ENOUGH of who wants no more
    power_destinies: dict[Side, tuple[Num, ...]] = field(default_factory=_none)
    destinies: dict[Side, tuple[Num, ...]] = field(default_factory=_none)
    total_destiny: dict[Side, Num] = field(default_factory=_zero)
    power: dict[Side, Num] = field(default_factory=_zero)
    winner: Side | None = None
    # the damage segment
    damage_changes: tuple[tuple[str, str, str, Num], ...] = ()  # by which title, against whom, how, how much
    immune: tuple[int, ...] = ()
    attrition: dict[Side, Num] = field(default_factory=_zero)
    covered: dict[Side, Num] = field(default_factory=_zero)  # attrition that is satisfied
    damage: dict[Side, Num] = field(default_factory=_zero)
    paid: dict[Side, Num] = field(default_factory=_zero)

    @property
    def actor(self) -> Side:
        """Who has initiated it."""
        return self.initiator


class BattleBegun(TriggerEvent, frozen=True, kw_only=True, tag="battle"):
    """A battle was just initiated."""

    by: Side
    location: int
    frame: int


class SegmentEnded(TriggerEvent, frozen=True, kw_only=True, tag="segment-ended"):
    """A segment of a battle has ended, and the next one has not begun."""

    of: str
    location: int
    frame: int


class DestiniesDrawn(TriggerEvent, frozen=True, kw_only=True, tag="battle-destinies"):
    """All battle destinies are drawn. `of`: how many each player drew, if that is the same number."""

    of: str
    location: int
    frame: int


class BattleWon(TriggerEvent, frozen=True, kw_only=True, tag="battle-won"):
    """A player has won a battle."""

    by: Side
    location: int
    frame: int


class BattleLost(TriggerEvent, frozen=True, kw_only=True, tag="battle-lost"):
    """A player has lost a battle."""

    by: Side
    location: int
    frame: int


class BattleOver(TriggerEvent, frozen=True, kw_only=True, tag="battle-over"):
    """A battle is over, with all that lasted as long as it. `by`: who had initiated it."""

    by: Side
    location: int


class BattleEnded(TriggerEvent, frozen=True, kw_only=True, tag="battle-ended"):
    """A battle is about to be over."""

    location: int
    frame: int


class DamageSegment(Window, frozen=True, kw_only=True, tag="damage"):
    """The end of a battle: players forfeit and lose Force in turn."""
