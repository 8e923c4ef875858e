"""Insert cards: Effects that wait face down in the opponent's Reserve Deck until they come to its top."""

from __future__ import annotations

from cantina.lang.cards import Is
from cantina.lang.core import SELF, Filter, Trigger
from cantina.lang.deploy import DeployOnTable
from cantina.lang.statuses import status

INSERTED = status("inserted")  # in the opponent's Reserve Deck: whoever takes cards from there passes it by
INSERT = Is("insert")


def Insert() -> DeployOnTable:
    """An Effect that is deployed into the opponent's Reserve Deck, which is reshuffled then."""
    return DeployOnTable(inserted=True)


def reaches_top() -> Trigger:
    """This card has come to the top of the Reserve Deck that it was inserted in, and nobody has cancelled it. When its
    text has spoken, it is lost."""
    return Trigger("reached-top", card=SELF)


def inserted_or_revealed(card: Filter) -> Trigger:
    """Such an insert card is being inserted, or has just come to the top of the Reserve Deck that it was in."""
    return Trigger("inserted-or-revealed", card=card)
