"""Sectors: what flying through them brings."""

from __future__ import annotations

from cantina.lang.actions import Mandatory
from cantina.lang.cards import STARSHIP, Is
from cantina.lang.choices import one
from cantina.lang.core import OPPONENT, TARGET, YOU, Ability, Count, Filter, Fits, If, your
from cantina.lang.destiny import DRAWN, THEIR_DESTINY, DrawDestiny
from cantina.lang.limits import Limit
from cantina.lang.places import HERE, Present, Related
from cantina.lang.values import DEFENSE_VALUE
from cantina.lang.zones import Lose

CLOUD_SECTOR, ASTEROID_SECTOR = Is("cloud sector"), Is("asteroid sector")


class Above(Filter, frozen=True):
    """A cloud sector higher than the one where such a card is."""

    what: Filter


class AsteroidRules(Ability, frozen=True):
    """In your control phase your opponent draws asteroid destiny against each of your starships present here, and adds
    one for each other asteroid sector of the system: it is lost to a total above its armor or maneuver, and to a card
    that is an asteroid sector."""

    def short_for(self) -> tuple[Ability, ...]:
        """A mandatory action, once for each ship."""
        total = THEIR_DESTINY + Count(ASTEROID_SECTOR & Related(HERE))
        struck = (total > DEFENSE_VALUE) | Fits(DRAWN, ASTEROID_SECTOR)
        return (
            Mandatory([DrawDestiny(by=OPPONENT, of="asteroid"), If(struck, (Lose(TARGET),))], during="control",
                      whose=YOU, targets=(one(your(STARSHIP) & Present(HERE)),), limit=Limit("phase", of="target")),
        )  # fmt: skip


class MovementDestiny(Ability, frozen=True):
    """When a starship of yours moves from here, you draw movement destiny and add its maneuver; the ship is lost if
    that comes to less than this number."""

    least: int
