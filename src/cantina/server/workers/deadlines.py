"""Work that can be broken off from outside: a position that was tampered with could run for ever."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

from cantina.server.errors import ApiError

T = TypeVar("T")


class DeadlineInterrupt(BaseException):
    """The time is up. Not an Exception: nothing on the way may take it for a card that failed."""


class DeadlineExceeded(ApiError):
    """Work was broken off at its deadline."""

    def __init__(self) -> None:
        super().__init__("too-long")


class CancellableTask(Generic[T]):
    """Some work, and what it has cost."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.cost = 0.0  # seconds of processor time
        self._work = work
        self._lock = threading.Lock()
        self._thread: int | None = None  # where it is being done
        self._began: float | None = None
        self._late = False

    def run(self) -> T:
        """Do it, in this thread."""
        with self._lock:
            if self._late:
                raise DeadlineExceeded
            self._thread = threading.get_ident()
            self._began = time.monotonic()
        began = time.thread_time()
        try:
            try:
                return self._work()
            finally:
                self._leave()  # in here, for the time may be up at this very moment
        except DeadlineInterrupt as late:
            raise DeadlineExceeded from late
        finally:
            self.cost = time.thread_time() - began

    def age(self) -> float:
        """The seconds since it was begun; 0 as long as it was not."""
        return time.monotonic() - self._began if self._began is not None else 0.0

    def break_off(self) -> None:
        """From another thread: the time is up."""
        with self._lock:
            self._late = True
            if self._thread is not None:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(self._thread), ctypes.py_object(DeadlineInterrupt)
                )

    def _leave(self) -> None:
        with self._lock:
            self._thread = None
