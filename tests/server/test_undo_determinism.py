"""Looking back and taking back leave no trace: a game that was played so, by whomever and on however many processes, is
the same game when it is loaded again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import delete

from cantina.server.storage import Store
from cantina.server.storage.schema import snapshots

from .harness import Http, LocalServer, Postgres, ServerProcess
from .table_client import Client

ANSWERS = 60
# Texts are cancelled, characters crash and sites collapse in these decks: what is worked out about them is thrown away
# in the middle of working it out.
DECKS = {"light": ["panh_light", "premiere_light"], "dark": ["premiere_dark", "panh_dark"]}


def begin(server: Http, n: int, bot: bool) -> tuple[str, dict[str, str]]:
    """A game, and the tokens of the seats that people take."""
    light, dark = DECKS["light"][n % 2], DECKS["dark"][n // 2 % 2]
    if bot:
        against = {"kind": "bot", "bot": "random", "deck": dark}
        made = server.post("/api/games", {"side": "light", "deck": light, "opponent": against, "seed": n})
        return made["game"], {"light": made["token"]}
    made = server.post("/api/games", {"side": "light", "deck": light, "opponent": {"kind": "link"}})
    joined = server.post(f"/api/games/{made['game']}/join", {"token": made["invite"], "deck": dark})
    return made["game"], {"light": made["token"], "dark": joined["token"]}


def play(clients: Sequence[Client], rng: random.Random) -> None:
    """Answer at random, and again and again look back, or take back."""
    taken = 0
    while taken < ANSWERS and not any(client.over for client in clients):
        settle(clients)
        client = rng.choice(clients)
        chance = rng.random()
        if chance < 0.2:
            client.say("look", id=1, step=rng.randint(0, client.received[-1].get("step", 0)))
            client.until("past", "error")
        elif chance < 0.3:
            take_back(client, clients)
        else:
            mover = next((each for each in clients if each.decision is not None), None)
            if mover is not None:
                mover.answer(mover.pick(rng))
                mover.until("delta", "error")
                taken += 1


def settle(clients: Sequence[Client]) -> None:
    """Everybody has heard everything."""
    for client in clients:
        client.catch_up()
    newest = max(client.seq for client in clients)
    for client in clients:
        client.wait(lambda each: each.seq >= newest)


def take_back(client: Client, clients: Sequence[Client]) -> None:
    client.say("undo")
    said = client.until("delta", "error", "players")
    if said.get("because") == "ask-undo":
        other = next(each for each in clients if each is not client)
        other.until("ask-undo")
        other.say("undo-yes")
        other.until("delta", "error")


def seen(clients: Sequence[Client]) -> list[tuple[Any, Any]]:
    return [(client.view, client.events) for client in clients]


def forget_snapshots(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as db:
        db.execute(delete(snapshots))
    store.close()


@pytest.mark.parametrize("bot", [False, True])
def test_a_game_that_was_looked_back_on_is_the_same_when_it_is_loaded(database: str, bot: bool) -> None:
    server, rng = LocalServer(database, snapshot=20), random.Random(5)
    games, before = [], []
    for n in range(4):
        game, tokens = begin(server, n, bot)
        clients = [server.client(game, token) for token in tokens.values()]
        play(clients, rng)
        if bot:  # it may be thinking: the game goes on until a person must choose
            clients[0].wait(lambda each: each.decision is not None or each.over)
        settle(clients)
        games.append((game, tokens))
        before.append(seen(clients))
        for client in clients:
            client.close()
    for with_snapshots in (True, False):
        server.stop()
        if not with_snapshots:
            forget_snapshots(database)
        server = LocalServer(database, snapshot=20)
        for (game, tokens), old in zip(games, before, strict=True):
            clients = [server.client(game, token) for token in tokens.values()]
            assert all(client.players["parted"] is None for client in clients)
            assert seen(clients) == old
            for client in clients:
                client.close()
    server.stop()


def test_the_same_with_two_processes(postgres: Postgres) -> None:
    database = postgres.fresh()
    servers = [ServerProcess(database, "--no-rate-limit") for _ in range(2)]
    rng = random.Random(6)
    try:
        for n in range(2):
            game, tokens = begin(servers[0], n, bot=False)
            clients = [server.client(game, token) for server, token in zip(servers, tokens.values(), strict=True)]
            play(clients, rng)
            settle(clients)
            before = seen(clients)
            # The other process shows the same, and so does one that has just begun.
            crossed = [server.client(game, token)
                       for server, token in zip(reversed(servers), tokens.values(), strict=True)]  # fmt: skip
            assert seen(crossed) == before
            servers[0].kill()
            servers[0].start()
            anew = [servers[0].client(game, token) for token in tokens.values()]
            assert seen(anew) == before and anew[0].players["parted"] is None
            for client in (*crossed, *anew, clients[1]):
                client.close()
    finally:
        for server in servers:
            server.kill()
