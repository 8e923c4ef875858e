"""Texts about texts: cancelled ones, ones that last, ones that apply elsewhere or one at a time."""

from __future__ import annotations

from typing import Literal

import msgspec

from cantina.lang.core import Ability, Condition, Filter, Player, Verb
from cantina.model.node import Node


class CancelText(Ability, frozen=True):
    """The game text of such cards is cancelled; "suspend" and "forbid" are other words for the same. `facing`: only
    the half of a location's text that serves this player."""

    of: Filter
    when: Condition | None = None
    word: Literal["cancel", "suspend", "forbid"] = "cancel"
    facing: Player | None = None


class Says(Filter, frozen=True):
    """A card whose own text has these sentences, without any condition."""

    text: tuple[Ability, ...]


class Expands(Ability, frozen=True):
    """Your text of the location that this card is on also applies at such locations, as if it stood there."""

    to: Filter


class Gives(Ability, frozen=True):
    """Such cards have these texts as well, or those of such other cards, as if they were their own."""

    to: Filter
    text: tuple[Ability, ...] = ()
    when: Condition | None = None
    of: Filter | None = None


class Function(Ability, frozen=True):
    """One of several ways in which a card can be deployed: only the chosen one applies."""

    text: tuple[Ability, ...]


class EveryFunction(Ability, frozen=True):
    """All functions of such cards apply at once, not only the chosen one."""

    of: Filter
    when: Condition | None = None


class While(Ability, frozen=True):
    """Several texts apply for as long as one condition holds."""

    when: Condition
    text: tuple[Ability, ...]

    def short_for(self) -> tuple[Ability, ...]:
        """The texts, each with the condition as its own."""
        return tuple(self._under(each) for line in self.text for each in line.short_for() or (line,))

    def _under(self, line: Ability) -> Ability:
        if not hasattr(line, "when"):
            raise ValueError(f"{type(line).__name__} cannot stand under a condition")
        return msgspec.structs.replace(line, when=self.when if line.when is None else self.when & line.when)


class ForRest(Verb, frozen=True):
    """Continuous texts apply to the end of a period: "turn", "battle", "drain", "shot", "game", "your next turn" (its
    start), "end of your next turn"; "stay": until the target leaves the table; "play": until the card just played has
    had its result. A shot outside a battle is a battle of its own. "during your next turn" and "during opponent's next
    turn" name a turn in which alone they apply."""

    of: str
    text: tuple[Node, ...]
