"""Weights fitted to games, judged on games that they were not fitted to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cantina.analysis.logistic_regression import LinearModel, area_under_curve, calibration, fit_monotone
from cantina.analysis.selfplay import Record, SelfPlaySpec
from cantina.bots.evaluation import Fitted
from cantina.bots.features import NAMES, OWN

RIDGE = 30.0
WEIGHT = 100.0  # what a game counts for, long or short
PARTS = 4  # games are predicted by weights fitted to the other parts
QUARTERS = 4
LIFE = NAMES.index("life")
# all but whose turn it is and what is in hand: a search drives towards what is rewarded
RISING = {n for n, name in enumerate(NAMES) if name != "turn" and name not in OWN}


class Quarter(msgspec.Struct, frozen=True):
    """How well the winner is forecast in one quarter of the games."""

    looks: int
    area: float
    life_alone: float  # the area that Life Force alone has
    calibration: float


class Forecast(msgspec.Struct, frozen=True):
    """What weights said of a position in a game that they were not fitted to, what its Life Force said, and what came
    of it."""

    quarter: int
    chance: float
    life: float
    won: int


def study(records: list[Record]) -> list[Quarter]:
    """Each part of the games as weights forecast them that were fitted to all others; a game is in one part as a
    whole."""
    forecasts = []
    for part in range(PARTS):
        line = fitted([each for each in records if each.course.seed % PARTS != part])
        forecasts += [found for each in records if each.course.seed % PARTS == part for found in _forecasts(line, each)]
    return [_judged([each for each in forecasts if each.quarter == quarter]) for quarter in range(QUARTERS)]


def fitted(records: Iterable[Record]) -> LinearModel:
    """The weights that fit some games best."""
    seen = [(look.numbers, int(look.side == record.winner), WEIGHT / len(record.looks))
            for record in records for look in record.looks]  # fmt: skip
    rows, won, counts = (list(column) for column in zip(*seen, strict=True))
    return fit_monotone(rows, won, counts, RIDGE, RISING)


def _forecasts(line: LinearModel, record: Record) -> Iterator[Forecast]:
    for look in record.looks:
        quarter = min(QUARTERS * look.turn // (record.turns + 1), QUARTERS - 1)
        yield Forecast(quarter, line.chance(look.numbers), look.numbers[LIFE], int(look.side == record.winner))


def _judged(seen: list[Forecast]) -> Quarter:
    won, chances = [each.won for each in seen], [each.chance for each in seen]
    alone = area_under_curve([each.life for each in seen], won)
    return Quarter(len(seen), area_under_curve(chances, won), alone, calibration(chances, won))


def shipped(records: list[Record], revision: str) -> Fitted:
    """Weights with all that it takes to fit them again."""
    line = fitted(records)
    courses = sorted({each.course for each in records}, key=lambda each: (each.pair, each.player, each.seed))
    weights = {name: round(weight, 4) for name, weight in zip(NAMES, line.weights, strict=True)}
    return Fitted(round(line.bias, 4), weights, revision, _predicted(courses))


def _predicted(courses: list[SelfPlaySpec]) -> list[str]:
    """The games by pair and player: "intro: seeds 0-99, glance, noise 0.05"."""
    groups: dict[tuple[str, str, float], list[int]] = {}
    for each in courses:
        groups.setdefault((each.pair, each.player, each.noise), []).append(each.seed)
    return [f"{pair}: {_spans(seeds)}, {player}, noise {noise:g}" for (pair, player, noise), seeds in groups.items()]


def _spans(seeds: list[int]) -> str:
    spans: list[list[int]] = []
    for seed in sorted(seeds):
        if spans and seed == spans[-1][-1] + 1:
            spans[-1][1:] = [seed]
        else:
            spans.append([seed])
    return "seeds " + " ".join("-".join(map(str, span)) for span in spans)
