"""What a stranger may try: foreign pages, wrong tokens, garbage, floods. Nothing of it changes a game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cantina.server.ws.connection import SeatConnection
from loadtest.fuzz import garbage

from .harness import BOT, DECKS, LocalServer, ServerProcess, run
from .table_client import Client, ConnectionClosed


def refused(base: str, game: str, token: str, **options: Any) -> tuple[str, int | None]:
    """The code of the refusal, and of the close."""
    client = Client(base, game, token, **options)
    code = client.until("error")["code"]
    with pytest.raises(ConnectionClosed) as closed:
        client.hear()
    return code, closed.value.rcvd.code if closed.value.rcvd else None


def test_tokens_open_only_their_own_game(server: LocalServer) -> None:
    one, two = server.against_bot(), server.against_bot()
    link = server.post("/api/games", {"side": "light", "deck": DECKS["light"], "opponent": {"kind": "link"}})
    for game, token in ((one["game"], two["token"]), (one["game"], "guess"), (link["game"], link["invite"])):
        assert refused(server.base, game, token) == ("token", 1008)
    assert refused(server.base, "nothing", one["token"]) == ("token", 1008)


def test_pages_of_other_sites_are_refused(server: LocalServer) -> None:
    made = server.against_bot()
    with pytest.raises(InvalidStatus):
        Client(server.base, made["game"], made["token"], origin="https://evil.example")
    mine = Client(server.base, made["game"], made["token"], origin=server.base)
    mine.until("snapshot")
    mine.close()
    body = {"side": "light", "deck": DECKS["light"], "opponent": BOT}
    assert server.call("POST", "/api/games", body, origin="https://evil.example")[0] == 403
    assert server.call("POST", "/api/games", body, origin="null")[0] == 403
    assert server.call("POST", "/api/games", body, origin="http://[")[0] == 403
    assert server.call("POST", "/api/games", body, origin=server.base)[0] == 201


def test_a_server_on_this_machine_answers_to_its_own_names_only(server: LocalServer) -> None:
    assert server.call("GET", "/health", host="evil.example")[0] == 421
    assert server.call("GET", "/health", host=f"localhost:{server.port}")[0] == 200
    assert server.call("GET", "/health", host="[")[0] == 421


def test_security_headers_are_on_every_answer(server: LocalServer) -> None:
    import urllib.request

    for path in ("/health", "/api/decks"):
        with urllib.request.urlopen(server.base + path) as answer:
            headers = answer.headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_no_secret_gets_into_the_log(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.sqlite3"))
    try:
        made, light, dark = server.two_players()
        client = server.client(made["game"], light)
        client.say("chat", text="between us")
        client.until("chat")
        client.raw('{"type": "hello", "token": "' + light + '"}')
        client.until("error")
        server.call("GET", f"/api/games/{made['game']}/replay", authorization=f"Bearer {light}")
        server.call("GET", "/api/rules?q=private-words")
        for token in (light, "query-secret"):
            with connect(f"{server.base.replace('http', 'ws')}/ws/{made['game']}?token={token}", proxy=None) as socket:
                socket.send("{}")
                assert json.loads(socket.recv())["code"] == "malformed"
        with pytest.raises(InvalidStatus):
            address = f"{server.base.replace('http', 'ws')}/ws/{made['game']}?token=query-secret"
            connect(address, origin="http://elsewhere.example", proxy=None)
    finally:
        server.stop()
    log = server.log()
    for secret in (light, dark, made["invite"], made["watch"], "between us", "private-words", "query-secret"):
        assert secret not in log
    for line in log.splitlines():
        assert json.loads(line)["level"]
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(token.encode() in data for token in (light, dark, made["invite"], made["watch"]))


def test_garbage_changes_nothing(server: LocalServer) -> None:
    made, light, dark = server.two_players()
    rng = random.Random(99)
    watcher = server.client(made["game"], dark)
    before = watcher.seq, watcher.view
    for _ in range(8):
        client = Client(server.base, made["game"], light)
        try:
            for _ in range(120):
                client.raw(garbage(rng, before[0]))
            client.catch_up()
        except ConnectionClosed:
            pass
        finally:
            client.close()
    for _ in range(30):  # and before anybody said who they are
        client = Client(server.base, made["game"], "x" * rng.randrange(300))
        client.close()
    watcher.catch_up()
    assert (watcher.seq, watcher.view) == before
    assert server.get("/health")["ok"]
    watcher.close()


def test_a_huge_message_ends_only_its_own_connection(server: LocalServer) -> None:
    made = server.against_bot("light")
    client, other = (server.client(made["game"], made["token"]) for _ in range(2))
    client.raw("x" * 2_000_000)
    with pytest.raises(ConnectionClosed):
        while True:
            client.hear()
    other.catch_up()
    other.close()


def test_garbage_over_http_is_refused(server: LocalServer) -> None:
    rng = random.Random(5)
    bodies = [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"side": 1}', b"[" * 50_000, b"0" * 3_000_000,
              json.dumps({"text": 5}).encode(), rng.randbytes(1000)]  # fmt: skip
    for path in ("/api/games", "/api/sandbox", "/api/decks/check", "/api/games/x/join", "/api/games/x/rematch"):
        for body in bodies:
            try:
                status, _ = server.call("POST", path, body)
            except OSError:
                continue  # the connection was closed on a body that is far too long
            assert 400 <= status < 500, (path, body[:20])
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py", "/%00", "/api/x/%ff"):
        status, page = server.call("GET", path)
        assert status in (200, 404, 405, 503) and "root:" not in str(page) and "import" not in str(page)
    assert server.get("/health")["ok"]


def test_replayed_and_reordered_messages_count_once(server: LocalServer) -> None:
    made = server.against_bot("light", seed=41)
    client = server.client(made["game"], made["token"])
    rng = random.Random(41)
    sent = []
    for _ in range(10):
        client.wait(lambda each: each.decision is not None)
        message = json.dumps({"type": "answer", "seq": client.seq, "option": client.pick(rng)})
        before = client.seq
        client.raw(message)
        client.wait(lambda each: each.seq > before)  # noqa: B023
        sent.append(message)
    client.wait(lambda each: each.decision is not None)
    seq = client.seq
    rng.shuffle(sent)
    for message in sent:
        client.raw(message)
        assert client.until("error")["code"] == "late"
    assert client.seq == seq
    client.close()


def test_clients_that_ask_too_much_are_slowed_down(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), rate_limits=True)
    try:
        made = server.against_bot()
        client = server.client(made["game"], made["token"])
        for _ in range(260):
            client.say("ping")
        assert client.until("error")["code"] == "too-fast"
        client.close()
        statuses = {server.call("POST", "/api/decks/check", {"text": "x"})[0] for _ in range(80)}
        assert statuses == {200, 429}
        server.turn_clock(60)
        assert server.call("POST", "/api/decks/check", {"text": "x"})[0] == 200
    finally:
        server.stop()


def test_an_older_client_is_told_which_version_is_spoken(server: LocalServer) -> None:
    made = server.against_bot()
    with connect(f"{server.base.replace('http', 'ws')}/ws/{made['game']}", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "v": 99, "token": made["token"]}))
        assert json.loads(socket.recv())["code"] == "version"


def test_the_pages_come_from_the_package(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<html>table</html>")
    (static / "assets" / "app-1234.js").write_text("1")
    server = LocalServer(str(tmp_path / "games.sqlite3"), static=static)
    try:
        for path in ("/", "/game/x", "/rules/battle"):
            assert server.call("GET", path) == (200, "<html>table</html>")
        assert server.get("/assets/app-1234.js") == 1
        assert server.call("GET", "/assets/other.js")[0] == 404
    finally:
        server.stop()


def test_without_built_pages_a_plain_one_says_so(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), static=tmp_path / "nothing")
    try:
        status, page = server.call("GET", "/")
        assert status == 503 and "not built" in page
    finally:
        server.stop()


def test_a_client_that_does_not_read_is_let_go() -> None:
    async def lag(message: str) -> str | None:
        member = SeatConnection("light")
        for _ in range(1000):
            member.push(message)
        assert member.closed
        return await member.next()

    for message in ("x", "x" * 100_000):
        assert run(lag(message)) is None, "what waited is not kept"


def test_a_client_is_sent_what_it_can_take() -> None:
    async def keep_up() -> None:
        member = SeatConnection("light")
        for _ in range(1000):
            member.push("x" * 100_000)
            assert await member.next()
        assert not member.closed

    run(keep_up())
