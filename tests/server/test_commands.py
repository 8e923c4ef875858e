"""The commands that start a server, and bots that think while others play."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest

from cantina.bots import make_bot
from cantina.decks import bundled_deck
from cantina.model.sides import other
from cantina.server.bots import seats
from cantina.server.errors import ApiError
from cantina.server.games.game_setup import Seat, Setup
from cantina.server.games.lobby import _dealt
from cantina.server.games.table import Table
from cantina.server.settings import default_database
from cantina.server.storage import Entry
from tests.waiting import HANG_SECONDS

from .harness import LocalServer, ServerProcess


def test_table_picks_a_free_port_and_says_where_it_is(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cantina.cli", "table", "--no-browser", "--database", str(tmp_path / "x.sqlite3")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        assert urllib.request.urlopen(address + "health", timeout=HANG_SECONDS).status == 200
    finally:
        process.terminate()
        process.wait(HANG_SECONDS)


def test_a_proxy_that_is_no_network_is_refused_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cantina.cli", "serve", "--port", "0", "--trusted-proxy", "10.0.0.0/99",
               "--database", str(tmp_path / "x.sqlite3")]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANG_SECONDS)
    assert (done.returncode, done.stdout) == (1, "")
    said = "cantina cannot start: “10.0.0.0/99” is neither the address nor the network of a proxy"
    assert done.stderr.splitlines() == [said]


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system does not tell")
def test_a_server_stays_on_one_core_and_leaves_the_others_to_others(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.sqlite3"), "--one-core")
    try:
        cores = sorted(os.sched_getaffinity(0))
        assert os.sched_getaffinity(server.process.pid) == {cores[server.port % len(cores)]}
    finally:
        server.stop()


def test_the_database_of_a_player_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "cantina" / "cantina.sqlite3")


class Slow:
    """A bot that takes its time: until a test releases it."""

    def __init__(self):
        self.released = threading.Event()

    def choose(self, game):
        assert self.released.wait(HANG_SECONDS)
        return make_bot("random", 1).choose(game)


class Broken:
    """A bot that fails."""

    def choose(self, game):
        raise RuntimeError("no idea")


def test_bots_think_off_the_event_loop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bot = Slow()
    monkeypatch.setattr(seats, "make_bot", lambda name, seed: bot)
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made = server.against_bot("light")
        client = server.client(made["game"], made["token"])
        assert client.decision is None, "the bot has the first choice"
        client.catch_up()
        assert client.decision is None, "others are served while it thinks"
        bot.released.set()
        client.wait(lambda each: each.decision is not None)
    finally:
        bot.released.set()
        server.stop()


class Endless:
    """A bot that never makes up its mind."""

    def choose(self, game):
        while True:
            pass


def test_a_bot_that_never_ends_does_not_keep_the_house_open(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(seats, "make_bot", lambda name, seed: Endless())
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    made = server.against_bot("light")
    client = server.client(made["game"], made["token"])
    client.catch_up()
    server.stop()


def test_a_bot_thinks_only_about_its_own_turn() -> None:
    light, dark = bundled_deck("intro_light"), bundled_deck("intro_dark")
    setup = _dealt(Setup("bot", Seat("human", "", light), Seat("bot", "random", dark), 1))
    table = Table.restore(setup, [])
    mover = table.mover
    assert mover is not None
    seq, twin = seats.copy_for(table, mover)
    assert seq == table.seq and twin.decision is not None and twin.decision.player == mover
    with pytest.raises(ApiError, match="late"):
        seats.copy_for(table, other(mover))
    table.apply(Entry(1, 1.0, "concede", {"by": "light", "reason": "conceded", "mover": mover}))
    with pytest.raises(ApiError, match="late"):
        seats.copy_for(table, mover)


def test_a_bot_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(seats, "make_bot", lambda name, seed: Broken())
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made = server.against_bot("light")
        client = server.client(made["game"], made["token"])
        client.wait(lambda each: each.decision is not None)
        client.close()
    finally:
        server.stop()
