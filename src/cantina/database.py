"""Databases by their address: a file's path means SQLite, anything else is for SQLAlchemy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy import Engine

MEMORY = "sqlite://"  # nowhere else, and only as long as it is open


def database_url(url: str) -> str:
    """A database's address for SQLAlchemy: a file's path means SQLite, and PostgreSQL is spoken to by psycopg 3."""
    if "://" not in url:
        return f"sqlite:///{Path(url).expanduser()}"
    for prefix in ("postgresql://", "postgres://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def open_database(url: str) -> Engine:
    """The database at an address for SQLAlchemy; the folder of a SQLite file is made if need be."""
    from sqlalchemy import create_engine, event, make_url  # only where a database is used: it takes its time to load

    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(engine, "connect", _durable)
        return engine
    return create_engine(parsed, pool_pre_ping=True, pool_size=4, hide_parameters=True)


def _durable(connection: Any, _: Any) -> None:
    """What was committed must survive a loss of power, and readers must not wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
