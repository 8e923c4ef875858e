"""What cards in hand are good for: which of them are lost before Life Force is, and how many are drawn."""

from __future__ import annotations

from cantina.bots.evaluation import pressing
from cantina.bots.force_budget import BODIES, idle_force
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.sides import Side, other
from cantina.rules.deploy import refuse_deploy
from cantina.rules.drain import drain_amount
from cantina.rules.presence import controls

FULL_HAND, OVERFULL, ENOUGH = 9, 14, 5  # cards up to which one draws: as a rule, to find a use for Force, in the lead
HOARD = 10  # Force that has lain idle too long
LAST_CARDS = 6  # of Life Force: they are not drawn
PRESSED = 4.0  # unless the game does not come to an end
SCARCE = 10.0  # so much Life Force left, and a card of it is worth any card in hand
BODY, POWER, PLACE, GEAR, REST = 0.4, 0.1, 0.8, 0.35, 0.2  # what cards in hand are worth


def life_price(g: Engine, side: Side) -> float:
    """What a card of Life Force is worth: little while there is much of it."""
    return SCARCE / max(g.life_force(side), 1)


def hand_price(g: Engine, side: Side, id: int) -> float:
    """What a card in hand is worth: somebody who can still come more than what waits for its occasion, and a second
    copy nothing."""
    face = g.face(id)
    if face.category in BODIES:
        return BODY + POWER * (face.power or 0) if _can_come(g, side, id) else 0.0
    if face.category == "location":
        return PLACE if refuse_deploy(g, side, id) is None else 0.0
    return GEAR if face.category in ("weapon", "device", "effect", "epic event") else REST


def _can_come(g: Engine, side: Side, id: int) -> bool:
    """Whether a card in hand may deploy, and is the first of its title there."""
    title = g.face(id).title
    first = next(each for each in g.pile(side, "hand") if g.face(each).title == title)
    return first == id and refuse_deploy(g, side, id) is None


def has_room(g: Engine, side: Side) -> bool:
    """Whether a player draws on. Each card is one less in Life Force: whose drains win the game anyway needs no more
    than some that can still come, and who has no use for his Force must find one."""
    hand = g.pile(side, "hand")
    if g.life_force(side) <= LAST_CARDS and pressing(g) <= PRESSED:
        return False
    if _leads(g, side):
        return len(hand) < FULL_HAND and sum(hand_price(g, side, id) >= BODY for id in hand) < ENOUGH
    return len(hand) < (OVERFULL if idle_force(g, side) > HOARD else FULL_HAND)


def _leads(g: Engine, side: Side) -> bool:
    """Whether a player's drains are the stronger ones, and end the game before those of the opponent."""
    mine, theirs = _drains(g, side), _drains(g, other(side))
    lasting, left = g.life_force(side) / (1 + theirs), g.life_force(other(side)) / (1 + mine)
    return mine > theirs and lasting > left


def _drains(g: Engine, side: Side) -> int:
    return sum(drain_amount(g, side, place) for place in table.board(g).locations if controls(g, side, place))
