"""Whole games over WebSockets: against a bot, between two players, with spectators."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cantina import Game
from cantina.decks import bundled_deck
from cantina.model.text import say
from cantina.server.games.table import Table
from tests.server.visibility_oracle import Knowledge, ids
from tests.waiting import HANG_SECONDS

from .harness import DECKS, LocalServer
from .table_client import Client


def test_a_whole_game_against_a_bot(server: LocalServer) -> None:
    made = server.against_bot("light", seed=3)
    client = server.client(made["game"], made["token"])
    assert [client.players[side]["deck"] for side in ("light", "dark")] == [None, None]
    assert client.play(random.Random(3)) > 50
    client.wait(lambda each: each.players["status"] == "over")
    assert [client.players[side]["deck"] for side in ("light", "dark")] == ["intro_light", "intro_dark"]
    assert client.players["result"]["winner"] == client.view["winner"]
    replay = server.get(f"/api/games/{made['game']}/replay")
    game = Game.replay(replay["log"])
    assert game.winner == client.view["winner"]
    # A client that patched its way through the whole game sees what a newcomer sees.
    late = server.client(made["game"], made["token"])
    assert late.view == client.view
    assert late.events == client.events
    assert [event["text"]["en"] for event in late.events] == [event.text("en") for event in game.events("light")]
    late.close()
    client.close()


def test_the_replay_shows_both_hands_at_each_step(server: LocalServer) -> None:
    made = server.against_bot("dark", seed=4)
    client = server.client(made["game"], made["token"])
    client.play(random.Random(1), most=30)
    client.say("concede")
    client.wait(lambda each: each.over)
    client.close()
    replay = server.get(f"/api/games/{made['game']}/replay")
    assert replay["players"]["dark"]["kind"] == "human"
    assert replay["result"] == {"winner": "light", "reason": "conceded"}
    for step in (0, replay["steps"] // 2, replay["steps"]):
        shown = server.get(f"/api/games/{made['game']}/replay?at={step}")["view"]
        game = Game.replay({**replay["log"], "answers": replay["log"]["answers"][:step]})
        assert shown["hands"] == {side: game.view(side)["hand"] for side in ("light", "dark")}
    assert server.call("GET", f"/api/games/{made['game']}/replay?at={replay['steps'] + 1}")[0] == 422
    assert server.call("GET", f"/api/games/{made['game']}/replay?at=-1")[0] == 400


def play_both(clients: list[Client], rng: random.Random, most: int = 10_000) -> int:
    """Two clients answer in turn; how many answers were taken."""
    taken = 0
    while taken < most and not all(client.over for client in clients):
        for client in clients:
            if client.decision is not None and not client.over:
                client.answer(client.pick(rng))
                taken += 1
                break
        target = max(client.seq for client in clients) + 1
        for client in clients:
            client.wait(lambda each: each.seq >= target or each.over)  # noqa: B023
    return taken


def test_two_players_and_a_spectator_see_only_what_they_may(server: LocalServer) -> None:
    """Every message of a whole game is held against the truth, replayed from the log."""
    made, light_token, dark_token = server.two_players()
    game = made["game"]
    seats = {"light": light_token, "dark": dark_token, "public": made["watch"]}
    clients = {seat: server.client(game, token) for seat, token in seats.items()}
    play_both([clients["light"], clients["dark"]], random.Random(11))
    clients["public"].wait(lambda each: each.over)
    log = server.get(f"/api/games/{game}/replay")["log"]
    for seat, client in clients.items():
        assert client.seat == seat
        assert_nothing_hidden(seat, client.received, log)
        client.close()


def assert_nothing_hidden(seat: str, received: list[dict[str, Any]], log: dict[str, Any]) -> None:
    """No message names a card that its seat could not have seen by then, by id or by title."""
    game, knowledge, step = Game.replay({**log, "answers": []}), Knowledge(seat), 0
    for message in received:
        while step < message.get("step", step):
            game.answer(log["answers"][step])
            step += 1
        knowledge.learn(game)
        leaked = knowledge.leaks(game, message)
        assert not leaked, (seat, leaked, message)
    assert step == len(log["answers"])


def test_the_check_of_hidden_cards_would_notice(server: LocalServer) -> None:
    """The check above is worth something: it fails if one message of the other seat slips in."""
    made, light_token, dark_token = server.two_players()
    clients = [server.client(made["game"], token) for token in (light_token, dark_token)]
    play_both(clients, random.Random(5), most=40)
    clients[0].say("concede")
    for client in clients:
        client.wait(lambda each: each.over)
        client.close()
    log = server.get(f"/api/games/{made['game']}/replay")["log"]
    with pytest.raises(AssertionError):
        assert_nothing_hidden("light", clients[1].received, log)


def test_a_status_is_no_card_but_a_card_is_one_wherever_it_is_named() -> None:
    """ "Undercover" is a status that everybody sees, and the title of a card that may lie in a Reserve Deck."""
    game = Game.new(light=bundled_deck("panh_light"), dark=bundled_deck("panh_dark"), seed=1)
    knowledge = Knowledge("public")
    knowledge.learn(game)
    word = say("status.undercover", other=None, value=None)
    label = {"en": word("en"), "fr": word("fr")}
    spy = {"status": ["undercover"], "marks": [label]}
    assert knowledge.leaks(game, {"type": "delta", "patch": {"table": [spy]}}) == []
    for leak in ({**spy, "status": []}, {**spy, "title": "Undercover"}, {**spy, "marks": [{"en": "by Undercover"}]},
                 {"text": {"en": "Light draws Undercover."}}):  # fmt: skip
        assert knowledge.leaks(game, {"type": "delta", "patch": {"table": [leak]}}) == ["Undercover"], leak


def test_a_game_by_link_begins_when_the_other_player_comes(server: LocalServer) -> None:
    made = server.post("/api/games", {"side": "light", "deck": DECKS["light"], "opponent": {"kind": "link"}})
    client = server.client(made["game"], made["token"])
    assert client.view is None and client.players["dark"]["kind"] == "empty"
    client.say("answer", seq=0, option=0)
    assert client.until("error")["code"] == "not-begun"
    server.post(f"/api/games/{made['game']}/join", {"token": made["invite"], "deck": DECKS["dark"], "name": "Ben"})
    client.wait(lambda each: each.view is not None and each.players["status"] == "playing")
    assert client.players["dark"]["name"] == "Ben"
    client.close()


def test_a_double_click_and_a_late_answer_are_refused(server: LocalServer) -> None:
    made, light_token, dark_token = server.two_players()
    clients = [server.client(made["game"], token) for token in (light_token, dark_token)]
    mover = next(client for client in clients if client.decision)
    other = next(client for client in clients if not client.decision)
    other.answer(0)
    assert other.until("error")["code"] == "not-your-turn"
    seq = mover.seq
    for _ in range(3):
        mover.say("answer", seq=seq, option=0)
    heard = [mover.until("delta", "error") for _ in range(3)]
    assert [message["type"] for message in heard] == ["delta", "error", "error"]
    assert {message["code"] for message in heard[1:]} == {"late"}
    assert mover.seq == seq + 1
    mover.say("answer", seq=seq + 50, option=0)
    assert mover.until("error")["code"] == "late"
    for client in clients:
        client.close()


def test_options_that_are_not_there_are_refused(server: LocalServer) -> None:
    made = server.against_bot("dark")
    client = server.client(made["game"], made["token"])
    client.wait(lambda each: each.decision is not None)
    seq = client.seq
    client.answer(len(client.decision["options"]))
    assert client.until("error")["code"] == "no-option"
    assert client.seq == seq
    client.close()


@pytest.mark.usefixtures("no_deadlines")
def test_a_move_does_not_wait_for_all_who_look_back(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made, light, _ = server.two_players()
    client = server.client(made["game"], light)
    room = server.hub.rooms[made["game"]]
    do, begun, came, release = room.do, threading.Event(), threading.Event(), threading.Semaphore(0)

    def look_back(table: Table) -> None:
        begun.set()
        assert release.acquire(timeout=HANG_SECONDS)

    async def note_move(make: Any, slow: bool = False) -> None:
        came.set()
        await do(make, slow)

    monkeypatch.setattr(room, "do", note_move)
    questions = [asyncio.run_coroutine_threadsafe(room.ask(look_back, slow=True), server.loop) for _ in range(20)]
    assert begun.wait(HANG_SECONDS)
    client.say("chat", text="hello")
    assert came.wait(HANG_SECONDS)
    release.release()
    client.until("chat")
    assert sum(each.done() for each in questions) <= 1
    release.release(len(questions))
    for each in questions:
        each.result(HANG_SECONDS)


def test_what_was_stored_counts_once_even_if_the_report_was_lost(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    append = server.hub.append

    async def unreported(*entry: Any) -> bool:
        server.hub.append = append
        assert await append(*entry)
        return await append(*entry)

    try:
        made, light, _ = server.two_players()
        client = server.client(made["game"], light)
        server.hub.append = unreported
        client.say("chat", text="once")
        client.until("chat")
        client.catch_up()
        assert sum(message["type"] == "chat" for message in client.received) == 1
    finally:
        server.stop()


def test_a_line_of_chat_that_is_sent_again_is_said_once(tmp_path: Path) -> None:
    """The connection broke before it came back. Another line may have the same words, or be another player's."""
    database = str(tmp_path / "games.sqlite3")
    server = LocalServer(database)
    made, *tokens = server.two_players()
    light, dark = (server.client(made["game"], token) for token in tokens)
    light.say("chat", text="well?", id="first")
    assert light.until("chat")["line"]["id"] == "first"
    server.stop()
    server = LocalServer(database)
    try:
        light, dark = (server.client(made["game"], token) for token in tokens)
        light.say("chat", text="well?", id="first")
        refused = light.until("error", "chat")
        assert (refused["code"], refused["id"]) == ("late", "first")
        dark.say("chat", text="well!", id="first")
        light.say("chat", text="well?", id="second")
        dark.until("chat")
        dark.until("chat")
        again = server.client(made["game"], made["watch"])
        assert sorted(line["text"] for line in again.received[0]["chat"]) == ["well!", "well?", "well?"]
    finally:
        server.stop()


