"""`cantina scaffold`: a card that is not made yet, begun."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cantina.decks import standard_catalog
from cantina.facts.database import DatabaseError
from cantina.scaffold.scaffolder import Scaffolder

Database = Annotated[
    Path, typer.Option(envvar="CANTINA_CARD_DATABASE", help="A card database: a folder of JSON files; it is only read.")
]


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("scaffold")(scaffold)


Identity = Annotated[str, typer.Argument(help="A card's id, such as 7_110; without one, how well drafts do.")]


def scaffold(database: Database, id: Identity = "") -> None:
    """Print a definition with all printed facts and every sentence that looks known; the rest is by hand."""
    try:
        drafts = Scaffolder(database, standard_catalog().by_id.values())
        typer.echo(drafts.draft(id) if id else _share(drafts))
    except (OSError, DatabaseError) as error:
        typer.secho(str(error), fg="red")
        raise typer.Exit(2) from error
    except KeyError as error:
        typer.secho(f"the database has no card {id}", fg="red")
        raise typer.Exit(2) from error


def _share(drafts: Scaffolder) -> str:
    right, whole = drafts.share()
    return f"each made card drafted from the others: {right} of {whole} sentences right ({right / whole:.0%})"
