"""Brings a database to the present shape, with the migrations that ship in this package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x63616E74696E61  # any number that all processes share


def migrate(engine: Engine) -> None:
    """Run the missing migrations in one transaction; processes that start together take turns."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
