"""Firing weapons."""

from __future__ import annotations

from typing import ClassVar

from cantina.model.frame import FrameVars
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import ActionState


class Firing(ActionState, frozen=True, kw_only=True, tag="fire"):
    """A weapon that fires."""

    draws: ClassVar[str] = "weapon"
    free: bool = False
    gunner: int = 0  # who fires artillery
    aimed_at: tuple[int, ...] = ()
    also: tuple[int, ...] = ()  # cards that it may target besides those of its own text
    volley: str = ""  # in a volley, with its target: "draw", and then "apply" what all have drawn


class Volley(FrameVars, frozen=True, kw_only=True, tag="volley"):
    """Several weapons that fire as one: first they draw, then each of them has the result."""

    act: int
    target: int
    weapons: tuple[int, ...]
    loaded: int = 0  # how many have drawn
    last: tuple[Num, ...] | None = None  # what the last one has drawn; nothing, if its shot was cancelled
    drawn: tuple[Num, ...] = ()
    fired: tuple[int, ...] = ()  # those whose shots were not cancelled


class Fired(TriggerEvent, frozen=True, kw_only=True, tag="fired"):
    """A weapon is fired at a target."""

    by: Side
    card: int
    target: int
    frame: int


class Hit(TriggerEvent, frozen=True, kw_only=True, tag="hit"):
    """A card was just 'hit'."""

    card: int
    source: int  # the weapon
    location: int
