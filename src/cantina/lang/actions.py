"""Actions and responses: when they are possible, their targets, costs and limits, and how they end."""

from __future__ import annotations

from typing import Any

from cantina.lang.core import ANYONE, YOU, Ability, Condition, Do, Filter, Number, Player, Trigger, Verb
from cantina.model.node import Node


def just_played(card: Filter, by: Player = ANYONE) -> Trigger:
    """A card is being played and has not yet had its result."""
    return Trigger("played", by=by, card=card)


def just_used(card: Filter, by: Player = ANYONE) -> Trigger:
    """An action of a text on table has been started and has not yet had its result."""
    return Trigger("used", by=by, card=card)


class Pick(Node, frozen=True):
    """A choice made while an action is initiated, before anything is paid: a target, an amount, a pile."""

    what: Filter | None = None
    name: str = "target"
    by: Player = YOU
    many: bool = False  # as many of them as the player likes, but at least one
    piles: tuple[str, ...] = ()  # a pile of any player instead of a card
    most: Number = 0  # an amount from 1 to this instead of a card
    zone: str = "table"  # where the card is: "hand" (yours), "stacked" (on this card)


class CancelIt(Verb, frozen=True):
    """What the trigger speaks of is cancelled; a cancelled card is lost unless another pile is named."""

    to: str = "lost"


class LostInstead(Verb, frozen=True):
    """This Interrupt goes to the Lost Pile, whatever its type says."""


class Act(Ability, frozen=True):
    """An action, or a response to a trigger: `may` it or must it; conditions, targets, costs, limits, results."""

    do: tuple[Verb, ...]
    to: Trigger | None = None
    when: Condition | None = None
    during: str = ""
    whose: Player = ANYONE
    cost: Number = 0
    targets: tuple[Pick, ...] = ()
    limit: str = ""  # "turn", "battle", "phase"
    may: bool = True
    goes_to: str = ""  # an Interrupt function that is Used or Lost unlike the others
    immune_to: str = ""  # the title of a card that cannot cancel this function
    by: Player = YOU  # who may do it or is told to, where that is not the card's own player
    also: bool = False  # another way to use the function that stands before it

    def about(self) -> tuple[str, ...]:
        """The kinds of moment that it answers."""
        return self.to.kinds() if self.to is not None else ("",)


def Action(do: Do, **more: Any) -> Act:
    """Something that a player may do at the top level of a phase."""
    return Act(tuple(do), **more)


def Mandatory(do: Do, during: str, **more: Any) -> Act:
    """Something that must be done once in each such phase, at a moment that is free to choose."""
    return Act(tuple(do), during=during, may=False, **more)


def Response(to: Trigger, do: Do, **more: Any) -> Act:
    """Something that a player may do when a trigger has come."""
    return Act(tuple(do), to=to, **more)


def Automatic(to: Trigger, do: Do, **more: Any) -> Act:
    """Something that happens by itself when a trigger has come."""
    return Act(tuple(do), to=to, may=False, **more)
