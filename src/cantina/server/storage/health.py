"""Whether the database can be read and written. The log says so when that changes, and only then."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

from sqlalchemy.exc import DatabaseError

from cantina.server.errors import ApiError
from cantina.server.storage import CommitUnknown, StoreError
from cantina.server.time_source import Clock

log = logging.getLogger("cantina.server")
CODES = {"read": "unreadable", "written": "storage"}
RECOVERY_SECONDS = 10.0  # seconds without a failure after which all is well again


class DatabaseHealth:
    """What the database fails at now. A damaged file stays damaged until somebody has mended it and starts anew."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failing: dict[str, float] = {}  # what it fails at, and when that was last seen
        self._damaged = False

    def __bool__(self) -> bool:
        return self._damaged or bool(self._failing)

    @contextlib.contextmanager
    def noted(self, what: str) -> Iterator[None]:
        """Do something that the database is needed for. Who wanted it is told what is true."""
        try:
            yield
        except CommitUnknown as error:
            self._failed(what, error.__cause__ or error)
            raise ApiError("unsure") from error
        except StoreError as error:
            self._failed(what, error)
            raise ApiError(CODES[what]) from error

    def _failed(self, what: str, error: BaseException) -> None:
        if what not in self._failing and not self._damaged:
            log.error(f"the database cannot be {what}", extra={"reason": reason(error)})
        self._failing[what] = self._clock.monotonic()
        self._damaged |= isinstance(error, DatabaseError) and type(error) is DatabaseError

    def look(self) -> None:
        """The database was read and written just now: what it failed at long enough ago, it does again."""
        for what, at in tuple(self._failing.items()):
            if self._clock.monotonic() - at > RECOVERY_SECONDS and not self._damaged:
                del self._failing[what]
                log.warning(f"the database can be {what} again")


def reason(error: BaseException) -> str:
    """Why the database fails, in its own words, and without what was to be stored."""
    said = str(getattr(error, "orig", None) or error).strip()
    return (said.splitlines() or [type(error).__name__])[0][:200]
