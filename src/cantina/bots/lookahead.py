"""Trying what shows its worth only in what it does: each option on copies of some possible worlds, until the game comes
back to a phase."""

from __future__ import annotations

from collections.abc import Hashable

from cantina.bots.evaluation import evaluate
from cantina.engine import board as table
from cantina.engine import rng
from cantina.engine.core import Engine
from cantina.model.decision import DECLINES, Decision, Option
from cantina.model.sides import Side
from cantina.view.resample import resample

SAMPLES = 8  # worlds that an option is tried in at most
AGREEING = 1.0  # what gains in two worlds differ by if no more need to be looked at
STAKES = 5.0  # what gains more than that may be luck, and what loses more is a gamble
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


class Lookahead:
    """What a player has tried, and with which luck. The same seed and game give the same answers."""

    def __init__(self, seed: int) -> None:
        self._state = rng.step(seed)[0]
        self._fruitless: dict[Hashable, Hashable] = {}  # what gained nothing, and how the table stood
        self._gambles: set[Hashable] = set()  # what went badly wrong in some world: sooner or later luck would tempt

    def gains(self, g: Engine, decision: Decision) -> dict[int, float]:
        """What each uncertain option gains against declining (or the mean, if one must choose)."""
        options = decision.options
        uncertain = [n for n, option in enumerate(options) if is_uncertain(decision, option)]
        stood = _standing(g)
        stale = [n for n in uncertain if is_phase(decision) and self._is_known(_named(options[n]), stood)]
        tried = [n for n in uncertain if n not in stale][:TRIED]
        gained = dict.fromkeys(stale, -RELUCTANCE)
        if tried:
            gained |= self._tried(g, decision, tried)
        self._fruitless.update((_named(options[n]), stood) for n in tried if gained[n] <= 0)
        return gained

    def _is_known(self, name: Hashable, stood: Hashable) -> bool:
        """Whether there is no need to try something again."""
        return name in self._gambles or self._fruitless.get(name) == stood

    def _tried(self, g: Engine, decision: Decision, tried: list[int]) -> dict[int, float]:
        """What options gain in some worlds; of what is a gamble more are looked at."""
        bonus = OPENING if g.state.turn == 0 else -RELUCTANCE
        found: dict[int, list[float]] = {n: [] for n in tried}
        for _ in range(SAMPLES):
            doubtful = [n for n, gains in found.items() if _in_doubt(gains, bonus, _rest(decision) is None)]
            for n, gain in self._in_a_world(g, decision, doubtful).items():
                found[n].append(gain)
        if is_phase(decision):  # elsewhere what comes of it depends on what else happens, say in a battle
            self._gambles.update(_named(decision.options[n]) for n, gains in found.items() if min(gains) < -STAKES)
        return {n: _prudent(gains) + bonus for n, gains in found.items()}

    def _in_a_world(self, g: Engine, decision: Decision, tried: list[int]) -> dict[int, float]:
        """What options gain in one possible world against declining, or their mean if one must choose."""
        if not tried:
            return {}
        side, seed = decision.player, self._random()
        world = resample(g, side, seed)
        found = {n: _played_out(world.clone(), n, side, seed) for n in tried}
        rest = _rest(decision)
        if rest is None:
            before = sum(found.values()) / len(found)
        elif is_phase(decision):  # all stays as it is
            before = evaluate(world, side)
        else:
            before = _played_out(world.clone(), rest, side, seed)
        return {n: outcome - before for n, outcome in found.items()}

    def _random(self) -> int:
        self._state, value = rng.step(self._state)
        return value


def is_phase(decision: Decision) -> bool:
    """Whether a player is asked what to do in a phase: he will be asked again."""
    return decision.prompt.key.startswith("prompt.phase.")


def _in_doubt(gains: list[float], bonus: float, forced: bool) -> bool:
    """Whether one more world is worth looking at: one is enough for what may be declined and gains nothing, two if one
    must choose, or if they agree and little is at stake."""
    if forced or not gains:
        return len(gains) < 2
    tells_little = len(gains) == 1 or max(gains) - min(gains) > AGREEING or max(gains) > STAKES
    return tells_little and _prudent(gains) + bonus > 0


def _prudent(gains: list[float]) -> float:
    """Between the mean and the worst: who plays well need not gamble."""
    return (sum(gains) / len(gains) + min(gains)) / 2


def _rest(decision: Decision) -> int | None:
    """The option that declines, if there is one."""
    return next((n for n, option in enumerate(decision.options) if option.verb in DECLINES), None)


def _named(option: Option) -> Hashable:
    return option.verb, option.card, option.targets, option.mode, option.ability


def _standing(g: Engine) -> Hashable:
    """What a text is most likely to ask about, for as long as a turn lasts."""
    return g.state.turn, tuple(table.board(g).active)


def _played_out(world: Engine, n: int, side: Side, state: int) -> float:
    """Take an option in one possible world, let its consequences run, and look at the result."""
    world.choose(n)
    for _ in range(AHEAD):
        decision = world.state.decision
        if decision is None or is_phase(decision):
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
