"""Limits on how much and how fast: leaky buckets by client, and the size of what is read."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.requests import ClientDisconnect, Request

from cantina.server.errors import Refused

BODY = 128 * 1024
LOG_BODY = 1024 * 1024
CLIENTS = 10_000  # addresses that are remembered


class Bucket:
    """Allows a burst, and then so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left = rate, burst, burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is still room; takes it."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket for each client, the least recently seen forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Whether a client may go on."""
        bucket = self._known.get(client)
        if bucket is None:
            bucket = self._known[client] = Bucket(self._rate, self._burst)
            if len(self._known) > CLIENTS:
                self._known.popitem(last=False)
        self._known.move_to_end(client)
        return bucket.take(cost)


async def body_of(request: Request, most: int = BODY) -> bytes:
    """A request's body, read no further than allowed."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refused("too-large", most=most)
    except ClientDisconnect as error:
        raise Refused("malformed", why="the client went away") from error
    return bytes(data)
