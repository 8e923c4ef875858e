"""Sabacc."""

from __future__ import annotations

from cantina.lang.core import Ability, Filter, Verb


class PlaySabacc(Verb, frozen=True):
    """You and the opponent play sabacc, your target and a character of such a kind that he may name at the table. Wild
    cards count what their player likes in a range; clone cards count as another card of the same hand, or as a number
    that such players may give them. Who comes nearer to 11 wins such a card of the other hand."""

    players: Filter
    wild: Filter
    low: int
    high: int
    clones: Filter
    free: Filter  # the players whose clone cards may count as a number,
    number: int  # and that number
    stakes: Filter


class AdjustsSabacc(Ability, frozen=True):
    """Playing sabacc, this character may add so much to its total, or subtract it."""

    by: int
