"""Processes of the server: the real hub with all behind it. What it would run in threads runs in the virtual loop; the
database fails when the plan says so; what one process stores the others hear later."""

from __future__ import annotations

import asyncio
import contextlib
import queue
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any, TypeVar
from unittest import mock

from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from cantina.server.bots.think_processes import ThinkRequest, ThinkTimeout
from cantina.server.games import hub, room_host, tokens
from cantina.server.games.hub import Hub
from cantina.server.metrics import Metrics
from cantina.server.storage import Store
from cantina.server.storage.schema import Appended, WishRow
from cantina.server.storage.store import CommitUnknown
from cantina.server.storage.writer import Job, Waiting, Writer
from cantina.server.workers.fair_executor import FairExecutor
from cantina.server.workers.fair_executor import Job as Work
from cantina.server.workers.gc_tuning import Collector
from cantina.server.ws import endpoint
from cantina.server.ws.connection import SeatConnection
from loadtest.simulate.simulation import Simulation

T = TypeVar("T")
HELD = 7.0  # seconds that somebody may think about a hint


def failure() -> OperationalError:
    """What SQLAlchemy raises when the database does not do what it should."""
    return OperationalError("", None, Exception("the disk is full"))


class Network:
    """Carries what one process has stored to the listeners of all."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._listeners: dict[Callable[[list[str] | None], None], float] = {}  # and when the last news arrive

    def listen(self, report: Callable[[list[str] | None], None]) -> None:
        """Hear of everything from now on."""
        self._listeners[report] = 0.0

    def leave(self, report: Callable[[list[str] | None], None]) -> None:
        """Hear no more."""
        self._listeners.pop(report, None)

    def publish(self, news: list[str]) -> None:
        """Tell all of them, in order. If the news are lost, they hear later that there may have been some."""
        simulation = self._simulation
        for report, last in tuple(self._listeners.items()):
            late = simulation.within(0.1, 4) if simulation.strikes("late news") else simulation.latency()
            lost = simulation.strikes("lost news")
            at = max(last + 1e-6, simulation.loop.time() + late + (2.0 if lost else 0.0))
            self._listeners[report] = at
            simulation.loop.call_at(at, self._tell, report, None if lost else news)

    def _tell(self, report: Callable[[list[str] | None], None], news: list[str] | None) -> None:
        if report in self._listeners:
            report(news)


class SimulatedListener:
    """In the place of LISTEN."""

    def __init__(self, network: Network, url: str, report: Callable[[list[str] | None], None]) -> None:
        self._network, self._report = network, report
        network.listen(report)
        report(None)

    def close(self) -> None:
        """Stop listening."""
        self._network.leave(self._report)


class SimulatedStore(Store):
    """The real store, on SQLite also where several processes share it; its commits may fail."""

    def __init__(self, simulation: Simulation, network: Network, url: str) -> None:
        super().__init__(url)
        event.listen(self.engine, "connect", _quick)
        self.shared = simulation.plan.processes > 1
        if self.shared:
            self.file = None  # no lock
        self.simulation, self._network = simulation, network
        self._news: list[str] = []

    def append_all(self, db: Connection, news: Sequence[Appended]) -> list[bool]:
        """Add entries, and remember of which the others hear on commit."""
        stored = super().append_all(db, news)
        for each, done in zip(news, stored, strict=True):
            if done:
                self._news.append(f"{each.game} {each.entry.seq}")
                self.simulation.note("stored", each.entry.seq, each.entry.kind, each.entry.data.get("by"))
                self.simulation.stored(each.entry)
        return stored

    def wish(self, db: Connection, game: str, wish: WishRow) -> bool:
        """Keep wishes, and remember that the others hear of them on commit."""
        kept = super().wish(db, game, wish)
        if kept:
            self._news.append(f"{game} {wish.seat} {wish.version + 1}")
        return kept

    @contextlib.contextmanager
    def published(self) -> Iterator[None]:
        """Tell the others of what is committed meanwhile; not of what is rolled back."""
        self._news = []
        yield
        if self.shared and self._news:
            self._network.publish(self._news)


def _quick(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA synchronous=OFF")


class SimulatedWriter(Writer):
    """The writer, without its thread: commits some time after it was asked to, reports some time after that."""

    _store: SimulatedStore

    def __init__(self, store: SimulatedStore) -> None:
        self._store, self._loop = store, asyncio.get_running_loop()
        self._jobs = queue.SimpleQueue()
        self._simulation = store.simulation
        self._busy = False

    def _handed_in(self, job: Job) -> asyncio.Future[Any]:
        future = super()._handed_in(job)
        self._begin()
        return future

    def _begin(self) -> None:
        if not self._busy and not self._jobs.empty():
            self._busy = True
            self._loop.call_later(self._simulation.loop.pause() + 0.002, self._write)

    def _write(self) -> None:
        results = [] if self._jobs.empty() else self._committed([each for each in self._take() if each is not None])
        self._loop.call_later(self._simulation.loop.pause(), self._finish, results)

    def _finish(self, results: list[tuple[asyncio.Future[Any], Any]]) -> None:
        self._report(results)
        self._busy = False
        self._begin()

    def _committed(self, work: list[Waiting], unsure: bool = False) -> list[tuple[asyncio.Future[Any], Any]]:
        if self._simulation.strikes("failed write"):
            return [(future, failure()) for _, future in work]
        return super()._committed(work, unsure)

    def _commit(self, jobs: list[Job]) -> list[Any]:
        if self._simulation.strikes("unsure and lost"):
            raise CommitUnknown("cut off") from failure()
        with self._store.published():
            results = super()._commit(jobs)
        if self._simulation.strikes("unsure and stored"):
            raise CommitUnknown("cut off") from failure()
        return results

    def close(self) -> None:
        """Finish what was handed in."""
        while not self._jobs.empty():
            self._report(self._committed([each for each in self._take() if each is not None]))


class SimulatedWorkshop(FairExecutor):
    """A workshop whose threads are timers: as many jobs at a time, each done at one moment of its time."""

    def __init__(self, simulation: Simulation, *args: Any) -> None:
        super().__init__(*args)
        self._simulation = simulation
        self._working = 0

    def _hand_in(self, job: Work[Any]) -> None:
        self._waiting.setdefault(job.client, deque()).append(job)
        self._begin()

    def _begin(self) -> None:
        while self._working < self._threads and not self._closed and (job := self._next()) is not None:
            self._working += 1
            self._busy[job.client] += 1
            held = self._name == "thoughts" and self._simulation.strikes("slow thought")
            seconds = self._simulation.within(0, HELD) if held else self._simulation.loop.pause()
            self._simulation.loop.call_later(seconds, self._work, job)

    def _work(self, job: Work[Any]) -> None:
        if self._simulation.strikes("broken-off work"):
            job.errand.break_off()
        try:
            outcome: Any = job.errand.run()
        except Exception as error:
            outcome = error
        self._simulation.loop.call_later(self._simulation.loop.pause(), self._finish, job, outcome)

    def _finish(self, job: Work[Any], outcome: Any) -> None:
        self._working -= 1
        self._report(self._simulation.loop, job, outcome)
        self._begin()


class SimulatedThinkers:
    """In the place of the processes that think: one that has no hint, or comes too late."""

    def __init__(self, simulation: Simulation, count: int) -> None:
        self._simulation = simulation

    def of(self, game: str) -> SimulatedThinkers:
        """Who thinks about a game."""
        return self

    def ask(self, thought: ThinkRequest, grace: float = 0.0) -> list[Any]:
        """No hint, or none in time."""
        if not thought.helps or self._simulation.strikes("late thought"):
            raise ThinkTimeout
        return []

    def close(self) -> None:
        """There is nothing to let go of."""


class SimulatedHub(Hub):
    """The real hub; its reading fails when the plan says so."""

    simulation: Simulation

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job aside."""

        def read(db: Connection) -> T:
            if self.simulation.strikes("failed read"):
                raise failure()
            return job(db)

        return await super().read(read)


