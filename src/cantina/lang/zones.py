"""Cards that leave the table or come back to it, and cards that are stacked."""

from __future__ import annotations

from cantina.lang.core import SELF, TARGET, THAT, Ability, Condition, Filter, Number, Player, Trigger, Verb


def just_lost(card: Filter, at: Filter | None = None) -> Trigger:
    """A card has just left the table for the Lost Pile, forfeited or not."""
    return Trigger("lost", card=card, at=at)


class Lose(Verb, frozen=True):
    """Cards named before are lost, as forfeited cards if it says so."""

    what: Filter
    forfeited: bool = False


class LoseChosen(Verb, frozen=True):
    """A player chooses so many of such cards; they are lost."""

    what: Filter
    by: Player
    number: Number = 1


class CancelCard(Verb, frozen=True):
    """A card on table is cancelled: it goes to the Lost Pile."""

    what: Filter = TARGET


class ReturnToTable(Verb, frozen=True):
    """A card just lost comes back to the location that it left."""

    what: Filter = THAT


class ReturnToHand(Verb, frozen=True):
    """A card on table goes to its owner's hand, with all that was deployed on it."""

    what: Filter = TARGET


class StackHere(Verb, frozen=True):
    """A card is placed face up on this one; it is not on table."""

    what: Filter = TARGET


class TakeIntoHand(Verb, frozen=True):
    """A card that is stacked on this one goes to its owner's hand."""

    what: Filter = TARGET


class InsteadOfLost(Ability, frozen=True):
    """Such cards that are about to be lost go to another pile of their owner's instead."""

    what: Filter
    pile: str = "used"


class LostIf(Ability, frozen=True):
    """Such cards on table are lost as soon as a condition holds, cancelled if it says so."""

    when: Condition
    what: Filter = SELF
    cancelled: bool = False
