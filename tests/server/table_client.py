"""A client of the table, as a browser would be one: it keeps the view by patches, and answers as it is told to."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.waiting import HANG_SECONDS


class Client:
    """One connection to a seat."""

    def __init__(self, base: str, game: str, token: str, since: int | None = None, **options: Any) -> None:
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.game, self.token = game, token
        self.seq = self.step = -1
        self.now: dict[str, Any] = {}  # how things stand, as far as the numbered messages have come
        self._coming: dict[str, Any] | None = None
        self._pings = 0
        self.seat = ""
        self.received: list[dict[str, Any]] = []
        address = f"{base.replace('http', 'ws', 1)}/ws/{game}"
        self._opened = connect(address, max_size=None, max_queue=None, close_timeout=1, proxy=None, **options)
        self.socket: ClientConnection = self._opened.__enter__()
        self.say("hello", v=1, token=token, since=since)

    def say(self, type: str, **fields: Any) -> None:
        seen = {"seq": self.seq} if type in SEEN else {}
        self.socket.send(json.dumps({"type": type, **seen, **fields}))

    def raw(self, data: str | bytes) -> None:
        self.socket.send(data)

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=HANG_SECONDS))
        self.received.append(message)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.seat, self.view, self.events = message["seat"], message["view"], message["events"]
            self.now, self.step = message, message["step"]
        elif kind == "delta":
            assert message["seq"] == self.seq + 1, "a delta was missed"
            patched = {**(self.view or {}), **message["patch"]}
            self.view = {key: value for key, value in patched.items() if value is not None or key in NULLABLE}
            self.events = [*self.events[: message["from"]], *message["events"]]
            self.step = message["step"]
        if kind == "now":
            self._coming = message
        elif "seq" in message:
            self.seq = message["seq"]
        if self._coming is not None and self._coming["seq"] <= self.seq:
            self.now, self._coming = self._coming, None

    def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def wait(self, met: Callable[[Client], bool]) -> None:
        while not met(self):
            self.hear()

    def catch_up(self) -> None:
        """Hear all that was said to this client before now."""
        self._pings += 1
        self.say("ping", id=self._pings)
        while self.until("now").get("id") != self._pings:
            pass

    @property
    def passing(self) -> bool:
        """Whether the server passes for this seat."""
        return bool(self.now.get("passing"))

    @property
    def players(self) -> dict[str, Any]:
        return self.now.get("players", {})

    @property
    def clocks(self) -> dict[str, Any] | None:
        return self.now.get("clocks")

    @property
    def wishes(self) -> dict[str, Any] | None:
        """Where this player wants to be asked."""
        return self.now.get("wishes")

    @property
    def decision(self) -> dict[str, Any] | None:
        return self.view["decision"] if self.view else None

    def answer(self, option: int) -> None:
        self.say("answer", seq=self.seq, option=option)

    def pick(self, rng: random.Random) -> int:
        assert self.decision is not None
        able = [n for n, each in enumerate(self.decision["options"]) if each["verb"] != "cancel"]
        return rng.choice(able)

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["winner"])

    def play(self, rng: random.Random, most: int = 10_000) -> int:
        """Answer at random until the game is over or enough was answered; how many answers were taken."""
        taken = 0
        while not self.over and taken < most:
            if self.decision is not None:
                self.answer(self.pick(rng))
                before = self.seq
                self.wait(lambda client: client.seq > before)  # noqa: B023
                taken += 1
            else:
                self.hear()
        return taken

    def close(self) -> None:
        self._opened.__exit__(None, None, None)


SEEN = ("undo", "undo-yes", "undo-no", "end", "end-no")  # what is said of the table as it is seen
NULLABLE = ("decision", "waiting", "winner", "battle", "attack", "duel", "race")

__all__ = ["Client", "ConnectionClosed"]
