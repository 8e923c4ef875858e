"""How the application is run: uvicorn's settings, and connections that nobody uses, which are closed so that there is
room for those who come to play."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import time
from collections import Counter
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from cantina.server.http.rate_limits import Proxies, client_at
from cantina.server.protocol import MESSAGE_BYTES
from cantina.server.settings import Settings

log = logging.getLogger("cantina.server")
REQUEST_TIMEOUT = 10.0  # seconds for a whole request to arrive, or for the next one
RESPONSE_TIMEOUT = 60.0  # seconds in which an answer must have been taken
STREAM_TIMEOUTS = {"/api/decks/try": 30 * 60.0}  # the same, of what is told line by line while it goes on
LOOK = 1.0
DRAIN = 10  # seconds that a stopping server gives to those who are being served
BACKLOG = 512
DESCRIPTORS = 65_536  # as many as a server asks the system for
RESERVED_FDS = 64  # kept for the database and for files
FULL = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
REMIND = 60.0


def server(app: Starlette, settings: Settings, **more: Any) -> uvicorn.Server:
    """A server for the application."""
    proxies = Proxies(settings.trusted_proxies)
    return uvicorn.Server(uvicorn.Config(
        app, http=timeout_protocol(settings, proxies), ws="websockets-sansio", ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # deltas are small, and each compressor would hold a third of a megabyte
        proxy_headers=bool(settings.trusted_proxies), forwarded_allow_ips=proxies.written(), backlog=BACKLOG,
        log_config=None, access_log=False, server_header=False, **{"timeout_graceful_shutdown": DRAIN, **more},
    ))  # fmt: skip


def timeout_protocol(settings: Settings, proxies: Proxies) -> type[H11Protocol]:
    """HTTP connections that are closed when nothing comes or goes, and of which no client has too many. Those of a
    proxy are not its own: the gate counts for whom it asks."""
    most, each, here = raise_fd_limit() - RESERVED_FDS, settings.max_connections_per_client, Counter[str]()

    class Impatient(H11Protocol):
        """One connection. Requests and answers that take long, in whole or in part, end it."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            super().connection_made(transport)
            self._since, self._seen = self.loop.time(), self.cycle
            self._counted = client_at(self.client[0] if self.client else "")
            here[self._counted] += 1
            proxy = self.client is not None and self.client[0] in proxies
            if len(self.connections) > most or (settings.rate_limits and not proxy and here[self._counted] > each):
                transport.abort()
            else:
                self._look()

        def _look(self) -> None:
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self.cycle is not self._seen:
                self._since, self._seen = self.loop.time(), self.cycle
            served = self.cycle is not None and not self.cycle.response_complete
            path = self.cycle.scope["path"] if served else ""
            if self.loop.time() - self._since >= (
                STREAM_TIMEOUTS.get(path, RESPONSE_TIMEOUT) if served else REQUEST_TIMEOUT
            ):
                self.transport.abort()
            else:
                self.loop.call_later(LOOK, self._look)

        def on_response_complete(self) -> None:
            self._since = self.loop.time()
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._uncount()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._uncount()
            super().connection_lost(exc)

        def _uncount(self) -> None:
            here[self._counted] -= 1
            if here[self._counted] <= 0:
                del here[self._counted]

    return Impatient


def raise_fd_limit() -> int:
    """How many files and connections the process may have open; as many as the system allows, within reason."""
    try:
        import resource
    except ImportError:  # not on this system, where there is no such limit either
        return DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted, soft)


def stay_on_one_core(port: int) -> None:
    """Python's threads take turns, however many cores there are. On one core a turn is handed over at once; between two
    it waits each time until the other one wakes up, or has time. Servers of one machine share its cores by port."""
    if hasattr(os, "sched_setaffinity"):  # not on every system
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[port % len(cores)]})


class LoopErrorHandler:
    """What the event loop complains of. That there are no descriptors left it would say a thousand times a second."""

    def __init__(self) -> None:
        self._said = -REMIND

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """As asyncio calls it."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in FULL:
            loop.default_exception_handler(context)
        elif time.monotonic() - self._said >= REMIND:
            self._said = time.monotonic()
            log.error("out of file descriptors", extra={"reason": error.strerror})
