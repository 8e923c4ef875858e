"""What is read from and written to the database. Every function takes an open connection: who calls decides when to
commit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Integer,
    Table,
    delete,
    exists,
    func,
    insert,
    make_url,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from cantina.database import database_url, open_database
from cantina.server.storage.migrate import migrate
from cantina.server.storage.schema import (
    Appended,
    Entry,
    GameRow,
    WishRow,
    entries,
    games,
    presence,
    records,
    snapshots,
    tokens,
    wishes,
)

CHANNEL = "cantina"
SOURCE = '"source":"'  # before the four digits of it, in a set-up as it is stored
AT_ONCE = 1000  # rows in one statement
# A database that is cut off is given up after some seconds; without these it could take a quarter of an hour.
NETWORK = {"connect_timeout": "5", "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3",
           "tcp_user_timeout": "20000"}  # fmt: skip
StoreError = SQLAlchemyError


class CommitUnknown(StoreError):
    """The database failed while it was to commit: nobody can say whether it did. The cause is what it failed of."""


class SequenceConflict(Exception):
    """Of several entries that were to be added at once, some have a number that is taken."""


class Loaded(msgspec.Struct, frozen=True):
    """A game as the database knows it: how it was created, the whole log, a snapshot, and a record if it is over."""

    row: GameRow
    log: tuple[Entry, ...]
    snapshot: tuple[int, bytes] | None
    seen: dict[str, float]
    record: tuple[int, bytes] | None
    wishes: dict[str, WishRow]


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = with_network_timeouts(database_url(url))
        self.engine = open_database(self.url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.shared = self.postgres  # whether other processes may use it, too
        self.file = Path(self.engine.url.database) if not self.postgres and self.engine.url.database else None
        self.shown = str(self.file) if self.file else self.engine.url.set(query={}).render_as_string()

    def migrate(self) -> None:
        """Bring the database to the present shape; harmless if it has it already."""
        migrate(self.engine)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------------

    def create(self, db: Connection, row: GameRow, roles: Mapping[str, str]) -> None:
        """A new game and the digests of its tokens, each with its role."""
        values = {"id": row.id, "created": row.created, "status": row.status, "setup": row.setup.decode()}
        db.execute(insert(games).values(values))
        self.add_tokens(db, row.id, roles)

    def add_tokens(self, db: Connection, game: str, roles: Mapping[str, str]) -> None:
        """More tokens for a game: digest and role."""
        if roles:
            db.execute(insert(tokens), [{"hash": hash, "game": game, "role": role} for hash, role in roles.items()])

    def append(self, db: Connection, game: str, entry: Entry, status: str | None = None) -> bool:
        """Add an entry if its number is still free; whether it was. Other processes are told on commit."""
        return self.append_all(db, [Appended(game, entry, status)])[0]

    def append_all(self, db: Connection, news: Sequence[Appended]) -> list[bool]:
        """Add entries in one statement; whether each was added. If some of several were not, nobody can say which:
        that is an error, and who calls tries them one by one."""
        if not news:
            return []
        if not self._know_wishes(db, news):
            if len(news) > 1:
                raise SequenceConflict("some wishes were changed elsewhere")
            return [False]
        rows = [(each.game, each.entry.seq, each.entry.at, each.entry.kind, _json(each.entry.data)) for each in news]
        values = tuple(value for row in rows for value in row)
        stored = db.exec_driver_sql(_appending(len(rows), self.postgres), values).rowcount
        if stored < len(rows) > 1:
            raise SequenceConflict(f"{len(rows) - stored} of {len(rows)} numbers were taken")
        for each in news:
            if stored and each.status is not None:
                db.execute(update(games).where(games.c.id == each.game).values(status=each.status))
            for wish in each.wishes:
                if stored and wish.data is not None:
                    self.wish(db, each.game, wish)
        return [stored > 0] * len(rows)

    def _know_wishes(self, db: Connection, news: Sequence[Appended]) -> bool:
        """Whether the wishes that entries depend on are the stored ones, which then stay so until the commit."""
        known = {(each.game, wish.seat): wish.version for each in news for wish in each.wishes}
        if not known:
            return True
        query = select(wishes).where(tuple_(wishes.c.game, wishes.c.seat).in_(list(known)))
        rows = db.execute(query.order_by(wishes.c.game, wishes.c.seat).with_for_update())
        return known == {(row.game, row.seat): row.version for row in rows}

    def take_seat(self, db: Connection, game: str, entry: Entry, status: str | None, roles: Mapping[str, str]) -> bool:
        """Add the entry of somebody who joins and the digest of their token: both, or neither."""
        joined = self.append(db, game, entry, status)
        if joined:
            self.add_tokens(db, game, roles)
        return joined

    def save(self, db: Connection, game: str, seq: int, data: bytes) -> None:
        """Keep a snapshot, unless a later one is there."""
        self._keep_later(db, snapshots, game, seq, data)

    def keep_record(self, db: Connection, game: str, seq: int, data: bytes) -> None:
        """Keep what a finished game looked like."""
        self._keep_later(db, records, game, seq, data)

    def _keep_later(self, db: Connection, table: Table, game: str, seq: int, data: bytes) -> None:
        query = self._insert(table).values(game=game, seq=seq, data=data)
        later = {"seq": query.excluded.seq, "data": query.excluded.data}
        db.execute(query.on_conflict_do_update(
            index_elements=["game"], set_=later, where=table.c.seq < query.excluded.seq))  # fmt: skip

    def wish(self, db: Connection, game: str, wish: WishRow) -> bool:
        """Keep where a player wants to be asked, over the version that is known; whether that was the last one. Other
        processes hear of it on commit."""
        version = wish.version + 1
        query = self._insert(wishes).values(game=game, seat=wish.seat, data=wish.data, version=version)
        fresh = {"data": query.excluded.data, "version": query.excluded.version}
        known = wishes.c.version == wish.version
        query = query.on_conflict_do_update(index_elements=["game", "seat"], set_=fresh, where=known)
        kept = db.execute(query.returning(wishes.c.version)).first() is not None
        if kept and self.postgres:
            db.execute(select(func.pg_notify(CHANNEL, f"{game} {wish.seat} {version}")))
        return kept

    def seen(self, db: Connection, rows: Iterable[tuple[str, str, float]]) -> None:
        """Note when seats were last there."""
        waiting = list(rows)
        while waiting:
            some, waiting = waiting[:AT_ONCE], waiting[AT_ONCE:]
            values = tuple(value for row in some for value in row)
            db.exec_driver_sql(_noting(len(some), self.postgres), values)

    def visit(self, db: Connection, game: str, at: float) -> None:
        """Note that somebody opens a game, before it is read: from then on it is not deleted under their hands."""
        if db.execute(select(games.c.id).where(games.c.id == game).with_for_update()).first() is not None:
            self.seen(db, [(game, "visitor", at)])

    def delete_untouched(self, db: Connection, since: float, most: int) -> list[str]:
        """Delete games, at most so many, that nobody has visited or played since a moment; their ids. What was played
        to its end stays, as a record."""
        visited = exists().where(presence.c.game == games.c.id, presence.c.seen > since)
        played = exists().where(entries.c.game == games.c.id, entries.c.at > since)
        old = select(games.c.id).where(games.c.created < since, games.c.status != "over", ~visited, ~played)
        locked = db.execute(old.limit(most).with_for_update(skip_locked=True)).scalars().all()
        # Looked at once more now that nobody can visit them: the first look may have missed somebody who just came.
        ids = list(db.execute(old.where(games.c.id.in_(locked))).scalars())
        for table in (entries, snapshots, records, tokens, presence, wishes):
            db.execute(delete(table).where(table.c.game.in_(ids)))
        db.execute(delete(games).where(games.c.id.in_(ids)))
        return ids

    def _insert(self, table: Any) -> Any:
        return postgresql.insert(table) if self.postgres else sqlite.insert(table)

    # -- reading -------------------------------------------------------------------------------------------------------

    def load(self, db: Connection, game: str) -> Loaded | None:
        """A game with its log; None if there is none of that id."""
        row = db.execute(select(games).where(games.c.id == game)).first()
        if row is None:
            return None
        return Loaded(
            GameRow(row.id, row.created, row.status, row.setup.encode()),
            tuple(self.since(db, game, 0)),
            self._kept(db, snapshots, game),
            self.last_seen(db, game),
            self._kept(db, records, game) if row.status == "over" else None,
            self.wishes(db, game),
        )

    @staticmethod
    def _kept(db: Connection, table: Table, game: str) -> tuple[int, bytes] | None:
        found = db.execute(select(table.c.seq, table.c.data).where(table.c.game == game)).first()
        return (found.seq, bytes(found.data)) if found else None

    def wishes(self, db: Connection, game: str) -> dict[str, WishRow]:
        """Where the players of a game want to be asked."""
        rows = db.execute(select(wishes).where(wishes.c.game == game))
        return {row.seat: WishRow(row.seat, row.version, row.data) for row in rows}

    def wish_versions(self, db: Connection, wanted: Iterable[str]) -> list[tuple[str, str, int]]:
        """Game, seat and version of all wishes of some games."""
        query = select(wishes.c.game, wishes.c.seat, wishes.c.version).where(wishes.c.game.in_(list(wanted)))
        return [(row.game, row.seat, row.version) for row in db.execute(query)]

    def since(self, db: Connection, game: str, seq: int) -> Sequence[Entry]:
        """The entries after a number, in order."""
        query = select(entries).where(entries.c.game == game, entries.c.seq > seq).order_by(entries.c.seq)
        return [Entry(row.seq, row.at, row.kind, _said(row.data)) for row in db.execute(query)]

    def newest(self, db: Connection, wanted: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of some games."""
        last = select(func.max(entries.c.seq)).where(entries.c.game == games.c.id).scalar_subquery().label("seq")
        query = select(games.c.id, last).where(games.c.id.in_(list(wanted)))
        return {row.id: row.seq for row in db.execute(query) if row.seq is not None}

    def all_seen(self, db: Connection, wanted: Iterable[str]) -> dict[str, dict[str, float]]:
        """When each seat of some games was last there."""
        found: dict[str, dict[str, float]] = {}
        for row in db.execute(select(presence).where(presence.c.game.in_(list(wanted)))):
            found.setdefault(row.game, {})[row.seat] = row.seen
        return found

    def last_seen(self, db: Connection, game: str) -> dict[str, float]:
        """When each seat of a game was last there."""
        return self.all_seen(db, [game]).get(game, {})

    def role(self, db: Connection, hash: str) -> tuple[str, str] | None:
        """The game and the role that a token opens."""
        row = db.execute(select(tokens.c.game, tokens.c.role).where(tokens.c.hash == hash)).first()
        return (row.game, row.role) if row else None

    def open_games(self, db: Connection, since: float, most: int) -> list[GameRow]:
        """The newest open games whose creator has been there, or has come, since a moment: first one of each source,
        then a second one of each, and so on, so that nobody pushes the others off the list."""
        there = select(presence.c.game).where(presence.c.seen > since)
        waiting = (games.c.status == "open") & ((games.c.created > since) | games.c.id.in_(there))
        newest = games.c.created.desc()
        turn = func.row_number().over(partition_by=self._source(), order_by=newest).label("turn")
        found = select(games, turn).where(waiting).subquery()
        query = select(found).order_by(found.c.turn, found.c.created.desc()).limit(most)
        return [GameRow(row.id, row.created, row.status, row.setup.encode()) for row in db.execute(query)]

    def _source(self) -> Any:
        """Where a game came from, by the text of its set-up: one that is no JSON must not spoil the list."""
        find = func.strpos if self.postgres else func.instr
        found = find(games.c.setup, SOURCE, type_=Integer)
        return func.substr(games.c.setup, found + len(SOURCE), 4)

    def alive(self, db: Connection) -> None:
        """Fails if the database does not answer."""
        db.execute(select(1))


