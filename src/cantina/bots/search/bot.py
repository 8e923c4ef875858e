"""The bot that thinks ahead."""

from __future__ import annotations

from math import sqrt

from cantina.bots.heuristic import HeuristicBot
from cantina.bots.search.budget import Budget
from cantina.bots.search.plans import STEADY, Plan, turn_plans
from cantina.bots.search.playouts import dealt, favourite, horizon, play_out
from cantina.engine import rng
from cantina.engine.core import Engine
from cantina.model.decision import DECLINES, Decision
from cantina.model.sides import Side
from cantina.play.game import Game
from msgspec.structs import replace

WORTHY = {"prompt.phase.activate", "prompt.phase.control", "prompt.phase.deploy", "prompt.phase.battle", "prompt.phase.move",
          "prompt.deploy-where", "prompt.move"}
SPREAD = 0.05
SURE = 1.0
WIDTH = 4
CURIOUS = 0.05
ALTERNATIVES = 3


class SearchBot:
    def __init__(self, seed: int, playouts: int | None = None, milliseconds: float | None = None) -> None:
        self._state = rng.step(seed)[0]
        self._base = HeuristicBot(seed)
        self._budget = (playouts, milliseconds)
        self._turn = (-1, "")
        self._plan = STEADY
        self._results: dict[Plan, dict[int, float]] = {}
        self.playouts = 0
        self.switched = 0

    def choose(self, game: Game) -> int:
        decision = game.decision
        assert decision is not None
        g, side = game.engine, decision.player
        if decision.prompt.key not in WORTHY or g.state.player != side:
            return self._base.choose(game)
        budget = Budget(*self._budget)
        if self._turn != (g.state.turn, side):
            self._turn, self._plan, self._results = (g.state.turn, side), STEADY, {}
        scores = self._base.scores(game)
        self._think(g, side, decision, scores, budget)
        plan = self._plan
        pick = plan.first if plan.first >= 0 else favourite(game, scores, plan)
        self._go_on(game, pick)
        self._base.note(game, decision.options[pick])
        return pick

    def _think(self, g: Engine, side: Side, decision: Decision, scores: list[float], budget: Budget) -> None:
        until = horizon(g, side)
        plans = turn_plans(g, side)
        order = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)[:ALTERNATIVES]
        order += [n for n, option in enumerate(decision.options) if option.verb in DECLINES and n not in order]
        plans += [replace(self._plan, first=n) for n in order if decision.options[n].verb != "cancel"]
        prior = {plan: 0.03 / (1 + k) for k, plan in enumerate(plans)}
        while True:
            self._state, world_seed = rng.step(self._state)
            world = None
            live = sorted((plan for plan in plans if plan != self._plan), key=lambda plan: self._hope(plan, prior), reverse=True)
            for plan in [self._plan, *live[:WIDTH]]:
                began = budget.now()
                if not budget.spend():
                    return
                if world is None:
                    world = dealt(g, side, world_seed)
                self._results.setdefault(plan, {})[world_seed] = play_out(world, side, plan, until)
                self.playouts += 1
                budget.timed(began)
            self._reconsider()

    def _hope(self, plan: Plan, prior: dict[Plan, float]) -> float:
        n, mean, error = self._compared(plan)
        return (mean * n + prior[plan]) / (n + 1) + CURIOUS / sqrt(n + 1)

    def _compared(self, plan: Plan) -> tuple[int, float, float]:
        mine, held = self._results.get(plan, {}), self._results.get(self._plan, {})
        gains = [mine[world] - held[world] for world in mine if world in held]
        n = len(gains)
        if not n:
            return 0, 0.0, SPREAD
        mean = sum(gains) / n
        spread = sqrt((sum((gain - mean) ** 2 for gain in gains) + 2 * SPREAD**2) / (n + 1))
        return n, mean, spread / sqrt(n)

    def _reconsider(self) -> None:
        best, best_mean = self._plan, 0.0
        for plan in self._results:
            n, mean, error = self._compared(plan)
            if n >= 2 and mean > best_mean and mean > SURE * error:
                best, best_mean = plan, mean
        if best != self._plan:
            self.switched += 1
            self._plan = best

    def _go_on(self, game: Game, pick: int) -> None:
        quick = HeuristicBot.quick(self._base, game)
        kept = {}
        for plan, results in self._results.items():
            wanted = plan.first if plan.first >= 0 else favourite(game, quick, plan)
            if wanted == pick:
                later = replace(plan, first=-1)
                if later not in kept or plan.first < 0:
                    kept[later] = results
        self._results = kept
        self._plan = replace(self._plan, first=-1)
