"""Undercover spies."""

from __future__ import annotations

from cantina.lang.core import Ability, Filter, Trigger
from cantina.lang.statuses import EvenIn, status

UNDERCOVER = status("undercover")
EVEN_UNDERCOVER = EvenIn("undercover")


def cover_just_broken(card: Filter) -> Trigger:
    """An undercover spy has just come back to its own side."""
    return Trigger("cover-broken", card=card)


class PutsUndercover(Ability, frozen=True):
    """The spy that carries this card is undercover as long as it does."""


class DeploysUndercover(Ability, frozen=True):
    """This character deploys only as an undercover spy."""
