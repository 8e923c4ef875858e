"""The catalogue of all implemented cards, for those who bring none of their own."""

from functools import cache

from cantina.cards import CARDS
from cantina.engine.catalog import Catalog


@cache
def standard_catalog() -> Catalog:
    """All implemented cards; built when first asked for, and each card read when it comes to a game."""
    return Catalog(CARDS, read=False)
