"""One connection at a table: a seat, and a queue of messages on their way out."""

from __future__ import annotations

import asyncio

from cantina.server.views import Seat

WAITING = 512  # messages that a slow client may lag behind


class Member:
    """A client that was let in."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed = False

    def push(self, message: str) -> None:
        """Send a message soon. Who lags too far behind is let go: it comes back and is brought up to date."""
        if self.closed:
            return
        if self.outbox.qsize() >= WAITING:
            self.close()
        else:
            self.outbox.put_nowait(message)

    def close(self) -> None:
        """No more messages; the connection ends when what waits is sent."""
        if not self.closed:
            self.closed = True
            self.outbox.put_nowait(None)
