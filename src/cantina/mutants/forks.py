"""Work in forked processes: each starts from what this one has loaded, and nothing that it does leaks back."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec

Job = TypeVar("Job")
Result = object


def forked(
    jobs: Iterable[Job], work: Callable[[Job], Result], workers: int, seconds: int
) -> Iterator[tuple[Job, Result]]:
    """Each job with its result (made of what JSON knows), as they end; None for one that raised or took too long. Jobs
    are taken when a process is free for them."""
    with TemporaryDirectory() as folder:
        running: dict[int, tuple[Job, Path]] = {}
        for n, job in enumerate(jobs):
            if len(running) == workers:
                yield _next(running)
            path = Path(folder) / str(n)
            running[_fork(job, work, path, seconds)] = (job, path)
        while running:
            yield _next(running)


def _fork(job: Job, work: Callable[[Job], Result], path: Path, seconds: int) -> int:
    child = os.fork()
    if child:
        return child
    try:
        signal.setitimer(signal.ITIMER_PROF, seconds)  # of its own time; nobody catches it: it ends the process
        path.write_bytes(msgspec.json.encode(work(job)))
    finally:
        os._exit(0)


def _next(running: dict[int, tuple[Job, Path]]) -> tuple[Job, Result]:
    child, _ = os.wait()
    job, path = running.pop(child)
    result: Result = msgspec.json.decode(path.read_bytes()) if path.exists() else None
    path.unlink(missing_ok=True)
    return job, result
