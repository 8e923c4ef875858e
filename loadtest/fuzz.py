"""Fuzzing of the server: messages and requests that no client should send, seeded, among others that are in order.

    python -m loadtest.fuzz                              a million, one request for ten messages
    python -m loadtest.fuzz --count 20000 --seed 7

Printed are counts: messages by type, refusals by code, requests by status. The server must fail at none of them: the
first that it does fail at ends the run, with what was sent last and status 1.
"""

from __future__ import annotations

import argparse
import json
import random
import string
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from cantina.server.http.routes import routes
from tests.server.harness import DECKS, LocalServer
from tests.server.table_client import Client
from tests.waiting import HANG_SECONDS

BATCH = 40  # messages between two looks at what came back
SHARE = 10  # messages for one request
LAST = "the last"
FRESH = 40  # batches after which another game is played
ODD: tuple[Any, ...] = (None, True, -1, 0, 1.5, 2**31, 2**70, 1e308, "", "x", "\x00", "é" * 60, [], {}, [[]], "light")
HELLO = {"type": "hello", "v": 1, "token": "x", "since": None}
SAID: tuple[dict[str, Any], ...] = (
    {"type": "answer", "seq": 0, "option": 0}, {"type": "undo", "seq": 0}, {"type": "undo-yes"}, {"type": "undo-no"},
    {"type": "redo"}, {"type": "why", "id": 1, "verb": "deploy", "card": 5}, {"type": "resend", "since": 0},
    {"type": "explain", "id": 1, "stat": "power", "card": 5}, {"type": "look", "id": 1, "step": 1},
    {"type": "chat", "text": "hello", "id": "x"}, {"type": "end"}, {"type": "end-no"}, {"type": "ping"},
    {"type": "wishes", "ask": ["battle", "own-move"], "passing": "quiet"}, {"type": "hint", "id": 1, "seq": 0}, HELLO,
)  # fmt: skip
BOT = {"kind": "bot", "bot": "random", "deck": "intro_dark"}
BODIES: dict[str, dict[str, Any]] = {
    "/api/decks/check": {"text": "1x Luke\n59x Jawa [1_182]"},
    "/api/decks/write": {"text": "60x Jawa [1_182]", "format": "htd"},
    "/api/decks/try": {"text": "1x Luke", "name": "mine"},
    "/api/games": {"side": "light", "deck": DECKS["light"], "opponent": BOT, "clock": 60, "name": "Ann"},
    "/api/games/{game}/join": {"token": "x", "deck": DECKS["dark"], "name": "Bob", "key": "k" * 32},
    "/api/games/{game}/rematch": {"token": "x"},
    "/api/sandbox": {"position": {"locations": [{"card": "Tatooine"}], "hands": {"light": ["Luke"]}, "seed": 1},
                     "log": {"base": {"seed": 1, "light": ["1_19"], "dark": ["1_182"]}, "answers": [0, [0, "", 1]]}},
    "/api/profile": {"revision": 0, "data": "sealed"},
}  # fmt: skip


def garbage(rng: random.Random, seq: int) -> str | bytes:
    """Something that a client should never send."""
    words = "".join(rng.choices(string.printable, k=rng.randrange(60)))
    fields: dict[str, Any] = {
        "seq": rng.choice([seq, seq - 1, -1, 2**70, 1.5, "1", None, [], True]),
        "option": rng.choice([10_000, -1, 2**70, "0", None, {}, 0.5]),
    }
    known = rng.choice(["hello", "answer", "undo-yes", "why", "explain", "chat", "resend", "look", "x", "", None, 7])
    return rng.choice([
        words, words.encode(), "{" * 5000, "[" * 15_000, "null", "1e999", '"\\ud800"', "{}", "[]",
        json.dumps({"type": known, **fields}),
        json.dumps({"type": "answer", "seq": fields["seq"], "option": fields["option"]}),
        json.dumps({"type": "why", "id": words, "verb": words, "card": rng.choice([0, -1, 10**9, 5, "x"])}),
        json.dumps({"type": "explain", "id": 1, "stat": words[:20] or "x", "card": rng.choice([0, 10**6, 3])}),
        json.dumps({"type": "resend", "since": rng.choice([-1, 10**9, "x", 2**31])}),
        json.dumps({"type": "look", "id": 1, "step": rng.choice([10**6, -1, 2**31])}),
        json.dumps({"type": "chat", "text": rng.choice(["", "\x00\x01", " " * 30, "x" * 501, 5])}),
        json.dumps({"type": "undo-yes"}), json.dumps({"type": "redo"}), json.dumps({"type": "undo-no", "x": 1}),
    ])  # fmt: skip


