"""Limits: how often a text can be used."""

from __future__ import annotations

from typing import Literal

from cantina.lang.core import Number
from cantina.lang.vocabulary import Period
from cantina.model.node import Node


class Limit(Node, frozen=True):
    """How often something is possible in a period: for each card of that title by itself, for all functions of the card
    that have such a limit together, for all of a player's cards of that title, or for each target of such a card. For
    the whole game it is always the third: deploying the card again does not renew it."""

    per: Period
    times: Number = 1
    of: Literal["card", "functions", "title", "target"] = "card"

    @property
    def by_title(self) -> bool:
        """Whether all copies of the card share it."""
        return self.of == "title" or self.per == "game"
