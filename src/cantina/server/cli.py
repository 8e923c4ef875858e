"""The commands that start a server: `cantina serve` for many, `cantina table` for oneself.

The server itself is imported when one of them runs: the other commands of `cantina` need not wait for it."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from cantina.server.json_logs import log_as_json
from cantina.server.settings import Settings, default_database

if TYPE_CHECKING:
    import uvicorn

LOOPBACK = ("127.0.0.1", "localhost", "::1")
DAY = 24 * 60 * 60.0
DELETE_AFTER_DAYS = 180.0
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Database = Annotated[
    str | None,
    typer.Option(help="A file for SQLite, or postgresql://…; by default a file of your own, or $CANTINA_DATABASE."),
]


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command()(serve)
    app.command()(table)


def serve(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any that is free.")] = 8000,
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another site whose pages may use this server.")] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="An address or network of proxies whose X-Forwarded-For is believed.")
    ] = None,
    rate_limit: Annotated[bool, typer.Option(help="Slow down clients that ask too much.")] = True,
    abandon_after: Annotated[float, typer.Option(help="Seconds after which a missing player has lost.")] = 900,
    delete_after_days: Annotated[
        float, typer.Option(help="Delete unfinished games and profiles that nobody opened for so many days; 0: never.")
    ] = DELETE_AFTER_DAYS,
    one_core: Annotated[
        bool, typer.Option("--one-core/--any-core", help="Stay on one core, chosen by the port.")
    ] = True,
    seed: Annotated[
        int | None, typer.Option(help="Deal the same games each time, for tests: who knows it knows every deck.")
    ] = None,
) -> None:
    """Serve tables to browsers."""
    log_as_json(_log_level())
    settings = _settings(host, database, tuple(origin or ()))
    chosen = {
        "rate_limits": rate_limit,
        "abandon_after": abandon_after,
        "delete_after": delete_after_days * DAY,
        "trusted_proxies": tuple(trusted_proxy or ()),
        "one_core": one_core,
        "seed": seed,
    }
    ready = _ready(msgspec.structs.replace(settings, **chosen), host, port)
    typer.echo(ready.address)
    ready.run()


def table(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any that is free.")] = 0,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser, on this machine."""
    log_as_json("WARNING")
    ready = _ready(_settings(host, database), host, port)
    typer.echo(ready.address)
    if browser:
        threading.Thread(target=_open_when_ready, args=(ready.server, ready.address), daemon=True).start()
    ready.run()


def _settings(host: str, database: str | None, origins: tuple[str, ...] = ()) -> Settings:
    url = database or os.environ.get("CANTINA_DATABASE") or default_database()
    # On this machine alone, only its own names lead here: a page elsewhere cannot borrow them.
    hosts = LOOPBACK if host in LOOPBACK else ()
    return Settings(url, origins=origins, allowed_hosts=hosts)


class _Ready:
    """A server that has its port and its database, and may begin. Clients that come earlier wait."""

    def __init__(self, server: uvicorn.Server, host: str, listening: socket.socket) -> None:
        self.server, self._listening = server, listening
        self.address = f"http://{host}:{listening.getsockname()[1]}/"

    def run(self) -> None:
        """Serve until somebody stops it."""
        self.server.run(sockets=[self._listening])


def _ready(settings: Settings, host: str, port: int) -> _Ready:
    """What can fail is done before anything is served, and fails with one line."""
    from cantina.server.app import create_app
    from cantina.server.games.hub import CannotStart
    from cantina.server.http.uvicorn_server import server, stay_on_one_core
    from cantina.server.workers.gc_tuning import freeze_gc

    try:
        _check_proxies(settings)
        listening = _listen(host, port)
        app = create_app(settings)
        app.state.hub.open()
    except CannotStart as error:
        typer.echo(f"cantina cannot start: {error}", err=True)
        raise typer.Exit(1) from error
    freeze_gc()
    if settings.one_core:
        stay_on_one_core(listening.getsockname()[1])
    sys.setswitchinterval(0.0002)  # what is worked on aside must not keep the players' messages waiting
    return _Ready(server(app, settings), host, listening)


def _check_proxies(settings: Settings) -> None:
    from cantina.server.games.hub import CannotStart
    from cantina.server.http.rate_limits import Proxies

    try:
        Proxies(settings.trusted_proxies)
    except ValueError as error:
        raise CannotStart(str(error)) from error


def _log_level() -> str:
    wanted = os.environ.get("CANTINA_LOG", "INFO").upper()
    return wanted if wanted in LEVELS else "INFO"


def _listen(host: str, port: int) -> socket.socket:
    from cantina.server.games.hub import CannotStart
    from cantina.server.http.uvicorn_server import BACKLOG

    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        raise CannotStart(f"cannot listen on {host}, port {port}: {error}") from error
    return listening


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    from cantina.server.content import catalog

    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)
    catalog.cards()  # the first table will want them
