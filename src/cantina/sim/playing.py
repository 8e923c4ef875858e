"""One game between two bots, from a plan to its result."""

from __future__ import annotations

import time

import msgspec

from cantina.bots import Bot, make_bot
from cantina.model.sides import SIDES, Side
from cantina.play.game import Game
from cantina.play.revision import revision
from cantina.sim.game_spec import GameSpec, Key
from cantina.sim.game_stats import GameStats, collect_stats

TURNS = 200  # the turns after which a game counts as drawn
DECISIONS = 20_000  # and the answers, should a turn not end


class Result(msgspec.Struct, frozen=True):
    """What came of a plan: no winner if the game did not end. `ending` is the reason that the game tells, or "turns" or
    "decisions" if there were too many."""

    key: Key
    winner: Side | None
    ending: str
    turns: int
    decisions: int
    seconds: float
    revision: str
    chronicle: GameStats

    def won_by(self, side: Side) -> int:
        """1 if a side won, -1 if it lost, 0 without an end."""
        return 0 if self.winner is None else 1 if self.winner == side else -1


def play(plan: GameSpec) -> Result:
    """The game of a plan. Bots that hold something beyond the game are closed."""
    bots: dict[Side, Bot] = {side: make_bot(plan.bot(side), plan.seed + n) for n, side in enumerate(SIDES)}
    try:
        return _played(plan, bots)
    finally:
        for bot in bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()


def _played(plan: GameSpec, bots: dict[Side, Bot]) -> Result:
    game = Game.new(light=plan.light, dark=plan.dark, seed=plan.seed)
    began, decisions = time.perf_counter(), 0
    while game.decision is not None and game.engine.state.turn <= TURNS and decisions < DECISIONS:
        game.choose(bots[game.decision.player].choose(game))
        decisions += 1
    return Result(
        plan.key, game.winner, _ending(game, decisions), game.engine.state.turn, decisions,
        time.perf_counter() - began, revision(), collect_stats(game.engine),
    )  # fmt: skip


def _ending(game: Game, decisions: int) -> str:
    if game.decision is not None:
        return "decisions" if decisions == DECISIONS else "turns"
    over = next(event for event in game.engine.events.since(0) if event.kind in ("game-over", "called-off"))
    return str(over.text.args.get("reason", over.kind))
