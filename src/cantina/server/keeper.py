"""What a room needs of the house: settings, figures, storage, and a place where bots think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, TypeVar

from cantina.server.metrics import Metrics
from cantina.server.settings import Settings
from cantina.server.storage.schema import Entry

if TYPE_CHECKING:
    from cantina.server.room import Room

T = TypeVar("T")


class Keeper(Protocol):
    """The house, as a room sees it."""

    settings: Settings
    metrics: Metrics

    async def append(self, game: str, entry: Entry, status: str | None, roles: Mapping[str, str]) -> bool:
        """Store an entry, and the digests of tokens that belong to it; False if another process was first."""

    async def entries(self, game: str, since: int) -> list[Entry]:
        """The stored entries after a number."""

    async def last_seen(self, game: str) -> dict[str, float]:
        """When each seat was last there, on any process."""

    async def think(self, work: Callable[[], T]) -> T:
        """Run something long off the event loop."""

    def keep(self, game: str, seq: int, data: bytes) -> None:
        """Store a snapshot, some time."""

    def keep_record(self, game: str, seq: int, data: bytes) -> None:
        """Store what a finished game looked like, some time."""

    def forget(self, room: Room) -> None:
        """This room is no longer the place of its game."""
