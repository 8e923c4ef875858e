"""Thinks ahead where it matters; elsewhere, and where that shows no clear gain, it does as the heuristic bot."""

from __future__ import annotations

import time

from msgspec.structs import replace

from cantina.bots.heuristic import HeuristicBot
from cantina.bots.search.budget import SAVED, Budget, BudgetMeter, Clock, Savings
from cantina.bots.search.evidence import Evidence
from cantina.bots.search.plan_search import SearchState, candidates, think, wanted
from cantina.bots.search.plans import STEADY, Plan
from cantina.engine import rng
from cantina.engine.core import Engine
from cantina.model.decision import Decision
from cantina.model.sides import Side
from cantina.play.game import Game

TRIVIAL = frozenset({"prompt.lose", "prompt.draw-destiny", "prompt.phase.draw", "prompt.start"})


class SearchBot:
    """A bot that plans its turn. The same seed, game and number of playouts give the same answers."""

    def __init__(self, seed: int, budget: Budget, clock: Clock = time.thread_time, saved: float = SAVED) -> None:
        self._random = rng.step(seed)[0]
        self._base = HeuristicBot(seed)
        self._savings = Savings(budget, clock, saved)
        self._turn: tuple[int, Side] | None = None
        self._plan = STEADY
        self._evidence = Evidence()

    def choose(self, game: Game) -> int:
        """What the plan wants that looks best now."""
        decision = game.decision
        assert decision is not None
        with self._savings.purse() as purse:
            if decision.prompt.key in TRIVIAL:
                return self._base.choose(game)
            return self._thought_out(game, decision, purse)

    def _thought_out(self, game: Game, decision: Decision, purse: BudgetMeter) -> int:
        self._begin(game.engine, decision.player)
        scores = self._base.scores(game)
        thought = SearchState(self._plan, candidates(game, scores, self._plan), self._evidence)
        self._random, seed = rng.step(self._random)
        think(game.engine, decision.player, thought, lambda plan: wanted(game, scores, plan), purse, seed)
        pick = wanted(game, scores, thought.best)
        self._go_on(game, scores, thought.best, pick)
        return pick

    def _begin(self, g: Engine, side: Side) -> None:
        """Every turn has a plan of its own."""
        if self._turn != (g.state.turn, side):
            self._turn, self._plan, self._evidence = (g.state.turn, side), STEADY, Evidence()

    def _go_on(self, game: Game, scores: list[float], plan: Plan, pick: int) -> None:
        """Keep the plan, and what is known of all plans that would have given this answer."""
        decision = game.decision
        assert decision is not None
        self._plan = replace(plan, first=None)
        self._evidence = self._evidence.followed(
            lambda each: wanted(game, scores, each) == pick, lambda each: replace(each, first=None)
        )
        self._base.note(game, decision.options[pick])
