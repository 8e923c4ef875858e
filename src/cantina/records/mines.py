"""Buried cards that come to light."""

from __future__ import annotations

from cantina.model.frame import FrameVars
from cantina.model.trigger_event import TriggerEvent


class Unearthing(FrameVars, frozen=True, kw_only=True, tag="unearth"):
    """Somebody has come to a site where cards are buried."""

    place: int
    moment: TriggerEvent
    mines: tuple[int, ...] = ()  # those that were revealed and have neither exploded nor been defused
