"""Moves that texts make."""

from __future__ import annotations

from cantina.model.frame import Pending, Vars
from cantina.model.moment import Moment
from cantina.model.sides import Side
from cantina.records.core import Part


class Transported(Moment, frozen=True, kw_only=True, tag="transported"):
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


class MoveAway(Vars, frozen=True, kw_only=True, tag="move-away"):
    """Cards that move away, one after the other."""

    group: tuple[int, ...]
    free: bool = True


class Destined(Part, frozen=True, kw_only=True, tag="destined"):
    """Cards that go to one of several locations."""

    player: Side
    cards: tuple[int, ...]
    goals: tuple[int, ...]
