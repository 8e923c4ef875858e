"""What the engine costs: whole random games, clones, saves, the start. Figures, no judgement."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator

from cantina.bots import make_bot
from cantina.decks import Deck
from cantina.play.game import Game
from cantina.records.battle import Battle

CLONES = 2000
SAVES = 100
START = """
from cantina import Game
from cantina.decks import bundled_deck
Game.new(light=bundled_deck('{light}'), dark=bundled_deck('{dark}'), seed=1)
"""


def play_random(light: Deck, dark: Deck, seed: int) -> Game:
    """One whole game, choices uniform over all options but `cancel`."""
    game = Game.new(light=light, dark=dark, seed=seed)
    bot = make_bot("random", seed)
    while game.decision is not None:
        game.choose(bot.choose(game))
    return game


def measure(light: Deck, dark: Deck, seeds: Iterable[int]) -> Iterator[tuple[str, str]]:
    """Name and figure of each measurement."""
    began, games, decisions = time.perf_counter(), 0, 0
    for seed in seeds:
        decisions += len(play_random(light, dark, seed).log["answers"])
        games += 1
    spent = time.perf_counter() - began
    yield "random games", f"{games / spent:.2f} a second ({games} games, {decisions // games} decisions each)"
    game = _in_battle(light, dark)
    yield "clone in mid-battle", f"{_each(game.clone, CLONES) * 1e6:.1f} µs"
    yield "save + load", f"{_each(lambda: Game.load(game.save()), SAVES) * 1e3:.2f} ms ({len(game.save()) // 1024} KB)"
    yield "start to the first decision", f"{_start(light, dark):.2f} s"
    yield "memory", f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB"


def _in_battle(light: Deck, dark: Deck) -> Game:
    """A game in the weapons segment of a battle, late enough to have a full table."""
    for seed in range(100):
        game = Game.new(light=light, dark=dark, seed=seed)
        bot = make_bot("random", seed)
        while game.decision is not None:
            game.choose(bot.choose(game))
            if game.engine.state.turn > 15 and game.engine.find(Battle):
                return game
    raise LookupError("no battle in a hundred games")


def _each(act: object, times: int) -> float:
    assert callable(act)
    began = time.perf_counter()
    for _ in range(times):
        act()
    return (time.perf_counter() - began) / times


def _start(light: Deck, dark: Deck) -> float:
    """A new process, from nothing to the first decision."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", START.format(light=light.name, dark=dark.name)], check=True)
    return time.perf_counter() - began
