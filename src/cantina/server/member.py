"""One connection at a table: a seat, and a queue of messages on their way out."""

from __future__ import annotations

import asyncio

from cantina.server.views import Seat

WAITING = 512  # messages that a slow client may lag behind
WAITING_SIZE = 4 * 1024 * 1024  # and how long they may be together


class Member:
    """A client that was let in."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat
        self.closed = False
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._size = 0

    def push(self, message: str) -> None:
        """Send a message soon. Who lags too far behind is let go: it comes back and is brought up to date."""
        if self.closed:
            return
        if self._outbox.qsize() >= WAITING or self._size > WAITING_SIZE:
            self._outbox = asyncio.Queue()
            self.close()
        else:
            self._size += len(message)
            self._outbox.put_nowait(message)

    async def next(self) -> str | None:
        """The message that is to be sent next; None when there will be no more."""
        message = await self._outbox.get()
        self._size -= len(message or "")
        return message

    def close(self) -> None:
        """No more messages; the connection ends when what waits is sent."""
        if not self.closed:
            self.closed = True
            self._outbox.put_nowait(None)
