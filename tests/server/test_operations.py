"""The house says how it is: trouble with the database, failures at the start, other sites, logs."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from cantina.cli import app
from cantina.server import cli
from cantina.server.storage import Store
from tests.waiting import HANG_SECONDS

from .harness import LocalServer, ServerProcess
from .table_client import Client

PAGE = 4096


def said(caplog: pytest.LogCaptureFixture, about: str) -> int:
    return sum(1 for record in caplog.records if about in record.getMessage())


# -- the database in trouble -------------------------------------------------------------------------------------------


def test_a_full_disk_is_said_once_and_health_tells(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made, light, _ = server.two_players()
        client = server.client(made["game"], light)
        with server.without_database("INSERT"):
            for n in range(5):
                client.say("chat", text=f"line {n}")
                assert client.until("error")["code"] == "storage"
            assert server.call("POST", "/api/sandbox", {})[1]["error"]["code"] == "storage"
            assert server.call("GET", "/health")[0] == 503
            assert server.client(made["game"], light).view is not None, "reading goes on"
        assert said(caplog, "the database cannot be written") == 1
        assert not any(record.exc_info for record in caplog.records)
        server.turn_clock(5)
        assert server.call("GET", "/health")[0] == 503, "it may fail again"
        server.turn_clock(10)
        assert server.call("GET", "/health")[0] == 200
        assert said(caplog, "the database can be written again") == 1
    finally:
        server.stop()


def test_what_cannot_be_read_is_not_said_to_be_not_stored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made, light, _ = server.two_players()
        with server.without_database("SELECT"):
            for _ in range(3):
                assert Client(server.base, made["game"], light).until("error")["code"] == "unreadable"
            status, answer = server.call("GET", "/api/games")
            assert (status, answer["error"]["code"]) == (503, "unreadable")
            assert answer["error"]["en"].startswith("this could not be read")
            assert server.call("GET", "/health")[0] == 503
        assert said(caplog, "the database cannot be read") == 1
    finally:
        server.stop()


def test_an_entry_that_was_stored_is_told_though_the_database_died_in_the_commit(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made, light, _ = server.two_players()
        client = server.client(made["game"], light)
        with server.dying_in_commits(after=True):
            client.say("chat", text="stored all the same")
            message = client.until("chat", "error")
        assert message["type"] == "chat" and message["line"]["text"] == "stored all the same"
    finally:
        server.stop()


def test_nobody_hears_that_nothing_was_changed_while_nobody_knows(tmp_path: Path) -> None:
    """Of two entries one is stored, one is not; neither can be looked up before the database is back."""
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made, light, dark = server.two_players()
        clients = server.client(made["game"], light), server.client(made["game"], dark)
        for client, after in zip(clients, (True, False), strict=True):
            with server.without_database("SELECT"), server.dying_in_commits(after):
                client.say("chat", text=f"stored: {after}")
                error = client.until("error")
            assert error["code"] == "unsure"
            assert "nothing was changed" not in error["en"] and "rien n’a changé" not in error["fr"]
            server.turn_clock(5)
            if after:
                assert client.until("chat")["line"]["text"] == "stored: True", "the table shows it when it can be read"
        clients[1].say("chat", text="the last one")
        clients[0].until("chat")
        newcomer = server.client(made["game"], light)
        snapshot = next(each for each in newcomer.received if each["type"] == "snapshot")
        assert [line["text"] for line in snapshot["chat"]] == ["stored: True", "the last one"]
    finally:
        server.stop()


def test_garbled_pages_are_told_of(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    server = ServerProcess(str(file))
    made, light, dark = server.two_players()
    server.stop()
    pages = pages_of(file, "token")
    data = bytearray(file.read_bytes())
    for page in pages:
        data[(page - 1) * PAGE : page * PAGE] = b"\xa5" * PAGE
    file.write_bytes(bytes(data))
    server.start()
    try:
        for token in (light, dark):
            assert Client(server.base, made["game"], token).until("error")["code"] == "unreadable"
        assert server.call("GET", "/health")[0] == 503
    finally:
        server.stop()
    assert server.log().count("the database cannot be") == 1
    assert "Traceback" not in server.log()


def pages_of(file: Path, table: str) -> list[int]:
    """The first pages of a table and of its indexes."""
    store = Store(str(file))
    with store.engine.connect() as db:
        roots = db.execute(text("SELECT rootpage FROM sqlite_master WHERE tbl_name = :name"), {"name": table})
        found = [row.rootpage for row in roots]
    store.close()
    return found


# -- starting ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def _own_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command, run in this process, leaves its logs alone."""
    monkeypatch.setattr(cli, "log_as_json", lambda level: None)


