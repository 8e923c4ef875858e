"""One address cannot starve the others: turns, budgets, chat, the open list, connections that nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts

from cantina.decks import reading
from cantina.decks.deck import DECK_SIZE
from cantina.decks.matching import Matcher
from cantina.server.content import catalog
from cantina.server.errors import ApiError
from cantina.server.games import game_setup as setups
from cantina.server.games import player_commands, room_host
from cantina.server.games.game_setup import Seat, Setup
from cantina.server.games.tokens import source_of
from cantina.server.http import rate_limits, routes, uvicorn_server
from cantina.server.http.rate_limits import CLIENT, Buckets, Proxies, client_at
from cantina.server.metrics import Metrics
from cantina.server.storage import GameRow, Store
from cantina.server.workers.fair_executor import FairExecutor
from tests.waiting import HANG_SECONDS, wait_for

from .harness import DECKS, LocalServer, ServerProcess, run
from .table_client import Client, ConnectionClosed

PROXY = ("127.0.0.0/8",)  # tests speak for others, as a proxy would


async def for_client(client: str, work: Awaitable[Any]) -> Any:
    CLIENT.set(client)
    return await work


def test_turns_are_fair_to_each_client() -> None:
    async def order() -> list[str]:
        shop, done, release = FairExecutor("test", 1, Metrics()), [], threading.Event()

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
        shop, release = FairExecutor("test", 2, Metrics()), threading.Event()
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
        shop, release = FairExecutor("test", 1, Metrics()), threading.Event()
        first = asyncio.create_task(shop.do(lambda: release.wait(HANG_SECONDS)))
        await asyncio.sleep(0)
        gone, last = (asyncio.create_task(shop.do(lambda: "done")) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        release.set()
        await first
        return str(await asyncio.wait_for(last, HANG_SECONDS))

    assert run(work()) == "done"


def test_who_waits_for_a_turn_is_told_when_a_workshop_closes() -> None:
    async def work() -> list[Any]:
        shop, release = FairExecutor("test", 1, Metrics()), threading.Event()
        begun = asyncio.create_task(shop.do(lambda: release.wait(HANG_SECONDS)))
        waiting = asyncio.create_task(shop.do(lambda: "done"))
        await asyncio.sleep(0)
        shop.close()
        late = asyncio.create_task(shop.do(lambda: "done"))
        release.set()
        return await asyncio.wait_for(asyncio.gather(begun, waiting, late, return_exceptions=True), HANG_SECONDS)

    begun, waiting, late = run(work())
    assert begun is True
    assert [each.code for each in (waiting, late)] == ["closing", "closing"]


def test_a_turn_that_is_given_up_leaves_no_error_behind() -> None:
    async def work() -> list[dict[str, Any]]:
        complaints: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        shop, release = FairExecutor("test", 1, Metrics()), threading.Event()
        first = asyncio.create_task(shop.do(lambda: release.wait(HANG_SECONDS)))
        await asyncio.sleep(0)
        gone = asyncio.create_task(shop.do(lambda: "done"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        assert gone.cancelled()
        del gone
        release.set()
        await first
        gc.collect()
        return complaints

    assert run(work()) == []


def busy(text: str) -> dict[str, Any]:
    until = time.thread_time() + 0.1
    while time.thread_time() < until:
        pass
    return {"ok": True}


def test_costly_work_has_a_budget_for_each_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_host, "CPU_BURST", 0.15)
    monkeypatch.setattr(room_host, "CPU_SHARE", 0.0)
    monkeypatch.setattr(catalog, "check_deck", busy)
    server = LocalServer(str(tmp_path / "games.sqlite3"), rate_limits=True, trusted_proxies=PROXY)

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


def test_work_that_fails_after_its_caller_has_gone_leaves_no_error_behind() -> None:
    begun, release = threading.Event(), threading.Event()

    def fail() -> None:
        begun.set()
        release.wait(HANG_SECONDS)
        raise ApiError("late")

    async def work() -> list[dict[str, Any]]:
        complaints: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        shop = FairExecutor("test", 1, Metrics())
        gone = asyncio.create_task(shop.do(fail, owed=True))
        await asyncio.to_thread(begun.wait, HANG_SECONDS)
        gone.cancel()
        release.set()
        await asyncio.wait([gone])
        assert gone.cancelled()
        del gone
        gc.collect()
        return complaints

    assert run(work()) == []


NESTED = b'{"log":{"base":{"x":[' + b"[]," * 330_000 + b"[]]}}}"  # a megabyte that takes long to decode


@pytest.mark.usefixtures("no_deadlines")
def test_the_others_are_served_while_a_large_body_is_decoded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    begun, release, decoded = threading.Event(), threading.Event(), routes.decoded
    where: list[threading.Thread] = []

    def blocked(data: bytes, kind: Any) -> Any:
        where.append(threading.current_thread())
        if len(data) > rate_limits.LARGE:
            begun.set()
            release.wait(HANG_SECONDS)
        return decoded(data, kind)

    monkeypatch.setattr(routes, "decoded", blocked)
    try:
        made = server.against_bot()
        client = server.client(made["game"], made["token"])
        with ThreadPoolExecutor(1) as pool:
            large = pool.submit(server.call, "POST", "/api/sandbox", NESTED)
            assert begun.wait(HANG_SECONDS)
            client.catch_up()
            release.set()
            assert large.result(HANG_SECONDS)[0] == 422
        assert len({thread.ident for thread in where}) == 2, "a small body is not worth another thread"
    finally:
        release.set()
        server.stop()


def test_bytes_of_bodies_have_a_budget_for_each_address(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), rate_limits=True, trusted_proxies=PROXY)

    def send(address: str) -> int:
        return server.call("POST", "/api/sandbox", NESTED, x_forwarded_for=address)[0]

    try:
        statuses = [send("192.0.2.1") for _ in range(6)]
        assert statuses[:4] == [422] * 4 and statuses[4:] == [429] * 2
        assert send("192.0.2.2") == 422
        server.turn_clock(len(NESTED) / rate_limits.UPLOAD)
        assert [send("192.0.2.1") for _ in range(2)] == [422, 429]
    finally:
        server.stop()


@pytest.mark.parametrize(("line", "most"), [("Lukq", reading.COMPARED), ("Luke Skywalkr", DECK_SIZE)])
def test_a_list_that_is_no_deck_is_not_compared_line_by_line(
    monkeypatch: pytest.MonkeyPatch, line: str, most: int
) -> None:
    compared: list[Any] = []
    nearest = Matcher.nearest
    monkeypatch.setattr(Matcher, "nearest", lambda self, *wanted: compared.append(wanted) or nearest(self, *wanted))
    catalog.check_deck("Side: Light\n" + "\n".join(f"1x {line} {n}" for n in range(1000)))
    assert len(compared) == most


def test_addresses_of_one_home_are_one_client() -> None:
    assert client_at("2001:db8:1:2::1") == client_at("2001:db8:1:2:ffff::9") != client_at("2001:db8:1:3::1")
    assert client_at("::ffff:192.0.2.1") == client_at("192.0.2.1") != client_at("192.0.2.2")
    assert client_at("testclient") == "testclient"


def test_chat_is_limited_for_a_seat_however_many_connections_it_has(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), rate_limits=True)
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
    monkeypatch.setattr(player_commands, "SAID", 3)
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
        server = LocalServer(str(tmp_path / "games.sqlite3"), trusted_proxies=proxies)
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
            for n in range(100):
                room.seen["dark"] = server.clock.time() - (n + 1) % 2 * 3600
                room.tell_soon()

        client.catch_up()
        here, heard = client.players["dark"]["here"], len(client.received)
        server.do(many())
        client.wait(lambda each: each.players["dark"]["here"] != here)
        client.catch_up()
        assert [each["type"] for each in client.received[heard:]] == ["now", "now"]
    finally:
        server.stop()


def answer_to_ping(client: Client) -> str:
    while (said := client.until("now", "error"))["type"] == "now" and "id" not in said:
        pass
    return str(said["type"])


def test_messages_are_counted_over_all_connections_of_an_address(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), rate_limits=True)
    try:
        made, light, dark = server.two_players()
        server.hub.talk = Buckets(server.clock, rate=0, burst=3)
        clients = [server.client(made["game"], token) for token in (light, dark)]
        for client in clients * 2:
            client.say("ping", id=1)
        heard = [answer_to_ping(client) for client in clients * 2]
        assert sorted(heard) == ["error", "now", "now", "now"]
    finally:
        server.stop()


HEAD = b"POST /api/decks/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"
HALVES = {"nothing": b"", "half a head": HEAD, "half a body": HEAD + b'\r\n{"text"', "a request and a half":
          b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HT"}  # fmt: skip


@pytest.mark.parametrize("half", HALVES)
def test_connections_that_nobody_uses_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, half: str) -> None:
    monkeypatch.setattr(uvicorn_server, "REQUEST_TIMEOUT", 0.2)
    monkeypatch.setattr(uvicorn_server, "LOOK", 0.05)
    monkeypatch.setattr(rate_limits, "BODY_PATIENCE", 0.1)
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
        monkeypatch.setattr(uvicorn_server, "RESPONSE_TIMEOUT", 0.2)
        monkeypatch.setattr(uvicorn_server, "LOOK", 0.05)
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
    server = LocalServer(str(tmp_path / "games.sqlite3"), rate_limits=True, max_connections_per_client=3)
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


@pytest.mark.parametrize(
    ("named", "inside", "outside"),
    [
        ("127.0.0.1", ["127.0.0.1", "::ffff:127.0.0.1"], ["127.0.0.2"]),
        ("127.0.0.0/8", ["127.0.0.1", "127.255.255.255", "::ffff:127.9.9.9"], ["126.255.255.255", "128.0.0.0", ""]),
        ("10.1.2.3/16", ["10.1.0.0", "10.1.255.255"], ["10.2.0.0", "10.1"]),
        ("fd00::/8", ["fd00::1", "fdff::1"], ["fe00::1", "10.0.0.1", "proxy"]),
    ],
)
def test_networks_of_proxies_are_networks(named: str, inside: list[str], outside: list[str]) -> None:
    proxies, of_uvicorn = Proxies([named]), _TrustedHosts(Proxies([named]).written())
    for known in (proxies, of_uvicorn):
        assert [host for host in inside if host in known] == inside
        assert [host for host in outside if host in known] == []


@pytest.mark.parametrize("named", ["proxy.example", "10.0.0.0/33", "", "10.0.0.0/8,127.0.0.1"])
def test_what_is_no_network_is_refused(named: str) -> None:
    with pytest.raises(ValueError, match="neither the address nor the network"):
        Proxies([named])


@pytest.mark.parametrize("network", ["127.0.0.0/8", "127.0.0.1/8", "127.0.0.1"])
def test_a_proxy_may_have_more_connections_than_a_client(tmp_path: Path, network: str) -> None:
    server = LocalServer(
        str(tmp_path / "games.sqlite3"), rate_limits=True, max_connections_per_client=3, trusted_proxies=(network,)
    )
    try:
        connections = [socket.create_connection(("127.0.0.1", server.port), HANG_SECONDS) for _ in range(8)]
        for each in connections:
            each.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert each.recv(12) == b"HTTP/1.1 200"
        for each in connections:
            each.close()
    finally:
        server.stop()


def begin_request(server: LocalServer, address: str) -> socket.socket:
    """A request whose body is still to come. The server asks for it once it serves the request."""
    host, port = server.base.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), HANG_SECONDS)
    head = ("POST /api/decks/check HTTP/1.1", f"Host: {host}:{port}", f"X-Forwarded-For: {address}",
            f"Content-Length: {len(DECK_BODY)}", "Expect: 100-continue", "Connection: close")  # fmt: skip
    connection.sendall("".join(f"{line}\r\n" for line in (*head, "")).encode())
    assert connection.recv(4096).startswith(b"HTTP/1.1 100 ")
    return connection


DECK_BODY = b'{"text": "Side: Light"}'


def test_each_client_behind_a_proxy_has_its_own_limit(tmp_path: Path) -> None:
    server = LocalServer(
        str(tmp_path / "games.sqlite3"),
        rate_limits=True,
        max_connections_per_client=2,
        trusted_proxies=("127.0.0.0/8",),
    )

    def ask(address: str) -> int:
        return server.call("GET", "/health", x_forwarded_for=address)[0]

    try:
        held = [begin_request(server, "192.0.2.1") for _ in range(2)]
        assert ask("192.0.2.1") == 429
        assert ask("192.0.2.2") == 200
        for each in held:
            each.sendall(DECK_BODY)
            with each.makefile("rb") as answer:
                assert answer.read().startswith(b"HTTP/1.1 200 ")
            each.close()
        assert ask("192.0.2.1") == 200
    finally:
        server.stop()


def test_a_full_table_of_descriptors_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    loop, calm = asyncio.new_event_loop(), uvicorn_server.LoopErrorHandler()
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
