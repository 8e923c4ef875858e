"""Taking back: at once where nothing was revealed, by leave of the other player where something was."""

from __future__ import annotations

import random

import pytest

from cantina.server.games.undo_policy import revealed
from tests.cards.people import scene

from .harness import LocalServer, ServerProcess
from .table_client import Client

Pair = tuple[str, Client, Client]


@pytest.fixture
def pair(server: LocalServer) -> Pair:
    """A game between two people, and their clients: light, dark."""
    made, light, dark = server.two_players()
    return made["game"], server.client(made["game"], light), server.client(made["game"], dark)


def settled(*clients: Client) -> tuple[Client, Client]:
    """Who must choose, and the other one, when both know everything."""
    newest = max(client.seq for client in clients)
    for client in clients:
        client.wait(lambda each: each.seq >= newest)
    mover = next(client for client in clients if client.decision)
    return mover, next(client for client in clients if client is not mover)


def choose(mover: Client, other: Client, verb: str) -> bool:
    """Take the first option with a verb, if there is one."""
    assert mover.decision is not None
    verbs = [option["verb"] for option in mover.decision["options"]]
    if verb not in verbs:
        return False
    answer(mover, other, verbs.index(verb))
    return True


def answer(mover: Client, other: Client, option: int) -> None:
    target = mover.seq + 1
    mover.answer(option)
    for client in (mover, other):
        client.wait(lambda each: each.seq >= target)


def play_until(clients: tuple[Client, Client], verb: str, rng: random.Random) -> tuple[Client, Client]:
    """Play on until somebody may choose a verb."""
    for _ in range(3000):
        mover, other = settled(*clients)
        assert mover.decision is not None
        if any(option["verb"] == verb for option in mover.decision["options"]):
            return mover, other
        answer(mover, other, mover.pick(rng))
    raise AssertionError(f"{verb} never came")


def test_an_answer_that_revealed_nothing_is_taken_back_at_once(pair: Pair) -> None:
    _, light, dark = pair
    mover, other = play_until((light, dark), "activate", random.Random(1))
    before, events, theirs = mover.view, mover.events, other.view
    # Activating Force moves face-down cards that nobody sees.
    choose(mover, other, "activate")
    assert mover.view != before
    assert other.events[-1]["facts"]["player"] == mover.seat
    assert other.events[-1]["facts"]["amount"] == 1
    seq = mover.seq
    mover.say("undo")
    for client in (mover, other):
        client.wait(lambda each: each.seq > seq)
    assert (mover.view, other.view) == (before, theirs)
    assert mover.events == events
    assert mover.seq == seq + 1
    sent = [[each["undone"] for each in client.received if each["type"] == "delta"] for client in (mover, other)]
    assert all(each[-2:] == [None, mover.seat] for each in sent)


def draw_a_card(pair: Pair) -> tuple[Client, Client]:
    _, light, dark = pair
    mover, other = play_until((light, dark), "draw", random.Random(2))
    choose(mover, other, "draw")
    mover.say("undo")
    return mover, other


def test_after_a_card_was_drawn_the_opponent_is_asked_and_may_refuse(pair: Pair) -> None:
    mover, other = draw_a_card(pair)
    asked = other.until("ask-undo")
    assert asked["by"] == mover.seat
    # By chance it may also be that the opponent could respond, or that the turn ended there.
    assert any("1" in each["en"] and each["fr"] for each in asked["seen"])
    assert not any("card" in each for each in asked["seen"]), "which card it was is not told"
    mover.wait(lambda each: each.players["undo"] == mover.seat)
    mover.say("undo")
    assert mover.until("error")["code"] == "undo-pending"
    mover.say("undo-yes")
    assert mover.until("error")["code"] == "no-request"
    view = mover.view
    other.say("undo-no")
    mover.wait(lambda each: each.players["undo"] is None)
    assert mover.view == view
    other.say("undo-yes")
    assert other.until("error")["code"] == "no-request"


def test_after_a_card_was_drawn_the_opponent_is_asked_and_may_grant_it(pair: Pair) -> None:
    mover, other = draw_a_card(pair)
    hand = len(mover.view["hand"])
    other.until("ask-undo")
    other.say("undo-yes")
    mover.wait(lambda each: len(each.view["hand"]) == hand - 1)
    other.wait(lambda each: each.seq == mover.seq)
    assert other.view["piles"][mover.seat]["hand"] == hand - 1
    assert other.players["undo"] is None


def test_a_request_is_there_for_one_who_comes_back(server: LocalServer, pair: Pair) -> None:
    mover, other = draw_a_card(pair)
    asked = other.until("ask-undo")
    other.close()
    again = Client(server.base, other.game, other.token)
    assert again.until("snapshot")["undo"] == {"by": mover.seat, "seen": asked["seen"]}
    again.say("undo-no")
    mover.wait(lambda each: each.players["undo"] is None)
    again.close()


