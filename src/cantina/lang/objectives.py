"""Objectives: cards with two faces, one of which is up."""

from __future__ import annotations

from cantina.lang.actions import Act, AsSoonAs
from cantina.lang.core import SELF, Ability, Condition, Filter, Trigger, Verb
from cantina.lang.statuses import status

FLIPPED = status("flipped")


class Flip(Verb, frozen=True):
    """A card with two faces is turned over: the text of the other face is in force from now on."""

    what: Filter = SELF


class ForGame(Ability, frozen=True):
    """Texts that are in force for the rest of the game once their face has been up, be the card turned over since, or
    out of play."""

    text: tuple[Ability, ...]


def just_flipped(card: Filter = SELF) -> Trigger:
    """A card has just been turned over."""
    return Trigger("flipped", card=card)


def flip_if(condition: Condition) -> Act:
    """This card is turned over as soon as a condition holds."""
    return AsSoonAs(condition, [Flip()])
