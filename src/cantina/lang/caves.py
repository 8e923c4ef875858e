"""The cave in Big One, and the space slug whose belly it may turn out to be."""

from __future__ import annotations

from cantina.lang.cards import STARSHIP, Named
from cantina.lang.core import Ability, There
from cantina.lang.places import HERE, At, Related
from cantina.lang.prohibitions import Cannot
from cantina.lang.statuses import status

BELLY = status("belly")  # the other card: the slug
CLOSED = status("closed")

SHUT = There(Named("Space Slug") & CLOSED & At(Related(HERE)))  # the slug is outside, its belly is here


class CaveRules(Ability, frozen=True):
    """This site is a cave, or the belly of a space slug present at the sector that it lies in: then no starship lands
    or takes off here while the slug's mouth is closed, and everything here is lost with the slug."""

    def short_for(self) -> tuple[Ability, ...]:
        """What a closed mouth keeps starships from."""
        return (Cannot("land", STARSHIP, SHUT, to=HERE), Cannot("take off", STARSHIP & At(HERE), SHUT))
