"""A real server process and a real Chromium for the tests of the table."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

pytest.importorskip("pytest_playwright")
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.waiting import HANG_SECONDS, wait_for

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))), None
)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]  # fmt: skip
DESKTOP = {"width": 1366, "height": 820}
DOUBLE_CLICK_MS = 400
"""How long the page ignores clicks on a new question, unless a setting says otherwise."""
PREPARE = """(({settings, seed}) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(settings)) localStorage[key] ??= value;
    const original = window.fetch;
    window.fetch = (path, init) => {
        if (path !== '/api/games' || init?.method !== 'POST') return original(path, init);
        const wanted = JSON.parse(init.body);
        const seeded = wanted.opponent.kind === 'bot' ? {seed, ...wanted} : wanted;
        return original(path, {...init, body: JSON.stringify(seeded)});
    };
})(%s)"""
"""Sets what the page remembers, and adds a seed to the games that it makes."""

expect.set_options(timeout=HANG_SECONDS * 1000)


class Server:
    """`cantina serve` in a process of its own, with a port and a database file of its own."""

    def __init__(self, folder: Path) -> None:
        self._reserved = socket.socket()  # bound but not listening: nobody else gets the port, the server may reuse it
        self._reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._reserved.bind(("127.0.0.1", 0))
        self.port = self._reserved.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "cantina.cli", "serve", "--port", str(self.port), "--no-rate-limit",
                   "--database", str(self._folder / "table.sqlite")]  # fmt: skip
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CANTINA_LOG": "WARNING"}
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        wait_for(self._started, "the server starts")

    def _started(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "server.log").read_text()
        return self._answers("/health")

    def _answers(self, path: str) -> bool:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(self.url + path, timeout=HANG_SECONDS).close()
            return True
        return False

    def read_all_cards(self) -> None:
        """Have every card put into words once: on a busy machine that may take longer than a request is given."""
        wait_for(lambda: self._answers("/api/cards"), "the server reads its cards")

    def change(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Change what is stored while nobody serves it."""
        with contextlib.closing(sqlite3.connect(self._folder / "table.sqlite")) as db, db:
            work(db)

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End the process, by default at once."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(HANG_SECONDS)
            self._process = None

    def close(self) -> None:
        """End the process as an operator would, and give the port back."""
        self.kill(signal.SIGTERM)
        self._reserved.close()


@pytest.fixture(scope="session")
def built() -> None:
    """The pages are there."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    subprocess.run([sys.executable, str(ROOT / "tools" / "build-web")], check=True)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    running.read_all_cards()
    yield running
    running.close()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium."""
    return {"executable_path": CHROMIUM, "args": FLAGS}


class Opener:
    """Opens pages, each in a browser profile of its own, and notes what their consoles complain about."""

    def __init__(self, browser: Browser, seed: int) -> None:
        self._browser, self._seed = browser, seed
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.allowed: list[str] = []

    def __call__(self, url: str, pace: str = "off", asleep: int = 0, **context: Any) -> Page:
        """A page in a new profile. What happens is shown at once and can be answered at once, unless a test wants to
        watch or to click twice."""
        made = self._browser.new_context(
            **{"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **context}
        )
        made.set_default_timeout(HANG_SECONDS * 1000)
        settings = {"cantina.pace": pace, "cantina.asleep": str(asleep)}
        made.add_init_script(PREPARE % json.dumps({"settings": settings, "seed": self._seed}))
        made.on("page", self._listen)
        self._contexts.append(made)
        page = made.new_page()
        page.goto(url)
        return page

    def _listen(self, page: Page) -> None:
        page.on("console", lambda message: self._note(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self._note(str(error)))

    def _note(self, text: str) -> None:
        if not any(re.search(each, text) for each in self.allowed):
            self.complaints.append(text)

    def close(self) -> None:
        """Close all profiles."""
        for each in self._contexts:
            each.close()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens pages; at the end no console may have complained. Each test deals its games from a seed of its own."""
    opener = Opener(browser, crc32(request.node.nodeid.encode()) >> 1)  # within the range that the server accepts
    yield opener
    opener.close()
    assert opener.complaints == []


Visit = Callable[..., Page]
