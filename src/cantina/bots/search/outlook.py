"""stand-in"""

from __future__ import annotations

import math

from cantina.bots.evaluation import worth
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.sides import Side, other
from cantina.rules.drain import drain_amount
from cantina.rules.force import generation
from cantina.rules.presence import controls


def chance(g: Engine, side: Side) -> float:
    if g.state.winner is not None:
        return 1.0 if g.state.winner == side else 0.0
    x = _means(g, side) - _means(g, other(side))
    least = min(g.life_force(side), g.life_force(other(side)))
    return 1 / (1 + math.exp(-x / (6 + 0.35 * least)))


def _means(g: Engine, side: Side) -> float:
    piles = g.life_force(side) + 0.5 * min(len(g.pile(side, "hand")), 10)
    standing = sum(worth(g, id) for id in table.board(g).active if g.card(id).side == side)
    drains = sum(drain_amount(g, side, place) for place in table.board(g).locations if controls(g, side, place))
    return piles + 0.45 * standing + 3.0 * drains + 0.5 * generation(g, side)
