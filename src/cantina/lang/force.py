"""Force: activating, using, losing, retrieving."""

from __future__ import annotations

from cantina.lang.core import YOU, Amount, Number, Player, Trigger, Verb


class PendingLoss(Amount, frozen=True):
    """What is still to be lost of the Force loss at hand."""


PENDING_LOSS = PendingLoss()


def about_to_lose_force(by: Player) -> Trigger:
    """A player must lose Force and has lost none of it yet."""
    return Trigger("about-to-lose-force", by=by)


def just_lost_force(by: Player, of: str = "") -> Trigger:
    """A player has just lost Force ("battle": as battle damage)."""
    return Trigger("force-lost", by=by, of=of)


class LoseForce(Verb, frozen=True):
    """A player loses Force."""

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
