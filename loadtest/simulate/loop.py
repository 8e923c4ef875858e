"""An event loop in virtual time. Nothing runs beside it and nobody waits: when there is nothing to do, the clock goes
on to the next timer. After each await a task may be held for a moment, so that tasks take turns in every order that a
busy server might give them. All of it follows from one seed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context
from itertools import count
from random import Random
from types import coroutine
from typing import Any, TypeVar

from cantina.server.time_source import Clock

T = TypeVar("T")
START = 1_800_000_000.0
PAUSES = ((0.0, 0.0), (0.0, 0.002), (0.0, 0.05), (0.05, 0.6))  # seconds, from the shortest to the longest


class Standstill(Exception):
    """Nothing will ever happen again."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs tasks, timers and what others run in threads, one after the other."""

    def __init__(self, chance: Random, weights: tuple[int, ...] = (60, 25, 13, 2)) -> None:
        """`weights`: how often a pause is of each length of `PAUSES`."""
        super().__init__()
        self._now = 0.0
        self._chance, self._weights = chance, weights
        self._clock_resolution = 1e-9
        self._selector = self
        self._numbers = count()
        self.set_task_factory(self._task)

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Let the time pass that the loop would wait for."""
        if timeout is None:
            raise Standstill
        self._now += timeout
        return []

    def pause(self) -> float:
        """Draw how long something is held up."""
        least, most = self._chance.choices(PAUSES, self._weights)[0]
        return self._chance.uniform(least, most) if most else 0.0

    def run_in_executor(self, executor: Any, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """Run what others would run in a thread: some time, at once, and report it some time later."""
        future: asyncio.Future[T] = self.create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                result = work(*args)
            except Exception as error:
                self.call_later(self.pause(), _settle, future, None, error)
            else:
                self.call_later(self.pause(), _settle, future, result, None)

        self.call_later(self.pause(), run)
        return future

    def _task(self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        return _Task(next(self._numbers), _Paced(work, self), self, context)

    def _process_events(self, events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


def _settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


class _Task(asyncio.Task[Any]):
    """A task that stands in sets by its number: by its address, it would stand elsewhere in each process."""

    def __init__(self, number: int, work: Coroutine[Any, Any, Any], loop: VirtualLoop, context: Context | None) -> None:
        self._number = number
        super().__init__(work, loop=loop, context=context)

    def __hash__(self) -> int:
        return self._number

    def __eq__(self, other: object) -> bool:
        return self is other


class _Paced(Coroutine[Any, Any, Any]):
    """A coroutine that is held up now and then before it goes on."""

    def __init__(self, work: Coroutine[Any, Any, Any], loop: VirtualLoop) -> None:
        self._work, self._begun = work, False
        self._steps = _paced(work, loop)

    def __repr__(self) -> str:
        return self._work.__qualname__

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._steps

    def send(self, value: Any) -> Any:
        """Go on."""
        self._begun = True
        return self._steps.send(value)

    def throw(self, kind: Any, value: Any = None, traceback: Any = None) -> Any:
        """Go on with an exception; what was not begun is ended."""
        return (self._steps if self._begun else self._work).throw(kind)

    def close(self) -> None:
        """End it."""
        self._steps.close()
        self._work.close()


def _paced(work: Coroutine[Any, Any, Any], loop: VirtualLoop) -> Generator[Any, Any, Any]:
    error: BaseException | None = None
    while True:
        try:
            awaited = work.send(None) if error is None else work.throw(error)
        except StopIteration as done:
            return done.value
        error = None
        try:
            yield awaited
            seconds = loop.pause()
            if seconds:
                yield from _held(loop, seconds)
        except BaseException as thrown:
            error = thrown


@coroutine
def _held(loop: VirtualLoop, seconds: float) -> Generator[Any, Any, None]:
    future = loop.create_future()
    timer = loop.call_later(seconds, _settle, future, None, None)
    try:
        yield from future
    finally:
        timer.cancel()


class VirtualClock(Clock):
    """The time of a virtual loop."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def time(self) -> float:
        """Return the seconds since 1970 that it is in the simulation."""
        return START + self._loop.time()

    def monotonic(self) -> float:
        """Return the same."""
        return self.time()
