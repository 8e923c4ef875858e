"""Where games are worked on, aside from the event loop: a few threads, a deadline, and turns that are fair to each
client, so that whatever one of them brings the others do not wait for it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from cantina.server.errors import ApiError
from cantina.server.http.rate_limits import CLIENT, Buckets
from cantina.server.metrics import Metrics
from cantina.server.workers.deadlines import CancellableTask

T = TypeVar("T")
DEADLINE = 10.0
AGAIN = 1.0  # seconds after which work that did not heed its deadline is told once more


class Job(Generic[T]):
    """Some work for a client, and who waits for it."""

    def __init__(self, work: Callable[[], T], client: str, seconds: float) -> None:
        self.errand, self.client = CancellableTask(work), client
        self.result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.result.add_done_callback(_retrieve)
        self._seconds, self._loop = seconds, asyncio.get_running_loop()
        self._alarm = self._loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """Break the work off when its time is up; waiting for a turn does not count."""
        left = self._seconds - self.errand.age()
        if left <= 0:
            self.errand.break_off()
        self._alarm = self._loop.call_later(left if left > 0 else AGAIN, self._look)

    def withdraw(self) -> None:
        """Nobody waits any more."""
        self._alarm.cancel()
        self.result.cancel()

    def end(self, outcome: T | Exception) -> None:
        """Tell who waits."""
        self._alarm.cancel()
        if self.result.done():
            return
        if isinstance(outcome, Exception):
            self.result.set_exception(outcome)
        else:
            self.result.set_result(outcome)


def _retrieve(result: asyncio.Future[Any]) -> None:
    """Look at what went wrong, so that asyncio does not complain where the caller has gone."""
    if not result.cancelled():
        result.exception()


class FairExecutor:
    """Some threads, and those who wait for one. No client has all of them at once. With a budget, each client has so
    many seconds of processor time, and so much room in the queue.

    The threads find their next job by themselves, and what they have done while the event loop was busy they report
    together: so neither keeps the other waiting for each single job."""

    def __init__(self, name: str, threads: int, metrics: Metrics, budget: Buckets | None = None, room: int = 0) -> None:
        self._name, self._spent = name, metrics.work.labels(name)
        self._budget, self._room = budget, room
        self._threads, self._most = threads, max(threads - 1, 1)
        self._started = 0
        self._closed = False
        self._turns = threading.Condition()  # guards all that follows
        self._busy: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[Job[Any]]] = OrderedDict()
        self._done: list[tuple[Job[Any], Any]] = []

    async def do(self, work: Callable[[], T], seconds: float = DEADLINE, owed: bool = False) -> T:
        """Do some work for whoever asks now; `DeadlineExceeded` if it takes too long. What is owed, because something
        was promised already, is done whatever it costs."""
        began, client = time.perf_counter(), CLIENT.get()
        if not owed:
            self._can_afford(client)
        if self._closed:
            raise ApiError("closing")
        job = Job(work, client, seconds)
        self._hand_in(job)
        try:
            return await asyncio.shield(job.result)
        except asyncio.CancelledError:
            if not self._withdrawn(job):
                if not owed:
                    job.errand.break_off()
                await asyncio.wait([job.result])  # nobody else may come to the table before this is done
            raise
        finally:
            self._spent.observe(time.perf_counter() - began)
            if self._budget is not None:
                self._budget.debit(client, job.errand.cost)

    def close(self) -> None:
        """Begin nothing new; whoever waits for a turn is told."""
        with self._turns:
            self._closed = True
            waiting = [job for queue in self._waiting.values() for job in queue]
            self._waiting.clear()
            self._turns.notify_all()
        for job in waiting:
            job.end(ApiError("closing"))

    def _can_afford(self, client: str) -> None:
        if self._budget is not None and not self._budget.has_budget(client):
            raise ApiError("costly")
        if self._room and len(self._waiting.get(client, ())) >= self._room:
            raise ApiError("costly")

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def _hand_in(self, job: Job[Any]) -> None:
        with self._turns:
            self._waiting.setdefault(job.client, deque()).append(job)
            self._turns.notify()
        if self._started < self._threads:
            self._started += 1
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._run, args=(loop,), name=f"{self._name}_{self._started}", daemon=True).start()

    def _withdrawn(self, job: Job[Any]) -> bool:
        """Take back a job that nobody has begun; whether that was still possible."""
        with self._turns:
            queue = self._waiting.get(job.client, deque())
            if job not in queue:
                return False
            queue.remove(job)
            if not queue:
                del self._waiting[job.client]
        job.withdraw()
        return True

    def _next(self) -> Job[Any] | None:
        """The job of whoever waited longest for a turn among those who may have one; then the others come first."""
        for client, queue in self._waiting.items():
            if self._busy[client] < self._most:
                job = queue.popleft()
                self._waiting.move_to_end(client)
                if not queue:
                    del self._waiting[client]
                return job
        return None

    # -- in the threads ------------------------------------------------------------------------------------------------

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._do_next(loop):
            pass

    def _do_next(self, loop: asyncio.AbstractEventLoop) -> bool:
        """One job; False when there will be no more. While the thread waits it holds nothing of the last one."""
        job = self._taken()
        if job is None:
            return False
        try:
            outcome: Any = job.errand.run()
        except Exception as error:
            outcome = error
        self._report(loop, job, outcome)
        return True

    def _taken(self) -> Job[Any] | None:
        """The next job, as soon as there is one; None when the workshop is closed."""
        with self._turns:
            while (job := self._next()) is None:
                if self._closed:
                    return None
                self._turns.wait()
            self._busy[job.client] += 1
            return job

    def _report(self, loop: asyncio.AbstractEventLoop, job: Job[Any], outcome: Any) -> None:
        with self._turns:
            self._busy[job.client] -= 1
            if not self._busy[job.client]:
                del self._busy[job.client]
            if self._waiting:
                self._turns.notify()
            self._done.append((job, outcome))
            first = len(self._done) == 1
        if first:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any longer
                loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        with self._turns:
            done, self._done = self._done, []
        for job, outcome in done:
            job.end(outcome)
