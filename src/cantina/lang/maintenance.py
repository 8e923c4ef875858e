"""Cards that must be maintained."""

from __future__ import annotations

from cantina.lang.core import Ability
from cantina.lang.costs import Cost


class Maintenance(Ability, frozen=True):
    """At the end of its player's turn this card must be maintained at a cost, or put into the Used Pile at another cost
    if one is named, or placed out of play."""

    maintain: Cost
    recycle: Cost | None = None
