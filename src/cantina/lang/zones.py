"""Cards that are lost, and what takes them off the table."""

from __future__ import annotations

from cantina.lang.choices import Cards
from cantina.lang.core import SELF, TARGET, Ability, Condition, Filter, Trigger, Verb


def just_lost(card: Filter, at: Filter | None = None) -> Trigger:
    """A card has just left the table for the Lost Pile, forfeited or not."""
    return Trigger("lost", card=card, at=at)


class Lose(Verb, frozen=True):
    """Cards are lost, as forfeited cards if it says so."""

    what: Cards
    forfeited: bool = False


class CancelCard(Verb, frozen=True):
    """A card on table is cancelled: it goes to the Lost Pile."""

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
