"""Control flow as data: one stack of frames, each with the step that its procedure has reached and what it holds."""

from __future__ import annotations

import msgspec

from cantina.model.decision import Option
from cantina.model.num import Num
from cantina.model.sides import Side


class FrameVars(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a procedure holds while it runs. Every procedure declares a record of its own; the tag is its name."""

    source: int = 0  # the card whose text is carried out: the one to blame if something fails
    cancelable: bool = False  # nothing was changed yet: stepping back drops the frame
    answer: Option | None = None  # what was chosen last

    @property
    def actor(self) -> Side | None:
        """The player whose action this is; None if it happens by itself, or within somebody's action."""
        return None


def name_of(kind: type[FrameVars]) -> str:
    """The name of the procedure that holds such a record."""
    return str(kind.__struct_config__.tag)


class Pending(FrameVars, frozen=True, kw_only=True):
    """Something that has begun and not yet had its result: responses may cancel it or change what it comes to."""

    cancelled: bool = False
    cancelled_to: str = ""  # the pile that a cancelled card goes to
    changes: tuple[tuple[str, str, Num], ...] = ()  # by which title, how, and how much

    @property
    def settled(self) -> bool:
        """Whether it will have no result."""
        return self.cancelled


class PlayerProcedure(Pending, frozen=True, kw_only=True):
    """Something that a player does."""

    player: Side

    @property
    def actor(self) -> Side:
        """Who does it."""
        return self.player


class Window(Pending, frozen=True, kw_only=True):
    """Players act in turn until both have passed."""

    who: Side
    passes: int = 0  # in a row
    acted: bool | None = None  # the result of what was begun: None if the player has stepped back


class Frame(msgspec.Struct, frozen=True):
    """One running procedure. What it holds is never changed in place, so that clones may share it."""

    vars: FrameVars
    step: int = 0  # the number of the one that comes next
    into: str = ""  # the parent's variable that takes the result

    @property
    def proc(self) -> str:
        """The name of the procedure."""
        return name_of(type(self.vars))
