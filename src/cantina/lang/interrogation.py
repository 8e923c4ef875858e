"""Interrogation: questions that a player must answer."""

from __future__ import annotations

from cantina.lang.core import Verb


class AskAboutHand(Verb, frozen=True):
    """You ask whether the opponent has such a card in hand; he answers truly, or loses so much Force."""

    force: int = 1
