"""The attack of a scenario, as tests ask about it."""

from __future__ import annotations

from cantina.engine.core import Engine
from cantina.model.num import Num
from cantina.model.text import CardRef
from cantina.rules.creatures import ferocity_so_far, power_so_far
from cantina.rules.fights import attack_of


class AttackReport:
    """What there is to know about the present attack."""

    def __init__(self, g: Engine) -> None:
        self._g = g
        attack = attack_of(g)
        assert attack is not None
        self._attack = attack

    @property
    def location(self) -> CardRef:
        """Where it happens."""
        return self._g.ref(self._attack.location)

    @property
    def creature(self) -> CardRef:
        """The creature that attacks, or that is attacked."""
        return self._g.ref(self._attack.creature)

    @property
    def target(self) -> CardRef | None:
        """The card that the creature attacks; None if it is attacked itself."""
        return self._g.ref(self._attack.target) if self._attack.target else None

    @property
    def ferocity(self) -> Num | None:
        """The creature's ferocity; None if it is still to be drawn."""
        return ferocity_so_far(self._g)

    @property
    def power(self) -> Num:
        """The power that stands against it, destiny included as far as it is drawn."""
        return power_so_far(self._g)
