"""Transferring devices."""

from __future__ import annotations

from cantina.lang.core import Ability, Filter


class Transfers(Ability, frozen=True):
    """In your deploy phase this device may be transferred for free to such a card, whosesoever it is."""

    to: Filter
