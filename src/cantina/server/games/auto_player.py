"""Passing for players where they do not want to be asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from cantina.model.sides import Side, other
from cantina.server.errors import STALE_CODES, ApiError
from cantina.server.games import player_commands
from cantina.server.games.pass_settings import (
    EVERYWHERE,
    MOMENTS,
    PassSettings,
    auto_pass_option,
    expire_settings,
    window,
)
from cantina.server.games.player_commands import NewEntry
from cantina.server.games.table import Table

if TYPE_CHECKING:
    from cantina.server.games.room import Room

PAUSE = (0.3, 1.1)  # seconds that a person would take to say the same


def _at_once(table: Table) -> bool:
    return False


class AutoPlayer:
    """Answers in place of a player, off the event loop as every move: when `due` says so, with what `move` makes, after
    a pause if it `waits`."""

    def __init__(self, room: Room, due: Callable[[Table], bool], move: Callable[[Table], NewEntry],
                 waits: Callable[[Table], bool] = _at_once) -> None:  # fmt: skip
        self._room, self._due, self._move, self._waits = room, due, move, waits
        self._task: asyncio.Task[None] | None = None
        self._failed = -1  # the number of the table that the engine could not play on from

    def kick(self) -> None:
        """Begin, if somebody is asked who is to be answered for."""
        if self._may_answer() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._answer())

    def able(self, table: Table) -> bool:
        """Whether the engine has not refused its answer to this table."""
        return table.changed != self._failed

    def _may_answer(self) -> bool:
        table = self._room.table
        return self.able(table) and self._due(table)

    async def stop(self) -> None:
        """Leave off."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _answer(self) -> None:
        waited = False  # one pause follows what a person has done, however many windows come of it
        while self._may_answer():
            if not waited and self._waits(self._room.table):
                waited = True
                await asyncio.sleep(self._room.keeper.chance.uniform(*PAUSE))
            try:
                await self._room.do(self._move)
            except ApiError as refused:
                if refused.code in STALE_CODES:
                    continue  # the game went on, or the player wants to be asked after all
                if refused.code == "engine":
                    self._failed = self._room.table.changed
                    self._room.tell()  # the question is the player's own again
                return  # the room is looked after from time to time: what can be tried again is


def auto_pass(room: Room) -> AutoPlayer:
    """Passes for players where they do not want to be asked. While the other player is to answer a request to take
    back, it waits: the answer of either would withdraw the request."""

    def found(table: Table) -> tuple[Side, int] | None:
        request = table.request
        discussed = request is not None and room.there(other(request.by))
        return due(table, room.wishes) if not discussed else None

    def move(table: Table) -> NewEntry:
        passed = found(table)
        if passed is None:
            raise ApiError("late")
        return msgspec.structs.replace(answer_for(table, *passed), wished=passed[0])

    return AutoPlayer(room, lambda table: found(table) is not None, move, lambda table: waits(table, room.wishes))


def due(table: Table, wishes: dict[Side, PassSettings]) -> tuple[Side, int] | None:
    """Who is passed for now, and with which option."""
    mover, game = table.mover, table.game
    if game is None or mover is None or table.result is not None or not person(table, mover):
        return None
    option = auto_pass_option(game, mover, wishes.get(mover, EVERYWHERE))
    return (mover, option) if option is not None else None


def waits(table: Table, wishes: dict[Side, PassSettings]) -> bool:
    """Whether a pass comes after a pause: in a discreet game, wherever the player might have been asked. How quickly it
    comes tells neither whether an answer is held nor what the player wishes."""
    mover, kind = table.mover, window(table.game) if table.game is not None else None
    if mover is None or not table.setup.discreet:
        return False
    return kind in MOMENTS or kind in wishes.get(mover, EVERYWHERE).ask


def person(table: Table, side: Side) -> bool:
    """Whether a side is played by one person, who plays no other."""
    return table.setup.kind not in ("sandbox", "lesson") and table.setup.seat(side).kind == "human"


def answer_for(table: Table, side: Side, option: int) -> NewEntry:
    """An answer in place of a player, that is not theirs to take back."""
    draft = player_commands.answer(table, side, table.seq, option)
    return msgspec.structs.replace(draft, data={**draft.data, "auto": True})


def after(table: Table, wishes: dict[Side, PassSettings]) -> dict[Side, PassSettings]:
    """Those wishes that the game has overtaken, as they are now. Who takes something back wants to choose anew."""
    game = table.game
    if game is None:
        return {}
    undone = table.undone == table.seq
    now = {side: each.asking() if undone else expire_settings(game, side, each) for side, each in wishes.items()}
    return {side: changed(each) for side, each in now.items() if each != wishes[side]}


def changed(wishes: PassSettings) -> PassSettings:
    """Wishes that take the place of those of the same version."""
    return msgspec.structs.replace(wishes, version=wishes.version + 1)
