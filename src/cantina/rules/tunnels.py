"""Movement destiny inside Death Star II, and the escape from it (glossary:
movement-unlimited-escaping-the-death-star-ii)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import is_called
from cantina.engine.texts import active_abilities
from cantina.engine.values import value
from cantina.model.sides import SIDES
from cantina.model.text import say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.blown_away import BlownAway
from cantina.records.movement import AboutToMove
from cantina.records.sectors import Escaping, Passage
from cantina.rules import zones
from cantina.rules.destiny import draw_destiny
from cantina.rules.movement import arrive, go, refuse_moving
from cantina.rules.options import decline, option
from cantina.rules.pilots import can_fly
from cantina.rules.responses import on_event
from cantina.rules.sectors import tunnels_at, way_back


@on_event("about-to-move")
def _leave_sector(g: Engine, moment: TriggerEvent) -> None:
    """A ship that leaves such a sector is tested before it goes anywhere."""
    if isinstance(moment, AboutToMove) and g.face(moment.card).category == "starship":
        _test(g, moment.card, [each.ability.least for each in active_abilities(g, lang.MovementDestiny)
                               if each.here == moment.location and each.you == g.card(moment.card).side])  # fmt: skip


def _test(g: Engine, ship: int, numbers: list[int]) -> None:
    for least in numbers:
        g.push(Passage(player=g.card(ship).side, card=ship, location=table.location_of(g, ship), least=least))


def _draw(g: Engine, f: Scope[Passage]) -> None:
    draw_destiny(g, f.vars.player, "movement", f.vars.location, "value", f.vars.location, f.vars.card)


def _get_through(g: Engine, f: Scope[Passage]) -> None:
    """What could not be drawn is no number, and strikes nobody (reading: cancel)."""
    drawn, ship = f.vars.value, f.vars.card
    if drawn is not None and drawn + (value(g, "maneuver", ship) or 0) < f.vars.least:
        zones.lose(g, (ship,))


procedure(Passage, _draw, _get_through)


# -- the escape --------------------------------------------------------------------------------------------------------


@on_event("blown-away")
def _flee(g: Engine, moment: TriggerEvent) -> None:
    """From the innermost sector, the Light Side's starfighters before the Dark Side's."""
    if isinstance(moment, BlownAway) and (tunnels := tunnels_at(g, moment.card)):
        there = [id for id in table.cards_at(g, tunnels[-1]) if _may_flee(g, id)]
        g.push(Escaping(ships=tuple(id for side in SIDES for id in there if g.card(id).side == side)))


def _may_flee(g: Engine, id: int) -> bool:
    ship = is_called(g, id, "starfighter") and bool(g.card(id).at)
    return ship and table.is_active(g, id) and can_fly(g, id) and not refuse_moving(g, id)


def _ask_next(g: Engine, f: Scope[Escaping]) -> None:
    if not f.vars.ships:
        f.finish()
        return
    ship = f.vars.ships[0]
    yes = option(g, "yes", ship, key="escape-yes")
    f.ask(g.card(ship).side, say("prompt.escape", card=g.ref(ship)), [yes, decline(g, "no")])


def _answered(g: Engine, f: Scope[Escaping]) -> None:
    if f.answer.verb == "no":
        f.goto("_next_ship")


def _leave(g: Engine, f: Scope[Escaping]) -> None:
    """The Light Side's text of a sector tests the Dark Side's ships as well
    (movement-unlimited-escaping-the-death-star-ii.4)."""
    here = g.card(f.vars.ships[0]).at
    numbers = [each.ability.least for each in active_abilities(g, lang.MovementDestiny) if each.here == here]
    _test(g, f.vars.ships[0], numbers[:1])


def _fly_on(g: Engine, f: Scope[Escaping]) -> None:
    ship = f.vars.ships[0]
    here = g.card(ship).at
    goal = way_back(g, here) if g.card(ship).zone == "table" else 0
    if goal:
        go(g, ship, goal)
        if way_back(g, goal):
            f.goto("_leave")
        arrive(g, g.card(ship).side, ship, "escape", here)


def _next_ship(g: Engine, f: Scope[Escaping]) -> None:
    f.let(ships=f.vars.ships[1:])
    f.goto("_ask_next")


procedure(Escaping, _ask_next, _answered, _leave, _fly_on, _next_ship)
