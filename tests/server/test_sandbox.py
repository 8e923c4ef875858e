"""Sandboxes: any position, both sides in one hand, back and forth, and what strangers may bring."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina import Game
from cantina.model.sides import SIDES
from cantina.play.scenario.positions import Position
from cantina.server.games import room_host
from cantina.server.games import sandbox as sandboxes
from cantina.server.games.sandbox import laid_out
from cantina.server.metrics import Metrics
from cantina.server.workers.deadlines import DeadlineExceeded
from cantina.server.workers.fair_executor import FairExecutor
from cantina.testing import Scenario
from tests.waiting import HANG_SECONDS, wait_for

from .harness import LocalServer, run
from .table_client import Client

POSITION: dict[str, Any] = {
    "locations": [{"card": "Death Star: Level 6 Core Shaft Corridor", "name": "shaft"}],
    "cards": [
        {"card": "Luke", "at": "shaft", "name": "hero"},
        {"card": "Vader", "at": 0},
    ],
    "hands": {"light": ["Run Luke, Run!"]},
    "force": {"light": 3, "dark": 6},
    "destinies": {"dark": [5, 4]},
    "life_force": {"light": 20},
    "turn": "dark",
    "phase": "battle",
}


def sandbox(server: LocalServer, **body: Any) -> tuple[dict[str, Any], Client]:
    made = server.post("/api/sandbox", body)
    return made, server.client(made["game"], made["token"])


def test_a_position_is_laid_out_and_both_sides_played(server: LocalServer) -> None:
    _, client = sandbox(server, position=POSITION)
    view = client.view
    assert (client.seat, view["phase"], view["player"]) == ("both", "battle", "dark")
    place = view["table"]["rows"][0]["locations"][0]
    assert {card["title"] for card in place["cards"]} == {"Luke", "Vader"}
    assert [card["title"] for card in view["hands"]["light"]] == ["Run Luke, Run!"]
    assert view["piles"]["dark"]["force"] == 6
    movers = set()
    for _ in range(12):
        if client.decision is None:
            break
        movers.add(client.decision["player"])
        seq = client.seq
        client.answer(0)
        client.wait(lambda each: each.seq > seq)  # noqa: B023
    assert movers == {"light", "dark"}
    client.close()


def test_an_empty_sandbox_has_a_decision(server: LocalServer) -> None:
    _, client = sandbox(server)
    assert client.decision is not None
    client.close()


def test_the_plain_cards_of_a_sandbox_have_the_destinies_of_a_deck() -> None:
    g = Game.replay(msgspec.to_builtins(laid_out(Position()))).engine
    drawn = {side: [int(g.face(id).destiny[0]) for id in g.pile(side, "reserve")] for side in SIDES}
    assert all(set(numbers) == set(range(1, 7)) for numbers in drawn.values())
    assert drawn["light"] != drawn["dark"]


def test_stepping_back_and_forth(server: LocalServer) -> None:
    _, client = sandbox(server, position=POSITION)
    views = [client.view]
    for _ in range(5):
        seq = client.seq
        client.answer(0)
        client.wait(lambda each: each.seq > seq)  # noqa: B023
        views.append(client.view)
    for view in reversed(views[:-1]):
        client.say("undo")
        client.until("delta")
        assert client.view == view
    client.say("undo")
    assert client.until("error")["code"] == "nothing-to-undo"
    for view in views[1:]:
        client.say("redo")
        client.until("delta")
        assert client.view == view
    client.say("redo")
    assert client.until("error")["code"] == "nothing-to-redo"
    client.close()


def test_a_scenario_file_is_loaded_and_copied_on(server: LocalServer, tmp_path: Path) -> None:
    scenario = Scenario()
    site = scenario.location("Death Star: Level 6 Core Shaft Corridor")
    scenario.put("Luke", at=site)
    scenario.start(turn="light", phase="control")
    scenario.pass_()
    scenario.save(tmp_path / "bug.json")
    log = json.loads((tmp_path / "bug.json").read_text())
    made, client = sandbox(server, log=log)
    assert client.view["phase"] == scenario.game.view("light")["phase"]
    client.answer(0)
    client.until("delta")
    bearer = {"authorization": f"Bearer {made['token']}"}
    copied = server.get(f"/api/games/{made['game']}/replay", **bearer)
    assert len(copied["log"]["answers"]) == len(log["answers"]) + 1
    _, friend = sandbox(server, log=copied["log"])
    assert friend.view == client.view
    assert server.call("GET", f"/api/games/{made['game']}/replay")[0] == 409
    client.close()
    friend.close()


def test_the_log_of_a_game_is_loaded(server: LocalServer) -> None:
    from cantina.decks import bundled_deck

    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=1)
    for _ in range(20):
        game.choose(0)
    _, client = sandbox(server, log=game.log)
    assert client.view["hands"] == {side: game.view(side)["hand"] for side in ("light", "dark")}
    client.close()


def test_a_log_of_another_format_is_not_opened(server: LocalServer) -> None:
    log = laid_out(Position()).base
    for format, expected in ((1, 201), (2, 201), (99, 422)):
        assert server.call("POST", "/api/sandbox", {"log": {"base": log, "format": format}})[0] == expected


@pytest.mark.parametrize(
    "position",
    [
        {"cards": [{"card": "Nobody", "on": "table"}]},
        {"cards": [{"card": "Luke"}]},
        {"cards": [{"card": "Luke", "at": 7}]},
        {"cards": [{"card": "Luke", "at": "nowhere"}]},
        {"locations": [{"card": "Luke"}]},
        {"phase": "lunch"},
        {"hands": {"light": ["Luke"] * 61}},
        {"unknown": 1},
    ],
)
def test_impossible_positions_are_refused(server: LocalServer, position: dict[str, Any]) -> None:
    status, answer = server.call("POST", "/api/sandbox", {"position": position})
    assert status in (400, 422), answer
    assert answer["error"]["en"]
    assert server.get("/health")["ok"]


def _tampered() -> list[dict[str, Any]]:
    scenario = Scenario()
    scenario.location("Death Star: Level 6 Core Shaft Corridor")
    scenario.start()
    base = json.loads(json.dumps(scenario.game.log["base"]))
    loop = json.loads(json.dumps(base))
    loop["position"]["asking"] = False
    loop["position"]["stack"] = [["phase", 1, {"name": "activate", "who": "nobody", "passes": 0}, ""]]
    cycle = json.loads(json.dumps(base))
    cycle["position"]["cards"][1] |= {"zone": "table", "on": 1}
    return [
        {"base": {}},
        {"base": {"seed": 1, "light": ["nothing"], "dark": []}},
        {"base": {"seed": "x", "light": [], "dark": []}},
        {"base": {"position": {}}},
        {"base": {**base, "position": {**base["position"], "cards": "cards"}}},
        {"base": {**base, "position": {**base["position"], "stack": [["no-such", 0, {}, ""]]}}},
        {"base": loop},
        {"base": cycle},
        {"base": base, "answers": [999]},
        {"base": base, "answers": [-7]},
    ]


@pytest.mark.parametrize("number", range(10))
def test_tampered_logs_do_no_harm(server: LocalServer, number: int) -> None:
    status, answer = server.call("POST", "/api/sandbox", {"log": _tampered()[number]})
    assert status in (400, 422), answer
    assert server.get("/health")["ok"]


def test_work_that_never_ends_is_broken_off() -> None:
    def forever() -> None:
        while True:
            pass

    async def work() -> int:
        shop = FairExecutor("test", 1, Metrics())
        with pytest.raises(DeadlineExceeded):
            await shop.do(forever, 0.2)
        return await shop.do(lambda: 7)

    assert run(work()) == 7


@pytest.mark.usefixtures("no_deadlines")
def test_whatever_strangers_bring_the_others_may_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held, release = threading.Semaphore(0), threading.Event()

    def hold(work: Any) -> Any:
        held.release()
        return release.wait(HANG_SECONDS) and work()

    monkeypatch.setattr(sandboxes, "_tried", hold)
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    made = server.against_bot()
    clients = [threading.Thread(target=server.call, args=("POST", "/api/sandbox", {})) for _ in range(40)]
    try:
        for each in clients:
            each.start()
        assert held.acquire(timeout=HANG_SECONDS)
        waiting = server.hub.shops.strangers._waiting
        wait_for(lambda: sum(map(len, waiting.values())) >= room_host.MAX_QUEUED_JOBS, "the others wait")
        client = Client(server.base, made["game"], made["token"])
        assert client.hear()["type"] == "snapshot"
        client.close()
    finally:
        release.set()
        for each in clients:
            each.join()
        server.stop()
