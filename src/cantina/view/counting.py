"""Counting hands and piles, as everybody may (glossary: counting-cards)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine
from cantina.engine.statuses import has_status
from cantina.model.sides import Side

COUNTED = ("reserve", "force", "used", "hand", "lost", "out-of-play")


def counts(g: Engine, side: Side) -> dict[str, int]:
    """How many cards lie in a player's hand and piles. A Reserve Deck with a face-up card in it, or with one of the
    other side of the Force, cannot be counted (counting-cards.4, .5)."""
    found = {zone: len(g.pile(side, zone)) for zone in COUNTED}
    if any(has_status(g, id, lang.FACE_UP) or g.face(id).side != side for id in g.pile(side, "reserve")):
        del found["reserve"]
    return found
