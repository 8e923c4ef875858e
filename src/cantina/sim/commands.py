"""`cantina simulate` and `cantina match`: many games between decks, or between bots."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from cantina.bots import make_bot
from cantina.database import MEMORY
from cantina.decks import Deck, bundled_deck, bundled_pairs, deck_named
from cantina.model.sides import LIGHT
from cantina.sim.cluster import Cluster, NoCluster
from cantina.sim.game_spec import GameSpec, digest, ladder, pairings, series
from cantina.sim.playing import Result, play
from cantina.sim.pool import Pool
from cantina.sim.score import Score

if TYPE_CHECKING:
    from cantina.sim.run import Run

console = Console(highlight=False)
SEEN = 600.0  # seconds of the past that tell the rate: some games take long

Bot = Annotated[str, typer.Option(help="A bot's name.")]
Games = Annotated[int, typer.Option(help="How many games of each Light deck with each Dark one.")]
Processes = Annotated[int, typer.Option("--workers", help="Processes.")]
Address = Annotated[str, typer.Option("--cluster", help="The address of a Dask scheduler, to play there instead.")]
Fresh = Annotated[bool, typer.Option(help="Play again what was played under other rules or cards.")]
Kept = Annotated[str, typer.Option("--results", help="Where results are kept: a file, or an address of PostgreSQL.")]
ALL = os.cpu_count() or 1


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command("simulate")(simulate)
    app.command("match")(match)


def simulate(
    decks: Annotated[list[str], typer.Argument(help="Decks: bundled ones by name, files, or folders of files.")],
    games: Games = 100,
    light_bot: Bot = "heuristic",
    dark_bot: Bot = "heuristic",
    results: Kept = "simulations.sqlite3",
    workers: Processes = ALL,
    cluster: Address = "",
    fresh: Fresh = False,
) -> None:
    """Let decks play each other, every Light one every Dark one. A stopped run goes on when it is called again."""
    try:
        pairs = pairings(deck for name in decks for deck in _decks(name))
        if not pairs:
            raise ValueError("at least one Light deck and one Dark deck are needed")
        run = _run(series(pairs, _bot(light_bot), _bot(dark_bot), games), results, workers, cluster, fresh)
    except (ValueError, NoCluster) as error:
        raise _failed(str(error)) from error
    for line in _lines(pairs, run):
        console.print(line, markup=False, soft_wrap=True)
    _tell_failures(run)


def match(
    first: Annotated[str, typer.Argument(help="A bot.")] = "heuristic",
    second: Annotated[str, typer.Argument(help="Its opponent.")] = "random",
    games: Annotated[int, typer.Option(help="How many games; each deal is played twice, sides changed.")] = 200,
    results: Kept = MEMORY,
    workers: Processes = ALL,
    cluster: Address = "",
    fresh: Fresh = False,
) -> None:
    """Let two bots play each other over all bundled pairs of decks; with --results it goes on where it was stopped."""
    pairs = [(bundled_deck(light), bundled_deck(dark)) for light, dark in bundled_pairs()]
    try:
        run = _run(ladder(pairs, _bot(first), _bot(second), games), results, workers, cluster, fresh)
    except (ValueError, NoCluster) as error:
        raise _failed(str(error)) from error
    score = run.score(first)
    drawn = f", {score.drawn} without an end" if score.drawn else ""
    console.print(f"{first} won {score.won} of {score.games} games against {second}{drawn}: "
                  f"{score.share:.1%} (95% interval {_interval(score)})")  # fmt: skip
    _tell_failures(run)


def _failed(message: str) -> typer.Exit:
    console.print(message, style="red", markup=False, soft_wrap=True)
    return typer.Exit(2)


def _bot(name: str) -> str:
    """A name that means a bot, or ValueError."""
    make_bot(name, 0)
    return name


def _decks(name: str) -> Iterable[Deck]:
    """A deck, or all of a folder."""
    if Path(name).is_dir():
        return [deck_named(str(path)) for path in sorted(Path(name).iterdir()) if path.is_file()]
    return [deck_named(name)]


def _run(plans: Sequence[GameSpec], url: str, workers: int, cluster: str, fresh: bool) -> Run:
    """Play what is left, and show how far it is."""
    from cantina.sim.results import Results  # only here: SQLAlchemy takes its time to load
    from cantina.sim.run import Run

    with Results(url) as results:
        run = Run(plans, results)
        if fresh:
            run.forget_outdated()
        elif run.outdated:
            console.print(f"{len(run.outdated)} games were played under other rules or cards; --fresh plays them again")
        if run.left:
            with _progress() as progress, _workers(workers, cluster) as field:
                task = progress.add_task("games", total=len(run.done) + len(run.left), completed=len(run.done))
                for _ in run.play(field):
                    progress.advance(task)
    return run


def _workers(workers: int, cluster: str) -> AbstractContextManager[Pool[GameSpec, Result] | Cluster[GameSpec, Result]]:
    return Cluster(play, cluster) if cluster else Pool(play, workers)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn(),
        console=console, speed_estimate_period=SEEN,
    )  # fmt: skip


class _Rate(TextColumn):
    """How many games a minute are played."""

    def __init__(self) -> None:
        super().__init__("")

    def render(self, task: Task) -> Text:
        """The rate, as soon as there is one."""
        return Text(f"{task.speed * 60:.1f} a minute" if task.speed else "")


def _lines(pairs: list[tuple[Deck, Deck]], run: Run) -> Iterator[str]:
    """How each pair did."""
    width = max(len(deck.name) for pair in pairs for deck in pair)
    for light, dark in pairs:
        played = [result for result in run.done.values() if result.key[:2] == (digest(light), digest(dark))]
        score = Score()
        for result in played:
            score = score.after(result.won_by(LIGHT))
        turns = sum(result.turns for result in played) / max(len(played), 1)
        yield (f"{light.name:<{width}}  {dark.name:<{width}}  Light won {score.won} of {score.games}, "
               f"{score.drawn} without an end: {score.share:.1%} (95% interval {_interval(score)}); "
               f"{turns:.1f} turns")  # fmt: skip


def _interval(score: Score) -> str:
    low, high = score.interval()
    return f"{low:.1%} to {high:.1%}"


def _tell_failures(run: Run) -> None:
    """What was not played, and why; a second call tries it again."""
    for plan, why in run.failures:
        console.print(f"{plan.light.name} against {plan.dark.name}, seed {plan.seed}: {why}", style="red", markup=False)
    if run.failures:
        raise typer.Exit(1)
