"""What verbs do: conditions, choices, lasting effects, cancelling."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import amounts_named, holds, missed, number, side_of
from cantina.model.state import Lasting
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.acts import context_of, performs, run_verbs
from cantina.rules.force import use_force
from cantina.rules.options import decline, option
from cantina.rules.turn import next_turn_of


@performs(lang.If)
def _if(g: Engine, act: Scope, verb: lang.If) -> None:
    run_verbs(g, act, verb, "then" if holds(context_of(g, act), verb.when) else "otherwise")


@performs(lang.May)
def _may(g: Engine, act: Scope, verb: lang.May) -> None:
    face, node = g.catalog.address(verb)
    g.push("may", act=act.i, face=face, node=node, player=side_of(context_of(g, act), verb.by))


def _ask_may(g: Engine, f: Scope) -> None:
    act = Scope(g, f["act"])
    verb = g.catalog.node(f["face"], f["node"])
    yes = option(g, "yes", key="may-yes", node=verb)
    f.ask(f["player"], say("prompt.may", card=g.ref(act["source"]), node=verb), [yes, decline(g, "no")])


def _if_yes(g: Engine, f: Scope) -> None:
    if f["answer"].verb == "yes":
        g.push("run", act=f["act"], face=f["face"], node=f["node"], field="do", i=0)


procedure("may", _ask_may, _if_yes)


@performs(lang.MayPay)
def _may_pay(g: Engine, act: Scope, verb: lang.MayPay) -> None:
    """Without a destiny that the price depends on there is nothing to pay for."""
    context = context_of(g, act)
    if missed(context, amounts_named(verb.amount)):
        run_verbs(g, act, verb, "otherwise")
        return
    face, node = g.catalog.address(verb)
    g.push("may-pay", act=act.i, face=face, node=node, player=act["you"],
           price=max(int(number(context, verb.amount)), 0))  # fmt: skip


def _ask_pay(g: Engine, f: Scope) -> None:
    able = f["price"] <= len(g.pile(f["player"], "force"))
    pay = [option(g, "yes", key="pay-yes", cost=f["price"])] if able else []
    f.ask(f["player"], say("prompt.pay", card=g.ref(Scope(g, f["act"])["source"])), [*pay, decline(g, "no")])


def _pay_or_not(g: Engine, f: Scope) -> None:
    paid = f["answer"].verb == "yes"
    if paid:
        use_force(g, f["player"], f["price"])
    g.push("run", act=f["act"], face=f["face"], node=f["node"], field="then" if paid else "otherwise", i=0)


procedure("may-pay", _ask_pay, _pay_or_not)


def _until(g: Engine, act: Scope, period: str) -> str:
    """The name under which a period is forgotten: some periods are one player's, or one card's stay on table."""
    if period == "stay":
        return zones.on_table(g.card(act["b"]["target"]))
    return next_turn_of(act["you"]) if period == "your next turn" else period


@performs(lang.ForRest)
def _for_rest(g: Engine, act: Scope, verb: lang.ForRest) -> None:
    """The lasting text keeps the names that are bound now, apart from its source (glossary: cancel-duration)."""
    simple = {name: found for name, found in act["b"].items() if isinstance(found, int | float | str | tuple)}
    until = _until(g, act, verb.of)
    for line in verb.text:
        face, node = g.catalog.address(line)
        lasting = Lasting(face, node, until, act["source"], act["you"], act["here"], simple)
        g.state.lasting = (*g.state.lasting, lasting)
    g.touch()


@performs(lang.CancelIt)
def _cancel_it(g: Engine, act: Scope, verb: lang.CancelIt) -> None:
    """The moment's own frame takes note; costs and limits stay spent (glossary: cancel)."""
    Scope(g, act["b"]["frame"]).let(cancelled=True, cancelled_to=verb.to)
    card = act["b"].get("card")
    g.tell("cancelled", card=g.ref(card) if card else None, kind=act["b"]["kind"])
