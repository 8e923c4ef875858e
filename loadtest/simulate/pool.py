"""Many simulated games, several at a time in processes of their own."""

from __future__ import annotations

import multiprocessing
import signal
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from cantina.server.storage import Store
from loadtest.simulate.game import Outcome, simulate

GAMES_PER_PROCESS = 500  # then it is replaced, so that its memory does not grow


def empty_database(folder: Path) -> Path:
    """A database of the present shape, to be copied for each game."""
    path = folder / "empty.sqlite3"
    store = Store(str(path))
    store.migrate()
    store.close()
    return path


def one(seed: int, template: Path, processes: int | None = None, verbose: bool = False) -> Outcome:
    """Play the game of a seed, in a folder of its own."""
    with tempfile.TemporaryDirectory(dir=template.parent) as folder:
        return simulate(seed, Path(folder), processes, verbose, template)


def outcomes(seeds: range, jobs: int, template: Path, processes: int | None, verbose: bool) -> Iterator[Outcome]:
    """Yield the outcomes of all games in the order of their seeds."""
    work = partial(one, template=template, processes=processes, verbose=verbose)
    if jobs == 1:
        yield from map(work, seeds)
        return
    ignoring = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(
        jobs, signal.signal, ignoring, maxtasksperchild=GAMES_PER_PROCESS
    ) as pool:
        yield from pool.imap(work, seeds, chunksize=4)
