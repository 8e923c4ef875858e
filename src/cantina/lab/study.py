"""Weights fitted to games, judged on games that they were not fitted to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from cantina.bots.evaluation import Fitted
from cantina.bots.features import NAMES
from cantina.lab.fitting import Line, area, calibration, fit
from cantina.lab.selfplay import Course, Look, Record

RIDGE = 60.0  # a game has some hundred looks that are much alike
HELD_BACK = 4  # every so manieth seed is not trained on
QUARTERS = 4
LIFE = NAMES.index("life")


class Quarter(msgspec.Struct, frozen=True):
    """How well the winner is forecast in one quarter of the games held back."""

    looks: int
    area: float
    life_alone: float  # the area that Life Force alone has
    calibration: float


class Study(msgspec.Struct, frozen=True):
    """What was fitted, to how many games, and what it is worth."""

    line: Line
    trained: int
    held_back: int
    quarters: list[Quarter]


def study(records: list[Record]) -> Study:
    """Fit to most of the games, judge on the rest; a game is in one part or the other as a whole."""
    training = [each for each in records if each.course.seed % HELD_BACK]
    rest = [each for each in records if not each.course.seed % HELD_BACK]
    line = fitted(training)
    quarters = [_judged(line, list(_looks_of(rest, quarter))) for quarter in range(QUARTERS)]
    return Study(line, len(training), len(rest), quarters)


def fitted(records: Iterable[Record]) -> Line:
    """The weights that fit some games best."""
    seen = [(look.numbers, int(look.side == record.winner)) for record in records for look in record.looks]
    return fit([numbers for numbers, _ in seen], [won for _, won in seen], RIDGE)


def _looks_of(records: Iterable[Record], quarter: int) -> Iterator[tuple[Look, int]]:
    for record in records:
        for look in record.looks:
            if min(QUARTERS * look.turn // (record.turns + 1), QUARTERS - 1) == quarter:
                yield look, int(look.side == record.winner)


def _judged(line: Line, seen: list[tuple[Look, int]]) -> Quarter:
    won = [each for _, each in seen]
    chances = [line.chance(look.numbers) for look, _ in seen]
    lives = [look.numbers[LIFE] for look, _ in seen]
    return Quarter(len(seen), area(chances, won), area(lives, won), calibration(chances, won))


def shipped(records: list[Record], revision: str) -> Fitted:
    """Weights with all that it takes to fit them again."""
    line = fitted(records)
    courses = sorted({each.course for each in records}, key=lambda each: (each.pair, each.player, each.seed))
    weights = {name: round(weight, 4) for name, weight in zip(NAMES, line.weights, strict=True)}
    return Fitted(round(line.bias, 4), weights, revision, _told(courses))


def _told(courses: list[Course]) -> list[str]:
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
