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


def _showcase() -> Draft:
    items = [
        item("c1", "1_131", "light", "location"),
        item("c2", "1_129", "light", "location"),
        item("c3", "1_295", "dark", "location"),
        item("c4", "1_284", "dark", "location"),
        item("c5", "101_1", "light", "location"),
        item("c6", "101_2", "light", "at", "c1"),
        item("c7", "1_28", "light", "at", "c1"),
        item("c8", "1_152", "light", "on", "c7"),
        item("c9", "1_31", "light", "at", "c1"),
        item("c10", "1_194", "dark", "at", "c1"),
        item("c11", "1_196", "dark", "at", "c1"),
        item("c12", "1_315", "dark", "on", "c11"),
        item("c13", "1_30", "light", "at", "c2"),
        item("c14", "1_40", "light", "on", "c13"),
        item("c15", "1_194", "dark", "at", "c3"),
        item("c16", "1_181", "dark", "at", "c4"),
        item("c17", "1_26", "light", "at", "c5"),
        item("c18", "1_194", "dark", "at", "c5"),
    ]
    hand = ("1_28", "1_84", "1_98", "1_115", "1_153", "1_130", "1_12")
    items += [item(f"c{n}", card, "light", "hand") for n, card in enumerate(hand, 19)]
    items += [item("c30", "1_64", "light", "lost"), item("c31", "1_194", "dark", "lost")]
    return {"items": items, "force": {"light": 7, "dark": 4}, "turn": "light", "phase": "battle"}


SHOWCASE = _showcase()
"""A table with something to see everywhere."""
