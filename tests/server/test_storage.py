"""The database: migrations, compare-and-set, the writer's thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, event, inspect, select

from cantina.database import database_url
from cantina.server.storage import Entry, GameRow, Store
from cantina.server.storage.migrate import newest, version
from cantina.server.storage.schema import Appended, WishRow, metadata
from cantina.server.storage.writer import Writer
from tests.waiting import HANG_SECONDS

from .harness import run


@pytest.fixture
def store(database: str) -> Store:
    made = Store(database)
    made.migrate()
    yield made
    made.close()


def test_the_migrations_give_the_tables_that_the_code_expects(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
        assert version(db) == newest()
        assert set(metadata.tables) <= set(inspect(db).get_table_names())
    store.migrate()


def test_wishes_of_before_they_were_counted_are_the_first_version(store: Store) -> None:
    with store.engine.begin() as db:
        db.exec_driver_sql("ALTER TABLE wish DROP COLUMN version")
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '0004'")
        db.exec_driver_sql("INSERT INTO wish (game, seat, data) VALUES ('game', 'light', 'old')")
    store.migrate()
    with store.engine.begin() as db:
        assert store.wishes(db, "game") == {"light": WishRow("light", 1, "old")}
        assert not store.wish(db, "game", WishRow("light", 0, "new"))
        assert store.wish(db, "game", WishRow("light", 1, "new"))


def test_processes_that_start_together_migrate_once(database: str) -> None:
    if "postgresql" not in database:
        pytest.skip("one process serves a SQLite file")
    stores = [Store(database) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(Store.migrate, stores))
    for each in stores:
        each.close()


def test_of_two_entries_with_one_number_the_first_is_kept(store: Store) -> None:
    with store.engine.begin() as db:
        assert store.append(db, "game", Entry(1, 1.0, "answer", {"option": 1}))
    with store.engine.begin() as db:
        assert not store.append(db, "game", Entry(1, 2.0, "answer", {"option": 2}))
        assert store.append(db, "game", Entry(2, 3.0, "answer", {"option": 3}))
    with store.engine.connect() as db:
        assert [(each.seq, each.data["option"]) for each in store.since(db, "game", 0)] == [(1, 1), (2, 3)]


def test_a_later_snapshot_is_not_overwritten(store: Store) -> None:
    with store.engine.begin() as db:
        store.create(db, GameRow("game", 1.0, "playing", b"{}"), {"hash": "light"})
        store.save(db, "game", 20, b"later")
        store.save(db, "game", 10, b"earlier")
        store.seen(db, [("game", "light", 1.0), ("game", "dark", 2.0)])
        store.seen(db, [("game", "light", 3.0)])
        store.seen(db, [("game", "light", 2.5)])  # of another process, whose clock or whose writer is behind
    with store.engine.connect() as db:
        loaded = store.load(db, "game")
        assert loaded is not None
        assert loaded.snapshot == (20, b"later")
        assert loaded.seen == {"light": 3.0, "dark": 2.0}
        assert store.role(db, "hash") == ("game", "light")
        assert store.role(db, "other") is None
        assert store.load(db, "nothing") is None


def test_games_that_nobody_touched_are_deleted_with_all_that_belongs_to_them(store: Store) -> None:
    with store.engine.begin() as db:
        for game, played, seen in (("old", 10.0, 10.0), ("played", 99.0, 10.0), ("visited", 10.0, 99.0)):
            store.create(db, GameRow(game, 1.0, "playing", b"{}"), {f"hash of {game}": "light"})
            store.append(db, game, Entry(1, played, "answer", {}))
            store.save(db, game, 1, b"snapshot")
            store.keep_record(db, game, 1, b"record")
            store.seen(db, [(game, "light", seen)])
            assert store.wish(db, game, WishRow("light", 0, "{}"))
        store.create(db, GameRow("new", 60.0, "open", b"{}"), {})
        store.create(db, GameRow("finished", 1.0, "over", b"{}"), {})
        assert store.delete_untouched(db, 50.0, most=0) == []
        assert store.delete_untouched(db, 50.0, most=10) == ["old"]
        assert store.load(db, "old") is None
        assert all(store.load(db, game) for game in ("played", "visited", "new", "finished"))
        for table in (each for each in metadata.tables.values() if each.name != "profile"):
            column = table.c.id if "id" in table.c else table.c.game
            assert "old" not in db.execute(select(column)).scalars().all(), table.name
            assert "played" in db.execute(select(column)).scalars().all(), table.name


def test_wishes_are_written_and_acted_upon_only_by_who_knows_the_last_ones(store: Store) -> None:
    def add(seq: int, *known: WishRow) -> bool:
        with store.engine.begin() as db:
            return store.append_all(db, [Appended("game", Entry(seq, 1.0, "answer", {}), None, known)])[0]

    with store.engine.begin() as db:
        assert store.wish(db, "game", WishRow("light", 0, "first"))
        assert not store.wish(db, "game", WishRow("light", 0, "too late"))
        assert store.wish(db, "game", WishRow("light", 1, "second"))
        assert not store.wish(db, "game", WishRow("light", 3, "too early"))
        assert store.wish(db, "game", WishRow("dark", 0, "other"))
        assert store.wishes(db, "game")["light"] == WishRow("light", 2, "second")
    assert not add(1, WishRow("light", 1)), "it was passed by old wishes"
    assert not add(1, WishRow("light", 2), WishRow("dark", 2, "unknown"))
    assert add(1, WishRow("light", 2, "third"), WishRow("dark", 1))
    assert not add(1, WishRow("light", 3, "lost")), "the entry was not added"
    with store.engine.begin() as db:
        assert [each.seq for each in store.since(db, "game", 0)] == [1]
        assert store.wishes(db, "game") == {"light": WishRow("light", 3, "third"), "dark": WishRow("dark", 1, "other")}
        assert sorted(store.wish_versions(db, ["game", "none"])) == [("game", "dark", 1), ("game", "light", 3)]


def test_a_game_that_is_being_visited_is_not_deleted(store: Store) -> None:
    with store.engine.begin() as db:
        for game in ("old", "visited"):
            store.create(db, GameRow(game, 1.0, "playing", b"{}"), {})
    with store.engine.begin() as visitor:
        store.visit(visitor, "visited", 99.0)
        store.visit(visitor, "nothing", 99.0)
        if store.postgres:  # SQLite has one writer at a time
            with store.engine.begin() as db:
                assert store.delete_untouched(db, 50.0, most=10) == ["old"]
    with store.engine.begin() as db:
        assert "visited" not in store.delete_untouched(db, 50.0, most=10)
        assert store.last_seen(db, "visited") == {"visitor": 99.0}
        assert store.last_seen(db, "nothing") == {}


def test_a_database_that_is_cut_off_is_given_up() -> None:
    store = Store("postgresql://me:secret@db.example/games?connect_timeout=9")
    assert "me:secret@db.example/games?" in store.url and "connect_timeout=9" in store.url
    assert "tcp_user_timeout=20000" in store.url and "keepalives_idle=10" in store.url


def test_jobs_that_wait_together_are_committed_together_and_fail_alone(store: Store) -> None:
    async def work() -> list[object]:
        writer = Writer(store)

        def append(n: int) -> Awaitable[bool]:
            return writer.append(Appended("batch", Entry(n, float(n), "answer", {})))

        def fail(db: Connection) -> None:
            raise ValueError("this one")

        jobs = [*(append(n) for n in range(1, 21)), writer.do(fail), append(1)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        writer.close()
        return list(results)

    results = run(work())
    assert results[:20] == [True] * 20
    assert isinstance(results[20], ValueError)
    assert results[21] is False
    with store.engine.connect() as db:
        assert len(store.since(db, "batch", 0)) == 20


def test_what_waits_together_is_one_statement(store: Store) -> None:
    """Each statement hands Python's lock over, and waits to have it back: at 500 games that was most of the delay."""
    statements: list[str] = []

    async def work() -> list[bool]:
        writer = Writer(store)
        busy, release = threading.Event(), threading.Event()
        held = asyncio.ensure_future(writer.do(lambda db: (busy.set(), release.wait(HANG_SECONDS))))
        await asyncio.to_thread(busy.wait, HANG_SECONDS)
        event.listen(store.engine, "before_cursor_execute", lambda c, cursor, text, *_: statements.append(text))
        waiting = [writer.append(Appended(f"game {n}", Entry(1, 1.0, "answer", {}))) for n in range(100)]
        results = asyncio.gather(*waiting)
        await asyncio.sleep(0)
        release.set()
        await held
        stored = await results
        writer.close()
        return stored

    assert run(work()) == [True] * 100
    assert len(statements) == 1
    with store.engine.begin() as db:
        store.seen(db, [(f"game {n}", "light", float(n)) for n in range(2500)])
    assert len(statements) == 4
    with store.engine.connect() as db:
        assert store.last_seen(db, "game 2499") == {"light": 2499.0}


def test_the_newest_entries_of_games(store: Store) -> None:
    with store.engine.begin() as db:
        for game in ("one", "two", "none"):
            store.create(db, GameRow(game, 1.0, "playing", b"{}"), {})
        for seq in (1, 2, 3):
            store.append(db, "one", Entry(seq, 1.0, "answer", {}))
        store.append(db, "two", Entry(1, 1.0, "answer", {}))
        assert store.newest(db, ("one", "two", "none", "unknown")) == {"one": 3, "two": 1}


def test_sqlite_is_durable(tmp_path) -> None:
    store = Store(str(tmp_path / "games.sqlite3"))
    with store.engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_addresses_of_databases() -> None:
    assert database_url("postgres://a/b") == "postgresql+psycopg://a/b"
    assert database_url("postgresql://a/b") == "postgresql+psycopg://a/b"
    assert database_url("sqlite:///x") == "sqlite:///x"
    assert database_url("games.db") == "sqlite:///games.db"
