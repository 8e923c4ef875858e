"""Mobile Effects that drift from site to site along a row (digest: effect kinds)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.catalog import walk
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context
from cantina.engine.statuses import define_status, set_status, status_of
from cantina.model.text import say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import ActionState
from cantina.records.mobile_effects import Course
from cantina.rules.core import needs, performs
from cantina.rules.movement import arrive, go
from cantina.rules.options import choices
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.responses import on_event

define_status(lang.HEADING)


def next_site(g: Engine, id: int) -> tuple[int, int]:
    """The site that a card drifts to, and its course from then on; the site is 0 if there is none to go to, or a text
    keeps the card where it is."""
    here, heading = table.location_of(g, id), status_of(g, id, lang.HEADING)
    course = -1 if heading is not None and heading.value == -1 else 1
    for way in () if forbidden_by(g, "move", id) else (course, -course):
        if beside := _beside(g, here, way):
            return beside, way
    return 0, course


def _beside(g: Engine, site: int, way: int) -> int:
    """The site next to one in its row, on one side; 0 if there is none."""
    row = table.row_of(g, site)[1]
    near = [each for each in table.neighbours(g, site) if (row.index(each) > row.index(site)) == (way > 0)]
    return near[0] if near else 0


@on_event("deployed")
def _set_course(g: Engine, moment: TriggerEvent) -> None:
    if any(isinstance(node, lang.Drift) for node in walk(g.face(moment.card))):
        g.push(Course(player=g.card(moment.card).side, card=moment.card))


def _ask_course(g: Engine, f: Scope[Course]) -> None:
    """Where there is but one way to go, or none, nothing is asked."""
    ways = table.neighbours(g, table.location_of(g, f.vars.card))
    if not ways:
        f.finish()
        return
    f.ask(f.vars.player, say("prompt.course", card=g.ref(f.vars.card)), choices(g, list(ways)))


def _keep_course(g: Engine, f: Scope[Course]) -> None:
    onward = _beside(g, table.location_of(g, f.vars.card), 1) == f.chosen
    set_status(g, f.vars.card, lang.HEADING, value=1 if onward else -1)


procedure(Course, _ask_course, _keep_course)


@performs(lang.Drift)
def _drift(g: Engine, act: Scope[ActionState], verb: lang.Drift) -> None:
    id = act.vars.source
    origin, (site, course) = table.location_of(g, id), next_site(g, id)
    if site:
        set_status(g, id, lang.HEADING, value=course)
        go(g, id, site)
        arrive(g, act.vars.you, id, "move", origin)


@needs(lang.Drift)
def _somewhere_to_go(context: Context, verb: lang.Drift) -> bool:
    return next_site(context.g, context.self)[0] != 0
