"""Saves and databases of earlier revisions open, for ever: in whole, or where rules and cards have left them behind.
How they are made, and when: `make.py`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.play.game import Game, ReplayDiverged
from cantina.play.log_answers import Answer
from tests.server.harness import LocalServer
from tests.stored.record import HERE, SYSTEMS, shape

SAVES = sorted((each.parent.name, each.name.removesuffix(".save.gz")) for each in HERE.glob("*/*.save.gz"))
FOLDERS = sorted(each.parent.name for each in HERE.glob("*/games.json.gz"))


def read(name: str, file: str) -> bytes:
    return gzip.decompress((HERE / name / file).read_bytes())


def test_some_are_kept() -> None:
    assert {"format-1", "format-2", "format-3"} <= set(FOLDERS)


def test_later_cards_are_kept_in_the_middle_of_what_they_do() -> None:
    assert {kind for _, kind in SAVES} >= set(SYSTEMS)
    assert {each["kind"] for name in FOLDERS for each in json.loads(read(name, "games.json.gz"))} >= set(SYSTEMS)


@pytest.mark.parametrize(("name", "kind"), SAVES)
def test_a_save_opens(name: str, kind: str) -> None:
    data = read(name, f"{kind}.save.gz")
    saved = msgspec.json.decode(data)
    try:
        game, step = Game.load(data), len(saved["answers"])
    except ReplayDiverged as parted:
        game, step = parted.game, parted.step
    played = [Answer.of(each) for each in game.log["answers"]]
    assert len(played) == step
    for now, then in zip(played, map(Answer.of, saved["answers"]), strict=False):
        assert (now.meant, now.then) == (then.meant, then.then) if then.meant else now.option == then.option
    if step == len(saved["answers"]):
        assert (game.winner, game.engine.state.turn) == (saved["state"]["winner"], saved["state"]["turn"])
        assert (game.winner is not None) == (kind == "over")
    for seat in ("light", "dark", "public"):
        assert game.view(seat)["seat"] == seat


@pytest.mark.parametrize("name", FOLDERS)
def test_a_database_opens(name: str, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(read(name, "database.gz"))
    server = LocalServer(str(path))
    try:
        games = json.loads(read(name, "games.json.gz"))
        for each in games:
            check(server, each, recorded=name != "format-1")
        for each in games:
            go_on(server, each)
    finally:
        server.stop()


def check(server: LocalServer, kept: dict[str, Any], recorded: bool) -> None:
    client = server.client(kept["game"], kept["token"])
    parted, whole = client.players["parted"], server.hub.rooms[kept["game"]].table.report()
    stood = whole["parted"][-1]["answers"] if whole["parted"] else whole["answers"]
    assert len(stood) == kept["steps"]
    if parted is None or (recorded and kept["status"] == "over"):
        assert shape(client) == kept["shape"]
        assert (client.players["status"], client.players["result"]) == (kept["status"], kept["result"])
    if parted is not None and recorded and kept["status"] == "over":
        assert [event["text"] for event in client.events] == kept["lines"]
    if parted is not None:
        assert parted["step"] < parted["answers"] == kept["steps"] and parted["text"]["fr"]
    if client.players["status"] == "playing":
        assert client.received[0]["step"] == (parted["step"] if parted else kept["steps"])
    client.close()


def go_on(server: LocalServer, kept: dict[str, Any]) -> None:
    """An opened game can be played."""
    client = server.client(kept["game"], kept["token"])
    if client.decision is not None:
        seq = client.seq
        client.answer(0)
        client.wait(lambda each: each.seq > seq)
    client.close()
