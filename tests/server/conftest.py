from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .harness import Postgres, ServerProcess, install_postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that many tests share."""
    running = ServerProcess(str(tmp_path_factory.mktemp("server") / "games.sqlite3"), "--no-rate-limit")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    problem = install_postgres()
    if problem is not None:
        pytest.skip(problem)
    running = Postgres()
    yield running
    running.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite3")
    return str(request.getfixturevalue("postgres").fresh())
