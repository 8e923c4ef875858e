"""The options that look best to one who thinks ahead, and what he expects of them."""

from __future__ import annotations

import time

import msgspec
from msgspec.structs import replace

from cantina.bots.heuristic import HeuristicBot
from cantina.bots.search.budget import Budget, BudgetMeter, Clock
from cantina.bots.search.evidence import Evidence
from cantina.bots.search.plan_search import SearchState, candidates, likely, think, wanted
from cantina.bots.search.plans import STEADY, Plan
from cantina.bots.search.playouts import horizon, play_out, sample_world
from cantina.engine import rng
from cantina.play.game import Game

SHOWN = 3
COMPARED = 5  # options that are looked at, besides declining
PLANNING = 0.4  # of the budget: what comes after the present answer decides what it is worth


class Hint(msgspec.Struct, frozen=True):
    """An option, and the chance from 0 to 1 of who takes it and goes on sensibly."""

    option: int
    chance: float


def hints(game: Game, seed: int, budget: Budget, clock: Clock = time.thread_time) -> list[Hint]:
    """The best options of the present decision, the best first, for the player who decides."""
    decision = game.decision
    assert decision is not None
    g, side = game.engine, decision.player
    first, rest = budget.parted(PLANNING)
    purse = BudgetMeter(first, clock)
    scores = HeuristicBot(seed).scores(game)
    thought = SearchState(STEADY, candidates(game, scores, STEADY), Evidence())
    think(g, side, thought, lambda plan: wanted(game, scores, plan), purse, seed)
    best = wanted(game, scores, thought.best)
    options = [best, *(n for n in likely(decision, scores, COMPARED) if n != best)]
    found = _compared(game, [replace(thought.best, first=n) for n in options], BudgetMeter(rest, clock), seed)
    ranked = sorted(found, key=lambda hint: hint.chance, reverse=True)
    return ranked[:SHOWN]


def _compared(game: Game, plans: list[Plan], purse: BudgetMeter, seed: int) -> list[Hint]:
    """What each plan leads to on the mean of the same worlds. The first world is looked at whatever it costs; the worst
    of many leaves with each world, until as many are left as are shown."""
    assert game.decision is not None
    side, until, found = game.decision.player, horizon(game.engine, game.decision.player), Evidence()
    while True:
        seed, number = rng.step(seed)
        world, chances = sample_world(game.engine, side, number), {}
        for plan in plans:
            if not purse.pay() and found.plans:
                return [Hint(each.first or 0, found.mean(each)) for each in plans]
            chances[plan] = play_out(world, side, plan, plan.first or 0, until)
            purse.done()
        for plan, chance in chances.items():
            found.note(plan, number, chance)
        plans = sorted(plans, key=found.mean, reverse=True)[: max(SHOWN, len(plans) - 1)]
