"""Where games are kept: a log of entries for each game, committed before anybody is told of them."""

from cantina.server.storage.schema import Entry, GameRow
from cantina.server.storage.store import CommitUnknown, Loaded, Store, StoreError

__all__ = ["CommitUnknown", "Entry", "GameRow", "Loaded", "Store", "StoreError"]
