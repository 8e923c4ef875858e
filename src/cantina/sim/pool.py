"""A small pool of processes. One that dies is replaced, and its task is given to another: nothing else is lost."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Generic, Protocol, TypeVar

import msgspec

T = TypeVar("T")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
DEATHS = 3  # a task whose process died so often is given up
SPAWN = get_context("spawn")  # a fork would inherit the pipes of the others, and their locks


class Failure(msgspec.Struct, frozen=True):
    """A task without a result, and why."""

    why: str


class Workers(Protocol[T, R_co]):
    """What works through tasks, in whatever order they are done."""

    def results(self, tasks: Iterable[T]) -> Iterator[tuple[T, R_co | Failure]]:
        """Each task with what came of it, once."""


class Pool(Generic[T, R]):
    """Processes that apply a function to tasks; it and they must be picklable. To be used in a `with` block."""

    def __init__(self, work: Callable[[T], R], workers: int) -> None:
        self._work = work
        self._workers: list[_Worker[T, R]] = [_Worker(work) for _ in range(workers)]
        self._stopped = False

    def __enter__(self) -> Pool[T, R]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for worker in self._workers:
            worker.end()

    def stop(self) -> None:
        """End all processes and with them the results; another thread may call this."""
        self._stopped = True
        for worker in self._workers:
            worker.kill()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes."""
        return [worker.id for worker in self._workers]

    def results(self, tasks: Iterable[T]) -> Iterator[tuple[T, R | Failure]]:
        """Each task with what came of it, once, in whatever order they are done."""
        ahead = (_Task[T](task) for task in tasks)
        again: list[_Task[T]] = []
        while True:
            for worker in self._workers:
                if worker.errand is None:
                    worker.begin(again.pop() if again else next(ahead, None))
            busy = [worker for worker in self._workers if worker.errand is not None]
            if not busy:
                return
            wait([end for worker in busy for end in worker.ends])
            if self._stopped:
                return
            for worker in busy:
                errand, outcome = worker.errand, worker.look()
                if errand is None or outcome is None:
                    continue
                if isinstance(outcome, _Died):
                    self._replace(worker)
                    errand.deaths += 1
                    if errand.deaths < DEATHS:
                        again.append(errand)
                        continue
                    outcome = Failure(f"its process died {DEATHS} times")
                else:
                    worker.begin(again.pop() if again else next(ahead, None))  # before anybody looks at the result
                yield errand.task, outcome

    def _replace(self, dead: _Worker[T, R]) -> None:
        dead.end()
        self._workers[self._workers.index(dead)] = _Worker(self._work)


class _Died:
    """What is found instead of an outcome if a process is gone."""


class _Task(Generic[T]):
    """A task on its way, and how many processes have died of it."""

    def __init__(self, task: T) -> None:
        self.task, self.deaths = task, 0


class _Worker(Generic[T, R]):
    """One process and this end of its pipe."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_serve, args=(work, theirs))  # no daemon: bots may have processes, too
        self._process.start()
        theirs.close()
        self.errand: _Task[T] | None = None

    @property
    def id(self) -> int:
        """The process."""
        return self._process.pid or 0

    @property
    def ends(self) -> tuple[Connection, int]:
        """What becomes ready when there is an outcome, or when the process is gone."""
        return self._pipe, self._process.sentinel

    def begin(self, task: _Task[T] | None) -> None:
        """Give it a task, if there is one left."""
        self.errand = task
        if task is not None:
            with suppress(OSError):  # if it is dead, that is found out as soon as it is looked at
                self._pipe.send(task.task)

    def look(self) -> R | Failure | _Died | None:
        """The outcome of its task; None while it is not done."""
        if self._pipe.poll():
            try:
                outcome: R | Failure = self._pipe.recv()
            except (EOFError, OSError):
                return _Died()
            self.errand = None
            return outcome
        return None if self._process.is_alive() else _Died()

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._process.terminate()

    def end(self) -> None:
        """No more of it."""
        self.kill()
        self._process.join()
        self._pipe.close()


def _serve(work: Callable[[T], R], pipe: Connection) -> None:
    """The life of a process: tasks in, outcomes out, until the other end is closed or gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the one who holds the other end
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            outcome: R | Failure = work(task)
        except Exception:
            outcome = Failure(traceback.format_exc())
        try:
            pipe.send(outcome)
        except OSError:
            return
