"""What all parts of one simulated game share: the loop, chance by purpose, the counts, the trace and the findings."""

from __future__ import annotations

import hashlib
import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cantina.server.settings import Settings
from cantina.server.storage import Entry
from cantina.server.workers.deadlines import DeadlineExceeded
from loadtest.simulate.loop import VirtualClock, VirtualLoop
from loadtest.simulate.plan import Plan

LOGGERS = ("cantina.server", "asyncio")
EXPECTED = ("the database cannot be", "bot answer rejected")  # what faults make the server say


class Finding(msgspec.Struct, frozen=True):
    """Something that must never happen."""

    kind: str
    what: str


class Simulation:
    """One game's world. Everything that happens by chance is drawn from its seed."""

    def __init__(self, seed: int, plan: Plan, folder: Path, verbose: bool = False) -> None:
        self.seed, self.plan, self.folder = seed, plan, folder
        self.loop = VirtualLoop(self.chance("pauses"), plan.pauses)
        self.clock = VirtualClock(self.loop)
        self.counts: Counter[str] = Counter()
        self.findings: list[Finding] = []
        self.calm = True  # no faults
        self.stored: Callable[[Entry], None] = lambda _: None  # is shown each entry when it is stored
        self._faults, self._delays = self.chance("faults"), self.chance("delays")
        self._trace, self._verbose = hashlib.blake2b(digest_size=16), verbose
        self._log = _Log(self)

    @property
    def settings(self) -> Settings:
        """The settings of each process."""
        plan = self.plan
        return Settings(
            str(self.folder / "games.sqlite3"),
            seed=self.seed,
            abandon_after=plan.abandoned,
            unload_after=plan.idle,
            snapshot=plan.snapshot,
            heartbeat_interval=plan.beat,
        )

    def chance(self, purpose: str) -> Random:
        """Draw for one purpose: more draws for one of them leave the others as they were."""
        return Random(f"{self.seed} {purpose}")

    def latency(self) -> float:
        """Draw how long a message is on its way."""
        return self._delays.uniform(0.001, 0.03) if self._delays.random() < 0.9 else self._delays.uniform(0.03, 1.5)

    def within(self, least: float, most: float) -> float:
        """Draw a time."""
        return self._delays.uniform(least, most)

    def strikes(self, fault: str) -> bool:
        """Whether a fault strikes now."""
        if self.calm or self._faults.random() >= self.plan.rates.get(fault, 0.0):
            return False
        self.happened(fault)
        return True

    def happened(self, event: str) -> None:
        """Count an event."""
        self.counts[event] += 1
        self.note("*", event)

    def found(self, kind: str, what: str) -> None:
        """Report something that must not happen."""
        self.note("!", kind, what)
        self.findings.append(Finding(kind, what))

    def note(self, *words: Any) -> None:
        """Add a line to the trace."""
        line = f"{self.loop.time():.6f} {' '.join(map(str, words))}"
        self._trace.update(line.encode())
        if self._verbose:
            print(line[:400])

    @property
    def digest(self) -> str:
        """What the whole trace comes to."""
        return self._trace.hexdigest()

    def __enter__(self) -> Simulation:
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self._log)
        return self

    def __exit__(self, *_: object) -> None:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self._log)


class _Log(logging.Handler):
    """Errors that the server logs are findings."""

    def __init__(self, simulation: Simulation) -> None:
        super().__init__(logging.ERROR)
        self._simulation = simulation

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        error = record.exc_info[1] if record.exc_info else None
        if not said.startswith(EXPECTED) and not isinstance(error, DeadlineExceeded):
            self._simulation.found("error", f"{said}: {error!r}" if error is not None else said)
