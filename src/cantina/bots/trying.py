"""Trying what shows its worth only in what it does: each option on copies of some possible worlds, until the game comes
back to a phase."""

from __future__ import annotations

from collections.abc import Hashable

from cantina.bots.evaluation import evaluate
from cantina.engine import board as table
from cantina.engine import rng
from cantina.engine.core import Engine
from cantina.model.decision import DECLINES, Decision, Option
from cantina.model.sides import SIDES, Side
from cantina.view.resample import resample

SAMPLES = 2  # worlds that an option is tried in
TRIED = 10  # options that are tried at most
AHEAD = 25  # answers that a try plays on
OPENING = 3.0  # what a text of the start is worth beyond what shows: it costs neither Force nor a card in hand
RELUCTANCE = 0.3  # what a text must gain to be used
UNCERTAIN = frozenset({"play", "use", "react", "yes", "amount"})
OF_TEXTS = ("prompt.cards", "prompt.target")  # where texts have cards chosen


def is_uncertain(decision: Decision, option: Option) -> bool:
    """Texts and what they have chosen, reacts, amounts, yes-or-no questions, and drains that cost something."""
    if option.verb == "choose":
        return decision.prompt.key in OF_TEXTS
    return option.verb in UNCERTAIN or (option.verb == "drain" and bool(option.cost))


class Tries:
    """What a player has tried, and with which luck. The same seed and game give the same answers."""

    def __init__(self, seed: int) -> None:
        self._state = rng.step(seed)[0]
        self._fruitless: dict[Hashable, Hashable] = {}  # what gained nothing, and how the table stood

    def gains(self, g: Engine, decision: Decision) -> dict[int, float]:
        """What each uncertain option gains against declining (or the mean, if one must choose)."""
        options, side = decision.options, decision.player
        uncertain = [n for n, option in enumerate(options) if is_uncertain(decision, option)]
        stood, known = _standing(g, side), self._fruitless
        stale = [n for n in uncertain if known.get(_named(options[n])) == stood and _is_phase(decision)]
        tried = [n for n in uncertain if n not in stale][:TRIED]
        gained = dict.fromkeys(stale, -RELUCTANCE)
        if tried:
            gained |= self._tried(g, decision, tried)
        known.update((_named(options[n]), stood) for n in tried if gained[n] <= 0)
        return gained

    def _tried(self, g: Engine, decision: Decision, tried: list[int]) -> dict[int, float]:
        side = decision.player
        rest = next((n for n, option in enumerate(decision.options) if option.verb in DECLINES), None)
        seeds = [self._random() for _ in range(SAMPLES)]
        worlds = [(resample(g, side, seed), seed) for seed in seeds]
        found = {n: _outcome(worlds, n, side) for n in tried}
        if rest is None:
            before = sum(found.values()) / len(found)
        elif _is_phase(decision):  # all stays as it is
            before = sum(evaluate(world, side) for world, _ in worlds) / len(worlds)
        else:
            before = _outcome(worlds, rest, side)
        bonus = OPENING if g.state.turn == 0 else -RELUCTANCE
        return {n: outcome - before + bonus for n, outcome in found.items()}

    def _random(self) -> int:
        self._state, value = rng.step(self._state)
        return value


def _is_phase(decision: Decision) -> bool:
    return decision.prompt.key.startswith("prompt.phase.")


def _named(option: Option) -> Hashable:
    return option.verb, option.card, option.targets, option.mode, option.ability


def _standing(g: Engine, side: Side) -> Hashable:
    """All that a text is likely to ask about, for as long as a turn lasts."""
    lives = tuple(g.life_force(each) for each in SIDES)
    return g.state.turn, lives, tuple(table.board(g).active), g.pile(side, "hand")


def _outcome(worlds: list[tuple[Engine, int]], n: int, side: Side) -> float:
    return sum(_played_out(world.clone(), n, side, seed) for world, seed in worlds) / len(worlds)


def _played_out(world: Engine, n: int, side: Side, state: int) -> float:
    """Take an option in one possible world, let its consequences run, and look at the result."""
    world.choose(n)
    for _ in range(AHEAD):
        decision = world.state.decision
        if decision is None or _is_phase(decision):
            break
        state, pick = _simple_answer(decision, side, state)
        world.choose(pick)
    return evaluate(world, side)


def _simple_answer(decision: Decision, side: Side, state: int) -> tuple[int, int]:
    """Draw destinies, take what one's own text offers, decline what can be declined, lose Life Force rather than cards
    in hand, else anything but `cancel`."""
    for n, option in enumerate(decision.options):
        if option.verb == "draw-destiny" or (option.verb == "lose" and option.card is None):
            return state, n
    offered = [n for n, option in enumerate(decision.options) if option.verb == "choose"]
    if offered and decision.player == side and decision.prompt.key in OF_TEXTS:
        state, pick = rng.below(state, len(offered))
        return state, offered[pick]
    for n, option in enumerate(decision.options):
        if option.verb in DECLINES:
            return state, n
    able = [n for n, option in enumerate(decision.options) if option.verb != "cancel"]
    state, pick = rng.below(state, len(able))
    return state, able[pick]
