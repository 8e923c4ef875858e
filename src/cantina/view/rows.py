"""How the locations of a system stand in their row."""

from __future__ import annotations

from cantina.engine.core import Engine
from cantina.rules.places import SYSTEM, rank


def from_above(g: Engine, row: tuple[int, ...]) -> list[int]:
    """The system, the sectors that hang from it, the nearest first, then clouds and sites."""
    groups = {id: rank(g.face(id))[0] for id in row}
    systems, space = ([id for id in row if groups[id] == SYSTEM], [id for id in row if groups[id] < SYSTEM])
    return [*systems, *reversed(space), *(id for id in row if groups[id] > SYSTEM)]
