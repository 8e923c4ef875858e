"""A sample of the fuzzing: the server fails at nothing, and what it does fail at is seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.server.games import queries
from cantina.server.http.routes import routes
from cantina.server.protocol import Why
from loadtest.fuzz import BODIES, SAID, Fuzz, altered

from .harness import LocalServer


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[LocalServer]:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    yield server
    server.stop()


def test_the_server_fails_at_nothing(fresh: LocalServer) -> None:
    fuzz = Fuzz(fresh, seed=3)
    assert fuzz.run(440)
    assert fuzz.sent.total() == 440 and fuzz.sent["garbage"] > 50 and fuzz.refused["malformed"] > 50
    assert fuzz.statuses.total() == 40 and 500 not in fuzz.statuses
    assert fuzz.report()[-1] == "      440 sent in all, 0 failures of the server"


def test_what_the_server_fails_at_ends_the_run(fresh: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(queries, "why", fail)
    fuzz = Fuzz(fresh, seed=3)
    assert not fuzz.run(440)
    assert fuzz.last and fuzz.sent.total() < 440


def test_every_route_that_takes_a_body_has_one_to_be_altered() -> None:
    taking = {route.path for route in routes() if {"POST", "PUT"} & (route.methods or set())}
    assert taking - set(BODIES) == {"/api/academy/{lesson}", "/api/{rest:path}"}
    assert Why.__struct_config__.tag in {said["type"] for said in SAID}


def test_what_is_altered_is_something_else_mostly_and_the_same_for_a_seed() -> None:
    found = [[altered(random.Random(n), said) for n in range(50)] for said in SAID]
    assert found == [[altered(random.Random(n), said) for n in range(50)] for said in SAID]
    assert all(sum(each != said for each in some) > 25 for said, some in zip(SAID, found, strict=True))
