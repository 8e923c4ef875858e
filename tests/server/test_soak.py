"""A short sample of `python -m loadtest.soak`."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from cantina.server.storage import Entry, Loaded
from loadtest.soak import Game, Soak, SoakServer


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_short_soak(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    server = SoakServer(tmp_path, request.getfixturevalue("postgres") if kind == "postgresql" else None)
    try:
        soak = Soak(server, seed=1)
        soak.run(tables=2, kill_every=(10, 30), answers=80)
        assert soak.fine and server.kills.total() >= 2, soak.report()
    finally:
        server.close()


def test_the_soak_would_notice(tmp_path: Path) -> None:
    """A stored answer that is changed behind everybody's back is lost, and the table is another one."""
    server = SoakServer(tmp_path, None)
    try:
        game = Game(server, random.Random(2))
        game.play(answers=40)
        loaded = server.load(game.id)
        assert game.acknowledged and not game.lost(loaded) and not game.parted(loaded)
        seq = max(game.acknowledged.keys() & set(standing(loaded)))
        entries = [changed(entry) if entry.seq == seq else entry for entry in loaded.log]
        wrong = msgspec.structs.replace(loaded, log=tuple(entries))
        assert game.lost(wrong) and game.parted(wrong)
        client = next(each for each in game.people if each.client.seat == "public")
        client.heard += game.players[0].heard
        assert list(game.leaks(loaded))
    finally:
        server.close()


def standing(loaded: Loaded) -> list[int]:
    """The answers that nobody took back: only those are played anew."""
    steps: list[int] = []
    for entry in loaded.log:
        if entry.kind == "answer":
            steps.append(entry.seq)
        elif entry.kind == "undo":
            del steps[entry.data["keep"] :]
    return steps


def changed(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, data={**entry.data, "option": 99, "meant": "something else"})
