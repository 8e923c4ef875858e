"""Captured starships: what they lie under, and the sieges that bring them in."""

from __future__ import annotations

from cantina.lang.core import TARGET, Ability, Filter, Verb
from cantina.lang.statuses import status

CAPTURED = status("captured")
BESIEGED = status("besieged")
INERT = status("inert")


class CaptureShip(Verb, frozen=True):
    """A starship is captured: it goes under the card that this device is on, or under the site that its prizes go to.
    Only the Dark Side captures, and only Light Side starships."""

    what: Filter = TARGET


class TakesPrizes(Ability, frozen=True):
    """Starships captured by the ship that this site is inside of go under the site."""


class Besieges(Ability, frozen=True):
    """Your characters present with the captured starship that this card is on may battle those trapped aboard, as if
    all of them were present at a site. If there are none with it, the starship escapes."""
