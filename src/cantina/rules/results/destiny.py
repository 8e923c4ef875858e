"""What verbs do: drawing and changing destinies."""

from __future__ import annotations

from cantina import lang
from cantina.engine.catalog import inside
from cantina.engine.core import Engine, Scope
from cantina.engine.query import Context, number, side_of, spoken_of
from cantina.lang import HighestAbility
from cantina.rules.acts import context_of, needs, performs
from cantina.rules.battle import battle_scope
from cantina.rules.destiny import draw_total


@performs(lang.DrawDestiny)
def _draw(g: Engine, act: Scope, verb: lang.DrawDestiny) -> None:
    context = context_of(g, act)
    firing = act.frame.proc == "fire"
    times = int(number(context, verb.number))
    where = act["here"] if firing else act["b"].get("location", 0)
    draw_total(g, act, side_of(context, verb.by), times, "weapon" if firing else "", where, verb.name)


@performs(lang.Redraw)
def _redraw(g: Engine, act: Scope, verb: lang.Redraw) -> None:
    Scope(g, act["b"]["frame"]).let(redraw=True)


@needs(lang.Redraw)
@needs(lang.CancelIt)
def _not_cancelled_yet(context: Context, verb: lang.Verb) -> bool:
    """What was cancelled already can be neither cancelled nor redrawn (glossary: han-solo.5)."""
    frame = Scope(context.g, context.vars["frame"]) if "frame" in context.vars else None
    return frame is None or not (frame.get("cancelled") or frame.get("redraw"))


@needs(lang.If)
def _someone_to_measure(context: Context, verb: lang.If) -> bool:
    """A destiny is compared with the ability of a highest-ability character only if there is one."""
    measured = [node for node in inside(verb.when) if isinstance(node, HighestAbility)]
    return all(spoken_of(context, each) for each in measured)


@performs(lang.AddToDestiny)
def _add_to_destiny(g: Engine, act: Scope, verb: lang.AddToDestiny) -> None:
    draw, more = Scope(g, act["b"]["frame"]), number(context_of(g, act), verb.by)
    draw.let(value=draw["value"] + more, raised_by=(*draw.get("raised_by", ()), act["source"]))
    g.tell("destiny-changed", card=g.ref(draw["card"]), value=draw["value"])


@needs(lang.AddToDestiny)
def _not_added_yet(context: Context, verb: lang.AddToDestiny) -> bool:
    """A text adds to one draw only once."""
    return context.self not in Scope(context.g, context.vars["frame"]).get("raised_by", ())


@performs(lang.SwitchBattleDestinies)
def _switch(g: Engine, act: Scope, verb: lang.SwitchBattleDestinies) -> None:
    battle = battle_scope(g)
    assert battle is not None
    drawn = battle["destinies"]
    battle.let(destinies={"light": drawn["dark"], "dark": drawn["light"]})
    g.touch()


@performs(lang.MultiplyDamage)
def _multiply(g: Engine, act: Scope, verb: lang.MultiplyDamage) -> None:
    battle = battle_scope(g)
    assert battle is not None
    context = context_of(g, act)
    against = "loser" if verb.against == "loser" else side_of(context, verb.against)
    factors = (*battle.get("factors", ()), (against, number(context, verb.by), g.face(act["source"]).title))
    battle.let(factors=factors)
