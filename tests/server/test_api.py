"""The HTTP API, on a running server."""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cantina.proofs.archive import bundled_proofs

from .harness import BOT, DECKS, LocalServer
from .test_play import play_both


def code(answer: tuple[int, dict]) -> tuple[int, str]:
    return answer[0], answer[1]["error"]["code"]


def test_health_is_told(server: LocalServer) -> None:
    assert server.get("/health")["ok"] is True


def test_metrics_are_what_prometheus_reads(server: LocalServer) -> None:
    server.against_bot()
    server.call("GET", "/api/nothing")
    families = {each.name: each for each in text_string_to_metric_families(server.get("/metrics"))}
    kinds = {"cantina_games": "gauge", "cantina_refusals": "counter", "cantina_request_seconds": "histogram",
             "cantina_commit_seconds": "histogram", "cantina_loop_lag_seconds": "histogram",
             "cantina_thread_cpu_seconds": "counter", "process_resident_memory_bytes": "gauge"}  # fmt: skip
    assert {name: families[name].type for name in kinds} == kinds
    refused = {sample.labels["code"] for sample in families["cantina_refusals"].samples}
    assert "not-found" in refused
    threads = {sample.labels["thread"] for sample in families["cantina_thread_cpu_seconds"].samples}
    assert {"loop", "writer"} <= threads


