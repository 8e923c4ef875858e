"""Transferring weapons and devices."""

from __future__ import annotations

from cantina.lang.core import SELF, Ability, Filter


class Transfers(Ability, frozen=True):
    """In your deploy phase this device, or such cards, may be transferred to such a card, whosesoever it is: for free,
    or for as much Force as deploying them there costs."""

    to: Filter
    what: Filter = SELF
    free: bool = True
