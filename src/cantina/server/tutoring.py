"""The tutor: plays in a lesson what the learner is not to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.server.errors import Refused
from cantina.server.lessons import given, rail_of
from cantina.server.moves import Draft
from cantina.server.passing import StandIn, answer_for
from cantina.server.table import Table

if TYPE_CHECKING:
    from cantina.server.room import Room


def tutor(room: Room) -> StandIn:
    """The tutor of a room, who has nothing to do unless a lesson is played there."""
    return StandIn(room, _due, _move)


def _due(table: Table) -> bool:
    found = rail_of(table) if table.setup.lesson and table.result is None else None
    step = found.due(given(table)) if found is not None else None
    return step is not None and not step.for_learner


def _move(table: Table) -> Draft:
    found, mover = rail_of(table), table.mover
    if found is None or mover is None or not _due(table) or table.game is None:
        raise Refused("late")
    return answer_for(table, mover, table.game.meant(found.answers[len(table.steps)]))
