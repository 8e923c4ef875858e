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


class LowerTotalLoses(Verb, frozen=True):
    """Two totals are compared: the player with the lower one loses Force equal to the difference."""

    yours: Number
    opponents: Number


class HigherTotalRetrieves(Verb, frozen=True):
    """Two totals are compared: the player with the higher one may retrieve a card at random from his Lost Pile."""

    yours: Number
    opponents: Number


class MayPay(Verb, frozen=True):
    """You may use so much Force to let some things happen; if you do not, others do."""

    amount: Number
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()


class RetrieveForce(Verb, frozen=True):
    """A player retrieves so much Force from his Lost Pile."""

    amount: Number
    player: Player = YOU


class ActivateForce(Verb, frozen=True):
    """You activate so much Force, apart from what you generate."""

    amount: Number = 1
