"""A deadline for work on positions that strangers wrote: a state that was tampered with could run for ever."""

from __future__ import annotations

import asyncio
import ctypes
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
DEADLINE = 10.0
# Threads of their own: whatever strangers bring, the games of the others go on.
_THREADS = ThreadPoolExecutor(2, "guarded")


class TooLong(BaseException):
    """The time is up. Not an Exception: nothing on the way may take it for a card that failed."""


class OutOfTime(RuntimeError):
    """Work was broken off at its deadline."""


def guarded(work: Callable[[], T], seconds: float = DEADLINE) -> T:
    """Do some work in this thread, and break it off after a while."""
    lock, done = threading.Lock(), False
    thread = threading.get_ident()

    def stop() -> None:
        with lock:
            if not done:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TooLong))

    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        result = work()
        with lock:
            done = True
        return result
    except TooLong as late:
        raise OutOfTime(f"broken off after {seconds:g} s") from late
    finally:
        timer.cancel()
        with lock:
            done = True


async def guarded_aside(work: Callable[[], T], seconds: float = DEADLINE) -> T:
    """The same off the event loop, after what strangers handed in before."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, guarded, work, seconds)
