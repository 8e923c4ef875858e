"""Work for the processes of a pool: it must be importable there."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def double(n: int) -> int:
    return 2 * n


def double_or_raise(n: int) -> int:
    if n == 3:
        raise ValueError("no threes")
    return 2 * n


def die_once(task: tuple[int, Path]) -> int:
    """The process that gets number 3 first is killed."""
    n, mark = task
    if n == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * n


def die_of_three(n: int) -> int:
    if n == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * n
