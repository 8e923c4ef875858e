"""A match between two bots over paired seeds: each deal is played twice, with the sides changed."""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import msgspec

from cantina.bots import make_bot
from cantina.decks import bundled_deck
from cantina.model.sides import Side
from cantina.play.game import Game

LONGEST = 20_000  # decisions after which a game counts as drawn
CONFIDENCE = 1.96  # standard deviations of a 95% interval


class Plan(msgspec.Struct, frozen=True):
    """One game of a match: the decks, the seed, and the side of the first bot."""

    light: str
    dark: str
    seed: int
    side: Side


class Score(msgspec.Struct, frozen=True):
    """Wins of the first bot, losses, games without an end."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    def after(self, result: int) -> Score:
        """The score after one more game: 1 won, -1 lost, 0 drawn."""
        return Score(self.won + (result > 0), self.lost + (result < 0), self.drawn + (result == 0))

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won + self.lost + self.drawn

    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval for the share of games won."""
        n, z = self.games, CONFIDENCE
        if not n:
            return 0.0, 1.0
        share = self.won / n
        centre = (share + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        return centre - reach, centre + reach


def plans(pairs: list[tuple[str, str]], games: int) -> list[Plan]:
    """Each deal of each pair of decks twice, the first bot on either side."""
    both: tuple[Side, Side] = ("light", "dark")
    found = []
    for n in range(games):
        light, dark = pairs[n // 2 % len(pairs)]
        found.append(Plan(light, dark, n // 2, both[n % 2]))
    return found


def play_one(plan: Plan, first: str, second: str) -> int:
    """One game: 1 if the first bot won, -1 if it lost, 0 without an end."""
    game = Game.new(light=bundled_deck(plan.light), dark=bundled_deck(plan.dark), seed=plan.seed)
    other: Side = "dark" if plan.side == "light" else "light"
    bots = {plan.side: make_bot(first, plan.seed), other: make_bot(second, plan.seed + 1)}
    for _ in range(LONGEST):
        if game.decision is None:
            return 1 if game.winner == plan.side else -1
        game.choose(bots[game.decision.player].choose(game))
    return 0


def play_match(first: str, second: str, pairs: list[tuple[str, str]], games: int, workers: int) -> Iterator[Score]:
    """The score after each game."""
    score = Score()
    with ProcessPoolExecutor(workers) as pool:
        for result in pool.map(play_one, plans(pairs, games), repeat(first), repeat(second)):
            score = score.after(result)
            yield score
