"""How long a search may think: a number of playouts, or milliseconds of a clock."""

from __future__ import annotations

import time
from collections.abc import Callable


class Budget:
    """What is left for one decision."""

    def __init__(self, playouts: int | None = None, milliseconds: float | None = None,
                 clock: Callable[[], float] = time.thread_time) -> None:  # fmt: skip
        self._left = playouts
        self._clock = clock
        self._end = None if milliseconds is None else clock() + milliseconds / 1000
        self._longest = 0.0
        self._since = clock()

    def spend(self) -> bool:
        """Take one playout, if there is time for as long a one as the longest so far."""
        now = self._clock()
        if self._left is not None:
            if self._left <= 0:
                return False
            self._left -= 1
        return self._end is None or now + self._longest < self._end

    def timed(self, began: float) -> None:
        self._longest = max(self._longest, self._clock() - began)

    def now(self) -> float:
        return self._clock()
