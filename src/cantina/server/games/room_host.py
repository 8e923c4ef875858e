"""What a room needs of the house: settings, figures, storage, and threads for what is not done on the event loop."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Protocol

from cantina.model.sides import Side
from cantina.server.bots.think_processes import ThinkPool
from cantina.server.games.pass_settings import PassSettings
from cantina.server.http.rate_limits import Buckets
from cantina.server.metrics import Metrics
from cantina.server.settings import Settings
from cantina.server.storage.schema import Entry, WishRow
from cantina.server.time_source import Clock
from cantina.server.workers.fair_executor import FairExecutor

if TYPE_CHECKING:
    from cantina.server.games.room import Room

# of what strangers bring: seconds of processor time a second, and how many may be saved up
CPU_SHARE, CPU_BURST = 0.25, 20.0
MAX_QUEUED_JOBS = 16  # how much of it may wait
THINKERS = 2  # processes that think ahead, once they are needed


class WorkerPools:
    """Threads for each kind of work, so that the quick never waits for the slow, nor for what strangers bring."""

    def __init__(self, settings: Settings, metrics: Metrics, clock: Clock) -> None:
        share = Buckets(clock, CPU_SHARE, CPU_BURST) if settings.rate_limits else None
        self.tables = FairExecutor("tables", 2, metrics)  # answers and views of games
        self.past = FairExecutor("history", 2, metrics)  # loading games, and looking or stepping back in them
        self.bots = FairExecutor("bots", 2, metrics)
        self.thoughts = FairExecutor("thinking", 2 * THINKERS, metrics)  # waiting for those who think ahead
        self.thinkers = ThinkPool(THINKERS)
        # sandboxes, deck lists, searches
        self.strangers = FairExecutor("untrusted", 2, metrics, share, MAX_QUEUED_JOBS)

    def close(self) -> None:
        """Begin nothing new."""
        for each in (self.tables, self.past, self.bots, self.thoughts, self.strangers):
            each.close()
        self.thinkers.close()


class RoomHost(Protocol):
    """The house, as a room sees it."""

    settings: Settings
    clock: Clock
    chance: Random
    metrics: Metrics
    shops: WorkerPools

    async def append(self, game: str, entry: Entry, status: str | None, roles: Mapping[str, str],
                     wishes: tuple[WishRow, ...] = ()) -> bool:  # fmt: skip
        """Store an entry, and the digests of tokens or the wishes that belong to it; False if another process was
        first, or changed those wishes."""

    async def entries(self, game: str, since: int) -> list[Entry]:
        """The stored entries after a number."""

    async def save_pass_settings(self, game: str, wish: WishRow) -> bool:
        """Store where a player wants to be asked; False if another process has changed that."""

    async def wishes(self, game: str) -> dict[Side, PassSettings]:
        """Where the players want to be asked."""

    async def last_seen(self, game: str) -> dict[str, float]:
        """When each seat was last there, on any process."""

    def keep(self, game: str, seq: int, data: bytes) -> None:
        """Store a snapshot, some time."""

    def keep_record(self, game: str, seq: int, data: bytes) -> None:
        """Store what a finished game looked like, some time."""

    def forget(self, room: Room) -> None:
        """This room is no longer the place of its game."""
