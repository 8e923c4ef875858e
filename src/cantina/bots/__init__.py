"""Players that are programs. A bot sees what its seat may see: the decision, its options, and the view."""

from __future__ import annotations

from typing import Protocol

from cantina.bots.heuristic import HeuristicBot
from cantina.bots.random_bot import RandomBot
from cantina.bots.search import Budget, SearchBot, read_budget
from cantina.play.game import Game

BOTS = ("random", "heuristic", "master")  # weakest first
SEARCH = "search:"  # and a budget, for those who compare: search:100ms, search:64
MASTER = Budget(milliseconds=1000)


class Bot(Protocol):
    """Anything that answers decisions."""

    def choose(self, game: Game) -> int:
        """The index of an option of the present decision."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot(seed)
    if name == "master":
        return SearchBot(seed, MASTER, saved=1)  # somebody waits for it
    if name.startswith(SEARCH):
        return SearchBot(seed, read_budget(name.removeprefix(SEARCH)))
    raise ValueError(f"no bot is called {name!r}: {', '.join(BOTS)}")
