"""The numbers of cards and players, and what changes them."""

from __future__ import annotations

from typing import Any

from cantina.lang.core import OPPONENT, SELF, TARGET, YOU, Ability, Amount, Condition, Filter, Number, Player, each_of


class Measure(Filter, frozen=True):
    """A card with a value in this relation to a number."""

    stat: str
    op: str
    amount: Any


def ability(op: str, amount: Any) -> Filter:
    """A character whose ability stands in this relation to a number. A droid has none and never matches."""
    return Measure("ability", op, amount)


WITH_ABILITY = Measure("ability", ">", 0)


class ValueOf(Amount, frozen=True):
    """A value of one card, named before."""

    stat: str
    of: Filter


DEFENSE_VALUE = ValueOf("defense", TARGET)
ABILITY_OF_TARGET = ValueOf("ability", TARGET)


class Modify(Ability, frozen=True):
    """A value of such cards changes for as long as the condition holds."""

    stat: str | tuple[str, ...]
    by: Number
    of: Filter = SELF
    when: Condition | None = None
    at: Filter | None = None  # where: the destination of a deployment, the location of a total
    how: str = "add"  # "add", "set", "times"; "define": this text is what gives the card the value at all
    cumulative: bool = False

    def about(self) -> tuple[str, ...]:
        """The values that it changes."""
        return each_of(self.stat)


class ModifyPlayer(Ability, frozen=True):
    """A value of a player's changes: total power, Force generation, a drain, destiny draws, Force loss."""

    stat: str | tuple[str, ...]
    by: Number
    player: Player = YOU
    at: Filter | None = None
    when: Condition | None = None
    how: str = "add"  # "add", "set", "times", "halve" (adding `by` first, 1 rounds up), "most" (no more than `by`)
    cumulative: bool = False

    def about(self) -> tuple[str, ...]:
        """The values that it changes."""
        return each_of(self.stat)


class CancelModifiers(Ability, frozen=True):
    """What texts do to a value of a player's is cancelled: only what raises it (a bonus), or all of it."""

    stat: str | tuple[str, ...]
    player: Player = OPPONENT
    bonuses_only: bool = True
    at: Filter | None = None
    when: Condition | None = None

    def about(self) -> tuple[str, ...]:
        """The values that it changes."""
        return each_of(self.stat)
