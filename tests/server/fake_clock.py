"""A clock for servers that tests turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count

from cantina.server.time_source import Clock

START = 1_800_000_000.0


@dataclass
class Repeated:
    """Work that is done again and again, and when it is next."""

    seconds: float
    work: Callable[[], Awaitable[None]]
    due: float


class TurnedClock(Clock):
    """Stands still until a test turns it, but for a microsecond a look: no two moments are the same."""

    def __init__(self) -> None:
        self._now = START
        self._looks = count()
        self._repeated: list[Repeated] = []

    def time(self) -> float:
        return self._now + next(self._looks) * 1e-6

    def monotonic(self) -> float:
        return self.time()

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        repeated = Repeated(seconds, work, self._now + seconds)
        self._repeated.append(repeated)
        try:
            await asyncio.Event().wait()
        finally:
            self._repeated.remove(repeated)

    def skip(self, seconds: float) -> None:
        """Turn it while nobody serves."""
        assert not self._repeated
        self._now += seconds

    async def turn(self, seconds: float) -> None:
        """Turn it, and do in order what is to be done meanwhile."""
        end = self._now + seconds
        while (first := min(self._repeated, key=lambda each: each.due)).due <= end:
            self._now = first.due
            first.due += first.seconds
            await first.work()
        self._now = end
