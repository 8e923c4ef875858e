"""The gate that every request passes: names and origins, rate limits, security headers, one line of log."""

from __future__ import annotations

import logging
import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from cantina.server.errors import ApiError
from cantina.server.http.rate_limits import CLIENT, Buckets, ConnectionCounter, client_of
from cantina.server.metrics import Metrics
from cantina.server.settings import Settings
from cantina.server.time_source import Clock

log = logging.getLogger("cantina.access")
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
        "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
COSTLY = ("/replay", "/log")  # whole games
COST = 20.0  # of a request that writes, or asks for a whole game, in plain requests


def refusal(refused: ApiError) -> Response:
    """A refusal as an HTTP answer."""
    body = msgspec.json.encode({"error": refused.view()})
    return Response(body, refused.status, media_type="application/json")


class GateMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, clock: Clock) -> None:
        self._app, self._settings, self._metrics = app, settings, metrics
        self._buckets = Buckets(clock, rate=100, burst=1000)
        self._crowd = ConnectionCounter()  # of requests, which are as many connections, of its own or of a proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            scope["query_string"] = b""  # there is none in the protocol, and uvicorn would write it into the log
        try:
            self._check(scope)
        except ApiError as refused:
            await self._refuse(refused, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)  # it counts them itself: they last
            return
        with self._crowd.with_one_of(CLIENT.get()) as count:
            if self._settings.rate_limits and count > self._settings.max_connections_per_client:
                await self._refuse(ApiError("crowded"), scope, receive, send)
            else:
                await self._http(scope, receive, send)

    async def _refuse(self, refused: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
        self._metrics.refusals.labels(refused.code).inc()
        answer = WebSocketClose(1008, refused.code) if scope["type"] == "websocket" else refusal(refused)
        await answer(scope, receive, _with_headers(send))

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._settings.allowed_hosts and _name(host) not in self._settings.allowed_hosts:
            raise ApiError("host")
        writes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get("origin")
        if writes and origin is not None and not self._friendly(origin, host):
            raise ApiError("origin")
        CLIENT.set(client_of(scope))
        costly = writes or scope["path"].endswith(COSTLY)
        if self._settings.rate_limits and not self._buckets.take(CLIENT.get(), COST if costly else 1.0):
            raise ApiError("too-fast")

    def _friendly(self, origin: str, host: str) -> bool:
        """A page of this very server, or of one that was named."""
        return origin in self._settings.origins or origin.partition("://")[2] == host != ""

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await _with_headers(send)(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            spent = time.perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            self._metrics.requests.labels(method, str(status)).observe(spent)
            # No query: it may hold what somebody looked for.
            log.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status,
                                       "ms": round(spent * 1000, 1)})  # fmt: skip


def _with_headers(send: Send) -> Send:
    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def _name(host: str) -> str:
    """A host without its port; nothing for what is no host."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
