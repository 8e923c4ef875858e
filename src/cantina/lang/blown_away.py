"""Locations that are blown away: turned over, and remembered for the rest of the game."""

from __future__ import annotations

from cantina.lang.core import ANYONE, Condition, Filter, Player, Trigger
from cantina.lang.statuses import status

BLOWN_AWAY = status("blown away")
DAMAGED = status("damaged")  # a holosite, until another copy repairs it


def just_blown_away(card: Filter, by: Player = ANYONE) -> Trigger:
    """A location is being blown away: its fate is sealed, and everything is still there."""
    return Trigger("blown-away", card=card, by=by)


class WasBlownAway(Condition, frozen=True):
    """A location or ship of this title has been blown away in this game."""

    title: str
