"""What cards may and may not do, and what cannot be done to them."""

from __future__ import annotations

from cantina.lang.core import ANYONE, SELF, Ability, Condition, Filter, Player, each_of
from cantina.lang.vocabulary import Permission, Restriction


class Cannot(Ability, frozen=True):
    """Such cards may not do a thing; only to such locations, if it names any: move, deploy or 'react' to them."""

    what: Restriction | tuple[Restriction, ...]
    who: Filter = SELF
    when: Condition | None = None
    to: Filter | None = None
    by: Player = ANYONE  # whom it hinders, where the deed is done to such cards
    using: Filter | None = None  # with such weapons only, where it is done with one

    def about(self) -> tuple[str, ...]:
        """The deeds that it forbids."""
        return each_of(self.what)


class Allows(Ability, frozen=True):
    """Such cards may do a thing that the rules do not let them do."""

    what: Permission | tuple[Permission, ...]
    who: Filter = SELF
    when: Condition | None = None

    def about(self) -> tuple[str, ...]:
        """The deeds that it allows."""
        return each_of(self.what)


class ImmuneTo(Ability, frozen=True):
    """A card of this title cannot cancel this one, target it, or be deployed on it: any, or a player's only."""

    title: str
    when: Condition | None = None
    by: Player = ANYONE
