"""Duels and lightsaber combat that actions bring about."""

from __future__ import annotations

from cantina.model.frame import Pending
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class Duelling(Pending, frozen=True, kw_only=True, tag="duel"):
    """A duel that an action has brought about."""

    act: int
    face: str
    node: int  # the verb that has brought it about
    you: Side
    duellist: int  # yours
    rival: int
    lives: tuple[int, int]  # their incarnations
    location: int
    number: int  # of destinies for each side
    kind: str
    winner: Side | None = None


class DuelOver(TriggerEvent, frozen=True, kw_only=True, tag="duel-over"):
    """A duel has had its result."""

    by: Side
    location: int


class DuelBegun(TriggerEvent, frozen=True, kw_only=True, tag="duel-begun"):
    """A duel was initiated, and nothing is drawn yet."""

    by: Side
    card: int
    target: int
    location: int
    of: str
    frame: int
