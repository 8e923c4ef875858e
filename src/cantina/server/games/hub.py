"""The house: all games in memory, the database behind them, and what has to be done from time to time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import Connection

from cantina.model.sides import SIDES, Side
from cantina.server.bots.deck_trials import DeckTrials
from cantina.server.errors import ApiError
from cantina.server.games import game_setup as setups
from cantina.server.games.clocks import clock_is_due, clock_runs, gap, look_at_clock, look_for_missing, resume_clock
from cantina.server.games.final_record import Record, unpack
from cantina.server.games.pass_settings import EVERYWHERE, PassSettings
from cantina.server.games.pass_settings import unpack as unpack_wishes
from cantina.server.games.room import Room
from cantina.server.games.room_host import WorkerPools
from cantina.server.games.rules_upgrade import is_outdated, rewind_to_valid
from cantina.server.games.table import Table
from cantina.server.games.tokens import digest
from cantina.server.http.rate_limits import CLIENT, UPLOAD, UPLOAD_BURST, Buckets, ConnectionCounter, Storage
from cantina.server.http.uvicorn_server import LoopErrorHandler
from cantina.server.metrics import Metrics
from cantina.server.settings import Settings
from cantina.server.storage import Entry, Loaded, Store, StoreError
from cantina.server.storage.health import DatabaseHealth, reason
from cantina.server.storage.lock import FileLock, Locked
from cantina.server.storage.notifications import Listener
from cantina.server.storage.profiles import delete_unseen_profiles
from cantina.server.storage.schema import Appended, WishRow
from cantina.server.storage.writer import Writer
from cantina.server.time_source import Clock
from cantina.server.workers.gc_tuning import YOUNG, Collector
from cantina.server.ws.seat_views import Seat

log = logging.getLogger("cantina.server")
T = TypeVar("T")
Chore = Callable[[Room], Awaitable[None]]
READERS = 4
LOADING = 60.0  # seconds that a game may take to be loaded
TALK, TALK_BURST = 500.0, 5000.0  # messages of one address a second, over all its connections
HEALTH_TIMEOUT = 5.0  # seconds in which the database must answer who asks after its health
CLEANED = 10  # old games that are deleted at once


class CannotStart(Exception):
    """Why there is no server now, in one line."""


class Hub:
    """Finds games, loads them, keeps them, and lets them go."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings, self.clock = settings, clock
        self.chance = SystemRandom() if settings.seed is None else Random(settings.seed)
        self.metrics = Metrics()
        self.store = _store(settings.database)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.crowd = ConnectionCounter()
        self.talk = Buckets(clock, TALK, TALK_BURST)
        self.uploads = Buckets(clock, UPLOAD, UPLOAD_BURST) if settings.rate_limits else None
        self._storage = Storage(clock) if settings.rate_limits else None
        self.trouble = DatabaseHealth(clock)
        self._tried, self._answers = -1.0, True  # when the database was last tried, and whether it answered
        self._lock: FileLock | None = None
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.shops = WorkerPools(settings, self.metrics, clock)
        self.trials = DeckTrials()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[tuple[Chore, Room]] = set()  # what is being done for rooms from time to time
        self.metrics.add_gauge("games", "Games in memory", lambda: len(self.rooms))
        self.metrics.add_gauge("connections", "Players and spectators", self.connections)

    def open(self) -> None:
        """Open the database, which no other server may have if it is a file, and bring it to the present shape."""
        try:
            if self.store.file is not None and self._lock is None:
                self._lock = FileLock(self.store.file)
            self.store.migrate()
        except Locked as error:
            raise CannotStart(f"another server has the database {error}") from error
        except (StoreError, OSError) as error:
            raise CannotStart(f"the database {self.store.shown} cannot be opened: {reason(error)}") from error

    async def start(self) -> None:
        """Open the house."""
        await asyncio.to_thread(self.open)
        self._writer = Writer(self.store)
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(LoopErrorHandler())
        self._listener = None
        if self.store.shared:
            self._listener = Listener(self.store.url, lambda news: _soon(loop, lambda: self.on_news(news)))
        self._spawn(self.metrics.measure_loop_lag())
        self._spawn(self._every(self.settings.clock_interval, self._tick))
        self._spawn(self._every(self.settings.heartbeat_interval, self._beat))
        self._spawn(self._every(YOUNG, Collector(self.clock, self.metrics.moves).collect_garbage))
        if self.settings.delete_after:
            self._spawn(self._every(self.settings.cleanup_interval, self._clean))

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
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.shops.close()
        self.trials.close()
        self.store.close()
        if self._lock is not None:
            self._lock.release()

    def new_seed(self) -> int:
        """Draw the seed of a game."""
        return self.chance.getrandbits(63)

    def connections(self) -> int:
        """How many players and spectators are here."""
        return sum(len(room.members) for room in self.rooms.values())

    # -- storage -------------------------------------------------------------------------------------------------------

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the writer's thread; it is durable when this returns."""
        if self.closing:
            raise ApiError("closing")
        with self.trouble.noted("written"):
            return await self._writer.do(job)

    def charge(self, size: int) -> None:
        """Something of this size is to be stored for whoever asks now."""
        if self._storage is not None:
            self._storage.take(CLIENT.get(), size)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job aside."""

        def work() -> T:
            with self.store.engine.connect() as connection:
                return job(connection)

        with self.trouble.noted("read"):
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def database_ok(self) -> bool:
        """Whether the database can be written and read: tried, at most once a second."""
        if self.clock.monotonic() - self._tried >= 1:
            self._tried = self.clock.monotonic()
            try:
                async with asyncio.timeout(HEALTH_TIMEOUT):
                    await self.write(lambda db: self.store.seen(db, [("", "server", self.clock.time())]))
                    await self.read(self.store.alive)
                self._answers = True
                self.trouble.look()
            except (ApiError, TimeoutError):
                self._answers = False
        return self._answers and not self.trouble

    async def append(self, game: str, entry: Entry, status: str | None, roles: Mapping[str, str],
                     wishes: tuple[WishRow, ...] = ()) -> bool:  # fmt: skip
        """Store an entry, and the digests of tokens or the wishes that belong to it; False if another process was
        first, or changed those wishes."""
        if roles:
            return await self.write(lambda db: self.store.take_seat(db, game, entry, status, roles))
        if self.closing:
            raise ApiError("closing")
        with self.trouble.noted("written"):
            return await self._writer.append(Appended(game, entry, status, wishes))

    async def entries(self, game: str, since: int) -> list[Entry]:
        """The stored entries after a number."""
        return list(await self.read(lambda db: self.store.since(db, game, since)))

    async def save_pass_settings(self, game: str, wish: WishRow) -> bool:
        """Store where a player wants to be asked; False if another process has changed that."""
        return await self.write(lambda db: self.store.wish(db, game, wish))

    async def wishes(self, game: str) -> dict[Side, PassSettings]:
        """Where the players want to be asked."""
        return _wishes(await self.read(lambda db: self.store.wishes(db, game)))

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
        with contextlib.suppress(ApiError):
            await self.write(job)

    # -- finding games -------------------------------------------------------------------------------------------------

    async def room(self, game: str) -> Room:
        """A game by its id, from memory or from the database."""
        if self.closing:
            raise ApiError("closing")
        if game in self.rooms:
            return self.rooms[game]
        task = self._loading.get(game)
        if task is None:
            task = self._loading[game] = asyncio.create_task(self._load(game))
            task.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(task)

    async def _load(self, game: str) -> Room:
        if self.settings.delete_after:
            await self.write(lambda db: self.store.visit(db, game, self.clock.time()))
        loaded = await self.read(lambda db: self.store.load(db, game))
        if loaded is None:
            raise ApiError("no-game")
        table, wishes = await self._restored(loaded), _wishes(loaded.wishes)
        room = Room(
            self, game, table, loaded.seen, wishes, recorded=loaded.record is not None and table.result is not None
        )
        if is_outdated(room.table):
            await room.do(rewind_to_valid)
        await room.record_if_over()
        await resume_clock(room)  # first of all: nobody may look at a clock that has not been set
        if room.closed:
            raise ApiError("engine")  # what was just stored could not be taken in: the next who asks loads it anew
        self.rooms[game] = room
        await room.catch_up()  # what was stored while it was being loaded
        return room

    async def _restored(self, loaded: Loaded) -> Table:
        """The table of a stored game."""
        setup, damage = setups.read(loaded.row.setup)
        shop = self.shops.strangers if setup.kind == "sandbox" else self.shops.past

        def work() -> Table:
            table = Table.restore(setup, loaded.log, loaded.snapshot, damage)
            if table.stopped is not None and table.result is not None and loaded.record is not None:
                table.record = _record(loaded.record[1])
            return table

        return await shop.do(work, LOADING)

    async def seat(self, game: str, token: str) -> Seat:
        """What a token allows in a game."""
        role = await self.role(game, token)
        if role == "invite":
            raise ApiError("token")
        return cast(Seat, role)

    async def role(self, game: str, token: str) -> str:
        """The role of a token, invitations included."""
        found = await self.read(lambda db: self.store.role(db, digest(token)))
        if found is None or found[0] != game:
            raise ApiError("token")
        return found[1]

    async def held(self, game: str, key: str) -> Side | None:
        """The side that was taken with a key; None if it is new."""
        found = await self.read(lambda db: self.store.role(db, digest(key)))
        if found is None:
            return None
        side = next((side for side in SIDES if found == (game, side)), None)
        if side is None:
            raise ApiError("token")
        return side

    def on_news(self, news: list[str] | None) -> None:
        """Processes, perhaps this one, have stored entries of games ("game number") or wishes ("game seat version");
        None: any may have news."""
        if news is None:
            for room in tuple(self.rooms.values()):
                self._spawn(self._safely(room.catch_up()))
            return
        for game, *seat, number in (each.split(" ") for each in news):
            known = self.rooms.get(game)
            if known is None:
                continue
            if seat and known.wish_version(seat[0]) < int(number):
                self._spawn(self._safely(known.catch_up()))
            elif not seat and known.table.seq < int(number):
                self._spawn(self._safely(known.catch_up(int(number))))

    def forget(self, room: Room) -> None:
        """A room that lost its way: the game is loaded anew when somebody asks for it."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    # -- from time to time ---------------------------------------------------------------------------------------------

    async def _tick(self) -> None:
        await self._each(look_at_clock, filter(clock_is_due, self.rooms.values()), self.settings.clock_interval)
        since = self.clock.time() - self.settings.unload_after
        for room in tuple(self.rooms.values()):
            if not room.members and room.idle_since < since and not clock_runs(room):
                self.rooms.pop(room.id, None)
                self._spawn(self._safely(_close(room)))

    async def _beat(self) -> None:
        """Note who is there, before anything that may have to wait for a room; then miss who is not."""
        await self._note_present()
        if self.trouble:
            await self.database_ok()
        await self._each(_look_after, self.rooms.values(), self.settings.heartbeat_interval)

    async def _each(self, chore: Chore, rooms: Iterable[Room], patience: float) -> None:
        """Do something for each room. One that has to wait for its lock keeps the others waiting no longer than that,
        and is left to itself until it is done."""
        idle = [room for room in rooms if (chore, room) not in self._busy]
        if idle:
            await asyncio.wait([self._spawn(self._do(chore, room)) for room in idle], timeout=patience)

    async def _do(self, chore: Chore, room: Room) -> None:
        self._busy.add((chore, room))
        try:
            await self._safely(chore(room))
        finally:
            self._busy.discard((chore, room))

    async def _note_present(self) -> None:
        rows = self._present()
        if rows:
            await self.write(lambda db: self.store.seen(db, rows))
        found: dict[str, dict[str, float]] = {}
        for id, seat, at in rows:
            found.setdefault(id, {})[seat] = at
        if self.store.shared and self.rooms:
            found = await self.read(lambda db: self.store.all_seen(db, tuple(self.rooms)))
            await self._look_for_news()
        for room in tuple(self.rooms.values()):
            room.were_seen(found.get(room.id, {}))

    def _present(self) -> list[tuple[str, str, float]]:
        """Who is there now, as it is stored: players, and the server itself where it keeps a clock."""
        now = self.clock.time()
        rows = [(room.id, seat, now) for room in self.rooms.values() for seat in SIDES if room.here(seat)]
        return rows + [(room.id, "server", now) for room in self.rooms.values() if clock_runs(room) and not gap(room)]

    async def _look_for_news(self) -> None:
        """In case the news of an entry or of wishes was lost."""

        def look(db: Connection) -> list[str]:
            wanted = tuple(self.rooms)
            newest = [f"{id} {seq}" for id, seq in self.store.newest(db, wanted).items()]
            return newest + [f"{id} {seat} {version}" for id, seat, version in self.store.wish_versions(db, wanted)]

        self.on_news(await self.read(look))

    async def _clean(self) -> None:
        """Delete what nobody has touched for long, a few games at a time: what players do is stored in between."""
        since, rows, gone = self.clock.time() - self.settings.delete_after, self._present(), list[str]()

        def begin(db: Connection) -> None:
            self.store.seen(db, rows)
            delete_unseen_profiles(db, since)

        await self.write(begin)
        while some := await self.write(lambda db: self.store.delete_untouched(db, since, CLEANED)):
            gone += some
        if gone:
            log.info("old games were deleted", extra={"count": len(gone)})
        for id in gone:
            room = self.rooms.pop(id, None)
            if room is not None:
                await room.stop()
                room.let_go()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def try_work() -> None:
            try:
                await work()
            except ApiError:
                pass  # the database is in trouble, and the log says so already
            except Exception:
                self.metrics.failures.inc()
                log.exception("periodic task failed")

        await self.clock.every(seconds, try_work)

    async def _safely(self, work: Awaitable[None]) -> None:
        """Do something for one game; its trouble is not the others'."""
        try:
            await work
        except ApiError:
            pass
        except Exception:
            self.metrics.failures.inc()
            log.exception("a game failed")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _close(room: Room) -> None:
    await room.stop()
    room.let_go()


