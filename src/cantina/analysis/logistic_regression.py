"""Logistic regression by Newton's method, in plain Python: some thirty numbers need no library. And how well a forecast
does: the area under its curve, and how far it is from what happened."""

from __future__ import annotations

from operator import mul

import msgspec

from cantina.bots.evaluation import logistic

STEPS = 12
ENOUGH = 1e-4  # a step that moves no weight further is the last

Columns = list[list[float]]


class LinearModel(msgspec.Struct, frozen=True):
    """What was fitted: the chance is the logistic function of this sum."""

    bias: float
    weights: list[float]

    def chance(self, numbers: list[float]) -> float:
        """The chance that goes with some numbers."""
        return logistic(self.bias + sum(map(mul, self.weights, numbers)))


def fit(rows: list[list[float]], won: list[int], counts: list[float], ridge: float) -> LinearModel:
    """The weights under which what happened was likeliest, each row counting for so much; `ridge` holds them back where
    the rows say little."""
    columns: Columns = [[1.0] * len(rows), *(list(column) for column in zip(*rows, strict=True))]
    weights = [0.0] * len(columns)
    for _ in range(STEPS):
        sums = [sum(map(mul, weights, row)) for row in zip(*columns, strict=True)]
        chances = [logistic(each) for each in sums]
        missed = [count * (each - chance) for each, chance, count in zip(won, chances, counts, strict=True)]
        unsure = [count * max(chance * (1 - chance), 1e-9) for chance, count in zip(chances, counts, strict=True)]
        step = solved(_curvature(columns, unsure, ridge), _slope(columns, missed, weights, ridge))
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if max(map(abs, step)) < ENOUGH:
            break
    return LinearModel(weights[0], weights[1:])


def fit_monotone(
    rows: list[list[float]], won: list[int], counts: list[float], ridge: float, rising: set[int]
) -> LinearModel:
    """The same, but what is known to be good is never held against anybody: a number whose weight would fall below zero
    only because others say the same better is left out."""
    kept = list(range(len(rows[0])))
    while True:
        line = fit([[row[n] for n in kept] for row in rows], won, counts, ridge)
        weights = dict(zip(kept, line.weights, strict=True))
        wrong = {n for n in kept if n in rising and weights[n] < 0}
        if not wrong:
            return LinearModel(line.bias, [weights.get(n, 0.0) for n in range(len(rows[0]))])
        kept = [n for n in kept if n not in wrong]


def _slope(columns: Columns, missed: list[float], weights: list[float], ridge: float) -> list[float]:
    held = [0.0, *(ridge * weight for weight in weights[1:])]  # nothing holds the bias back
    return [sum(map(mul, column, missed)) - each for column, each in zip(columns, held, strict=True)]


def _curvature(columns: Columns, unsure: list[float], ridge: float) -> Columns:
    size = len(columns)
    found = [[0.0] * size for _ in range(size)]
    for i, column in enumerate(columns):
        weighed = list(map(mul, column, unsure))
        for j in range(i + 1):
            found[i][j] = found[j][i] = sum(map(mul, weighed, columns[j]))
        found[i][i] += ridge if i else 0.0
    return found


def solved(matrix: Columns, right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    rows = [[*row, each] for row, each in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda n: abs(rows[n][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for n in range(i + 1, size):
            share = rows[n][i] / rows[i][i]
            rows[n] = [below - share * above for below, above in zip(rows[n], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(map(mul, rows[i][i + 1 : size], found[i + 1 :]))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


def area_under_curve(forecast: list[float], won: list[int]) -> float:
    """The area under the curve: how often, of one game won and one lost, the one that was won was thought likelier."""
    order = sorted(range(len(won)), key=forecast.__getitem__)
    ranks, n = [0.0] * len(won), 0
    while n < len(order):
        same = n
        while same < len(order) and forecast[order[same]] == forecast[order[n]]:
            same += 1
        for each in order[n:same]:
            ranks[each] = (n + same + 1) / 2
        n = same
    wins = sum(won)
    above = sum(rank for rank, each in zip(ranks, won, strict=True) if each) - wins * (wins + 1) / 2
    return above / (wins * (len(won) - wins))


def calibration(forecast: list[float], won: list[int], bins: int = 10) -> float:
    """How far chances are from what happened, on average: those of about the same chance taken together."""
    groups: list[list[tuple[float, int]]] = [[] for _ in range(bins)]
    for chance, each in zip(forecast, won, strict=True):
        groups[min(int(chance * bins), bins - 1)].append((chance, each))
    off = (abs(sum(chance - each for chance, each in group)) for group in groups)
    return sum(off) / len(won)
