"""Costs: what is paid to begin an action, a shot or a deployment, or because a text asks for it; all of it, or nothing
(glossary: cancel.2)."""

from __future__ import annotations

from math import ceil
from typing import Any

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, amounts_named, is_player, is_undefined, number, side_of, sides_of
from cantina.engine.values import adjusted
from cantina.model.decision import Refusal
from cantina.model.num import Num
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.records.core import ActionState
from cantina.records.costs import Expense, Paying, Price
from cantina.rules.core import (
    acting,
    can_result,
    context_of,
    done_in_full,
    names_known,
    needs,
    no_result,
    performs,
    run_verbs,
)
from cantina.rules.force import spendable, usable, use_force
from cantina.rules.options import decline, option, refusal
from cantina.rules.playable_cards import is_held


def price_of(context: Context, node: lang.Ability | lang.Verb, cost: lang.Cost, payer: Side) -> Price:
    """What the cost that a text names comes to."""
    shares = force_for(context, cost, payer), force_for(context, cost, other(payer))
    return Price(*shares, context.g.catalog.address(node), context.self) if besides(cost) else Price(*shares)


def force_for(context: Context, cost: lang.Cost, side: Side) -> int:
    """The Force that a player uses to pay a cost."""
    uses = [verb for verb in cost if isinstance(verb, lang.Use) and is_player(context, verb.player, side)]
    return sum(max(ceil(number(context, verb.amount)), 0) for verb in uses)


def besides(cost: lang.Cost) -> lang.Cost:
    """What a cost asks for besides Force to be used."""
    return tuple(verb for verb in cost if not isinstance(verb, lang.Use))


def played_for(g: Engine, id: int, cost: Num) -> int:
    """The Force that an action costs who acts: what its text asks for, and what texts make of that if it is played."""
    return int(adjusted(g, "play cost", id, cost, 0) if is_held(g, id) else cost)


def use_for_act(context: Context, cost: lang.Cost, payer: Side) -> None:
    """Both players use the Force that an action costs."""
    g = context.g
    use_force(g, other(payer), force_for(context, cost, other(payer)))
    use_force(g, payer, played_for(g, context.self, force_for(context, cost, payer)))


def refuse_cost(context: Context, cost: lang.Cost, payer: Side) -> Refusal | None:
    """Why a cost cannot be paid in full, or None."""
    shares = force_for(context, cost, payer), force_for(context, cost, other(payer))
    return refuse_force(context.g, payer, *shares) or refuse_rest(context, cost, payer)


def refuse_force(g: Engine, side: Side, amount: Num, theirs: int = 0) -> Refusal | None:
    """Why a player cannot use so much Force while the opponent uses so much himself, or None."""
    return refusal(g, "force-pile", "cost", cost=amount) if amount > spendable(g, side, theirs) else None


def refuse_rest(context: Context, cost: lang.Cost, payer: Side) -> Refusal | None:
    """Why something of a cost cannot be paid that is not the payer's own Force, or None."""
    share = force_for(context, cost, other(payer))
    return _refuse_share(context.g, payer, share) or _refuse_deeds(context, besides(cost))


def _refuse_share(g: Engine, payer: Side, share: int) -> Refusal | None:
    short = share > usable(g, other(payer))
    return refusal(g, "force-pile", "their-cost", cost=share) if short else None


def _refuse_deeds(context: Context, cost: lang.Cost) -> Refusal | None:
    missing = next((verb for verb in cost if not done_in_full(context, verb)), None)
    return None if missing is None else refusal(context.g, "game-text", "unpayable", by=context.self, node=missing)


def refuse_price(context: Context, price: Price, payer: Side) -> Refusal | None:
    """Why a price cannot be paid in full, or None."""
    g = context.g
    short = refuse_force(g, payer, price.yours, price.theirs) or _refuse_share(g, payer, price.theirs)
    return short or _refuse_deeds(context, _asked_besides(g, price))


def _asked_besides(g: Engine, price: Price) -> lang.Cost:
    node: Any = g.catalog.node(*price.text) if price.source else None
    return besides(node.cost) if node is not None else lang.FREE


def pay_price(context: Context, price: Price, payer: Side) -> None:
    """Both players' shares are used, and the rest is done."""
    g = context.g
    use_force(g, other(payer), price.theirs)
    use_force(g, payer, price.yours)
    if price.source:
        face, node = price.text
        g.push(Expense(source=price.source, face=face, node=node, you=context.you, here=context.here,
                       names=context.vars))  # fmt: skip


def _pay_rest(g: Engine, f: Scope[Expense]) -> None:
    run_verbs(g, f, g.catalog.node(f.vars.face, f.vars.node), "cost")


procedure(Expense, _pay_rest)


@performs(lang.Use)
def _use(g: Engine, act: Scope[ActionState], verb: lang.Use) -> None:
    """The Force that a shot or a deployment costs was used already, as texts leave it."""
    context = context_of(g, act)
    for side in sides_of(context, verb.player) if not isinstance(act.vars, Expense) else ():
        use_force(g, side, force_for(context, (verb,), side))


needs(lang.Use)(no_result)


# -- costs in a result -------------------------------------------------------------------------------------------------


@performs(lang.Pays)
def _pays(g: Engine, act: Scope[ActionState], verb: lang.Pays) -> None:
    """Without a destiny that the price depends on there is nothing to pay for."""
    context = context_of(g, act)
    if is_undefined(context, amounts_named(verb.cost)):
        run_verbs(g, act, verb, "otherwise")
        return
    face, node = g.catalog.address(verb)
    g.push(Paying(act=act.i, face=face, node=node, player=side_of(context, verb.by)))


@needs(lang.Pays)
def _worth_paying_for(context: Context, verb: lang.Pays) -> bool:
    return can_result(context, (*verb.cost, *verb.then, *verb.otherwise))


def _terms(g: Engine, f: Scope[Paying]) -> lang.Pays:
    verb = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(verb, lang.Pays)
    return verb


def _ask_pay(g: Engine, f: Scope[Paying]) -> None:
    act, verb, player = g.at(f.vars.act, ActionState), _terms(g, f), f.vars.player
    context = context_of(g, act)
    price = force_for(context, verb.cost, player) if besides(verb.cost) != verb.cost else None
    able = refuse_cost(context, verb.cost, player) is None
    yes = [option(g, "yes", key="pay-yes", cost=price)] if able else []
    bound = names_known(g, verb, act, player)
    f.ask(player, say("prompt.may", card=acting(g, f), node=verb, bound=bound), [*yes, decline(g, "no")])


def _pay_or_not(g: Engine, f: Scope[Paying]) -> None:
    f.let(paid=f.answer.verb == "yes")
    if f.vars.paid:
        run_verbs(g, g.at(f.vars.act, ActionState), _terms(g, f), "cost")


def _what_follows(g: Engine, f: Scope[Paying]) -> None:
    run_verbs(g, g.at(f.vars.act, ActionState), _terms(g, f), "then" if f.vars.paid else "otherwise")


procedure(Paying, _ask_pay, _pay_or_not, _what_follows)
