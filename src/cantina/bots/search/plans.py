"""Plans: what a player is after in this turn, as a leaning of the fast policy rather than a list of answers. So a plan can be followed in any
world, whatever is drawn or answered meanwhile."""

from __future__ import annotations

import msgspec

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.decision import Decision, Option
from cantina.model.sides import Side, other
from cantina.rules.deploy import ways
from cantina.rules.drain import drain_amount
from cantina.rules.movement import REGULAR, reachable
from cantina.rules.presence import bodies, total_power

PULL = 9.0  # how much a plan wants what it is after
BODIES = ("character", "starship", "vehicle")


class Plan(msgspec.Struct, frozen=True):
    """What to be after: a location to come to, a battle or none, Force to keep; and the first answer, if it is given."""

    focus: int = 0
    fight: bool | None = None  # None: as the policy likes
    hold: bool = False
    first: int = -1


STEADY = Plan()


def turn_plans(g: Engine, side: Side) -> list[Plan]:
    """What a player could be after in his turn, the most promising first."""
    places = [place for place in table.board(g).locations if _matters(g, side, place)]
    places.sort(key=lambda place: _interest(g, side, place), reverse=True)
    found = [STEADY, Plan(hold=True)]
    for place in places:
        contested = bool(bodies(g, other(side), place))
        found.append(Plan(focus=place, fight=True if contested else None))
    found += [Plan(fight=False), Plan(fight=True)]
    return found


def _matters(g: Engine, side: Side, place: int) -> bool:
    return bool(bodies(g, other(side), place)) or drain_amount(g, side, place) > 0


def _interest(g: Engine, side: Side, place: int) -> float:
    theirs = total_power(g, other(side), place)
    mine = total_power(g, side, place)
    if bodies(g, other(side), place):
        return 5.0 + drain_amount(g, side, place) + drain_amount(g, other(side), place) - abs(theirs - mine) * 0.3
    return drain_amount(g, side, place) * 2.0 - mine * 0.5


def leaning(g: Engine, side: Side, decision: Decision, option: Option, plan: Plan) -> float:
    """What a plan adds to the policy's liking of an option."""
    verb = option.verb
    if verb == "battle" and option.card is not None:
        return _to_battle(option.card.id, plan)
    if option.card is None:
        return 0.0
    if verb == "deploy" and g.face(option.card.id).category in BODIES:
        if plan.hold:
            return -2 * PULL
        if plan.focus:
            return PULL if any(table.location_of(g, way.place) == plan.focus or way.place == plan.focus
                               for way in ways(g, side, option.card.id)) else 0.0  # fmt: skip
    if not plan.focus:
        return 0.0
    if verb in REGULAR and g.card(option.card.id).side == side:
        if table.location_of(g, option.card.id) == plan.focus:
            return -PULL
        return PULL if any(table.location_of(g, place) == plan.focus or place == plan.focus
                           for place in reachable(g, side, verb, option.card.id)) else 0.0  # fmt: skip
    if verb == "choose" and decision.prompt.key in ("prompt.deploy-where", "prompt.move"):
        there = option.card.id == plan.focus or table.location_of(g, option.card.id) == plan.focus
        return PULL if there else 0.0
    return 0.0


def _to_battle(place: int, plan: Plan) -> float:
    if plan.fight is False:
        return -3 * PULL
    if plan.fight and plan.focus in (0, place):
        return PULL
    return 0.0