def test_the_time_from_an_answer_to_what_was_sent_of_it_is_measured_within(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    try:
        made, light, dark = server.two_players()
        clients = [server.client(made["game"], token) for token in (light, dark)]
        assert play_both(clients, random.Random(1), most=10) == 10
        clients[0].say("chat", text="this is no answer")
        for client in clients:
            client.until("chat")
        for client in clients:
            client.catch_up()
        families = {each.name: each for each in text_string_to_metric_families(server.get("/metrics"))}
        counts = [sample.value for name in ("cantina_reply_seconds", "cantina_update_seconds")
                  for sample in families[name].samples if sample.name.endswith("_count")]  # fmt: skip
        assert counts == [10, 10]
        # A bot that answers later is no part of the answer.
        against = server.against_bot()
        clients.append(server.client(against["game"], against["token"]))
        taken = clients[-1].play(random.Random(1), most=5)
        families = {each.name: each for each in text_string_to_metric_families(server.get("/metrics"))}
        (count,) = [each.value for each in families["cantina_reply_seconds"].samples if each.name.endswith("_count")]
        assert 10 < count <= 10 + taken
    finally:
        server.stop()


def test_cards_have_numbers_icons_and_text_in_both_languages(server: LocalServer) -> None:
    cards = {card["id"]: card for card in server.get("/api/cards")}
    luke = cards["101_2"]
    assert (luke["title"], luke["side"], luke["category"], luke["unique"]) == ("Luke", "light", "character", 1)
    assert luke["numbers"]["power"] == 2 and luke["numbers"]["destiny"] == [1]
    assert luke["icons"] == ["warrior"]
    assert luke["text"]["en"] and luke["text"]["fr"] and luke["text"]["en"] != luke["text"]["fr"]
    assert (luke["french"], cards["1_266"]["french"]) == ("", "Équipe de détection")
    assert all(set(card["force"]) == {"light", "dark"} for card in cards.values())
    assert luke["verbs"]["hand"] == ["deploy", "replace", "react"] and "walk" in luke["verbs"]["table"]


def test_bundled_decks_have_sixty_cards(server: LocalServer) -> None:
    decks = {deck["name"]: deck for deck in server.get("/api/decks")}
    assert {"intro_light", "intro_dark"} <= set(decks)
    for deck in decks.values():
        assert sum(card["copies"] for card in deck["cards"]) == sum(deck["kinds"].values()) == 60


def test_the_faces_of_a_bundled_deck_are_its_strongest_characters(server: LocalServer) -> None:
    faces = {deck["name"]: deck["faces"] for deck in server.get("/api/decks")}
    assert [face["title"] for face in faces["premiere_dark"][:2]] == ["Darth Vader", "Grand Moff Tarkin"]
    assert faces["intro_light"][0]["title"] == "Luke"  # its only unique character
    assert {len({face["title"] for face in each}) for each in faces.values()} == {5}
    cards = {card["id"]: card for card in server.get("/api/cards")}
    assert all(face == cards[face["id"]] for each in faces.values() for face in each)


def test_a_deck_is_checked_with_all_its_problems(server: LocalServer) -> None:
    found = server.post("/api/decks/check", {"text": "Side: Light\n1 Luke\n1 Nobody At All\n"})
    assert found["ok"] is False
    assert len(found["problems"]) > 1
    assert all(each["en"] and each["fr"] for each in found["problems"])


def test_a_deck_in_the_making_comes_back_with_the_cards_that_are_known(server: LocalServer) -> None:
    found = server.post("/api/decks/check", {"text": "2 Luke Skywalker\n1 Nobody At All\n"})
    assert (found["ok"], found["side"], found["count"]) == (False, "light", 2)
    assert (found["cards"], found["outside"], found["start"]) == ({"1_19": 2}, {}, {})


def test_a_deck_is_written_in_each_format_and_read_again(server: LocalServer) -> None:
    deck = "60x Jawa [1_182]"
    for format in ("text", "ids", "xml", "htd"):
        written = server.post("/api/decks/write", {"text": deck, "format": format})["text"]
        again = server.post("/api/decks/check", {"text": written})
        assert (again["ok"], again["side"], again["cards"]) == (True, "dark", {"1_182": 60})
    assert code(server.call("POST", "/api/decks/write", {"text": deck, "format": "doc"})) == (400, "malformed")
    status, refused = server.call("POST", "/api/decks/write", {"text": "59x Jawa [1_182]", "format": "ids"})
    assert (status, refused["error"]["problems"][0]["en"]) == (422, "the deck has 59 cards, not 60")


def test_rules_are_listed_read_whole_and_one_by_one(server: LocalServer) -> None:
    assert len(server.get("/api/rules")) > 100
    book = server.get("/api/rulebook")
    force = next(each for each in book["entries"] if each["id"] == "force")
    assert "goal" in force["also"]["en"] and "Life Force" in force["text"]["en"] and "the" in book["small"]
    entry = server.get("/api/rules/battle")
    assert entry["statements"][0]["id"].startswith("battle.")
    assert code(server.call("GET", "/api/rules/no-such-rule")) == (404, "not-found")


def test_bots_are_listed(server: LocalServer) -> None:
    assert [bot["name"] for bot in server.get("/api/bots")] == ["random", "heuristic", "master"]


def test_a_game_against_a_bot_is_created(server: LocalServer) -> None:
    made = server.against_bot("dark")
    assert made["seat"] == "dark" and "invite" not in made
    assert len(made["token"]) >= 32 and made["token"] != made["watch"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"deck": "intro_dark"}, (422, "deck-side")),
        ({"deck": "1 Nobody"}, (422, "deck")),
        ({"opponent": {"kind": "bot", "bot": "nobody"}}, (422, "no-bot")),
        ({"opponent": {"kind": "link"}, "seed": 1}, (422, "seed")),
        ({"clock": 1}, (422, "clock")),
        ({"side": "grey"}, (400, "malformed")),
        ({"opponent": {"kind": "nobody"}}, (400, "malformed")),
        ({"extra": 1}, (400, "malformed")),
        ({"deck": "x" * 30_000}, (400, "malformed")),
        ({"deck": "x" * 200_000}, (413, "too-large")),
    ],
)
def test_a_game_that_cannot_be_is_refused(
    server: LocalServer, change: dict[str, object], expected: tuple[int, str]
) -> None:
    body = {"side": "light", "deck": DECKS["light"], "opponent": BOT, **change}
    answer = server.call("POST", "/api/games", body)
    assert code(answer) == expected
    assert answer[1]["error"]["en"] and answer[1]["error"]["fr"]


def test_an_open_game_is_listed_until_somebody_joins(server: LocalServer) -> None:
    wanted = {"side": "dark", "deck": DECKS["dark"], "opponent": {"kind": "open"}, "name": "Ann"}
    made = server.post("/api/games", wanted)
    listed = [each for each in server.get("/api/games") if each["game"] == made["game"]]
    assert [(each["side"], each["against"]) for each in listed] == [("light", "Ann")]
    assert made["token"] not in str(listed)
    joined = server.post(f"/api/games/{made['game']}/join", {"deck": DECKS["light"]})
    assert joined["seat"] == "light"
    assert made["game"] not in [each["game"] for each in server.get("/api/games")]
    again = server.call("POST", f"/api/games/{made['game']}/join", {"deck": DECKS["light"]})
    assert code(again) == (409, "taken")


