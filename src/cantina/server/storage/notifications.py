"""News from other processes, over PostgreSQL's LISTEN/NOTIFY."""

from __future__ import annotations

import logging
import selectors
import socket
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cantina.server.storage.store import CHANNEL

if TYPE_CHECKING:
    from psycopg import Connection

log = logging.getLogger("cantina.server")
RETRY_SECONDS = 1.0


class Listener:
    """A thread that reports the games that have news, those of one commit together; None after a lost connection, when
    any may have."""

    def __init__(self, url: str, report: Callable[[list[str] | None], None]) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._report = report
        self._stopped = threading.Event()
        self._wake, self._woken = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._wake.close()  # which the thread sees, whatever it waits for
        self._thread.join()
        self._woken.close()

    def _run(self) -> None:
        import psycopg  # only where PostgreSQL is used: it is an extra

        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._report(None)
                    self._hear(connection)
            except psycopg.Error as error:
                log.warning("listening was interrupted", extra={"reason": type(error).__name__})
                self._stopped.wait(RETRY_SECONDS)

    def _hear(self, connection: Connection[Any]) -> None:
        """Report news as they come, until listening stops."""
        with selectors.DefaultSelector() as selector:
            for each in (connection, self._woken):
                selector.register(each, selectors.EVENT_READ)
            while not self._stopped.is_set():
                selector.select()
                heard = connection.notifies(timeout=0, stop_after=1)  # and what came with it
                if news := [each.payload for each in heard]:
                    self._report(news)
