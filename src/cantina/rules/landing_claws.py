"""Starfighters that cling to a larger ship: they go where it goes and count no more until they let go."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import Context, referenced_cards
from cantina.engine.statuses import clear_status, define_status, has_status, set_status
from cantina.model.sides import Side
from cantina.records.core import ActionState
from cantina.rules.core import context_of, needs, performs
from cantina.rules.statuses import restores


def _left_alone(g: Engine, id: int, where: int) -> None:
    """The larger ship is gone: the smaller one stands where it was."""
    if g.face(id).category == "starship":
        g.change(id, at=where, on=0)
        _show(g, id)


define_status(lang.CONCEALED, active=False, on_host_left=_left_alone)


def _show(g: Engine, ship: int) -> None:
    for each in (ship, *table.carried(g, ship)):
        if has_status(g, each, lang.CONCEALED):
            clear_status(g, each, lang.CONCEALED)


@performs(lang.Cling)
def _cling(g: Engine, act: Scope[ActionState], verb: lang.Cling) -> None:
    """What holds it on is concealed as well, and can still let go. That is no move
    (movement-unlimited-relocating-cards-between-locations)."""
    claw, ship = act.vars.source, g.card(act.vars.source).on
    for host in referenced_cards(context_of(g, act), verb.to)[:1]:
        g.change(ship, at=0, on=host, seat="")
        set_status(g, ship, lang.CONCEALED, other=host)
        set_status(g, claw, lang.CONCEALED, other=host)
        g.log_event("clung", card=g.ref(ship), on=g.ref(host))


@needs(lang.Cling)
def _something_to_hold_on_to(context: Context, verb: lang.Cling) -> bool:
    return bool(referenced_cards(context, verb.to)) and bool(context.g.card(context.g.card(context.self).on).at)


@restores(lang.CONCEALED)
def let_go(g: Engine, ship: int, by: Side) -> bool:
    """A ship lets go, and stands where the other one is."""
    where = table.location_of(g, ship)
    g.change(ship, at=where, on=0)
    _show(g, ship)
    g.log_event("let-go", card=g.ref(ship), place=g.ref(where))
    return True
