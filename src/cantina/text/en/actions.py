"""English. Actions and responses: when they are possible, their targets, costs and limits, and how they end."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.model.node import inside
from cantina.text import lexicon
from cantina.text.en.limits import how_often
from cantina.text.en.phrases import (
    amount,
    claimed,
    clauses,
    did,
    doing,
    moments,
    owner,
    phrase,
    player,
    player_clause,
    says,
    suffix,
    thing,
    time_words,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns, facts, times_and_facts, together
from cantina.text.lexicon import listed, sentences


@says(lang.CancelIt)
def _cancel_it(node: lang.CancelIt, c: Context) -> Clause:
    pile = f" and put it on its owner's {lexicon.PILES[node.to][0]}" if node.to != "lost" else ""
    return player_clause(lang.YOU, "cancel", "cancels", _moment(c) + pile)


@says(lang.Targeting)
def _targeting(node: lang.Targeting, c: Context) -> Nouns:
    return (Noun(after=(f"targeting {thing(node.what, c)}",)),)


@says(lang.TargetedBy)
def _targeted_by(node: lang.TargetedBy, c: Context) -> Nouns:
    return (Noun(after=(f"targeted by {thing(node.what, c)}",)),)


def _moment(c: Context) -> str:
    kind, trigger = c.bound.get("kind"), c.trigger
    if kind in ("played", "deploying"):
        return c.bound["card"]
    if trigger is not None and isinstance(trigger.card, lang.Named):
        return trigger.card.title
    kinds = (kind,) if kind else trigger.kinds() if trigger is not None else ("",)
    return listed(list(dict.fromkeys(lexicon.MOMENTS.get(kind, ("it", ""))[0] for kind in kinds)), "or")


def _period(act: lang.Act) -> str:
    whose = "any" if act.whose == lang.ANYONE else owner(act.whose)
    if act.during:
        return f"during {whose} {lexicon.PHASES[act.during][0]}"
    return f"during {whose} turn" if act.whose != lang.ANYONE else ""


def _lead(act: lang.Act, c: Context) -> str:
    """All that comes before the action itself: limit, period, trigger, condition."""
    limit = f"{phrase(act.limit, c)}, " if act.limit is not None else ""
    if act.limit is not None and act.limit.per == "phase" and act.during:
        limit = f"{how_often(act.limit, c)} "
    if act.to is not None and act.to.kind == "at-once" and act.when is not None:
        return f"{as_soon_as(act.when, c)}, "
    times, rest = times_and_facts(act.when)
    said = [phrase(act.to, c)] if act.to is not None else []
    if all(each.startswith("if ") for each in said) and not isinstance(act.when, lang.Unless):
        claims = [*(each.removeprefix("if ") for each in said), *claimed(rest, c)]
        said = [f"if {listed(claims, 'and')}"] if claims else []
    else:
        said += [when(each, c) for each in rest]
    parts = [_period(act), *(f"during {time_words(each, c)}" for each in times), *said]
    return limit + "".join(f"{part}, " for part in parts if part)


def _cost(act: lang.Act, c: Context) -> str:
    named = lang.X in inside(act.cost)
    spans = [_span(each, named, c) for each in act.targets if isinstance(each, lang.AmountUpTo)]
    return doing(act.by, act.cost, c) + "".join(spans)


def _span(target: lang.AmountUpTo, named: bool, c: Context) -> str:
    """How large X may be, if the price names it, or that it is chosen; that nobody uses more Force than he has goes
    without saying."""
    if not named:
        return f" and choose X from {target.least} to {amount(target.most, c)}"
    if target.most == lang.PlayerValue("force"):
        return " (X may be 0)" if target.least == 0 else ""
    return f" (X from {target.least} to {amount(target.most, c)})"


def as_soon_as(condition: lang.Condition, c: Context) -> str:
    """A condition that decides at once; "no longer" where it speaks of something that stops."""
    part = condition.part if isinstance(condition, lang.Unless) else None
    if isinstance(part, lang.Fits):
        return f"as soon as {phrase(part, c).replace(' is ', ' is no longer ', 1)}"
    return f"as soon as {listed(claimed(facts(condition), c), 'and')}"


@says(lang.Act)
def _act(node: lang.Act, c: Context) -> str:
    node, c = together(node, msgspec.structs.replace(c, act=node))
    first, *rest = clauses(node, c)
    instead = "instead " if node.instead else ""
    optional = f"{player(node.by)} may {instead}" if node.may and not c.interrupt else instead
    if node.word in NAMED:
        start = f"{optional}{f'{_cost(node, c)} to ' if node.cost else ''}{_named(node, c)}: {first.say}"
    elif node.cost:
        start = f"{optional}{_cost(node, c)}" + (f" to {first.to}" if first.to else f": {first.say}")
    elif node.may and not c.interrupt:
        start = optional + (first.done_by(node.by) if first.to else f"do this: {first.say}")
    else:
        start = optional + first.say
    return sentences([_lead(node, c) + start, *(each.say for each in rest), *_immune(node)])


NAMED = ("attempt", "race")  # actions that have a name of their own


def _named(node: lang.Act, c: Context) -> str:
    """What players call an action that has a name."""
    return {"attempt": f"attempt {c.title or 'this card'}", "race": "race"}[node.word]


def _immune(node: lang.Act | lang.Cancels) -> list[str]:
    return [f"immune to {node.immune_to}"] if node.immune_to else []


@says(lang.Cancels)
def _cancels(node: lang.Cancels, c: Context) -> str:
    what = thing(node.what, c)
    if not node.may:
        return f"cancels {thing(node.what, c, 'many')}{suffix(node.when, c)}"
    optional = "" if c.interrupt else "you may "
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    start = f"{doing(lang.YOU, node.cost, c)} to cancel {what}" if node.cost else f"cancel {what}"
    return sentences([lead + optional + start, *_immune(node)])


moments(
    {
        "played": lambda t, c: did(t, c, "played"),
        "used": lambda t, c: did(t, c, "used"),
        "at-once": lambda t, c: "as soon as possible",
    }
)
