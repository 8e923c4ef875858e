"""Chooses uniformly over all options but `cancel`."""

from __future__ import annotations

from cantina.engine import rng
from cantina.play.game import Game


class RandomBot:
    """A bot without a plan; the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self._state = rng.step(seed)[0]

    def choose(self, game: Game) -> int:
        """Any option but `cancel`."""
        assert game.decision is not None
        able = [n for n, option in enumerate(game.decision.options) if option.verb != "cancel"]
        self._state, pick = rng.below(self._state, len(able))
        return able[pick]
