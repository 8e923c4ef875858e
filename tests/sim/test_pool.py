"""The pool: every task comes back once, whatever becomes of the processes."""

from __future__ import annotations

from pathlib import Path

from cantina.sim.pool import DEATHS, Failure, Pool
from tests.sim.pool_tasks import die_of_three, die_once, double, double_or_raise

EIGHT = range(8)
DOUBLED = [(n, 2 * n) for n in EIGHT]


def test_every_task_comes_back_once():
    with Pool(double, 2) as pool:
        assert sorted(pool.results(EIGHT)) == DOUBLED
        assert sorted(pool.results([1])) == [(1, 2)]


def test_a_killed_process_is_replaced_and_its_task_done_by_another(tmp_path: Path):
    with Pool(die_once, 2) as pool:
        before = set(pool.processes)
        found = sorted((n, outcome) for (n, _), outcome in pool.results((n, tmp_path / "mark") for n in EIGHT))
        assert found == DOUBLED
        assert len(before & set(pool.processes)) == 1


def test_a_task_that_kills_its_processes_is_given_up():
    with Pool(die_of_three, 2) as pool:
        found = dict(pool.results(EIGHT))
    assert found.pop(3) == Failure(f"its process died {DEATHS} times")
    assert sorted(found.items()) == [pair for pair in DOUBLED if pair[0] != 3]


def test_a_task_that_raises_says_why():
    with Pool(double_or_raise, 1) as pool:
        found = dict(pool.results(EIGHT))
    failure = found.pop(3)
    assert isinstance(failure, Failure) and "ValueError: no threes" in failure.why
    assert len(found) == 7