class QuietMetrics(Metrics):
    """Metrics that do not look at the loop twenty times a second: virtual time is never late."""

    async def measure_loop_lag(self) -> None:
        """Feel nothing."""


class IdleCollector(Collector):
    """The collector of cycles would only slow the run down: nothing that a client sees depends on it."""

    async def collect_garbage(self) -> None:
        """Collect nothing."""


class Secrets:
    """In the place of the module: secrets that a seed repeats."""

    def __init__(self, simulation: Simulation) -> None:
        self._chance = simulation.chance("secrets")

    def token_urlsafe(self, size: int) -> str:
        """Return a secret that is none."""
        return self._chance.randbytes(size).hex()


class NumberedMember(SeatConnection):
    """A member that stands in sets by its number, not by its address."""

    numbers = count()

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._number = next(self.numbers)

    def __hash__(self) -> int:
        return self._number

    def __eq__(self, other: object) -> bool:
        return self is other


@contextlib.contextmanager
def simulated(simulation: Simulation) -> Iterator[None]:
    """Hubs that are made and connections that are served now belong to a simulation."""
    network = Network(simulation)
    NumberedMember.numbers = count()
    with (
        mock.patch.multiple(hub, Store=partial(SimulatedStore, simulation, network), Writer=SimulatedWriter,
                            Listener=partial(SimulatedListener, network), Collector=IdleCollector,
                            Metrics=QuietMetrics),
        mock.patch.multiple(room_host, FairExecutor=partial(SimulatedWorkshop, simulation),
                            ThinkPool=partial(SimulatedThinkers, simulation)),
        mock.patch.object(endpoint, "SeatConnection", NumberedMember),
        mock.patch.object(tokens, "secrets", Secrets(simulation)),
    ):  # fmt: skip
        yield


class Process:
    """A process of the server, which can be stopped and started again."""

    def __init__(self, simulation: Simulation, name: str) -> None:
        self.simulation, self.name = simulation, name
        self.up = False

    async def start(self) -> None:
        """Serve."""
        self.hub = SimulatedHub(self.simulation.settings, self.simulation.clock)
        self.hub.simulation = self.simulation
        await self.hub.start()
        self.up = True

    async def stop(self) -> None:
        """Stop as an operator would stop it."""
        self.up = False
        await self.hub.stop()

    async def restart(self) -> None:
        """Be away for a while."""
        await self.stop()
        await asyncio.sleep(self.simulation.within(0.1, 8))
        await self.start()
