"""The one thread that writes. Jobs that wait together are committed together: one disk flush serves them all.

The thread shares Python's lock with the event loop, and each statement, like each result that is reported, hands that
lock over and may wait for it as long as an answer takes to work out. So entries that wait together are one statement,
and all that was committed together is reported at once."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from cantina.server.storage.schema import Appended
from cantina.server.storage.store import CommitUnknown, Store, StoreError

T = TypeVar("T")
Job = Callable[[Connection], Any] | Appended
Waiting = tuple[Job, "asyncio.Future[Any]"]
BATCH = 512


class Writer:
    """Takes jobs from the event loop and answers when they are committed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job and commit it; its result, once that is durable."""
        result: T = await self._handed_in(job)
        return result

    async def append(self, entry: Appended) -> bool:
        """Store an entry, together with those that others hand in meanwhile; False if its number was taken."""
        stored: bool = await self._handed_in(entry)
        return stored

    def _handed_in(self, job: Job) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = self._take()
            work = [each for each in batch if each is not None]
            if work:
                self._report(self._committed(work))
            if len(work) < len(batch):
                return

    def _take(self) -> list[Waiting | None]:
        """What waits now, at least one; None, if it came, is the last."""
        batch = [self._jobs.get()]
        while batch[-1] is not None and len(batch) < BATCH:
            try:
                batch.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        return batch

    def _committed(self, work: list[Waiting], unsure: bool = False) -> list[tuple[asyncio.Future[Any], Any]]:
        """The result of each job, or what it failed of. If one fails, a batch is tried again one by one; if nobody can
        say whether the batch was stored, nobody can say it of what fails then."""
        try:
            results = self._commit([job for job, _ in work])
        except Exception as error:
            if len(work) > 1:
                unsure = isinstance(error, CommitUnknown)
                return [alone for each in work for alone in self._committed([each], unsure)]
            return [(work[0][1], _unsure(error) if unsure else error)]
        return [(future, result) for (_, future), result in zip(work, results, strict=True)]

    def _commit(self, jobs: list[Job]) -> list[Any]:
        """All in one transaction."""
        entries = [job for job in jobs if isinstance(job, Appended)]
        with self._store.engine.connect() as connection:
            stored = iter(self._store.append_all(connection, entries))
            results = [next(stored) if isinstance(job, Appended) else job(connection) for job in jobs]
            try:
                connection.commit()
            except StoreError as error:
                raise _unsure(error) from error
        return results

    def _report(self, results: list[tuple[asyncio.Future[Any], Any]]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any longer
            self._loop.call_soon_threadsafe(_tell, results)


def _unsure(cause: Exception) -> CommitUnknown:
    error = CommitUnknown(str(cause))
    error.__cause__ = cause.__cause__ if isinstance(cause, CommitUnknown) else cause
    return error


def _tell(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue  # who asked has gone away meanwhile
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
