"""`cantina lab`: what many games say."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.console import Console

from cantina.decks import deck_named
from cantina.lab.report.page import page
from cantina.lab.report.told import told

console = Console(soft_wrap=True, highlight=False, markup=False)
lab_app = typer.Typer(no_args_is_help=True, help="What many games say about bots and decks.")


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.add_typer(lab_app, name="lab")


@lab_app.command("report")
def tell_report(
    deck: Annotated[str, typer.Argument(help="A deck: a bundled one by name, or a file.")],
    results: Annotated[str, typer.Option(help="Where `cantina simulate` kept its results.")] = "simulations.sqlite3",
    form: Annotated[Literal["text", "html", "json"], typer.Option("--as", help="text, html or json.")] = "text",
    output: Annotated[Path | None, typer.Option(help="The file to write; by default it is printed.")] = None,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="Language: en or fr.")] = "en",
) -> None:
    """What simulated games say about a deck: opponents, cards, drains, battles, losses, endings."""
    from cantina.lab.report.reading import report_of  # only here: SQLAlchemy takes its time to load

    try:
        found = report_of(deck_named(deck), results)
    except ValueError as error:
        console.print(str(error), style="red")
        raise typer.Exit(2) from error
    if form == "html":
        text = page(found, lang)
    else:
        text = (
            msgspec.json.format(msgspec.json.encode(found)).decode() if form == "json" else "\n".join(told(found, lang))
        )
    if output is None:
        typer.echo(text)
    else:
        output.write_text(text, encoding="utf-8")
