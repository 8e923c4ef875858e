"""Python's collector of cycles. A look at everything takes about a millisecond for each game at hand, and everybody
waits meanwhile, to find next to nothing: games and rooms leave no cycles behind. So every few seconds it looks at what
came since, for what connections and errors leave, and at everything when nobody plays."""

import gc
from collections.abc import Callable

from cantina.server.time_source import Clock

YOUNG = 5.0  # seconds between looks at what came since
GC_INTERVAL = 900.0  # seconds between looks at everything, while nobody plays
LATEST = 6 * 3600.0  # and if somebody always does

_RECENT = 1  # the generation of what came since the last look, or the one before


def freeze_gc() -> None:
    """What is there at the start stays; the collector comes only by `tidy`."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Collector:
    """When the collector comes. `done`: a figure that changes whenever somebody plays."""

    def __init__(self, clock: Clock, done: Callable[[], float]) -> None:
        self._clock, self._done = clock, done
        self._seen, self._last = done(), clock.monotonic()

    async def collect_garbage(self) -> None:
        """Look at what came since the last time, or at everything."""
        seen, now = self._done(), self._clock.monotonic()
        wait = GC_INTERVAL if seen == self._seen else LATEST
        self._seen = seen
        if now - self._last >= wait:
            self._last = now
            gc.collect()
        else:
            gc.collect(_RECENT)
