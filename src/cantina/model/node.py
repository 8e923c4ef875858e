"""The base of every node of the card language."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


class Node(msgspec.Struct, frozen=True):
    """A frozen piece of a card's text. What it means is in `engine` and `rules`, how it reads is in `text`."""


def inside(item: object) -> Iterator[Node]:
    """A node, or several, and all nodes that they are made of."""
    if isinstance(item, Node):
        yield item
        for field in item.__struct_fields__:
            yield from inside(getattr(item, field))
    elif isinstance(item, tuple | list):
        for each in item:
            yield from inside(each)
