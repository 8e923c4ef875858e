"""`cantina invariants`: checks the engine's invariants in many games."""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import repeat
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, track

from cantina.checkout import TestsError, check_folders
from cantina.decks import standard_catalog
from cantina.invariants.checks import InvariantViolation
from cantina.invariants.clone_checks import CloneStats
from cantina.invariants.coverage_targets import CoverageTarget, all_targets, out_of_reach, playable
from cantina.invariants.run import observed_game, play_twin_games, try_everything, whole_game

console = Console(soft_wrap=True, highlight=False, markup=False)


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("invariants")(check_invariants)


def check_invariants(
    games: Annotated[int, typer.Option(help="Whole random games.")] = 2000,
    observed: Annotated[int, typer.Option(help="Games with every check at every few decisions.")] = 50,
    every: Annotated[int, typer.Option(help="At every n-th decision of an observed game.")] = 5,
    guided: Annotated[int, typer.Option(help="Most games to try every card in.")] = 3000,
    rehearsed: Annotated[int, typer.Option(help="Most deeds to rehearse, of those that no game comes to.")] = 500,
    clone_answers: Annotated[int, typer.Option(help="Answers given to twins.")] = 100_000,
    workers: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
) -> None:
    """Run the invariant checks and print how many passed."""
    try:
        if guided and rehearsed:
            check_folders()
        with ProcessPoolExecutor(workers) as pool:
            _check_games(pool, games, observed, every)
            _check_twins(pool, clone_answers, workers)
            left = _steer(pool, guided, workers) | out_of_reach(playable())
        kept = not guided or _report_targets(left - _rehearse(sorted(left)[:rehearsed], workers))
    except (InvariantViolation, TestsError) as error:
        console.print(
            f"a promise is broken in {error}" if isinstance(error, InvariantViolation) else str(error), style="red"
        )
        raise typer.Exit(2) from error
    if not guided:
        console.print("no guided games: nothing was checked about which cards were tried")
    raise typer.Exit(0 if kept else 1)


def _check_games(pool: Executor, games: int, observed: int, every: int) -> None:
    answers = _add_up("whole games", pool.map(whole_game, range(games)), games)
    console.print(f"{games} whole random games ({answers} answers) ended and were replayed byte for byte")
    checked = _add_up("observed games", pool.map(observed_game, range(observed), repeat(every)), observed)
    console.print(f"{checked} decisions of {observed} games: forks, secrets, options and cards in order")


def _add_up(name: str, figures: Iterable[int], total: int) -> int:
    return sum(track(figures, name, total, console=console))


def _check_twins(pool: Executor, answers: int, workers: int) -> None:
    count = CloneStats()
    with Progress(console=console) as progress:
        task = progress.add_task("twins", total=answers)
        for count in play_twin_games(pool, answers, workers):
            progress.update(task, completed=count.answers)
    console.print(
        f"{count.answers} answers to twins, none parted: {count.cancelled} with cancelled texts on table, "
        f"{count.crashed} with crashed and {count.collapsed} with collapsed cards"
    )


def _steer(pool: Executor, games: int, workers: int) -> frozenset[CoverageTarget]:
    """The deeds that no guided game has come to."""
    left = every = all_targets(playable())
    for left in track(try_everything(pool, games, workers), "steered games", games, console=console):  # noqa: B007
        pass
    console.print(f"{len(every) - len(left)} deeds of {len(every)} done in guided games")
    return left


def _rehearse(left: list[CoverageTarget], workers: int) -> set[CoverageTarget]:
    """Those of these deeds that were done where a test lays them out. The tests are loaded when this runs."""
    from cantina.invariants.rehearsals import rehearse_all

    with Progress(console=console) as progress:
        task = progress.add_task("rehearsals", total=len({id for _, id, _ in left}))
        outcomes = rehearse_all(left, workers, lambda _: progress.advance(task))
    done = {target for each in outcomes for target in each.deeds}
    checked = sum(each.checked for each in outcomes)
    console.print(f"{len(done)} deeds more done where tests lay them out, {checked} decisions checked there")
    return done


def _report_targets(left: frozenset[CoverageTarget]) -> bool:
    """List what was not tried; says whether all was."""
    waiting = out_of_reach(playable())
    for target in sorted(left):
        console.print(f"{'waits for a card to come' if target in waiting else 'never tried'}: {_spoken(target)}")
    console.print(f"{len(left)} deeds not tried" if left else "every card was deployed, played, fired and used")
    return not left


def _spoken(deed: CoverageTarget) -> str:
    verb, id, mode = deed
    face = standard_catalog().by_id.get(id)
    return f"{verb} {face.title if face else id} {mode or ''}".strip()
