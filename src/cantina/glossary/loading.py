"""Reads the TOML files of the glossary and checks that they hang together."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from cantina.glossary.book import Glossary
from cantina.glossary.records import Entry, Statement

DATA = Path(__file__).parent / "data"
"""Where the glossary of the game lies: one file per letter of the book."""


class GlossaryError(Exception):
    """The data files are wrong; `problems` lists everything that has to be mended."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join([f"{len(problems)} problem(s) in the glossary:", *problems]))
        self.problems = problems


@cache
def load() -> Glossary:
    """The glossary of the game; read once."""
    return load_from(DATA)


def load_from(directory: Path) -> Glossary:
    """The glossary in that directory; GlossaryError with every problem found if it is not sound."""
    reader = Reader()
    for path in sorted(directory.glob("*.toml")):
        reader.read(path)
    reader.problems += reader.check()
    if reader.problems:
        raise GlossaryError(reader.problems)
    return Glossary(entry for _, entry in reader.entries)


class Reader:
    """Takes in the files one by one and notes what is wrong instead of stopping at it."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.entries: list[tuple[str, Entry]] = []
        self.ids: set[str] = set()
        """Ids of all entries, malformed ones included: a link to those is not dead."""

    def read(self, path: Path) -> None:
        """Adds the entries of one file."""
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.problems.append(f"{path.name}: not TOML: {error}")
            return
        self.problems += [f"{path.name}: unknown key {key!r}" for key in data if key != "entry"]
        tables = data.get("entry", [])
        if not isinstance(tables, list):
            self.problems.append(f"{path.name}: write [[entry]], in double brackets")
            return
        for number, table in enumerate(tables, start=1):
            self._add(path.name, number, table)

    def check(self) -> Iterator[str]:
        """Everything that is wrong inside and between the well-formed entries."""
        entry_files: dict[str, str] = {}
        statement_files: dict[str, str] = {}
        for file, entry in self.entries:
            yield from _repeated(entry_files, entry.id, file, "entry")
            yield from (f"{file}: entry {entry.id}: {fault}" for fault in _faults(entry, self.ids))
            for statement in entry.statements:
                yield from _repeated(statement_files, statement.id, file, "statement")

    def _add(self, file: str, number: int, table: Any) -> None:
        name = table.get("id") if isinstance(table, dict) else None
        if isinstance(name, str):
            self.ids.add(name)
        try:
            self.entries.append((file, msgspec.convert(table, Entry)))
        except msgspec.ValidationError as error:
            self.problems.append(f"{file}: entry {name or f'number {number}'}: {error}")


def _repeated(seen: dict[str, str], id: str, file: str, what: str) -> Iterator[str]:
    if id in seen:
        yield f"{file}: {what} {id} is already in {seen[id]}"
    seen.setdefault(id, file)


def _faults(entry: Entry, ids: set[str]) -> Iterator[str]:
    if not entry.en.strip():
        yield "no English title"
    if not entry.fr.strip():
        yield "no French title"
    yield from (f"see {link!r} leads nowhere" for link in entry.see if link not in ids)
    yield from (fault for statement in entry.statements for fault in _statement_faults(entry, statement))


def _statement_faults(entry: Entry, statement: Statement) -> Iterator[str]:
    if not statement.id.startswith(f"{entry.id}."):
        yield f"statement {statement.id} does not begin with the entry's id"
    if not statement.en.strip():
        yield f"statement {statement.id} says nothing in English"
    if not statement.fr.strip():
        yield f"statement {statement.id} says nothing in French"
