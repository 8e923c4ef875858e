"""Passing for players where they do not want to be asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from cantina.model.sides import Side
from cantina.server import moves
from cantina.server.errors import Refused
from cantina.server.moves import Draft
from cantina.server.table import Table
from cantina.server.wishes import EVERYWHERE, MOMENTS, Wishes, settled, to_pass, window

if TYPE_CHECKING:
    from cantina.server.room import Room

PAUSE = (0.3, 1.1)  # seconds that a person would take to say the same


def _at_once(table: Table) -> bool:
    return False


class StandIn:
    """Answers in place of a player, off the event loop as every move: when `due` says so, with what `move` makes, after
    a pause if it `waits`."""

    def __init__(self, room: Room, due: Callable[[Table], bool], move: Callable[[Table], Draft],
                 waits: Callable[[Table], bool] = _at_once) -> None:  # fmt: skip
        self._room, self._due, self._move, self._waits = room, due, move, waits
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
        waited = False  # one pause follows what a person has done, however many windows come of it
        while self._due(self._room.table):
            if not waited and self._waits(self._room.table):
                waited = True
                await asyncio.sleep(self._room.keeper.chance.uniform(*PAUSE))
            try:
                await self._room.do(self._move)
            except Refused:
                return  # the game went on, or the player wants to be asked after all


def auto_pass(room: Room) -> StandIn:
    """Passes for players where they do not want to be asked."""
    return StandIn(room, lambda table: due(table, room.wishes) is not None, lambda table: pass_for(table, room.wishes),
                   lambda table: waits(table, room.wishes))  # fmt: skip


def due(table: Table, wishes: dict[Side, Wishes]) -> tuple[Side, int] | None:
    """Who is passed for now, and with which option."""
    mover, game = table.mover, table.game
    if game is None or mover is None or table.result is not None or not person(table, mover):
        return None
    option = to_pass(game, mover, wishes.get(mover, EVERYWHERE))
    return (mover, option) if option is not None else None


def waits(table: Table, wishes: dict[Side, Wishes]) -> bool:
    """Whether a pass comes after a pause: in a discreet game, wherever the player might have been asked. How quickly it
    comes tells neither whether an answer is held nor what the player wishes."""
    mover, kind = table.mover, window(table.game) if table.game is not None else None
    if mover is None or not table.setup.discreet:
        return False
    return kind in MOMENTS or kind in wishes.get(mover, EVERYWHERE).ask


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
