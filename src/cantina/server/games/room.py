"""A table with the people around it: takes what they do, stores it, and tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, TypeVar

import msgspec

from cantina.model.sides import SIDES, Side, other
from cantina.play.game import Game
from cantina.server.bots.seats import BotSeats
from cantina.server.errors import ApiError
from cantina.server.games import player_commands
from cantina.server.games.auto_player import after, auto_pass, changed, due, person
from cantina.server.games.final_record import pack
from cantina.server.games.lesson_opponent import tutor
from cantina.server.games.pass_settings import PassSettings
from cantina.server.games.pass_settings import pack as pack_wishes
from cantina.server.games.player_commands import NewEntry
from cantina.server.games.room_host import RoomHost
from cantina.server.games.rules_upgrade import divergence_notice
from cantina.server.games.table import Table
from cantina.server.http.rate_limits import Bucket
from cantina.server.protocol import VERSION, encode
from cantina.server.storage.schema import Entry, WishRow
from cantina.server.workers.deadlines import DeadlineExceeded
from cantina.server.ws.connection import SeatConnection
from cantina.server.ws.seat_stream import Delta, EventJournal, RenderedEvent, SeatStream, record_of, render_events
from cantina.server.ws.seat_views import Seat

log = logging.getLogger("cantina.server")
T = TypeVar("T")
Make = Callable[[Table], NewEntry]
TOLD = 500  # members who are told of arrivals in a second
CHAT_RATE, CHAT_BURST = 0.5, 10  # lines a second


class Change(msgspec.Struct, frozen=True):
    """What an entry makes of a table, and of the streams of its seats. `standing`: how many of the game's events still
    stand; None if the game did not change."""

    entry: Entry
    table: Table
    feeds: tuple[SeatStream, ...]
    wishes: dict[Side, PassSettings]  # those that it overtakes
    standing: int | None
    fresh: list[RenderedEvent] = []
    deltas: list[Delta] = []


def _has(members: Sequence[SeatConnection], side: Side) -> bool:
    return any(member.seat in (side, "both") and not member.closed for member in members)


def _about(entry: Entry, feed: SeatStream) -> dict[str, Any]:
    """How a change came about, as far as it is a seat's business."""
    mine = feed.seat in ("both", entry.data.get("by")) and not entry.data.get("auto", False)
    return {"mine": mine, "undone": entry.data["by"] if entry.kind == "undo" else None}