def test_a_spectator_only_watches(server: LocalServer) -> None:
    made = server.against_bot("dark")
    watcher = server.client(made["game"], made["watch"])
    for message in ({"type": "answer", "seq": 0, "option": 0}, {"type": "undo", "seq": 0}, {"type": "concede"},
                    {"type": "chat", "text": "hello"}, {"type": "undo-yes", "seq": 0}, {"type": "redo"},
                    {"type": "why", "id": 1, "verb": "drain", "card": 1}):  # fmt: skip
        watcher.say(**message)
        assert watcher.until("error")["code"] == "not-yours"
    watcher.close()


def test_what_was_missed_is_sent_again_and_only_that(server: LocalServer) -> None:
    made = server.against_bot("light")
    client = server.client(made["game"], made["token"])
    client.play(random.Random(2), most=10)
    client.wait(lambda each: each.decision is not None)
    seq, view, events = client.seq, client.view, client.events
    client.received.clear()
    client.say("resend", since=seq - 3)
    client.seq = seq - 3
    client.until("now")
    assert [each["seq"] for each in client.received] == [seq - 2, seq - 1, seq, seq]
    client.close()
    # A new connection that says what it has seen is sent the rest.
    again = Client(server.base, made["game"], made["token"], since=seq - 2)
    again.seq, again.view, again.events = seq - 2, view, events
    again.wait(lambda each: each.seq == seq)
    assert "snapshot" not in {each["type"] for each in again.received}
    # One that has been away too long is shown the table anew.
    far = Client(server.base, made["game"], made["token"], since=10_000)
    assert far.until("snapshot")["seq"] == seq
    again.close()
    far.close()


