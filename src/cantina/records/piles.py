"""Cards of piles that are put in another order."""

from __future__ import annotations

from cantina.model.sides import Side
from cantina.records.core import Part


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
