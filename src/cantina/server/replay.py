"""Replays: a whole game by steps, with both hands open."""

from __future__ import annotations

from typing import Any

from cantina.model.sides import SIDES
from cantina.server.errors import Refused
from cantina.server.moves import begun
from cantina.server.setup import Seat
from cantina.server.table import Table
from cantina.server.views import event_view, sees, view_of


def whole(table: Table) -> dict[str, Any]:
    """The log, and all that happened, each with its step."""
    game = begun(table)
    told = enumerate(game.engine.events.since(0))
    result = table.result
    return {
        "log": table.log(), "steps": len(table.steps),
        "result": {"winner": result.winner, "reason": result.reason} if result else None,
        "players": {side: _player(table.setup.seat(side)) for side in SIDES},
        "events": [event_view(each, table.step_of(n)) for n, each in told if sees(each, "both")],
    }  # fmt: skip


def _player(seat: Seat) -> dict[str, str]:
    return {"kind": seat.kind, "name": seat.name}


def moment(table: Table, step: int) -> dict[str, Any]:
    """The table after that many answers."""
    begun(table)
    if step > len(table.steps):
        raise Refused("no-step", step=step)
    return {"step": step, "view": view_of(table.at_step(step), "both")}
