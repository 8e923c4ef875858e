"""Where players want to be asked: elsewhere the server passes for them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from cantina import Game
from cantina.decks import bundled_deck
from cantina.lang.vocabulary import Moment
from cantina.server.wishes import IDLE, MOMENTS, USUAL, WINDOWS, Wishes, pack, settled, to_pass, unpack, window
from cantina.text.messages import ROWS

from .harness import LocalServer, ServerProcess
from .table_client import Client


def test_every_moment_that_is_asked_about_can_be_chosen() -> None:
    asked = {moment for moment in get_args(Moment) if f"prompt.respond.{moment}" in ROWS}
    assert {moment for group in MOMENTS.values() for moment in group} == asked
    assert set(MOMENTS) <= set(WINDOWS)


def test_wishes_are_kept_as_they_are() -> None:
    wishes = Wishes(frozenset({"battle", "own-deploy"}), "turn", 4)
    assert unpack(pack(wishes)) == wishes


def decisions(seed: int, most: int = 400) -> Iterator[Game]:
    """A game, whenever somebody must choose."""
    rng = random.Random(seed)
    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=seed)
    for _ in range(most):
        if game.decision is None:
            return
        yield game
        game.choose(rng.choice([n for n, each in enumerate(game.decision.options) if each.verb != "cancel"]))


def test_only_a_pass_is_ever_given_and_only_where_nobody_wants_to_be_asked() -> None:
    passed = Counter[str]()
    for seed in range(4):
        for game in decisions(seed):
            assert game.decision is not None
            side = game.decision.player
            option, kind = to_pass(game, side, Wishes()), window(game)
            if option is not None:
                assert game.decision.options[option].verb == "pass"
                assert kind is not None
                passed[kind] += 1
            assert (option is None) == (kind is None or kind in USUAL)
            assert to_pass(game, side, Wishes(frozenset(WINDOWS))) is None
            everything = Wishes(frozenset(WINDOWS), "turn", game.engine.state.turn)
            assert (to_pass(game, side, everything) is None) == (kind is None), "a forced choice is always asked"
            quiet = msgspec.structs.replace(everything, passing="quiet")
            assert (to_pass(game, side, quiet) is not None) == (kind in IDLE)
    assert passed
    assert all(kind.startswith("their-") for kind in passed)


def test_passing_ends_with_the_turn_or_when_something_happens() -> None:
    ended = set()
    for game in decisions(1):
        assert game.decision is not None
        side, turn = game.decision.player, game.engine.state.turn
        rest = Wishes(passing="turn", turn=turn)
        assert settled(game, side, rest) == rest
        assert settled(game, side, Wishes(passing="turn", turn=turn - 1)).passing == ""
        quiet = Wishes(passing="quiet", turn=turn)
        assert (settled(game, side, quiet).passing == "") == (window(game) not in IDLE)
        ended.add(settled(game, side, quiet).passing)
    assert ended == {"", "quiet"}


# -- at a table --------------------------------------------------------------------------------------------------------


@pytest.fixture
def alone(server: ServerProcess) -> Client:
    """Somebody who plays against a bot."""
    made = server.against_bot(seed=11)
    return server.client(made["game"], made["token"])


def play(client: Client, rng: random.Random, most: int) -> Counter[int]:
    """Play at random; how often one was asked in each turn of the other player, though one could pass."""
    found = Counter[int]()
    for _ in range(most):
        client.wait(lambda each: each.over or (each.decision is not None and not each.passing))
        if client.over:
            break
        assert client.view is not None
        assert client.decision is not None
        verbs = [each["verb"] for each in client.decision["options"]]
        if client.view["player"] != client.seat and "pass" in verbs:
            found[client.view["turn"]] += 1
        seq = client.seq
        client.answer(verbs.index("pass") if "play" in verbs and "pass" in verbs else client.pick(rng))
        client.wait(lambda each, seq=seq: each.seq > seq)
    return found


def test_through_a_whole_game_one_is_asked_at_most_three_times_a_turn(alone: Client) -> None:
    alone.say("wishes")
    asked = play(alone, random.Random(3), 4000)
    assert alone.over
    assert max(asked.values(), default=0) <= 3


def test_wishes_outlive_connections_and_servers(database: str) -> None:
    server = ServerProcess(database, "--no-rate-limit")
    try:
        made = server.against_bot()
        client = server.client(made["game"], made["token"])
        client.say("wishes", ask=["battle", "own-deploy"], passing="turn")
        told = client.until("wishes")["wishes"]
        assert told == {"ask": ["own-deploy", "battle"], "passing": "turn"}
        client.close()
        again = Client(server.base, made["game"], made["token"])
        assert again.until("snapshot")["wishes"] == told
        again.close()
        server.kill()
        server.start()
        last = Client(server.base, made["game"], made["token"])
        assert last.until("snapshot")["wishes"] == told
        last.close()
    finally:
        server.kill()


def test_nobody_else_hears_of_them(server: ServerProcess) -> None:
    made, first, second = server.two_players()
    light, dark = server.client(made["game"], first), server.client(made["game"], second)
    watching = server.client(made["game"], made["watch"])
    seq = light.seq
    light.say("wishes", passing="turn")
    light.until("wishes")
    for other in (dark, watching):
        other.say("ping")
        heard = other.until("pong")
        assert heard
        assert not any(each["type"] == "wishes" for each in other.received)
        assert other.seq <= seq
    watching.say("wishes")
    assert watching.until("error")["code"] == "not-yours"
    light.say("wishes", ask=["nothing of the kind"])
    assert light.until("error")["code"] == "malformed"


def test_undo_takes_back_what_the_player_said_and_not_what_was_passed_for_them(alone: Client) -> None:
    alone.say("wishes")
    alone.until("wishes")
    rng = random.Random(5)
    mine, passed = 0, False
    while not passed:
        alone.wait(lambda each: each.decision is not None and not each.passing)
        mine, seq = alone.step, alone.seq
        alone.answer(alone.pick(rng))
        alone.wait(lambda each, seq=seq: each.seq > seq and each.decision is not None and not each.passing)
        deltas = [each for each in alone.received if each["type"] == "delta" and each["seq"] > seq]
        passed = any(each["passing"] for each in deltas)
    alone.say("undo")
    alone.wait(lambda each: each.step == mine)
    assert alone.decision is not None


def test_what_is_stored_is_not_said_to_be_lost_when_wishes_are(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made = server.against_bot(seed=11)
        client = server.client(made["game"], made["token"])
        client.wait(lambda each: each.decision is not None)
        client.answer(client.pick(random.Random(2)))
        client.until("delta")
        client.say("wishes", ask=list(WINDOWS), passing="turn")
        client.until("wishes")
        with server.without_database("INTO wish"):
            client.say("undo")
            assert client.until("wishes")["wishes"]["passing"] == ""
        client.say("ping")
        client.until("pong")
        assert not any(each["type"] == "error" for each in client.received)
    finally:
        server.stop()


def test_who_takes_back_is_asked_again(alone: Client) -> None:
    rng = random.Random(2)
    while alone.view is None or alone.view["turn"] < 2:
        alone.wait(lambda each: each.decision is not None)
        seq = alone.seq
        alone.answer(alone.pick(rng))
        alone.wait(lambda each, seq=seq: each.seq > seq)
    alone.say("wishes", passing="turn")
    assert alone.until("wishes")["wishes"]["passing"] == "turn"
    alone.say("undo")
    assert alone.until("wishes")["wishes"]["passing"] == ""
