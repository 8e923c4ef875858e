"""How long a search may think about a decision."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

Clock = Callable[[], float]
SPOKEN = re.compile(r"(\d+)(ms)?")
SAVED = 30.0  # budgets that are saved at most
SPENT = 0.4  # of what was saved, at one decision


class Budget(msgspec.Struct, frozen=True):
    """A number of playouts, which gives the same answers on every machine, or milliseconds."""

    playouts: int | None = None
    milliseconds: float | None = None

    def parted(self, share: float) -> tuple[Budget, Budget]:
        """Two budgets: a share of this one, and the rest."""
        return self.times(share), self.times(1 - share)

    def times(self, share: float) -> Budget:
        """So many times this budget."""
        playouts = None if self.playouts is None else round(self.playouts * share)
        return Budget(playouts, None if self.milliseconds is None else self.milliseconds * share)


def read_budget(text: str) -> Budget:
    """A budget as it is written in the name of a bot: `64` playouts, `100ms`."""
    found = SPOKEN.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no budget: playouts (64) or milliseconds (100ms)")
    amount = int(found[1])
    return Budget(milliseconds=amount) if found[2] else Budget(playouts=amount)


class BudgetMeter:
    """What is left of a budget while a decision is thought about. Time is that of the processor, unless another clock
    is given: a busy machine makes nobody play worse."""

    def __init__(self, budget: Budget, clock: Clock = time.thread_time) -> None:
        self._clock, self._left, self._longest = clock, budget.playouts, 0.0
        self._last = self._began = clock()
        self._paid = 0
        self._end = None if budget.milliseconds is None else self._last + budget.milliseconds / 1000

    def pay(self) -> bool:
        """Pay for a playout, if there is enough left for one as long as the longest so far."""
        if self._end is not None and self._clock() + self._longest >= self._end:
            return False
        if self._left is not None:
            if self._left == 0:
                return False
            self._left -= 1
        self._paid += 1
        self._last = self._clock()
        return True

    def done(self) -> None:
        """What was paid for last is done."""
        self._longest = max(self._longest, self._clock() - self._last)

    def spent(self, of: Budget) -> float:
        """How many times a budget was spent until now."""
        if of.milliseconds is not None:
            return (self._clock() - self._began) * 1000 / of.milliseconds
        return self._paid / of.playouts if of.playouts else 0.0


class Savings:
    """What was not spent of a budget that is granted for each decision. What needs no thought leaves its share to what
    does; `most` is how much one may save: 1 where somebody waits for every answer."""

    def __init__(self, budget: Budget, clock: Clock, most: float = SAVED) -> None:
        self._budget, self._clock, self._most, self._saved = budget, clock, most, 0.0

    @contextmanager
    def purse(self) -> Iterator[BudgetMeter]:
        """What may be spent on a decision; all that is spent meanwhile is taken off."""
        self._saved = min(self._saved + 1, self._most)
        purse = BudgetMeter(self._budget.times(max(min(self._saved, 1), SPENT * self._saved, 0)), self._clock)
        yield purse
        self._saved -= purse.spent(self._budget)
