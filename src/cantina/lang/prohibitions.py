"""What cards may not do, and what cannot be done to them."""

from __future__ import annotations

from cantina.lang.core import SELF, Ability, Condition, Filter


class Cannot(Ability, frozen=True):
    """Such cards may not do a thing: "move", "battle", "use-weapons"."""

    what: str | tuple[str, ...]
    who: Filter = SELF
    when: Condition | None = None


class ImmuneTo(Ability, frozen=True):
    """A card of this title cannot cancel this one, or be deployed on it."""

    title: str
