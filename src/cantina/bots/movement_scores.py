"""What the heuristic bot makes of ways to go somewhere but regular moves: boarding, seats, docking bays, and new
versions of a person."""

from __future__ import annotations

from cantina.bots.evaluation import place_score
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import is_called
from cantina.engine.values import value
from cantina.model.decision import Option
from cantina.model.sides import Side, other
from cantina.rules.boarding import can_board
from cantina.rules.personas import replaceable
from cantina.rules.player_actions import PLAYER_ACTIONS
from cantina.rules.presence import bodies
from cantina.rules.transit import travellers

NOTHING_GAINED = -0.5
FARE = 0.5  # what a Force is worth that is spent on the way
UNREST = 0.9  # how much better a place must be to go there


def _card(option: Option) -> int:
    assert option.card is not None
    return option.card.id


def idle_power(g: Engine, carrier: int) -> float:
    """The power that a ship or vehicle would have if somebody steered it."""
    return 0.0 if value(g, "power", carrier) else float(g.face(carrier).power or 0)


def embark(g: Engine, side: Side, option: Option) -> float:
    """Pilots board what nobody steers."""
    id = _card(option)
    power = max((idle_power(g, each) for each in can_board(g, side, id)), default=0.0)
    return 1.0 + power - (value(g, "power", id) or 0) if power and is_called(g, id, "pilot") else NOTHING_GAINED


def disembark(g: Engine, side: Side, option: Option) -> float:
    """Who rides in a starship at a site adds nothing there."""
    carrier = g.card(_card(option)).on
    place = g.face(table.location_of(g, carrier))
    return 1.0 if "site" in place.words and g.face(carrier).category == "starship" else NOTHING_GAINED


def seat(g: Engine, side: Side, option: Option) -> float:
    """To the seat of a pilot, if there is none."""
    steers = option.seat in ("pilot", "driver")
    return 1.0 if steers and idle_power(g, g.card(_card(option)).on) else NOTHING_GAINED


def replace(g: Engine, side: Side, option: Option) -> float:
    """A version of a person with more power."""
    id = _card(option)
    held = min((value(g, "power", each) or 0 for each in replaceable(g, side, id)), default=0)
    return (g.face(id).power or 0) - held or NOTHING_GAINED


def break_cover(g: Engine, side: Side, option: Option) -> float:
    """A spy has done his work where nobody of the opponent's is."""
    place = table.location_of(g, _card(option))
    return NOTHING_GAINED if bodies(g, other(side), place) else 1.0


def transit(g: Engine, side: Side, option: Option) -> float:
    """How much better the best bay is for the strongest who could go there."""
    bay, find = _card(option), PLAYER_ACTIONS["transit"].choices
    assert find is not None
    power = max((value(g, "power", id) or 0 for id in travellers(g, side, bay)), default=0)
    return _better(g, side, bay, power, {place: int(cost) for place, cost in find(g, side, bay).items()})


def move(g: Engine, side: Side, option: Option) -> float:
    """By a text: how much better the best place in reach is than this one. Effects and guns stay."""
    id, find = _card(option), PLAYER_ACTIONS["move"].choices
    assert find is not None
    if g.face(id).category in ("effect", "weapon"):
        return NOTHING_GAINED
    goals = {table.location_of(g, place): int(cost) for place, cost in find(g, side, id).items()}
    return _better(g, side, table.location_of(g, id), value(g, "power", id) or 0, goals)


def _better(g: Engine, side: Side, here: int, power: float, goals: dict[int, int]) -> float:
    there = [place_score(g, side, place, power) - FARE * cost for place, cost in goals.items()]
    return max(there, default=-9.0) - place_score(g, side, here, power, here=True) - UNREST
