"""Games of bots against themselves, with samples of the table from which the winner can be predicted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from cantina.bots import Bot, make_bot
from cantina.bots.features import features
from cantina.bots.heuristic import HeuristicBot
from cantina.decks import bundled_deck
from cantina.engine import rng
from cantina.model.sides import SIDES, Side
from cantina.play.game import Game

TURNS = 150  # a game that lasts longer teaches nothing
EVERY = 9  # answers between two looks at the table, besides the one at the beginning of each turn
DIGITS = 4

Player = Literal["glance", "heuristic", "random"]


class SelfPlaySpec(msgspec.Struct, frozen=True):
    """How one game is played: a pair of bundled decks, a seed, and who plays; `noise` is the share of answers that are
    left to chance, so that games leave the beaten track."""

    pair: str
    seed: int
    player: Player = "glance"
    noise: float = 0.0


class PositionSample(msgspec.Struct, frozen=True, array_like=True):
    """The table as one side saw it, in numbers."""

    turn: int
    side: Side
    numbers: list[float]


class Record(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    course: SelfPlaySpec
    winner: Side
    turns: int
    looks: list[PositionSample]


class FastHeuristicBot:
    """The heuristic bot at a glance: it tries nothing, and so plays ten times as fast."""

    def __init__(self, seed: int) -> None:
        self._bot = HeuristicBot(seed)

    def choose(self, game: Game) -> int:
        """The option that looks best."""
        assert game.decision is not None
        scores = self._bot.quick(game)
        best = max(range(len(scores)), key=scores.__getitem__)
        self._bot.note(game, game.decision.options[best])
        return best


def play(course: SelfPlaySpec) -> Record | None:
    """The record of a game; None if it does not come to an end."""
    game = Game.new(
        light=bundled_deck(f"{course.pair}_light"), dark=bundled_deck(f"{course.pair}_dark"), seed=course.seed
    )
    bots = {side: _made(course.player, course.seed + n) for n, side in enumerate(SIDES)}
    chance, state = make_bot("random", course.seed), rng.step(course.seed)[0]
    looks: list[PositionSample] = []
    turn, answers, g = 0, 0, game.engine
    while game.decision is not None and g.state.turn <= TURNS:
        if g.state.turn and (g.state.turn != turn or answers % EVERY == 0):
            turn = g.state.turn
            looks += [PositionSample(turn, side, [round(each, DIGITS) for each in features(g, side)]) for side in SIDES]
        answers += 1
        state, drawn = rng.below(state, 1000)
        game.choose((chance if drawn < 1000 * course.noise else bots[game.decision.player]).choose(game))
    return Record(course, game.winner, g.state.turn, looks) if game.winner is not None else None


def _made(player: Player, seed: int) -> Bot:
    return FastHeuristicBot(seed) if player == "glance" else make_bot(player, seed)


def kept(path: Path) -> Iterator[Record]:
    """The games of a file, a line each."""
    if path.exists():
        with path.open("rb") as lines:
            yield from (msgspec.json.decode(line, type=Record) for line in lines)


def keep(path: Path, record: Record) -> None:
    """Add a game to a file."""
    with path.open("ab") as lines:
        lines.write(msgspec.json.encode(record) + b"\n")