def test_chat_reaches_everybody_and_newcomers(server: LocalServer) -> None:
    made, light_token, dark_token = server.two_players()
    light, dark = (server.client(made["game"], token) for token in (light_token, dark_token))
    seq = light.seq
    light.say("chat", text="  hello\u0000 there ")
    for client in (light, dark):
        line = client.until("chat")["line"]
        assert (line["by"], line["text"]) == ("light", "hello there")
    # Chat does not make the other player's answer late.
    mover = next(client for client in (light, dark) if client.decision)
    mover.say("answer", seq=seq, option=0)
    mover.until("delta")
    late = Client(server.base, made["game"], made["watch"])
    assert late.until("snapshot")["chat"][0]["text"] == "hello there"
    for client in (light, dark, late):
        client.close()


def test_a_rematch_brings_both_to_the_same_new_game(server: LocalServer) -> None:
    made, light_token, dark_token = server.two_players()
    path = f"/api/games/{made['game']}/rematch"
    assert server.call("POST", path, {"token": light_token})[0] == 409
    light, dark = (server.client(made["game"], token) for token in (light_token, dark_token))
    light.say("concede")
    dark.wait(lambda each: each.over)
    assert server.call("POST", path, {"token": made["watch"]})[0] == 403
    first = server.post(path, {"token": light_token})
    dark.wait(lambda each: each.players["rematch"] == first["game"])
    second = server.post(path, {"token": dark_token})
    assert (first["game"], first["seat"], second["seat"]) == (second["game"], "light", "dark")
    again = [server.client(each["game"], each["token"]) for each in (first, second)]
    assert play_both(again, random.Random(1), most=10) == 10
    for client in (light, dark, *again):
        client.close()


