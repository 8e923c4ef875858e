"""Where games are worked on, aside from the event loop: a few threads, a deadline, and turns that are fair to each
client, so that whatever one of them brings the others do not wait for it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cantina.server.errors import Refused
from cantina.server.guard import Errand
from cantina.server.limits import CLIENT, Buckets
from cantina.server.metrics import Metrics

T = TypeVar("T")
DEADLINE = 10.0
AGAIN = 1.0  # seconds after which work that did not heed its deadline is told once more


class Workshop:
    """Some threads, and those who wait for one. No client has all of them at once. With a budget, each client has so
    many seconds of processor time, and so much room in the queue."""

    def __init__(self, name: str, threads: int, metrics: Metrics, budget: Buckets | None = None, room: int = 0) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._spent = metrics.work.labels(name)
        self._budget, self._room = budget, room
        self._free, self._most = threads, max(threads - 1, 1)
        self._busy: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def do(self, work: Callable[[], T], seconds: float = DEADLINE, owed: bool = False) -> T:
        """Do some work for whoever asks now; `OutOfTime` if it takes too long. What is owed, because something was
        promised already, is done whatever it costs."""
        client, began = CLIENT.get(), time.perf_counter()
        if not owed:
            self._can_afford(client)
        await self._turn(client)
        errand = Errand(work)
        try:
            return await self._done(errand, seconds)
        finally:
            self._leave(client)
            self._spent.observe(time.perf_counter() - began)
            if self._budget is not None:
                self._budget.owe(client, errand.cost)

    def close(self) -> None:
        """Begin nothing new."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _done(self, errand: Errand[T], seconds: float) -> T:
        loop = asyncio.get_running_loop()
        alarm: asyncio.TimerHandle

        def too_late() -> None:
            nonlocal alarm
            errand.break_off()
            alarm = loop.call_later(AGAIN, too_late)

        alarm = loop.call_later(seconds, too_late)
        running = loop.run_in_executor(self._threads, errand.run)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])  # nobody else may come to the table before this is done
            raise
        finally:
            alarm.cancel()

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def _can_afford(self, client: str) -> None:
        if self._budget is not None and not self._budget.solvent(client):
            raise Refused("costly")
        if self._room and len(self._waiting.get(client, ())) >= self._room:
            raise Refused("costly")

    async def _turn(self, client: str) -> None:
        """Wait for a thread."""
        if self._free and self._busy[client] < self._most:
            self._take(client)
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave(client)
            raise

    def _take(self, client: str) -> None:
        self._free -= 1
        self._busy[client] += 1

    def _leave(self, client: str) -> None:
        self._free += 1
        self._busy[client] -= 1
        if not self._busy[client]:
            del self._busy[client]
        self._call_next()

    def _call_next(self) -> None:
        """Whoever waited longest for his turn among those who may have one; then the others come first."""
        for client in tuple(self._waiting):
            if not self._free:
                return
            if self._busy[client] >= self._most:
                continue
            queue = self._waiting.pop(client)
            while queue and (called := queue.popleft()).cancelled():
                pass
            if queue:
                self._waiting[client] = queue
            if not called.cancelled():
                self._take(client)
                called.set_result(None)
