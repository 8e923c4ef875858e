"""One server for one SQLite file: two of them would tell their players different things."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO


class Locked(Exception):
    """Another process has the file."""


class FileLock:
    """Held until it is released, or until the process ends, however that comes."""

    def __init__(self, database: Path) -> None:
        self._file = open(database.with_name(database.name + ".lock"), "a")  # noqa: SIM115 - it stays open
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise Locked(str(database)) from error

    def release(self) -> None:
        """Let others have it."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
