"""Stored rows that are damaged: the game opens at the last answer that can be read, everybody at the table is told, and
the rows are kept. Nothing of that is a failure of the server."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from cantina.server.games.pass_settings import WINDOWS
from cantina.server.storage import Store
from cantina.server.storage.schema import entries, games, records, wishes
from tests.server.test_rules_upgrade import RestartingServer, count, leaving_behind

from .table_client import Client
from .test_play import play_both

JOIN = 1  # the first entry of these games; the answer after so many others has the number of both, plus one
Damage = Callable[[Store, Any], None]


@pytest.fixture
def restarting(database: str) -> Iterator[RestartingServer]:
    made = RestartingServer(database)
    yield made
    assert made.server.failures() == 0
    made.server.stop()


def spoiled(game: str, seq: int, data: str) -> Damage:
    """A row of a game's log that says something else."""

    def change(store: Store, db: Any) -> None:
        where = (entries.c.game == game) & (entries.c.seq == seq)
        assert db.execute(update(entries).where(where).values(data=data)).rowcount == 1

    return change


def spoiled_setup(game: str, setup: str) -> Damage:
    return lambda store, db: db.execute(update(games).where(games.c.id == game).values(setup=setup))


def rows(restarting: RestartingServer, game: str) -> list[tuple[int, str, str]]:
    """The log of a game as it is stored."""
    with restarting.server.hub.store.engine.connect() as db:
        query = select(entries.c.seq, entries.c.kind, entries.c.data).where(entries.c.game == game)
        return [tuple(row) for row in db.execute(query.order_by(entries.c.seq))]


