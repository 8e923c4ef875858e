"""A short sample of `python -m bench.soak`."""

from __future__ import annotations

import random
import time
from pathlib import Path

import msgspec
import pytest

from bench.soak import Game, House, Soak
from cantina.server.storage import Entry

ROUNDS = 10  # on a busy machine one is over before anybody has come to answer


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_short_soak(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    house = House(tmp_path, request.getfixturevalue("postgres") if kind == "postgresql" else None)
    try:
        soak = Soak(house, seed=1)
        for _ in range(ROUNDS):
            soak.run(seconds=12, tables=2, pause=(1.0, 3.0))
            if soak.answers and house.kills:
                break
        assert soak.fine and house.kills, soak.report()
    finally:
        house.close()


def test_the_soak_would_notice(tmp_path: Path) -> None:
    """A stored answer that is changed behind everybody's back is lost, and the table is another one."""
    house = House(tmp_path, None)
    try:
        game = Game(house, random.Random(2))
        game.play(time.monotonic() + 8)
        loaded = house.load(game.id)
        assert game.acknowledged and not game.lost(loaded) and not game.parted(loaded)
        seq = max(game.acknowledged)
        entries = [changed(entry) if entry.seq == seq else entry for entry in loaded.log]
        wrong = msgspec.structs.replace(loaded, log=tuple(entries))
        assert game.lost(wrong) and game.parted(wrong)
        stranger = next(each for each in game.people if each.client.seat == "public")
        stranger.heard += game.players[0].heard
        assert list(game.leaks(loaded))
    finally:
        house.close()


def changed(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, data={**entry.data, "option": 99, "meant": "something else"})
