"""Comparing plans, world by world: the one that is held, and those that promise most."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt

from msgspec.structs import replace

from cantina.bots.search.budget import BudgetMeter
from cantina.bots.search.evidence import Evidence
from cantina.bots.search.plans import STEADY, Plan, turn_plans
from cantina.bots.search.playouts import best_option, horizon, play_out, sample_world
from cantina.engine import rng
from cantina.engine.core import Engine
from cantina.model.decision import DECLINES, Decision
from cantina.model.sides import Side
from cantina.play.game import Game

ALTERNATIVES = 3  # answers that are compared, besides plans and declining
WIDTH = 4  # plans that are compared with the one that is held, in each world
CURIOSITY = 0.05  # how much a plan may gain that was not looked at
TRUST = 0.03  # how much the first of the plans is thought to gain: they come in order of promise
SURE = 1.0  # standard errors that a plan must be better, and worlds, before it takes the place of another
ENOUGH = 2
WORTHWHILE, PLENTY = 0.02, 3  # a gain that is worth thinking about, and the worlds that tell of a smaller one


class SearchState:
    """What one decision is about: the plan that is held so far, its rivals, and what is known of all of them."""

    def __init__(self, best: Plan, rivals: Iterable[Plan], evidence: Evidence) -> None:
        self.best, self.evidence = best, evidence
        self._promise = {plan: TRUST / (1 + n) for n, plan in enumerate(rivals)}

    def lineup(self) -> list[Plan]:
        """Who is looked at in the next world: the plan that is held, then those that may gain most over it. A plan that
        is clearly worse, or about as good, or the same by another name, is not looked at again: so time goes where
        something is open."""
        rivals = [plan for plan in self._promise if plan != self.best and not self._is_out(plan)]
        return [self.best, *sorted(rivals, key=self._hope, reverse=True)[:WIDTH]]

    def _is_out(self, plan: Plan) -> bool:
        gain = self.evidence.gain(plan, self.best)
        if gain.same:
            return gain.worlds > 0
        at_best = gain.mean + SURE * gain.error
        return gain.worlds >= ENOUGH and (at_best < 0 or (gain.worlds >= PLENTY and at_best < WORTHWHILE))

    def _hope(self, plan: Plan) -> float:
        gain = self.evidence.gain(plan, self.best)
        expected = (gain.mean * gain.worlds + self._promise[plan]) / (gain.worlds + 1)
        return expected + CURIOSITY / sqrt(gain.worlds + 1)

    def reconsider(self) -> None:
        """Change to the plan that is better beyond doubt, if there is one."""
        gains = {plan: self.evidence.gain(plan, self.best) for plan in self.evidence.plans}
        clear = [plan for plan, gain in gains.items() if gain.worlds >= ENOUGH and gain.mean > SURE * gain.error]
        self.best = max(clear, key=lambda plan: gains[plan].mean, default=self.best)


def think(
    g: Engine, side: Side, thought: SearchState, answer: Callable[[Plan], int], purse: BudgetMeter, seed: int
) -> None:
    """Follow plans, each from the answer that it gives now, in one world after the other until the purse is empty, or
    nothing is open."""
    until = horizon(g, side)
    while len(lineup := thought.lineup()) > 1:
        seed, number = rng.step(seed)
        world: Engine | None = None
        for plan in lineup:
            if not purse.pay():
                return
            world = world or sample_world(g, side, number)
            thought.evidence.note(plan, number, play_out(world, side, plan, answer(plan), until))
            purse.done()
        thought.reconsider()


def candidates(game: Game, scores: list[float], plan: Plan) -> list[Plan]:
    """Plans for one's own turn; the answers that look best besides the one that the plan held gives, and declining."""
    decision, g = game.decision, game.engine
    assert decision is not None
    plans = turn_plans(g, decision.player) if g.state.player == decision.player else [STEADY]
    given = wanted(game, scores, plan)
    return plans + [replace(plan, first=n) for n in likely(decision, scores, ALTERNATIVES) if n != given]


def likely(decision: Decision, scores: list[float], most: int) -> list[int]:
    """The options that look best, and those that decline."""
    real = [n for n, option in enumerate(decision.options) if option.verb != "cancel"]
    best = sorted(real, key=scores.__getitem__, reverse=True)[:most]
    return best + [n for n in real if decision.options[n].verb in DECLINES and n not in best]


def wanted(game: Game, scores: list[float], plan: Plan) -> int:
    """The answer that a plan gives to the present decision."""
    return best_option(game, scores, plan) if plan.first is None else plan.first
