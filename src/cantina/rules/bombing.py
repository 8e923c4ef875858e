"""Bombing runs: bombers over a site, and their return (glossary: bombing-run, movement-regular-bombing-runs)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import is_called
from cantina.engine.statuses import clear_status, define_status, has_status, set_status, status_of
from cantina.engine.texts import active_abilities
from cantina.model.trigger_event import TriggerEvent
from cantina.records.bombing import Returning
from cantina.rules import zones
from cantina.rules.movement import arrive, can_steer, go, may_fly, may_go, refuse_moving
from cantina.rules.responses import on_event

define_status(
    lang.BOMBING,
    airborne=True,
    forbids={"take-off": ("bombing-run", "aloft"), "be boarded": ("bombing-run", "aloft")},
)


@on_event("moved")
def _fly_low(g: Engine, moment: TriggerEvent) -> None:
    """A bomber that has come to the target area flies there; one that has left it does not any more."""
    over = status_of(g, moment.card, lang.BOMBING)
    if over is not None and over.other != moment.location:
        clear_status(g, moment.card, lang.BOMBING)
    elif over is None and moment.of == "move" and is_called(g, moment.card, "bomber") and _is_target(g, moment):
        set_status(g, moment.card, lang.BOMBING, moment.location)


def _is_target(g: Engine, moment: TriggerEvent) -> bool:
    runs = [each for each in active_abilities(g, lang.Rules) if each.ability.of == "bombing run"]
    return any((each.you, each.here) == (moment.by, moment.location) for each in runs)


@on_event("end-of-phase")
def _turn_back(g: Engine, moment: TriggerEvent) -> None:
    """At the end of their player's battle phase."""
    if moment.of != "battle" or moment.by is None:
        return
    low = [id for id in table.board(g).on_table if has_status(g, id, lang.BOMBING) and g.card(id).side == moment.by]
    if low:
        g.push(Returning(player=moment.by, bombers=tuple(low)))


def _climb(g: Engine, f: Scope[Returning]) -> None:
    """Each goes back to the system, for free, past all sectors, as its regular move; what cannot is lost."""
    if not f.vars.bombers:
        f.finish()
        return
    id, *rest = f.vars.bombers
    f.let(bombers=tuple(rest))
    f.goto("_climb")
    if not has_status(g, id, lang.BOMBING):
        return
    site = table.location_of(g, id)
    system = table.system_of(g, site)
    if not _can_return(g, id, system):
        g.log_event("crashes", card=g.ref(id))
        zones.lose(g, (id,))
        return
    g.mark("turn", "moved", id)
    go(g, id, system)
    arrive(g, f.vars.player, id, "move", site)


def _can_return(g: Engine, id: int, system: int) -> bool:
    if not system or not can_steer(g, id) or refuse_moving(g, id):
        return False
    return may_go(g, id, system) and may_fly(g, id, id, system)


procedure(Returning, _climb)
