"""What a finished game looked like to everybody: the last table and the lines of its log, in words. A later revision of
rules and cards shows it without playing it again."""

from __future__ import annotations

import zlib

import msgspec

from cantina.server.ws.seat_views import Seat


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of the log: its words, and who may read them (as of an event)."""

    words: msgspec.Raw
    seat: str | None
    not_for: str | None


class Record(msgspec.Struct, frozen=True):
    """All that was shown at the end."""

    views: dict[Seat, msgspec.Raw]
    lines: list[Line]


def pack(record: Record) -> bytes:
    """As it is stored."""
    return zlib.compress(msgspec.json.encode(record))


def unpack(data: bytes) -> Record:
    """As it was stored."""
    return msgspec.json.decode(zlib.decompress(data), type=Record)
