"""Maintenance that is due."""

from __future__ import annotations

from cantina.model.frame import Doing
from cantina.records.core import Performing


class Upkeep(Doing, frozen=True, kw_only=True, tag="upkeep"):
    """A player's cards are maintained, one after the other."""

    done: tuple[int, ...] = ()


class Maintaining(Performing, frozen=True, kw_only=True, tag="maintain"):
    """What maintaining a card, or recycling it, costs is paid."""

    how: str
