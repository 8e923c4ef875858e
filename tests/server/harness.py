"""Real servers for tests: a process of `cantina serve`, and a PostgreSQL of its own where that can be had."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock
from urllib.parse import urlsplit

from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from cantina.server.app import create_app
from cantina.server.http.static_pages import STATIC
from cantina.server.http.uvicorn_server import server
from cantina.server.settings import Settings
from tests.server.fake_clock import TurnedClock
from tests.waiting import HANG_SECONDS, wait_for

from .table_client import Client

T = TypeVar("T")
BOT = {"kind": "bot", "bot": "random"}
DECKS = {"light": "intro_light", "dark": "intro_dark"}


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous, in a thread of its own: the browser tests leave a running loop in the main one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Http:
    """Plain requests to a server."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.port = urlsplit(base).port

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.base + path, data, named, method=method)
        try:
            with urllib.request.urlopen(request, timeout=HANG_SECONDS) as answer:
                return answer.status, _json(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, _json(error.read())

    def get(self, path: str, **headers: str) -> Any:
        status, answer = self.call("GET", path, **headers)
        assert status == 200, answer
        return answer

    def post(self, path: str, body: Any) -> Any:
        status, answer = self.call("POST", path, body)
        assert status < 300, answer
        return answer

    def against_bot(self, side: str = "light", **more: Any) -> dict[str, Any]:
        return self.post("/api/games", {"side": side, "deck": DECKS[side], "opponent": BOT, **more})

    def two_players(self, **more: Any) -> tuple[dict[str, Any], str, str]:
        """A game by link that both have joined: what its creator was told, and the tokens of both sides."""
        made = self.post("/api/games", {"side": "light", "deck": DECKS["light"], "opponent": {"kind": "link"}, **more})
        joined = self.post(f"/api/games/{made['game']}/join", {"token": made["invite"], "deck": DECKS["dark"]})
        return made, made["token"], joined["token"]

    def client(self, game: str, token: str, **options: Any) -> Client:
        """A client that was let in."""
        client = Client(self.base, game, token, **options)
        client.until("now")
        return client


def _json(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data.decode()


class ServerProcess(Http):
    """A process of its own, that can be killed at any moment and started again. It has another port each time."""

    def __init__(self, database: str, *options: str, descriptors: int = 0, seed: int = 1, **env: str) -> None:
        self._env, self._descriptors = {**os.environ, **env}, descriptors
        self._command = [sys.executable, "-m", "cantina.cli", "serve", "--port", "0", "--any-core",
                         "--seed", str(seed), "--database", database, *options]  # fmt: skip
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the server
        self.start()

    def start(self) -> None:
        few = self._descriptors
        limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (few, few))) if few else None
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=self._log, env=self._env, preexec_fn=limit, text=True
        )
        assert self.process.stdout is not None
        with self.process.stdout as sent:
            super().__init__(sent.readline().strip().rstrip("/"))
        assert self.base, self.log()
        wait_for(lambda: self.call("GET", "/health")[0] == 200, "the server does not start")

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read().decode()

    def kill(self) -> None:
        """As a loss of power would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=HANG_SECONDS)


class Postgres:
    """A PostgreSQL of its own in a folder of its own."""

    def __init__(self) -> None:
        found = postgres_bin()
        assert found is not None
        self.bin = found
        self.folder = Path(tempfile.mkdtemp(prefix="cantina-postgres-"))
        self._root = os.geteuid() == 0
        if self._root:
            shutil.chown(self.folder, "postgres", "postgres")
        self._data = self.folder / "data"
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "postgres", "--no-sync")
        self._names = (f"test_{n}" for n in count())
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"
        self.start()

    def start(self) -> None:
        # A process that is killed loses nothing without fsync, only a machine would.
        options = f"-c listen_addresses= -c fsync=off -k {self.folder}"
        self._run("pg_ctl", "-D", self._data, "-l", self.folder / "log", "-o", options, "-w", "start")

    def crash(self) -> None:
        """End at once, without putting anything in order: what was committed is found when it starts again."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def _run(self, tool: str, *arguments: str | Path) -> None:
        command = [str(self.bin / tool), *map(str, arguments)]
        if self._root:
            command = ["su", "postgres", "-s", "/bin/sh", "-c", " ".join(f"'{each}'" for each in command)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        import psycopg

        name = next(self._names)
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url.replace("/postgres?", f"/{name}?")

    def close(self) -> None:
        self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)


def postgres_bin() -> Path | None:
    """Where PostgreSQL's programs are, if it is installed."""
    found = shutil.which("initdb")
    homes = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((home for home in homes if (home / "initdb").exists()), None)


class LocalServer(Http):
    """A server in this process, with settings of the test's own. Its clock stands still until the test turns it."""

    def __init__(
        self, database: str, static: Path | None = None, clock: TurnedClock | None = None, **settings: Any
    ) -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        super().__init__(f"http://127.0.0.1:{listening.getsockname()[1]}")
        chosen = Settings(database, **{"rate_limits": False, "seed": 1, **settings})
        self.clock = clock or TurnedClock()
        app = create_app(chosen, static or STATIC, self.clock)
        self.hub = app.state.hub
        self.loop = asyncio.new_event_loop()
        self._server = server(app, chosen, timeout_graceful_shutdown=5)
        self._thread = threading.Thread(target=self._run, args=(listening,), daemon=True)
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive(), "the server does not start")
        assert self._thread.is_alive(), "the server does not start"

    def _run(self, listening: socket.socket) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner, listening:
            runner.run(self._server.serve([listening]))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something asynchronous on its event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(HANG_SECONDS)

    def connections(self) -> set[Any]:
        """The connections over HTTP that it has now."""
        return self._server.server_state.connections

    def failures(self) -> float:
        """How many errors of its own it has counted."""
        samples = self.hub.metrics.failures.collect()[0].samples
        return next(each.value for each in samples if each.name.endswith("_total"))

    def turn_clock(self, seconds: float) -> None:
        """Let time pass, with all that it does every few seconds."""
        self.do(self.clock.turn(seconds))

    @contextlib.contextmanager
    def without_database(self, of: str = "") -> Iterator[None]:
        """Every statement, or every one of a kind, fails meanwhile."""

        def fail(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            if of in statement:
                raise OperationalError("", {}, Exception("the database is away"))

        event.listen(self.hub.store.engine, "before_cursor_execute", fail)
        try:
            yield
        finally:
            event.remove(self.hub.store.engine, "before_cursor_execute", fail)

    @contextlib.contextmanager
    def dying_in_commits(self, after: bool) -> Iterator[None]:
        """Every commit fails meanwhile, before or after it was carried out."""

        def fail(connection: Any) -> None:
            if after:
                connection.commit()
            raise OperationalError("", {}, Exception("the database is away"))

        dialect = self.hub.store.engine.dialect
        with mock.patch.object(dialect, "do_commit", fail):
            yield

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(HANG_SECONDS)
        assert not self._thread.is_alive()
