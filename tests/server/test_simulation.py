"""A sample of `python -m loadtest.simulate`, and defects that it must notice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina import Game
from cantina.model.sides import Side
from cantina.server.games import auto_player, player_commands
from cantina.server.games.auto_player import AutoPlayer
from cantina.server.games.pass_settings import PassSettings, auto_pass_option
from cantina.server.games.room import Room
from cantina.server.storage import Store
from cantina.server.storage.schema import Appended
from cantina.server.ws.connection import SeatConnection
from cantina.server.ws.seat_stream import SeatStream
from loadtest.simulate.game import Outcome, run
from loadtest.simulate.plan import drawn
from loadtest.simulate.pool import empty_database, one

GAMES = range(1, 25)
ENOUGH = 25  # games in which a defect must show


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return empty_database(tmp_path_factory.mktemp("simulation"))


def aside(work: Callable[[], Outcome]) -> Outcome:
    """Play in a thread of its own: the browser tests leave a running loop in the main one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


def played(seed: int, template: Path) -> Outcome:
    return aside(partial(one, seed, template))


def test_nothing_goes_wrong_in_some_simulated_games(template: Path) -> None:
    counts, found = Counter[str](), []
    for seed in GAMES:
        outcome = played(seed, template)
        counts.update(outcome.counts)
        found += [(seed, each.kind, each.what) for each in outcome.findings]
    assert found == []
    assert counts["answer"] > 300
    for event in ("break", "failed write", "unsure and stored", "unsure and lost", "undo", "chat", "reload", "leave",
                  "setting", "restart", "late news", "game: bot", "game: lesson", "game: sandbox"):  # fmt: skip
        assert counts[event] > 0, event


def test_a_seed_repeats_a_game_and_each_has_its_own(template: Path) -> None:
    first, again, other = (played(seed, template) for seed in (3, 3, 4))
    assert (first.digest, first.counts) == (again.digest, again.counts)
    assert other.digest != first.digest


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_seed_repeats_a_game_in_any_process(template: Path, hash_seed: str) -> None:
    play = f"print(one(3, Path({str(template)!r})).digest)"
    code = f"from pathlib import Path; from loadtest.simulate.pool import one; {play}"
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
    printed = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=root
    )
    assert printed.stdout.strip() == played(3, template).digest


def test_several_games_are_played_at_a_time() -> None:
    command = [sys.executable, "-m", "loadtest.simulate", "--games", "2", "--seed", "3", "--jobs", "2"]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert ended.stdout.startswith("games     2 in ") and "findings  none" in ended.stdout


# -- defects that are put in -------------------------------------------------------------------------------------------


def first_found(template: Path, tmp_path: Path, **change: Any) -> Sequence[str]:
    """The kinds of what the first game finds that finds anything, of some between two people."""
    for seed in range(1, ENOUGH):
        plan = msgspec.structs.replace(drawn(seed), kind="link", **change)
        folder = tmp_path / str(seed)
        folder.mkdir()
        outcome = aside(partial(run, seed, plan, folder, template=template))
        if outcome.findings:
            return [each.kind for each in outcome.findings]
    return []


@pytest.mark.parametrize("processes", [1, 2])
def test_the_same_games_find_nothing_without_a_defect(template: Path, tmp_path: Path, processes: int) -> None:
    assert first_found(template, tmp_path, processes=processes) == []


def test_a_room_without_its_lock_is_noticed(template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    init = Room.__init__

    def without_lock(self: Room, *args: Any, **more: Any) -> None:
        init(self, *args, **more)
        self._lock = contextlib.nullcontext()

    monkeypatch.setattr(Room, "__init__", without_lock)
    assert first_found(template, tmp_path)


def test_a_wish_that_is_overwritten_is_noticed(template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by a move that was made with the wishes before."""
    wish = Room.wish

    async def forget(self: Room, *args: Any) -> None:
        before = dict(self.wishes)
        await wish(self, *args)
        if before:
            self.wishes = before

    monkeypatch.setattr(Room, "wish", forget)
    assert "wishes" in first_found(template, tmp_path)


def test_a_pass_that_nobody_wished_for_is_noticed(
    template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def always(game: Game, side: Side, wishes: PassSettings) -> int | None:
        return auto_pass_option(game, side, PassSettings(frozenset(), wishes.passing, wishes.turn))

    monkeypatch.setattr(auto_player, "auto_pass_option", always)
    assert "passed" in first_found(template, tmp_path)


def begin_once(self: AutoPlayer) -> None:
    """What answers for a player does not begin again after a refusal."""
    if self._task is None and self._due(self._room.table):
        self._task = asyncio.create_task(self._answer())


def test_a_kick_that_is_skipped_is_noticed(template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AutoPlayer, "kick", begin_once)
    assert {"stuck", "passing"} & set(first_found(template, tmp_path))


def test_a_line_of_chat_that_is_lost_is_noticed(
    template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored without what its page calls it."""
    chat = player_commands.chat
    monkeypatch.setattr(player_commands, "chat", lambda table, seat, text, id: chat(table, seat, text))
    assert "words" in first_found(template, tmp_path)


def test_a_message_that_is_dropped_is_noticed(template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page asks again by itself, but that must not be needed."""
    push, deltas = SeatConnection.push, Counter[str]()

    def drop_some(self: SeatConnection, message: str) -> None:
        is_delta = '"type":"delta"' in message
        deltas["delta"] += is_delta
        if not is_delta or deltas["delta"] % 7:
            push(self, message)

    monkeypatch.setattr(SeatConnection, "push", drop_some)
    assert first_found(template, tmp_path)


def test_a_resend_that_misses_the_last_message_is_noticed(
    template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    since = SeatStream.since
    monkeypatch.setattr(SeatStream, "since", lambda self, seq: (since(self, seq) or [])[:-1] or None)
    assert first_found(template, tmp_path)


def test_an_entry_that_is_taken_for_stored_is_noticed(
    template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two processes each believes that its entry has the number."""
    append = Store.append_all

    def believe(self: Store, db: Any, news: Sequence[Appended]) -> list[bool]:
        return [True for _ in append(self, db, news)]

    monkeypatch.setattr(Store, "append_all", believe)
    assert first_found(template, tmp_path, processes=2)
