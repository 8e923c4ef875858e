"""What strangers may bring: positions that no game could reach, and work that never ends. Nobody else waits."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cantina import Game
from cantina.server.games.log_validation import Flaw, check
from cantina.server.workers.fair_executor import FairExecutor
from tests.server.hostile_payloads import BOMBS, base
from tests.waiting import HANG_SECONDS

from .harness import LocalServer
from .table_client import Client, ConnectionClosed


@pytest.mark.parametrize("name", BOMBS)
def test_a_log_that_describes_no_possible_table_is_refused_with_its_flaw(server: LocalServer, name: str) -> None:
    change, flaw = BOMBS[name]
    brought = base()
    change(brought)
    status, answer = server.call("POST", "/api/sandbox", {"log": {"base": brought}})
    assert (status, answer["error"]["code"]) == (422, "log"), answer
    assert flaw in answer["error"]["en"]
    assert flaw not in answer["error"]["fr"].replace("is in", ""), "said in French"
    assert server.get("/health")["ok"]


def test_decks_of_cards_that_do_not_exist_are_refused() -> None:
    with pytest.raises(Flaw, match="there is no card nothing"):
        check({"seed": 1, "light": ["nothing"], "dark": []})


def test_what_the_house_writes_itself_is_accepted() -> None:
    check(base())
    from cantina.decks import bundled_deck

    check(Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=2**63 - 1).log["base"])


# -- work that takes long ----------------------------------------------------------------------------------------------


def in_play(server: LocalServer) -> Client:
    """Somebody with cards in hand, and a decision to make."""
    made = server.against_bot("dark", seed=1)
    client = server.client(made["game"], made["token"])
    client.play(random.Random(1), most=12)
    client.wait(lambda each: each.decision is not None)
    assert client.view["hand"]
    return client


def ask_why(client: Client) -> None:
    client.say("why", id=1, verb="deploy", card=client.view["hand"][0]["id"])


def ask_to_explain(client: Client) -> None:
    client.say("explain", id=1, stat="destiny", card=client.view["hand"][0]["id"])


QUESTIONS: dict[str, Callable[[Client], None]] = {
    "why_not": ask_why,
    "explain": ask_to_explain,
    "choose": lambda client: client.answer(client.pick(random.Random(1))),
    "view": lambda client: client.say("look", id=1, step=0),
}


@pytest.mark.usefixtures("no_deadlines")
@pytest.mark.parametrize("slow", QUESTIONS)
def test_the_others_are_served_while_a_table_is_worked_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    release, begun = threading.Event(), threading.Event()
    real = getattr(Game, slow)

    def blocked(self: Game, *args: Any) -> Any:
        begun.set()
        release.wait(HANG_SECONDS)
        return real(self, *args)

    try:
        client, bystander = in_play(server), in_play(server)
        monkeypatch.setattr(Game, slow, blocked)
        QUESTIONS[slow](client)
        assert begun.wait(HANG_SECONDS)
        bystander.catch_up()
        release.set()
        assert client.until("answer", "delta", "past")
    finally:
        release.set()
        server.stop()


@pytest.mark.usefixtures("no_deadlines")
def test_a_spectator_whose_view_takes_long_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    release, begun = threading.Event(), threading.Event()
    real = Game.view

    def blocked(self: Game, seat: str) -> Any:
        if seat == "public":
            begun.set()
            release.wait(HANG_SECONDS)
        return real(self, seat)

    try:
        made, bystander = server.post("/api/sandbox", {}), in_play(server)
        monkeypatch.setattr(Game, "view", blocked)
        spectator = Client(server.base, made["game"], made["watch"])
        assert begun.wait(HANG_SECONDS)
        bystander.catch_up()
        release.set()
        assert spectator.until("snapshot")["seat"] == "public"
    finally:
        release.set()
        server.stop()


def test_a_question_without_an_end_is_broken_off_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forever(*_: Any) -> None:
        while True:
            pass

    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        client = in_play(server)
        with monkeypatch.context() as patch:
            patch.setattr(Game, "why_not", forever)
            patch.setattr(FairExecutor.do, "__defaults__", (0.05, False))  # from when it is begun
            ask_why(client)
            message = client.until("error")
            assert (message["code"], message["id"]) == ("too-long", 1)
            with pytest.raises(ConnectionClosed):
                client.hear()
        again = server.client(client.game, client.token)
        ask_why(again)
        assert again.until("answer")["id"] == 1
    finally:
        server.stop()
