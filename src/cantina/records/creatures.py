"""Attacks by creatures and on them, and how ferocious they are."""

from __future__ import annotations

from typing import Literal

from cantina.model.frame import FrameVars, Window
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import ActionState


class Attack(Window, frozen=True, kw_only=True, tag="attack"):
    """An attack: by a creature on its prey, by a creature on another one, or by a player's cards on a creature."""

    on: Literal["prey", "rival", "creature"]
    initiator: Side  # the creature's owner, or who attacks it
    location: int
    creature: int
    target: int = 0  # the prey, or the other creature
    members: tuple[int, ...] = ()  # who attacks the creature, or is its prey, by incarnation
    segment: str = "initiation"  # then "weapons", "totals"
    ferocity: Num | None = None
    other_ferocity: Num | None = None
    destiny: Num | None = None
    power: Num | None = None

    @property
    def actor(self) -> Side:
        """Whose attack it is."""
        return self.initiator


class Ferocity(FrameVars, frozen=True, kw_only=True, tag="ferocity"):
    """Finding out how ferocious a creature is."""

    creature: int
    left: int = 0  # how many destinies are still to be drawn
    last: Num | None = None
    total: Num = 0


class Measuring(FrameVars, frozen=True, kw_only=True, tag="measure-ferocity"):
    """The ferocity that an action asks for."""

    act: int
    name: str
    creature: int
    ferocity: Num | None = None


class Pouncing(ActionState, frozen=True, kw_only=True, tag="pounce"):
    """What a creature's own text does to prey that it has defeated."""


class CarryingOff(FrameVars, frozen=True, kw_only=True, tag="carry-off"):
    """A creature that flies off with its prey."""

    creature: int
    victim: int
    sites: int


class AttackBegun(TriggerEvent, frozen=True, kw_only=True, tag="attack"):
    """An attack was just initiated. `card`: the creature, if it is the one that attacks; `target`: who is attacked."""

    by: Side
    card: int
    target: int
    location: int
    of: str
    frame: int


class Eaten(TriggerEvent, frozen=True, kw_only=True, tag="eaten"):
    """A card was just eaten. `by`: whose it was; `source`: by which creature."""

    by: Side
    card: int
    location: int
    source: int
