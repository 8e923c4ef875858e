"""Starfighters that cling to a larger ship."""

from __future__ import annotations

from cantina.lang.core import TARGET, Filter, Verb
from cantina.lang.statuses import status

CONCEALED = status("concealed")


class Cling(Verb, frozen=True):
    """The ship that carries this card clings to such a ship: it goes along with it, and counts no more."""

    to: Filter = TARGET
