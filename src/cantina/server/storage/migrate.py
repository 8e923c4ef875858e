"""Brings a database to the present shape, with the migrations that ship in this package."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x63616E74696E61  # any number that all processes share


def migrate(engine: Engine) -> None:
    """Run the missing migrations in one transaction; processes that start together take turns."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        found = version(connection)
        if found is not None and found not in _numbers():
            raise SQLAlchemyError(f"it was written by a later version of Cantina ({found}, here {newest()})")
        if found != newest():
            _upgrade(connection)


def newest() -> str:
    """The last migration of this package: its files are numbered."""
    return max(_numbers())


def _numbers() -> set[str]:
    return {path.stem.split("_")[0] for path in (SCRIPTS / "versions").glob("[0-9]*.py")}


def version(connection: Connection) -> str | None:
    """The last migration that a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command  # takes its time to load, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
