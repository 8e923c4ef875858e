"""Turns and phases."""

from __future__ import annotations

from typing import Literal

from cantina.lang.core import Condition, Player, Trigger
from cantina.lang.vocabulary import Phase


class TurnOf(Condition, frozen=True):
    """It is a player's turn, in a given phase if one is named."""

    player: Player
    phase: Phase | Literal[""] = ""


def start_of_turn(whose: Player) -> Trigger:
    """A turn begins."""
    return Trigger("start-of-turn", by=whose)


def start_of_phase(phase: Phase, whose: Player) -> Trigger:
    """A phase begins."""
    return Trigger("start-of-phase", by=whose, of=phase)


def end_of_turn(whose: Player) -> Trigger:
    """A turn ends."""
    return Trigger("end-of-turn", by=whose)
