"""Epic Events: what an attempt comes to, and which sites count for it."""

from __future__ import annotations

from cantina.lang.core import Ability, Amount, Filter, Number


class AttemptTotal(Amount, frozen=True):
    """What an attempt comes to: a sum, as texts about the total of this card leave it, and about attempts to cross such
    a card over, if it is one."""

    of: Number
    crossing: Filter | None = None


class Counted(Filter, frozen=True):
    """A site that counts for Epic Events: no generic one, and none whose text takes it out."""


class NotCounted(Ability, frozen=True):
    """This site does not count for Epic Events."""


COUNTED = Counted()
