"""Thinking ahead, in processes of its own: the opponent "master", and hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cantina import Game
from cantina.bots import make_bot
from cantina.bots.search import Budget
from cantina.decks import bundled_deck
from cantina.server.bots import think_processes
from cantina.server.bots.think_processes import (
    RemoteBot,
    ThinkPool,
    ThinkProcess,
    ThinkRequest,
    ThinkTimeout,
    ThinkWorker,
    advice,
)
from cantina.server.errors import ApiError
from tests.waiting import HANG_SECONDS

from .harness import LocalServer
from .table_client import Client

SHORT = Budget(milliseconds=50)


def opened() -> Game:
    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=4)
    bot = make_bot("heuristic", 4)
    for _ in range(12):
        game.choose(bot.choose(game))
    return game


def thought(game: Game, **more: Any) -> ThinkRequest:
    assert game.decision is not None
    return ThinkRequest("g", game.decision.player, 1, SHORT, game.save(), **more)


def test_a_process_thinks_and_remembers() -> None:
    game, thinker = opened(), ThinkProcess()
    try:
        assert game.decision is not None
        for _ in range(2):
            assert thinker.ask(thought(game), HANG_SECONDS) in range(len(game.decision.options))
        found = thinker.ask(thought(game, helps=True), HANG_SECONDS)
        assert {each.option for each in found} <= set(range(len(game.decision.options)))
    finally:
        thinker.close()


def test_what_goes_wrong_there_is_told_here() -> None:
    thinker = ThinkProcess()
    try:
        with pytest.raises(ValueError, match="save"):
            thinker.ask(ThinkRequest("g", "light", 1, SHORT, b"no save"), HANG_SECONDS)
    finally:
        thinker.close()


def test_nobody_waits_for_a_process_that_only_starts() -> None:
    thinker = ThinkProcess()
    try:
        with pytest.raises(ThinkTimeout):
            thinker.ask(ThinkRequest("g", "light", 1, Budget(milliseconds=0), b""), 0.0)
        game = opened()
        assert isinstance(thinker.ask(thought(game), HANG_SECONDS), int), "it was not given up"
    finally:
        thinker.close()


def test_a_process_that_died_is_replaced() -> None:
    game, thinker = opened(), ThinkProcess()
    try:
        thinker.ask(thought(game), HANG_SECONDS)
        thinker._process.kill()
        thinker._process.join()
        with pytest.raises(ThinkTimeout):
            thinker.ask(thought(game), HANG_SECONDS)
        assert isinstance(thinker.ask(thought(game), HANG_SECONDS), int)
    finally:
        thinker.close()


def test_a_mind_keeps_the_plans_of_a_bot() -> None:
    game, mind = opened(), ThinkWorker()
    assert mind._bot(thought(game)) is mind._bot(thought(game))


class Nobody(ThinkPool):
    """Those whose thoughts never come."""

    def of(self, game: str) -> ThinkProcess:
        raise ThinkTimeout


def test_without_a_thought_in_time_the_quick_bot_answers() -> None:
    game = opened()
    assert RemoteBot(Nobody(0), "g", "light", 7).choose(game) == make_bot("heuristic", 7).choose(game)
    with pytest.raises(ApiError, match="too-long"):
        advice(Nobody(0), "g", game)


# -- at the table ------------------------------------------------------------------------------------------------------


def test_the_master_plays(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made = server.against_bot("light", opponent={"kind": "bot", "bot": "master"})
        client = server.client(made["game"], made["token"])
        assert client.view["waiting"] == "dark", "the bot has the first choice"
        client.wait(lambda each: each.decision is not None)
        client.close()
    finally:
        server.stop()


def advised(client: Client, id: int | str) -> dict[str, Any]:
    """The answer to a hint, asked for again while the process only starts."""
    while True:
        client.say("hint", id=id, seq=client.seq)
        sent = client.until("answer", "error")
        if sent.get("code") != "too-long":
            return sent


def test_hints_show_the_best_options(server: LocalServer) -> None:
    made = server.against_bot("light")
    client = server.client(made["game"], made["token"])
    client.wait(lambda each: each.decision is not None)
    sent = advised(client, 5)
    assert client.decision is not None
    chances = [hint["chance"] for hint in sent["hints"]]
    assert sent["id"] == 5
    assert 1 <= len(chances) <= 3
    assert chances == sorted(chances, reverse=True)
    assert {hint["option"] for hint in sent["hints"]} <= set(range(len(client.decision["options"])))
    client.close()


def test_there_are_hints_in_the_sandbox(server: LocalServer) -> None:
    made = server.post("/api/sandbox", {})
    client = server.client(made["game"], made["token"])
    assert advised(client, "now")["hints"]
    client.close()


def test_people_play_each_other_without_hints(server: LocalServer) -> None:
    made, light, dark = server.two_players()
    for token, code in ((light, "no-hints"), (dark, "no-hints"), (made["watch"], "not-yours")):
        client = server.client(made["game"], token)
        client.say("hint", id=1, seq=client.seq)
        refused = client.until("error")
        assert (refused["code"], refused["id"]) == (code, 1)
        client.close()


def test_a_hint_is_for_the_table_that_one_sees(server: LocalServer) -> None:
    made = server.against_bot("light")
    client = server.client(made["game"], made["token"])
    client.wait(lambda each: each.decision is not None)
    client.say("hint", id=1, seq=client.seq + 40)
    assert client.until("error")["code"] == "late"
    client.close()


def test_a_process_that_is_stuck_is_not_waited_for_any_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think_processes, "HANG_TIMEOUT", 0.0)
    thinker = ThinkProcess()
    try:
        with pytest.raises(ThinkTimeout):
            thinker.ask(ThinkRequest("g", "light", 1, Budget(milliseconds=0), b""), 0.0)
        first = thinker._process
        assert isinstance(thinker.ask(thought(opened()), HANG_SECONDS), int)
        assert thinker._process is not first
    finally:
        thinker.close()
