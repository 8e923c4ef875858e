"""The numbers of cards and players, and what changes them."""

from __future__ import annotations

from typing import Any, Literal

from cantina.lang.core import (
    LOSER,
    OPPONENT,
    SELF,
    TARGET,
    YOU,
    Ability,
    Amount,
    Condition,
    Filter,
    Number,
    Player,
    Var,
    Verb,
    each_of,
)
from cantina.lang.vocabulary import AtHand, CardChange, CardStat, PlayerChange, PlayerStat, Relation, Step, Total


class Measure(Filter, frozen=True):
    """A card with a value in this relation to a number."""

    stat: CardStat
    op: Relation
    amount: Any


def ability(op: Relation, amount: Any) -> Filter:
    """A character whose ability stands in this relation to a number. A droid has none and never matches."""
    return Measure("ability", op, amount)


WITH_ABILITY = Measure("ability", ">", 0)


class ValueOf(Amount, frozen=True):
    """A value of one card, named before; of several cards that one name stands for, their sum."""

    stat: CardStat
    of: Filter


DEFENSE_VALUE = ValueOf("defense", TARGET)
ABILITY_OF_TARGET = ValueOf("ability", TARGET)


class PlayerValue(Amount, frozen=True):
    """A value of a player's, at a location if it has one there: total power (in a battle there, what he battles with,
    destiny aside), total battle destiny as far as it is drawn, Force icons, how many cards a pile holds."""

    stat: Total
    player: Player = YOU
    at: Filter | None = None


class Highest(Filter, frozen=True):
    """Of such cards that have a value the one with the most, or with the least; each of them, if several are tied."""

    stat: CardStat
    of: Filter
    least: bool = False


class LowestSum(Amount, frozen=True):
    """The lowest values of such cards on table that have one, so many at most, added up."""

    stat: CardStat
    of: Filter
    most: int


class Modify(Ability, frozen=True):
    """A value of such cards changes for as long as the condition holds."""

    stat: CardStat | tuple[CardStat, ...]
    by: Number
    of: Filter = SELF
    when: Condition | None = None
    at: Filter | None = None  # where: the destination of a deployment, the location of a total
    how: CardChange = "add"
    cumulative: bool | Literal["uses"] = False  # "uses": those of one card add up, those of its copies do not
    limit: int | None = None  # no more than this together with what its bearer's own text adds

    def about(self) -> tuple[str, ...]:
        """The values that it changes."""
        return each_of(self.stat)


class Guards(Ability, frozen=True):
    """A value of such cards may not be raised, or not be lowered, by texts."""

    stat: CardStat | tuple[CardStat, ...]
    against: Literal["raise", "lower"]
    of: Filter = SELF
    when: Condition | None = None

    def about(self) -> tuple[str, ...]:
        """The values that it keeps."""
        return each_of(self.stat)


class ModifyPlayer(Ability, frozen=True):
    """A value of a player's changes: total power, Force generation, a drain, destiny draws, Force loss."""

    stat: PlayerStat | tuple[PlayerStat, ...]
    by: Number
    player: Player = YOU
    at: Filter | None = None
    when: Condition | None = None
    how: PlayerChange = "add"  # "halve" adds `by` first: 1 rounds up
    cumulative: bool = False

    def about(self) -> tuple[str, ...]:
        """The values that it changes."""
        return each_of(self.stat)


class CancelModifiers(Ability, frozen=True):
    """What texts do to a value of a player's is cancelled: only what raises it (a bonus), or all of it; only what the
    texts of such a card do, if it names one."""

    stat: PlayerStat | tuple[PlayerStat, ...]
    player: Player = OPPONENT
    bonuses_only: bool = True
    at: Filter | None = None
    when: Condition | None = None
    source: Filter | None = None

    def about(self) -> tuple[str, ...]:
        """The values that it changes."""
        return each_of(self.stat)


DIFFERENCE = Var("difference")


class CompareTotals(Verb, frozen=True):
    """A total of yours is compared with one of the opponent's: who has the higher one is the winner, the other one the
    loser, and what happens then happens to them. If they are equal, nothing does."""

    yours: Number
    opponents: Number
    then: tuple[Verb, ...]


class Change(Verb, frozen=True):
    """What is at hand changes: the Force drain, Force loss or destiny that the moment is about, the damage of the
    present battle or what is still owed of it, or the result of the card just played. A "destiny" is that of the card
    just drawn; a "draw" is changed whichever card counts for it in the end."""

    what: AtHand
    by: Number
    how: Step = "add"
    against: Player = LOSER  # whose battle damage, or who owes it, if only a given player
