"""Texts that live on apart from the card that they come from."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.model.sides import Side


class LastingEffect(msgspec.Struct, frozen=True):
    """A text that lives on apart from its source until its period ends ("for the rest of the turn")."""

    face: str  # the definition and the position of the node in it
    node: int
    until: str  # the period: "turn", "battle", "game"…
    source: int
    you: Side
    here: int
    vars: dict[str, Any]