def parted(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.players["parted"]
    return found


@pytest.mark.parametrize(
    "data", ["{}", "{{{", "", "[]", "null", '{"option": "x", "by": "light"}', '{"option": 0, "meant": 7}']
)
def test_a_running_game_opens_at_the_last_answer_that_can_be_read(restarting: RestartingServer, data: str) -> None:
    made, clients = restarting.play(60)
    clients[0].say("look", id=1, step=40)
    past = clients[0].until("past")["view"]
    before = rows(restarting, made["game"])
    again = restarting.reopen(clients, spoiled(made["game"], JOIN + 41, data))
    for client in again:
        assert parted(client)["step"] == client.received[0]["step"] == 40
    assert {**again[0].view, "decision": None} == past
    if '"' not in data:  # otherwise it is an answer, of an option that there is not
        words = parted(again[0])["text"]
        assert "damaged" in words["en"] and "after answer 40," in words["en"]
        assert "endommagées" in words["fr"] and "réponse 40," in words["fr"]
    kept = rows(restarting, made["game"])
    assert kept[: len(before)] == [each if each[0] != JOIN + 41 else (*each[:2], data) for each in before]
    assert [kind for _, kind, _ in kept[len(before) :]] == ["reopen"]
    # What is played from there stands the next time.
    assert play_both(again[:2], random.Random(1), most=20) == 20
    views = [client.view for client in again]
    later = restarting.reopen(again)
    assert [client.view for client in later[:2]] == views[:2]
    assert later[0].received[0]["step"] == 60 and count(restarting, made["game"], "reopen") == 1


def test_an_answer_before_the_one_at_which_a_game_was_opened_may_be_damaged_later(restarting: RestartingServer) -> None:
    made, clients = restarting.play(60)
    again = restarting.reopen(clients, spoiled(made["game"], JOIN + 41, "{}"))
    assert play_both(again[:2], random.Random(1), most=20) == 20
    later = restarting.reopen(again, spoiled(made["game"], JOIN + 11, "{}"))
    assert [parted(client)["step"] for client in later] == [10, 10, 10]
    assert later[0].received[0]["step"] == 10 and count(restarting, made["game"], "reopen") == 2


@pytest.mark.parametrize("data", ["{}", "{{{"])
def test_a_line_of_chat_that_is_damaged_is_all_that_is_missing(restarting: RestartingServer, data: str) -> None:
    made, clients = restarting.play(20)
    for text in ("one", "two"):
        clients[0].say("chat", text=text)
        clients[1].until("chat")
    again = restarting.reopen(clients, spoiled(made["game"], JOIN + 21, data))
    assert [client.view for client in again[:2]] == [client.view for client in clients[:2]]
    assert parted(again[0]) is None
    assert [line["text"] for line in again[0].received[0]["chat"]] == ["two"]
    assert count(restarting, made["game"], "reopen") == 0


def test_a_finished_game_is_shown_as_it_was_recorded(restarting: RestartingServer) -> None:
    made, clients = restarting.play(50)
    clients[1].say("concede")
    for client in clients:
        client.wait(lambda each: each.over)
    again = restarting.reopen(clients, spoiled(made["game"], JOIN + 26, "{}"))
    for old, new in zip(clients, again, strict=True):
        assert (new.view, new.events) == (old.view, old.events)
        assert new.players["result"] == {"winner": "light", "reason": "conceded"}
        assert parted(new)["step"] == 25 and "damaged" in parted(new)["text"]["en"]
    path = f"/api/games/{made['game']}/replay"
    assert restarting.server.get(path)["playable"] == 25
    assert restarting.server.get(f"{path}?at=25")["step"] == 25
    assert restarting.server.call("GET", f"{path}?at=26")[0] in (409, 422)
    assert count(restarting, made["game"], "reopen") == 0


def test_a_record_that_is_damaged_leaves_what_can_be_played(restarting: RestartingServer) -> None:
    made, clients = restarting.play(30)
    clients[1].say("concede")
    for client in clients:
        client.wait(lambda each: each.over)

    def change(store: Store, db: Any) -> None:
        leaving_behind(made["game"], 20)(store, db)
        assert db.execute(update(records).where(records.c.game == made["game"]).values(data=b"xxxx")).rowcount == 1

    again = restarting.reopen(clients, change)
    assert [client.players["result"]["reason"] for client in again] == ["conceded"] * 3
    assert again[0].view is not None and parted(again[0])["step"] == 20


@pytest.mark.parametrize("setup", ["{}", "{{{", '{"kind":"link"}'])
def test_two_players_play_on_when_the_set_up_is_damaged(restarting: RestartingServer, setup: str) -> None:
    """The entry of the one who joined holds both decks."""
    made, clients = restarting.play(20)
    again = restarting.reopen(clients, spoiled_setup(made["game"], setup))
    assert [client.view for client in again[:2]] == [client.view for client in clients[:2]]
    assert parted(again[1])["step"] == 20 and "damaged" in parted(again[1])["text"]["en"]
    assert play_both(again[:2], random.Random(1), most=10) == 10
    later = restarting.reopen(again)
    assert later[0].received[0]["step"] == 30 and count(restarting, made["game"], "reopen") == 1
    later[0].say("concede")
    later[1].wait(lambda each: each.over)
    status, answer = restarting.server.call("POST", f"/api/games/{made['game']}/rematch", {"token": later[0].token})
    assert (status, answer["error"]["code"]) == (409, "unplayable")


@pytest.mark.parametrize("setup", ["{}", "{{{"])
def test_a_game_whose_beginning_is_damaged_says_so_and_spoils_no_list(restarting: RestartingServer, setup: str) -> None:
    made = restarting.server.against_bot("light", seed=5)
    wanted = {"side": "light", "deck": "intro_light", "opponent": {"kind": "open"}}
    bad, good = (restarting.server.post("/api/games", wanted)["game"] for _ in range(2))
    outside = Client(restarting.server.base, made["game"], made["token"])

    def change(store: Store, db: Any) -> None:
        for game in (made["game"], bad):
            spoiled_setup(game, setup)(store, db)

    (again,) = restarting.reopen([outside], change)
    assert again.view is None and again.players["status"] == "playing"
    assert "cannot be shown" in parted(again)["text"]["en"] and "endommagées" in parted(again)["text"]["fr"]
    again.answer(0)
    assert again.until("error")["code"] == "unplayable"
    assert [each["game"] for each in restarting.server.get("/api/games")] == [good]


@pytest.mark.parametrize("data", ["{}", "{{{"])
def test_a_seat_whose_joining_is_damaged_is_not_given_away(restarting: RestartingServer, data: str) -> None:
    made, clients = restarting.play(20)
    again = restarting.reopen(clients, spoiled(made["game"], JOIN, data))
    assert again[0].view is None and "cannot be shown" in parted(again[0])["text"]["en"]
    body = {"token": made["invite"], "deck": "intro_dark"}
    status, answer = restarting.server.call("POST", f"/api/games/{made['game']}/join", body)
    assert (status, answer["error"]["code"]) == (409, "unplayable")
    assert [kind for _, kind, _ in rows(restarting, made["game"])] == ["join"] + ["answer"] * 20


@pytest.mark.parametrize("data", ["{{{", "[]", '{"ask": 7}', '{"passing": "never"}'])
def test_whose_wishes_are_damaged_is_asked_everywhere(restarting: RestartingServer, data: str) -> None:
    made, clients = restarting.play(20)
    for client in clients[:2]:
        client.say("wishes", ask=["battle"])
        client.wait(lambda each: each.wishes is not None)

    def change(store: Store, db: Any) -> None:
        where = (wishes.c.game == made["game"]) & (wishes.c.seat == "light")
        assert db.execute(update(wishes).where(where).values(data=data)).rowcount == 1

    again = restarting.reopen(clients, change)
    assert set(again[0].wishes["ask"]) == set(WINDOWS) and again[1].wishes["ask"] == ["battle"]
    assert parted(again[0]) is None
    again[0].say("wishes", ask=["own-deploy"])
    again[0].wait(lambda each: each.wishes["ask"] == ["own-deploy"])


def test_a_sandbox_whose_answers_are_damaged_says_so(restarting: RestartingServer) -> None:
    made = restarting.server.post("/api/sandbox", {})
    client = Client(restarting.server.base, made["game"], made["token"])
    with restarting.server.hub.store.engine.connect() as db:
        setup = msgspec.json.decode(db.execute(select(games.c.setup).where(games.c.id == made["game"])).scalar_one())
    broken = msgspec.json.encode({**setup, "answers": [True]}).decode()
    (again,) = restarting.reopen([client], spoiled_setup(made["game"], broken))
    assert "cannot be shown" in parted(again)["text"]["en"]
    again.say("end")
    again.wait(lambda each: each.players["status"] == "over")
