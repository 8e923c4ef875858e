"""A stored game always opens: where rules and cards have left it behind, at the last answer that is still the same, and
everybody is told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, select, update

from cantina import Game
from cantina.server.games import hub as hubs
from cantina.server.storage import Store
from cantina.server.storage.schema import entries, games, records, snapshots

from .harness import LocalServer
from .table_client import Client
from .test_play import play_both


@pytest.fixture
def restarting(database: str) -> Iterator[RestartingServer]:
    made = RestartingServer(database)
    yield made
    made.server.stop()


class RestartingServer:
    """A server that closes now and then; meanwhile somebody changes what is stored, as an upgrade changes rules."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.server = LocalServer(database, snapshot=16)

    def play(self, answers: int) -> tuple[dict[str, Any], list[Client]]:
        """A game of two and a spectator, some answers on."""
        made, light, dark = self.server.two_players()
        clients = [self.server.client(made["game"], token) for token in (light, dark)]
        assert play_both(clients, random.Random(4), most=answers) == answers
        watcher = self.server.client(made["game"], made["watch"])
        return made, [*clients, watcher]

    def reopen(self, clients: list[Client], change: Callable[[Store, Any], None] | None = None) -> list[Client]:
        """The same connections after the server has closed and opened."""
        for client in clients:
            client.close()
        self.server.stop()
        store = Store(self.database)
        with store.engine.begin() as db:
            if change is not None:
                change(store, db)
        store.close()
        self.server = LocalServer(self.database, snapshot=16)
        return [self.server.client(client.game, client.token) for client in clients]


def leaving_behind(game: str, step: int) -> Callable[[Store, Any], None]:
    """An upgrade that gives the answer after a step another meaning. The first entry of these games is the join."""

    def change(store: Store, db: Any) -> None:
        where = (entries.c.game == game) & (entries.c.seq == step + 2)
        data = msgspec.json.decode(db.execute(select(entries.c.data).where(where)).scalar())
        data["meant"] += " mode=9"
        db.execute(update(entries).where(where).values(data=msgspec.json.encode(data).decode()))
        other = b'{"save":{},"told":[],"revision":"another"}'
        db.execute(update(snapshots).where(snapshots.c.game == game).values(data=other))

    return change


def count(restarting: RestartingServer, game: str, kind: str) -> int:
    store = Store(restarting.database)
    with store.engine.connect() as db:
        query = select(func.count()).where((entries.c.game == game) & (entries.c.kind == kind))
        found = int(db.execute(query).scalar() or 0)
    store.close()
    return found


def test_a_running_game_opens_at_the_last_answer_that_agrees_and_goes_on(restarting: RestartingServer) -> None:
    made, clients = restarting.play(60)
    clients[0].say("look", id=1, step=40)
    past = clients[0].until("past")["view"]
    again = restarting.reopen(clients, leaving_behind(made["game"], 40))
    for client in again:
        parted = client.players["parted"]
        assert (parted["step"], parted["answers"]) == (40, 60)
        assert "after answer 40 of 60" in parted["text"]["en"] and "réponse 40 sur 60" in parted["text"]["fr"]
        assert client.received[0]["step"] == 40
    assert {**again[0].view, "decision": None} == past
    assert play_both(again[:2], random.Random(1), most=20) == 20
    # What was played since stands, and the game is opened there the next time.
    views = [client.view for client in again]
    later = restarting.reopen(again)
    assert [client.view for client in later[:2]] == views[:2]
    assert later[0].received[0]["step"] == 60
    assert count(restarting, made["game"], "reopen") == 1


def test_a_client_that_comes_back_after_an_upgrade_is_shown_the_table_anew(restarting: RestartingServer) -> None:
    made, clients = restarting.play(30)
    seq, token = clients[0].seq, clients[0].token
    restarting.reopen(clients[:1], leaving_behind(made["game"], 20))
    back = Client(restarting.server.base, made["game"], token, since=seq)
    sent = back.until("snapshot", "delta")
    assert sent["type"] == "snapshot" and sent["step"] == 20
    back.close()


