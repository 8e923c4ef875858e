"""What a seat sees, as numbers of a fixed count: the table as it is for both, its own hand, and its options."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.values import value
from cantina.lang.characteristics import CATEGORIES
from cantina.lang.vocabulary import CardStat
from cantina.model.card import Definition
from cantina.model.decision import DECLINES, Option
from cantina.model.num import Num
from cantina.model.sides import PHASES, Side, other
from cantina.play.game import Game
from cantina.rules.drain import drain_amount
from cantina.rules.force import force_icons, generation
from cantina.rules.presence import bodies, total_ability, total_power
from cantina.text.messages import ROWS

Numbers = NDArray[np.float32]
T = TypeVar("T")

PLACES, HAND = 24, 20  # locations and own cards in hand that are seen one by one: those beyond are only counted
OPTIONS = 64  # options that are seen at once
PILES = ("hand", "reserve", "force", "used", "lost")
LAID_DOWN = tuple(each for each in CATEGORIES if each != "interrupt")
STATS: tuple[CardStat, ...] = ("deploy", "power", "ability", "forfeit")
DEEDS = {key.removeprefix("verb.") for key in ROWS if key.startswith("verb.")}
ANSWERS = {"amount", "cancel", "choose", "done", "draw-destiny", "escape", "forfeit", "imprison", "lose", "maintain",
           "no", "pass", "recycle", "release", "sacrifice", "seat", "seize", "start", "yes"}  # fmt: skip
VERBS = tuple(sorted(DEEDS | ANSWERS))

FEW, SOME, MANY = 5.0, 20.0, 60.0  # what is divided by so that numbers stay near 1


def encode_table(game: Game, seat: Side) -> Numbers:
    """Everything but the options."""
    g = game.engine
    seen = [*_turn(g, seat), *_means(g, seat), *_means(g, other(seat))]
    seen += _each(table.board(g).locations, PLACES, lambda place: _place(g, seat, place), PLACE_SIZE)
    seen += _each(g.pile(seat, "hand"), HAND, lambda id: _card(g.face(id)), CARD_SIZE)
    return np.array(seen, dtype=np.float32)


def encode_options(game: Game, seat: Side, options: Iterable[Option]) -> Numbers:
    """A row for each option that a seat has, and empty rows up to the fixed count."""
    g = game.engine
    rows = [_option(g, seat, option) for option in options]
    seen = np.zeros((OPTIONS, OPTION_SIZE), dtype=np.float32)
    if rows:
        seen[: len(rows)] = rows
    return seen


def _each(items: Iterable[T], most: int, numbers: Callable[[T], list[float]], size: int) -> list[float]:
    rows = [numbers(item) for item in list(items)[:most]]
    return [number for row in rows for number in row] + [0.0] * size * (most - len(rows))


def _one_hot(word: str, words: tuple[str, ...]) -> list[float]:
    return [float(word == each) for each in words]


def _turn(g: Engine, seat: Side) -> list[float]:
    state = g.state
    return [min(state.turn / MANY, 2.0), float(state.player == seat), *_one_hot(state.phase, PHASES),
            len(table.board(g).locations) / SOME]  # fmt: skip


def _means(g: Engine, side: Side) -> list[float]:
    """What a side has: Life Force, piles, the Force that comes in, and cards on table by kind."""
    laid = [g.face(id).category for id in table.board(g).on_table if g.card(id).side == side]
    return [g.life_force(side) / MANY, *(len(g.pile(side, pile)) / MANY for pile in PILES),
            generation(g, side) / SOME, *(laid.count(kind) / SOME for kind in LAID_DOWN)]  # fmt: skip


def _place(g: Engine, seat: Side, place: int) -> list[float]:
    """A location: what it is, and how both stand there, the seat first."""
    kind = g.face(place).types
    seen = [1.0, float("system" in kind), float("sector" in kind)]
    for side in (seat, other(seat)):
        seen += [force_icons(g, side, place) / FEW, total_power(g, side, place) / SOME,
                 total_ability(g, side, place) / SOME, drain_amount(g, side, place) / FEW,
                 len(bodies(g, side, place)) / FEW]  # fmt: skip
    return seen


def _card(face: Definition) -> list[float]:
    printed: list[Num | None] = [face.deploy, face.power, face.ability, face.forfeit]
    return [1.0, max(face.destiny, default=0) / FEW, *((each or 0) / FEW for each in printed),
            *_one_hot(face.category, CATEGORIES)]  # fmt: skip


def _option(g: Engine, seat: Side, option: Option) -> list[float]:
    """What an option is, the card that it is about, and the place where that would matter."""
    aims = [ref.id for ref in option.targets]
    id = option.card.id if option.card is not None else 0
    place = next((table.location_of(g, each) for each in (*aims, id) if each and table.location_of(g, each)), 0)
    about = _card(g.face(id)) if id else [0.0] * CARD_SIZE
    now = [(value(g, stat, id) or 0) / FEW for stat in STATS] if id in table.board(g).active else [0.0] * len(STATS)
    return [
        1.0, float(option.verb in DECLINES), float(bool(id) and g.card(id).side == seat), len(aims) / FEW,
        (option.amount or 0) / FEW, (option.cost or 0) / FEW, *_one_hot(option.verb, VERBS),
        *about, *now, *(_place(g, seat, place) if place else [0.0] * PLACE_SIZE),
    ]  # fmt: skip


PLACE_SIZE = 3 + 2 * 5
CARD_SIZE = 2 + len(STATS) + len(CATEGORIES)
MEANS_SIZE = 2 + len(PILES) + len(LAID_DOWN)
TABLE_SIZE = 3 + len(PHASES) + 2 * MEANS_SIZE + PLACES * PLACE_SIZE + HAND * CARD_SIZE
OPTION_SIZE = 6 + len(VERBS) + CARD_SIZE + len(STATS) + PLACE_SIZE
