"""Amounts: numbers that a text names, fixed or worked out when they are needed."""

from __future__ import annotations

from typing import Any

from cantina.lang.conditions import Compare
from cantina.lang.nouns import OPPONENT, TARGET, YOU, Filter, HighestAbility, Player
from cantina.model.node import Node

Number = Any  # a plain number or an Amount


class Amount(Node, frozen=True):
    """A number worked out at the moment of asking. Comparisons make conditions."""

    def __add__(self, more: Number) -> Amount:
        return Plus(self, more)

    def __sub__(self, less: Number) -> Amount:
        return Plus(self, -less) if isinstance(less, int | float) else Minus(self, less)

    def __mul__(self, factor: Number) -> Amount:
        return Times(self, factor)

    def __gt__(self, right: Number) -> Compare:
        return Compare(self, ">", right)

    def __lt__(self, right: Number) -> Compare:
        return Compare(self, "<", right)

    def __ge__(self, right: Number) -> Compare:
        return Compare(self, ">=", right)

    def __le__(self, right: Number) -> Compare:
        return Compare(self, "<=", right)

    def equals(self, right: Number) -> Compare:
        """A condition: both are the same."""
        return Compare(self, "=", right)


class Count(Amount, frozen=True):
    """How many active cards on table fit."""

    of: Filter


class ValueOf(Amount, frozen=True):
    """A value of one card, named before."""

    stat: str
    of: Filter


class Var(Amount, frozen=True):
    """A number that the action has found out: a destiny drawn, an amount chosen."""

    name: str


class Plus(Amount, frozen=True):
    """A sum."""

    left: Number
    right: Number


class Minus(Amount, frozen=True):
    """A difference."""

    left: Number
    right: Number


class Times(Amount, frozen=True):
    """A product."""

    left: Number
    right: Number


class Half(Amount, frozen=True):
    """Half of an amount, rounded up or down."""

    of: Number
    up: bool = True


class LifeForce(Amount, frozen=True):
    """How many cards a player has in Life Force."""

    player: Player = YOU


class HandSize(Amount, frozen=True):
    """How many cards a player holds."""

    player: Player = YOU


class ForceIcons(Amount, frozen=True):
    """How many Force icons a player has at a location."""

    player: Player
    place: Filter


class TotalPower(Amount, frozen=True):
    """A player's total power at a location."""

    player: Player
    place: Filter


class PilotAbility(Amount, frozen=True):
    """The ability of the highest-ability pilot of a ship, be it a permanent one."""

    ship: Filter


class Pairs(Amount, frozen=True):
    """How many pairs can be made of one such card and one such other card; no card counts twice."""

    one: Filter
    other: Filter


class BattleDestiny(Amount, frozen=True):
    """The sum of the battle destinies that a player has drawn in the present battle."""

    player: Player = YOU


class Depends(Amount, frozen=True):
    """One amount if a condition holds, another if not."""

    when: Any
    then: Number
    otherwise: Number


DESTINY = Var("destiny")
X = Var("x")
DEFENSE_VALUE = ValueOf("defense", TARGET)
ABILITY_OF_TARGET = ValueOf("ability", TARGET)
YOUR_HIGHEST_ABILITY = ValueOf("ability", HighestAbility(YOU))
YOUR_LIFE_FORCE = LifeForce(YOU)
THEIR_HAND = HandSize(OPPONENT)
