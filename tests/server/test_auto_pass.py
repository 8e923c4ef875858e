"""Where players want to be asked: elsewhere the server passes for them."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cantina import Game
from cantina.decks import bundled_deck, standard_catalog
from cantina.lang.vocabulary import Moment
from cantina.server.games import auto_player
from cantina.server.games.pass_settings import (
    IDLE,
    MOMENTS,
    USUAL,
    WINDOWS,
    PassSettings,
    auto_pass_option,
    expire_settings,
    pack,
    unpack,
    window,
)
from cantina.text.messages import ROWS
from tests.waiting import HANG_SECONDS, wait_for

from .harness import LocalServer, ServerProcess
from .table_client import Client


def test_every_moment_that_is_asked_about_can_be_chosen() -> None:
    asked = {moment for moment in get_args(Moment) if f"prompt.respond.{moment}" in ROWS}
    assert {moment for group in MOMENTS.values() for moment in group} == asked
    assert set(MOMENTS) <= set(WINDOWS)


def test_wishes_are_kept_as_they_are() -> None:
    wishes = PassSettings(frozenset({"battle", "own-deploy"}), "turn", 4)
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
            option, kind = auto_pass_option(game, side, PassSettings()), window(game)
            if option is not None:
                assert game.decision.options[option].verb == "pass"
                assert kind is not None
                passed[kind] += 1
            assert (option is None) == (kind is None or kind in USUAL)
            assert auto_pass_option(game, side, PassSettings(frozenset(WINDOWS))) is None
            everything = PassSettings(frozenset(WINDOWS), "turn", game.engine.state.turn)
            assert (auto_pass_option(game, side, everything) is None) == (kind is None), (
                "a forced choice is always asked"
            )
            quiet = msgspec.structs.replace(everything, passing="quiet")
            assert (auto_pass_option(game, side, quiet) is not None) == (kind in IDLE)
    assert passed
    assert all(kind.startswith("their-") for kind in passed)


def test_one_passes_until_a_phase_begins_and_no_longer() -> None:
    seen = set()
    for game in decisions(1):
        assert game.decision is not None
        side, state = game.decision.player, game.engine.state
        going = PassSettings(frozenset(WINDOWS), "move", state.turn)
        before = window(game) in IDLE and state.phase in ("activate", "control", "deploy", "battle")
        assert (auto_pass_option(game, side, going) is not None) == before
        assert expire_settings(game, side, going).passing == ("move" if before else "")
        seen.add((before, state.phase))
    assert {(True, "battle"), (False, "move"), (False, "draw"), (False, "battle")} <= seen


def test_passing_ends_with_the_turn_or_when_something_happens() -> None:
    ended = set()
    for game in decisions(1):
        assert game.decision is not None
        side, turn = game.decision.player, game.engine.state.turn
        rest = PassSettings(passing="turn", turn=turn)
        assert expire_settings(game, side, rest) == rest
        assert expire_settings(game, side, PassSettings(passing="turn", turn=turn - 1)).passing == ""
        quiet = PassSettings(passing="quiet", turn=turn)
        assert (expire_settings(game, side, quiet).passing == "") == (window(game) not in IDLE)
        ended.add(expire_settings(game, side, quiet).passing)
    assert ended == {"", "quiet"}


# -- at a table --------------------------------------------------------------------------------------------------------


@pytest.fixture
def alone(server: LocalServer) -> Client:
    """Somebody who plays against a bot."""
    made = server.against_bot(seed=11)
    return server.client(made["game"], made["token"])


def play(client: Client, rng: random.Random, most: int) -> tuple[Counter[int], Counter[int]]:
    """Play at random, but keep Interrupts: how often one was asked in each turn of the other player, though one could
    pass; and how often one held an Interrupt when one had to choose."""
    found, held = Counter[int](), Counter[int]()
    for _ in range(most):
        client.wait(lambda each: each.over or (each.decision is not None and not each.passing))
        if client.over:
            break
        assert client.view is not None
        assert client.decision is not None
        verbs = [each["verb"] for each in client.decision["options"]]
        held[client.view["turn"]] += holds_an_interrupt(client)
        if client.view["player"] != client.seat and "pass" in verbs:
            found[client.view["turn"]] += 1
        seq = client.seq
        client.answer(verbs.index("pass") if "play" in verbs and "pass" in verbs else client.pick(rng))
        client.wait(lambda each, seq=seq: each.seq > seq)
    return found, held


def holds_an_interrupt(client: Client) -> bool:
    assert client.view is not None
    faces = standard_catalog().by_id
    return any(faces[each["card"]].category == "interrupt" for each in client.view["hand"])


@pytest.mark.parametrize("everywhere", [False, True])
def test_through_a_whole_game_one_is_asked_at_most_three_times_a_turn(alone: Client, everywhere: bool) -> None:
    alone.say("wishes", **({"ask": list(WINDOWS)} if everywhere else {}))
    asked, held = play(alone, random.Random(3), 4000)
    assert alone.over
    assert sum(held.values()) > 20, "there was nothing to be asked about"
    assert (max(asked.values(), default=0) > 3) == everywhere


def test_wishes_outlive_connections_and_servers(database: str) -> None:
    server = ServerProcess(database, "--no-rate-limit")
    try:
        made = server.against_bot()
        client = server.client(made["game"], made["token"])
        client.say("wishes", ask=["battle", "own-deploy"], passing="turn")
        sent = {"ask": ["own-deploy", "battle"], "passing": "turn"}
        client.wait(lambda each: each.wishes == sent)
        client.close()
        again = Client(server.base, made["game"], made["token"])
        assert again.until("snapshot")["wishes"] == sent
        again.close()
        server.kill()
        server.start()
        last = Client(server.base, made["game"], made["token"])
        assert last.until("snapshot")["wishes"] == sent
        last.close()
    finally:
        server.kill()


def test_nobody_else_hears_of_them(server: LocalServer) -> None:
    made, first, second = server.two_players()
    light, dark = server.client(made["game"], first), server.client(made["game"], second)
    watching = server.client(made["game"], made["watch"])
    seq = light.seq
    for each in (light, dark, watching):
        each.catch_up()
        each.received.clear()
    light.say("wishes", passing="turn")
    light.wait(lambda each: each.wishes is not None)
    assert len(light.received) == 1
    for other in (dark, watching):
        other.catch_up()
        assert other.wishes is None
        assert len(other.received) == 1, "only the answer to a ping"
        assert other.seq <= seq
    watching.say("wishes")
    assert watching.until("error")["code"] == "not-yours"
    light.say("wishes", ask=["nothing of the kind"])
    assert light.until("error")["code"] == "malformed"


def may_pass(client: Client) -> bool:
    return any(option["verb"] == "pass" for option in client.decision["options"])


def test_who_is_passed_for_is_not_shown_the_question_first(alone: Client) -> None:
    rng = random.Random(2)
    while alone.view is None or alone.view["phase"] != "deploy" or not may_pass(alone):
        alone.wait(lambda each: each.decision is not None)
        seq = alone.seq
        alone.answer(alone.pick(rng))
        alone.wait(lambda each, seq=seq: each.seq > seq and each.decision is not None)
    alone.say("wishes")
    alone.wait(lambda each: each.wishes is not None)
    assert not alone.passing
    alone.say("wishes", passing="turn")
    alone.wait(lambda each: each.wishes["passing"] == "turn")
    assert alone.passing


def test_undo_takes_back_what_the_player_said_and_not_what_was_passed_for_them(alone: Client) -> None:
    alone.say("wishes")
    alone.wait(lambda each: each.wishes is not None)
    rng = random.Random(5)
    mine, passed = 0, False
    while not passed:
        alone.wait(lambda each: each.decision is not None and not each.passing)
        mine, seq = alone.step, alone.seq
        alone.answer(alone.pick(rng))
        alone.wait(lambda each, seq=seq: each.seq > seq and each.decision is not None and not each.passing)
        passed = any(each["passing"] for each in alone.received if each["type"] == "now" and each["seq"] > seq)
    alone.say("undo")
    alone.wait(lambda each: each.step == mine)
    assert alone.decision is not None


def test_a_move_and_what_it_makes_of_wishes_are_stored_together(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made = server.against_bot(seed=11)
        client = server.client(made["game"], made["token"])
        client.wait(lambda each: each.decision is not None)
        client.answer(client.pick(random.Random(2)))
        client.until("delta")
        client.say("wishes", ask=list(WINDOWS), passing="turn")
        client.wait(lambda each: each.wishes is not None)
        with server.without_database("INTO wish"):
            client.say("undo")
            assert client.until("error")["code"] == "storage"
            client.catch_up()
            assert client.wishes["passing"] == "turn"
        seq = client.seq
        client.say("undo")
        client.wait(lambda each: each.wishes["passing"] == "")
        assert client.seq == seq + 1
    finally:
        server.stop()


def answer_while_wishing(server: LocalServer, mover: Client, other: Client, ask: list[str]) -> None:
    """Answer, and say the wishes of the other player before that answer is stored."""
    hub, room = server.hub, server.hub.rooms[mover.game]
    append, wish, came = hub.append, room.wish, threading.Event()
    stored, wished = threading.Event(), asyncio.Event()

    async def hold(*entry: Any) -> bool:
        hub.append = append
        stored.set()
        await wished.wait()
        return await append(*entry)

    async def note_wish(*said: Any) -> None:
        room.wish = wish
        came.set()
        await wish(*said)

    hub.append, room.wish = hold, note_wish
    mover.answer(mover.pick(random.Random(1)))
    assert stored.wait(HANG_SECONDS)
    other.say("wishes", ask=ask)
    assert came.wait(HANG_SECONDS)
    server.loop.call_soon_threadsafe(wished.set)


def test_wishes_that_come_while_an_answer_is_stored_do_not_hide_the_next_question(server: LocalServer) -> None:
    """The answer is told as the old wishes have it (the server is about to pass), and the new ones after it."""
    made, first, second = server.two_players()
    clients = [server.client(made["game"], token) for token in (first, second)]
    asked_after_all = 0
    for _ in range(30):
        mover = mover_of(clients)
        other = next(each for each in clients if each is not mover)
        other.say("wishes", ask=[])
        other.wait(lambda each: each.wishes is not None and not each.wishes["ask"])
        seq = other.seq
        answer_while_wishing(server, mover, other, list(WINDOWS))
        other.wait(lambda each: bool(each.wishes["ask"]))
        assert mover_of(clients) in clients
        sent = [each for each in other.received if each["type"] == "now" and each["seq"] == seq + 1]
        asked_after_all += sent[0]["passing"] and other.seq == seq + 1
    assert asked_after_all > 3


def test_who_takes_back_is_asked_again(alone: Client) -> None:
    rng = random.Random(2)
    while alone.view is None or alone.view["turn"] < 2:
        alone.wait(lambda each: each.decision is not None)
        seq = alone.seq
        alone.answer(alone.pick(rng))
        alone.wait(lambda each, seq=seq: each.seq > seq)
    alone.say("wishes", passing="turn")
    alone.wait(lambda each: each.wishes is not None and each.wishes["passing"] == "turn")
    alone.say("undo")
    alone.wait(lambda each: each.wishes is not None and each.wishes["passing"] == "")


# -- nobody learns from a pause ----------------------------------------------------------------------------------------


class Pauses(random.Random):
    """Counts the pauses of the server instead of making them."""

    made = 0

    def uniform(self, least: float, most: float) -> float:
        assert 0 < least < most
        self.made += 1
        return 0.0


def mover_of(clients: list[Client]) -> Client:
    """Who has something to choose, when the server has passed for everybody else."""

    def find() -> Client | None:
        for each in clients:
            each.catch_up()
        return next((each for each in clients if each.decision is not None and not each.passing), None)

    return wait_for(find, "the next question is shown")


def play_together(server: LocalServer, answers: int, **setting: bool) -> list[Client]:
    """Two people give so many answers."""
    made, first, second = server.two_players(**setting)
    clients = [server.client(made["game"], token) for token in (first, second)]
    rng = random.Random(4)
    for _ in range(answers):
        mover = mover_of(clients)
        assert mover.decision is not None
        assert [option["verb"] for option in mover.decision["options"]] != ["pass"], "there is nothing to choose"
        seq = mover.seq
        mover.answer(mover.pick(rng))
        mover.wait(lambda each, seq=seq: each.seq > seq)
    return clients


@pytest.mark.parametrize("discreet", [True, False])
def test_one_pause_follows_what_a_person_did_if_the_game_is_discreet(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, discreet: bool
) -> None:
    pauses = Pauses(1)
    monkeypatch.setattr(server.hub, "chance", pauses)
    clients = play_together(server, 60, discreet=discreet)
    passed = mover_of(clients).step - 60
    assert (passed > 20) == discreet, "the server passes for those who can do nothing else"
    assert (5 < pauses.made <= 60) == discreet
    assert discreet or pauses.made == 0


SEED = 3  # nobody holds a card that could be played while Force is activated


def test_a_pass_is_no_answer_to_ask_about_in_a_discreet_game(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto_player, "PAUSE", (0.0, 0.0))
    monkeypatch.setattr(server.hub, "new_seed", lambda: SEED)
    clients = play_together(server, 2, discreet=True)
    mover = mover_of(clients)
    assert mover.decision is not None
    assert mover.decision["options"][0]["verb"] == "activate"
    step = mover.step
    mover.answer(0)
    mover.wait(lambda each: each.step > step + 1)  # the other player was asked, and passed for
    mover.wait(lambda each: each.decision is not None)
    mover.say("undo")
    mover.wait(lambda each: each.step == step)
