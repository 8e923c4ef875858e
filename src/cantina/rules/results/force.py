"""What verbs do: losing, using, activating and retrieving Force."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, number, side_of
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.acts import bind, context_of, needs, performs
from cantina.rules.force import lose_force, retrieve, use_force
from cantina.rules.options import decline, option


@performs(lang.LoseForce)
def _lose_force(g: Engine, act: Scope, verb: lang.LoseForce) -> None:
    context = context_of(g, act)
    lose_force(g, side_of(context, verb.player), number(context, verb.amount), "text", act["source"])


@performs(lang.LowerTotalLoses)
def _lower_loses(g: Engine, act: Scope, verb: lang.LowerTotalLoses) -> None:
    context = context_of(g, act)
    mine, theirs = number(context, verb.yours), number(context, verb.opponents)
    if mine != theirs:
        loser: Side = context.you if mine < theirs else other(context.you)
        lose_force(g, loser, abs(mine - theirs), "text", act["source"])


@performs(lang.HigherTotalRetrieves)
def _higher_retrieves(g: Engine, act: Scope, verb: lang.HigherTotalRetrieves) -> None:
    context = context_of(g, act)
    mine, theirs = number(context, verb.yours), number(context, verb.opponents)
    winner: Side = context.you if mine > theirs else other(context.you)
    if mine != theirs and g.pile(winner, "lost"):
        face, node = g.catalog.address(verb)
        g.push("retrieve-random", player=winner, source=act["source"], face=face, node=node)


def _ask_retrieve(g: Engine, f: Scope) -> None:
    f.ask(f["player"], say("prompt.retrieve-random", card=g.ref(f["source"])), [option(g, "yes"), decline(g, "no")])


def _retrieve_random(g: Engine, f: Scope) -> None:
    if f["answer"].verb == "yes":
        pile = g.pile(f["player"], "lost")
        id = pile[g.random(len(pile))]
        zones.to_pile(g, id, "used")
        g.tell("retrieved-card", player=f["player"], card=g.ref(id))


procedure("retrieve-random", _ask_retrieve, _retrieve_random)


@performs(lang.RaiseDrain)
def _raise_drain(g: Engine, act: Scope, verb: lang.RaiseDrain) -> None:
    drain, more = Scope(g, act["b"]["frame"]), number(context_of(g, act), verb.by)
    drain.let(raised=(*drain.get("raised", ()), (g.face(act["source"]).title, more)))


@needs(lang.RaiseDrain)
def _not_raised_yet(context: Context, verb: lang.RaiseDrain) -> bool:
    """Copies of one card add to a drain only once (glossary: cumulatively)."""
    raised = Scope(context.g, context.vars["frame"]).get("raised", ())
    return context.g.face(context.self).title not in [title for title, _ in raised]


@performs(lang.ActivateForce)
def _activate(g: Engine, act: Scope, verb: lang.ActivateForce) -> None:
    amount = min(int(number(context_of(g, act), verb.amount)), len(g.pile(act["you"], "reserve")))
    for _ in range(amount):
        zones.shift(g, act["you"], "reserve", "force")
    g.tell("activated", player=act["you"], amount=amount)


@needs(lang.ActivateForce)
@needs(lang.DrawCards)
def _something_in_reserve(context: Context, verb: lang.Verb) -> bool:
    return bool(context.g.pile(context.you, "reserve"))


@performs(lang.Fix)
def _fix(g: Engine, act: Scope, verb: lang.Fix) -> None:
    bind(act, **{verb.name: number(context_of(g, act), verb.amount)})


@performs(lang.ReduceLoss)
def _reduce(g: Engine, act: Scope, verb: lang.ReduceLoss) -> None:
    _change_loss(g, act, number(context_of(g, act), verb.by))


@performs(lang.RaiseLoss)
def _raise(g: Engine, act: Scope, verb: lang.RaiseLoss) -> None:
    _change_loss(g, act, -number(context_of(g, act), verb.by))


def _change_loss(g: Engine, act: Scope, amount: float) -> None:
    """The loss at hand is a Force loss, or battle damage that is being paid with Force."""
    frame = _loss_frame(g, act)
    if frame.frame.proc == "pay-damage":
        from cantina.rules.damage import cover_damage

        cover_damage(g, frame["player"], amount)
    else:
        frame.let(adjust=frame["adjust"] - amount)


def _loss_frame(g: Engine, act: Scope) -> Scope:
    """The loss that the action responds to, or the one that the action which it responds to responded to."""
    frame = Scope(g, act["b"]["frame"])
    while frame.frame.proc == "act":
        frame = Scope(g, frame["b"]["frame"])
    return frame


@performs(lang.UseForce)
def _use_force(g: Engine, act: Scope, verb: lang.UseForce) -> None:
    g.push("use-force", act=act.i, player=act["you"], most=len(g.pile(act["you"], "force")))


def _how_much(g: Engine, f: Scope) -> None:
    f.ask(f["player"], say("prompt.use-force"), [option(g, "amount", amount=n) for n in range(f["most"] + 1)])


def _use_it(g: Engine, f: Scope) -> None:
    amount = int(f["answer"].amount)
    use_force(g, f["player"], amount)
    bind(Scope(g, f["act"]), x=amount)


procedure("use-force", _how_much, _use_it)


@performs(lang.RetrieveForce)
def _retrieve(g: Engine, act: Scope, verb: lang.RetrieveForce) -> None:
    context = context_of(g, act)
    retrieve(g, side_of(context, verb.player), int(number(context, verb.amount)))
