"""Measuring one revision, or two that take turns: on a busy machine only what is measured side by side compares."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cantina
from cantina.bench.growth import GrowthCurve, name_of
from cantina.checkout import ROOT

WORKER = Path(__file__).with_name("worker.py")
PAIRS = ("premiere", "panh", "classic")
GROWTH_PAIR, GROWTH_GAMES = "premiere", 3
START = f"""
from cantina import Game
from cantina.decks import bundled_deck
Game.new(light=bundled_deck('{GROWTH_PAIR}_light'), dark=bundled_deck('{GROWTH_PAIR}_dark'), seed=1)
"""
STARTS = 3
STEPS = 500  # of a learner


class NoRevision(ValueError):
    """There is no such revision to compare with."""


class Revision:
    """A process that measures some sources."""

    def __init__(self, name: str, sources: Path) -> None:
        self.name = name
        # as usual: with Python's caches of compiled sources
        hidden = ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH")
        self._environment = {key: value for key, value in os.environ.items() if key not in hidden}
        self._environment["PYTHONPATH"] = str(sources)
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(WORKER)], env=self._environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def ask(self, question: str, *args: str | int) -> Any:
        """The answer of the worker."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps([question, *args]) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def start(self) -> float:
        """Seconds of a new process from nothing to the first decision, the fastest of some."""
        return min(self._start() for _ in range(STARTS))

    def _start(self) -> float:
        began = _time_of_children()
        subprocess.run([sys.executable, "-c", START], env=self._environment, check=True)
        return _time_of_children() - began

    def close(self) -> None:
        """Nothing more is asked."""
        self._process.communicate()


def _time_of_children() -> float:
    """The processor's time that child processes have taken."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Bench:
    """The figures of one revision, or of two, name by name."""

    def __init__(self, revisions: list[Revision]) -> None:
        self.revisions = revisions
        self.curves: dict[str, GrowthCurve] = {}

    def figures(self, games: int) -> Iterator[tuple[str, list[float], str]]:
        """What was measured, its figure for each revision, and the unit."""
        yield "calibration", self._each("calibrate"), "s"
        for pair in self._pairs():
            yield from self._random_games(pair, games)
        yield from self._growth()
        kept = [each.ask("keep", GROWTH_PAIR) for each in self.revisions]
        yield "clone", [each["clone"] * 1e6 for each in kept], "µs"
        yield "save + load", [each["save"] * 1e3 for each in kept], "ms"
        yield "start to the first decision", [each.start() for each in self.revisions], "s"
        yield "memory", [each / 1024 for each in self._each("memory")], "MB"
        learned = [each.ask("steps", STEPS) for each in self.revisions]
        if all(learned):  # both have a field for learning, and what that needs is installed
            yield "steps of a learner", [STEPS / each for each in learned], "a second"

    def _each(self, question: str) -> list[Any]:
        return [each.ask(question) for each in self.revisions]

    def _pairs(self) -> list[str]:
        """The pairs of decks that all of them have."""
        known = self._each("pairs")
        return [pair for pair in PAIRS if all(pair in each for each in known)]

    def _random_games(self, pair: str, games: int) -> Iterator[tuple[str, list[float], str]]:
        """The same seeds for all, one game of each revision after the other."""
        rounds = [[each.ask("play", pair, seed) for each in self.revisions] for seed in range(games)]
        played = [list(each) for each in zip(*rounds, strict=True)]
        seconds = [sum(game["seconds"] for game in each) for each in played]
        decisions = [sum(game["decisions"] for game in each) for each in played]
        yield f"{pair}: random games", [games / each for each in seconds], "a second"
        yield f"{pair}: a decision", [spent / n * 1e6 for spent, n in zip(seconds, decisions, strict=True)], "µs"

    def _growth(self) -> Iterator[tuple[str, list[float], str]]:
        """Three games of players who fill the table."""
        costs: dict[str, list[tuple[int, float]]] = {each.name: [] for each in self.revisions}
        for seed in range(GROWTH_GAMES):
            for each in self.revisions:
                costs[each.name] += each.ask("grow", GROWTH_PAIR, seed)
        self.curves = {name: GrowthCurve(found) for name, found in costs.items()}
        curves = list(self.curves.values())
        for n in curves[0].micros:
            yield f"a decision, {name_of(n)} cards on table", [curve.micros.get(n, 0.0) for curve in curves], "µs"
        yield "a full table against an early one", [curve.steepness for curve in curves], "times"


@contextmanager
def bench(against: str = "") -> Iterator[Bench]:
    """The present sources, and another revision that is unpacked aside as long as it is compared with."""
    with ExitStack() as stack:
        sources = {"now": Path(cantina.__file__).parents[1]}
        if against:
            folder = Path(stack.enter_context(TemporaryDirectory()))
            _unpack(against, folder)
            sources[against] = folder / "src"
        revisions = [Revision(name, path) for name, path in sources.items()]
        for each in revisions:
            stack.callback(each.close)
        yield Bench(revisions)


def _unpack(revision: str, folder: Path) -> None:
    """The sources of a revision, as the repository has them."""
    command = ["git", "-C", str(ROOT), "archive", revision, "src"]
    try:
        packed = subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoRevision(f"{revision}: there is no such revision of {ROOT.name}") from error
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
