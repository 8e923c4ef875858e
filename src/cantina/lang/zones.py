"""Cards that are lost, and what takes them off the table."""

from __future__ import annotations

from cantina.lang.choices import Cards
from cantina.lang.core import ANYONE, TARGET, Ability, Filter, Player, Trigger, Verb
from cantina.lang.vocabulary import Pile


def about_to_be_lost(card: Filter, at: Filter | None = None, of: str = "") -> Trigger:
    """A card is about to leave the table for the Lost Pile, forfeited or not, or only as a forfeited card."""
    return Trigger("about-to-be-lost", card=card, at=at, of=of)


def about_to_be_cancelled(card: Filter, by: Player = ANYONE) -> Trigger:
    """A player cancels a card on table: it is about to leave it."""
    return Trigger("about-to-be-lost", by=by, card=card, of="cancelled")


def just_lost(card: Filter, at: Filter | None = None) -> Trigger:
    """A card has just left the table for the Lost Pile, forfeited or not."""
    return Trigger("lost", card=card, at=at)


class Lose(Verb, frozen=True):
    """Cards are lost."""

    what: Cards


class CancelledGoesTo(Ability, frozen=True):
    """Such cards that such another card cancels are not lost: they go to their owner's hand or pile."""

    pile: Pile
    what: Filter
    source: Filter


class CancelCard(Verb, frozen=True):
    """A card on table is cancelled: it goes to the Lost Pile."""

    what: Filter = TARGET
