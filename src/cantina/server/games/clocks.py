"""What time does to a game: clocks that run out, players who stay away, stops of the server."""

from __future__ import annotations

from cantina.model.sides import Side, other
from cantina.server.errors import ApiError
from cantina.server.games import player_commands
from cantina.server.games.player_commands import NewEntry
from cantina.server.games.room import Room
from cantina.server.games.table import Table
from cantina.server.time_source import Clock


async def look_at_clock(room: Room) -> None:
    """A player whose time is up has lost."""
    await resume_clock(room)
    if _time_is_up(room.table, room.keeper.clock):
        await room.do(lambda table: _out_of_time(table, room.keeper.clock))


def clock_is_due(room: Room) -> bool:
    """Whether something has to be done about a clock."""
    return clock_runs(room) and (gap(room) > 0 or _time_is_up(room.table, room.keeper.clock))


def _time_is_up(table: Table, clock: Clock) -> bool:
    left = table.left(clock.time())
    return left is not None and table.mover is not None and left[table.mover] <= 0 and table.result is None


def _out_of_time(table: Table, clock: Clock) -> NewEntry:
    """Looked at once more under the lock: the player may just have answered."""
    if table.mover is None or not _time_is_up(table, clock):
        raise ApiError("late")
    return player_commands.concede(table, table.mover, "time")


async def look_for_missing(room: Room) -> None:
    """A player who has stayed away too long, while the other one waits, has lost."""
    table, mover = room.table, room.table.mover
    if mover is None or table.setup.bots or table.setup.kind == "sandbox" or table.result is not None:
        return
    if _missing(room, mover):
        room.were_seen(await room.keeper.last_seen(room.id))
        if _missing(room, mover):
            await room.do(lambda table: _abandoned(room, table, mover))


def _abandoned(room: Room, table: Table, side: Side) -> NewEntry:
    """Looked at once more under the lock: the player may just have answered, perhaps elsewhere, or come."""
    if table.mover != side or not _missing(room, side):
        raise ApiError("late")
    return player_commands.concede(table, side, "abandoned")


def _missing(room: Room, mover: Side) -> bool:
    if room.here(mover) or room.expects(mover) or not room.here(other(mover)):
        return False
    last = max(room.seen.get(mover, 0.0), room.table.since or 0.0, room.came.get(other(mover), 0.0))
    return room.keeper.clock.time() - last > room.keeper.settings.abandon_after


async def resume_clock(room: Room) -> None:
    """After a stop of the server or of its database: the time in which nobody could play is nobody's."""

    def resumed(table: Table) -> NewEntry:
        if not gap(room):
            raise ApiError("late")
        return NewEntry("resume", {"gap": gap(room)})

    if gap(room):
        room.were_seen(await room.keeper.last_seen(room.id))  # another process may have served the game meanwhile
        try:
            await room.do(resumed)
        except ApiError as refused:
            if refused.code != "late":
                raise


def gap(room: Room) -> float:
    """The seconds of a running clock in which no server noted that it was there; 0 if that is just a note or two."""
    if not clock_runs(room) or room.table.since is None:
        return 0.0
    away = room.keeper.clock.time() - max(room.seen.get("server", 0.0), room.table.since, room.table.resumed)
    return away if away >= 3 * room.keeper.settings.heartbeat_interval else 0.0


def clock_runs(room: Room) -> bool:
    """Whether somebody's time is running."""
    return room.table.setup.clock is not None and room.table.status == "playing"
