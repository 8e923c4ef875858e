"""French. Actions and responses: when they are possible, their targets, costs and limits, and how they end."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.model.node import inside
from cantina.text import lexicon
from cantina.text.fr.limits import how_often
from cantina.text.fr.phrases import (
    a,
    amount,
    claimed,
    clauses,
    did,
    do,
    doing,
    lasting,
    moments,
    order,
    owned,
    phrase,
    que,
    says,
    si,
    suffix,
    thing,
    time_words,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns, facts, times_and_facts, together
from cantina.text.lexicon import listed, sentences


@says(lang.CancelIt)
def _cancel_it(node: lang.CancelIt, c: Context) -> Clause:
    pile = f", qui va sur la {lexicon.PILES[node.to][1]} de son propriétaire" if node.to != "lost" else ""
    return order("annuler", "annulez", _moment(c) + pile)


@says(lang.Targeting)
def _targeting(node: lang.Targeting, c: Context) -> Nouns:
    return (Noun(more=(f"ciblant {thing(node.what, c)}",)),)


@says(lang.TargetedBy)
def _targeted_by(node: lang.TargetedBy, c: Context) -> Nouns:
    return (Noun(more=(f"ciblé{{e}}{{s}} par {thing(node.what, c)}",)),)


def _moment(c: Context) -> str:
    kind, trigger = c.bound.get("kind"), c.trigger
    if kind in ("played", "deploying"):
        return c.bound["card"]
    if trigger is not None and isinstance(trigger.card, lang.Named):
        return trigger.card.title
    kinds = (kind,) if kind else trigger.kinds() if trigger is not None else ("",)
    return listed(list(dict.fromkeys(lexicon.MOMENTS.get(kind, ("", "l'action"))[1] for kind in kinds)), "ou")


def _period(act: lang.Act) -> str:
    if act.during:
        name = lexicon.PHASES[act.during][1]
        return f"pendant {owned(act.whose, name, True) if act.whose != lang.ANYONE else f'une {name}'}"
    return f"pendant {owned(act.whose, 'tour', False)}" if act.whose != lang.ANYONE else ""


def _lead(act: lang.Act, c: Context) -> str:
    """All that comes before the action itself: limit, period, trigger, condition."""
    limit = f"{phrase(act.limit, c)}, " if act.limit is not None else ""
    if act.limit is not None and act.limit.per == "phase" and act.during:
        limit = f"{how_often(act.limit, c)} "
    if act.to is not None and act.to.kind == "at-once" and act.when is not None:
        return f"{as_soon_as(act.when, c)}, "
    times, rest = times_and_facts(act.when)
    said = [phrase(act.to, c)] if act.to is not None else []
    if all(each.startswith("si ") for each in said) and not isinstance(act.when, lang.Unless):
        claims = [*said, *(si(each) for each in claimed(rest, c))]
        said = [listed(claims, "et")] if claims else []
    else:
        said += [when(each, c) for each in rest]
    parts = [_period(act), *(f"pendant {time_words(each, c)}" for each in times), *said]
    return limit + "".join(f"{part}, " for part in parts if part)


def _spans(act: lang.Act, c: Context) -> str:
    return "".join(_span(each, act, c) for each in act.targets if isinstance(each, lang.AmountUpTo))


def _span(target: lang.AmountUpTo, act: lang.Act, c: Context) -> str:
    """How large X may be, if the price names it, or that it is chosen; that nobody uses more Force than he has goes
    without saying."""
    if lang.X not in inside(act.cost):
        choose = "choisir" if act.may and not c.interrupt else "choisissez"
        return f" et {choose} X de {target.least} {a(amount(target.most, c))}"
    if target.most == lang.PlayerValue("force"):
        return " (X peut être 0)" if target.least == 0 else ""
    return f" (X de {target.least} {a(amount(target.most, c))})"


NO_LONGER = " n'est plus "


def as_soon_as(condition: lang.Condition, c: Context) -> str:
    """A condition that decides at once; « ne … plus » where it speaks of something that stops."""
    part = condition.part if isinstance(condition, lang.Unless) else None
    if isinstance(part, lang.Fits):
        return f"dès {que(phrase(part, c).replace(' est ', NO_LONGER, 1))}"
    return f"dès {lasting(facts(condition), c)}"


@says(lang.Act)
def _act(node: lang.Act, c: Context) -> str:
    node, c = together(node, msgspec.structs.replace(c, act=node))
    first, *rest = clauses(node, c)
    optional = node.may and not c.interrupt
    if node.word in NAMED:
        pay = f"{doing(node.by, node.cost, c)} pour " if node.cost else ""
        start = f"{do(node.by, 'pouvez', 'peut')} {pay}{_named(node, c)} : {first.say}"
    elif node.cost:
        start = (f"{do(node.by, 'pouvez', 'peut')} {doing(node.by, node.cost, c)}" if optional
                 else listed([phrase(each, c) for each in node.cost], "et")) + _spans(node, c)  # fmt: skip
        start += f" pour {first.to}" if first.to else f" : {first.say}"
    elif optional:
        deed = first.done_by(node.by) if first.to else f"faire ceci : {first.say}"
        start = f"{do(node.by, 'pouvez', 'peut')} {deed}"
    else:
        start = first.say
    if node.instead:
        start = f"au lieu de cela, {start}"
    return sentences([_lead(node, c) + start, *(each.say for each in rest), *_immune(node)])


NAMED = ("attempt", "race")  # actions that have a name of their own


def _named(node: lang.Act, c: Context) -> str:
    """What players call an action that has a name."""
    return {"attempt": f"tenter {c.title or 'cette carte'}", "race": "courir"}[node.word]


def _immune(node: lang.Act | lang.Cancels) -> list[str]:
    return [f"cette fonction est immunisée à {node.immune_to}"] if node.immune_to else []


@says(lang.Cancels)
def _cancels(node: lang.Cancels, c: Context) -> str:
    what = thing(node.what, c)
    if not node.may:
        return f"annule {thing(node.what, c, 'many')}{suffix(node.when, c)}"
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    if node.cost:
        orders = listed([phrase(each, c) for each in node.cost], "et")
        pay = orders if c.interrupt else f"vous pouvez {doing(lang.YOU, node.cost, c)}"
        return sentences([f"{lead}{pay} pour annuler {what}", *_immune(node)])
    return sentences([f"{lead}{'annulez' if c.interrupt else 'vous pouvez annuler'} {what}", *_immune(node)])


moments(
    {
        "played": lambda t, c: did(t, c, "jouer", "joué{e}{s}"),
        "used": lambda t, c: did(t, c, "utiliser", "utilisé{e}{s}"),
        "at-once": lambda t, c: "dès que possible",
    }
)