def altered(rng: random.Random, value: Any) -> Any:
    """The same with something else in one place of it: another value, one less, one more, or one twice."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(list(value))
        change = rng.randrange(8)
        if change == 0:
            return {name: each for name, each in value.items() if name != key}
        if change == 1:
            return {**value, rng.choice(["x", "type", "side", ""]): rng.choice(ODD)}
        return {**value, key: altered(rng, value[key])}
    if isinstance(value, list) and value and rng.random() < 0.8:
        n = rng.randrange(len(value))
        return [*value[:n], altered(rng, value[n]), *value[n + rng.randrange(2) :]]
    if isinstance(value, str) and rng.random() < 0.5:
        n = rng.randrange(len(value) + 1)
        return value[:n] + rng.choice(string.printable) * rng.choice([1, 1, 1, 1000]) + value[n:]
    return rng.choice(ODD)


class Fuzz:
    """What is sent to one server, and what came of it."""

    def __init__(self, server: LocalServer, seed: int) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.sent: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.last: list[Any] = []  # what was sent since the last look
        self._routes = [(route.path, method) for route in routes() for method in sorted(route.methods or ())]
        self._made: dict[str, Any] = {}

    def run(self, count: int) -> bool:
        """Send so much; whether the server failed at nothing of it."""
        batches = 0
        while self.sent.total() < count:
            if batches % FRESH == 0:
                self._made = self.server.against_bot("light", seed=self.rng.randrange(2**31))
            batches += 1
            self.last.clear()
            self._talk(min(BATCH, count - self.sent.total()))
            for _ in range(min(BATCH // SHARE, count - self.sent.total())):
                self._request()
            if self.server.failures() or not self.server.get("/health")["ok"]:
                return False
        return True

    def _talk(self, most: int) -> None:
        """Some messages over a connection of their own. The server may close it when it has had enough."""
        client = Client(self.server.base, self._made["game"], self._made["token"])
        try:
            client.until("snapshot")
            for _ in range(most):
                self._say(client)
            client.say("why", id=LAST, verb="deploy", card=0)
            self._hear(client)
        except ConnectionClosed:
            pass
        finally:
            client.close()

    def _hear(self, client: Client) -> None:
        """All that the server says to it, up to the answer to what was asked last."""
        while True:
            message = json.loads(client.socket.recv(timeout=HANG_SECONDS))
            if message.get("id") == LAST:
                return
            if message["type"] == "error":
                self.refused[message["code"]] += 1

    def _say(self, client: Client) -> None:
        said = dict(self.rng.choice(SAID))
        if said["type"] in ("answer", "undo"):  # a hint of the present would be thought about for seconds
            said["seq"] = client.seq
        way = self.rng.randrange(3)
        data: Any = garbage(self.rng, client.seq) if way == 0 else altered(self.rng, said) if way == 1 else said
        kind = "garbage" if way == 0 else f"{said['type']}, altered" if way == 1 else said["type"]
        self._note(kind, data)
        client.raw(data if isinstance(data, str | bytes) else json.dumps(data))

    def _request(self) -> None:
        path, method = self.rng.choice(self._routes)
        body = BODIES.get(path)
        if body is not None and method != "GET" and self.rng.randrange(4):
            body = altered(self.rng, body)
        parts = {name: self.rng.choice(["x", "battle", "battle.10", "1", "%00", "%E0%A4%A", self._made["game"]])
                 for name in ("id", "statement", "n", "game", "lesson", "rest")}  # fmt: skip
        address = path.replace(":path", "").format(**parts) + self.rng.choice(["", "", "?at=1", "?at=x", "?"])
        token = self.rng.choice([self._made["token"], self._made["watch"], "0" * 64, "x", ""])
        self._note(f"{method} {path}", (method, address, body))
        sent = None if method == "GET" else body
        status, _ = self.server.call(method, address, sent, authorization=f"Bearer {token}")
        self.statuses[status] += 1

    def _note(self, kind: str, what: Any) -> None:
        self.sent[kind] += 1
        self.last.append(what)

    def report(self) -> list[str]:
        """The counts."""
        lines = [f"{n:9} {kind}" for kind, n in sorted(self.sent.items())]
        lines += [f"{n:9} refused: {code}" for code, n in sorted(self.refused.items())]
        lines += [f"{n:9} status {status}" for status, n in sorted(self.statuses.items())]
        return [*lines, f"{self.sent.total():9} sent in all, {self.server.failures():.0f} failures of the server"]


def main() -> None:
    """Read the command line and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = LocalServer(str(Path(folder) / "games.sqlite3"))
        try:
            fuzz = Fuzz(server, arguments.seed)
            passed = fuzz.run(arguments.count)
            print("\n".join(fuzz.report()))
            if not passed:
                print("sent last:", *map(repr, fuzz.last), sep="\n  ")
                raise SystemExit(1)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
