"""What the future looks like from a position: the chance to win, from Life Force, cards at hand, the table, and what
drains will take turn after turn."""

from __future__ import annotations

from math import exp

from cantina.bots.evaluation import worth
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.sides import Side, other
from cantina.rules.drain import drain_amount
from cantina.rules.force import generation
from cantina.rules.presence import controls

HAND, MOST = 0.5, 10  # what a card in hand is worth in Life Force, and how many of them count
STANDING = 0.45  # what a card's worth on table is in Life Force
DRAIN, GENERATION = 3.0, 0.5  # what comes again every turn
DOUBT, FAR = 6.0, 0.35  # how much a lead may still change hands: more, the longer the game will last


def chance(g: Engine, side: Side) -> float:
    """The chance from 0 to 1 that a side wins."""
    if g.state.winner is not None:
        return 1.0 if g.state.winner == side else 0.0
    lead = _means(g, side) - _means(g, other(side))
    left = min(g.life_force(side), g.life_force(other(side)))
    return 1 / (1 + exp(-lead / (DOUBT + FAR * left)))


def _means(g: Engine, side: Side) -> float:
    cards = g.life_force(side) + HAND * min(len(g.pile(side, "hand")), MOST)
    standing = sum(worth(g, id) for id in table.board(g).active if g.card(id).side == side)
    drains = sum(drain_amount(g, side, place) for place in table.board(g).locations if controls(g, side, place))
    return cards + STANDING * standing + DRAIN * drains + GENERATION * generation(g, side)
