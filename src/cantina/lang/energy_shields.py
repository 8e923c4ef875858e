"""Energy shields over planets."""

from __future__ import annotations

from cantina.lang.actions import Targeting
from cantina.lang.cards import CHARACTER, STARSHIP, SYSTEM, VEHICLE, Grant
from cantina.lang.core import Ability, Filter, Of, Player
from cantina.lang.places import Rules
from cantina.lang.prohibitions import Cannot
from cantina.lang.values import CancelModifiers


class Shielded(Filter, frozen=True):
    """A site under an energy shield."""


SHIELDED = Shielded()


class EnergyShield(Ability, frozen=True):
    """A shield covers the sites of Hoth, but for the outermost marker site and Wampa Cave. They are no
    battlegrounds; a player may not deploy characters, starships and vehicles there or bring them in or out through the
    air, and starships above add nothing to his power."""

    against: Player

    def short_for(self) -> tuple[Ability, ...]:
        """What that player cannot do there, and the shield itself."""
        above = SYSTEM | STARSHIP | Targeting(STARSHIP)
        return (
            Rules("energy shield"),
            Cannot("deploy", Of(self.against) & (CHARACTER | STARSHIP | VEHICLE), to=SHIELDED),
            Cannot("fly", Of(self.against), to=SHIELDED),
            Grant("no battleground", SHIELDED),
            CancelModifiers("total power in battles", self.against, at=SHIELDED, source=above),
        )
