"""Conditions: what must hold for a text to apply. They combine with `&`, `|` and `~`."""

from __future__ import annotations

from typing import Any

from cantina.lang.nouns import IN_BATTLE, YOU, Filter, Player
from cantina.model.node import Node


class Condition(Node, frozen=True):
    """Something that holds or does not, asked live."""

    def __and__(self, more: Condition) -> Condition:
        return AllOf((self, more))

    def __or__(self, more: Condition) -> Condition:
        return AnyOf((self, more))

    def __invert__(self) -> Condition:
        return Unless(self)


class Compare(Condition, frozen=True):
    """Two amounts in a relation."""

    left: Any
    op: str
    right: Any


class There(Condition, frozen=True):
    """At least so many such cards are active on table."""

    of: Filter
    least: int = 1


class Controls(Condition, frozen=True):
    """A player controls such a location."""

    player: Player
    place: Filter


class Occupies(Condition, frozen=True):
    """A player occupies such a location."""

    player: Player
    place: Filter


class Defending(Condition, frozen=True):
    """Such a card is in a battle that its opponent initiated, alone if it says so."""

    who: Filter
    alone: bool = False


class BattleBy(Condition, frozen=True):
    """The present battle was initiated by a player, at such a location if one is named."""

    player: Player
    at: Filter | None = None


class NoBattle(Condition, frozen=True):
    """No battle is going on."""


class InDamageSegment(Condition, frozen=True):
    """The damage segment of a battle is going on that a player has lost, or of any battle."""

    lost_by: Player = ""


class NothingToForfeit(Condition, frozen=True):
    """A player has no card left in the battle that could be forfeited."""

    player: Player = YOU


class TurnOf(Condition, frozen=True):
    """It is a player's turn, in a given phase if one is named."""

    player: Player
    phase: str = ""


class Nighttime(Condition, frozen=True):
    """'Nighttime conditions' exist somewhere on table, or at such a location."""

    at: Filter | None = None


class Between(Condition, frozen=True):
    """An amount lies in a range, both ends included."""

    amount: Any
    low: int
    high: int


class AsReact(Condition, frozen=True):
    """The card is being deployed as a 'react'."""


class Fits(Condition, frozen=True):
    """A card named before answers a description."""

    card: Filter
    description: Filter


class AllOf(Condition, frozen=True):
    """All of these hold."""

    parts: tuple[Condition, ...]


class AnyOf(Condition, frozen=True):
    """One of these holds."""

    parts: tuple[Condition, ...]


class Unless(Condition, frozen=True):
    """This does not hold."""

    part: Condition


def you_control(place: Filter) -> Condition:
    """You control such a location."""
    return Controls(YOU, place)


def in_battle(*who: Filter) -> Condition:
    """Each of these is in the present battle."""
    found = tuple(There(each & IN_BATTLE) for each in who)
    return found[0] if len(found) == 1 else AllOf(found)
