"""A page of the browser, as web/src/session is one: what it keeps and shows, what it sends, and how it comes back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from loadtest.simulate.simulation import Simulation
from loadtest.simulate.wire import Wire

Message = dict[str, Any]
FIRST_WAIT, LONGEST_WAIT = 0.4, 8.0
PING_EVERY = 5.0
SILENCE, FIRST_SILENCE = 2, 12  # pings without a word after which a connection is given up
REFUSED = 1008
PASSING = ("too-fast", "too-long", "storage", "unsure", "unreadable", "closing", "internal")
KEPT = ("undo-yes", "undo-no")  # what is said when the connection is back
DOUBTS = 2  # how often in a row page and server may differ before everything is asked for


class Connection:
    """One WebSocket that comes back by itself when it breaks, or falls silent (connection.ts)."""

    def __init__(self, simulation: Simulation, page: Page, dial: Callable[[End], Wire]) -> None:
        self._simulation, self._page, self._dial = simulation, page, dial
        self._wait, self._last_error = FIRST_WAIT, ""
        self._end: End | None = None
        self._unheard, self._patience = 0, FIRST_SILENCE
        self._timer: Any = None
        self._pings: Any = None
        self.over = False
        self._begin()

    def _begin(self) -> None:
        self._page.set_status("connecting" if self._wait == FIRST_WAIT else "lost")
        self._end = End(self)
        self._unheard, self._patience = 0, FIRST_SILENCE
        self.wire = self._dial(self._end)
        self._ping_later()

    def send(self, message: Message) -> bool:
        """Hand a message to the network; whether that was possible."""
        if self._end is None or not self._end.open:
            return False
        self._page.note("says", json.dumps(message))
        self.wire.say(json.dumps(message))
        return True

    def close(self) -> None:
        """Close it for good."""
        self.over = True
        if self._timer is not None:
            self._timer.cancel()
        self._leave()

    def _ping_later(self) -> None:
        self._pings = self._simulation.loop.call_later(PING_EVERY, self._ping)

    def _ping(self) -> None:
        if self._unheard >= self._patience:
            self._simulation.happened("silence")
            self._leave()
            self._come_back()
        else:
            self._unheard += 1
            self.send({"type": "ping"})
            self._ping_later()

    def _leave(self) -> None:
        self._pings.cancel()
        if self._end is not None:
            self._end = None
            self.wire.leave()

    def _come_back(self) -> None:
        if not self.over:
            self._page.set_status("lost")
            self._timer = self._simulation.loop.call_later(self._wait, self._begin)
            self._wait = min(self._wait * 2, LONGEST_WAIT)

    def opened(self) -> None:
        """Say who comes."""
        self.send(self._page.hello())

    def heard(self, text: str) -> None:
        """Take a message in."""
        self._wait, self._unheard, self._patience = FIRST_WAIT, 0, SILENCE
        self._page.set_status("open")
        message = json.loads(text)
        self._last_error = message["code"] if message["type"] == "error" else ""
        self._page.receive(message)

    def closed(self, code: int) -> None:
        """Come back, unless the server does not want that."""
        self._leave()
        if code == REFUSED and self._last_error not in PASSING:
            self._page.set_status("closed")
        else:
            self._come_back()


class End:
    """The page's end of one wire."""

    def __init__(self, connection: Connection) -> None:
        self._connection, self.open = connection, False

    def on_open(self) -> None:
        """The server has accepted."""
        self.open = True
        self._connection.opened()

    def on_message(self, text: str) -> None:
        """A message has come."""
        self._connection.heard(text)

    def on_close(self, code: int) -> None:
        """The connection is over."""
        self.open = False
        self._connection.closed(code)


class Agreement:
    """Whether page and server speak of the same table (agreement.ts)."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Begin again: everything is said from the beginning."""
        self._coming: Message | None = None
        self._doubts = 0

    def hear(self, now: Message) -> None:
        """Note how things stand by what the server says."""
        if self._coming is not None:
            self._doubts += 1
        self._coming = now

    def reached(self, seq: int, view: Message | None) -> Message | None:
        """What was said of the table as it is here now; None if that is yet to come, or was seen to already."""
        now = self._coming
        if now is None or now["seq"] > seq:
            return None
        self._coming = None
        asked = bool(view and view.get("decision"))
        self._doubts = 0 if now["seq"] == seq and now["asked"] == asked else self._doubts + 1
        return now

    def lost(self) -> bool:
        """Whether something was lost: then everything is asked for."""
        if self._doubts < DOUBTS:
            return False
        self.forget()
        return True