async def _look_after(room: Room) -> None:
    room.kick()  # what answers for a player may have been refused
    if room.unsure:
        await room.catch_up()
    await look_for_missing(room)
    await resume_clock(room)


def _record(stored: bytes) -> Record | None:
    """A record that cannot be read is none: the game is shown as far as it can be played."""
    try:
        return unpack(stored)
    except (msgspec.DecodeError, UnicodeError, zlib.error) as error:
        log.warning("a record cannot be read", extra={"reason": repr(error)})
        return None


def _wishes(stored: Mapping[str, WishRow]) -> dict[Side, PassSettings]:
    return {side: _readable_wishes(stored[side]) for side in SIDES if side in stored}


def _readable_wishes(row: WishRow) -> PassSettings:
    """Where nothing can be read the player is asked everywhere."""
    try:
        return unpack_wishes(row.data or "{}", row.version)
    except (msgspec.DecodeError, UnicodeError) as error:
        log.warning("wishes cannot be read", extra={"reason": repr(error)})
        return msgspec.structs.replace(EVERYWHERE, version=row.version)


def _store(url: str) -> Store:
    try:
        return Store(url)
    except ImportError as error:
        known = "SQLite, and PostgreSQL with the extra cantina[postgres]"
        raise CannotStart(f"the database cannot be used: {error} (possible are {known})") from error
    except (StoreError, OSError, ValueError) as error:
        raise CannotStart(f"the database cannot be used: {reason(error)}") from error


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    """Called from another thread; the loop may be closing."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(work)
