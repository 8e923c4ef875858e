"""Cards that verbs need are chosen."""

from __future__ import annotations

from cantina.model.sides import Side
from cantina.records.core import Part


class Choosing(Part, frozen=True, kw_only=True, tag="choose"):
    """Cards that a verb needs are found, field by field, and it is carried out with them."""

    player: Side  # who chooses
    field: int = 0
    chosen: tuple[int, ...] = ()  # for the present field
    found: tuple[tuple[int, ...], ...] = ()  # for the fields before
    looking: tuple[tuple[Side, Side, str], ...] = ()  # who looks through whose pile


class Repeating(Part, frozen=True, kw_only=True, tag="repeat"):
    """Some verbs, for each of these cards."""

    cards: tuple[int, ...]
