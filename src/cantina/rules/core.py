"""How verbs are carried out, each on the scope of the action that it belongs to; and the verbs of the core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, amounts_named, holds, missed, named, number, side_of
from cantina.model.registry import once
from cantina.model.text import CardRef, say
from cantina.rules.options import decline, option

PERFORMERS: dict[type, Callable[..., None]] = {}
NEEDS: dict[type, Callable[[Context, Any], bool]] = {}
P = TypeVar("P", bound=Callable[..., None])


def needs(kind: type) -> Callable[[Callable[[Context, Any], bool]], Callable[[Context, Any], bool]]:
    """Declare what must be there for a verb to make sense: a hand that is not empty, a pile with cards."""

    def declare(check: Callable[[Context, Any], bool]) -> Callable[[Context, Any], bool]:
        once(NEEDS, kind, check)
        return check

    return declare


def context_of(g: Engine, f: Scope) -> Context:
    """Where the texts of an act frame (or a firing) speak from."""
    return Context(g, f["you"], f["source"], f["here"], f["b"])


def acting(g: Engine, f: Scope) -> CardRef:
    """The card whose action a procedure belongs to."""
    return g.ref(Scope(g, f["act"])["source"])


def bind(f: Scope, **names: Any) -> None:
    """Give names to what the action has found."""
    f.let(b={**f["b"], **names})


def performs(*kinds: type) -> Callable[[P], P]:
    """Declare what a verb does: a function of the engine, the action's scope and the verb."""

    def declare(perform: P) -> P:
        for kind in kinds:
            once(PERFORMERS, kind, perform)
        return perform

    return declare


def _next_verb(g: Engine, f: Scope) -> None:
    verbs = getattr(g.catalog.node(f["face"], f["node"]), f["field"])
    if f["i"] >= len(verbs):
        f.finish()
        return
    verb = verbs[f["i"]]
    f.let(i=f["i"] + 1)
    f.goto("_next_verb")
    PERFORMERS[type(verb)](g, Scope(g, f["act"]), verb)


def run_verbs(g: Engine, act: Scope, node: Any, field: str) -> None:
    """Carry out a list of verbs that stands in a field of a node."""
    face, n = g.catalog.address(node)
    g.push("run", act=act.i, face=face, node=n, field=field, i=0)


procedure("run", _next_verb)


@performs(lang.If)
def _if(g: Engine, act: Scope, verb: lang.If) -> None:
    context = context_of(g, act)
    fulfilled = holds(context, verb.when)
    if act.frame.proc == "fire":
        act.let(**({"worked": True} if fulfilled else {"short": _shortfall(context, verb.when)}))
    run_verbs(g, act, verb, "then" if fulfilled else "otherwise")


def _shortfall(context: Context, condition: lang.Condition) -> tuple[float, ...]:
    """What a shot came to and what it had to beat; nothing if there is no destiny to compare."""
    if not isinstance(condition, lang.Compare) or missed(context, amounts_named(condition)):
        return ()
    return number(context, condition.left), number(context, condition.right)


@performs(lang.May)
def _may(g: Engine, act: Scope, verb: lang.May) -> None:
    face, node = g.catalog.address(verb)
    g.push("may", act=act.i, face=face, node=node, player=side_of(context_of(g, act), verb.by))


def _ask_may(g: Engine, f: Scope) -> None:
    act = Scope(g, f["act"])
    verb = g.catalog.node(f["face"], f["node"])
    bound = named(g, verb, act["b"])
    yes = option(g, "yes", key="may-yes", words={"node": verb, "bound": bound})
    prompt = say("prompt.may", card=acting(g, f), node=verb, bound=bound)
    f.ask(f["player"], prompt, [yes, decline(g, "no")])


def _if_yes(g: Engine, f: Scope) -> None:
    if f["answer"].verb == "yes":
        g.push("run", act=f["act"], face=f["face"], node=f["node"], field="do", i=0)


procedure("may", _ask_may, _if_yes)


@performs(lang.Fix)
def _fix(g: Engine, act: Scope, verb: lang.Fix) -> None:
    bind(act, **{verb.name: number(context_of(g, act), verb.amount)})
