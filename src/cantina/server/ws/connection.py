"""One connection at a table: a seat, and a queue of messages on their way out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Any

import msgspec

from cantina.server.ws.seat_views import Seat

MAX_QUEUED_MESSAGES = 512  # messages that a slow client may lag behind
WAITING_SIZE = 4 * 1024 * 1024  # and how long they may be together


class Arrival:
    """A message that is being answered: who said it, and when. What tasks do that were begun meanwhile is not part of
    the answer."""

    def __init__(self, by: SeatConnection) -> None:
        self.by, self.at, self.open = by, time.perf_counter(), True
        self._reached: set[SeatConnection] = set()

    def reaches(self, member: SeatConnection) -> bool:
        """Whether this is the first message of the answer to a member."""
        first = member not in self._reached
        self._reached.add(member)
        return first


class Outgoing(msgspec.Struct, frozen=True):
    """A message to a client, and the one that led to it, if any did."""

    text: str
    arrival: Arrival | None


_ARRIVAL: ContextVar[Arrival | None] = ContextVar("arrival", default=None)


@contextlib.contextmanager
def answering(by: SeatConnection) -> Iterator[None]:
    """What is pushed meanwhile follows from what a member has said just now."""
    arrival = Arrival(by)
    before = _ARRIVAL.set(arrival)
    try:
        yield
    finally:
        arrival.open = False
        _ARRIVAL.reset(before)


class SeatConnection:
    """A client that was let in."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat
        self.closed = False
        self.last_sent: dict[str, Any] = {}  # how things stand, as far as this client knows
        self._outbox: asyncio.Queue[Outgoing | None] = asyncio.Queue()
        self._size = 0

    def push(self, message: str) -> None:
        """Send a message soon. Who lags too far behind is let go: it comes back and is brought up to date."""
        if self.closed:
            return
        if self._outbox.qsize() >= MAX_QUEUED_MESSAGES or self._size > WAITING_SIZE:
            self._outbox = asyncio.Queue()
            self.close()
        else:
            self._size += len(message)
            arrival = _ARRIVAL.get()
            self._outbox.put_nowait(Outgoing(message, arrival if arrival is not None and arrival.open else None))

    async def next(self) -> Outgoing | None:
        """The message that is to be sent next; None when there will be no more."""
        message = await self._outbox.get()
        if message is not None:
            self._size -= len(message.text)
        return message

    def close(self) -> None:
        """No more messages; the connection ends when what waits is sent."""
        if not self.closed:
            self.closed = True
            self._outbox.put_nowait(None)
