"""`cantina facts`: every implemented card against a card database, its numbers and what its text says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cantina.decks import standard_catalog
from cantina.facts.compare import compare
from cantina.facts.database import DatabaseError
from cantina.facts.texts import PRINTED, gaps, printed_facts, read_accepted, write_printed

Database = Annotated[
    Path, typer.Argument(envvar="CANTINA_CARD_DATABASE", help="A card database: a folder of JSON files.")
]


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("facts")(check_facts)


def check_facts(
    folder: Database,
    save: Annotated[bool, typer.Option(help="Keep the distilled facts of the printed texts for the tests.")] = False,
) -> None:
    """Compare every implemented card with a card database and list each difference."""
    cards = list(standard_catalog().by_id.values())
    try:
        found, printed = compare(folder, cards), printed_facts(folder, cards)
    except (OSError, DatabaseError) as error:
        typer.secho(str(error), fg="red")
        raise typer.Exit(2) from error
    if save:
        write_printed(printed, PRINTED)
    accepted = read_accepted()
    missing = [gap for gap in gaps(cards, printed) if gap.key not in accepted]
    for line in (*found, *missing):
        typer.echo(str(line))
    open_ones = sum(1 for difference in found if not difference.seed)
    typer.echo(f"{len(cards)} cards compared: {open_ones} differences, {len(found) - open_ones} more caused by a seed; "
               f"{len(missing)} facts on one side only, {len(accepted)} more that are accepted")  # fmt: skip
    raise typer.Exit(1 if open_ones or missing else 0)
