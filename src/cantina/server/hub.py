"""The house: all games in memory, the database behind them, and what has to be done from time to time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

from sqlalchemy import Connection

from cantina.model.sides import SIDES, Side
from cantina.server import setup as setups
from cantina.server.errors import Refused
from cantina.server.garbage import SELDOM, tidy
from cantina.server.guard import OutOfTime, guarded_aside
from cantina.server.metrics import Metrics
from cantina.server.record import unpack
from cantina.server.reopening import behind, reopen
from cantina.server.room import Room
from cantina.server.settings import Settings
from cantina.server.storage import Entry, Loaded, Store, StoreError
from cantina.server.storage.listen import Listener
from cantina.server.storage.writer import Writer
from cantina.server.table import Table
from cantina.server.timing import clock_runs, gap, look_at_clock, look_for_missing, resume_clock
from cantina.server.tokens import digest
from cantina.server.views import Seat

log = logging.getLogger("cantina.server")
T = TypeVar("T")
THINKERS = 2
READERS = 4
LOADING = 60.0  # seconds that a sandbox may take to be loaded
CLEANED = 100  # old games that are deleted at once


class Hub:
    """Finds games, loads them, keeps them, and lets them go."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._thinkers = ThreadPoolExecutor(THINKERS, "bot")
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the house."""
        await asyncio.to_thread(self.store.migrate)
        self._writer = Writer(self.store.engine)
        loop = asyncio.get_running_loop()
        self._listener = None
        if self.store.postgres:
            self._listener = Listener(self.store.url, lambda what: _soon(loop, lambda: self.news(what)))
        self._spawn(self._every(self.settings.tick, self._tick))
        self._spawn(self._every(self.settings.beat, self._beat))
        self._spawn(self._every(SELDOM, tidy))
        if self.settings.keep:
            self._spawn(self._every(self.settings.clean, self._clean))

    async def stop(self) -> None:
        """Close the house: take nothing new, finish and store what was begun."""
        self.closing = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in tuple(self.rooms.values()):
            await room.stop()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await asyncio.to_thread(self._writer.close)
        for threads in (self._thinkers, self._readers):
            threads.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    # -- storage -------------------------------------------------------------------------------------------------------

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the writer's thread; it is durable when this returns."""
        if self.closing:
            raise Refused("closing")
        return await self._writer.do(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job aside."""

        def work() -> T:
            with self.store.engine.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def append(self, game: str, entry: Entry, status: str | None, roles: Mapping[str, str]) -> bool:
        """Store an entry, and the digests of tokens that belong to it; False if another process was first."""
        if roles:
            return await self.write(lambda db: self.store.take_seat(db, game, entry, status, roles))
        return await self.write(lambda db: self.store.append(db, game, entry, status))

    async def entries(self, game: str, since: int) -> list[Entry]:
        """The stored entries after a number."""
        return list(await self.read(lambda db: self.store.since(db, game, since)))

    async def last_seen(self, game: str) -> dict[str, float]:
        """When each seat was last there, on any process."""
        return await self.read(lambda db: self.store.last_seen(db, game))

    def keep(self, game: str, seq: int, data: bytes) -> None:
        """Store a snapshot, some time: nothing is lost if that fails."""
        self._spawn(self._keep(lambda db: self.store.save(db, game, seq, data)))

    def keep_record(self, game: str, seq: int, data: bytes) -> None:
        """Store what a finished game looked like, some time: if that fails, it is made when somebody opens the game."""
        self._spawn(self._keep(lambda db: self.store.keep_record(db, game, seq, data)))

    async def _keep(self, job: Callable[[Connection], None]) -> None:
        with contextlib.suppress(StoreError, Refused):
            await self.write(job)

    async def think(self, work: Callable[[], T]) -> T:
        """Run something long off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, work)

    # -- finding games -------------------------------------------------------------------------------------------------

    async def room(self, game: str) -> Room:
        """A game by its id, from memory or from the database."""
        if self.closing:
            raise Refused("closing")
        if game in self.rooms:
            return self.rooms[game]
        task = self._loading.get(game)
        if task is None:
            task = self._loading[game] = asyncio.create_task(self._load(game))
            task.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(task)

    async def _load(self, game: str) -> Room:
        if self.settings.keep:
            await self.write(lambda db: self.store.visit(db, game, time.time()))
        loaded = await self.read(lambda db: self.store.load(db, game))
        if loaded is None:
            raise Refused("no-game")
        room = Room(self, game, await _restored(loaded), loaded.seen, recorded=loaded.record is not None)
        if behind(room.table):
            await room.do(reopen)
        await room.record_if_over()
        await resume_clock(room)  # first of all: nobody may look at a clock that has not been set
        if room.closed:
            raise Refused("engine")  # what was just stored could not be taken in: the next who asks loads it anew
        self.rooms[game] = room
        await room.catch_up()  # what was stored while it was being loaded
        return room

    async def seat(self, game: str, token: str) -> Seat:
        """What a token allows in a game."""
        role = await self.role(game, token)
        if role == "invite":
            raise Refused("token")
        return cast(Seat, role)

    async def role(self, game: str, token: str) -> str:
        """The role of a token, invitations included."""
        found = await self.read(lambda db: self.store.role(db, digest(token)))
        if found is None or found[0] != game:
            raise Refused("token")
        return found[1]

    async def held(self, game: str, key: str) -> Side | None:
        """The side that was taken with a key; None if it is new."""
        found = await self.read(lambda db: self.store.role(db, digest(key)))
        if found is None:
            return None
        side = next((side for side in SIDES if found == (game, side)), None)
        if side is None:
            raise Refused("token")
        return side

    def news(self, what: str | None) -> None:
        """A process, perhaps this one, has stored the entry of a game; None: any may have news."""
        if what is None:
            for room in tuple(self.rooms.values()):
                self._spawn(self._safely(room.catch_up()))
            return
        game, _, seq = what.partition(" ")
        told = self.rooms.get(game)
        if told is not None and told.table.seq < int(seq):
            self._spawn(self._safely(told.catch_up(int(seq))))

    def forget(self, room: Room) -> None:
        """A room that lost its way: the game is loaded anew when somebody asks for it."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def _tick(self) -> None:
        now = time.time()
        for room in tuple(self.rooms.values()):
            room.bots.kick()
            if room.table.setup.clock is not None:
                await self._safely(look_at_clock(room))
            if not room.members and now - room.idle_since > self.settings.idle and not clock_runs(room):
                self.rooms.pop(room.id, None)
                await room.stop()

    async def _beat(self) -> None:
        """Note who is there, and miss who is not."""
        for room in tuple(self.rooms.values()):
            await self._safely(look_for_missing(room))
            await self._safely(resume_clock(room))
        rows = self._present()
        if rows:
            await self.write(lambda db: self.store.seen(db, rows))
        found: dict[str, dict[str, float]] = {}
        for id, seat, at in rows:
            found.setdefault(id, {})[seat] = at
        if self.store.postgres and self.rooms:
            found = await self.read(lambda db: self.store.all_seen(db, tuple(self.rooms)))
            await self._look_for_news()
        for room in tuple(self.rooms.values()):
            room.were_seen(found.get(room.id, {}))

    def _present(self) -> list[tuple[str, str, float]]:
        """Who is there now, as it is stored: players, and the server itself where it keeps a clock."""
        now = time.time()
        rows = [(room.id, seat, now) for room in self.rooms.values() for seat in SIDES if room.here(seat)]
        return rows + [(room.id, "server", now) for room in self.rooms.values() if clock_runs(room) and not gap(room)]

    async def _look_for_news(self) -> None:
        """In case the news of an entry was lost."""
        newest = await self.read(lambda db: self.store.newest(db, tuple(self.rooms)))
        for id, seq in newest.items():
            self.news(f"{id} {seq}")

    async def _clean(self) -> None:
        """Delete what nobody has touched for long, a little at a time."""
        since, rows = time.time() - self.settings.keep, self._present()

        def clean(db: Connection) -> list[str]:
            self.store.seen(db, rows)
            return self.store.delete_untouched(db, since, CLEANED)

        gone = await self.write(clean)
        if gone:
            log.info("old games were deleted", extra={"count": len(gone)})
        for id in gone:
            room = self.rooms.pop(id, None)
            if room is not None:
                await room.stop()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                self.metrics.count("failures")
                log.exception("something that is done from time to time failed")

    async def _safely(self, work: Awaitable[None]) -> None:
        """Do something for one game; its trouble is not the others'."""
        try:
            await work
        except (Refused, StoreError):
            pass
        except Exception:
            self.metrics.count("failures")
            log.exception("a game failed")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _restored(loaded: Loaded) -> Table:
    """The table of a stored game; what a stranger may have laid out has a deadline."""
    setup = setups.unpack(loaded.row.setup)

    def work() -> Table:
        table = Table.restore(setup, loaded.log, loaded.snapshot)
        if table.stopped is not None and table.result is not None and loaded.record is not None:
            table.record = unpack(loaded.record[1])
        return table

    if setup.kind != "sandbox":
        return await asyncio.to_thread(work)
    try:
        return await guarded_aside(work, LOADING)
    except OutOfTime as error:
        raise Refused("engine") from error


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    """Called from another thread; the loop may be closing."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(work)
