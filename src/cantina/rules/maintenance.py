"""Maintenance: at the end of a turn cards are maintained, recycled or sacrificed (glossary: maintenance-cards)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.texts import ActiveAbility, active_abilities
from cantina.model.decision import Option
from cantina.model.text import say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.maintenance import Maintaining, Upkeep
from cantina.rules import zones
from cantina.rules.core import run_verbs
from cantina.rules.costs import besides, force_for, refuse_cost
from cantina.rules.options import option
from cantina.rules.responses import on_event


@on_event("end-of-turn")
def _fall_due(g: Engine, moment: TriggerEvent) -> None:
    assert moment.by is not None
    if active_abilities(g, lang.Maintenance):
        g.push(Upkeep(player=moment.by))


def _ask(g: Engine, f: Scope[Upkeep]) -> None:
    """Card by card, in the order that the player likes. Force only grows less by that: what he can pay for no more is
    sacrificed at once."""
    mine = [each for each in active_abilities(g, lang.Maintenance) if each.you == f.vars.player]
    due = [each for each in mine if each.source not in f.vars.done]
    if not due:
        f.finish()
        return
    ways = [_ways(g, each) for each in due]
    hopeless = [each for each in ways if len(each) == 1]
    f.ask(f.vars.player, say("prompt.maintenance"), hopeless[0] if hopeless else [way for each in ways for way in each])


def _ways(g: Engine, each: ActiveAbility[lang.Maintenance]) -> list[Option]:
    """What may become of a card: all that can be paid for, and the sacrifice, which costs nothing."""
    costs = [each.ability.maintain, *([] if each.ability.recycle is None else [each.ability.recycle])]
    able = [_paid(g, each, cost, kept=cost is each.ability.maintain) for cost in costs
            if refuse_cost(each.context(g), cost, each.you) is None]  # fmt: skip
    return [*able, option(g, "sacrifice", each.source)]


def _paid(g: Engine, each: ActiveAbility[lang.Maintenance], cost: lang.Cost, kept: bool) -> Option:
    force, rest = force_for(each.context(g), cost, each.you), next(iter(besides(cost)), None)
    return option(g, "maintain" if kept else "recycle", each.source, cost=force or None, words={"node": rest})


def _pay(g: Engine, f: Scope[Upkeep]) -> None:
    answer = f.answer
    assert answer.card is not None
    id = answer.card.id
    f.let(done=(*f.vars.done, id))
    f.goto("_ask")
    if answer.verb == "sacrifice":
        _sacrifice(g, id)
        return
    each = next(each for each in active_abilities(g, lang.Maintenance) if each.source == id)
    face, node = g.catalog.address(each.ability)
    g.push(Maintaining(source=id, face=face, node=node, you=each.you, here=each.here, names=each.vars, how=answer.verb))


procedure(Upkeep, _ask, _pay)


def _carry_out(g: Engine, f: Scope[Maintaining]) -> None:
    run_verbs(g, f, g.catalog.node(f.vars.face, f.vars.node), f.vars.how)


def _result(g: Engine, f: Scope[Maintaining]) -> None:
    """A recycled card takes along to the Used Pile what is on it (maintenance-cards-recycle.2)."""
    if f.vars.how == "recycle":
        zones.lose(g, (f.vars.source,), "placed", "used")
    else:
        g.log_event("maintained", player=f.vars.you, card=g.ref(f.vars.source))


procedure(Maintaining, _carry_out, _result)


def _sacrifice(g: Engine, id: int) -> None:
    """The card goes out of play; what is on it is lost first (maintenance-cards-sacrifice.2)."""
    zones.lose(g, (id,), "out-of-play", "out-of-play")
    zones.lose(g, tuple(zones.company(g, id)))
