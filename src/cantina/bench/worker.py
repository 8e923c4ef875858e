"""The program that does the measuring. It is run by itself, once for each revision that is measured, with the sources
of that revision to import: so it keeps to what every revision has. A line of JSON asks, a line of JSON answers. Time is
that of the processor, which other programs lengthen less than that of the clock."""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cantina import Game
from cantina.bots import make_bot
from cantina.decks import bundled, bundled_deck

CLONES = 2000
SAVES = 50
MIDDLE = 300  # answers, after which a random game is in its middle
EAGER = ("deploy", "activate", "draw")  # what a player does who fills the table
DECLINES = ("pass", "done", "no")


def pairs() -> list[str]:
    """The pairs of decks that there are."""
    return [name.removesuffix("_light") for name in bundled() if name.endswith("_light")]


def new_game(pair: str, seed: int) -> Game:
    """A game between the two decks of a bundled pair."""
    return Game.new(light=bundled_deck(f"{pair}_light"), dark=bundled_deck(f"{pair}_dark"), seed=seed)


def play(pair: str, seed: int) -> dict[str, float]:
    """One whole game, choices uniform over all options but `cancel`."""
    game, bot = new_game(pair, seed), make_bot("random", seed)
    began, decisions = time.process_time(), 0
    while game.decision is not None:
        game.choose(bot.choose(game))
        decisions += 1
    return {"seconds": time.process_time() - began, "decisions": decisions}


def grow(pair: str, seed: int) -> list[tuple[int, float]]:
    """One whole game of players who fill the table: for each decision the cards on table, and the seconds until the
    next one."""
    game, costs = new_game(pair, seed), []
    while game.decision is not None:
        answer = _eager(game)
        cards = sum(card.zone == "table" for card in game.engine.state.cards)
        began = time.process_time()
        game.choose(answer)
        costs.append((cards, time.process_time() - began))
    return costs


def _eager(game: Game) -> int:
    """Deploy, activate and draw as much as possible, otherwise pass; the last of other choices."""
    assert game.decision is not None
    verbs = [option.verb for option in game.decision.options]
    ways = (
        [n for n, verb in enumerate(verbs) if verb in wanted] for wanted in (*((verb,) for verb in EAGER), DECLINES)
    )
    able = [n for n, verb in enumerate(verbs) if verb != "cancel"]
    return next((found for found in ways if found), able)[-1]


def keep(pair: str) -> dict[str, float]:
    """A clone, and a save with its loading, in the middle of a random game."""
    game, bot = new_game(pair, 1), make_bot("random", 1)
    for _ in range(MIDDLE):
        if game.decision is not None:
            game.choose(bot.choose(game))
    return {"clone": _each(game.clone, CLONES), "save": _each(lambda: Game.load(game.save()), SAVES)}


def _each(act: Callable[[], Game], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - began) / times


def steps(number: int) -> float:
    """Return the seconds for a number of steps of the learning environment; 0 where it is not installed."""
    try:
        from cantina.rl import VersusBotEnv
    except ImportError:
        return 0.0
    field = VersusBotEnv()
    seen, _ = field.reset(seed=1)
    began = time.process_time()
    for n in range(number):
        able = seen["action_mask"].nonzero()[0]
        seen, _, over, broken_off, _ = field.step(int(able[n % len(able)]))
        if over or broken_off:
            seen, _ = field.reset()
    return time.process_time() - began


def memory() -> int:
    """The most that this process has needed, in KB. Linux lets the usage of a child begin with its parent's peak, so
    that it is read off the process itself where that can be done."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    peak = next((line.split()[1] for line in lines if line.startswith("VmHWM:")), None)
    return int(peak) if peak else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def calibrate() -> float:
    """Seconds for a fixed piece of plain Python: how fast this machine is just now."""
    began, seen = time.process_time(), dict[int, Any]()
    for n in range(1_000_000):
        seen[n & 1023] = (n, seen.get(n & 511))
        if n & 1023 == 0:
            seen = {}
    return time.process_time() - began


QUESTIONS: dict[str, Callable[..., Any]] = {
    each.__name__: each for each in (pairs, play, grow, keep, steps, memory, calibrate)
}  # fmt: skip


if __name__ == "__main__":
    for line in sys.stdin:
        name, *args = json.loads(line)
        print(json.dumps(QUESTIONS[name](*args)), flush=True)
