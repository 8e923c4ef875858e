"""Writes games of the present revision to keep: `python -m tests.stored.make NAME` makes `tests/stored/NAME`.

To be run when what is stored changes its form, and before a release: from then on `test_stored.py` opens them."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cantina import Game, lang
from cantina.decks import bundled_deck
from cantina.engine.statuses import has_status
from cantina.proofs.archive import bundled_proofs
from cantina.records.choices import Choosing
from tests.server.harness import LocalServer
from tests.server.table_client import Client

HERE = Path(__file__).parent
POSITION = {
    "locations": [{"card": "Tatooine: Mos Eisley", "side": "dark"}],
    "cards": [{"card": "Luke Skywalker", "at": 0}, {"card": "Darth Vader", "at": 0}],
    "force": {"light": 8, "dark": 8},
    "turn": "dark",
    "phase": "battle",
}
Told = dict[str, Any]


def shape(client: Client) -> Told:
    """What must be the same whenever the game is opened; how it is worded, and what else is shown, may change."""
    view = client.view
    assert view is not None
    hand = sorted(card["title"] for card in view["hand"])
    return {"turn": view["turn"], "phase": view["phase"], "piles": view["piles"], "hand": hand}


def told(kind: str, client: Client) -> Told:
    """A game as its manifest describes it."""
    steps = next(each["step"] for each in reversed(client.received) if "step" in each)
    return {"kind": kind, "game": client.game, "token": client.token, "steps": steps, "shape": shape(client),
            "status": client.players["status"], "result": client.players["result"],
            "lines": [event["text"] for event in client.events]}  # fmt: skip


def stored_games(server: LocalServer, systems: dict[str, Game]) -> list[Told]:
    """One game of each kind, and a sandbox of each system."""
    found = []
    running, light, dark = server.two_players(clock=3600)
    clients = [server.client(running["game"], token) for token in (light, dark)]
    take_turns(clients, random.Random(1), 90)
    clients[0].say("chat", text="Let us go on tomorrow.")
    for client in clients:
        client.until("chat")
    found += [told("running", client) for client in clients]
    for kind, seed in (("played", 3), ("conceded", 4)):
        made = server.against_bot("light", seed=seed)
        client = server.client(made["game"], made["token"])
        client.play(random.Random(seed), most=10_000 if kind == "played" else 40)
        if kind == "conceded":
            client.say("concede")
        client.wait(lambda each: each.players["status"] == "over")
        found.append(told(kind, client))
    sandbox = server.post("/api/sandbox", {"position": POSITION})
    client = server.client(sandbox["game"], sandbox["token"])
    client.play(random.Random(2), most=8)
    client.say("undo")
    client.until("delta")
    found.append(told("sandbox", client))
    return found + [sandbox_of(server, kind, game) for kind, game in systems.items()]


# Later cards, in the middle of what they do: what must be on table or under way.
SYSTEMS: dict[str, Callable[[Game], bool]] = {
    "captive": lambda game: any(has_status(game.engine, card.id, lang.IMPRISONED) for card in game.engine.state.cards),
    "bluff": lambda game: any(has_status(game.engine, card.id, lang.BLUFF) for card in game.engine.state.cards),
    "objective": lambda game: any(has_status(game.engine, card.id, lang.FLIPPED) for card in game.engine.state.cards),
    "search": lambda game: any(
        pile == "reserve"
        for frame in game.engine.state.stack if isinstance(frame.vars, Choosing)
        for _, _, pile in frame.vars.looking
    ),
}  # fmt: skip


PROOFS = {
    "captive": "test_capture", "bluff": "test_bluffs", "objective": "test_objectives",
    "search": "test_once_in_each_deploy_phase_a_system_comes",
}  # fmt: skip


def of_system(kind: str) -> Game:
    """The first moment in its proofs at which a system is under way and somebody must choose."""
    under_way = SYSTEMS[kind]
    for name in (each for each in bundled_proofs() if PROOFS[kind] in each):
        for scene in bundled_proofs().scenes(name):
            game = Game.replay({"base": scene.base, "answers": []})
            for answer in scene.answers:
                game.answer(answer)
                if game.decision is not None and under_way(game):
                    return game
    raise LookupError(f"no proof shows a {kind}")


def sandbox_of(server: LocalServer, kind: str, game: Game) -> Told:
    """A sandbox that was opened from a game."""
    made = server.post("/api/sandbox", {"log": game.log})
    client = server.client(made["game"], made["token"])
    return told(kind, client)


def take_turns(clients: list[Client], rng: random.Random, answers: int) -> None:
    """Both seats answer at random, and one answer is taken back."""
    for n in range(answers):
        mover = next(client for client in clients if client.decision is not None)
        target = mover.seq + 1
        mover.answer(mover.pick(rng))
        for client in clients:
            client.wait(lambda each: each.seq >= target)  # noqa: B023
        if n == answers // 2:
            mover.say("undo")
            said = clients[1 - clients.index(mover)].until("ask-undo", "delta")
            if said["type"] == "ask-undo":
                clients[1 - clients.index(mover)].say("undo-yes")
            newest = target + 1 + (said["type"] == "ask-undo")
            for client in clients:
                client.wait(lambda each: each.seq >= newest)  # noqa: B023


def saved_games() -> dict[str, bytes]:
    """A game in mid-play and one that is over, as a terminal saves them."""
    game = Game.new(light=bundled_deck("panh_light"), dark=bundled_deck("premiere_dark"), seed=5)
    rng, saves = random.Random(5), {}
    while game.decision is not None:
        able = [n for n, option in enumerate(game.decision.options) if option.verb != "cancel"]
        game.choose(rng.choice(able))
        if len(game.log["answers"]) == 150:
            saves["running"] = game.save()
    return {**saves, "over": game.save()}


def main(name: str) -> None:
    """Write the folder anew."""
    folder = HERE / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    systems = {kind: of_system(kind) for kind in SYSTEMS}
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "games.sqlite3"
        server = LocalServer(str(path))
        games = stored_games(server, systems)
        server.stop()
        with sqlite3.connect(path) as db:
            db.execute("PRAGMA journal_mode=DELETE")
            db.execute("VACUUM")
        write(folder / "database.gz", path.read_bytes())
    write(folder / "games.json.gz", json.dumps(games, ensure_ascii=False).encode())
    saves = saved_games() | {kind: game.save() for kind, game in systems.items()}
    for kind, save in saves.items():
        write(folder / f"{kind}.save.gz", save)


def write(path: Path, data: bytes) -> None:
    """Compressed, and the same for the same data."""
    path.write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
