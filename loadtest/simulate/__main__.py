"""Simulated games: the real server in virtual time, with every fault that a seed can think of.

    python -m loadtest.simulate                                 1,000 games, a third of them at two processes
    python -m loadtest.simulate --games 10000 --seed 5000 --jobs 2
    python -m loadtest.simulate --seed 17 --games 1 --verbose   one game again, step by step

Hub, rooms, sockets, lobby and store are the real ones; what they run in threads runs in one seeded order; the pages
follow the protocol as those of the browser do. After each round of a game all is calm, and then nobody may be stuck,
every page must show what a fresh one would show, nothing that was said may be lost without a word, and the stored log
must come to the same table. What happened is counted; what must not happen is printed at once, with the command
that repeats it. Ctrl-C ends a run after the present game, with the counts so far.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from loadtest.simulate.game import Outcome
from loadtest.simulate.pool import empty_database, outcomes

FAST = Path("/dev/shm")  # a folder in memory, where there is one


class Report:
    """What came of all games."""

    def __init__(self, processes: int | None) -> None:
        self.games, self.counts = 0, Counter[str]()
        self.found: list[Outcome] = []
        self._processes = processes

    def add(self, outcome: Outcome) -> None:
        """Count a game, and print what is wrong with it."""
        self.games += 1
        self.counts.update(outcome.counts)
        if outcome.findings:
            self.found.append(outcome)
            print(self._described(outcome), flush=True)

    def summary(self, seconds: float) -> str:
        """The counts of all games."""
        kinds = Counter(each.kind for outcome in self.found for each in outcome.findings)
        found = f"{kinds.total()} in {len(self.found)} games"
        return "\n".join([
            f"games     {self.games} in {seconds:.0f} seconds",
            f"events    {listed(self.counts)}",
            f"findings  {found}: {listed(kinds)}" if kinds else "findings  none",
        ])  # fmt: skip

    def _described(self, outcome: Outcome) -> str:
        more = f" --processes {self._processes}" if self._processes else ""
        again = f"python -m loadtest.simulate --games 1 --seed {outcome.seed}{more} --verbose"
        return "\n".join([again, *(f"    {each.kind}: {each.what}" for each in outcome.findings)])


def listed(counts: Counter[str]) -> str:
    """Counts in words, by name."""
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


def main() -> int:
    """Read the command line and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--processes", type=int, choices=(1, 2), help="of the server; otherwise each seed has its own")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--verbose", action="store_true", help="print everything that happens")
    arguments = parser.parse_args()
    report, began = Report(arguments.processes), time.monotonic()
    with tempfile.TemporaryDirectory(dir=FAST if FAST.is_dir() else None) as folder:
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        template = empty_database(Path(folder))
        stopping: list[int] = []
        signal.signal(signal.SIGINT, lambda number, _: stopping.append(number))
        for outcome in outcomes(seeds, arguments.jobs, template, arguments.processes, arguments.verbose):
            report.add(outcome)
            if stopping:
                break
    print(report.summary(time.monotonic() - began))
    return 1 if report.found else 0


if __name__ == "__main__":
    sys.exit(main())
