"""Runs the tests of damaged cards: collected once, each mutant in a fork of its own, up to the first failure."""

from __future__ import annotations

import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import msgspec

from cantina.checkout import FOLDERS, ROOT
from cantina.decks import standard_catalog
from cantina.mutants.choosing import files_about
from cantina.mutants.forks import forked
from cantina.mutants.loop import Loop
from cantina.mutants.operators import Mutant
from cantina.mutants.run_cache import MEMORY, Fingerprints, RunCache, UsageTrace, stands
from cantina.play.scenario import setup
from cantina.play.scenario.cards import with_fillers

SOURCES = ROOT / "src"
PATIENCE = 60  # seconds for a test that is not known yet
LEAST, SPARE = (
    4,
    8,
)  # seconds that a test may take with a mutant, or how many times as long as without: else it never ends
ENDLESS = "(it never ended)"
CHUNK = 50  # tests whose use of cards is recorded in one process

Report = Callable[["Outcome"], object]


class Outcome(msgspec.Struct, frozen=True):
    """What became of a mutant: the test that killed it, "" if none did."""

    mutant: Mutant
    killer: str
    tests: int  # how many tests use the card


def run(mutants: Iterable[Mutant], workers: int, report: Report) -> list[Outcome]:
    """Try the tests on each mutant; `told` hears of each outcome as it comes."""
    loop = _Loop(list(mutants), workers, report)
    loop.over(files_about([mutant.card for mutant in loop.mutants], FOLDERS))
    return loop.outcomes


class _Loop(Loop):
    """Tries the mutants on the tests."""

    def __init__(self, mutants: Sequence[Mutant], workers: int, report: Report) -> None:
        super().__init__()
        self.mutants, self.workers, self.told = mutants, workers, report
        self.memory = RunCache.read(MEMORY)
        self.stands = stands(ROOT, FOLDERS, SOURCES)
        self.killers: defaultdict[str, Counter[str]] = defaultdict(Counter)  # by card
        self.uses: dict[str, UsageTrace] = {}  # of these tests
        self.outcomes: list[Outcome] = []

    def go(self) -> None:
        """Record the use of cards if that is not known, then try the mutants."""
        self.record()
        broken = [test for test, use in self.uses.items() if not use.passed]
        if broken:
            self.trouble = f"these tests fail without any damage: {', '.join(broken)}"
            return
        for outcome in self.tried():
            self.outcomes.append(outcome)
            self.told(outcome)
        self.memory.write(MEMORY)

    # -- what the tests use --------------------------------------------------------------------------------------------

    def record(self) -> None:
        """Run each test whose use of cards is not known once, undamaged."""
        cards = {mutant.card.id for mutant in self.mutants}
        kept = {test: use for test, use in self.memory.uses.items()
                if test in self.items and use.holds(self._stand(test), cards)}  # fmt: skip
        names = [test for test in self.items if test not in kept]
        chunks = [names[n : n + CHUNK] for n in range(0, len(names), CHUNK)]
        for chunk, found in forked(chunks, self._uses, self.workers, PATIENCE * CHUNK):
            unknown = [UsageTrace((), 0, False, self._stand(test)) for test in chunk]
            kept |= dict(zip(chunk, msgspec.convert(found, list[UsageTrace]) if found else unknown, strict=True))
        self.uses = kept
        self.memory.uses |= kept

    def _stand(self, test: str) -> Fingerprints:
        return self.stands[test.partition("::")[0]]

    def _uses(self, names: list[str]) -> list[UsageTrace]:
        return [self._use(name) for name in names]

    def _use(self, name: str) -> UsageTrace:
        made: list[setup.ScenarioSetup] = []
        setup.OBSERVERS[:] = [made.append]
        start = time.perf_counter()
        passed = self.passes(name)
        cards = {face for each in made for face in each.faces} & standard_catalog().by_id.keys()
        return UsageTrace(tuple(sorted(cards)), time.perf_counter() - start, passed, self._stand(name))

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
        return self.passes(test)
