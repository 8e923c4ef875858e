"""Hands and piles: looked at, drawn from, searched, shuffled."""

from __future__ import annotations

from cantina.lang.core import OPPONENT, YOU, Amount, Filter, Number, Player, Verb
from cantina.lang.destiny import DESTINY


class HandSize(Amount, frozen=True):
    """How many cards a player holds."""

    player: Player = YOU


THEIR_HAND = HandSize(OPPONENT)


class RetrieveChosen(Verb, frozen=True):
    """A player looks through his Lost Pile and retrieves up to so many such cards."""

    what: Filter
    most: Number = DESTINY


class RegenerateTop(Verb, frozen=True):
    """The highest such card of your Lost Pile goes into your hand."""

    what: Filter


class ShufflePile(Verb, frozen=True):
    """A pile is shuffled: the one that was picked, or the Reserve Deck of a player."""

    player: Player = ""


class PeekTop(Verb, frozen=True):
    """A player peeks at the top cards of a Reserve Deck."""

    whose: Player
    number: Number = 1


class TopToForcePile(Verb, frozen=True):
    """The top card of your Reserve Deck goes to the top of your Force Pile."""


class LookAtHand(Verb, frozen=True):
    """You look at the opponent's hand and may put one such card, if any is named, on top of his Used Pile."""

    may_discard: Filter | None = None


class CutHand(Verb, frozen=True):
    """All but so many cards of the opponent's hand, chosen at random, go to the Used Pile."""

    down_to: int


class LoseDuplicates(Verb, frozen=True):
    """The opponent's hand is revealed: all cards of which it holds two or more with the same title are lost."""


class HandToUsedPile(Verb, frozen=True):
    """Your whole hand goes to your Used Pile; how many cards that were is then `hand_count`."""


class DrawCards(Verb, frozen=True):
    """You draw cards from your Reserve Deck into your hand."""

    number: Number


class FetchFromReserve(Verb, frozen=True):
    """You look through your Reserve Deck and take one such card into your hand; it is then reshuffled."""

    what: Filter


class ScavengePile(Verb, frozen=True):
    """You look through the opponent's pile: all such cards there are lost."""

    pile: str
    what: Filter
    whose: Player = OPPONENT
