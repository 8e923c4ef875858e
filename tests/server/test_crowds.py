"""One address cannot starve the others: turns, budgets, chat, the open list, connections that nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cantina.decks.matching import Matcher
from cantina.server import keeper, library, limits, moves, running
from cantina.server import setup as setups
from cantina.server.limits import CLIENT, Buckets, client_at
from cantina.server.metrics import Metrics
from cantina.server.setup import Seat, Setup
from cantina.server.storage import GameRow, Store
from cantina.server.tokens import source_of
from cantina.server.workshop import Workshop
from tests.waiting import HANG_SECONDS, wait_for

from .harness import DECKS, LocalServer, ServerProcess, run
from .table_client import ConnectionClosed

PROXY = ("127.0.0.1",)  # tests speak for others, as a proxy would


async def for_client(client: str, work: Awaitable[Any]) -> Any:
    CLIENT.set(client)
    return await work


def test_turns_are_fair_to_each_client() -> None:
    async def order() -> list[str]:
        shop, done, release = Workshop("test", 1, Metrics()), [], threading.Event()

        def job(name: str) -> Callable[[], None]:
            def work() -> None:
                release.wait(HANG_SECONDS)
                done.append(name)

            return work

        greedy = [asyncio.create_task(for_client("greedy", shop.do(job(f"greedy {n}")))) for n in range(10)]
        await asyncio.sleep(0)
        honest = asyncio.create_task(for_client("honest", shop.do(job("honest"))))
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(*greedy, honest)
        return done

    assert "honest" in run(order())[:3]


def test_no_client_has_all_threads() -> None:
    async def work() -> str:
        shop, release = Workshop("test", 2, Metrics()), threading.Event()
        greedy = [
            asyncio.create_task(for_client("greedy", shop.do(lambda: release.wait(HANG_SECONDS)))) for _ in range(6)
        ]
        await asyncio.sleep(0)
        done = await asyncio.wait_for(for_client("honest", shop.do(lambda: "done")), HANG_SECONDS)
        release.set()
        await asyncio.gather(*greedy)
        return str(done)

    assert run(work()) == "done"


def test_a_turn_that_nobody_waits_for_any_longer_is_passed_on() -> None:
    async def work() -> str:
        shop, release = Workshop("test", 1, Metrics()), threading.Event()
        first = asyncio.create_task(shop.do(lambda: release.wait(HANG_SECONDS)))
        await asyncio.sleep(0)
        gone, last = (asyncio.create_task(shop.do(lambda: "done")) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        release.set()
        await first
        return str(await asyncio.wait_for(last, HANG_SECONDS))

    assert run(work()) == "done"


def busy(text: str) -> dict[str, Any]:
    until = time.thread_time() + 0.1
    while time.thread_time() < until:
        pass
    return {"ok": True}


def test_costly_work_has_a_budget_for_each_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "SAVED", 0.15)
    monkeypatch.setattr(keeper, "SHARE", 0.0)
    monkeypatch.setattr(library, "check_deck", busy)
    server = LocalServer(str(tmp_path / "games.sqlite3"), limited=True, proxies=PROXY)

    def ask(address: str) -> int:
        return server.call("POST", "/api/decks/check", {"text": "x"}, x_forwarded_for=address)[0]

    try:
        assert [ask("192.0.2.1") for _ in range(4)] == [200, 200, 429, 429]
        assert ask("192.0.2.2") == 200
        # What everybody does all the time costs next to nothing, and is not held against anybody.
        made, light, _ = server.two_players()
        client = server.client(made["game"], light)
        client.catch_up()
    finally:
        server.stop()


def test_a_list_that_is_no_deck_is_not_compared_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    monkeypatch.setattr(Matcher, "nearest", lambda matcher, wanted, *_: looked.append(wanted) or ())
    library.check_deck("Side: Light\n" + "\n".join(f"1x Lukq {n}" for n in range(1000)))
    assert len(looked) == 60


def test_addresses_of_one_home_are_one_client() -> None:
    assert client_at("2001:db8:1:2::1") == client_at("2001:db8:1:2:ffff::9") != client_at("2001:db8:1:3::1")
    assert client_at("::ffff:192.0.2.1") == client_at("192.0.2.1") != client_at("192.0.2.2")
    assert client_at("testclient") == "testclient"


def test_chat_is_limited_for_a_seat_however_many_connections_it_has(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), limited=True)
    try:
        made, light, _ = server.two_players()
        clients = [server.client(made["game"], light) for _ in range(5)]
        for client in clients:
            for n in range(12):
                client.say("chat", text=f"line {n}")
        for client in clients:
            assert client.until("error")["code"] == "too-fast"
        stored = server.do(server.hub.entries(made["game"], 0))
        assert 10 <= sum(1 for entry in stored if entry.kind == "chat") < 30
    finally:
        server.stop()


def test_a_game_stores_only_so_much_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "SAID", 3)
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made, light, dark = server.two_players()
        talker, other = (server.client(made["game"], token) for token in (light, dark))
        for n in range(3):
            talker.say("chat", text=f"line {n}")
            talker.until("chat")
        talker.say("chat", text="more")
        assert talker.until("error")["code"] == "chat-full"
        other.say("chat", text="still here")
        assert other.until("chat")["line"]["by"] == "dark" or other.until("chat")
        server.hub.forget(server.hub.rooms[made["game"]])
        again = server.client(made["game"], light)
        again.say("chat", text="more")
        assert again.until("error")["code"] == "chat-full", "it is counted in what is stored"
    finally:
        server.stop()


def test_the_open_list_is_fair_to_each_source(database: str) -> None:
    store = Store(database)
    store.migrate()

    def row(id: str, created: float, source: str) -> GameRow:
        setup = Setup("open", Seat("human"), Seat("empty"), 1, source=source)
        return GameRow(id, created, "open", setups.pack(setup))

    with store.engine.begin() as db:
        store.create(db, row("honest", 100.0, "aaaa"), {})
        for n in range(120):
            store.create(db, row(f"spam {n}", 101.0 + n, "bbbb"), {})
        listed = [each.id for each in store.open_games(db, 50.0, 100)]
    store.close()
    assert listed[:2] == ["spam 119", "honest"] and len(listed) == 100


def test_the_source_of_a_game_is_the_address_that_a_trusted_proxy_names(tmp_path: Path) -> None:
    wanted = {"side": "light", "deck": DECKS["light"], "opponent": {"kind": "open"}}
    for proxies, expected in ((PROXY, "192.0.2.7"), ((), "127.0.0.1")):
        server = LocalServer(str(tmp_path / "games.sqlite3"), proxies=proxies)
        try:
            _, made = server.call("POST", "/api/games", wanted, x_forwarded_for="192.0.2.7")
            assert server.do(server.hub.room(made["game"])).table.setup.source == source_of(expected)
            assert b"192.0.2.7" not in (tmp_path / "games.sqlite3").read_bytes()
        finally:
            server.stop()


def test_arrivals_are_told_together(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made, light, _ = server.two_players()
        client = server.client(made["game"], light)
        room = server.hub.rooms[made["game"]]

        async def many() -> None:
            for _ in range(100):
                room.tell_players()

        client.until("players")  # that this very client has come
        client.catch_up()
        server.do(many())
        client.until("players")
        client.say("ping")
        assert client.hear()["type"] == "pong"
    finally:
        server.stop()


def test_messages_are_counted_over_all_connections_of_an_address(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), limited=True)
    try:
        made, light, dark = server.two_players()
        server.hub.talk = Buckets(server.clock, rate=0, burst=3)
        clients = [server.client(made["game"], token) for token in (light, dark)]
        for client in clients * 2:
            client.say("ping")
        heard = [client.until("pong", "error")["type"] for client in clients * 2]
        assert sorted(heard) == ["error", "pong", "pong", "pong"]
    finally:
        server.stop()


HEAD = b"POST /api/decks/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"
HALVES = {"nothing": b"", "half a head": HEAD, "half a body": HEAD + b'\r\n{"text"', "a request and a half":
          b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HT"}  # fmt: skip


@pytest.mark.parametrize("half", HALVES)
def test_connections_that_nobody_uses_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half: str) -> None:
    monkeypatch.setattr(running, "WAITING", 0.2)
    monkeypatch.setattr(running, "LOOK", 0.05)
    monkeypatch.setattr(limits, "BODY_PATIENCE", 0.1)
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        idle = socket.create_connection(("127.0.0.1", server.port), HANG_SECONDS)
        with idle, contextlib.suppress(ConnectionError):
            idle.sendall(HALVES[half])
            while idle.recv(65536):
                pass
    finally:
        server.stop()


def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        server.get("/api/cards")  # it takes long to make, and is kept
        monkeypatch.setattr(running, "SERVING", 0.2)
        monkeypatch.setattr(running, "LOOK", 0.05)
        connections = server.connections()
        wait_for(lambda: not connections, "the last request ends")
        with socket.socket() as idle:
            idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            idle.settimeout(HANG_SECONDS)
            idle.connect(("127.0.0.1", server.port))
            idle.sendall(b"GET /api/cards HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
            wait_for(lambda: connections, "the server takes the connection")
            wait_for(lambda: not connections, "the server gives it up")
            with pytest.raises(ConnectionError):
                while idle.recv(65536):
                    pass
                raise ConnectionResetError
    finally:
        server.stop()


def test_no_address_has_all_connections(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), limited=True, connections_each=3)
    try:
        made, light, _ = server.two_players()
        clients = [server.client(made["game"], light) for _ in range(3)]
        with pytest.raises((ConnectionClosed, AssertionError)):
            fourth = server.client(made["game"], light)
            assert fourth.received[0]["type"] != "error"
        idle = [socket.create_connection(("127.0.0.1", server.port), timeout=HANG_SECONDS) for _ in range(4)]
        with pytest.raises((ConnectionError, AssertionError)):
            assert idle[3].recv(1)
        for each in (*clients, *idle):
            each.close()
    finally:
        server.stop()


def test_a_full_table_of_descriptors_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    loop, calm = asyncio.new_event_loop(), running.Calm()
    with caplog.at_level(logging.WARNING):
        for _ in range(1000):
            calm(loop, {"message": "accept", "exception": OSError(24, "Too many open files")})
        assert len(caplog.records) == 1
        calm(loop, {"message": "something else", "exception": OSError(5, "Input/output error")})
    loop.close()
    assert len(caplog.records) == 2


def is_healthy(server: ServerProcess) -> bool:
    try:
        return bool(server.get("/health")["ok"])
    except OSError:
        return False


def test_a_server_with_few_descriptors_lives_through_many_connections(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.sqlite3"), descriptors=128)
    try:
        crowd = [socket.create_connection(("127.0.0.1", server.port), timeout=HANG_SECONDS) for _ in range(400)]
        for each in crowd:
            each.close()
        wait_for(lambda: is_healthy(server), "the server notices that all have gone")
        assert len(server.log()) < 20_000
    finally:
        server.stop()
