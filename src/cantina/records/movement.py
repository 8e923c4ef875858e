"""Regular moves."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class RegularMove(PlayerProcedure, frozen=True, kw_only=True, tag="regular-move"):
    """A regular move by the rules."""

    card: int
    verb: str
    place: int = 0  # where it leads, be it aboard a card
    seat: str = ""
    origin: int = 0
    path: tuple[int, ...] = ()  # what is still to be passed
    on_the_way: int = 0  # the last location that was passed


class AboutToMove(TriggerEvent, frozen=True, kw_only=True, tag="about-to-move"):
    """A card is about to move."""

    by: Side
    card: int
    of: str
    location: int
    frame: int


class Reached(TriggerEvent, frozen=True, kw_only=True, tag="reached"):
    """A card comes through a location."""

    by: Side
    card: int
    location: int


class Moved(TriggerEvent, frozen=True, kw_only=True, tag="moved"):
    """A card has moved."""

    by: Side
    card: int
    of: str
    location: int
    origin: int = 0
