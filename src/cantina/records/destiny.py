"""Drawing destiny."""

from __future__ import annotations

from cantina.model.frame import FrameVars, PlayerProcedure
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent


class Destiny(PlayerProcedure, frozen=True, kw_only=True, tag="destiny"):
    """One draw."""

    of: str  # "battle", "weapon"… or plain ""
    location: int
    drawn_for: int  # the card whose action draws, and what that is aimed at; 0 if there is none
    target: int
    card: int = 0
    value: Num = 0
    redraw: bool = False
    changed_by: tuple[int, ...] = ()
    substitute: Num | None = None  # what counts in place of a draw
    change: Num = 0  # what texts have done to the draw, whichever card counts for it
    exchanged: bool = False  # the card was not drawn, but came in place of the one that was

    @property
    def settled(self) -> bool:
        """Whether nothing can be done any more to what was drawn: it does not count, or another card does."""
        return self.cancelled or self.redraw or self.exchanged


class AboutToDraw(TriggerEvent, frozen=True, kw_only=True, tag="about-to-draw"):
    """A destiny is about to be drawn."""

    by: Side
    of: str
    location: int
    frame: int


class DestinyDrawn(TriggerEvent, frozen=True, kw_only=True, tag="destiny"):
    """A destiny was drawn, and is not used yet."""

    by: Side
    card: int
    of: str
    value: Num
    location: int
    source: int
    target: int
    frame: int


class Destinies(FrameVars, frozen=True, kw_only=True, tag="destinies"):
    """Several draws for an action, and their sum."""

    act: int
    player: Side
    of: str
    location: int
    name: str  # of the sum, in the action
    asked: int
    left: int
    last: Num | None = None
    total: Num = 0
    drawn: int = 0
    cards: tuple[int, ...] = ()  # those that were drawn and count


class Picking(FrameVars, frozen=True, kw_only=True, tag="picking"):
    """Several draws of which one counts."""

    player: Side
    of: str
    location: int
    drawn_for: int
    target: int
    left: int
    last: Num | None = None
    found: tuple[Num, ...] = ()


class DrawSucceeded(TriggerEvent, frozen=True, kw_only=True, tag="draw-succeeded"):
    """What an action has drawn came to what it had to come to."""

    by: Side
    card: int
    source: int
