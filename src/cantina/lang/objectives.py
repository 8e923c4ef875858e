"""Objectives: cards with two faces, one of which is up."""

from __future__ import annotations

from cantina.lang.actions import Act, Action, AsSoonAs
from cantina.lang.choices import In, one, up_to
from cantina.lang.core import SELF, YOU, Ability, Condition, Filter, Trigger, Verb
from cantina.lang.deploy import Deploy
from cantina.lang.limits import Limit
from cantina.lang.piles import Put
from cantina.lang.statuses import status

FLIPPED = status("flipped")


class Flip(Verb, frozen=True):
    """A card with two faces is turned over: the text of the other face is in force from now on."""

    what: Filter = SELF


class ForGame(Ability, frozen=True):
    """Texts that are in force for the rest of the game once their face has been up, be the card turned over since, or
    out of play."""

    text: tuple[Ability, ...]


class Knows(Condition, frozen=True):
    """This card remembers a card by a name, whatever has become of that one."""

    name: str


def just_flipped(card: Filter = SELF) -> Trigger:
    """A card has just been turned over."""
    return Trigger("flipped", card=card)


def brings_on(what: Filter, to: Filter | None = None) -> Act:
    """Once in each of your deploy phases you may deploy one such card from your Reserve Deck."""
    found = Deploy(one(what, among=In("reserve")), to=to)
    return Action([found], during="deploy", whose=YOU, limit=Limit("phase"))


def brought(what: Filter, name: str = "") -> Deploy:
    """One such card of your deck is deployed."""
    return Deploy(one(what, among=In("reserve"), name=name))


def maybe_brought(what: Filter) -> Deploy:
    """One such card of your deck may be deployed."""
    return Deploy(up_to(1, what, among=In("reserve")))


GONE = Put(SELF, to=In("out-of-play"))


def flip_if(condition: Condition) -> Act:
    """This card is turned over as soon as a condition holds."""
    return AsSoonAs(condition, [Flip()])
