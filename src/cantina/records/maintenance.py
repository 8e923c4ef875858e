"""Maintenance that is due."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure
from cantina.records.core import ActionState


class Upkeep(PlayerProcedure, frozen=True, kw_only=True, tag="upkeep"):
    """A player's cards are maintained, one after the other."""

    done: tuple[int, ...] = ()


class Maintaining(ActionState, frozen=True, kw_only=True, tag="maintain"):
    """What maintaining a card, or recycling it, costs is paid."""

    how: str
