"""How a game was created: kept with it, never sent to anybody."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from cantina.decks import Deck
from cantina.model.sides import SIDES, Side
from cantina.play.log_answers import Answer

Kind = Literal["bot", "link", "open", "sandbox", "lesson"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person, a bot by its name, or nobody yet."""

    kind: Literal["human", "bot", "empty"]
    name: str = ""
    deck: Deck | None = None


class Setup(msgspec.Struct, frozen=True):
    """The two seats, and the base of the game's log once both decks are known."""

    kind: Kind
    light: Seat
    dark: Seat
    seed: int
    base: dict[str, Any] | None = None
    answers: tuple[int | Answer, ...] = ()  # what a sandbox was opened with
    clock: float | None = None
    revision: str = ""  # of the rules and cards when the game was created
    lesson: str = ""  # of the academy, by its id
    discreet: bool = False  # nobody learns from a pause whether the other player holds an answer
    source: str = ""  # where it was created: enough to tell two places apart, too little to tell which one it is

    def seat(self, side: Side) -> Seat:
        """Who sits on a side."""
        return self.light if side == "light" else self.dark

    @property
    def bots(self) -> dict[Side, str]:
        """The bots, by side."""
        return {side: self.seat(side).name for side in SIDES if self.seat(side).kind == "bot"}

    @property
    def empty(self) -> Side | None:
        """The seat that waits for somebody."""
        return next((side for side in SIDES if self.seat(side).kind == "empty"), None)

    def seated(self, side: Side, seat: Seat) -> Setup:
        """The same with somebody on a side."""
        return msgspec.structs.replace(self, **{side: seat})

    def swapped(self) -> Setup:
        """The same with each player in the other's seat: the decks belong to their sides, and stay there."""
        light = msgspec.structs.replace(self.dark, deck=self.light.deck)
        dark = msgspec.structs.replace(self.light, deck=self.dark.deck)
        return msgspec.structs.replace(self, light=light, dark=dark)


def pack(setup: Setup) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(setup)


def unpack(data: bytes) -> Setup:
    """As it was stored."""
    return msgspec.json.decode(data, type=Setup)


def read(data: bytes) -> tuple[Setup, str]:
    """As it was stored, and what of it cannot be read: then nobody knows more than that people play here."""
    try:
        return unpack(data), ""
    except (msgspec.DecodeError, UnicodeError) as error:
        return Setup("link", Seat("human"), Seat("human"), 0), f"the set-up cannot be read: {error}"
