"""A WebSocket between a page and a process, as both ends see it: messages come in order, some time later, or never."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Protocol

from starlette.websockets import WebSocket

from cantina.server.http.rate_limits import CLIENT
from cantina.server.ws.endpoint import serve
from loadtest.simulate.server import Process

BROKEN = 1006
SERVER_LOOKS = (20.0, 40.0)  # seconds after which the server's pings find a dead connection
PAGE_LOOKS = (60.0, 300.0)  # the same, of a page's system


class Handlers(Protocol):
    """What a page hears of its socket."""

    def on_open(self) -> None:
        """The server has accepted."""

    def on_message(self, text: str) -> None:
        """A message has come."""

    def on_close(self, code: int) -> None:
        """The connection is over."""


class Wire:
    """One connection."""

    def __init__(self, process: Process, game: str, page: Handlers, client: str) -> None:
        self.simulation, self.process = process.simulation, process
        self.dead = False  # nothing arrives any more, and an end may not know that yet
        self._page, self._client = page, client
        self._page_left = self._server_knows = False
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._last = {"up": 0.0, "down": 0.0}
        if process.up:
            self._later("up", self._begin, game)
        else:
            self._later("down", self._to_page, self._close_page, BROKEN)

    # -- the page's end ------------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Send a message."""
        self._later("up", self._to_server, {"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """Close it; the page hears nothing of it any more."""
        if not self._page_left:
            self._page_left = True
            self._later("up", self._to_server, {"type": "websocket.disconnect", "code": 1001})

    # -- the network ---------------------------------------------------------------------------------------------------

    def break_off(self, noticed: bool) -> None:
        """Lose everything that is on its way and that will be sent. Each end notices soon, or when it looks."""
        if self.dead:
            return
        self.dead = True
        simulation = self.simulation
        page, server = (0.0, 0.3), (0.0, 0.3)
        if not noticed:
            page, server = PAGE_LOOKS, SERVER_LOOKS
        simulation.loop.call_later(simulation.within(*page), self._close_page, BROKEN)
        simulation.loop.call_later(simulation.within(*server), self._close_server)

    def mend(self) -> None:
        """Let both ends know at once, if it is dead."""
        if self.dead:
            self._close_page(BROKEN)
            self._close_server()

    def _later(self, direction: str, work: Callable[..., None], *more: Any) -> None:
        at = max(self._last[direction] + 1e-6, self.simulation.loop.time() + self.simulation.latency())
        self._last[direction] = at
        self.simulation.loop.call_at(at, work, *more)

    def _to_server(self, message: dict[str, Any]) -> None:
        if self.simulation.strikes("break"):
            self.break_off(noticed=True)
        elif self.simulation.strikes("dead connection"):
            self.break_off(noticed=False)
        if not self.dead:
            self._inbox.put_nowait(message)

    def _to_page(self, work: Callable[..., None], *more: Any) -> None:
        if self.simulation.strikes("break"):
            self.break_off(noticed=True)
        if not self.dead and not self._page_left:
            work(*more)

    def _close_page(self, code: int) -> None:
        if not self._page_left:
            self._page_left = True
            self._page.on_close(code)

    # -- the server's end ----------------------------------------------------------------------------------------------

    def _begin(self, game: str) -> None:
        if not self.dead:
            self._inbox.put_nowait({"type": "websocket.connect"})
            self._task = self.simulation.loop.create_task(self._serve(game))

    async def _serve(self, game: str) -> None:
        CLIENT.set(self._client)
        app = SimpleNamespace(state=SimpleNamespace(hub=self.process.hub))
        scope = {"type": "websocket", "app": app, "path_params": {"game": game}, "headers": []}
        try:
            await serve(WebSocket(scope, self._receive, self._send))
        except Exception as error:
            self.simulation.found("error", f"a connection ended with {error!r}")

    async def _receive(self) -> dict[str, Any]:
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        if self._server_knows:
            raise OSError
        kind = message["type"]
        if self.simulation.strikes("slow client"):
            await asyncio.sleep(self.simulation.within(0, 3))
        if kind == "websocket.accept":
            self._later("down", self._to_page, self._page.on_open)
        elif kind == "websocket.send":
            self._later("down", self._to_page, self._page.on_message, message["text"])
        elif kind == "websocket.close":
            self._later("down", self._to_page, self._close_page, message.get("code", 1000))
            self._close_server()

    def _close_server(self) -> None:
        if not self._server_knows:
            self._server_knows = True
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": BROKEN})
