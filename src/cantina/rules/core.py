"""How verbs are carried out, each on the scope of the action that it belongs to; and the verbs of the core."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import (
    Context,
    amounts_named,
    holds,
    is_undefined,
    named,
    number,
    referenced_cards,
    side_of,
)
from cantina.engine.statuses import hidden_from
from cantina.model.card import Card
from cantina.model.frame import Pending
from cantina.model.lasting import LastingEffect
from cantina.model.node import inside
from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import LIFE_FORCE as FACE_DOWN
from cantina.model.sides import Side
from cantina.model.text import CardRef, say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import ActionState, May, Part, PickNumber, Run
from cantina.rules.options import decline, option

Happening = Callable[..., bool]  # of the engine, a card, the player whose text it is, and a second card if it takes one

PERFORMERS: dict[type, Callable[..., None]] = {}
HAPPENINGS: dict[str, Happening] = {}
Check = Callable[[Context, Any], bool]
Rule = str | Callable[[Any], str]  # a glossary entry, or how it follows from the verb
NEEDS: dict[type, tuple[Check, Rule]] = {}
IN_FULL: dict[type, Check] = {}
COSTS = ("cost", "dues", "maintain", "recycle")  # the fields of nodes that say what is paid
P = TypeVar("P", bound=Callable[..., None])


def needs(*kinds: type, rule: Rule = "game-text") -> Callable[[Check], Check]:
    """Declare what must be there for a verb to have a result: a pile with cards, somebody who can move. A verb of which
    nothing is declared can always have one. `rule`: the glossary entry that says so."""

    def declare(check: Check) -> Check:
        for kind in kinds:
            register_once(NEEDS, kind, (check, rule))
        return check

    return declare


def in_full(*kinds: type) -> Callable[[Check], Check]:
    """Declare what must be there for a verb to be done in full, as a cost is; for others it is enough that they can
    have a result."""

    def declare(check: Check) -> Check:
        for kind in kinds:
            register_once(IN_FULL, kind, check)
        return check

    return declare


def done_in_full(context: Context, verb: lang.Verb) -> bool:
    """Whether a verb can be done in full."""
    return IN_FULL[type(verb)](context, verb) if type(verb) in IN_FULL else can_result(context, (verb,))


def can_result(context: Context, verbs: Iterable[lang.Verb]) -> bool:
    """Whether one of these verbs can have a result, with the targets at hand."""
    return any(type(verb) not in NEEDS or NEEDS[type(verb)][0](context, verb) for verb in verbs)


def why_no_result(verbs: Iterable[lang.Verb]) -> str:
    """The glossary entry because of which none of these verbs can have a result."""
    rules = [(verb, NEEDS[type(verb)][1]) for verb in verbs if type(verb) in NEEDS]
    named = [rule if isinstance(rule, str) else rule(verb) for verb, rule in rules]
    return next((rule for rule in named if rule != "game-text"), "game-text")


def describes_somebody(context: Context, noun: lang.Filter) -> bool:
    """Whether a noun describes a card, or might once a number or a name is known that it speaks of."""
    names = [*amounts_named(noun), *(each.name for each in inside(noun) if isinstance(each, lang.Bound))]
    unknown = any(name not in context.vars for name in names)
    return unknown or bool(referenced_cards(context, noun))


def add_lasting_effect(g: Engine, act: Scope[ActionState], text: Iterable[Any], until: str, since: int = 0) -> None:
    """Texts last to the end of a period, from a turn on if one is given. They keep the names that are bound now, apart
    from their source (glossary: cancel-duration)."""
    simple = {name: found for name, found in act.vars.names.items() if isinstance(found, Num | str | tuple)}
    simple["since"] = since
    for line in g.catalog.abilities(text):
        face, node = g.catalog.address(line)
        lasting = LastingEffect(face, node, until, act.vars.source, act.vars.you, act.vars.here, simple)
        g.state.lasting = (*g.state.lasting, lasting)
    g.invalidate()


def no_result(context: Context, verb: lang.Verb) -> bool:
    """For verbs that only prepare what follows: a number to find, a pile to go to."""
    return False


def context_of(g: Engine, f: Scope[ActionState]) -> Context:
    """Where the texts of an act frame (or a firing) speak from."""
    act = f.vars
    return Context(g, act.you, act.source, act.here, act.names, act.moment)


def begun(g: Engine, moment: TriggerEvent | None) -> Scope[Pending] | None:
    """What a moment belongs to, if that goes on: it may be cancelled or changed."""
    return None if moment is None or moment.frame is None else g.at(moment.frame, Pending)


def answered(g: Engine, act: Scope[ActionState]) -> Scope[Pending]:
    """What an action answers."""
    found = begun(g, act.vars.moment)
    assert found is not None
    return found


def acting(g: Engine, f: Scope[Part]) -> CardRef:
    """The card whose action a procedure belongs to."""
    return g.ref(g.at(f.vars.act, ActionState).vars.source)


def names_known(g: Engine, node: object, act: Scope[ActionState], player: Side) -> dict[str, CardRef]:
    """The cards that the names in a text stand for, but for those that a player may not see where they are now."""
    cards = named(g, node, act.vars.names).items()
    return {name: ref for name, ref in cards if (player, ref.id) in act.vars.seen or _in_sight(g.card(ref.id), player)}


def _in_sight(card: Card, player: Side) -> bool:
    if card.zone in FACE_DOWN or hidden_from(card, player):
        return False
    return card.zone != "hand" or card.side == player


def bind(f: Scope[ActionState], **names: Any) -> None:
    """Give names to what the action has found."""
    f.let(names={**f.vars.names, **names})


def cards_named(act: Scope[ActionState], name: str) -> tuple[int, ...]:
    """The cards that a name stands for in an action; none if it stands for none."""
    found = act.vars.names.get(name)
    return found if isinstance(found, tuple) else (found,) if isinstance(found, int) and found else ()


def card_named(act: Scope[ActionState], name: str) -> int:
    """The one card that a name stands for in an action; 0 if it stands for none, or for several."""
    found = act.vars.names.get(name)
    return found if isinstance(found, int) else 0


def performs(*kinds: type) -> Callable[[P], P]:
    """Declare what a verb does: a function of the engine, the action's scope and the verb."""

    def declare(perform: P) -> P:
        for kind in kinds:
            register_once(PERFORMERS, kind, perform)
        return perform

    return declare


