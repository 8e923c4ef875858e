"""Firing weapons."""

from __future__ import annotations

from typing import ClassVar

from cantina.model.moment import Moment
from cantina.model.sides import Side
from cantina.records.core import Performing


class Firing(Performing, frozen=True, kw_only=True, tag="fire"):
    """A weapon that fires."""

    draws: ClassVar[str] = "weapon"
    free: bool = False
    gunner: int = 0  # who fires artillery
    aimed_at: tuple[int, ...] = ()


class Fired(Moment, frozen=True, kw_only=True, tag="fired"):
    """A weapon is fired at a target."""

    by: Side
    card: int
    target: int
    frame: int


class Hit(Moment, frozen=True, kw_only=True, tag="hit"):
    """A card was just 'hit'."""

    card: int
    source: int  # the weapon
    location: int
