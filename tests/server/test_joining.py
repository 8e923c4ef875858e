"""A join survives a crash: who made up a key before joining has the seat, whatever happened to the answer."""

from __future__ import annotations

import contextlib
import secrets
import threading
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any

import pytest

from cantina.server.games.tokens import digest
from cantina.server.storage import Store
from tests.waiting import wait_for

from .harness import DECKS, LocalServer, ServerProcess
from .table_client import Client


@pytest.fixture
def server(database: str) -> Iterator[LocalServer]:
    running = LocalServer(database)
    yield running
    running.stop()


def offered(server: Any, kind: str = "link") -> dict[str, Any]:
    return server.post("/api/games", {"side": "light", "deck": DECKS["light"], "opponent": {"kind": kind}})


def key() -> str:
    return secrets.token_urlsafe(24)


def joining(made: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"token": made["invite"], "deck": DECKS["dark"], **more}


def test_who_did_not_hear_the_answer_joins_again_with_the_same_key(server: LocalServer) -> None:
    made, mine, append = offered(server), key(), server.hub.append

    async def cut_off(*entry: Any) -> bool:
        """The entry is committed, and then the process ends."""
        assert await append(*entry)
        raise ConnectionAbortedError

    server.hub.append = cut_off
    path = f"/api/games/{made['game']}/join"
    assert server.call("POST", path, joining(made, key=mine))[0] == 500
    server.hub.append = append
    # The invitation alone never opens a seat that is taken, nor does another key.
    for body in (joining(made), joining(made, key=key()), {"deck": DECKS["dark"], "key": key()}):
        status, answer = server.call("POST", path, body)
        assert status in (403, 409) and answer["error"]["code"] in ("token", "taken")
    for body in (joining(made, key=mine), {"deck": DECKS["dark"], "key": mine}):
        again = server.post(path, body)
        assert again == {"seat": "dark", "token": mine}
    client = server.client(made["game"], mine)
    assert client.seat == "dark" and client.view is not None
    client.close()


def test_a_key_opens_nothing_until_it_has_joined(server: LocalServer) -> None:
    """Of several who come at once one has the seat; the keys of the others open nothing."""
    made = offered(server, "open")
    keys = [key() for _ in range(6)]
    answers: dict[str, tuple[int, Any]] = {}

    def join(mine: str) -> None:
        body = {"deck": DECKS["dark"], "key": mine}
        answers[mine] = server.call("POST", f"/api/games/{made['game']}/join", body)

    comers = [threading.Thread(target=join, args=(each,)) for each in keys]
    for each in comers:
        each.start()
    for each in comers:
        each.join()
    winners = [mine for mine, (status, _) in answers.items() if status == 201]
    assert len(winners) == 1
    assert {answer["error"]["code"] for mine, (_, answer) in answers.items() if mine not in winners} == {"taken"}
    for mine in keys:
        client = Client(server.base, made["game"], mine)
        said = client.until("snapshot", "error")
        assert said["type"] == ("snapshot" if mine in winners else "error")
        client.close()


def test_a_key_that_is_known_elsewhere_or_easy_to_guess_is_refused(server: LocalServer) -> None:
    made, other = offered(server), offered(server)
    path = f"/api/games/{made['game']}/join"
    for known in (made["watch"], made["invite"], other["token"], other["invite"]):
        status, answer = server.call("POST", path, joining(made, key=known))
        assert (status, answer["error"]["code"]) == (403, "token")
    for weak in ("", "secret", "a" * 31, "ä" * 40, "a" * 200):
        assert server.call("POST", path, joining(made, key=weak))[0] == 400
    assert server.post(path, joining(made))["seat"] == "dark"


def join_and_fail(server: ServerProcess, made: dict[str, Any], mine: str) -> None:
    with contextlib.suppress(OSError, HTTPException):
        server.call("POST", f"/api/games/{made['game']}/join", joining(made, key=mine))


def is_stored(database: str, key: str) -> bool:
    store = Store(database)
    with store.engine.connect() as db:
        found = store.role(db, digest(key))
    store.close()
    return found is not None


def test_killed_at_any_moment_of_a_join_the_seat_is_found_again(database: str) -> None:
    running = ServerProcess(database, "--no-rate-limit")
    try:
        for wait in (False, True):
            made, mine = offered(running), key()
            joiner = threading.Thread(target=join_and_fail, args=(running, made, mine))
            joiner.start()
            if wait:
                wait_for(lambda: is_stored(database, mine), "the join is stored")  # noqa: B023
            running.kill()
            joiner.join()
            running.start()
            assert running.post(f"/api/games/{made['game']}/join", joining(made, key=mine))["token"] == mine
            client = running.client(made["game"], mine)
            assert client.seat == "dark"
            client.close()
    finally:
        running.kill()
