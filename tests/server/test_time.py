"""Clocks, their expiry, players who stay away, and games that nobody watches."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.server import lobby
from cantina.server.storage import Entry
from cantina.server.table import Table

from .harness import LocalServer, ServerProcess


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalServer]:
    """A server that is short of patience."""
    monkeypatch.setattr(lobby, "CLOCK", (0.1, 1000.0))
    running = LocalServer(str(tmp_path / "games.sqlite3"), abandoned=2.5, beat=0.2, tick=0.05, idle=0.5)
    yield running
    running.stop()


def test_whose_time_is_up_has_lost(quick: LocalServer) -> None:
    made, light_token, dark_token = quick.two_players(clock=4)
    light, dark = (quick.client(made["game"], token) for token in (light_token, dark_token))
    mover = light if light.decision else dark
    assert light.clocks["running"] == mover.seat
    assert 0 < light.clocks[mover.seat] <= 4
    for client in (light, dark):
        client.wait(lambda each: each.players["status"] == "over")
    assert light.players["result"]["reason"] == "time"
    assert light.players["result"]["winner"] != mover.seat
    assert dark.over
    mover.answer(0)
    assert mover.until("error")["code"] in ("late", "over")


def test_the_clock_counts_only_the_player_who_must_choose(quick: LocalServer) -> None:
    made, light_token, dark_token = quick.two_players(clock=100)
    clients = [quick.client(made["game"], token) for token in (light_token, dark_token)]
    mover = next(client for client in clients if client.decision)
    time.sleep(0.3)
    seq = mover.seq
    mover.answer(0)
    mover.wait(lambda each: each.seq > seq)
    mover.until("clocks")
    rival = "dark" if mover.seat == "light" else "light"
    assert mover.clocks[mover.seat] < 99.8 < mover.clocks[rival] <= 100


def test_who_stays_away_too_long_has_lost(quick: LocalServer) -> None:
    made, light_token, dark_token = quick.two_players()
    clients = [quick.client(made["game"], token) for token in (light_token, dark_token)]
    mover = next(client for client in clients if client.decision)
    rival = next(client for client in clients if not client.decision)
    mover.close()
    rival.wait(lambda each: each.players["status"] == "over")
    assert rival.players["result"] == {"winner": rival.seat, "reason": "abandoned"}


def test_who_comes_back_first_waits_before_the_other_has_lost(quick: LocalServer) -> None:
    made, light_token, dark_token = quick.two_players()
    clients = [quick.client(made["game"], token) for token in (light_token, dark_token)]
    rival = next(client for client in clients if not client.decision)
    for client in clients:
        client.close()
    time.sleep(3)
    came = time.monotonic()
    again = quick.client(made["game"], rival.token)
    again.wait(lambda each: each.players["status"] == "over")
    assert again.players["result"] == {"winner": rival.seat, "reason": "abandoned"}
    assert time.monotonic() - came > 2


def test_a_clock_does_not_run_while_the_database_is_away(quick: LocalServer) -> None:
    made, light_token, dark_token = quick.two_players(clock=3)
    clients = [quick.client(made["game"], token) for token in (light_token, dark_token)]
    mover = next(client for client in clients if client.decision)
    time.sleep(0.5)
    with quick.without_database():
        time.sleep(3)
    mover.until("players")
    assert not mover.over and mover.clocks["running"] == mover.seat
    mover.until("clocks")
    assert 1 < mover.clocks[mover.seat] < 3
    seq = mover.seq
    mover.answer(0)
    mover.wait(lambda each: each.seq > seq)
    assert not mover.over


def test_nobody_looks_at_a_clock_before_it_was_set_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of yesterday is loaded slowly, while the clocks of all games are looked at all the time."""
    import asyncio
    import sqlite3

    from cantina.server.hub import Hub

    path = tmp_path / "games.sqlite3"
    server = LocalServer(str(path))
    made, light_token, _ = server.two_players(clock=600)
    server.stop()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE entry SET at = at - 86400")
    entries = Hub.entries

    async def slowly(hub: Hub, game: str, since: int) -> list[Entry]:
        await asyncio.sleep(0.5)
        return await entries(hub, game, since)

    monkeypatch.setattr(Hub, "entries", slowly)
    again = LocalServer(str(path), tick=0.02)
    try:
        client = again.client(made["game"], light_token)
        assert client.players["status"] == "playing"
        assert min(client.clocks["light"], client.clocks["dark"]) > 500
    finally:
        again.stop()


