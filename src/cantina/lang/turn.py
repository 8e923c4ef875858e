"""Turns and phases."""

from __future__ import annotations

from typing import Literal

from cantina.lang.core import Ability, Condition, Filter, Player, Trigger
from cantina.lang.vocabulary import Done, Phase


class TurnOf(Condition, frozen=True):
    """It is a player's turn, in a given phase if one is named."""

    player: Player
    phase: Phase | Literal[""] = ""


class Did(Condition, frozen=True):
    """Such a card has done this in the present turn, wherever it is by now."""

    deed: Done
    who: Filter
    place: Filter | None = None  # from where it was forfeited


class Completed(Condition, frozen=True):
    """You have completed a Utinni Effect of this title in this game: its own text has had it lost."""

    title: str


class CountsAsCompleted(Ability, frozen=True):
    """You need not have completed a Utinni Effect of this title."""

    title: str


def start_of_turn(whose: Player) -> Trigger:
    """A turn begins."""
    return Trigger("start-of-turn", by=whose)


def start_of_phase(phase: Phase, whose: Player) -> Trigger:
    """A phase begins."""
    return Trigger("start-of-phase", by=whose, of=phase)


def end_of_phase(phase: Phase, whose: Player) -> Trigger:
    """A phase ends: nobody can do anything more in it."""
    return Trigger("end-of-phase", by=whose, of=phase)


def end_of_turn(whose: Player) -> Trigger:
    """A turn ends."""
    return Trigger("end-of-turn", by=whose)
