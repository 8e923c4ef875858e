"""What cards may not do, and what cannot be done to them."""

from __future__ import annotations

from cantina.lang.core import SELF, Ability, Condition, Filter, each_of
from cantina.lang.vocabulary import Deed


class Cannot(Ability, frozen=True):
    """Such cards may not do a thing."""

    what: Deed | tuple[Deed, ...]
    who: Filter = SELF
    when: Condition | None = None

    def about(self) -> tuple[str, ...]:
        """The deeds that it forbids."""
        return each_of(self.what)


class ImmuneTo(Ability, frozen=True):
    """A card of this title cannot cancel this one, or be deployed on it."""

    title: str
