"""The clock of a server: all that it does with games by the time looks at this one. (How long work and connections may
take, and how long they took, is measured where it is done.)"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable


class Clock:
    """The time of the machine."""

    def time(self) -> float:
        """Return the seconds since 1970, as they are stored."""
        return time.time()

    def monotonic(self) -> float:
        """Return seconds that never go back."""
        return time.monotonic()

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work again and again, for as long as the caller is not cancelled."""
        while True:
            await asyncio.sleep(seconds)
            await work()
