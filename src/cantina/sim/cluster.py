"""The processes of a Dask cluster, for more than one machine has. They need Cantina, of the same revision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Generic, TypeVar

from cantina.sim.pool import Failure

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(Exception):
    """There is no cluster to work on."""


class Cluster(Generic[T, R]):
    """A cluster by the address of its scheduler. It gives the tasks of workers that are gone to others."""

    def __init__(self, work: Callable[[T], R], address: str) -> None:
        try:
            from distributed import Client  # an extra
        except ImportError as error:
            raise NoCluster("this needs an extra: pip install cantina[cluster]") from error
        self._work = work
        try:
            self._client: Any = Client(address)
        except (OSError, ValueError) as error:
            raise NoCluster(f"no cluster answers at {address}: {error}") from error

    def __enter__(self) -> Cluster[T, R]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._client.close()

    def results(self, tasks: Iterable[T]) -> Iterator[tuple[T, R | Failure]]:
        """Each task with what came of it, once, in whatever order they are done."""
        from distributed import as_completed

        sent = {self._client.submit(self._work, task, pure=False): task for task in tasks}
        for future in as_completed(list(sent)):
            error = future.exception()
            yield sent.pop(future), Failure(repr(error)) if error else future.result()
