"""What is paid besides Force."""

from __future__ import annotations

from typing import NamedTuple

from cantina.model.sides import Side
from cantina.records.core import ActionState, Part


class Price(NamedTuple):
    """What a shot or a deployment costs: Force of the player's and of the opponent's, and what a text asks for
    besides."""

    yours: int = 0
    theirs: int = 0
    text: tuple[str, int] = ("", 0)  # the address of that text, if it asks for more than Force
    source: int = 0  # the card whose text it is


class Expense(ActionState, frozen=True, kw_only=True, tag="expense"):
    """What a shot or a deployment costs besides Force, as the verbs of that cost see it."""


class Paying(Part, frozen=True, kw_only=True, tag="pays"):
    """A cost that a player may pay."""

    player: Side
    paid: bool = False
