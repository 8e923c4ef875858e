"""A run: some plans, and the table that says which of them are done. Stopped at any moment, it goes on from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cantina.model.sides import DARK, LIGHT
from cantina.play.revision import revision
from cantina.sim.game_spec import GameSpec, Key
from cantina.sim.playing import Result
from cantina.sim.pool import Failure, Workers
from cantina.sim.results import Results
from cantina.sim.score import Score


class Run:
    """The games of some plans, those that were played before and those that are left."""

    def __init__(self, plans: Sequence[GameSpec], results: Results) -> None:
        self._plans, self._results = plans, results
        results.add_decks(plans)
        self.done: dict[Key, Result] = results.of(plans)
        self.failures: list[tuple[GameSpec, str]] = []

    @property
    def left(self) -> list[GameSpec]:
        """What is still to be played."""
        return list({plan.key: plan for plan in self._plans if plan.key not in self.done}.values())

    @property
    def outdated(self) -> list[Key]:
        """The games that were played under other rules or cards."""
        return [key for key, result in self.done.items() if result.revision != revision()]

    def forget_outdated(self) -> None:
        """Play those again that were played under other rules or cards."""
        self._results.drop(self.outdated)
        self.done = {key: result for key, result in self.done.items() if result.revision == revision()}

    def score(self, bot: str) -> Score:
        """How a bot has done so far."""
        score = Score()
        for result in self.done.values():
            side = LIGHT if result.key[2] == bot else DARK
            score = score.after(result.won_by(side))
        return score

    def play(self, workers: Workers[GameSpec, Result]) -> Iterator[GameSpec]:
        """Play what is left; each game is stored before it is reported."""
        for plan, outcome in workers.results(self.left):
            if isinstance(outcome, Failure):
                self.failures.append((plan, outcome.why))
            else:
                self._results.add(outcome)
                self.done[plan.key] = outcome
            yield plan
