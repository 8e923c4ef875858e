"""Cards that come to serve the other player."""

from __future__ import annotations

from cantina.lang.choices import Cards
from cantina.lang.core import TARGET, Filter, Verb
from cantina.lang.statuses import status

CROSSED_OVER = status("crossed over")


class Steal(Verb, frozen=True):
    """A card crosses to the side of the player who acts, with the weapons and devices on it; others aboard get off.
    From a pile it comes into that player's hand, as one of his own."""

    what: Cards = TARGET
    to: Filter | None = None  # the character that takes the weapon or device, if that is not the one whose text it is


class Convert(Verb, frozen=True):
    """A character comes to your side of the table and is yours to use; it stays who it is. At a location your copy that
    was converted there comes to the top again."""

    what: Filter = TARGET
