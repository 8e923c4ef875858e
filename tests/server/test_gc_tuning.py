"""When Python's collector comes, and that games leave the memory without it."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.server.games import hub
from cantina.server.storage import GameRow
from cantina.server.workers import gc_tuning
from cantina.server.workers.gc_tuning import GC_INTERVAL, LATEST, YOUNG, Collector
from tests.server.fake_clock import TurnedClock
from tests.waiting import wait_for

from .harness import LocalServer, run
from .test_play import play_both

WHOLE, RECENT = 2, 1


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The generations that the collector was to look at; it looks at none."""
    found: list[int] = []
    monkeypatch.setattr(gc_tuning.gc, "collect", lambda generation=WHOLE: found.append(generation) or 0)
    return found


def looked(looks: list[int], seconds: float, done: Iterator[float]) -> list[int]:
    """The looks in so many seconds."""

    async def turn() -> None:
        clock = TurnedClock()
        collector = Collector(clock, lambda: next(done))
        for _ in range(int(seconds / YOUNG)):
            clock.skip(YOUNG)
            await collector.collect_garbage()

    run(turn())
    return looks


def test_everything_is_looked_at_seldom_and_while_nobody_plays(looks: list[int]) -> None:
    found = looked(looks, 2 * GC_INTERVAL, iter([7.0] * 1000))
    assert found.count(WHOLE) == 2 and found.count(RECENT) == 2 * GC_INTERVAL / YOUNG - 2


def test_while_somebody_plays_only_what_is_recent_is_looked_at(looks: list[int]) -> None:
    found = looked(looks, LATEST - YOUNG, iter(map(float, range(10_000))))
    assert set(found) == {RECENT} and len(found) == LATEST / YOUNG - 1


def test_somebody_who_always_plays_does_not_keep_it_away(looks: list[int]) -> None:
    assert looked(looks, LATEST, iter(map(float, range(10_000))))[-1] == WHOLE


@pytest.mark.usefixtures("looks")
def test_a_game_that_leaves_the_memory_needs_no_collector(tmp_path: Path) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"))
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        made, light, dark = server.two_players()
        clients = [server.client(made["game"], token) for token in (light, dark)]
        assert play_both(clients, random.Random(1), most=20) == 20
        against = server.against_bot()
        clients.append(server.client(against["game"], against["token"]))
        clients[-1].play(random.Random(1), most=5)
        rooms = [weakref.ref(room) for room in server.hub.rooms.values()]
        games = [weakref.ref(room.table) for room in server.hub.rooms.values()]
        assert len(rooms) == 2
        for client in clients:
            client.close()
        wait_for(lambda: server.hub.connections() == 0, "all have gone")
        server.turn_clock(server.hub.settings.unload_after + YOUNG)
        assert not server.hub.rooms
        wait_for(lambda: not any(each() for each in rooms + games), "the games are gone")
    finally:
        if was_enabled:
            gc.enable()
        server.stop()


def test_old_games_are_deleted_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = LocalServer(str(tmp_path / "games.sqlite3"), delete_after=1000.0, cleanup_interval=500.0)
    asked: list[int] = []
    delete = server.hub.store.delete_untouched
    monkeypatch.setattr(server.hub.store, "delete_untouched",
                        lambda db, since, most: asked.append(most) or delete(db, since, most))  # fmt: skip
    try:
        for n in range(3 * hub.CLEANED + 1):
            row = GameRow(f"game {n}", server.clock.time(), "playing", b"{}")
            server.do(server.hub.write(lambda db, row=row: server.hub.store.create(db, row, {})))
        server.turn_clock(999)
        assert asked == [hub.CLEANED]
        server.turn_clock(502)
        assert asked == [hub.CLEANED] * 7  # the sixth finds the last one, the seventh none
        with server.hub.store.engine.connect() as db:
            assert server.hub.store.load(db, "game 0") is None
    finally:
        server.stop()
