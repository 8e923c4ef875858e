"""Force: activating, using, losing, retrieving."""

from __future__ import annotations

from typing import Literal

from cantina.lang.core import OPPONENT, YOU, Ability, Amount, Filter, Number, Player, Trigger, Verb
from cantina.lang.statuses import status
from cantina.lang.vocabulary import Pile


class PendingLoss(Amount, frozen=True):
    """What is still to be lost of the Force loss at hand."""


PENDING_LOSS = PendingLoss()


def about_to_lose_force(by: Player, of: str = "", at: Filter | None = None, source: Filter | None = None) -> Trigger:
    """A player must lose Force and has lost none of it yet ("drain": to a Force drain, at such a location; or to the
    text of such a card)."""
    return Trigger("about-to-lose-force", by=by, of=of, at=at, source=source)


def about_to_activate(by: Player, nth: int | None = None) -> Trigger:
    """A player is about to activate Force, or the first, second… of what he generates in a turn."""
    return Trigger("about-to-activate", by=by, of="" if nth is None else str(nth))


def just_lost_force(by: Player, of: str = "") -> Trigger:
    """A player has just lost Force ("battle": as battle damage)."""
    return Trigger("force-lost", by=by, of=of)


FREEZING = status("freezing")  # a card upon a Force Pile; its value: how many cards lie beneath it


class Freezes(Ability, frozen=True):
    """What lies in a player's Force Pile when this card comes may not be drawn or used; it may be lost."""

    player: Player = OPPONENT


def just_retrieved_force(by: Player, using: Filter | None = None) -> Trigger:
    """A player has just retrieved Force by means of such a card."""
    return Trigger("retrieved", by=by, card=using)


class LoseForce(Verb, frozen=True):
    """A player loses Force."""

    amount: Number
    player: Player = YOU


class LosesFrom(Ability, frozen=True):
    """Force that a player loses to one cause, at such a location, must come from this pile if possible."""

    pile: Pile
    of: Literal["drain"]
    player: Player = OPPONENT
    at: Filter | None = None


class Borrow(Verb, frozen=True):
    """Of the Force that a player uses this turn, the next so much is the opponent's."""

    amount: Number
    player: Player = YOU


class RetrieveForce(Verb, frozen=True):
    """A player retrieves so much Force from his Lost Pile."""

    amount: Number
    player: Player = YOU


class ActivateForce(Verb, frozen=True):
    """A player activates so much Force, or as much of it as he likes, apart from what he generates."""

    amount: Number
    player: Player = YOU
    up_to: bool = False