class Room:
    """One game in memory."""

    def __init__(
        self,
        keeper: RoomHost,
        id: str,
        table: Table,
        seen: dict[str, float],
        wishes: dict[Side, PassSettings],
        recorded: bool = False,
    ) -> None:
        self.id, self.table, self.seen, self.wishes = id, table, seen, wishes
        self.members: set[SeatConnection] = set()
        self._entering: list[SeatConnection] = []
        self.idle_since = keeper.clock.time()
        self.came: dict[Side, float] = {}  # since when each player has been here, short absences left aside
        self.closed = False  # no longer the one place where this game is kept
        self.unsure = False  # whether something may be stored that this room does not know
        self.keeper = keeper
        self._lock = asyncio.Lock()
        self._slow_questions = asyncio.Lock()
        self._journal = EventJournal()
        self._feeds: dict[Seat, SeatStream] = {}
        self.bots, self.passing, self.tutor = BotSeats(self), auto_pass(self), tutor(self)
        self._saved = table.seq
        self._recorded = recorded
        self._telling: asyncio.TimerHandle | None = None
        self._told_presence: list[bool] = []
        self._chatter: dict[Seat, Bucket] = {}

    # -- coming and going ----------------------------------------------------------------------------------------------

    async def enter(self, member: SeatConnection, since: int | None) -> bool:
        """Let a client in, and bring it up to date: with what it missed, or with everything. False if this room was
        just given up: there is, or will be, another one for the game."""
        self._entering.append(member)
        try:
            if not await self._let_in(member, since):
                return False
        finally:
            self._entering.remove(member)
        self.tell_soon()
        self.kick()
        return True

    async def _let_in(self, member: SeatConnection, since: int | None) -> bool:
        async with self._lock:
            if since is not None and since > self.table.seq and not self.closed:
                await self._catch_up()  # another process told it more than this one knows
            if self.closed:
                return False
            feed = self._feeds.get(member.seat)
            if feed is None:
                feed = await self._work(lambda: self._new_feed(member.seat))
            missed = await self._missed(feed, since)
            self._feeds[member.seat] = feed  # once more: the last spectator may just have gone
            self._note_coming(member.seat)
            self.members.add(member)
            self.idle_since = self.keeper.clock.time()
            for message in missed:
                member.push(message)
            self.tell_now(member)
        return True

    def _note_coming(self, seat: Seat) -> None:
        now = self.keeper.clock.time()
        for side in SIDES:
            if seat in (side, "both") and not (side in self.came and self.there(side)):
                self.came[side] = now

    def _new_feed(self, seat: Seat) -> SeatStream:
        self._journal.catch_up(self.table)
        return SeatStream(self.table, seat)

    async def _missed(self, feed: SeatStream, since: int | None) -> list[str]:
        """What brings a client up to date: what it missed, or everything."""
        missed = feed.since(since) if since is not None else None
        if missed is not None:
            return missed
        now = self._now(feed)
        return [await self._work(lambda: self._snapshot(feed, now))]

    def leave(self, member: SeatConnection) -> None:
        """A client has gone."""
        self.members.discard(member)
        member.close()
        now = self.keeper.clock.time()
        self.idle_since = now
        for side in SIDES:
            if member.seat in (side, "both"):
                self.seen[side] = now
        # A player's feed is kept, for one who comes back soon; spectators are shown the table anew.
        if member.seat == "public" and not any(each.seat == "public" for each in self.members):
            self._feeds.pop("public", None)
        self.tell_soon()

    async def resend(self, member: SeatConnection, since: int | None) -> None:
        """What a client missed; everything, if too much time has passed, or if it no longer trusts what it has."""
        async with self._lock:
            for message in await self._missed(self._feeds[member.seat], since):
                member.push(message)
            self.tell_now(member)

    def here(self, side: Side) -> bool:
        """Whether a player is connected to this process."""
        return _has(tuple(self.members), side)

    def expects(self, side: Side) -> bool:
        """Whether a player is just being let in."""
        return _has(tuple(self._entering), side)

    def there(self, side: Side) -> bool:
        """Whether a player is, or was lately, connected to any process."""
        lately = self.keeper.clock.time() - self.seen.get(side, 0.0) < 2 * self.keeper.settings.heartbeat_interval
        return lately or self.here(side)

    def were_seen(self, seen: dict[str, float]) -> None:
        """Who was there lately, by what other processes noted; those who are here are told if that changed."""
        self.seen |= {seat: max(at, self.seen.get(seat, 0.0)) for seat, at in seen.items()}
        if self._presence() != self._told_presence:
            self.tell()

    def _presence(self) -> list[bool]:
        return [self.there(side) for side in SIDES]

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _snapshot(self, feed: SeatStream, now: dict[str, Any]) -> str:
        """All that a newcomer needs."""
        table = self.table
        return encode(
            "snapshot", v=VERSION, step=len(table.steps), seat=feed.seat, view=feed.view,
            events=self._journal.lines(feed.seat), chat=table.chat, **now,
        )  # fmt: skip

    def _now(self, feed: SeatStream) -> dict[str, Any]:
        """How things stand for a seat, beside the table. Table, feeds and wishes change together, in one step of the
        event loop: so this is of one piece whenever it is made."""
        found = due(self.table, self.wishes) if self.passing.able(self.table) else None
        return {
            "seq": self.table.seq, "asked": feed.asked, "passing": found is not None and found[0] == feed.seat,
            "wishes": self._wishes_of(feed.seat), "undo": self._request(feed.seat),
            "players": self.players(), "clocks": self.clocks(self.keeper.clock.time()),
        }  # fmt: skip

    def players(self) -> dict[str, Any]:
        """Who sits where, who is there, and how the game stands."""
        table = self.table
        shown: dict[str, Any] = {}
        for side in SIDES:
            seat = table.setup.seat(side)
            deck = seat.deck.name if table.result and seat.deck else None  # nobody's business before
            shown[side] = {"kind": seat.kind, "name": seat.name, "deck": deck,
                           "here": seat.kind == "bot" or self.there(side)}  # fmt: skip
        result = table.result
        return {
            **shown, "kind": table.setup.kind, "status": table.status, "rematch": table.rematch,
            "watchers": sum(1 for member in self.members if member.seat == "public" and not member.closed),
            "result": {"winner": result.winner, "reason": result.reason} if result else None,
            "undo": table.request.by if table.request else None,
            "parted": divergence_notice(table), "ending": table.ending,
        }  # fmt: skip

    def clocks(self, at: float) -> dict[str, Any] | None:
        """The seconds left at a moment, and whose clock runs: nobody's before the log has a first entry."""
        left = self.table.left(at)
        if left is None:
            return None
        running = self.table.mover if self.table.since is not None else None
        return {"light": left["light"], "dark": left["dark"], "running": running}

    def _request(self, seat: Seat) -> dict[str, Any] | None:
        request = self.table.request
        return {"by": request.by, "seen": request.seen} if request and seat == other(request.by) else None

    def may_chat(self, seat: Seat) -> bool:
        """Whether a seat, over all its connections, has not just said a lot."""
        return self._chatter.setdefault(seat, Bucket(self.keeper.clock, CHAT_RATE, CHAT_BURST)).take()

    def tell_soon(self) -> None:
        """Somebody came or went. The more there are to tell, the longer it waits for others who come or go."""
        if self._telling is None and not self.closed:
            wait = len(self.members) / TOLD
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell_waiting)

    def _tell_waiting(self) -> None:
        self._telling = None
        self.tell()

    def tell(self) -> None:
        """Send how things stand to all who know it otherwise."""
        self._told_presence = self._presence()
        seats = {member.seat for member in self.members}
        standing = {seat: self._now(self._feeds[seat]) for seat in seats}
        lasting = {seat: self._lasting(now) for seat, now in standing.items()}
        outdated = [member for member in self.members if member.last_sent != lasting[member.seat]]
        messages = {seat: encode("now", **standing[seat]) for seat in {member.seat for member in outdated}}
        for member in outdated:
            member.last_sent = lasting[member.seat]
            member.push(messages[member.seat])

    def tell_now(self, member: SeatConnection, **more: Any) -> None:
        """Tell one how things stand, whatever was last said."""
        now = self._now(self._feeds[member.seat])
        member.last_sent = self._lasting(now)
        member.push(encode("now", **now, **more))

    def _lasting(self, now: dict[str, Any]) -> dict[str, Any]:
        """What a client does not find out by itself: numbered messages are counted, and clocks that run are seen to."""
        return {**now, "seq": None, "clocks": self.clocks(self.table.since or 0.0)}

    # -- where players want to be asked --------------------------------------------------------------------------------

    async def wish(self, seat: Seat, wanted: Callable[[PassSettings, int], PassSettings]) -> None:
        """A player says where to be asked: what that makes of the present wishes, in the present turn."""
        side = player_commands.may_say(seat)
        if side is None or not person(self.table, side):
            raise ApiError("not-yours")
        async with self._lock:
            fresh = await self._wish(side, wanted)
            while fresh is None:  # another process has stored others meanwhile
                await self._catch_up()
                fresh = await self._wish(side, wanted)
            self.wishes = {**self.wishes, side: fresh}
            self.tell()
        self.kick()

    async def _wish(self, side: Side, wanted: Callable[[PassSettings, int], PassSettings]) -> PassSettings | None:
        """The wishes that were stored; None if others had been."""
        if self.closed:
            raise ApiError("closing")
        game, old = self.table.game, self.wishes.get(side, PassSettings())
        fresh = changed(wanted(old, game.engine.state.turn if game is not None else 0))
        try:
            kept = await self.keeper.save_pass_settings(self.id, WishRow(side, old.version, pack_wishes(fresh)))
        except ApiError as refused:
            self.unsure = self.unsure or refused.code == "unsure"
            raise
        return fresh if kept else None

    def wish_version(self, seat: str) -> int:
        """The last version of a player's wishes that this room knows."""
        return max((each.version for side, each in self.wishes.items() if side == seat), default=0)

    def _wishes_of(self, seat: Seat) -> dict[str, Any] | None:
        side = player_commands.may_say(seat)
        return self.wishes[side].shown() if side is not None and side in self.wishes else None

    def kick(self) -> None:
        """Let those go on who are not people, or do not want to be asked."""
        if self.closed:
            return
        self.bots.kick()
        self.passing.kick()
        self.tutor.kick()

    # -- what is done --------------------------------------------------------------------------------------------------

    async def do(self, make: Make, slow: bool = False) -> None:
        """Check a move against the table, and work out what everybody will be told; store it, and only then tell. If
        another process was first, look again. A slow check (one that goes back in the game) is made aside."""
        try:
            async with self._lock:
                await self._do(make, slow)
        finally:  # whatever became of the move, the table may be another one
            self.kick()

    async def _do(self, make: Make, slow: bool) -> None:
        while True:
            if self.closed:
                raise ApiError("closing")
            draft, change = await self._try(make, slow)
            if await self._store(change, draft):
                return await self._take(change)
            if await self._found(change.entry):
                return None

    async def _try(self, make: Make, slow: bool) -> tuple[NewEntry, Change]:
        """A move that may be made, and what it changes. What cannot be shown is not made."""
        feeds = tuple(self._feeds.values())

        def work() -> tuple[NewEntry, Change]:
            draft = make(self.table)
            entry = Entry(self.table.seq + 1, self.keeper.clock.time(), draft.kind, draft.data)
            return draft, self._changed(entry, draft.game, feeds)

        return await self._work(work, slow)

    async def _store(self, change: Change, draft: NewEntry) -> bool:
        """Whether an entry was stored; not, if another process was first, or if nobody can say."""
        rows = {side: WishRow(side, self.wishes[side].version, pack_wishes(fresh))
                for side, fresh in change.wishes.items()}  # fmt: skip
        if draft.wished in self.wishes:
            rows.setdefault(draft.wished, WishRow(draft.wished, self.wishes[draft.wished].version))
        began = time.perf_counter()
        try:
            stored = await self.keeper.append(
                self.id, change.entry, draft.status, draft.roles, tuple(rows.values()))  # fmt: skip
        except ApiError as refused:
            if refused.code != "unsure":
                raise
            return False
        if stored:
            self.keeper.metrics.commits.observe(time.perf_counter() - began)
        return stored

    async def _found(self, entry: Entry) -> bool:
        """Look again. If the report of a commit was lost, what came first may be this very entry."""
        self.unsure, wishes = True, self.wishes
        try:
            fresh = await self._catch_up()
        except ApiError as refused:
            raise ApiError("unsure") from refused
        self.unsure = False
        if not fresh and self.wishes == wishes:
            raise ApiError("unsure")
        return any((each.at, each.kind) == (entry.at, entry.kind) for each in fresh)

    async def catch_up(self, to: int | None = None) -> None:
        """Take in what other processes have stored. `to`: the entry that is known to be there; by now it may be here,
        if it was this process that stored it."""
        async with self._lock:
            if to is None or self.table.seq < to:
                await self._catch_up()
                self.unsure = False
        self.kick()

    async def _catch_up(self) -> list[Entry]:
        fresh = await self.keeper.entries(self.id, self.table.seq)
        self.wishes = await self.keeper.wishes(self.id)  # read after the entries: they are never older
        for entry in fresh:
            await self._take_in(entry)
            if self.closed:
                return fresh
        self.tell()
        return fresh

    async def _take_in(self, entry: Entry) -> None:
        """What somebody else has stored."""
        feeds = tuple(self._feeds.values())
        try:
            change = await self._work(lambda: self._changed(entry, None, feeds, stored=True), owed=True)
        except Exception:
            self._fail(entry)
        else:
            await self._take(change)

    def _changed(self, entry: Entry, ready: Game | None, feeds: tuple[SeatStream, ...], stored: bool = False) -> Change:
        """What an entry makes of the table, and what each seat is told if that changes the game. Nothing of it is true
        before the entry is stored. What a stored one makes of the wishes is stored as well."""
        table = self.table.fork()
        standing = table.apply(entry, ready)
        overtaken = after(table, self.wishes) if not stored else {}
        if standing is None or not feeds:
            return Change(entry, table, feeds, overtaken, standing)
        fresh = render_events(table, standing)
        deltas = [feed.delta(table, self._journal, standing, fresh, **_about(entry, feed)) for feed in feeds]
        return Change(entry, table, feeds, overtaken, standing, fresh, deltas)

    async def _take(self, change: Change) -> None:
        """What is stored is true: tell everybody."""
        entry = change.entry
        if entry.kind == "answer":
            self.keeper.metrics.answers.inc()
        try:
            self.table, self.wishes = change.table, {**self.wishes, **change.wishes}
            self._publish(change)
            await self._snapshot_now_and_then()
            await self.record_if_over()
        except Exception:
            self._fail(entry)

    def _fail(self, entry: Entry) -> None:
        """What is stored stands, even if it could not be shown."""
        self.keeper.metrics.failures.inc()
        log.exception("broadcast failed", extra={"game": self.id, "seq": entry.seq})
        self._give_up()

    def _give_up(self) -> None:
        """Nobody can say any more how this room stands. Everybody comes back to one that is made anew from the log."""
        self.keeper.forget(self)
        self.closed = True
        for member in tuple(self.members):
            asyncio.get_running_loop().call_soon(member.close)  # once whoever asked has been told why

    async def ask(self, question: Callable[[Table], T], slow: bool = False) -> T:
        """Ask something about the table as it is now. Of those who ask what takes long a move waits for one only."""
        async with self._slow_questions if slow else contextlib.nullcontext(), self._lock:
            return await self._work(lambda: question(self.table), slow)

    async def _work(self, work: Callable[[], T], slow: bool = False, owed: bool = False) -> T:
        """Run the game, aside from the event loop; the lock keeps everybody else from the table meanwhile. Work that
        was broken off may have left anything behind."""
        shops = self.keeper.shops
        shop = shops.strangers if self.table.setup.kind == "sandbox" else shops.past if slow else shops.tables
        try:
            return await shop.do(work, owed=owed)
        except (DeadlineExceeded, asyncio.CancelledError):
            self._give_up()
            raise

    async def _snapshot_now_and_then(self) -> None:
        table = self.table
        if table.game is not None and table.seq - self._saved >= self.keeper.settings.snapshot:
            self._saved = table.seq
            self.keeper.keep(self.id, table.seq, await self._work(table.snapshot, owed=True))

    async def record_if_over(self) -> None:
        """Keep what a finished game looks like, once. A sandbox is never finished: even its end can be taken back."""
        table = self.table
        if self._recorded or table.result is None or table.stopped is not None or table.setup.kind == "sandbox":
            return
        self._recorded = True
        if table.game is not None:
            data = await self._work(lambda: pack(record_of(table)), slow=True, owed=True)
            self.keeper.keep_record(self.id, table.changed, data)

    # -- telling -------------------------------------------------------------------------------------------------------

    def _publish(self, change: Change) -> None:
        """One numbered message to every seat for each entry. How things stand after it is sent just before: a client
        takes both in at once, and never shows a question that is passed."""
        entry = change.entry
        if change.standing is not None:
            self._journal.go_on(change.standing, change.fresh)
        messages = {
            feed.seat: feed.go_on(entry.seq, delta) if delta is not None else self._message(entry, feed)
            for feed, delta in zip_longest(change.feeds, change.deltas)
        }
        self.tell()
        for member in self.members:
            member.push(messages[member.seat])

    def _message(self, entry: Entry, feed: SeatStream) -> str:
        """What a seat is told of an entry that left the game as it was."""
        seq = entry.seq
        if entry.kind == "chat":
            return feed.send(seq, encode("chat", seq=seq, line=self.table.chat[-1]))
        if entry.kind == "ask-undo" and feed.seat == other(entry.data["by"]):
            return feed.send(seq, encode("ask-undo", seq=seq, by=entry.data["by"], seen=entry.data["seen"]))
        return feed.send(seq, encode("players", seq=seq, players=self.players(), because=entry.kind))

    # -- ending --------------------------------------------------------------------------------------------------------

    async def stop(self) -> None:
        """Let bots go, and finish what is being stored. From now on this room takes nothing."""
        await self.bots.stop()
        await self.passing.stop()
        await self.tutor.stop()
        async with self._lock:
            self.closed = True
            for member in tuple(self.members):
                member.close()

    def let_go(self) -> None:
        """Nobody comes to this room any more. Those who answer for others know it, and it knows them: without them its
        game leaves the memory at once."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        del self.bots, self.passing, self.tutor
