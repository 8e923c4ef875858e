"""Lessons at the table: the tutor plays what the learner does not, and whoever strays is told and comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cantina.academy import lessons, rail
from cantina.play.log_answers import Answer

from .harness import LocalServer
from .table_client import Client


def learn(server: LocalServer, lesson: str) -> Client:
    made = server.post(f"/api/academy/{lesson}", {})
    assert made["seat"] == "light"
    client = Client(server.base, made["game"], made["token"])
    client.until("snapshot")
    return client


def standing(client: Client) -> dict[str, Any]:
    assert client.view is not None
    return client.view["lesson"]


def wanted(client: Client) -> int:
    client.wait(lambda each: standing(each)["wanted"] is not None)
    return standing(client)["wanted"]


@pytest.mark.parametrize("lesson", [each.id for each in lessons()])
def test_who_always_does_what_is_wanted_comes_to_the_end(server: LocalServer, lesson: str) -> None:
    client, end = learn(server, lesson), len(rail(lesson).answers)
    while standing(client)["reached"] < end:
        before = standing(client)["reached"]
        if standing(client)["wanted"] is None:
            client.hear()
            continue
        client.answer(wanted(client))
        client.wait(lambda each: standing(each)["reached"] > before)  # noqa: B023
    assert not standing(client)["strayed"]


def test_who_does_something_else_is_told_and_comes_back(server: LocalServer) -> None:
    client = learn(server, "goal")
    right = wanted(client)
    assert client.decision is not None
    verbs = [each["verb"] for each in client.decision["options"]]
    client.answer(verbs.index("pass"))
    client.wait(lambda each: standing(each)["strayed"])
    assert standing(client)["said"]["en"].startswith("You have passed") and standing(client)["wanted"] is None
    client.say("undo")
    client.wait(lambda each: not standing(each)["strayed"])
    assert wanted(client) == right and standing(client)["said"] is None


def test_one_undo_leads_back_to_the_rail_however_far_one_has_strayed(server: LocalServer) -> None:
    client = learn(server, "deploying")
    wanted(client)
    for title in ("Luke Skywalker", "Tatooine: Jundland Wastes"):
        assert client.decision is not None
        titles = [(each.get("card") or {}).get("title") for each in client.decision["options"]]
        before = client.seq
        client.answer(titles.index(title))
        client.wait(lambda each: each.seq > before)  # noqa: B023
    assert standing(client) == {**standing(client), "reached": 0, "strayed": True}
    client.say("undo")
    client.wait(lambda each: not standing(each)["strayed"])
    assert client.step == 0


def test_a_lesson_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    first = LocalServer(str(tmp_path / "games.sqlite3"))
    client = learn(first, "force")
    client.answer(wanted(client))
    client.wait(lambda each: standing(each)["reached"] == 1)
    client.close()
    first.stop()
    second = LocalServer(str(tmp_path / "games.sqlite3"))
    again = Client(second.base, client.game, client.token)
    again.until("snapshot")
    assert standing(again)["reached"] == 1 and wanted(again) >= 0
    again.close()
    second.stop()


def test_all_texts_come_in_one_answer(server: LocalServer) -> None:
    sent = server.get("/api/academy")
    assert [each["id"] for each in sent] == [each.id for each in lessons()]
    assert all(step["en"] and step["fr"] for each in sent for step in each["steps"])
    for each in sent:
        places = [step["at"] for step in each["steps"]]
        assert places == sorted(places)


def test_there_is_no_lesson_of_another_name_and_no_rematch(server: LocalServer) -> None:
    assert server.call("POST", "/api/academy/none", {})[0] == 404
    made = server.post("/api/academy/goal", {})
    assert server.call("POST", f"/api/games/{made['game']}/rematch", {"token": made["token"]})[0] == 403


def test_other_games_say_nothing_of_lessons(server: LocalServer) -> None:
    made = server.against_bot()
    client = Client(server.base, made["game"], made["token"])
    client.until("snapshot")
    assert client.view is not None and "lesson" not in client.view


def test_giving_up_in_a_lesson_is_no_mistake_that_it_foresaw() -> None:
    found = rail(lessons()[0].id)
    assert found.correction([Answer(-1)]) is None
