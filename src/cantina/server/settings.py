"""What the one who runs a server may decide."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec


def default_database() -> str:
    """The file in which a player's own games are kept."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local"))
    else:
        base = os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))
    return str(Path(base) / "cantina" / "cantina.sqlite3")


class Settings(msgspec.Struct, frozen=True):
    """All settings, with defaults that suit one machine."""

    database: str
    origins: tuple[str, ...] = ()  # pages of other sites that may use this server
    allowed_hosts: tuple[str, ...] = ()  # names by which the server may be called; none: any
    rate_limits: bool = True  # rate limits
    abandon_after: float = 15 * 60  # seconds after which a missing player has lost
    unload_after: float = 10 * 60  # seconds after which a game that nobody watches leaves the memory
    delete_after: float = 0.0  # seconds after which what nobody opened is deleted, but for finished games; 0: never
    cleanup_interval: float = 600.0  # seconds between looks for such games
    snapshot: int = 64  # entries between snapshots
    heartbeat_interval: float = 5.0  # seconds between notes of who is there
    clock_interval: float = 0.25  # seconds between looks at the clocks
    connections: int = 5000  # players and spectators
    max_connections_per_client: int = 500  # of one address: of its WebSockets, and as many of its other connections
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks of proxies that say whom they speak for
    one_core: bool = True  # whether the process stays on one core
    seed: int | None = None  # where all chance begins, for tests; none: nobody can know
