"""Work in forked processes: each starts from what this one has loaded, and nothing that it does leaks back."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Generic, NamedTuple, TypeVar, cast

import msgspec

Job = TypeVar("Job")
Result = object


class Process(NamedTuple, Generic[Job]):
    """A process that does a job, and writes the result to a file."""

    child: int
    pipe: int  # closed at its other end when the process ends
    job: Job
    path: Path


def forked(
    jobs: Iterable[Job], work: Callable[[Job], Result], workers: int, seconds: int
) -> Iterator[tuple[Job, Result]]:
    """Each job with its result (made of what JSON knows), as they end; None for one that raised or took too long. Jobs
    are taken when a process is free for them."""
    with TemporaryDirectory() as folder:
        running: dict[int, Process[Job]] = {}
        for n, job in enumerate(jobs):
            if len(running) == workers:
                yield _next(running)
            process = _fork(job, work, Path(folder) / str(n), seconds)
            running[process.pipe] = process
        while running:
            yield _next(running)


def _fork(job: Job, work: Callable[[Job], Result], path: Path, seconds: int) -> Process[Job]:
    pipe, held = os.pipe()
    child = os.fork()
    if child:
        os.close(held)
        return Process(child, pipe, job, path)
    try:
        signal.setitimer(signal.ITIMER_PROF, seconds)  # of its own time; it is not caught: it ends the process
        path.write_bytes(msgspec.json.encode(work(job)))
    finally:
        os._exit(0)


def _next(running: dict[int, Process[Job]]) -> tuple[Job, Result]:
    """Wait for one of these processes, and for no other child of this process."""
    process = running.pop(cast(int, wait(running)[0]))
    os.waitpid(process.child, 0)
    os.close(process.pipe)
    result: Result = msgspec.json.decode(process.path.read_bytes()) if process.path.exists() else None
    process.path.unlink(missing_ok=True)
    return process.job, result
