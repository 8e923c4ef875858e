"""Cards of piles that are put in another order, or used for one of a declared type."""

from __future__ import annotations

from cantina.model.frame import FrameVars
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import Part


class Stacked(TriggerEvent, frozen=True, kw_only=True, tag="stacked"):
    """A card was just placed face up on another one."""

    by: Side  # whose card it is
    card: int
    target: int


class Rearranging(Part, frozen=True, kw_only=True, tag="rearrange"):
    """Cards that a player puts back in whatever order he likes."""

    player: Side
    places: tuple[tuple[Side, str], ...]  # whose pile each place is in, from the top
    cards: tuple[int, ...]  # what has lain there
    order: tuple[int, ...] = ()  # what is to lie there, as far as it is chosen

    @property
    def looking(self) -> tuple[tuple[Side, Side, str], ...]:
        """Who looks through whose pile."""
        return tuple((self.player, owner, pile) for owner, pile in self.places)


class Sifting(FrameVars, frozen=True, kw_only=True, tag="sifting"):
    """Force that is used and shown until a card of a declared type comes up."""

    player: Side
