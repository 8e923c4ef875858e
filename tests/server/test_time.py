"""Clocks, their expiry, players who stay away, and games that nobody watches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.server.games.hub import Hub
from cantina.server.games.table import Table
from cantina.server.storage import Entry
from tests.waiting import wait_for

from .harness import LocalServer
from .table_client import Client

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    """A server whose clock a test may turn."""
    running = LocalServer(
        str(tmp_path / "games.sqlite3"),
        abandon_after=15 * MINUTE,
        heartbeat_interval=5.0,
        clock_interval=1.0,
        unload_after=10 * MINUTE,
    )
    yield running
    running.stop()


def two(server: LocalServer, **more: float) -> tuple[Client, Client]:
    """Two players of a game: who must choose, and the other one."""
    made, light_token, dark_token = server.two_players(**more)
    light, dark = (server.client(made["game"], token) for token in (light_token, dark_token))
    return (light, dark) if light.decision else (dark, light)


def leave(server: LocalServer, *clients: Client) -> None:
    """Close connections, until the server knows."""
    room = server.hub.rooms[clients[0].game]
    for client in clients:
        client.close()
        wait_for(lambda: not room.here(client.seat), "a player leaves")  # noqa: B023


def test_whose_time_is_up_has_lost(server: LocalServer) -> None:
    mover, other = two(server, clock=60)
    assert mover.clocks["running"] == mover.seat
    assert mover.clocks[mover.seat] == pytest.approx(60, abs=0.1)
    server.turn_clock(58)
    mover.catch_up()
    assert not mover.over
    server.turn_clock(3)
    for client in (mover, other):
        client.wait(lambda each: each.players["status"] == "over")
    assert other.players["result"] == {"winner": other.seat, "reason": "time"}
    assert other.over
    mover.answer(0)
    assert mover.until("error")["code"] in ("late", "over")


def test_the_clock_counts_only_the_player_who_must_choose(server: LocalServer) -> None:
    mover, other = two(server, clock=100)
    server.turn_clock(30)
    seq = mover.seq
    mover.answer(0)
    mover.wait(lambda each: each.seq > seq)
    assert mover.clocks[mover.seat] == pytest.approx(70, abs=0.1)
    assert mover.clocks[other.seat] == pytest.approx(100, abs=0.1)


def test_who_stays_away_too_long_has_lost(server: LocalServer) -> None:
    mover, other = two(server)
    leave(server, mover)
    server.turn_clock(14 * MINUTE)
    other.catch_up()
    assert other.players["status"] == "playing"
    server.turn_clock(2 * MINUTE)
    other.wait(lambda each: each.players["status"] == "over")
    assert other.players["result"] == {"winner": other.seat, "reason": "abandoned"}


def test_who_comes_back_first_waits_before_the_other_has_lost(server: LocalServer) -> None:
    mover, other = two(server)
    leave(server, mover, other)
    server.turn_clock(HOUR)
    again = server.client(other.game, other.token)
    server.turn_clock(14 * MINUTE)
    again.catch_up()
    assert again.players["status"] == "playing"
    server.turn_clock(2 * MINUTE)
    again.wait(lambda each: each.players["status"] == "over")
    assert again.players["result"] == {"winner": other.seat, "reason": "abandoned"}


def test_a_clock_does_not_run_while_the_database_is_away(server: LocalServer) -> None:
    mover, _ = two(server, clock=60)
    server.turn_clock(10)
    with server.without_database():
        server.turn_clock(2 * MINUTE)
    server.turn_clock(10)
    mover.catch_up()
    assert not mover.over and mover.clocks["running"] == mover.seat
    assert 60 - 10 - 10 - 1 <= mover.clocks[mover.seat] <= 60 - 10
    seq = mover.seq
    mover.answer(0)
    mover.wait(lambda each: each.seq > seq)
    assert not mover.over


def test_nobody_looks_at_a_clock_before_it_was_set_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of yesterday is loaded slowly, while the clocks of all games are looked at all the time."""
    first = LocalServer(str(tmp_path / "games.sqlite3"))
    mover, _ = two(first, clock=600)
    first.stop()
    first.clock.skip(DAY)
    entries = Hub.entries

    async def slowly(hub: Hub, game: str, since: int) -> list[Entry]:
        await first.clock.turn(1.0)
        return await entries(hub, game, since)

    monkeypatch.setattr(Hub, "entries", slowly)
    again = LocalServer(str(tmp_path / "games.sqlite3"), clock=first.clock)
    try:
        client = again.client(mover.game, mover.token)
        assert client.players["status"] == "playing"
        assert min(client.clocks["light"], client.clocks["dark"]) > 590
    finally:
        again.stop()


