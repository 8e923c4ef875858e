"""Actions of texts: being played and used, and what happens at once."""

from __future__ import annotations

from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import ActionState


class Acting(ActionState, frozen=True, kw_only=True, tag="act"):
    """An action of a text: initiation, responses, result."""

    picked: int = 0  # how many of its targets are chosen
    from_hand: bool = False


class Played(TriggerEvent, frozen=True, kw_only=True, tag="played"):
    """A card is being played and has not yet had its result."""

    by: Side
    card: int
    frame: int


class Used(TriggerEvent, frozen=True, kw_only=True, tag="used"):
    """An action of a text on table has been started and has not yet had its result."""

    by: Side
    card: int
    frame: int


class AtOnce(TriggerEvent, frozen=True, kw_only=True, tag="at-once"):
    """No moment in particular: something may be so by now."""

    by: Side  # whose turn it is
