"""The battle of a scenario, as tests ask about it."""

from __future__ import annotations

from cantina.engine.core import Engine
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.text import CardRef
from cantina.rules.battle import battle_of, participants
from cantina.view.contests import power_so_far


class BattleReport:
    """What there is to know about the present battle."""

    def __init__(self, g: Engine) -> None:
        self._g = g
        battle = battle_of(g)
        assert battle is not None
        self._battle = battle

    @property
    def location(self) -> CardRef:
        """Where it is fought."""
        return self._g.ref(self._battle.location)

    @property
    def initiator(self) -> Side:
        """Who initiated it."""
        return self._battle.initiator

    @property
    def winner(self) -> Side | None:
        """Who won, once that is known."""
        return self._battle.winner

    @property
    def segment(self) -> str:
        """initiation, weapons, power or damage, to which the very end belongs."""
        name: str = self._battle.segment
        return "damage" if name == "ended" else name

    def participants(self, side: Side) -> tuple[CardRef, ...]:
        """A player's cards in the battle."""
        return tuple(self._g.ref(id) for id in participants(self._g, side))

    def power(self, side: Side) -> Num:
        """A player's total, destiny included."""
        return power_so_far(self._g, side)

    def destinies(self, side: Side) -> tuple[Num, ...]:
        """The values drawn."""
        return self._battle.destinies[side]

    def attrition(self, side: Side) -> Num:
        """What a player owes in all."""
        return self._battle.attrition[side]

    def damage(self, side: Side) -> Num:
        """What a player owes in all."""
        return self._battle.damage[side]
