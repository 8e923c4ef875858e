"""`cantina analysis`: what many games say."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from cantina.analysis.cross_validation import shipped, study
from cantina.analysis.report.page import page
from cantina.analysis.report.text import report_text
from cantina.analysis.selfplay import Player, Record, SelfPlaySpec, keep, kept, play
from cantina.decks import bundled_pairs, deck_named
from cantina.play.revision import revision
from cantina.sim.pool import Pool

console = Console(soft_wrap=True, highlight=False, markup=False)
analysis_app = typer.Typer(no_args_is_help=True, help="What many games say about bots and decks.")
PAIRS = tuple(light.removesuffix("_light") for light, _ in bundled_pairs())


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.add_typer(analysis_app, name="analysis")


@analysis_app.command("report")
def tell_report(
    deck: Annotated[str, typer.Argument(help="A deck: a bundled one by name, or a file.")],
    results: Annotated[str, typer.Option(help="Where `cantina simulate` kept its results.")] = "simulations.sqlite3",
    form: Annotated[Literal["text", "html", "json"], typer.Option("--as", help="text, html or json.")] = "text",
    output: Annotated[Path | None, typer.Option(help="The file to write; by default it is printed.")] = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="Language: en or fr.")] = "en",
) -> None:
    """What simulated games say about a deck: opponents, cards, drains, battles, losses, endings."""
    from cantina.analysis.report.reading import report_of  # only here: SQLAlchemy takes its time to load

    try:
        found = report_of(deck_named(deck), results)
    except ValueError as error:
        console.print(str(error), style="red")
        raise typer.Exit(2) from error
    if form == "html":
        text = page(found, lang)
    else:
        text = (
            msgspec.json.format(msgspec.json.encode(found)).decode()
            if form == "json"
            else "\n".join(report_text(found, lang))
        )
    if output is None:
        typer.echo(text)
    else:
        output.write_text(text, encoding="utf-8")


@analysis_app.command("selfplay")
def play_games(
    file: Annotated[Path, typer.Argument(help="Where games are kept, a line each; those that it has are not played.")],
    games: Annotated[int, typer.Option(help="How many games of each pair of decks.")] = 50,
    first: Annotated[int, typer.Option(help="The first seed.")] = 0,
    player: Annotated[Player, typer.Option(help="Who plays both sides: glance, heuristic or random.")] = "glance",
    noise: Annotated[float, typer.Option(help="The share of answers left to chance.")] = 0.05,
    workers: Annotated[int, typer.Option(help="Processes.")] = 1,
) -> None:
    """Let a bot play itself, and keep in numbers what the table looked like."""
    known = {record.course for record in kept(file)}
    courses = [SelfPlaySpec(pair, seed, player, noise) for seed in range(first, first + games) for pair in PAIRS]
    missing, ended = [each for each in courses if each not in known], 0
    with Pool(play, workers) as pool:
        for _, record in track(pool.results(missing), "games", len(missing), console=console):
            if isinstance(record, Record):
                keep(file, record)
                ended += 1
    console.print(f"{ended} games came to an end, {len(missing) - ended} did not")


@analysis_app.command("fit")
def fit_weights(
    files: Annotated[list[Path], typer.Argument(help="Games that were kept.")],
    output: Annotated[Path | None, typer.Option(help="Where to write weights fitted to all of them.")] = None,
) -> None:
    """Fit weights to games, and say how well they forecast games that they were not fitted to."""
    records = [record for file in files for record in kept(file)]
    console.print(f"{len(records)} games, each forecast by weights that were fitted to others")
    console.print("quarter   looks   area   Life Force alone   off by")
    for n, each in enumerate(study(records), 1):
        console.print(f"{n:7}{each.looks:8}{each.area:7.3f}{each.life_alone:19.3f}{each.calibration:9.3f}")
    if output is not None:
        output.write_bytes(msgspec.json.format(msgspec.json.encode(shipped(records, revision()))) + b"\n")
