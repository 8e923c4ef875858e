"""Tables that modules enter what they know into."""

from __future__ import annotations

from typing import Any, TypeVar

K = TypeVar("K")


def register_once(table: dict[K, Any], key: K, value: object) -> None:
    """Enter something. Two entries for one key are an error: which one counts would depend on the order of imports."""
    if key in table:
        raise ValueError(f"{key!r} is declared twice")
    table[key] = value
