"""What Force is good for: what the cards in hand cost, how much of it lies idle, who could come along."""

from __future__ import annotations

from cantina.bots.evaluation import place_score
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.sides import Side
from cantina.rules.deploy import refuse_deploy, refuse_place
from cantina.rules.force import generation

BODIES = ("character", "starship", "vehicle")
COST = 0.35  # what a Force is worth that a deployment costs
PLENTY = 8  # Force beyond which each is worth less


def force_price(g: Engine, side: Side) -> float:
    """What a Force is worth that a deployment costs: the less, the more of it lies there."""
    return COST * min(1.0, PLENTY / max(len(g.pile(side, "force")), 1))


def idle_force(g: Engine, side: Side) -> int:
    """The Force at the end of a turn, with what the next one brings, that no card in hand has a use for."""
    once = {g.face(id).title: id for id in g.pile(side, "hand") if g.face(id).category in BODIES}
    wanted = sum(g.face(id).deploy or 0 for id in once.values() if _is_welcome(g, side, id))
    return len(g.pile(side, "force")) + generation(g, side) - int(wanted)


def _is_welcome(g: Engine, side: Side, id: int) -> bool:
    """Whether a card in hand would be of use at some location, if there were Force enough."""
    face = g.face(id)
    price, power = force_price(g, side) * (face.deploy or 0), face.power or 0
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
