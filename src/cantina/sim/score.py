"""How a series of games went, and how much that says."""

from __future__ import annotations

import math

import msgspec

CONFIDENCE = 1.96  # standard deviations of a 95% interval


class Score(msgspec.Struct, frozen=True):
    """Games won, lost, and without an end."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    def after(self, result: int) -> Score:
        """The score after one more game: 1 won, -1 lost, 0 drawn."""
        return Score(self.won + (result > 0), self.lost + (result < 0), self.drawn + (result == 0))

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval for the share of games won."""
        n, z = self.games, CONFIDENCE
        if not n:
            return 0.0, 1.0
        centre = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return centre - reach, centre + reach