def test_the_other_player_is_told_who_is_there(server: LocalServer) -> None:
    stays, goes = two(server)
    stays.wait(lambda each: each.players[goes.seat]["here"])
    leave(server, goes)
    server.turn_clock(20)
    stays.wait(lambda each: not each.players[goes.seat]["here"])
    server.client(goes.game, goes.token)
    stays.wait(lambda each: each.players[goes.seat]["here"])


def test_against_a_bot_nobody_loses_by_staying_away(server: LocalServer) -> None:
    made = server.against_bot("light")
    client = server.client(made["game"], made["token"])
    client.wait(lambda each: each.decision is not None)
    seq = client.seq
    leave(server, client)
    server.turn_clock(9 * MINUTE)
    assert made["game"] in server.hub.rooms
    server.turn_clock(2 * MINUTE)
    assert made["game"] not in server.hub.rooms, "nobody watches: it leaves the memory"
    again = server.client(made["game"], made["token"])
    assert again.seq == seq and not again.over


def test_a_clock_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    first = LocalServer(str(tmp_path / "games.sqlite3"))
    mover, other = two(first, clock=600)
    first.turn_clock(10)
    mover.answer(0)
    mover.until("delta")
    first.stop()
    first.clock.skip(HOUR)
    second = LocalServer(str(tmp_path / "games.sqlite3"), clock=first.clock)
    try:
        again = second.client(mover.game, mover.token)
        assert not again.over
        assert again.clocks[mover.seat] == pytest.approx(590, abs=0.1)
        assert again.clocks[other.seat] == pytest.approx(600, abs=0.1)
    finally:
        second.stop()


def test_a_clock_is_shown_to_run_only_when_it_does(server: LocalServer) -> None:
    """Against a bot nobody has joined: the time of the first choice is not counted."""
    made = server.against_bot("dark", clock=600)
    client = server.client(made["game"], made["token"])
    assert client.decision is not None
    assert client.clocks == {"light": 600.0, "dark": 600.0, "running": None}
    client.answer(0)
    client.wait(lambda each: each.clocks["running"] is not None)
    client.close()


def test_time_is_charged_from_the_log() -> None:
    from cantina.decks import bundled_deck
    from cantina.server.games.game_setup import Seat, Setup
    from cantina.server.games.lobby import _dealt

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
    server = LocalServer(
        str(tmp_path / "games.sqlite3"),
        delete_after=10 * MINUTE,
        cleanup_interval=MINUTE,
        heartbeat_interval=MINUTE,
        clock_interval=MINUTE,
    )
    try:
        players = two(server)
        path, missing = f"/api/games/{players[0].game}/replay", 404
        server.turn_clock(20 * MINUTE)
        assert server.call("GET", path)[0] != missing, "somebody is there"
        leave(server, *players)
        server.turn_clock(20 * MINUTE)
        assert server.call("GET", path)[0] == missing
    finally:
        server.stop()


def test_a_game_is_not_deleted_under_the_hands_of_one_who_comes_back(tmp_path: Path) -> None:
    first = LocalServer(str(tmp_path / "games.sqlite3"))
    mover, _ = two(first)
    first.stop()
    first.clock.skip(2 * HOUR)
    again = LocalServer(
        str(tmp_path / "games.sqlite3"),
        clock=first.clock,
        delete_after=HOUR,
        cleanup_interval=MINUTE,
        heartbeat_interval=HOUR,
        clock_interval=MINUTE,
    )
    try:
        client = again.client(mover.game, mover.token)
        again.turn_clock(5 * MINUTE)
        client.say("chat", text="I am back")
        assert client.until("chat")["line"]["text"] == "I am back"
    finally:
        again.stop()
