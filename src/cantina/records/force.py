"""Losing and activating Force."""

from __future__ import annotations

from cantina.model.frame import FrameVars, Pending
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class LoseForce(Pending, frozen=True, kw_only=True, tag="lose-force"):
    """Force that a player must lose."""

    player: Side
    amount: Num
    cause: str  # "drain" or "text"
    blame: int  # the location, or the card
    lost: int = 0
    adjust: Num = 0  # what responses have added


class AboutToLoseForce(TriggerEvent, frozen=True, kw_only=True, tag="about-to-lose-force"):
    """A player is about to lose Force."""

    by: Side
    of: str
    blame: int
    location: int  # of the drain or battle; 0 if it is lost to a text,
    source: int = 0  # which is that of this card
    amount: Num
    frame: int


class Activation(Pending, frozen=True, kw_only=True, tag="activation"):
    """Force that a player activates, one card after the other."""

    player: Side
    left: int
    activated: int = 0


class AboutToActivate(TriggerEvent, frozen=True, kw_only=True, tag="about-to-activate"):
    """A player is about to activate one Force of what he generates."""

    by: Side
    of: str  # which it is of the turn, counted from "1"
    frame: int


class ForceLost(TriggerEvent, frozen=True, kw_only=True, tag="force-lost"):
    """A player has lost Force."""

    by: Side
    of: str
    blame: int
    amount: Num


class ForceRetrieved(TriggerEvent, frozen=True, kw_only=True, tag="retrieved"):
    """A player has retrieved Force by means of a card."""

    by: Side
    card: int
    amount: Num


class Retrieval(FrameVars, frozen=True, kw_only=True, tag="retrieval"):
    """Force that a player is about to retrieve by means of a card."""

    player: Side
    amount: int
    by: int


class Activating(FrameVars, frozen=True, kw_only=True, tag="activating"):
    """Force that a player may activate, as much of it as he likes."""

    player: Side
    most: int
