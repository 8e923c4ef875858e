"""What Force is good for: what the cards in hand cost, how much of it lies idle, who could come along."""

from __future__ import annotations

from cantina.bots.evaluation import place_score, pressing
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.sides import Side, other
from cantina.rules.deploy import refuse_deploy, refuse_place
from cantina.rules.drain import drain_amount
from cantina.rules.force import generation
from cantina.rules.presence import controls

BODIES = ("character", "starship", "vehicle")
COST = 0.35  # what a Force is worth that a deployment costs
FULL_HAND, OVERFULL, ENOUGH = 9, 14, 5  # cards up to which one draws: as a rule, to find a use for Force, in the lead
HOARD = 10  # Force that has lain idle too long
LAST_CARDS = 6  # of Life Force: they are not drawn
PRESSED = 4.0  # unless the game does not come to an end


def hand_limit(g: Engine, side: Side) -> int:
    """Up to how many cards in hand a player draws. Each is one less in Life Force: whose drains win the game anyway
    needs no more, and who has no use for his Force must find one."""
    if g.life_force(side) <= LAST_CARDS and pressing(g) <= PRESSED:
        return 0
    if _leads(g, side):
        return ENOUGH
    return OVERFULL if idle_force(g, side) > HOARD else FULL_HAND


def _leads(g: Engine, side: Side) -> bool:
    """Whether a player's drains are the stronger ones, and end the game before those of the opponent."""
    mine, theirs = _drains(g, side), _drains(g, other(side))
    lasting, left = g.life_force(side) / (1 + theirs), g.life_force(other(side)) / (1 + mine)
    return mine > theirs and lasting > left


def _drains(g: Engine, side: Side) -> int:
    return sum(drain_amount(g, side, place) for place in table.board(g).locations if controls(g, side, place))


def idle_force(g: Engine, side: Side) -> int:
    """The Force at the end of a turn, with what the next one brings, that no card in hand has a use for."""
    once = {g.face(id).title: id for id in g.pile(side, "hand") if g.face(id).category in BODIES}
    wanted = sum(g.face(id).deploy or 0 for id in once.values() if _is_welcome(g, side, id))
    return len(g.pile(side, "force")) + generation(g, side) - int(wanted)


def _is_welcome(g: Engine, side: Side, id: int) -> bool:
    """Whether a card in hand would be of use at some location, if there were Force enough."""
    face = g.face(id)
    price, power = COST * (face.deploy or 0), face.power or 0
    return refuse_deploy(g, side, id) is None and any(
        refuse_place(g, side, id, place) is None and place_score(g, side, place, power) > price
        for place in table.board(g).locations)  # fmt: skip


def reinforcements(g: Engine, side: Side, id: int, place: int) -> float:
    """The power that could follow a card from hand to a location this turn, with the Force that it leaves."""
    left = len(g.pile(side, "force")) - int(g.face(id).deploy or 0)
    in_space, total = "site" not in g.face(place).words, 0.0
    for each in sorted(g.pile(side, "hand"), key=lambda each: (-(g.face(each).power or 0), each)):
        face = g.face(each)
        fits = face.category in BODIES and in_space == (face.category == "starship")
        if each != id and fits and (face.deploy or 0) <= left:
            left -= int(face.deploy or 0)
            total += face.power or 0
    return total