def test_the_whole_log_is_kept_and_can_be_downloaded_for_a_report(restarting: RestartingServer) -> None:
    made, clients = restarting.play(30)
    again = restarting.reopen(clients, leaving_behind(made["game"], 20))
    path = f"/api/games/{made['game']}/log"
    # It shows both hands: while two people play, it is nobody's.
    for token in (again[0].token, made["watch"]):
        status, answer = restarting.server.call("GET", path, Authorization=f"Bearer {token}")
        assert (status, answer["error"]["code"]) == (409, "hidden")
    assert restarting.server.call("GET", path)[0] == 409
    again[0].say("concede")
    again[0].wait(lambda each: each.over)
    log = restarting.server.get(path)
    assert [len(each["answers"]) for each in log["parted"]] == [30] and log["parted"][0]["step"] == 20
    assert "is not offered" in log["parted"][0]["why"]
    assert len(log["answers"]) == 21 and Game.replay(log).winner == "dark"
    # A sandbox opens what was lost as far as it can be played, and says so.
    lost = {"base": log["base"], "answers": log["parted"][0]["answers"]}
    opened = restarting.server.post("/api/sandbox", {"log": lost})
    sandbox = restarting.server.client(opened["game"], opened["token"])
    assert sandbox.players["parted"]["step"] == 20 and sandbox.received[0]["step"] == 20
    assert restarting.server.get(f"/api/games/{opened['game']}/log", Authorization=f"Bearer {opened['token']}")[
        "parted"
    ]
    sandbox.close()


def test_against_a_bot_the_log_can_be_downloaded_at_once(restarting: RestartingServer) -> None:
    made = restarting.server.against_bot("light", seed=5)
    client = restarting.server.client(made["game"], made["token"])
    client.play(random.Random(5), most=12)
    restarting.reopen([client], leaving_behind(made["game"], 9))
    path = f"/api/games/{made['game']}/log"
    log = restarting.server.get(path, Authorization=f"Bearer {made['token']}")
    assert log["parted"][0]["step"] == 10  # there is no join in this log
    assert restarting.server.call("GET", path, Authorization=f"Bearer {made['watch']}")[0] == 409


def test_a_finished_game_is_shown_as_it_was_recorded(restarting: RestartingServer) -> None:
    made, clients = restarting.play(50)
    clients[1].say("concede")
    for client in clients:
        client.wait(lambda each: each.over)
    path = f"/api/games/{made['game']}/replay"
    before = restarting.server.get(path)
    last = restarting.server.get(f"{path}?at={before['steps']}")
    again = restarting.reopen(clients, leaving_behind(made["game"], 25))
    for old, new in zip(clients, again, strict=True):
        assert new.view == old.view and new.events == old.events
        assert new.players["result"] == {"winner": "light", "reason": "conceded"}
        assert "shown as they were told then" in new.players["parted"]["text"]["en"]
    after = restarting.server.get(path)
    assert {**after, "log": {**after["log"], "answers": []}, "playable": 51, "parted": None} == {
        **before, "log": {**before["log"], "answers": []}
    }  # fmt: skip
    assert after["playable"] == 25 and after["parted"]["answers"] == 51
    assert restarting.server.get(f"{path}?at=25")["step"] == 25
    assert restarting.server.call("GET", f"{path}?at=26")[1]["error"]["code"] == "parted"
    assert restarting.server.get(f"{path}?at={after['steps']}") == last
    again[0].say("look", id=3, step=30)
    assert again[0].until("error")["code"] == "parted"
    assert count(restarting, made["game"], "reopen") == 0
    for client in again[:2]:
        client.say("chat", text="good game")
        client.until("chat")
    assert restarting.server.post(f"/api/games/{made['game']}/rematch", {"token": again[0].token})["seat"] == "light"


def test_a_game_that_was_played_to_its_end_keeps_its_winner(restarting: RestartingServer) -> None:
    made, clients = restarting.play(30)
    play_both(clients[:2], random.Random(2))
    winner = clients[0].view["winner"]
    again = restarting.reopen(clients, leaving_behind(made["game"], 25))
    assert again[0].players["result"] == {"winner": winner, "reason": "played"}
    assert again[2].view["winner"] == winner


def test_a_record_that_was_not_stored_is_made_when_the_game_is_opened(restarting: RestartingServer) -> None:
    made, clients = restarting.play(20)
    clients[0].say("concede")
    for client in clients:
        client.wait(lambda each: each.over)

    def forget(store: Store, db: Any) -> None:
        assert db.execute(delete(records).where(records.c.game == made["game"])).rowcount == 1

    again = restarting.reopen(clients, forget)
    later = restarting.reopen(again, leaving_behind(made["game"], 5))
    assert [each.view for each in later] == [each.view for each in clients]


