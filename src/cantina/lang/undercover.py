"""Undercover spies."""

from __future__ import annotations

from cantina.lang.core import ANYONE, Ability, Filter, Player, Trigger
from cantina.lang.statuses import EvenIn, status

UNDERCOVER = status("undercover")
EVEN_UNDERCOVER = EvenIn("undercover")


def cover_just_broken(card: Filter, by: Player = ANYONE) -> Trigger:
    """An undercover spy has just come back to its own side, by whoever's doing."""
    return Trigger("cover-broken", by=by, card=card)


class PutsUndercover(Ability, frozen=True):
    """The spy that carries this card is undercover as long as it does."""


class DeploysUndercover(Ability, frozen=True):
    """This character deploys only as an undercover spy."""
