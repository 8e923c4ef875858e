"""Waiting for states. The one place in the tests that looks at the machine's clock: it only says that a test hangs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
HANG_SECONDS = 120
POLL_SECONDS = 0.02


def wait_for(condition: Callable[[], T], what: str) -> T:
    """Return the first true result of a condition."""
    deadline = time.monotonic() + HANG_SECONDS
    while not (found := condition()):
        assert time.monotonic() < deadline, f"it hangs: {what}"
        time.sleep(POLL_SECONDS)
    return found
