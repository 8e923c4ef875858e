"""What must be true whenever a game has come to rest."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.model.sides import SIDES, Side
from cantina.server.games import game_setup as setups
from cantina.server.games.auto_player import person
from cantina.server.games.lesson_opponent import _due as tutor_is_due
from cantina.server.games.pass_settings import USUAL, PassSettings, auto_pass_option
from cantina.server.games.room import Room
from cantina.server.games.table import Table
from cantina.server.storage import Entry
from cantina.server.ws.seat_stream import render_events, shown, visible
from loadtest.simulate.page import Page

if TYPE_CHECKING:
    from loadtest.simulate.game import SimulatedGame

SETTLED = 10.0  # seconds after which everybody knows where a page wants to be asked
TOLERANCE = 0.5  # seconds between the looks at a clock
SLACK = 5.0  # seconds that a message with the clocks may have been on its way


class Checks:
    """All comparisons."""

    def __init__(self, game: SimulatedGame) -> None:
        self._game, self._simulation = game, game.simulation

    def all(self) -> None:
        """Compare everybody's table with everybody else's."""
        rooms = [room for room in self._game.rooms() if room is not None]
        for page in self._game.pages():
            self._check_page(page)
        for room in rooms:
            self._check_movement(room)
        if len({room.table.seq for room in rooms}) > 1:
            self._found("processes", f"they are at {[room.table.seq for room in rooms]}")
        wishes = [msgspec.to_builtins({side: each.shown() for side, each in room.wishes.items()}) for room in rooms]
        if any(each != wishes[0] for each in wishes[1:]):
            self._found("wishes", f"processes differ: {wishes}")
        self._check_words()
        self._check_asked()
        self._check_failures()
        self._simulation.happened("check")

    def entry(self, entry: Entry) -> None:
        """What the server decides for somebody, at the moment when it is stored."""
        table = next((room.table for room in self._game.rooms() if room and room.table.seq == entry.seq - 1), None)
        if table is None or table.game is None:
            return
        by, reason = entry.data.get("by"), entry.data.get("reason")
        now = self._simulation.loop.time()
        pages = [page for page in self._game.pages()
                 if page.seat == by and page.status == "open" and not page.connection.wire.dead]  # fmt: skip
        if entry.data.get("auto"):
            self._simulation.happened("pass by the server")
            if person(table, by) and len(pages) == 1 and self._alone(pages[0]) and now - pages[0].since > SETTLED:
                self._check_pass(table, by, pages[0])
        elif reason == "abandoned" and any(now - page.since > SLACK for page in pages):
            self._found("abandoned", f"{by} has lost at {entry.seq}, and was there")
        elif reason == "time" and (table.left(entry.at) or {}).get(by, 0.0) > 0:
            self._found("time", f"{by} has lost at {entry.seq}, and had time left: {table.left(entry.at)}")

    def _alone(self, page: Page) -> bool:
        """Whether a player has no other page, open or not."""
        return sum(each.token == page.token for each in self._game.people) == 1

    def _check_pass(self, table: Table, side: Side, page: Page) -> None:
        """The server passes only where the page has long said so."""
        assert table.game is not None
        if page.wishes is None or page.waiting_to_say:
            return
        wishes = PassSettings(frozenset(page.wishes["ask"]), page.wishes["passing"], table.game.engine.state.turn)
        if auto_pass_option(table.game, side, wishes) is None:
            self._found("passed", f"{side} was passed for at {table.seq}, and wanted to be asked: {page.wishes}")

    def stored(self) -> None:
        """Play the stored log again: it must come to what everybody was shown last."""
        game = self._game
        if not game.id:
            return
        store = type(game.processes[0].hub.store).__mro__[1](game.simulation.settings.database)
        try:
            with store.engine.connect() as db:
                loaded = store.load(db, game.id)
        finally:
            store.close()
        assert loaded is not None
        table = Table.restore(setups.unpack(loaded.row.setup), loaded.log)
        if table.stopped is not None or table.partings:
            self._found("log", f"it is not played to its end: {table.stopped} {table.partings}")
        self._check_resumed(loaded.log)
        for tab in (tab for somebody in game.people for tab in somebody.tabs):
            if tab.seq == table.seq and plain(tab.view) != plain(shown(table, tab.seat)):
                self._found("log", f"it gives another table to {tab.name}")

    def _found(self, kind: str, what: str) -> None:
        self._simulation.found(kind, what)

    # -- pages ---------------------------------------------------------------------------------------------------------

    def _check_page(self, page: Page) -> None:
        hub = page.connection.wire.process.hub
        room = hub.rooms.get(self._game.id)
        if page.status != "open":
            self._found("page", f"{page.name} is {page.status}")
        elif room is None or not any(member.seat == page.seat for member in room.members):
            self._found("page", f"{page.name} is at a table that nobody keeps")
        else:
            self._check_here(page, room)
            for what, expected in fresh(room, page).items():
                mine = without_presence(page.players) if what == "players" else getattr(page, what)
                if mine != expected and plain(mine) != plain(expected):
                    self._found(what, f"{page.name} shows {difference(mine, expected)}")
            self._check_clocks(page, room)

    def _check_here(self, page: Page, room: Room) -> None:
        """Who is at this process is shown as being there; of the others it hears late."""
        for side in SIDES:
            if room.here(side) and page.players is not None and not page.players[side]["here"]:
                self._found("here", f"{page.name} does not see that {side} is there")

    def _check_clocks(self, page: Page, room: Room) -> None:
        true = room.table.left(self._simulation.clock.time())
        running = room.table.mover if room.table.since is not None else None  # it begins with the first answer
        if true is None or page.clocks is None:
            if true != page.clocks:
                self._found("clocks", f"{page.name} shows {page.clocks}")
            return
        gone = self._simulation.loop.time() - page.clocks_at
        for side in SIDES:
            mine = max(page.clocks[side] - (gone if page.clocks["running"] == side else 0.0), 0.0)
            if abs(mine - true[side]) > SLACK or page.clocks["running"] != running:
                self._found("clocks", f"{page.name} shows {page.clocks} {gone:.1f} seconds ago, it is {true}")

    # -- the game ------------------------------------------------------------------------------------------------------

    def _check_movement(self, room: Room) -> None:
        """The server waits only for somebody who sees the question, or is not there."""
        table, mover = room.table, room.table.mover
        if table.result is not None or mover is None or not room.members:
            return
        if table.setup.kind == "bot" and mover in table.setup.bots:
            self._found("stuck", f"the bot does not answer at {table.seq}")
        elif table.setup.kind == "lesson":
            if tutor_is_due(table):
                self._found("stuck", f"the tutor does not answer at {table.seq}")
        elif self._game.there(mover) and not self._can_go_on(table, mover):
            self._found("stuck", f"{mover} is waited for at {table.seq} and does not see the question")

    def _can_go_on(self, table: Table, mover: Side) -> bool:
        pages = self._game.pages()
        if any(page.can_answer for page in pages if page.seat in (mover, "both")):
            return True
        request = table.request
        asked = [page for page in pages if request is not None and page.seat not in (request.by, "public")]
        return bool(asked) and any(page.undo_asked is not None for page in asked)

    def _check_resumed(self, log: Sequence[Entry]) -> None:
        """The time of a stop is given back once."""
        resumed = [(entry.at - entry.data["gap"], entry.at) for entry in log if entry.kind == "resume"]
        for (_, end), (begin, _) in pairwise(resumed):
            if begin < end - TOLERANCE:
                self._found("resumed", f"the time before {end:.1f} was given back again from {begin:.1f} on")

    def _check_asked(self) -> None:
        """Where somebody with one page last said to be asked is where they are asked, or where they said so before."""
        for somebody in self._game.people:
            page, said = somebody.page, somebody.storage.get("said")
            at_rest = page.status == "open" and not page.waiting_to_say
            if said and at_rest and self._alone(page) and page.wishes is not None:
                sets = [USUAL if each is None else frozenset(each) for each in said]
                if frozenset(page.wishes["ask"]) not in sets:
                    self._found("wishes", f"{page.name} said {said}, it is {page.wishes}")

    # -- words ---------------------------------------------------------------------------------------------------------

    def _check_words(self) -> None:
        """What was said in the chat is there once, unless it was refused, or its page was closed before."""
        room = self._game.room
        if room is None:
            return
        heard = Counter(line["text"] for line in room.table.chat)
        for somebody in self._game.people:
            for text in somebody.said:
                if heard[text] > 1:
                    self._found("words", f"{text!r} was heard {heard[text]} times")
            for text in (each for page in somebody.tabs for each in page.heard_back):
                if not heard[text]:
                    self._found("words", f"{text!r} came back and is not there")
            if somebody.page.status == "open" and somebody.page.unheard:
                self._found("words", f"it was not heard: {list(somebody.page.unheard.values())}")

    def _check_failures(self) -> None:
        for process in self._game.processes:
            failed = process.hub.metrics.failures._value.get()
            if failed > self._simulation.counts["broken-off work"]:  # after which a room is given up
                self._found("failures", f"{process.name} had {failed:.0f}")


def fresh(room: Room, page: Page) -> dict[str, Any]:
    """What a page would show if it was opened now."""
    table, seat = room.table, page.seat
    lines = visible(render_events(table, 0), seat)  # type: ignore[arg-type]
    return {
        "seq": table.seq, "step": len(table.steps), "view": shown(table, seat),  # type: ignore[arg-type]
        "events": [json.loads(bytes(each)) for each in lines], "chat": table.chat,
        "players": without_presence(room.players()),
        "undo_asked": room._request(seat), "wishes": room._wishes_of(seat),  # type: ignore[arg-type]
        "passing": page.passing and table.request is not None,  # which is answered first
    }  # fmt: skip


def without_presence(players: Any) -> Any:
    """Who sits there, and how the game stands, but not who is there now."""
    if players is None:
        return None
    sides = {side: {key: each for key, each in players[side].items() if key != "here"} for side in SIDES}
    return {**players, **sides}


def plain(value: Any) -> Any:
    """As it comes over a wire; a key that is gone is null. Of an undo request only who asks counts, and for what."""
    found = msgspec.json.decode(msgspec.json.encode(value))
    if isinstance(found, dict):
        return {key: each for key, each in found.items() if each is not None and key not in ("type", "seq")}
    return found


def difference(mine: Any, true: Any) -> str:
    """The parts that differ."""
    mine, true = plain(mine), plain(true)
    if isinstance(mine, dict) and isinstance(true, dict):
        keys = sorted(key for key in {*mine, *true} if mine.get(key) != true.get(key))
        return "; ".join(f"{key}: {str(mine.get(key))[:150]} instead of {str(true.get(key))[:150]}" for key in keys)
    if isinstance(mine, list) and isinstance(true, list):
        return f"{len(mine)} instead of {len(true)}: {str(mine[-2:])[:150]} instead of {str(true[-2:])[:150]}"
    return f"{str(mine)[:200]} instead of {str(true)[:200]}"
