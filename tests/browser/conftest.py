"""A real server process and a real Chromium for the tests of the table."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pytest_playwright")
from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]  # fmt: skip
REMEMBER = "location.protocol.startsWith('http') && (localStorage['cantina.pace'] ??= '%s')"
DESKTOP = {"width": 1366, "height": 820}


class Server:
    """`cantina serve` in a process of its own, on a free port, with a database file of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
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
        for _ in range(1200):  # a busy machine takes its time
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self._folder / "server.log").read_text())

    def read_all_cards(self) -> None:
        """Have every card put into words once: on a busy machine that may take longer than a request is given."""
        for _ in range(10):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/api/cards", timeout=60).close()
                return

    def change(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Change what is stored while nobody serves it."""
        with contextlib.closing(sqlite3.connect(self._folder / "table.sqlite")) as db, db:
            work(db)

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End the process, by default at once."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None


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
    running.kill(signal.SIGTERM)


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium."""
    return {"executable_path": CHROMIUM, "args": FLAGS}


class Opener:
    """Opens pages, each in a browser profile of its own, and notes what their consoles complain about."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.allowed: list[str] = []

    def __call__(self, url: str, pace: str = "off", **context: Any) -> Page:
        """A page in a new profile. What happens is shown at once unless a test wants to watch."""
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **context}
        made = self._browser.new_context(**settings)
        made.set_default_timeout(10_000)
        made.add_init_script(REMEMBER % pace)
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
def visit(browser: Browser) -> Iterator[Opener]:
    """Opens pages; at the end no console may have complained."""
    opener = Opener(browser)
    yield opener
    opener.close()
    assert opener.complaints == []


Visit = Callable[..., Page]
