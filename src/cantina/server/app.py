"""The application: routes, gate, and the house behind them."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute

from cantina.server.errors import ApiError
from cantina.server.games.hub import Hub
from cantina.server.http import routes
from cantina.server.http.middleware import GateMiddleware, refusal
from cantina.server.http.static_pages import STATIC, Pages
from cantina.server.settings import Settings
from cantina.server.time_source import Clock
from cantina.server.ws.endpoint import serve

log = logging.getLogger("cantina.server")


def create_app(settings: Settings, static: Path = STATIC, clock: Clock | None = None) -> Starlette:
    """The whole server as an ASGI application."""
    hub = Hub(settings, clock or Clock())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        log.info("server started", extra={"database": hub.store.engine.dialect.name})
        yield
        await hub.stop()
        log.info("server stopped")

    app = Starlette(
        routes=[*routes.routes(), WebSocketRoute("/ws/{game}", serve), Mount("/", Pages(static))],
        middleware=[
            *_other_sites(settings),
            Middleware(GateMiddleware, settings=settings, metrics=hub.metrics, clock=hub.clock),
            Middleware(GZipMiddleware),
        ],
        exception_handlers={HTTPException: _http_error, Exception: _error},
        lifespan=lifespan,
    )
    app.state.hub = hub
    return app


def _other_sites(settings: Settings) -> list[Middleware]:
    """What lets the pages of other sites read the answers (CORS). They hold tokens, never cookies."""
    if not settings.origins:
        return []
    headers = ["authorization", "content-type"]
    return [Middleware(CORSMiddleware, allow_origins=list(settings.origins), allow_methods=["GET", "POST"],
                       allow_headers=headers, max_age=86_400)]  # fmt: skip


async def _http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return refusal(ApiError("method" if status == 405 else "not-found"))


async def _error(request: Request, error: Exception) -> Response:
    log.error("a request failed", extra={"path": request.url.path}, exc_info=error)
    request.app.state.hub.metrics.failures.inc()
    return refusal(ApiError("internal"))
