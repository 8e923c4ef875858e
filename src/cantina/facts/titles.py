"""`cantina titles`: writes the table of all cards in print, with the facts that decks are read and mended by."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typer

from cantina.facts.commands import Database
from cantina.facts.database import DatabaseError, facts, raw_records, title_of
from cantina.facts.record import Fact
from cantina.lang.titles import NUMBERS, TABLE


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("titles")(write_titles)


def write_titles(folder: Database) -> None:
    """Write the table of all cards in print from a card database."""
    try:
        rows = table(folder)
    except (OSError, DatabaseError) as error:
        typer.secho(str(error), fg="red")
        raise typer.Exit(2) from error
    TABLE.write_text("".join(f"{row}\n" for row in rows), "utf-8")
    typer.echo(f"{len(rows)} cards")


def table(folder: str | Path) -> list[str]:
    """The rows of the table, by set and number. Of several pictures of a card that with the shortest title counts."""
    found: dict[str, dict[str, Any]] = {}
    for record in raw_records(folder):
        known = found.get(record["gempId"])
        if not record["legacy"] and (known is None or _length(record) < _length(known)):
            found[record["gempId"]] = record
    if not found:
        raise DatabaseError(f"no card database in {folder}")
    return [_row(found[id]) for id in sorted(found, key=_place)]


def _length(record: dict[str, Any]) -> int:
    return len(record["front"]["title"])


def _place(id: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", id)]


def _row(record: dict[str, Any]) -> str:
    said, front = facts(record), record["front"]
    types = said["types"]
    assert isinstance(types, tuple)
    cells = [record["gempId"], said["side"], title_of(front), said["category"], ",".join(str(each) for each in types),
             front.get("uniqueness", ""), *(_number(said[name]) for name in NUMBERS)]  # fmt: skip
    return "\t".join(str(cell) for cell in cells)


def _number(fact: Fact) -> str:
    """A number as short as it goes; nothing where none is printed or the text gives it."""
    first = fact[0] if isinstance(fact, tuple) and fact else fact
    return f"{first:g}" if isinstance(first, float) else ""
