"""Nothing acknowledged is ever lost: servers are killed at random moments, on SQLite and on PostgreSQL."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import threading
from pathlib import Path
from typing import Any

from cantina.decks import bundled_deck
from cantina.play.game import Game
from cantina.play.revision import revision
from cantina.server.games.game_setup import Seat, Setup
from cantina.server.games.table import Table

from .harness import Http, LocalServer, Postgres, ServerProcess
from .table_client import Client, ConnectionClosed

GONE = (ConnectionClosed, OSError, TimeoutError)


def play_until_cut_off(client: Client, rng: random.Random) -> None:
    """Answer at random; ends when the server has gone or the game is over."""
    try:
        while not client.over:
            if client.decision is not None:
                before = client.seq
                client.answer(client.pick(rng))
                client.wait(lambda each: each.seq > before)  # noqa: B023
            else:
                client.hear()
    except GONE:
        pass


def test_killed_at_random_moments_a_game_goes_on_where_it_was(database: str) -> None:
    server = ServerProcess(database, "--no-rate-limit")
    rng = random.Random(7)
    try:
        made = server.against_bot("light", seed=31)
        seq, steps, events = 0, 0, []
        for _ in range(2):
            client = server.client(made["game"], made["token"])
            watcher = server.client(made["game"], made["watch"])
            # Whatever the client was told before the kill is there after it.
            assert client.seq >= seq
            assert client.events[: len(events)] == events
            client.play(rng, most=rng.randint(3, 30))
            client.wait(lambda each: each.decision is not None)
            client.answer(client.pick(rng))
            server.kill()  # while it answers
            for each in (client, watcher):
                hear_the_rest(each)
            seq, events = client.seq, client.events
            assert watcher.seq >= steps
            steps = watcher.seq
            server.start()
        last = server.client(made["game"], made["token"])
        assert last.seq >= seq and last.events[: len(events)] == events
        assert last.play(rng, most=20) == 20
    finally:
        server.kill()


def hear_the_rest(client: Client) -> None:
    """What was sent before the connection ended."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            client.hear()


def test_a_snapshot_and_the_whole_log_give_the_same_game(tmp_path) -> None:
    """A long game is resumed from a snapshot; without it, from its first answer: the same either way."""
    import sqlite3

    path = tmp_path / "games.sqlite3"
    server = ServerProcess(str(path), "--no-rate-limit")
    try:
        made = server.against_bot("dark", seed=5)
        client = server.client(made["game"], made["token"])
        client.play(random.Random(5), most=120)
        client.wait(lambda each: each.decision is not None or each.over)
        server.kill()
        with sqlite3.connect(path) as db:
            assert db.execute("SELECT count(*) FROM snapshot").fetchone() == (1,)
        server.start()
        quick = server.client(made["game"], made["token"])
        server.kill()
        with sqlite3.connect(path) as db:
            db.execute("DELETE FROM snapshot")
        server.start()
        slow = server.client(made["game"], made["token"])
        assert quick.view == slow.view == client.view
        assert quick.events == slow.events == client.events
        slow.close()
    finally:
        server.kill()


def test_two_processes_play_one_game_and_one_is_killed(postgres: Postgres) -> None:
    database = postgres.fresh()
    first, second = ServerProcess(database, "--no-rate-limit"), ServerProcess(database, "--no-rate-limit")
    rng = random.Random(4)
    try:
        made, light_token, dark_token = first.two_players()
        game = made["game"]
        light, dark = first.client(game, light_token), second.client(game, dark_token)
        watcher = second.client(game, made["watch"])
        assert play_across([light, dark], rng, most=60) == 60
        watcher.wait(lambda each: each.seq >= light.seq)
        light.say("chat", text="across")
        assert dark.until("chat")["line"]["text"] == "across"
        first.kill()
        light = second.client(game, light_token, since=light.seq)
        assert light.seq >= dark.seq - 1
        dark.wait(lambda each: each.seq >= light.seq)
        light = second.client(game, light_token)
        play_across([light, dark], rng)
        watcher.wait(lambda each: each.over)
        assert light.over and dark.over
    finally:
        first.kill()
        second.kill()


def test_news_that_was_lost_is_found(postgres: Postgres) -> None:
    database = postgres.fresh()
    servers = [LocalServer(database) for _ in range(2)]
    try:
        made, light, dark = servers[0].two_players()
        clients = [server.client(made["game"], token) for server, token in zip(servers, (light, dark), strict=True)]
        servers[1].hub._listener.close()
        clients[0].say("chat", text="do you hear me?")
        clients[0].until("chat")
        servers[1].turn_clock(5)
        assert clients[1].until("chat")["line"]["text"] == "do you hear me?"
    finally:
        for server in servers:
            server.stop()


def play_across(clients: list[Client], rng: random.Random, most: int = 10_000) -> int:
    taken = 0
    while taken < most and not all(client.over for client in clients):
        mover = next((client for client in clients if client.decision is not None and not client.over), None)
        target = max(client.seq for client in clients)
        if mover is not None:
            target = mover.seq + 1
            mover.answer(mover.pick(rng))
            taken += 1
        for client in clients:
            client.wait(lambda each: each.seq >= target or each.over)  # noqa: B023
    return taken


