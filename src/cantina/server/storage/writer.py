"""The one thread that writes. Jobs that wait together are committed together: one disk flush serves them all."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Job = Callable[[Connection], Any]
BATCH = 64


class Writer:
    """Takes jobs from any thread and answers when they are committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job and commit it; its result, once that is durable."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        # Shielded: a caller that goes away must not leave a job half reported.
        return await asyncio.shield(asyncio.wrap_future(future))

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = self._take()
            work = [each for each in batch if each is not None]
            if work and not self._commit(work) and len(work) > 1:
                for each in work:
                    self._commit([each], last=True)
            if len(work) < len(batch):
                return

    def _take(self) -> list[tuple[Job, Future[Any]] | None]:
        """What waits now, at least one; None, if it came, is the last."""
        batch = [self._jobs.get()]
        while batch[-1] is not None and len(batch) < BATCH:
            try:
                batch.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        return batch

    def _commit(self, work: list[tuple[Job, Future[Any]]], last: bool = False) -> bool:
        """All in one transaction. If one job fails, a batch is tried again one by one; a single job reports it."""
        try:
            with self._engine.begin() as connection:
                results = [job(connection) for job, _ in work]
        except Exception as error:
            if last or len(work) == 1:
                work[0][1].set_exception(error)
            return False
        for (_, future), result in zip(work, results, strict=True):
            future.set_result(result)
        return True
