"""Possible worlds, and what becomes of a plan in them."""

from __future__ import annotations

from cantina.bots.evaluation import chance
from cantina.bots.heuristic import HeuristicBot
from cantina.bots.lookahead import OF_TEXTS
from cantina.bots.search.plans import STEADY, Plan, leaning
from cantina.bots.special import LEFT_ALONE
from cantina.engine import rng
from cantina.engine.core import Engine
from cantina.model.sides import Side
from cantina.play.game import Game
from cantina.view.resample import resample

LONGEST = 250  # answers after which a playout is broken off
AIMED, SOON = 8, 12  # cards that a text is tried with, and answers until it has had its effect
# What the policy never does at a glance. Not to be offered it spares the engine most of its work.
UNDONE = LEFT_ALONE | {"use", "play", "react"}


def sample_world(g: Engine, seat: Side, seed: int) -> Engine:
    """A world that a seat cannot tell from this one, with a chance of its own."""
    world = resample(g, seat, seed)
    world.state.rng = rng.step(seed)[1]
    return world


def horizon(g: Engine, side: Side) -> int:
    """The last turn that a playout sees, which is the opponent's: he has answered by then what is done now. Without
    that, hoarding looks good."""
    return g.state.turn + (1 if g.state.player == side else 0)


def play_out(world: Engine, side: Side, plan: Plan, answer: int, until: int) -> float:
    """The chance of a side after an answer in a world, if a plan is followed from there to the end of a turn."""
    g = world.clone()
    g.undone = UNDONE
    game, policy, turn = Game(g, {}), HeuristicBot(0), g.state.turn
    _answer(game, policy, answer)
    for _ in range(LONGEST):
        decision = g.state.decision
        if decision is None or _is_over(g, until):
            break
        planned = decision.player == side and g.state.turn == turn
        _answer(game, policy, _reply(game, policy, plan if planned else STEADY))
    return chance(g, side)


def _reply(game: Game, policy: HeuristicBot, plan: Plan) -> int:
    """What the policy answers, leaning towards a plan. Of the cards for a text it takes the one with which the text did
    best: at a glance they are all alike, and no text would look worth using."""
    decision = game.decision
    assert decision is not None
    if decision.prompt.key not in OF_TEXTS:
        return best_option(game, policy.quick(game), plan)
    real = [n for n, option in enumerate(decision.options) if option.verb != "cancel"][:AIMED]
    return max(real, key=lambda n: _effect(game.engine, n, decision.player))


def _effect(g: Engine, pick: int, side: Side) -> float:
    """The chance of a side as soon as an answer has had its effect."""
    game, policy = Game(g.clone(), {}), HeuristicBot(0)
    _answer(game, policy, pick)
    for _ in range(SOON):
        if game.decision is None or game.decision.prompt.key.startswith("prompt.phase."):
            break
        _answer(game, policy, best_option(game, policy.quick(game), STEADY))
    return chance(game.engine, side)


def _answer(game: Game, policy: HeuristicBot, pick: int) -> None:
    assert game.decision is not None
    policy.note(game, game.decision.options[pick])
    game.engine.choose(pick)


def _is_over(g: Engine, until: int) -> bool:
    """What is drawn at the end of the last turn is a card for a card, and takes long."""
    return g.state.turn > until or (g.state.turn == until and g.state.phase == "draw")


def best_option(game: Game, scores: list[float], plan: Plan) -> int:
    """The option that a policy likes best, leaning towards a plan."""
    decision = game.decision
    assert decision is not None
    leant = [score + leaning(game.engine, decision, option, plan)
             for score, option in zip(scores, decision.options, strict=True)]  # fmt: skip
    return max(range(len(leant)), key=leant.__getitem__)
