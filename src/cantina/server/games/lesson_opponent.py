"""The tutor: plays in a lesson what the learner is not to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.server.errors import ApiError
from cantina.server.games.auto_player import AutoPlayer, answer_for
from cantina.server.games.lessons import given, rail_of
from cantina.server.games.player_commands import NewEntry
from cantina.server.games.table import Table

if TYPE_CHECKING:
    from cantina.server.games.room import Room


def tutor(room: Room) -> AutoPlayer:
    """The tutor of a room, who has nothing to do unless a lesson is played there."""
    return AutoPlayer(room, _due, _move)


def _due(table: Table) -> bool:
    found = rail_of(table) if table.setup.lesson and table.result is None else None
    step = found.due(given(table)) if found is not None else None
    return step is not None and not step.for_learner


def _move(table: Table) -> NewEntry:
    found, mover = rail_of(table), table.mover
    if found is None or mover is None or not _due(table) or table.game is None:
        raise ApiError("late")
    return answer_for(table, mover, table.game.meant(found.answers[len(table.steps)]))