class Page:
    """One game in one tab (game.svelte.ts). `storage`: what the browser remembers."""

    def __init__(self, simulation: Simulation, name: str, token: str, storage: dict[str, Any],
                 dial: Callable[[End], Wire]) -> None:  # fmt: skip
        self.simulation, self.name, self.token, self.storage = simulation, name, token, storage
        self.status = ""
        self.seq = self.step = -1
        self.seat = "public"
        self.view: Message | None = None
        self.events: list[Message] = []
        self.players: Message | None = None
        self.chat: list[Message] = []
        self.clocks: Message | None = None
        self.clocks_at = 0.0
        self.undo_asked: Message | None = None
        self.wishes: Message | None = None
        self.passing = False
        self.answered = -1
        self.questions: set[int] = set()
        self.unheard: dict[str, str] = {}  # lines of chat that have not come back, by their ids
        self.heard_back: list[str] = []  # lines that have
        self._next = 1
        self._agreement = Agreement()
        self._greeted = False
        self._unsent: list[Message] = []
        self._wanted: Message = {}
        self._wanted_by = 0
        self.since = 0.0  # when the connection, or where to be asked, last changed
        self.connection = Connection(simulation, self, dial)

    def note(self, *words: Any) -> None:
        """Add a line to the trace."""
        self.simulation.note(self.name, *words)

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Message | None:
        """The question that the page shows."""
        return self.view.get("decision") if self.view is not None and not self.passing else None

    @property
    def busy(self) -> bool:
        """Whether an answer is on its way."""
        return self.answered == self.seq

    @property
    def can_answer(self) -> bool:
        """Whether somebody who sits there can answer now."""
        return self.decision is not None and not self.busy and self.status == "open"

    @property
    def seated(self) -> bool:
        """Whether this page plays one side."""
        return self.seat in ("light", "dark")

    @property
    def waiting_to_say(self) -> bool:
        """Whether the server has not yet heard, or not yet confirmed, all that was said here."""
        return bool(self._unsent or self._wanted)

    # -- what is said --------------------------------------------------------------------------------------------------

    def hello(self) -> Message:
        """Say who comes, and what is known."""
        return {"type": "hello", "v": 1, "token": self.token, "since": self.seq if self.seq >= 0 else None}

    def set_status(self, status: str) -> None:
        """Show how the connection is; with a broken one all is gone that was on its way."""
        if self.status != status:
            self.since = self.simulation.loop.time()
        self.status = status
        if status != "open":
            self.answered, self._greeted, self._wanted_by = -1, False, 0
            self._agreement.forget()
            self.questions.clear()

    def say(self, type: str, **fields: Any) -> None:
        """Say something: now, or when the connection is back."""
        message = {"type": type, **fields}
        if not self.connection.send(message) and type in KEPT:
            self._unsent.append(message)

    def chat_with(self, text: str) -> None:
        """Say something in the chat."""
        id = f"{self.name}-{self._number()}"
        self.unheard[id] = text
        self.connection.send({"type": "chat", "text": text, "id": id})

    def _hear_back(self, lines: list[Message]) -> None:
        self.heard_back += [self.unheard.pop(line["id"]) for line in lines if line.get("id") in self.unheard]

    def answer(self, option: int) -> None:
        """Answer the question."""
        if self.seq < 0 or self.busy:
            return
        if self.connection.send({"type": "answer", "seq": self.seq, "option": option}):
            self.answered = self.seq

    def wish(self, ask: list[str] | None) -> None:
        """Say where to be asked."""
        self.storage["ask"] = ask
        self._want({"ask": ask})

    def pass_until(self, passing: str) -> None:
        """Pass until something happens."""
        self._want({"passing": passing})

    def _want(self, more: Message) -> None:
        self.since = self.simulation.loop.time()
        self._wanted = {**self._wanted, **more}
        self._show_wishes(self.wishes)
        self._tell_wanted()

    def _tell_wanted(self) -> None:
        id = self._number()
        if "ask" in self._wanted:
            self.storage.setdefault("said", []).append(self._wanted["ask"])
        self._wanted_by = id if self.connection.send({"type": "wishes", "id": id, **self._wanted}) else 0

    def _show_wishes(self, heard: Message | None) -> None:
        ask = self._wanted.get("ask")
        if ask is None and heard is not None:
            ask = heard["ask"]
        passing = self._wanted.get("passing", heard["passing"] if heard is not None else "")
        self.wishes = heard if ask is None else {"ask": ask, "passing": passing}

    def undo(self) -> None:
        """Take the last answer back."""
        self.connection.send({"type": "undo", "seq": self.seq})

    def reply_to_undo(self, granted: bool) -> None:
        """Say yes or no."""
        self.undo_asked = None
        self.say("undo-yes" if granted else "undo-no", seq=self.seq)

    def ask(self, type: str, **fields: Any) -> None:
        """Ask something that is answered by its number."""
        id = self._number()
        if self.connection.send({"type": type, "id": id, **fields}):
            self.questions.add(id)

    def _number(self) -> int:
        self._next += 1
        return self._next - 1

    def close(self) -> None:
        """Close the tab."""
        self.connection.close()
        self.set_status("gone")

    # -- what is heard -------------------------------------------------------------------------------------------------

    def receive(self, message: Message) -> None:
        """Take a message of the server in."""
        self.note("hears", json.dumps(message))
        if message["type"] == "now":
            self._agreement.hear(message)
        elif self._in_order(message):
            self._take(message)
        self._agree()
        if message["type"] == "now" and not self._greeted:
            self._greet()

    def _take(self, message: Message) -> None:
        handler: Callable[[Message], None] | None = getattr(self, f"_on_{message['type'].replace('-', '_')}", None)
        if handler is not None:
            handler(message)

    def _greet(self) -> None:
        """Everything that was missed is here: say what was kept."""
        self._greeted = True
        unsent, self._unsent = self._unsent, []
        for message in unsent:
            self.say(**message)
        for id, text in self.unheard.items():
            self.connection.send({"type": "chat", "text": text, "id": id})
        if self._wanted and not self._wanted_by:
            self._tell_wanted()

    def _agree(self) -> None:
        now = self._agreement.reached(self.seq, self.view) if self.seq >= 0 else None
        if now is not None:
            if now.get("id") is not None and now["id"] == self._wanted_by:
                self._confirm()
            self._stand(now)
        if self._agreement.lost():
            self.simulation.happened("healed")
            self.simulation.found("healed", f"{self.name} and the server differed at {self.seq}")
            self.connection.send({"type": "resend", "since": None})

    def _confirm(self) -> None:
        """Whatever was said before the last wish no longer counts."""
        if "ask" in self._wanted:
            del self.storage.get("said", [])[:-1]
        self._wanted = {}

    def _stand(self, now: Message) -> None:
        self.players, self.undo_asked, self.passing = now["players"], now["undo"], now["passing"]
        self.clocks, self.clocks_at = now["clocks"], self.simulation.loop.time()
        if now["wishes"] != self.wishes:
            self.since = self.simulation.loop.time()
        self._show_wishes(now["wishes"])

    def _in_order(self, message: Message) -> bool:
        if message["type"] == "snapshot" or "seq" not in message or self.seq < 0:
            return True
        if message["seq"] <= self.seq:
            return False
        if message["seq"] > self.seq + 1:
            self.simulation.happened("gap")
            self.connection.send({"type": "resend", "since": self.seq})
            return False
        if message["type"] != "delta" and self.busy:
            self.answered = message["seq"]
        self.seq = message["seq"]
        return True

    def _on_snapshot(self, message: Message) -> None:
        self._agreement.forget()
        self.seq, self.step, self.seat = message["seq"], message["step"], message["seat"]
        self.view, self.events, self.chat = message["view"], message["events"], message["chat"]
        self.answered = -1
        self._hear_back(message["chat"])
        self._stand(message)
        if message["wishes"] is None and self.seated and message["players"]["kind"] != "lesson":
            self.wish(self.storage.get("ask"))

    def _on_delta(self, message: Message) -> None:
        if self.seq < 0:
            return
        self.step = message["step"]
        if self.view is not None or message["patch"]:
            self.view = {**(self.view or {}), **message["patch"]}
        self.events = [*self.events[: message["from"]], *message["events"]]

    def _on_answer(self, message: Message) -> None:
        self.questions.discard(message["id"])

    _on_past = _on_answer

    def _on_error(self, message: Message) -> None:
        self.simulation.counts[f"refused: {message['code']}"] += 1
        if message.get("id") in self.questions:
            self.questions.discard(message["id"])
        elif isinstance(message.get("id"), str):
            self.unheard.pop(message["id"], None)
        else:
            if message.get("id") is not None and message["id"] == self._wanted_by:
                self._wanted = {}
            self.answered = -1

    def _on_chat(self, message: Message) -> None:
        self.chat = [*self.chat, message["line"]]
        self._hear_back([message["line"]])