def test_a_late_reply_is_not_taken_for_one_to_a_later_request(pair: Pair) -> None:
    mover, other = draw_a_card(pair)
    other.until("ask-undo")
    mover.wait(lambda each: each.players["undo"] == mover.seat)
    seen = other.seq
    other.say("undo-no")
    mover.wait(lambda each: each.players["undo"] is None)
    mover.say("undo")
    mover.wait(lambda each: each.players["undo"] == mover.seat)
    for reply in ("undo-yes", "undo-no"):
        other.say(reply, seq=seen)
        assert other.until("error")["code"] == "late"
    assert mover.players["undo"] == mover.seat
    other.wait(lambda each: each.seq == mover.seq)
    other.say("undo-yes")
    other.wait(lambda each: each.players["undo"] is None)


def test_an_answer_withdraws_a_request(pair: Pair) -> None:
    mover, other = draw_a_card(pair)
    other.until("ask-undo")
    mover.wait(lambda each: each.players["undo"] is not None)
    first, second = settled(mover, other)
    answer(first, second, first.pick(random.Random(0)))
    other.say("undo-yes")
    assert other.until("error")["code"] == "no-request"


def test_the_opponents_answer_since_makes_it_a_request(pair: Pair) -> None:
    _, light, dark = pair
    rng = random.Random(3)
    first, second = play_until((light, dark), "activate", rng)
    before = first.seq
    while True:
        mover, other = settled(light, dark)
        if mover is second:
            break
        answer(mover, other, mover.pick(rng))
    answer(second, first, second.pick(rng))
    assert first.seq > before
    first.say("undo")
    seen = second.until("ask-undo")["seen"]
    assert any("answers you have given since" in each["en"] for each in seen)


def test_against_a_bot_it_is_always_granted(server: LocalServer) -> None:
    made = server.against_bot("light", seed=21)
    client = server.client(made["game"], made["token"])
    rng = random.Random(21)
    for _ in range(15):
        client.wait(lambda each: each.decision is not None)
        view, steps = client.view, client.seq
        client.play(rng, most=1)
        client.wait(lambda each: each.decision is not None or each.over)
        client.say("undo")
        client.wait(lambda each: each.view == view)  # noqa: B023
        assert client.seq > steps
        client.play(rng, most=2)
    client.close()


def test_a_double_click_takes_back_one_answer(server: LocalServer) -> None:
    made = server.against_bot("light", seed=23)
    client = server.client(made["game"], made["token"])
    rng = random.Random(23)
    for _ in range(4):
        client.wait(lambda each: each.decision is not None)
        client.play(rng, most=1)
    client.wait(lambda each: each.decision is not None)
    before = client.view
    client.play(rng, most=1)
    client.wait(lambda each: each.decision is not None)
    seq = client.seq
    for _ in range(2):
        client.say("undo", seq=seq)
    client.wait(lambda each: each.view == before)
    assert client.until("error")["code"] == "late"
    assert client.view == before
    client.close()


def test_nothing_to_take_back(server: LocalServer) -> None:
    made = server.against_bot("light", seed=22)
    client = server.client(made["game"], made["token"])
    client.say("undo")
    assert client.until("error")["code"] == "nothing-to-undo"
    client.close()


def test_an_undo_survives_the_server(tmp_path) -> None:
    server = ServerProcess(str(tmp_path / "games.sqlite3"), "--no-rate-limit")
    try:
        made = server.against_bot("dark", seed=23)
        client = server.client(made["game"], made["token"])
        client.play(random.Random(1), most=20)
        client.wait(lambda each: each.decision is not None)
        for _ in range(3):
            seq = client.seq
            client.say("undo")
            client.wait(lambda each: each.seq > seq and each.decision is not None)  # noqa: B023
        view, events, seq = client.view, client.events, client.seq
        server.kill()
        server.start()
        again = server.client(made["game"], made["token"])
        assert (again.view, again.events, again.seq) == (view, events, seq)
        again.play(random.Random(1), most=5)
        again.close()
    finally:
        server.kill()


@pytest.mark.parametrize("held", ["Sense", "Stormtrooper"])
def test_that_the_opponent_could_respond_is_news(held: str) -> None:
    scenario = scene()
    scenario.put("Test Vader", at=scenario.location("Tatooine: Cantina", side="light"))
    card = scenario.hand("light", "Test Ploy")
    scenario.hand("dark", held)
    scenario.start(turn="light", phase="control")
    before = scenario.game.clone()
    scenario.do("play", card)
    news = revealed(before, scenario.game, "light", 0)
    assert news.response == (held == "Sense")
    assert not news.response or (not news.nothing and "respond" in news.words()[-1]["en"])
