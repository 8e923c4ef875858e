"""`cantina bench`: what the engine costs, alone or against another revision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from cantina.bench.growth import plot
from cantina.bench.measure import NoRevision, bench

console = Console(soft_wrap=True, highlight=False, markup=False)


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("bench")(measure)


def measure(
    games: Annotated[int, typer.Option(help="How many random games of each pair of decks.")] = 10,
    against: Annotated[str, typer.Option(help="A revision to compare with, in turns: how many times as fast.")] = "",
    drawing: Annotated[Path | None, typer.Option(help="Where to draw the growth curve (SVG).")] = None,
) -> None:
    """Measure: random games, decisions on fuller and fuller tables, clone, save and load, start, memory, learning."""
    try:
        with bench(against) as measured:
            for name, (now, *then), unit in measured.figures(games):
                compared = f"{then[0]:12.4g}   {_ratio(now, then[0], unit):.2f} times" if then else ""
                console.print(f"{name:<42}{now:10.4g} {unit:<10}{compared}")
    except NoRevision as error:
        console.print(str(error), style="red")
        raise typer.Exit(2) from error
    if drawing is not None:
        drawing.write_text(plot(measured.curves), encoding="utf-8")


def _ratio(now: float, then: float, unit: str) -> float:
    """How many times as good the present figure is: less is better, but for what is counted by the second."""
    better, worse = (now, then) if unit == "a second" else (then, now)
    return better / worse if worse else 0.0
