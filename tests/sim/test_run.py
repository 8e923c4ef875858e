"""Runs: what is in the table is not played again, and what is played is in the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
import pytest

from cantina.decks import bundled_deck
from cantina.sim.game_spec import GameSpec, digest, ladder, pairings, series
from cantina.sim.playing import Result, play
from cantina.sim.pool import Failure
from cantina.sim.results import NoTable, Results
from cantina.sim.run import Run
from cantina.sim.score import Score

PAIR = (bundled_deck("intro_light"), bundled_deck("intro_dark"))


class Here:
    """Works in this process, and stops after some games, as if it were interrupted."""

    def __init__(self, most: int = 100) -> None:
        self.most, self.played = most, list[GameSpec]()

    def results(self, tasks: Iterable[GameSpec]) -> Iterator[tuple[GameSpec, Result | Failure]]:
        for plan in list(tasks)[: self.most]:
            self.played.append(plan)
            yield plan, play(plan)


def test_a_stopped_run_goes_on_where_it_was(database: str):
    plans = series([PAIR], "random", "random", 4)
    with Results(database) as results:
        assert len(list(Run(plans, results).play(Here(3)))) == 3
    with Results(database) as results:
        again, rest = Run(plans, results), Here()
        assert len(again.done) == 3
        list(again.play(rest))
        assert rest.played == plans[3:]
        assert {plan.key for plan in plans} == set(again.done) == set(results.of(plans))
        assert not Run(plans, results).left


def test_what_was_kept_is_what_was_played(database: str):
    plan = GameSpec(*PAIR, "random", "random", 5)
    with Results(database) as results:
        played = play(plan)
        results.add(played)
        assert results.of([plan]) == {plan.key: played}
        results.add(msgspec.structs.replace(played, turns=1))
        assert list(results.all_of(digest(PAIR[0]))) == list(results.all_of(digest(PAIR[1]))) == [played]


def test_the_decks_are_kept_with_their_names(database: str):
    with Results(database) as results:
        for _ in range(2):
            Run(series([PAIR], "random", "random", 1), results)
        assert results.decks() == {digest(deck): deck for deck in PAIR}


def test_games_of_other_rules_count_until_they_are_forgotten():
    plans = series([PAIR], "random", "random", 2)
    with Results() as results:
        results.add(msgspec.structs.replace(play(plans[0]), revision="long ago"))
        run = Run(plans, results)
        assert (run.outdated, run.left) == ([plans[0].key], plans[1:])
        run.forget_outdated()
        assert (run.outdated, run.left) == ([], plans)
        assert not results.of(plans)


class Breaks:
    def results(self, tasks: Iterable[GameSpec]) -> Iterator[tuple[GameSpec, Result | Failure]]:
        for plan in tasks:
            yield plan, Failure("broken")


def test_what_failed_is_told_and_left():
    plans = series([PAIR], "random", "random", 2)
    with Results() as results:
        run = Run(plans, results)
        list(run.play(Breaks()))
        assert run.failures == [(plan, "broken") for plan in plans]
        assert run.left == plans


def test_a_ladder_changes_sides_and_goes_through_all_pairs():
    other = (bundled_deck("premiere_light"), bundled_deck("premiere_dark"))
    plans = ladder([PAIR, other], "random", "heuristic", 6)
    assert [(plan.light.name, plan.light_bot, plan.dark_bot, plan.seed) for plan in plans] == [
        ("intro_light", "random", "heuristic", 0), ("intro_light", "heuristic", "random", 0),
        ("premiere_light", "random", "heuristic", 1), ("premiere_light", "heuristic", "random", 1),
        ("intro_light", "random", "heuristic", 2), ("intro_light", "heuristic", "random", 2),
    ]  # fmt: skip


def test_a_bot_is_scored_on_both_sides():
    plans = ladder([PAIR], "random", "heuristic", 2)
    with Results() as results:
        played = play(msgspec.structs.replace(plans[0], dark_bot="random"))
        for plan in plans:
            results.add(msgspec.structs.replace(played, key=plan.key, winner="light"))
        run = Run(plans, results)
        assert run.score("random") == run.score("heuristic") == Score(won=1, lost=1)


def test_every_light_deck_meets_every_dark_one_once():
    decks = [bundled_deck(name) for name in ("intro_dark", "intro_light", "premiere_light", "intro_dark")]
    assert [(light.name, dark.name) for light, dark in pairings(decks)] == [
        ("intro_light", "intro_dark"), ("premiere_light", "intro_dark")
    ]  # fmt: skip


def test_a_database_that_cannot_be_used_is_named():
    with pytest.raises(NoTable, match="no results can be kept there"):
        Results("nonsense://nowhere")


def test_the_interval_of_a_score():
    low, high = Score(won=95, lost=5).interval()
    assert 0.88 < low < 0.95 < high < 0.99
    assert Score().interval() == (0.0, 1.0)