def test_sides_are_swapped_in_a_rematch_by_who_asks_first(server: LocalServer) -> None:
    made, *tokens = server.two_players()
    clients = [server.client(made["game"], token) for token in tokens]
    clients[0].say("concede")
    clients[1].wait(lambda each: each.over)
    path = f"/api/games/{made['game']}/rematch"
    first = server.post(path, {"token": tokens[1], "swap": True})
    second = server.post(path, {"token": tokens[0]})
    assert (first["game"], first["seat"], second["seat"]) == (second["game"], "light", "dark")
    again = [server.client(each["game"], each["token"]) for each in (first, second)]
    assert play_both(again, random.Random(1), most=10) == 10
    for client in (*clients, *again):
        client.close()


def test_who_swaps_sides_with_a_bot_plays_its_deck(server: LocalServer) -> None:
    made = server.against_bot("light", seed=8)
    client = server.client(made["game"], made["token"])
    client.say("concede")
    client.wait(lambda each: each.over)
    again = server.post(f"/api/games/{made['game']}/rematch", {"token": made["token"], "swap": True})
    assert again["seat"] == "dark"
    swapped = server.client(again["game"], again["token"])
    assert [swapped.players[side]["kind"] for side in ("light", "dark")] == ["bot", "human"]
    logs = [
        server.get(f"/api/games/{each['game']}/log", Authorization=f"Bearer {each['token']}") for each in (made, again)
    ]
    assert all(Counter(logs[0]["base"][side]) == Counter(logs[1]["base"][side]) for side in ("light", "dark"))
    for each in (client, swapped):
        each.close()


def test_why_and_explain_speak_only_of_cards_in_view(server: LocalServer) -> None:
    made = server.against_bot("light", seed=8)
    client = server.client(made["game"], made["token"])
    client.play(random.Random(8), most=60)
    client.wait(lambda each: each.decision is not None or each.over)
    shown = ids(client.view)
    place = client.view["table"]["rows"][0]["locations"][0]["id"]
    client.say("explain", id=1, stat="total power", card=place, player="light")
    sent = client.until("answer")
    assert sent["id"] == 1 and isinstance(sent["parts"], list)
    client.say("why", id="q", verb="drain", card=place)
    sent = client.until("answer")
    assert sent["id"] == "q" and all(each["rule"] and each["text"]["fr"] for each in sent["refusals"])
    hidden = next(id for id in range(1, 121) if id not in shown)
    for type, more in (("why", {"verb": "deploy"}), ("explain", {"stat": "power"})):
        client.say(type, id=2, card=hidden, **more)
        refused = client.until("error")
        assert (refused["code"], refused["id"]) == ("no-card", 2)
    client.say("why", id=3, verb="frobnicate", card=place)
    assert client.until("error")["code"] == "question"
    client.close()


def test_looking_back_shows_what_this_seat_saw_then(server: LocalServer) -> None:
    made = server.against_bot("light", seed=9)
    client = server.client(made["game"], made["token"])
    first = dict(client.view)
    client.play(random.Random(9), most=40)
    client.say("look", id=1, step=0)
    past = client.until("past")
    assert past["view"]["hand"] == first["hand"] and past["view"]["decision"] is None
    client.say("look", id=2, step=10_000)
    assert client.until("error")["code"] == "no-step"
    client.close()
