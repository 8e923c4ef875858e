"""What the connections of one seat have been sent: the last view, and the latest messages for those who missed some."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from cantina.model.event import Event
from cantina.model.text import Text
from cantina.server.games.final_record import Line, Record
from cantina.server.games.lessons import standing
from cantina.server.games.table import Table
from cantina.server.protocol import encode
from cantina.server.ws.seat_views import Seat, View, event_view, patch, sees, view_of

RESEND_BUFFER = 64
SEATS: tuple[Seat, ...] = ("light", "dark", "both", "public")
RenderedEvent = tuple[Event, msgspec.Raw]  # what happened, and its words


class EventJournal:
    """The lines of a game's log in words, rendered once for all seats."""

    def __init__(self) -> None:
        self._lines: list[RenderedEvent] = []
        self._seen: dict[Seat, list[int]] = {seat: [0] for seat in SEATS}  # how many of the first n events

    def __len__(self) -> int:
        return len(self._lines)

    def catch_up(self, table: Table) -> None:
        """Add what has happened since."""
        self.go_on(len(self), render_events(table, len(self)))

    def go_on(self, standing: int, fresh: list[RenderedEvent]) -> None:
        """Add lines after those that still stand; the others were taken back."""
        del self._lines[standing:]
        self._lines += fresh
        for seat, counts in self._seen.items():
            del counts[standing + 1 :]
            for event, _ in fresh:
                counts.append(counts[-1] + sees(event, seat))

    def recorded(self) -> list[Line]:
        """All lines, for the record of a game."""
        return [Line(words, event.seat, event.not_for) for event, words in self._lines]

    def lines(self, seat: Seat) -> list[msgspec.Raw]:
        """The lines that a seat may see."""
        return visible(self._lines, seat)

    def count(self, seat: Seat, end: int) -> int:
        """How many of the first events a seat may see."""
        return self._seen[seat][end]


def render_events(table: Table, start: int) -> list[RenderedEvent]:
    """What has happened from an event on, in words."""
    if table.record is not None:
        return [(Event("recorded", Text("recorded"), line.seat, line.not_for), line.words)
                for line in table.record.lines[start:]]  # fmt: skip
    if table.game is None:
        return []
    return [(each, msgspec.Raw(msgspec.json.encode(event_view(each, table.step_of(n)))))
            for n, each in enumerate(table.game.engine.events.since(start), start)]  # fmt: skip


def visible(lines: list[RenderedEvent], seat: Seat) -> list[msgspec.Raw]:
    """Of some lines those that a seat may see."""
    return [words for event, words in lines if sees(event, seat)]


def shown(table: Table, seat: Seat) -> View | None:
    """The table as a seat sees it now; None while the other seat is empty."""
    if table.record is not None:
        recorded: View = msgspec.json.decode(table.record.views[seat])
        return recorded
    return {**view_of(table.game, seat), **standing(table)} if table.game is not None else None


def record_of(table: Table) -> Record:
    """What a game that is over looks like to everybody."""
    assert table.game is not None
    journal = EventJournal()
    journal.catch_up(table)
    views = {seat: msgspec.Raw(msgspec.json.encode(view_of(table.game, seat))) for seat in SEATS}
    return Record(views, journal.recorded())


class Delta(msgspec.Struct, frozen=True):
    """The next view of a seat, and the message that leads there."""

    view: View | None
    message: str


class SeatStream:
    """The stream of one seat. Sequence numbers are those of the log."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.seat = seat
        self.seq = self._first = table.seq  # nothing up to here can be sent again
        self.view: View | None = shown(table, seat)
        self._sent: deque[tuple[int, str]] = deque()

    @property
    def asked(self) -> bool:
        """Whether the seat is shown a question."""
        return self.view is not None and self.view.get("decision") is not None

    def delta(
        self, table: Table, journal: EventJournal, standing: int, fresh: list[RenderedEvent], **more: Any
    ) -> Delta:
        """The message that brings a client up to date after the game changed; so many lines of the journal stand, and
        those that come after them are fresh. `from` tells a client which of its lines still stand."""
        view = shown(table, self.seat)
        changes = patch(self.view, view) if view is not None else {}
        message = encode("delta", seq=table.seq, step=len(table.steps), patch=changes,
                         events=visible(fresh, self.seat), **more,
                         **{"from": journal.count(self.seat, standing)})  # fmt: skip
        return Delta(view, message)

    def go_on(self, seq: int, delta: Delta) -> str:
        """The game has changed: what is sent."""
        self.view = delta.view
        return self.send(seq, delta.message)

    def send(self, seq: int, message: str) -> str:
        """Remember a numbered message, so that it can be sent again."""
        self.seq = seq
        if len(self._sent) == RESEND_BUFFER:
            self._first = self._sent.popleft()[0]
        self._sent.append((seq, message))
        return message

    def since(self, seq: int) -> list[str] | None:
        """The messages after a number; None if some of them are no longer there."""
        if not self._first <= seq <= self.seq:
            return None
        return [message for number, message in self._sent if number > seq]