def fails_to_start(*options: str) -> str:
    """What a server that cannot start says."""
    ended = CliRunner().invoke(app, ["serve", "--port", "0", *options])
    return only_line(ended.exit_code, ended.stderr)


def only_line(code: int, said: str) -> str:
    lines = said.splitlines()
    assert (code, len(lines)) == (1, 1), said
    return lines[0]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "cantina.cli", "serve", "--port", port]
        ended = subprocess.run([*command, "--database", str(tmp_path / "games.sqlite3")],
                               capture_output=True, text=True, timeout=HANG_SECONDS, check=False)  # fmt: skip
    line = only_line(ended.returncode, ended.stderr)
    assert line.startswith(f"cantina cannot start: cannot listen on 127.0.0.1, port {port}")


@pytest.mark.usefixtures("_own_logs")
def test_databases_that_cannot_be_opened(tmp_path: Path) -> None:
    text_file = tmp_path / "letter.txt"
    text_file.write_text("Dear database,\n" * 1000)
    sent = {
        str(text_file): "not a database",
        str(tmp_path): "cannot be opened",
        f"{text_file}/games.sqlite3": "cannot be used",
        "postgresql://me:secret@127.0.0.1:1/games": "cannot be opened",
        "mysql://me:secret@127.0.0.1/games": "cannot be used",
        "nothing://": "cannot be used",
        "postgresql://here:there/games": "cannot be",
    }
    for database, expected in sent.items():
        line = fails_to_start("--database", database)
        assert line.startswith("cantina cannot start: ") and expected in line, line
        assert "secret" not in line


@pytest.mark.usefixtures("_own_logs")
def test_a_database_of_a_later_version(database: str) -> None:
    store = Store(database)
    store.migrate()
    with store.engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    assert "later version" in fails_to_start("--database", database)


@pytest.mark.usefixtures("_own_logs")
def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "games.sqlite3")
    first = ServerProcess(file)
    try:
        assert "another server has the database" in fails_to_start("--database", file)
        assert first.get("/health")["ok"]
        first.kill()
        first.start()  # whatever became of the last one
        assert first.get("/health")["ok"]
    finally:
        first.stop()


# -- other sites -------------------------------------------------------------------------------------------------------


def headers_of(server: LocalServer, method: str, path: str, **headers: str) -> tuple[int, Any]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(server.base + path, headers=named, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.headers


def test_pages_of_a_named_site_may_use_the_server(tmp_path: Path) -> None:
    friend = "https://friend.example"
    server = ServerProcess(str(tmp_path / "games.sqlite3"), "--origin", friend)
    asked = {"access_control_request_method": "POST", "access_control_request_headers": "content-type,authorization"}
    try:
        status, headers = headers_of(server, "OPTIONS", "/api/games", origin=friend, **asked)
        assert (status, headers["access-control-allow-origin"]) == (200, friend)
        assert "POST" in headers["access-control-allow-methods"]
        allowed = headers["access-control-allow-headers"].lower()
        assert "content-type" in allowed and "authorization" in allowed
        for path, expected in (("/api/decks", 200), ("/api/nothing", 404)):
            status, headers = headers_of(server, "GET", path, origin=friend)
            assert (status, headers["access-control-allow-origin"]) == (expected, friend)
        for client in ("https://evil.example", "null"):
            status, headers = headers_of(server, "OPTIONS", "/api/games", origin=client, **asked)
            assert status == 400 and "access-control-allow-origin" not in headers
            assert "access-control-allow-origin" not in headers_of(server, "GET", "/api/decks", origin=client)[1]
    finally:
        server.stop()


# -- logs --------------------------------------------------------------------------------------------------------------


def test_debug_logs_hold_no_chat_and_no_part_of_a_token(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.sqlite3"), CANTINA_LOG="DEBUG")
    try:
        made, light, dark = server.two_players()
        client = server.client(made["game"], light)
        client.say("chat", text="between us")
        client.until("chat")
        client.close()
    finally:
        server.stop()
    log = server.log()
    assert '"level":"info"' in log and all(json.loads(line) for line in log.splitlines())
    for secret in ("between us", light, dark, light[:8], dark[:8], made["invite"][:8], made["watch"][:8]):
        assert secret not in log


def test_what_was_to_be_stored_is_not_in_what_the_database_complains_of(database: str) -> None:
    store = Store(database)
    with pytest.raises(Exception, match="chatter") as caught, store.engine.begin() as db:
        db.execute(text("INSERT INTO chatter VALUES (:words)"), {"words": "between us"})
    store.close()
    assert "between us" not in str(caught.value)


def test_a_log_level_that_is_none_is_no_failure(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.sqlite3"), CANTINA_LOG="LOUD", **os.environ)
    server.stop()
