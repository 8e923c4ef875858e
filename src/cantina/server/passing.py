"""Passing for players where they do not want to be asked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from cantina.model.sides import Side
from cantina.server import moves
from cantina.server.errors import Refused
from cantina.server.moves import Draft
from cantina.server.table import Table
from cantina.server.wishes import Wishes, settled, to_pass

if TYPE_CHECKING:
    from cantina.server.room import Room

PAUSE = (0.4, 1.4)  # seconds that a person would take to say the same


class StandIn:
    """Answers in place of a player, off the event loop as every move: when `due` says so, with what `move` makes."""

    def __init__(self, room: Room, due: Callable[[Table], bool], move: Callable[[Table], Draft]) -> None:
        self._room, self._due, self._move = room, due, move
        self._task: asyncio.Task[None] | None = None

    def kick(self) -> None:
        """Begin, if somebody is asked who is to be answered for."""
        if self._due(self._room.table) and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._answer())

    async def stop(self) -> None:
        """Leave off."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _answer(self) -> None:
        while self._due(self._room.table):
            if not self._room.table.setup.bots:
                await asyncio.sleep(random.uniform(*PAUSE))  # how quickly it comes must not tell who said it
            try:
                await self._room.do(self._move)
            except Refused:
                return  # the game went on, or the player wants to be asked after all


def auto_pass(room: Room) -> StandIn:
    """Passes for players where they do not want to be asked."""
    return StandIn(room, lambda table: due(table, room.wishes) is not None, lambda table: pass_for(table, room.wishes))


def due(table: Table, wishes: dict[Side, Wishes]) -> tuple[Side, int] | None:
    """Who is passed for now, and with which option."""
    mover, game = table.mover, table.game
    if game is None or mover is None or table.result is not None or not person(table, mover):
        return None
    option = to_pass(game, mover, wishes[mover]) if mover in wishes else None
    return (mover, option) if option is not None else None


def person(table: Table, side: Side) -> bool:
    """Whether a side is played by one person, who plays no other."""
    return table.setup.kind not in ("sandbox", "lesson") and table.setup.seat(side).kind == "human"


def pass_for(table: Table, wishes: dict[Side, Wishes]) -> Draft:
    """The pass, as an answer of the player that is not theirs to take back."""
    found = due(table, wishes)
    if found is None:
        raise Refused("late")
    return answer_for(table, *found)


def answer_for(table: Table, side: Side, option: int) -> Draft:
    """An answer in place of a player."""
    draft = moves.answer(table, side, table.seq, option)
    return msgspec.structs.replace(draft, data={**draft.data, "auto": True})


def after(table: Table, wishes: dict[Side, Wishes]) -> dict[Side, Wishes]:
    """Those wishes that the game has overtaken, as they are now. Who takes something back wants to choose anew."""
    game = table.game
    if game is None:
        return {}
    undone = table.undone == table.seq
    now = {side: each.asking() if undone else settled(game, side, each) for side, each in wishes.items()}
    return {side: each for side, each in now.items() if each != wishes[side]}
