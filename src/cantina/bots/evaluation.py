"""How good a position is for a side, from what that side may know: in the small coin of the heuristic bot, and as a
chance to win, whose weights were fitted to games of bots (`cantina analysis`)."""

from __future__ import annotations

from functools import cache
from math import exp
from operator import mul
from pathlib import Path

import msgspec

from cantina import lang
from cantina.bots.features import NAMES, features
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.statuses import has_status
from cantina.engine.values import value
from cantina.model.sides import Side, other
from cantina.rules.creatures import prey_at
from cantina.rules.drain import drain_amount
from cantina.rules.force import force_icons, generation
from cantina.rules.presence import bodies, controls, total_power

LIFE, HAND, FORCE = 1.0, 0.35, 0.12  # what a card is worth in Life Force, in hand, ready for use
POWER, FORFEIT, GEAR = 0.5, 0.3, 1.0  # what a card on table is worth
PLACE = 1.0  # a location of one's own: somewhere to be
PROSPECT, FEW = 1.0, 3  # a site where one could drain; more than a few are no better
DRAIN = 1.2  # a drain that can be repeated each turn
EMPTY, DENIED = 0.5, 0.5  # to be where nobody is, and each Force that the opponent then cannot drain there
GENERATION = 0.6  # a Force that comes in each turn
PATIENCE, SLOWNESS = 40, 15  # turns before it presses, and for each step that it presses harder
WON = 1000.0
WEIGHTS = Path(__file__).parent / "weights.json"
STEEPEST = 30.0  # beyond that a chance is certain


class Fitted(msgspec.Struct, frozen=True):
    """Weights by the name of the feature, and where they come from: the games, and the rules and cards of the time."""

    bias: float
    weights: dict[str, float]
    revision: str
    games: list[str]


@cache
def fitted() -> tuple[float, tuple[float, ...]]:
    """The bias and the weights that come with the package, in the order of the features."""
    found = msgspec.json.decode(WEIGHTS.read_bytes(), type=Fitted)
    return found.bias, tuple(found.weights[name] for name in NAMES)


def chance(g: Engine, side: Side) -> float:
    """The chance from 0 to 1 that a side wins, worked out from what it may know."""
    if g.state.winner is not None:
        return 1.0 if g.state.winner == side else 0.0
    bias, weights = fitted()
    return logistic(bias + sum(map(mul, weights, features(g, side))))


def logistic(lead: float) -> float:
    """From any number to a chance."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, lead))))


def evaluate(g: Engine, side: Side) -> float:
    """The balance of both sides' means: Life Force, cards, the table, drains to come."""
    if g.state.winner is not None:
        return WON if g.state.winner == side else -WON
    return _means(g, side) - _means(g, other(side)) + PROSPECT * min(_prospects(g, side), FEW)


def _means(g: Engine, side: Side) -> float:
    piles = LIFE * g.life_force(side) + HAND * len(g.pile(side, "hand")) + FORCE * min(len(g.pile(side, "force")), 8)
    standing = sum(worth(g, id) for id in table.board(g).active if g.card(id).side == side)
    drains = sum(drain_amount(g, side, place) for place in table.board(g).locations if controls(g, side, place))
    return piles + standing + DRAIN * drains + GENERATION * generation(g, side)


def _prospects(g: Engine, side: Side) -> int:
    """Sites where a side may deploy and has something to drain: who has none cannot win. For the opponent they are no
    harm as long as one holds them."""
    return sum("site" in g.face(place).words and force_icons(g, side, place) > 0 and drain_amount(g, side, place) > 0
               for place in table.board(g).locations)  # fmt: skip


def pressing(g: Engine) -> float:
    """How hard a bot presses: a game that does not come to an end by itself needs somebody who dares."""
    return min(max(g.state.turn - PATIENCE, 0) / SLOWNESS, 10.0)


def worth(g: Engine, id: int) -> float:
    """What a card on table is worth to its side."""
    category = g.face(id).category
    if category == "location":
        return PLACE
    if category in ("weapon", "device", "effect", "epic event", "creature"):
        return GEAR
    if has_status(g, id, lang.HIT):
        return 0.0
    return POWER * (value(g, "power", id) or 0) + FORFEIT * (value(g, "forfeit", id) or 0)


def lair_score(g: Engine, side: Side, creature: int, place: int) -> float:
    """How much a side wants a creature at a location: its prey there is to be the opponent's."""
    prey = prey_at(g, creature, place)
    mine = sum(worth(g, id) for id in prey if g.card(id).side == side)
    theirs = sum(worth(g, id) for id in prey if g.card(id).side != side)
    return 1.0 + 0.6 * theirs - mine


def _threat(g: Engine, side: Side, place: int) -> int:
    """What the opponent could drain at a location, if he is there or may deploy there."""
    rival = other(side)
    return drain_amount(g, rival, place) if force_icons(g, rival, place) or bodies(g, rival, place) else 0


def place_score(g: Engine, side: Side, place: int, power: float, here: bool = False) -> float:
    """How much a side wants a card of so much power at a location. `here`: the card is there already."""
    mine = total_power(g, side, place) - (power if here else 0)
    theirs = total_power(g, other(side), place)
    gain, denied = drain_amount(g, side, place), _threat(g, side, place)
    if bodies(g, other(side), place):
        margin = mine + power - theirs
        won = 5 + 0.5 * min(theirs, 8) + gain + DENIED * denied
        return won if margin >= 0 else max(margin, -6) * 0.8 + pressing(g)
    if mine <= 0:
        return EMPTY + 1.5 * gain + DENIED * denied
    return max(2.0 - 0.25 * mine, -1)
