"""Where games are kept: a log of entries for each game, committed before anybody is told of them."""

from cantina.server.storage.schema import Entry, GameRow
from cantina.server.storage.store import Loaded, Store, StoreError, Unsure

__all__ = ["Entry", "GameRow", "Loaded", "Store", "StoreError", "Unsure"]
