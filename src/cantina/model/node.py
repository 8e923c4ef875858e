"""The base of every node of the card language."""

import msgspec


class Node(msgspec.Struct, frozen=True):
    """A frozen piece of a card's text. What it means is in `engine` and `rules`, how it reads is in `text`."""
