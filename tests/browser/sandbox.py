"""Positions for the sandbox, as links carry them."""

from __future__ import annotations

import base64
import json
from typing import Any

Draft = dict[str, Any]


def item(name: str, card: str, side: str, where: str, host: str = "") -> Draft:
    """A card of a position."""
    made = {"name": name, "card": card, "side": side, "where": where}
    return {**made, "host": host} if host else made


BATTLE: Draft = {
    "items": [
        item("c1", "1_131", "light", "location"),
        item("c2", "1_28", "light", "at", "c1"),
        item("c3", "1_30", "light", "at", "c1"),
        item("c4", "1_194", "dark", "at", "c1"),
        item("c5", "1_196", "dark", "at", "c1"),
        item("c6", "1_152", "light", "on", "c2"),
        item("c7", "1_80", "light", "hand"),
    ],
    "force": {"light": 6, "dark": 6},
    "turn": "light",
    "phase": "battle",
}


def sandbox_link(draft: Draft) -> str:
    """The path of the sandbox with that position in it."""
    packed = base64.urlsafe_b64encode(json.dumps(draft).encode()).decode().rstrip("=")
    return f"/sandbox#{packed}"
