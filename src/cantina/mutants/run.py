"""Runs the tests of damaged cards: collected once, each mutant in a fork of its own, up to the first failure."""

from __future__ import annotations

import gc
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import msgspec
import pytest

from cantina.checkout import ROOT
from cantina.decks import standard_catalog
from cantina.mutants.choosing import files_about
from cantina.mutants.damage import Mutant
from cantina.mutants.forks import forked
from cantina.mutants.memory import MEMORY, Memory, Stand, Use, stands
from cantina.testing import layout
from cantina.testing.cards import with_fillers

FOLDERS = (ROOT / "tests" / "cards", ROOT / "tests" / "rules")
SOURCES = ROOT / "src"
PATIENCE = 60  # seconds for a test that is not known yet
LEAST, SPARE = 4, 8  # seconds that a test may take with a damaged card, or so many times as without: else it never ends
ENDLESS = "(it never ended)"
CHUNK = 50  # tests whose use of cards is recorded in one process

Told = Callable[["Outcome"], object]


class Outcome(msgspec.Struct, frozen=True):
    """What became of a mutant: the test that killed it, "" if none did."""

    mutant: Mutant
    killer: str
    tests: int  # how many tests use the card


class TestsError(RuntimeError):
    """The tests cannot be used: they are not there, or fail without any damage."""


def run(mutants: Iterable[Mutant], workers: int, told: Told) -> list[Outcome]:
    """Try the tests on each mutant; `told` hears of each outcome as it comes."""
    if not all(folder.is_dir() for folder in FOLDERS):
        raise TestsError("mutants need the tests of the project: run this in a checkout of it")
    plugin = _Loop(list(mutants), workers, told)
    files = files_about([mutant.card for mutant in plugin.mutants], FOLDERS)
    asked = ["-o", "addopts=", "-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider", "-s"]
    with_tests = pytest.main([*asked, f"--rootdir={ROOT}", *map(str, files)], plugins=[plugin])
    if plugin.trouble or with_tests != pytest.ExitCode.OK:
        raise TestsError(plugin.trouble or "the tests cannot be collected: run them by themselves to see why")
    return plugin.outcomes


class _Loop:
    """Takes the place of pytest's own loop over the collected tests."""

    def __init__(self, mutants: Sequence[Mutant], workers: int, told: Told) -> None:
        self.mutants, self.workers, self.told = mutants, workers, told
        self.memory = Memory.read(MEMORY)
        self.stands = stands(ROOT, FOLDERS, SOURCES)
        self.killers: defaultdict[str, Counter[str]] = defaultdict(Counter)  # by card
        self.items: dict[str, pytest.Item] = {}
        self.uses: dict[str, Use] = {}  # of these tests
        self.outcomes: list[Outcome] = []
        self.failed = False
        self.trouble = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A report of the test that runs in this very process."""
        self.failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Record the use of cards if that is not known, then try the mutants."""
        self.items = {item.nodeid: item for item in session.items}
        gc.freeze()  # what is loaded stays shared between the forks
        self.record()
        broken = [test for test, use in self.uses.items() if not use.passed]
        if broken:
            self.trouble = f"these tests fail without any damage: {', '.join(broken)}"
            return True
        for outcome in self.tried():
            self.outcomes.append(outcome)
            self.told(outcome)
        self.memory.write(MEMORY)
        return True

    # -- what the tests use --------------------------------------------------------------------------------------------

    def record(self) -> None:
        """Run each test whose use of cards is not known once, undamaged."""
        cards = {mutant.card.id for mutant in self.mutants}
        kept = {test: use for test, use in self.memory.uses.items()
                if test in self.items and use.holds(self._stand(test), cards)}  # fmt: skip
        names = [test for test in self.items if test not in kept]
        chunks = [names[n : n + CHUNK] for n in range(0, len(names), CHUNK)]
        for chunk, found in forked(chunks, self._uses, self.workers, PATIENCE * CHUNK):
            unknown = [Use((), 0, False, self._stand(test)) for test in chunk]
            kept |= dict(zip(chunk, msgspec.convert(found, list[Use]) if found else unknown, strict=True))
        self.uses = kept
        self.memory.uses |= kept

    def _stand(self, test: str) -> Stand:
        return self.stands[test.partition("::")[0]]

    def _uses(self, names: list[str]) -> list[Use]:
        return [self._use(name) for name in names]

    def _use(self, name: str) -> Use:
        made: list[layout.Layout] = []
        layout.OBSERVERS[:] = [made.append]
        start = time.perf_counter()
        passed = self._passes(name)
        cards = {face for each in made for face in each.faces} & standard_catalog().by_id.keys()
        return Use(tuple(sorted(cards)), time.perf_counter() - start, passed, self._stand(name))

    def _passes(self, name: str) -> bool:
        item, self.failed = self.items[name], False
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed

    # -- what the mutants do -------------------------------------------------------------------------------------------

    def tried(self) -> Iterator[Outcome]:
        """Each mutant with its fate."""
        for (mutant, tests), found in forked(self._jobs(), self._killer, self.workers, PATIENCE):
            killer = ENDLESS if found is None else str(found)
            self.memory.kills[mutant.key] = killer
            self.killers[mutant.card.id][killer] += 1
            yield Outcome(mutant, killer, len(tests))

    def _jobs(self) -> Iterator[tuple[Mutant, list[str]]]:
        """Mutants with the tests of their card, first the one that killed it last time, then those that have killed
        many of its kind, then the quick ones about few cards."""
        for mutant in self.mutants:
            own = [test for test, use in self.uses.items() if mutant.card.id in use.cards]
            yield mutant, sorted(own, key=partial(self._rank, mutant))

    def _rank(self, mutant: Mutant, test: str) -> tuple[bool, int, float]:
        use = self.uses[test]
        last = self.memory.kills.get(mutant.key) == test
        return not last, -self.killers[mutant.card.id][test], use.seconds * len(use.cards)

    def _killer(self, job: tuple[Mutant, list[str]]) -> str:
        """The first test that fails; "" if none does. This runs in a process of its own."""
        mutant, tests = job
        standard_catalog().substitute(mutant.card)
        with_fillers.cache_clear()
        return next((test for test in tests if not self._passes_in_time(test)), "")

    def _passes_in_time(self, test: str) -> bool:
        signal.setitimer(signal.ITIMER_PROF, max(LEAST, SPARE * self.uses[test].seconds))
        return self._passes(test)
