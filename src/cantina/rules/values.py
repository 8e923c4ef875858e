"""Values of players that texts name, and changing a number that a moment has at hand. Every topic declares which ones
it has."""

from __future__ import annotations

import operator
from collections.abc import Callable

from cantina import lang
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import Context, Number, amounts_named, evaluates, is_undefined, number, places, side_of
from cantina.lang.vocabulary import AtHand, Total
from cantina.model.num import Num, apart
from cantina.model.registry import register_once
from cantina.model.sides import SIDES, Side, other
from cantina.records.core import ActionState
from cantina.rules.core import answered, begun, bind, can_result, context_of, needs, performs, run_verbs

STEPS: dict[str, Callable[[Num, Num], Num]] = {
    "add": operator.add, "subtract": operator.sub, "times": operator.mul,
    "set": lambda total, by: by,
}  # fmt: skip
Apply = Callable[[Engine, Scope[ActionState], lang.Change, Num], None]
Possible = Callable[[Context, lang.Change], bool]
AT_HAND: dict[str, tuple[Apply, Possible]] = {}

Tally = Callable[[Engine, Side, int], Num]  # the last argument: at which location, 0 if it is at none
TOTALS: dict[str, Tally] = {}


def totals(stat: Total) -> Callable[[Tally], Tally]:
    """Declare how a value of a player's is worked out that texts name."""

    def declare(tally: Tally) -> Tally:
        register_once(TOTALS, stat, tally)
        return tally

    return declare


@evaluates(lang.PlayerValue)
def _player_value(node: lang.PlayerValue) -> Number:
    """At several locations, all of it together."""
    tally, at = TOTALS[node.stat], node.at
    if at is None:
        return lambda c: tally(c.g, side_of(c, node.player), 0)
    return lambda c: sum(tally(c.g, side_of(c, node.player), place) for place in places(c, at))


def changes(what: AtHand, possible: Possible) -> Callable[[Apply], Apply]:
    """Declare how an action changes something that is at hand (the last argument: by how much), and when it can."""

    def declare(apply: Apply) -> Apply:
        register_once(AT_HAND, what, (apply, possible))
        return apply

    return declare


def stepped(total: Num, how: str, by: Num) -> Num:
    """What a change makes of a number."""
    return STEPS[how](total, by)


def resulting(g: Engine, act: Scope[ActionState], amount: lang.Number) -> Num:
    """An amount in the result of an action, as texts have changed that result."""
    total = number(context_of(g, act), amount)
    for _, how, by in act.vars.changes:
        total = stepped(total, how, by)
    return total


@performs(lang.Change)
def _change(g: Engine, act: Scope[ActionState], verb: lang.Change) -> None:
    AT_HAND[verb.what][0](g, act, verb, resulting(g, act, verb.by))


@needs(lang.Change)
def _changeable(context: Context, verb: lang.Change) -> bool:
    return AT_HAND[verb.what][1](context, verb)


@performs(lang.CompareTotals)
def _compare_totals(g: Engine, act: Scope[ActionState], verb: lang.CompareTotals) -> None:
    """A total for which nothing was drawn is none: then nobody wins."""
    context = context_of(g, act)
    yours, theirs = number(context, verb.yours), number(context, verb.opponents)
    if yours != theirs and not is_undefined(context, amounts_named((verb.yours, verb.opponents))):
        bind(act, winner=context.you if yours > theirs else other(context.you), difference=apart(yours, theirs))
        run_verbs(g, act, verb, "then")


@needs(lang.CompareTotals)
def _whoever_wins(context: Context, verb: lang.CompareTotals) -> bool:
    """Whether something can happen if one player wins, or the other."""
    return any(can_result(context.knowing(winner=side), verb.then) for side in SIDES)


def note_change(g: Engine, act: Scope[ActionState], verb: lang.Change, by: Num) -> None:
    """The moment's own frame keeps the change until it needs the number: (title, how, how much)."""
    frame = answered(g, act)
    frame.let(changes=(*frame.vars.changes, (g.face(act.vars.source).title, verb.how, by)))


def once_by_title(context: Context, verb: lang.Change) -> bool:
    """Copies of one card change the same thing only once (glossary: cumulatively)."""
    frame = begun(context.g, context.moment)
    noted = frame.vars.changes if frame else ()
    return context.g.face(context.self).title not in [title for title, *_ in noted]


# The result of the card just played: nothing happens if that card is then cancelled.
changes("result", once_by_title)(note_change)
