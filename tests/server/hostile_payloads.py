"""What strangers may send to keep a server from its work."""

from __future__ import annotations

import contextlib
import json
import random
import socket
from collections.abc import Callable
from http.client import HTTPException
from typing import Any

from websockets.exceptions import WebSocketException

from cantina.decks import bundled_deck
from cantina.testing import Scenario

from .harness import Http

Bomb = Callable[[dict[str, Any]], object]


def base() -> dict[str, Any]:
    """What the log of a scenario begins with."""
    scenario = Scenario()
    site = scenario.location("Death Star: Level 6 Core Shaft Corridor")
    scenario.put("Luke", at=site)
    scenario.start()
    made: dict[str, Any] = json.loads(json.dumps(scenario.game.log["base"]))
    return made


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else 1


def table(**change: Any) -> Bomb:
    return lambda base: base["position"].update(change)


def card(number: int, **change: Any) -> Bomb:
    return lambda base: base["position"]["cards"][number].update(change)


def frame(**change: Any) -> Bomb:
    return lambda base: base["position"]["stack"][-1][2].update(change)


BOMBS: dict[str, tuple[Bomb, str]] = {
    "a row of 300,000 times one card": (table(rows=[["x", [1] * 300_000]]), "too large"),
    "a frame that is deeply nested": (frame(x=nested(100)), "too deeply nested"),
    "a long word": (frame(x="x" * 10_000), "more than 500 letters"),
    "a huge number": (frame(x=2**62), "a number is too large"),
    "a huge mark": (table(marks=[[["turn", 1], 10**9]]), "a number is too large"),
    "many cards of its own": (lambda base: base.update(cards=base["cards"] * 500), "cards does not fit"),
    "many turns": (table(turn="many"), "position.turn does not fit"),
    "no random generator": (table(rng="9" * 400), "position.rng does not fit"),
    "a zone that is none": (card(5, zone="pocket"), "zone: pocket is not known"),
    "a phase that is none": (table(phase="lunch"), "phase: lunch is not known"),
    "a procedure that is none": (table(stack=[["lunch", 0, {}, ""]]), "stack: lunch is not known"),
    "a step that is none": (table(stack=[["turn", 99, {}, ""]]), "turn: 99 is not known"),
    "a card that is none": (card(5, face="nothing"), "there is no card nothing"),
    "a card with another's number": (card(5, id=6), "card 5 says that it is card 6"),
    "a card on itself": (card(5, zone="table", on=5), "card 5 is on itself"),
    "a card on what is not on the table": (card(5, zone="table", on=6), "is with one that is not on the table"),
    "a card at what is not there": (card(5, at=399), "there is no card 399"),
    "a status that is none": (card(5, statuses=[{"name": "sleepy"}]), "status: sleepy is not known"),
    "a status with what is not there": (card(5, statuses=[{"name": "hit", "other": 399}]), "there is no card 399"),
    "a card of another shape": (card(5, hit=True), "does not fit"),
    "a card twice in a pile": (lambda base: base["position"]["piles"][1][2].append(base["position"]["piles"][1][2][0]),
                               "is in two places"),
    "a card out of its pile": (card(5, zone="lost"), "card 5 is not in its pile"),
    "a row of what is no place": (table(rows=[["x", [122]]]), "card 122 is no location on the table"),
    "no piles": (table(piles=[]), "a pile is missing"),
    "two piles of a kind": (table(piles=[["light", "hand", []]] * 2), "two piles"),
    "a pile that is none": (table(piles=[["light", "pocket", []]]), "pile: pocket is not known"),
    "a question by nobody": (table(stack=[]), "nobody could ask"),
    "an event without words": (
        lambda base: base.update(events=[{"kind": "x", "text": {"key": "event.lunch", "args": {}}}]),
        "event: event.lunch is not known",
    ),
    "an unknown field": (lambda base: base.update(lunch=1), "does not fit"),
}  # fmt: skip


# -- thrown at a server ------------------------------------------------------------------------------------------------


def throw(server: Http, rng: random.Random) -> str:
    """Send something bad; what it was."""
    name = rng.choice(list(THROWN))
    with contextlib.suppress(OSError, WebSocketException, HTTPException, AssertionError):  # it may be killed meanwhile
        THROWN[name](server, rng)
    return name


def tampered_log(server: Http, rng: random.Random) -> None:
    change, _ = BOMBS[rng.choice(list(BOMBS))]
    brought = base()
    change(brought)
    server.call("POST", "/api/sandbox", {"log": {"base": brought}})


def long_log(server: Http, rng: random.Random) -> None:
    """A game of which nobody knows how long it goes on."""
    decks = {side: list(bundled_deck(f"intro_{side}").cards) for side in ("light", "dark")}
    log = {"base": {"seed": rng.randrange(1000), **decks}, "answers": [0] * 20_000}
    server.call("POST", "/api/sandbox", {"log": log})


def full_table(server: Http, rng: random.Random) -> None:
    """As many cards as a position may have, and somebody who looks at them."""
    site = {"card": "Death Star: Level 6 Core Shaft Corridor", "name": "here"}
    cards = [{"card": rng.choice(["Luke", "Vader"]), "at": "here"} for _ in range(120)]
    made = server.post("/api/sandbox", {"position": {"locations": [site], "cards": cards, "phase": "battle"}})
    for token in (made["token"], made["watch"]):
        server.client(made["game"], token).close()


def endless_deck(server: Http, rng: random.Random) -> None:
    lines = "\n".join(f"1x Lukq Skywalkxr {n}" for n in range(800))
    server.call("POST", "/api/decks/check", {"text": f"Side: Light\n{lines}"})


def huge_body(server: Http, rng: random.Random) -> None:
    server.call("POST", rng.choice(["/api/sandbox", "/api/games"]), b"[" * 900_000)


def half_requests(server: Http, rng: random.Random) -> None:
    host, port = server.base.removeprefix("http://").split(":")
    for _ in range(20):
        with socket.create_connection((host, int(port)), timeout=10) as half:
            half.sendall(b"POST /api/games HTTP/1.1\r\nHost: " + host.encode() + b"\r\nContent-Length: 1000\r\n")


THROWN: dict[str, Callable[[Http, random.Random], None]] = {
    "tampered log": tampered_log, "long log": long_log, "full table": full_table, "endless deck": endless_deck,
    "huge body": huge_body, "half requests": half_requests,
}  # fmt: skip
