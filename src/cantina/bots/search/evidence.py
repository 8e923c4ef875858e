"""What playouts have shown. Plans are compared only in worlds in which both were followed: most of what chance does is
the same for both there, and falls out of the difference."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import msgspec

from cantina.bots.search.plans import Plan

SPREAD = 0.05  # of the difference between two plans from world to world, as long as nothing is known of it


class Gain(msgspec.Struct, frozen=True):
    """By how much one plan was better than another: in how many worlds, on the mean, how sure that is, and whether both
    always came to the same."""

    worlds: int
    mean: float
    error: float
    same: bool


class Evidence:
    """The chances that plans led to, by world."""

    def __init__(self) -> None:
        self._found: dict[Plan, dict[int, float]] = {}

    def note(self, plan: Plan, world: int, chance: float) -> None:
        """A plan led to this chance of winning in a world."""
        self._found.setdefault(plan, {})[world] = chance

    @property
    def plans(self) -> tuple[Plan, ...]:
        """All that were followed."""
        return tuple(self._found)

    def worlds(self, plan: Plan) -> int:
        """In how many worlds a plan was followed."""
        return len(self._found.get(plan, {}))

    def mean(self, plan: Plan) -> float:
        """The chance that a plan led to on the mean."""
        found = self._found[plan].values()
        return sum(found) / len(found)

    def gain(self, plan: Plan, over: Plan) -> Gain:
        """How much better a plan is than another."""
        mine, theirs = self._found.get(plan, {}), self._found.get(over, {})
        gains = [chance - theirs[world] for world, chance in mine.items() if world in theirs]
        if not gains:
            return Gain(0, 0.0, SPREAD, True)
        n = len(gains)
        mean = sum(gains) / n
        spread = sqrt((sum((gain - mean) ** 2 for gain in gains) + 2 * SPREAD**2) / (n + 1))
        return Gain(n, mean, spread / sqrt(n), not any(gains))

    def followed(self, agrees: Callable[[Plan], bool], later: Callable[[Plan], Plan]) -> Evidence:
        """What still holds after an answer: all about the plans that wanted it, as they go on from here."""
        kept = Evidence()
        for plan, found in self._found.items():
            if agrees(plan):
                kept._found[later(plan)] = {**kept._found.get(later(plan), {}), **found}
        return kept
