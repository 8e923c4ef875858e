"""Fitting finds the weights that made a set, and judges forecasts as they deserve."""

import math

import pytest

from cantina.analysis.logistic_regression import LinearModel, area_under_curve, calibration, fit, fit_monotone, solved
from cantina.bots.evaluation import logistic
from cantina.engine import rng

TRUE = LinearModel(0.4, [2.0, -1.0, 0.0])


def drawn(rows: int) -> tuple[list[list[float]], list[int]]:
    """Numbers between -2 and 2, and wins as the true weights make them likely."""
    state, numbers, won = rng.step(7)[0], [], []
    for _ in range(rows):
        row = []
        for _ in TRUE.weights:
            state, drawn = rng.below(state, 4001)
            row.append(drawn / 1000 - 2)
        state, luck = rng.below(state, 10_000)
        numbers.append(row)
        won.append(int(luck / 10_000 < TRUE.chance(row)))
    return numbers, won


def test_the_weights_of_a_made_up_set_are_found_again():
    rows, won = drawn(4000)
    line = fit(rows, won, [1.0] * len(rows), ridge=0.01)
    assert [line.bias, *line.weights] == pytest.approx([TRUE.bias, *TRUE.weights], abs=0.2)


def test_a_ridge_holds_back_weights_but_not_the_bias():
    rows, won = drawn(400)
    free, held = (fit(rows, won, [1.0] * len(rows), ridge) for ridge in (0.01, 200.0))
    assert abs(held.weights[0]) < 0.5 * abs(free.weights[0])
    mean = sum(held.chance(row) for row in rows) / len(rows)
    assert mean == pytest.approx(sum(won) / len(won), abs=1e-3)


def test_what_is_good_is_never_held_against_anybody():
    rows, won = drawn(400)
    line = fit_monotone(rows, won, [1.0] * len(rows), ridge=1.0, rising={0, 1})
    assert line.weights[1] == 0.0 and line.weights[0] > 1
    assert fit_monotone(rows, won, [1.0] * len(rows), ridge=1.0, rising={0}).weights[1] < -0.5


def test_a_row_that_counts_twice_is_two_rows():
    rows, won = drawn(60)
    twice = fit(rows, won, [2.0] * len(rows), ridge=1.0)
    both = fit(rows * 2, won * 2, [1.0] * 2 * len(rows), ridge=1.0)
    assert twice.weights == pytest.approx(both.weights)


def test_what_tells_the_winner_for_sure_has_a_finite_weight():
    line = fit([[-1.0], [1.0]] * 20, [0, 1] * 20, [1.0] * 40, ridge=1.0)
    assert 1 < line.weights[0] < 10


def test_equations_are_solved_in_any_order():
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


@pytest.mark.parametrize(
    ("forecast", "expected"),
    [
        ([0.1, 0.2, 0.8, 0.9], 1.0),
        ([0.9, 0.8, 0.2, 0.1], 0.0),
        ([0.5, 0.5, 0.5, 0.5], 0.5),
        ([0.1, 0.6, 0.4, 0.9], 0.75),
    ],
)
def test_the_area_counts_pairs_in_the_right_order(forecast, expected):
    assert area_under_curve(forecast, [0, 0, 1, 1]) == expected


def test_a_forecast_that_is_never_sure_enough_is_off():
    assert calibration([0.75] * 4, [1, 1, 1, 0]) == pytest.approx(0.0)
    assert calibration([0.5] * 4, [1, 1, 1, 0]) == pytest.approx(0.25)


def test_chances_stay_between_never_and_always():
    assert logistic(0) == 0.5 and 0 < logistic(-1e9) < 1e-9 and logistic(2) == pytest.approx(1 / (1 + math.exp(-2)))
