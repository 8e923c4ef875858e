"""Capture: captives, their escorts, prisons, carbonite."""

from __future__ import annotations

from cantina.lang.choices import Cards
from cantina.lang.core import TARGET, Filter, Trigger, Verb
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


class Release(Verb, frozen=True):
    """Captives are free again: their player moves them to his side of the site, or puts them in his Used Pile where
    the rules let him choose."""

    what: Cards = TARGET


def just_captured(card: Filter) -> Trigger:
    """A character was just captured."""
    return Trigger("captured", card=card)


def just_released(card: Filter) -> Trigger:
    """A captive was just released."""
    return Trigger("released", card=card)


def just_delivered(captive: Filter, by: Filter | None = None, at: Filter | None = None) -> Trigger:
    """An escort has just delivered its captive to a prison."""
    return Trigger("delivered", card=captive, source=by, at=at)
