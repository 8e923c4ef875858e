"""Which statements of the glossary are proven by tests, which wait for a reason, and which are missing."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from cantina.glossary.book import Glossary
from cantina.glossary.records import Entry

State = Literal["proven", "waiting", "missing"]
STATES: tuple[State, ...] = ("proven", "waiting", "missing")
RECORD = Path(__file__).parent / "data" / "coverage.json"
"""The coverage that the last refreshing test run found; it ships with the package."""


class Waiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A statement that is to be proven later, and why."""

    id: str
    reason: str


class Record(msgspec.Struct, frozen=True):
    """What is kept of a test run: the tests that prove each statement, and the reasons of those that wait."""

    proven: dict[str, tuple[str, ...]] = {}
    waiting: dict[str, str] = {}


class CoverageError(ValueError):
    """A waiting list that is wrong; the message names the file and the line's id."""


def read_waiting(path: Path) -> dict[str, str]:
    """The reasons in a waiting list, by statement."""
    try:
        lines = tomllib.loads(path.read_text(encoding="utf-8")).get("waiting", [])
        waiting = msgspec.convert(lines, list[Waiting])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise CoverageError(f"{path.name}: {error}") from error
    found: dict[str, str] = {}
    for each in waiting:
        if each.id in found or not each.reason.strip():
            raise CoverageError(f"{path.name}: {each.id} has no reason or waits twice")
        found[each.id] = each.reason
    return found


def read_record(path: Path = RECORD) -> Record:
    """The kept coverage; an empty one if there is none."""
    return msgspec.json.decode(path.read_bytes(), type=Record) if path.exists() else Record()


class Coverage:
    """The state of every statement. A statement that waits but is proven all the same counts as proven."""

    def __init__(self, glossary: Glossary, record: Record) -> None:
        self.glossary, self.record = glossary, record

    def state(self, statement: str) -> State:
        """Proven, waiting or missing."""
        if statement in self.record.proven:
            return "proven"
        return "waiting" if statement in self.record.waiting else "missing"

    def counts(self, entries: Iterable[Entry]) -> dict[State, int]:
        """How many statements of some entries are in each state."""
        states = [self.state(statement.id) for entry in entries for statement in entry.statements]
        return {state: states.count(state) for state in STATES}

    def stages(self) -> dict[int, list[Entry]]:
        """The entries by the stage of the work that they belong to."""
        return {stage: [entry for entry in self.glossary.entries if entry.stage == stage] for stage in (1, 2, 3)}

    def problems(self) -> list[str]:
        """Statements that wait although they are proven, or that the glossary does not know."""
        both = sorted(self.record.waiting.keys() & self.record.proven.keys())
        unknown = sorted(self.record.waiting.keys() - self._known())
        return [f"{id} waits although it is proven" for id in both] + [f"{id} waits but is unknown" for id in unknown]

    def _known(self) -> set[str]:
        return {statement.id for entry in self.glossary.entries for statement in entry.statements}

    # -- as JSON, text and a page --------------------------------------------------------------------------------------

    def as_json(self) -> bytes:
        """Per entry and in all, for programs."""
        entries = {entry.id: {"counts": self.counts([entry]), "statements": self._states(entry)}
                   for entry in self.glossary.entries}  # fmt: skip
        whole = {"all": self.counts(self.glossary.entries), "entries": entries}
        return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"

    def _states(self, entry: Entry) -> dict[str, State]:
        return {statement.id: self.state(statement.id) for statement in entry.statements}

    def summary(self) -> list[str]:
        """One line for each stage, and one in all."""
        named = [(f"stage {stage}", entries) for stage, entries in self.stages().items()]
        return [f"{name:<8} {_line(self.counts(entries))}" for name, entries in
                [*named, ("in all", list(self.glossary.entries))]]  # fmt: skip

    def as_text(self) -> str:
        """The summary, then one line for each entry that states anything."""
        lines = [f"{entry.id:<64} {_line(self.counts([entry]))}" for entry in self.glossary.entries if entry.statements]
        return "\n".join([*self.summary(), "", *lines]) + "\n"

    def as_page(self) -> str:
        """A page of the docs."""
        parts = ["# What is proven", "",
                 "Made by `./test --refresh-coverage` from a passing run, never by hand. A statement of the glossary "
                 "is proven if a test that carries its id passes.", ""]  # fmt: skip
        parts += _table("stage", [(str(stage), self.counts(entries)) for stage, entries in self.stages().items()])
        for stage, entries in self.stages().items():
            reported = [(f"{entry.en} (`{entry.id}`)", self.counts([entry])) for entry in entries if entry.statements]
            begun = [row for row in reported if row[1]["proven"] or row[1]["waiting"]]
            parts += ["", f"## Stage {stage}", "", *_table("entry", begun)]
            if len(begun) < len(reported):
                parts += ["", f"Nothing is proven yet of {len(reported) - len(begun)} more entries."]
        parts += ["", "## Waiting", ""]
        parts += [f"- `{id}`: {reason}" for id, reason in sorted(self.record.waiting.items())]
        return "\n".join(parts) + "\n"


def _line(counts: Mapping[State, int]) -> str:
    return "  ".join(f"{counts[state]:>4} {state}" for state in STATES)


def _table(first: str, rows: list[tuple[str, dict[State, int]]]) -> list[str]:
    head = [f"| {first} | proven | waiting | missing |", "|---|---|---|---|"]
    return head + [f"| {name} | {counts['proven']} | {counts['waiting']} | {counts['missing']} |"
                   for name, counts in rows]  # fmt: skip