def happens(name: str) -> Callable[[Happening], Happening]:
    """Declare something that texts can do to a card: a function of the engine, the card and the player whose text it
    is. It says whether that was possible; nothing has changed if not."""

    def declare(happening: Happening) -> Happening:
        register_once(HAPPENINGS, name, happening)
        return happening

    return declare


def _next_verb(g: Engine, f: Scope[Run]) -> None:
    verbs = getattr(g.catalog.node(f.vars.face, f.vars.node), f.vars.field)
    if f.vars.i >= len(verbs):
        f.finish()
        return
    verb = verbs[f.vars.i]
    f.let(i=f.vars.i + 1)
    f.goto("_next_verb")
    PERFORMERS[type(verb)](g, g.at(f.vars.act, ActionState), verb)


def paying(g: Engine) -> bool:
    """Whether what is carried out now is part of a cost."""
    top = g.state.stack[-1].vars
    return isinstance(top, Run) and top.field in COSTS


def run_verbs(g: Engine, act: Scope[ActionState], node: Any, field: str) -> None:
    """Carry out a list of verbs that stands in a field of a node."""
    face, n = g.catalog.address(node)
    g.push(Run(act=act.i, face=face, node=n, field=field))


procedure(Run, _next_verb)


@performs(lang.If)
def _if(g: Engine, act: Scope[ActionState], verb: lang.If) -> None:
    context = context_of(g, act)
    fulfilled = holds(context, verb.when)
    act.let(**({"worked": True} if fulfilled else {"short": _shortfall(context, verb.when)}))
    if fulfilled:
        from cantina.rules.destiny import announce_success

        announce_success(g, act, verb.when)  # comes after the result
    run_verbs(g, act, verb, "then" if fulfilled else "otherwise")


def _shortfall(context: Context, condition: lang.Condition) -> tuple[Num, ...]:
    """What a shot came to and what it had to beat; nothing if there is no destiny to compare."""
    if not isinstance(condition, lang.Compare) or is_undefined(context, amounts_named(condition)):
        return ()
    return number(context, condition.left), number(context, condition.right)


@performs(lang.May)
def _may(g: Engine, act: Scope[ActionState], verb: lang.May) -> None:
    face, node = g.catalog.address(verb)
    g.push(May(act=act.i, face=face, node=node, player=side_of(context_of(g, act), verb.by)))


def _ask_may(g: Engine, f: Scope[May]) -> None:
    act = g.at(f.vars.act, ActionState)
    verb = g.catalog.node(f.vars.face, f.vars.node)
    bound = names_known(g, verb, act, f.vars.player)
    yes = option(g, "yes", key="may-yes", words={"node": verb, "bound": bound})
    prompt = say("prompt.may", card=acting(g, f), node=verb, bound=bound)
    f.ask(f.vars.player, prompt, [yes, decline(g, "no")])


def _if_yes(g: Engine, f: Scope[May]) -> None:
    if f.answer.verb == "yes":
        g.push(Run(act=f.vars.act, face=f.vars.face, node=f.vars.node, field="do"))


procedure(May, _ask_may, _if_yes)


@performs(lang.Fix)
def _fix(g: Engine, act: Scope[ActionState], verb: lang.Fix) -> None:
    context, amount = context_of(g, act), verb.amount
    if isinstance(amount, lang.ChoiceOf):
        face, node = g.catalog.address(verb)
        g.push(PickNumber(act=act.i, face=face, node=node, player=side_of(context, amount.by)))
    else:
        bind(act, **{verb.name: number(context, amount)})


def _ask_number(g: Engine, f: Scope[PickNumber]) -> None:
    choice, context = _picking(g, f).amount, context_of(g, g.at(f.vars.act, ActionState))
    numbers = dict.fromkeys(number(context, each) for each in choice.among)
    prompt = say("prompt.choose-number", card=acting(g, f))
    f.ask(f.vars.player, prompt, [option(g, "amount", amount=each) for each in numbers])


def _note_number(g: Engine, f: Scope[PickNumber]) -> None:
    bind(g.at(f.vars.act, ActionState), **{_picking(g, f).name: f.answer.amount})


def _picking(g: Engine, f: Scope[PickNumber]) -> lang.Fix:
    verb = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(verb, lang.Fix)
    return verb


procedure(PickNumber, _ask_number, _note_number)
needs(lang.Fix)(no_result)


@needs(lang.If)
def _either_way(context: Context, verb: lang.If) -> bool:
    """What is compared with the ability of a highest-ability character needs one."""
    measured = [node for node in inside(verb.when) if isinstance(node, lang.Highest)]
    return all(referenced_cards(context, each) for each in measured) and can_result(
        context, (*verb.then, *verb.otherwise)
    )


@needs(lang.May)
def _if_wanted(context: Context, verb: lang.May) -> bool:
    return can_result(context, verb.do)
