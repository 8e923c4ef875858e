"""Moves that texts make."""

from __future__ import annotations

from cantina.model.frame import FrameVars, Pending
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import Part


class Transported(TriggerEvent, frozen=True, kw_only=True, tag="transported"):
    """A card has relocated others, and they have arrived."""

    by: Side
    card: int
    transported: tuple[int, ...]


class LedMove(Pending, frozen=True, kw_only=True, tag="led-move"):
    """A move that a text makes a card make."""

    card: int
    goal: int
    verb: str
    origin: int = 0


class MoveAway(FrameVars, frozen=True, kw_only=True, tag="move-away"):
    """Cards that move away, one after the other."""

    group: tuple[int, ...]
    free: bool = True


class Destined(Part, frozen=True, kw_only=True, tag="destined"):
    """Cards that go to one of several locations."""

    player: Side
    cards: tuple[int, ...]
    goals: tuple[int, ...]