def test_the_other_player_is_told_who_is_there(quick: LocalServer) -> None:
    made, light_token, dark_token = quick.two_players()
    light, dark = (quick.client(made["game"], token) for token in (light_token, dark_token))
    light.wait(lambda each: each.players["dark"]["here"])
    dark.close()
    light.wait(lambda each: not each.players["dark"]["here"])
    again = quick.client(made["game"], dark_token)
    light.wait(lambda each: each.players["dark"]["here"])
    again.close()
    light.close()


def test_against_a_bot_nobody_loses_by_staying_away(quick: LocalServer) -> None:
    made = quick.against_bot("light")
    client = quick.client(made["game"], made["token"])
    client.wait(lambda each: each.decision is not None)
    seq = client.seq
    client.close()
    deadline = time.monotonic() + 20
    while made["game"] in quick.hub.rooms and time.monotonic() < deadline:
        time.sleep(0.05)
    assert made["game"] not in quick.hub.rooms, "nobody watches: it leaves the memory"
    again = quick.client(made["game"], made["token"])
    assert again.seq == seq and not again.over
    again.close()


def test_a_clock_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.sqlite3"), "--no-rate-limit")
    try:
        made, light_token, dark_token = server.two_players(clock=600)
        clients = [server.client(made["game"], token) for token in (light_token, dark_token)]
        mover = next(client for client in clients if client.decision)
        mover.answer(0)
        mover.until("delta")
        server.kill()
    finally:
        server.kill()
    # The stop is made longer than a test could wait: the log is of an hour ago.
    import sqlite3

    with sqlite3.connect(tmp_path / "games.sqlite3") as db:
        db.execute("UPDATE entry SET at = at - 3600")
        db.execute("UPDATE presence SET seen = seen - 3600")
    server.start()
    try:
        again = server.client(made["game"], light_token)
        assert not again.over
        assert min(again.clocks["light"], again.clocks["dark"]) > 500
    finally:
        server.kill()


def test_time_is_charged_from_the_log() -> None:
    from cantina.decks import bundled_deck
    from cantina.server.lobby import _dealt
    from cantina.server.setup import Seat, Setup

    light, dark = bundled_deck("intro_light"), bundled_deck("intro_dark")
    setup = _dealt(Setup("link", Seat("human", "", light), Seat("human", "", dark), 1, clock=60.0))
    table = Table(setup)
    table.begin()
    rng, at = random.Random(1), 1000.0
    log = []
    for seq in range(1, 11):
        mover, options = table.mover, table.game.decision.options
        at += 2.0
        entry = Entry(seq, at, "answer", {"option": rng.randrange(len(options)), "by": mover, "mover": mover})
        table.apply(entry)
        log.append(entry)
    assert sum(table.spent.values()) == pytest.approx(18.0)
    table.apply(Entry(11, at + 100, "resume", {"gap": 100.0}))
    assert table.left(at + 101)[table.mover] == pytest.approx(60 - table.spent[table.mover] - 1)
    again = Table.restore(setup, [*log, Entry(11, at + 100, "resume", {"gap": 100.0})])
    assert (again.spent, again.since) == (table.spent, table.since)


def test_a_game_that_nobody_touches_is_deleted_if_the_server_is_told_to(tmp_path: Path) -> None:
    running = LocalServer(str(tmp_path / "games.sqlite3"), keep=1.0, clean=0.2, beat=0.1)
    try:
        made, light_token, _ = running.two_players()
        client = running.client(made["game"], light_token)
        path, missing = f"/api/games/{made['game']}/replay", 404
        time.sleep(1.5)
        assert running.call("GET", path)[0] != missing, "somebody is there"
        client.close()
        deadline = time.time() + 20
        while running.call("GET", path)[0] != missing and time.time() < deadline:
            time.sleep(0.1)
        assert running.call("GET", path)[0] == missing
    finally:
        running.stop()


def test_a_game_is_not_deleted_under_the_hands_of_one_who_comes_back(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "games.sqlite3"
    server = LocalServer(str(path))
    made, light_token, _ = server.two_players()
    server.stop()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE game SET created = created - 86400")
        db.execute("UPDATE entry SET at = at - 86400")
        db.execute("UPDATE presence SET seen = seen - 86400")
    again = LocalServer(str(path), keep=3600.0, clean=1.0, beat=60.0)
    try:
        client = again.client(made["game"], light_token)
        time.sleep(1.5)
        client.say("chat", text="I am back")
        assert client.until("chat")["line"]["text"] == "I am back"
        client.close()
    finally:
        again.stop()
