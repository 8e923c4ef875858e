"""What a player is asked, and the options that answer it."""

import msgspec

from cantina.model.num import Num
from cantina.model.sides import Side
from cantina.model.text import CardRef, Text


class Option(msgspec.Struct, frozen=True):
    """One legal answer. Only `verb` and `text` are always there."""

    verb: str
    text: Text
    card: CardRef | None = None
    targets: tuple[CardRef, ...] = ()
    amount: Num | None = None
    cost: Num | None = None
    pile: str | None = None
    owner: Side | None = None
    seat: str | None = None
    mode: int | None = None
    ability: int = -1  # which text of the card acts: the engine's own note


class Decision(msgspec.Struct, frozen=True):
    """A flat list of options for one player; the answer is an index into it."""

    player: Side
    prompt: Text
    options: tuple[Option, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not possible: the glossary entry that says so, and the card that forbids it, if one does."""

    rule: str
    text: Text
    card: CardRef | None = None


class Part(msgspec.Struct, frozen=True):
    """One summand of a value: the printed number has no card."""

    amount: Num
    card: CardRef | None
    text: Text


class Explained(msgspec.Struct, frozen=True):
    """A value and what it is made of."""

    value: Num
    parts: tuple[Part, ...]


DECLINES = ("pass", "done", "no")


class IllegalChoice(ValueError):
    """The answer is not one of the options; nothing was changed."""
