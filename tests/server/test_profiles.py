"""Profiles: kept sealed, found again by their address alone, never overwritten unseen."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest

from cantina.server.content import profiles
from cantina.server.http import rate_limits
from cantina.server.storage import Store
from cantina.server.storage.profiles import Profile, delete_unseen_profiles, read_profile, write_profile

from .harness import LocalServer

MOST = 192 * 1024


@pytest.fixture
def address() -> str:
    return secrets.token_hex(32)


def ask(server: LocalServer, method: str, address: str, body: Any = None) -> tuple[int, Any]:
    status, answer = server.call(method, "/api/profile", body, authorization=f"Bearer {address}")
    return status, answer.get("error", {}).get("code") or answer


def keep(server: LocalServer, address: str, revision: int, data: str) -> tuple[int, Any]:
    return ask(server, "PUT", address, {"revision": revision, "data": data})


def test_a_profile_is_found_by_its_address_alone(server: LocalServer, address: str) -> None:
    assert keep(server, address, 0, "sealed") == (200, {"revision": 1})
    assert ask(server, "GET", address) == (200, {"revision": 1, "data": "sealed"})
    assert ask(server, "GET", secrets.token_hex(32)) == (404, "no-profile")


def test_what_was_changed_meanwhile_is_not_overwritten(server: LocalServer, address: str) -> None:
    keep(server, address, 0, "first")
    assert keep(server, address, 1, "second") == (200, {"revision": 2})
    for late in (0, 1, 3):
        assert keep(server, address, late, "late") == (409, "profile-late")
    assert ask(server, "GET", address) == (200, {"revision": 2, "data": "second"})


def test_a_deleted_profile_is_gone(server: LocalServer, address: str) -> None:
    keep(server, address, 0, "sealed")
    assert ask(server, "DELETE", address) == (200, {})
    assert ask(server, "GET", address) == (404, "no-profile")


@pytest.mark.parametrize("guessed", ["", "a" * 63, "z" * 64, "A" * 64])
def test_an_address_that_could_be_guessed_is_refused(server: LocalServer, guessed: str) -> None:
    assert keep(server, guessed, 0, "sealed") == (400, "malformed")


def test_a_profile_has_its_measure(server: LocalServer, address: str) -> None:
    assert keep(server, address, 0, "x" * MOST) == (200, {"revision": 1})
    assert keep(server, address, 1, "x" * (MOST + 1)) == (400, "malformed")
    assert keep(server, address, 1, "x" * 2 * MOST) == (413, "too-large")
    assert keep(server, address, 2**31, "x") == (400, "malformed")


def test_either_database_keeps_the_first_of_two_and_forgets_what_is_old(database: str) -> None:
    store = Store(database)
    store.migrate()
    with store.engine.begin() as db:
        assert write_profile(db, "mine", 0, "first", 10.0)
        assert not write_profile(db, "mine", 0, "other", 11.0)
        assert write_profile(db, "mine", 1, "second", 12.0)
        assert not write_profile(db, "mine", 1, "late", 13.0)
        assert write_profile(db, "yours", 0, "old", 9.0)
        delete_unseen_profiles(db, 10.0)
    with store.engine.connect() as db:
        assert (read_profile(db, "mine"), read_profile(db, "yours")) == (Profile(2, "second", 12.0), None)
    store.close()


def test_a_profile_that_is_opened_stays_and_one_that_is_not_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = 10.0
    monkeypatch.setattr(profiles, "DAY", day)
    server = LocalServer(str(tmp_path / "games.sqlite3"), delete_after=10 * day, cleanup_interval=day)
    opened, left = secrets.token_hex(32), secrets.token_hex(32)
    try:
        for address in (opened, left):
            keep(server, address, 0, "sealed")
        server.turn_clock(6 * day)
        assert ask(server, "GET", opened)[0] == 200
        server.turn_clock(6 * day)
        assert [ask(server, "GET", address)[0] for address in (opened, left)] == [200, 404]
    finally:
        server.stop()


def test_what_is_stored_for_one_address_and_for_all_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "STORED_BURST_IN_ALL", 65 * float(MOST))
    monkeypatch.setattr(rate_limits, "STORED", rate_limits.STORED_BURST / 10)
    server = LocalServer(str(tmp_path / "games.sqlite3"), rate_limits=True, trusted_proxies=("127.0.0.1",))
    share = int(rate_limits.STORED_BURST // MOST)

    def new(client: str) -> tuple[int, str]:
        body = {"revision": 0, "data": "x"}
        bearer = f"Bearer {secrets.token_hex(32)}"
        status, answer = server.call("PUT", "/api/profile", body, authorization=bearer, x_forwarded_for=client)
        return status, answer.get("error", {}).get("code", "")

    try:
        sent = [new("192.0.2.1") for _ in range(share + 1)]
        assert sent == [(200, "")] * share + [(429, "stored")]
        # A game is stored, too; what was there already may be changed.
        wanted = {"side": "light", "deck": "intro_light", "opponent": {"kind": "link"}}
        server.hub._storage._each.debit("192.0.2.1", rate_limits.STORED_BURST)
        assert server.call("POST", "/api/games", wanted, x_forwarded_for="192.0.2.1")[0] == 429
        assert server.call("POST", "/api/games", wanted, x_forwarded_for="192.0.2.2")[0] == 201
        server.turn_clock(20)
        assert new("192.0.2.1") == (200, "")
        server.hub._storage._all.debit(65 * MOST)
        assert new("192.0.2.3") == (503, "full")
    finally:
        server.stop()
