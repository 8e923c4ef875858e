from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from cantina.server.cli import LOOPBACK
from cantina.server.workers.fair_executor import FairExecutor
from tests.waiting import HANG_SECONDS

from .harness import LocalServer, Postgres, postgres_bin


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server on SQLite for the tests that change none of its settings."""
    running = LocalServer(str(tmp_path_factory.mktemp("server") / "games.sqlite3"), allowed_hosts=LOOPBACK)
    yield running
    running.stop()


@pytest.fixture
def server(shared_server: LocalServer, request: pytest.FixtureRequest) -> LocalServer:
    """The shared server. A test plays the same games whichever tests came before it."""
    shared_server.hub.chance.seed(crc32(request.node.nodeid.encode()))
    return shared_server


@pytest.fixture
def no_deadlines(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test holds up is not broken off."""
    monkeypatch.setattr(FairExecutor.do, "__defaults__", (HANG_SECONDS, False))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if postgres_bin() is None:
        pytest.skip("PostgreSQL is not installed: tools/env.sh has prepare_postgres")
    running = Postgres()
    yield running
    running.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite3")
    return str(request.getfixturevalue("postgres").fresh())