def test_a_game_that_was_left_behind_can_be_ended_by_agreement(restarting: RestartingServer) -> None:
    made, clients = restarting.play(30)
    light, dark, watcher = clients
    light.say("end")
    assert light.until("error")["code"] == "play-on"
    light, dark, watcher = restarting.reopen(clients, leaving_behind(made["game"], 20))
    watcher.say("end")
    assert watcher.until("error")["code"] == "not-yours"
    light.say("end")
    dark.wait(lambda each: each.players["ending"] == "light")
    light.say("end-no")
    assert light.until("error")["code"] == "no-request"
    light.say("end")
    assert light.until("error")["code"] == "end-pending"
    dark.say("end-no")
    light.wait(lambda each: each.players["ending"] is None)
    seen = light.seq
    dark.say("end")
    light.wait(lambda each: each.players["ending"] == "dark")
    for reply in ("end", "end-no"):
        light.say(reply, seq=seen)
        assert light.until("error")["code"] == "late"
    light.say("end")
    for client in (light, dark, watcher):
        client.wait(lambda each: each.players["status"] == "over")
        assert client.players["result"] == {"winner": None, "reason": "agreed"}
        assert client.decision is None and client.view["waiting"] is None
        assert client.events[-1]["kind"] == "called-off"
    light.answer(0)
    assert light.until("error")["code"] == "over"
    replay = restarting.server.get(f"/api/games/{made['game']}/replay")
    assert replay["result"] == {"winner": None, "reason": "agreed"} and replay["steps"] == 21
    later = restarting.reopen([light, dark, watcher])
    assert later[0].players["result"] == {"winner": None, "reason": "agreed"}
    assert Game.replay(replay["log"]).decision is None


def test_a_game_that_cannot_even_be_dealt_opens_and_can_be_ended(restarting: RestartingServer) -> None:
    made, clients = restarting.play(20)
    kept: list[str] = []

    def without_a_card(store: Store, db: Any) -> None:
        where = (entries.c.game == made["game"]) & (entries.c.seq == 1)
        kept.append(db.execute(select(entries.c.data).where(where)).scalar())
        data = msgspec.json.decode(kept[0])
        data["base"]["light"][0] = "999_999"
        db.execute(update(entries).where(where).values(data=msgspec.json.encode(data).decode()))

    def with_it(store: Store, db: Any) -> None:
        where = (entries.c.game == made["game"]) & (entries.c.seq == 1)
        db.execute(update(entries).where(where).values(data=kept[0]))

    again = restarting.reopen(clients, without_a_card)
    assert again[0].view is None and again[0].players["status"] == "playing"
    assert "can no longer be shown" in again[2].players["parted"]["text"]["en"]
    again[0].say("answer", seq=again[0].seq, option=0)
    assert again[0].until("error")["code"] == "unplayable"
    # Nothing was changed: a table that knows the card opens the whole game.
    back = restarting.reopen(again, with_it)
    assert [each.view for each in back[:2]] == [each.view for each in clients[:2]]
    light, dark, _ = restarting.reopen(back, without_a_card)
    light.say("end")
    dark.wait(lambda each: each.players["ending"] == "light")
    dark.say("end")
    light.wait(lambda each: each.players["status"] == "over")
    assert light.players["result"] == {"winner": None, "reason": "agreed"}
    assert restarting.server.get(f"/api/games/{made['game']}/log")["stopped"]["step"] == 0


def test_a_log_of_bare_numbers_opens(restarting: RestartingServer) -> None:
    """As databases have it that were written before answers said what they meant."""
    made, clients = restarting.play(40)

    def bare(store: Store, db: Any) -> None:
        where = (entries.c.game == made["game"]) & (entries.c.kind == "answer")
        for row in db.execute(select(entries).where(where)).all():
            data = msgspec.json.decode(row.data)
            old = {name: data[name] for name in ("option", "by", "mover")}
            one = (entries.c.game == row.game) & (entries.c.seq == row.seq)
            db.execute(update(entries).where(one).values(data=msgspec.json.encode(old).decode()))
        db.execute(delete(snapshots))

    again = restarting.reopen(clients, bare)
    assert [each.view for each in again[:2]] == [each.view for each in clients[:2]]
    assert play_both(again[:2], random.Random(1), most=30) == 30
    later = restarting.reopen(again)
    assert [each.view for each in later[:2]] == [each.view for each in again[:2]]


def test_who_cannot_be_let_in_is_told_so(restarting: RestartingServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made, clients = restarting.play(5)
    restarting.reopen(clients[:0])

    async def fail(hub: hubs.Hub, loaded: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(hubs.Hub, "_restored", fail)
    outside = Client(restarting.server.base, made["game"], clients[0].token)
    assert outside.until("error")["code"] == "internal"
    with restarting.server.hub.store.engine.connect() as db:
        assert db.execute(select(games.c.status).where(games.c.id == made["game"])).scalar() == "playing"
