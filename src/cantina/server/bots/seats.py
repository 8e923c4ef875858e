"""The seats of a room that programs play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cantina.bots import Bot, make_bot
from cantina.model.decision import Option
from cantina.model.sides import Side
from cantina.play.game import Game
from cantina.server.bots.think_processes import RemoteBot
from cantina.server.errors import STALE_CODES, ApiError
from cantina.server.games import player_commands
from cantina.server.games.table import Table, detached_copy
from cantina.server.workers.fair_executor import FairExecutor

if TYPE_CHECKING:
    from cantina.server.games.room import Room

log = logging.getLogger("cantina.server")
STORAGE_CODES = ("storage", "unsure", "unreadable", "closing")  # the log says so already
THINKING = 60.0
FAR = "master"  # the bot that thinks in a process of its own


class BotSeats:
    """Lets bots think, off the event loop, whenever it is their turn. Several processes may have the same thought: the
    first answer counts."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._bots: dict[Side, Bot] = {}
        self._task: asyncio.Task[None] | None = None
        self._failed = -1  # the number of the table at which everything was refused

    def kick(self) -> None:
        """Begin to think, if it is a bot's turn and none thinks yet."""
        if self._turn() is not None and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Leave off thinking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _turn(self) -> Side | None:
        table = self._room.table
        playing = table.result is None and table.setup.kind == "bot" and table.changed != self._failed
        return table.mover if playing and table.mover in table.setup.bots else None

    async def _play(self) -> None:
        while (side := self._turn()) is not None:
            try:
                await self._answer(side)
            except ApiError as refused:
                if refused.code in STALE_CODES:
                    continue
                if refused.code not in STORAGE_CODES:
                    log.error("bot answer rejected", extra={"game": self._room.id, "code": refused.code})
                    self._failed = self._room.table.changed
                return

    async def _answer(self, side: Side) -> None:
        seq, twin = await self._room.ask(lambda table: copy_for(table, side))
        try:
            option = await self._shop(side).do(lambda: self._bot(side).choose(twin), THINKING)
        except Exception as error:
            if isinstance(error, ApiError) and error.code in STORAGE_CODES:
                raise  # it was not the bot that failed
            log.exception("a bot failed", extra={"game": self._room.id, "seq": seq})
            option = _any(twin.decision.options if twin.decision else ())
        await self._say(side, seq, option, len(twin.decision.options) if twin.decision else 0)

    async def _say(self, side: Side, seq: int, option: int, options: int) -> None:
        """Answer; with another option if the engine fails at the first, so that the game goes on."""
        for each in (option, *(n for n in range(options) if n != option)):
            try:
                await self._room.do(lambda table, each=each: player_commands.answer(table, side, seq, each))  # type: ignore[misc]
                return
            except ApiError as refused:
                if refused.code != "engine":
                    raise
        raise ApiError("engine")

    def _bot(self, side: Side) -> Bot:
        if side not in self._bots:
            setup = self._room.table.setup
            seed = (setup.seed + 7919 * len(self._room.table.steps)) & (2**63 - 1)
            self._bots[side] = self._made(setup.bots[side], side, seed)
        return self._bots[side]

    def _made(self, name: str, side: Side, seed: int) -> Bot:
        if name == FAR:
            return RemoteBot(self._room.keeper.shops.thinkers, self._room.id, side, seed)
        return make_bot(name, seed)

    def _shop(self, side: Side) -> FairExecutor:
        shops = self._room.keeper.shops
        return shops.thoughts if self._room.table.setup.bots[side] == FAR else shops.bots


def copy_for(table: Table, side: Side) -> tuple[int, Game]:
    """The game for a bot to think about, and its number; by now it may have gone on."""
    if table.game is None or table.result is not None or table.mover != side:
        raise ApiError("late")
    return table.seq, detached_copy(table.game)


def _any(options: Sequence[Option]) -> int:
    """An option that does not step back."""
    return next((n for n, option in enumerate(options) if option.verb != "cancel"), 0)