def test_a_game_by_link_needs_the_invitation(server: LocalServer) -> None:
    made = server.post("/api/games", {"side": "light", "deck": DECKS["light"], "opponent": {"kind": "link"}})
    path = f"/api/games/{made['game']}/join"
    assert made["game"] not in [each["game"] for each in server.get("/api/games")]
    for token in ({}, {"token": made["token"]}, {"token": made["watch"]}, {"token": "guess"}):
        assert code(server.call("POST", path, {**token, "deck": DECKS["dark"]})) == (403, "token")
    assert code(server.call("POST", path, {"token": made["invite"], "deck": DECKS["light"]})) == (422, "deck-side")
    assert server.post(path, {"token": made["invite"], "deck": DECKS["dark"]})["seat"] == "dark"


def test_a_running_game_has_no_replay(server: LocalServer) -> None:
    made = server.against_bot()
    for headers in ({}, {"authorization": f"Bearer {made['token']}"}, {"authorization": "Bearer x"}):
        assert server.call("GET", f"/api/games/{made['game']}/replay", **headers)[0] in (403, 409)


def test_unknown_addresses_and_methods(server: LocalServer) -> None:
    assert code(server.call("GET", "/api/nothing")) == (404, "not-found")
    assert code(server.call("POST", "/api/games/none/join", {"deck": "intro_light"})) == (404, "no-game")
    assert server.call("DELETE", "/api/games")[0] in (404, 405)
    assert server.call("GET", "/favicon-that-is-not-there.ico")[0] == 404


def test_pages_fall_back_to_the_index_for_client_routes(server: LocalServer) -> None:
    status, page = server.call("GET", "/game/abc")
    assert status in (200, 503)
    assert "<html" in page


def test_a_proof_is_told_step_by_step(server: LocalServer) -> None:
    statement = next(iter(bundled_proofs().index.statements))
    entry = server.get(f"/api/rules/{statement.rpartition('.')[0]}")
    (line,) = [each for each in entry["statements"] if each["id"] == statement]
    assert line["state"] == "proven" and line["proofs"] == len(bundled_proofs().index.statements[statement])
    sent = server.get(f"/api/proofs/{statement}/1")
    assert sent["statement"] == {"id": statement, "en": line["en"], "fr": line["fr"]}
    assert sent["entry"]["id"] == entry["id"] and (sent["proof"], sent["proofs"]) == (1, line["proofs"])
    assert server.get(f"/api/proofs/{sent['after'] or sent['before']}/1")["statement"]["id"] != statement
    scenes = bundled_proofs().scenes(bundled_proofs().index.statements[statement][0])
    assert len(sent["steps"]) == sum(1 + len(scene.answers) for scene in scenes)
    first, *later = sent["steps"]
    assert first["chosen"] is None and {"table", "hands", "piles"} <= first["patch"].keys()
    assert all(step["chosen"]["text"]["fr"] for step in later if step["scene"] == 0)
    brought = {card["id"] for scene in scenes for card in scene.base["cards"]}
    assert {card["id"] for card in sent["cards"]} == brought


@pytest.mark.parametrize(
    "path", [f"/api/proofs/{next(iter(bundled_proofs().index.statements))}/1", "/api/cards", "/api/decks"]
)
def test_what_stays_the_same_is_told_packed_and_once(server: LocalServer, path: str) -> None:
    with urlopen(server.base + path) as plain:
        body, mark = plain.read(), plain.headers["etag"]
    with urlopen(Request(server.base + path, headers={"accept-encoding": "gzip"})) as packed:
        assert packed.headers["content-encoding"] == "gzip" and gzip.decompress(packed.read()) == body
    with pytest.raises(HTTPError, match="304"):
        urlopen(Request(server.base + path, headers={"if-none-match": mark}))


@pytest.mark.parametrize("path", ["battle.99/1", "nonsense/1", "battle.10/0", "battle.10/9", "battle.10/first"])
def test_an_unknown_proof_is_not_found(server: LocalServer, path: str) -> None:
    status, answer = server.call("GET", f"/api/proofs/{path}")
    assert status == 404 and answer["error"]["en"] and answer["error"]["fr"]
