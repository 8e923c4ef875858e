"""Replays: a whole game by steps, with both hands open."""

from __future__ import annotations

from typing import Any

from cantina.model.sides import SIDES
from cantina.server.errors import ApiError
from cantina.server.games.game_setup import Seat
from cantina.server.games.player_commands import begun
from cantina.server.games.rules_upgrade import divergence_notice
from cantina.server.games.table import Table
from cantina.server.ws.seat_stream import EventJournal, shown
from cantina.server.ws.seat_views import view_of


def whole(table: Table) -> dict[str, Any]:
    """The log, and all that happened, each with its step. `playable`: up to which step the table can be shown."""
    if table.record is None:
        begun(table)
    result, journal = table.result, EventJournal()
    journal.catch_up(table)
    return {
        "log": table.log(), "steps": len(table.steps), "playable": table.playable, "parted": divergence_notice(table),
        "result": {"winner": result.winner, "reason": result.reason} if result else None,
        "players": {side: _player(table.setup.seat(side)) for side in SIDES},
        "events": journal.lines("both"),
    }  # fmt: skip


def _player(seat: Seat) -> dict[str, str]:
    return {"kind": seat.kind, "name": seat.name}


def moment(table: Table, step: int) -> dict[str, Any]:
    """The table after that many answers."""
    if step > len(table.steps):
        raise ApiError("no-step", step=step)
    if table.record is not None and step == len(table.steps):
        return {"step": step, "view": shown(table, "both")}
    begun(table)
    if step > table.playable:
        raise ApiError("parted", step=table.playable)
    return {"step": step, "view": view_of(table.at_step(step), "both")}
