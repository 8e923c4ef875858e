"""Decks on trial: whoever waits is told how far it is, and at last what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest

from cantina.decks import Deck, bundled_deck, write_deck
from cantina.server.bots import deck_trials
from cantina.server.bots.deck_trials import DeckTrials, plans_for
from cantina.server.errors import ApiError
from cantina.server.http import uvicorn_server
from cantina.server.http.rate_limits import CLIENT
from cantina.sim.game_spec import GameSpec, series

from .harness import LocalServer, run

DECK = bundled_deck("intro_light")


def two_games(deck: Deck) -> list[GameSpec]:
    return series([(deck, bundled_deck("intro_dark"))], "random", "random", 2)


async def told(found: DeckTrials, deck: Deck = DECK) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) async for line in found.lines(deck)]


def test_a_trial_tells_how_far_it_is_and_what_came_of_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(deck_trials, "plans_for", two_games)
    *steps, outcome = run(told(DeckTrials()))
    assert steps == [{"done": n, "total": 2} for n in range(3)]
    assert outcome["report"]["rate"]["won"] + outcome["report"]["rate"]["lost"] == 2
    assert set(outcome["pages"]) == {"en", "fr"}
    assert "intro_dark" in outcome["pages"]["fr"]


def test_no_game_is_begun_when_time_is_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(deck_trials, "plans_for", two_games)
    monkeypatch.setattr(deck_trials, "SECONDS", -1.0)
    first, outcome = run(told(DeckTrials()))
    assert first == {"done": 0, "total": 2}
    assert outcome["report"]["rate"]["won"] == 0


def test_a_deck_meets_all_bundled_decks_of_the_other_side():
    plans = plans_for(DECK)
    assert {plan.light for plan in plans} == {DECK}
    assert {"intro_dark", "premiere_dark", "panh_dark", "classic_dark"} <= {plan.dark.name for plan in plans}


def test_a_client_has_one_trial_and_the_house_a_few(monkeypatch: pytest.MonkeyPatch):
    async def ask(found: DeckTrials, client: str) -> Any:
        CLIENT.set(client)
        lines = found.lines(DECK)
        await anext(lines)
        return lines

    async def many() -> None:
        found = DeckTrials()
        held = [await ask(found, f"client {n}") for n in range(deck_trials.WAITING)]
        with pytest.raises(ApiError, match="costly"):
            await ask(found, "client 3")
        with pytest.raises(ApiError, match="full"):
            await ask(found, "one more")
        await held[3].aclose()
        await ask(found, "client 3")

    run(many())


def test_a_deck_that_is_not_sound_is_not_tried(server: LocalServer):
    status, answer = server.call("POST", "/api/decks/try", {"text": "2x Luke Skywalker"})
    assert (status, answer["error"]["code"]) == (422, "deck")
    assert answer["error"]["problems"]


def test_the_first_line_comes_at_once(server: LocalServer):
    body = msgspec.json.encode({"text": write_deck(DECK, "text"), "name": "Mine"})
    headers = {"content-type": "application/json", "accept-encoding": "gzip"}
    with urlopen(Request(f"{server.base}/api/decks/try", body, headers)) as answer:
        assert msgspec.json.decode(answer.readline()) == {"done": 0, "total": len(plans_for(DECK))}


def test_a_trial_outlasts_the_time_that_other_answers_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(uvicorn_server, "RESPONSE_TIMEOUT", 0.0)
    monkeypatch.setattr(uvicorn_server, "LOOK", 0.01)
    monkeypatch.setattr(deck_trials, "plans_for", two_games)
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        body = msgspec.json.encode({"text": write_deck(DECK, "text")})
        with urlopen(Request(f"{server.base}/api/decks/try", body)) as answer:
            assert b'"pages"' in answer.read()
    finally:
        server.stop()
