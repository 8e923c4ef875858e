"""The database's tables, and the records that travel in and out of them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, Double, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, String, Table, Text

metadata = MetaData()

games = Table(
    "game",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("status", String(8), nullable=False, index=True),  # open, private, playing, over
    Column("setup", Text, nullable=False),
)

# Only a digest of each token is kept: who reads the database cannot take a seat.
tokens = Table(
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), nullable=False, index=True),
    Column("role", String(8), nullable=False),  # light, dark, both, public, invite
)

# The primary key is the compare-and-set: of two entries with the same number only the first is kept.
entries = Table(
    "entry",
    metadata,
    Column("game", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
)

snapshots = Table(
    "snapshot",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What a finished game looked like, in words: it is shown even when rules and cards have moved on.
records = Table(
    "record",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# When each seat, the server itself ("server") and anybody at all ("visitor") was last there: for abandonment, for
# clocks and for deleting what nobody touches.
presence = Table(
    "presence",
    metadata,
    Column("game", String(32), nullable=False),
    Column("seat", String(8), nullable=False),
    Column("seen", Double, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)


# Where each player wants to be asked. Not in the log: it is nobody else's business. The version is the compare-and-set:
# wishes are written, and acted upon, only by a process that knows the last ones.
wishes = Table(
    "wish",
    metadata,
    Column("game", String(32), nullable=False),
    Column("seat", String(8), nullable=False),
    Column("data", Text, nullable=False),
    Column("version", Integer, nullable=False, server_default="1"),
    PrimaryKeyConstraint("game", "seat"),
)


# What players carry from one device to another, sealed by their browsers: the key never comes here.
profiles = Table(
    "profile",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("seen", Double, nullable=False, index=True),
    Column("data", Text, nullable=False),
)


class Entry(msgspec.Struct, frozen=True):
    """One entry of a game's log."""

    seq: int
    at: float
    kind: str
    data: dict[str, Any] = {}


class WishRow(msgspec.Struct, frozen=True):
    """The wishes of a seat: the version that a process knows, and what they become, if they change."""

    seat: str
    version: int
    data: str | None = None


class Appended(msgspec.Struct, frozen=True):
    """An entry on its way into a game's log, with the status that the game has after it, if that changes, and the
    wishes that it depends on: if they were changed elsewhere, it is not added."""

    game: str
    entry: Entry
    status: str | None = None
    wishes: tuple[WishRow, ...] = ()


class GameRow(msgspec.Struct, frozen=True):
    """A game as it was created."""

    id: str
    created: float
    status: str
    setup: bytes