def with_network_timeouts(url: str) -> str:
    """A PostgreSQL address with what it does not say itself about a network that fails."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "postgresql":
        return url
    unsaid = {name: value for name, value in NETWORK.items() if name not in parsed.query}
    return parsed.update_query_dict(unsaid).render_as_string(hide_password=False)


@lru_cache(64)
def _appending(rows: int, postgres: bool) -> str:
    """The statement that adds so many entries; in PostgreSQL it tells of them as well."""
    added = f"{_inserting(entries, rows, postgres)} ON CONFLICT DO NOTHING"
    if not postgres:
        return added
    sent = f"SELECT pg_notify('{CHANNEL}', game || ' ' || seq) FROM stored"
    return f"WITH stored AS ({added} RETURNING game, seq) {sent}"


@lru_cache(64)
def _noting(rows: int, postgres: bool) -> str:
    """The statement that notes when so many seats were last there; what another process noted later stays."""
    later = "SET seen = excluded.seen WHERE presence.seen < excluded.seen"
    return f"{_inserting(presence, rows, postgres)} ON CONFLICT (game, seat) DO UPDATE {later}"


def _inserting(table: Table, rows: int, postgres: bool) -> str:
    """One statement for many rows: the driver gives Python's lock away for each that it is told to execute."""
    row = ", ".join(["%s" if postgres else "?"] * len(table.c))
    return f"INSERT INTO {table.name} ({', '.join(table.c.keys())}) VALUES {', '.join([f'({row})'] * rows)}"


def _said(data: str) -> dict[str, Any]:
    """What an entry says; nothing, if that is damaged."""
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError):
        return {}


def _json(data: Mapping[str, Any]) -> str:
    return msgspec.json.encode(data).decode()
