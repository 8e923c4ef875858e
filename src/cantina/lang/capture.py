"""Capture: captives, their escorts, prisons, carbonite."""

from __future__ import annotations

from cantina.lang.choices import Cards, Choice
from cantina.lang.core import TARGET, Ability, Filter, Trigger, Var, Verb
from cantina.lang.statuses import status

CAPTIVE = status("captive")
IMPRISONED = status("imprisoned")  # a captive, too
FROZEN = status("frozen")  # a captive, too


class EscortedBy(Filter, frozen=True):
    """A captive that such a card escorts; anybody, if it does not say."""

    who: Filter | None = None


class Escorting(Filter, frozen=True):
    """A card that escorts such a captive."""

    captive: Filter = CAPTIVE


class DeliveredBefore(Filter, frozen=True):
    """A captive that was delivered to a prison before, since it was captured."""


class Release(Verb, frozen=True):
    """Captives are free again: their player moves them to his side of the site, or puts them in his Used Pile where
    the rules let him choose."""

    what: Cards = TARGET


class DeployCaptive(Verb, frozen=True):
    """Cards come to the table as captives, whatever their own text has against that: in such a prison, frozen at such a
    site, or captured at any other location, where they are seized or escape."""

    what: Choice
    at: Filter
    frozen: bool = False


class Binds(Ability, frozen=True):
    """The character that carries this card may escort any number of captives. Without it one of them stays, whichever
    its player likes, and the others are released."""


class Revolt(Verb, frozen=True):
    """These captives stand on their own side of the site again, and you initiate a battle there, at the usual cost, to
    which these texts apply. If they and their escorts are still there when it is over, they are their captives as
    before: they were never released."""

    what: Filter
    text: tuple[Ability, ...]


def just_captured(card: Filter) -> Trigger:
    """A character was just captured."""
    return Trigger("captured", card=card)


def just_released(card: Filter) -> Trigger:
    """A captive was just released."""
    return Trigger("released", card=card)


def just_delivered(
    captive: Filter, by: Filter | None = None, at: Filter | None = None, seized: bool = False
) -> Trigger:
    """An escort has just delivered its captive to a prison: one that it seized itself at the capture, if that is said.
    `WORTH` is the captive's forfeit value with that escort."""
    return Trigger("delivered", card=captive, source=by, at=at, of="own" if seized else "")


WORTH = Var("worth")


class Releases(Filter, frozen=True):
    """A card whose text releases captives."""


RELEASES = Releases()
