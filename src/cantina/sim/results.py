"""The table of results, keyed by decks, bots and seed: what was played once is never counted twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Double,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Row,
    String,
    Table,
    Text,
    func,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from cantina.database import MEMORY, database_url, open_database
from cantina.decks import Deck
from cantina.model.sides import Side, other
from cantina.sim.game_spec import GameSpec, Key, digest
from cantina.sim.game_stats import GameStats
from cantina.sim.playing import Result
from cantina.sim.score import Score

metadata = MetaData()

decks = Table(
    "deck",
    metadata,
    Column("id", String(16), primary_key=True),  # a digest of its contents
    Column("name", Text, nullable=False),
    Column("data", Text, nullable=False),
)

results = Table(
    "result",
    metadata,
    Column("light", String(16), nullable=False),
    Column("dark", String(16), nullable=False),
    Column("light_bot", String(80), nullable=False),
    Column("dark_bot", String(80), nullable=False),
    Column("seed", Integer, nullable=False),
    Column("winner", String(5)),  # none if the game did not end
    Column("ending", String(20), nullable=False),
    Column("turns", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("revision", String(16), nullable=False),  # of the rules and cards that it was played under
    Column("chronicle", Text, nullable=False),
    PrimaryKeyConstraint("light", "dark", "light_bot", "dark_bot", "seed"),
)
KEY = tuple(results.primary_key.columns.keys())


class NoTable(ValueError):
    """A database that cannot be used."""


class Results:
    """One database: a file's path, or the address of one in PostgreSQL."""

    def __init__(self, url: str = MEMORY) -> None:
        try:
            self._engine = open_database(database_url(url))
            metadata.create_all(self._engine)
        except (SQLAlchemyError, ImportError) as error:
            raise NoTable(f"no results can be kept there: {error}") from error

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._engine.dispose()

    def add(self, result: Result) -> None:
        """Keep a result, unless there is one of this key."""
        row = msgspec.structs.asdict(result) | dict(zip(KEY, result.key, strict=True))
        del row["key"]
        self._insert(results, [row | {"chronicle": msgspec.json.encode(result.chronicle).decode()}])

    def add_decks(self, plans: Iterable[GameSpec]) -> None:
        """Keep the decks of some plans."""
        found = {digest(deck): deck for plan in plans for deck in (plan.light, plan.dark)}
        rows = [{"id": id, "name": deck.name, "data": msgspec.json.encode(deck).decode()} for id, deck in found.items()]
        self._insert(decks, rows)

    def drop(self, keys: Iterable[Key]) -> None:
        """Forget some results."""
        with self._engine.begin() as db:
            for key in keys:
                db.execute(
                    results.delete().where(*(results.c[name] == part for name, part in zip(KEY, key, strict=True)))
                )

    def of(self, plans: Iterable[GameSpec]) -> dict[Key, Result]:
        """The results that there are of some plans."""
        keys = {plan.key for plan in plans}
        found: dict[Key, Result] = {}
        for series in sorted({key[:4] for key in keys}):
            with self._engine.connect() as db:
                read = map(_result, db.execute(select(results).where(*_is(series))))
                found |= {result.key: result for result in read if result.key in keys}
        return found

    def all_of(self, deck: str) -> Iterator[Result]:
        """All results of a deck, by its digest, in the order of their keys."""
        mine = (results.c.light == deck) | (results.c.dark == deck)
        with self._engine.connect() as db:
            yield from map(
                _result, db.execute(select(results).where(mine).order_by(*(results.c[name] for name in KEY)))
            )

    def score(self, side: Side) -> Score:
        """How all decks of a side did."""
        with self._engine.connect() as db:
            found = db.execute(select(results.c.winner, func.count()).group_by(results.c.winner))
            counts: dict[str | None, int] = dict(map(tuple, found))
        return Score(counts.get(side, 0), counts.get(other(side), 0), counts.get(None, 0))

    def decks(self) -> dict[str, Deck]:
        """All decks, by their digests."""
        with self._engine.connect() as db:
            return {row.id: msgspec.json.decode(row.data, type=Deck) for row in db.execute(select(decks))}

    def _insert(self, table: Table, rows: list[dict[str, Any]]) -> None:
        dialect = postgresql if self._engine.dialect.name == "postgresql" else sqlite
        if rows:
            with self._engine.begin() as db:
                db.execute(dialect.insert(table).on_conflict_do_nothing(), rows)


def _is(key: tuple[str | int, ...]) -> list[ColumnElement[bool]]:
    """What a row of a key, or of its beginning, fulfils."""
    return [results.c[name] == part for name, part in zip(KEY, key, strict=False)]


def _result(row: Row[Any]) -> Result:
    reported = msgspec.json.decode(row.chronicle, type=GameStats)
    key: Key = (row.light, row.dark, row.light_bot, row.dark_bot, row.seed)
    return Result(key, row.winner, row.ending, row.turns, row.decisions, row.seconds, row.revision, reported)