def test_of_two_answers_in_two_processes_only_one_counts(postgres: Postgres) -> None:
    database = postgres.fresh()
    servers = [ServerProcess(database, "--no-rate-limit") for _ in range(2)]
    rng = random.Random(6)
    try:
        made, light_token, dark_token = servers[0].two_players()
        tokens = {"light": light_token, "dark": dark_token}
        seats = {side: [server.client(made["game"], token) for server in servers] for side, token in tokens.items()}
        refused = 0
        for _ in range(25):
            newest = max(client.seq for pair in seats.values() for client in pair)
            for pair in seats.values():
                for client in pair:
                    client.wait(lambda each: each.seq >= newest)  # noqa: B023
            pair = next(pair for pair in seats.values() if pair[0].decision is not None)
            option = pair[0].pick(rng)
            for client in pair:
                client.answer(option)
            said = sorted(message_of(client) for client in pair)
            assert said in (["delta", "late"], ["delta", "delta"]), said
            refused += said == ["delta", "late"]
        for client in (each for pair in seats.values() for each in pair):
            client.wait(lambda each: each.seq >= 26)
        log = [row[0] for row in entries(database, made["game"])]
        assert log == list(range(1, len(log) + 1)) and len(log) == 26
    finally:
        for server in servers:
            server.kill()


def message_of(client: Client) -> str:
    """What came of an answer: the delta of either, or a refusal."""
    message = client.until("delta", "error")
    return str(message.get("code", message["type"]))


def entries(database: str, game: str) -> list[Any]:
    import psycopg

    with psycopg.connect(database) as db:
        return db.execute("SELECT seq FROM entry WHERE game = %s ORDER BY seq", (game,)).fetchall()


def test_a_stopping_server_drains(database: str) -> None:
    server = ServerProcess(database, "--no-rate-limit")
    try:
        made = server.against_bot("light", seed=1)
        clients = [server.client(made["game"], made["token"]) for _ in range(3)]
        players = [threading.Thread(target=play_until_cut_off, args=(each, random.Random(n)))
                   for n, each in enumerate(clients)]  # fmt: skip
        for player in players:
            player.start()
        watcher = server.client(made["game"], made["watch"])
        watcher.wait(lambda each: each.seq > 20)
        assert server.stop() in (0, -signal.SIGTERM)
        for player in players:
            player.join()
        assert "server stopped" in server.log()
        server.start()
        again = server.client(made["game"], made["token"])
        assert again.seq >= max(client.seq for client in clients)
        again.close()
    finally:
        server.kill()


def test_the_database_may_be_away_for_a_while(postgres: Postgres) -> None:
    """Connections that the database drops are made anew; what could not be stored was not shown."""
    import psycopg

    database = postgres.fresh()
    server = ServerProcess(database, "--no-rate-limit")
    try:
        made = server.against_bot("light", seed=2)
        client = server.client(made["game"], made["token"])
        client.play(random.Random(1), most=5)
        with psycopg.connect(database, autocommit=True) as admin:
            admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                          "WHERE datname = current_database() AND pid <> pg_backend_pid()")  # fmt: skip
        assert play_through_trouble(server, client, 10) == 10
    finally:
        server.kill()


def test_who_comes_while_the_database_is_away_is_told_so(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made, light, dark = server.two_players()
        inside = server.client(made["game"], light)
        with server.without_database():
            outside = Client(server.base, made["game"], dark)
            assert outside.until("error")["code"] == "unreadable"
            inside.say("chat", text="still here?")
            assert inside.until("error")["code"] == "storage"
            assert server.call("GET", "/health")[0] == 503
        server.client(made["game"], dark).close()
        inside.say("chat", text="here again")
        assert inside.until("chat")["line"]["text"] == "here again"
    finally:
        server.stop()


def play_through_trouble(server: Http, client: Client, most: int) -> int:
    rng, taken = random.Random(2), 0
    while taken < most:
        client.wait(lambda each: each.decision is not None)
        before = client.seq
        client.answer(client.pick(rng))
        message = client.until("delta", "error")
        if message["type"] == "delta":
            taken += 1
        elif message["code"] == "storage":
            assert client.seq == before
        else:  # nobody knew whether it was stored; it was, and had only not been told
            assert message["code"] in ("unsure", "late")
    return taken


def test_a_snapshot_that_makes_no_sense_is_passed_over() -> None:
    light, dark = bundled_deck("intro_light"), bundled_deck("intro_dark")
    base = Game.new(light=light, dark=dark, seed=1).log["base"]
    setup = Setup("link", Seat("human", "", light), Seat("human", "", dark), 1, base=base, revision=revision())
    table = Table.restore(setup, [])
    snapshot = json.loads(table.snapshot())
    snapshot["save"]["state"]["piles"] = []
    again = Table.restore(setup, [], (0, json.dumps(snapshot).encode()))
    assert again.game.view("light") == table.game.view("light")
