"""Actions as their verbs see them, and parts of actions."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from cantina.model.frame import FrameVars, Pending
from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent

Names: TypeAlias = dict[str, Num | str | tuple[int, ...] | None]  # a card, several, a number, a side, a pile…


class ActionState(Pending, frozen=True, kw_only=True):
    """An action of a text, as its verbs see it."""

    face: str  # the definition, and the position in it of the text that is carried out
    node: int
    you: Side
    here: int
    names: Names  # what the names in the text stand for by now
    moment: TriggerEvent | None = None  # what it answers
    seen: tuple[tuple[Side, int], ...] = ()  # who has looked at which cards that lie face down or in a hand
    fruitless: bool = False  # whether it has looked for something that was not there
    worked: bool = False  # whether something that the text asked for has come true,
    short: tuple[Num, ...] | None = None  # or else what it came to and what it had to beat, if numbers were compared

    draws: ClassVar[str] = ""  # the kind of destiny that it draws
    obliged: ClassVar[bool] = False  # what it looks for is taken if it is there
    unpaid: ClassVar[bool] = False  # what it deploys costs nothing

    @property
    def actor(self) -> Side:
        """Whose text it is."""
        return self.you


class Part(FrameVars, frozen=True, kw_only=True):
    """A part of an action: a node of its text that is carried out on the action's own frame."""

    act: int  # where that frame is on the stack
    face: str
    node: int


class Run(Part, frozen=True, kw_only=True, tag="run"):
    """A list of verbs, one after the other."""

    field: str  # of the node
    i: int = 0


class PickNumber(Part, frozen=True, kw_only=True, tag="pick-number"):
    """One of several numbers that a player chooses."""

    player: Side


class May(Part, frozen=True, kw_only=True, tag="may"):
    """Verbs that a player may do without."""

    player: Side
