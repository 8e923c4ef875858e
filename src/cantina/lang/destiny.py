"""Drawing destiny."""

from __future__ import annotations

from typing import Literal

from cantina.lang.core import ANYONE, YOU, Ability, Bound, Filter, Number, Player, Trigger, Var, Verb
from cantina.lang.vocabulary import Draw
from cantina.lang.weapons import arms

DESTINY, THEIR_DESTINY = Var("destiny"), Var("their_destiny")
DRAWN = Bound("drawn")  # the cards that the action has drawn


def about_to_draw_destiny(by: Player = ANYONE, of: str = "") -> Trigger:
    """A card is about to be drawn for destiny ("battle", "weapon", or any)."""
    return Trigger("about-to-draw", by=by, of=of)


def destiny_just_drawn(
    by: Player = ANYONE, of: str = "", source: Filter | None = None, target: Filter | None = None,
    card: Filter | None = None,
) -> Trigger:  # fmt: skip
    """A destiny has just been drawn, as such a card, and not yet been used ("battle", "weapon", or any)."""
    fired = None if source is None else arms(source)
    return Trigger("destiny", by=by, card=card, of=of, source=fired, target=target)


def draw_just_succeeded(source: Filter, by: Player = ANYONE) -> Trigger:
    """A destiny drawn for such a card's action came to what it had to come to."""
    return Trigger("draw-succeeded", by=by, source=source)


class OfDrawnNumber(Filter, frozen=True):
    """A card with the destiny number of one that the action has drawn."""


class DrawDestiny(Verb, frozen=True):
    """Draw destiny, of a kind if it names one; the total is `DESTINY`, that of another player `THEIR_DESTINY`."""

    number: Number = 1
    by: Player = YOU
    of: Draw | Literal[""] = ""  # a kind of destiny of its own

    @property
    def name(self) -> str:
        """What the total is called."""
        return (DESTINY if self.by == YOU else THEIR_DESTINY).name


class BestOf(Ability, frozen=True):
    """Whenever you draw destiny of a kind, you draw so many in its place and choose one of them."""

    of: Draw
    draws: int = 2

    def about(self) -> tuple[str, ...]:
        """The kind of destiny that it is about."""
        return (self.of,)


class Redraw(Verb, frozen=True):
    """The destiny just drawn is set aside and another is drawn in its place."""


class Substitute(Verb, frozen=True):
    """A number counts as the destiny that was about to be drawn; no card is drawn for it."""

    amount: Number
