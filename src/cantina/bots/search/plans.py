"""Plans: what a player is after in this turn, as a leaning of the fast policy rather than a list of answers. So a plan
can be followed in any world, whatever is drawn or answered meanwhile, and further on after each answer."""

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

PULL = 9.0  # how much a plan wants what it is after: more than the policy likes anything
BODIES = ("character", "starship", "vehicle")
PLACES = ("prompt.deploy-where", "prompt.move")  # where the policy chooses a place


class Plan(msgspec.Struct, frozen=True):
    """What to be after."""

    focus: int = 0  # a location to come to in force
    fight: bool | None = None  # battle (at the focus, if there is one), or none at all; None: as the policy likes
    hold: bool = False  # deploy nobody
    first: int | None = None  # the present answer, whatever the rest


STEADY = Plan()  # as the policy likes


def turn_plans(g: Engine, side: Side) -> list[Plan]:
    """What a player could be after in his turn, the most promising first."""
    places = [place for place in table.board(g).locations if _matters(g, side, place)]
    places.sort(key=lambda place: _interest(g, side, place), reverse=True)
    strikes = [Plan(focus=place, fight=True if bodies(g, other(side), place) else None) for place in places]
    return [STEADY, Plan(hold=True), *strikes, Plan(fight=False), Plan(fight=True)]


def _matters(g: Engine, side: Side, place: int) -> bool:
    return bool(bodies(g, other(side), place)) or drain_amount(g, side, place) > 0


def _interest(g: Engine, side: Side, place: int) -> float:
    """Places that are fought for come first, and among them those where both are about as strong."""
    gain, mine, theirs = drain_amount(g, side, place), total_power(g, side, place), total_power(g, other(side), place)
    if bodies(g, other(side), place):
        return 5.0 + gain + drain_amount(g, other(side), place) - 0.3 * abs(theirs - mine)
    return 2.0 * gain - 0.5 * mine


def leaning(g: Engine, decision: Decision, option: Option, plan: Plan) -> float:
    """What a plan adds to the policy's liking of an option."""
    if plan == STEADY or option.card is None:
        return 0.0
    side, id = decision.player, option.card.id
    if option.verb == "battle":
        return _to_battle(id, plan)
    if option.verb == "deploy" and g.face(id).category in BODIES:
        return -2 * PULL if plan.hold else _towards(g, plan, [way.place for way in ways(g, side, id)])
    if option.verb in REGULAR and plan.focus:
        stays = table.location_of(g, id) == plan.focus
        return -PULL if stays else _towards(g, plan, list(reachable(g, side, option.verb, id)))
    if option.verb == "choose" and decision.prompt.key in PLACES:
        return _towards(g, plan, [id])
    return 0.0


def _to_battle(place: int, plan: Plan) -> float:
    if plan.fight is False:
        return -3 * PULL
    return PULL if plan.fight and plan.focus in (0, place) else 0.0


def _towards(g: Engine, plan: Plan, places: list[int]) -> float:
    """Whether one of these places, or cards to go aboard of, is where the plan leads."""
    leads = plan.focus and any(plan.focus in (place, table.location_of(g, place)) for place in places if place > 0)
    return PULL if leads else 0.0
