"""What verbs do: cards that are hit, lost, returned, converted, stacked."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import found, holds, number, side_of, spoken_of
from cantina.lang import Condition
from cantina.model.sides import other
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.acts import bind, context_of, performs
from cantina.rules.attached import change_side, misfits
from cantina.rules.options import choices
from cantina.rules.weapons import hit


@performs(lang.MakeHit)
def _make_hit(g: Engine, act: Scope, verb: lang.MakeHit) -> None:
    for id in spoken_of(context_of(g, act), verb.who):
        zero = verb.forfeit_zero
        hit(g, id, holds(context_of(g, act), zero) if isinstance(zero, Condition) else zero)


@performs(lang.Lose)
def _lose(g: Engine, act: Scope, verb: lang.Lose) -> None:
    how = "forfeited" if verb.forfeited else "lost"
    zones.lose(g, tuple(spoken_of(context_of(g, act), verb.what)), how)


@performs(lang.CancelCard)
def _cancel_card(g: Engine, act: Scope, verb: lang.CancelCard) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        g.tell("cancelled", card=g.ref(id), kind="played")
        zones.lose(g, (id,))


@performs(lang.LostInstead)
def _lost_instead(g: Engine, act: Scope, verb: lang.LostInstead) -> None:
    bind(act, lost_instead=True)


@performs(lang.LoseChosen)
def _lose_chosen(g: Engine, act: Scope, verb: lang.LoseChosen) -> None:
    context = context_of(g, act)
    face, node = g.catalog.address(verb)
    g.push("lose-chosen", act=act.i, face=face, node=node, player=side_of(context, verb.by),
           left=int(number(context, verb.number)), chosen=())  # fmt: skip


def _choose_lost(g: Engine, f: Scope) -> None:
    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, lang.LoseChosen)
    able = [id for id in found(context_of(g, Scope(g, f["act"])), verb.what) if id not in f["chosen"]]
    if f["left"] <= len(f["chosen"]) or not able:
        f.goto("_lose_them")
        return
    f.ask(f["player"], say("prompt.lose-card"), choices(g, able))


def _note_lost(g: Engine, f: Scope) -> None:
    f.let(chosen=(*f["chosen"], f["answer"].card.id))
    f.goto("_choose_lost")


def _lose_them(g: Engine, f: Scope) -> None:
    zones.lose(g, f["chosen"])


procedure("lose-chosen", _choose_lost, _note_lost, _lose_them)


@performs(lang.ReturnToHand)
def _return_to_hand(g: Engine, act: Scope, verb: lang.ReturnToHand) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        zones.lose(g, (id,), "returned", "hand")


@performs(lang.Convert)
def _convert(g: Engine, act: Scope, verb: lang.Convert) -> None:
    """The card stays who it is, and what is on it or targets it works on (glossary: converting-characters)."""
    for id in spoken_of(context_of(g, act), verb.what):
        change_side(g, id, act["you"])
        g.tell("converted", player=act["you"], card=g.ref(id))


@performs(lang.CrossOver)
def _cross_over(g: Engine, act: Scope, verb: lang.CrossOver) -> None:
    """The character serves the other player from now on, with the weapons and devices that it carries. It is not the
    person that it was: texts that name it do not find it, and cards that depend on that are lost."""
    for id in spoken_of(context_of(g, act), verb.what):
        if g.card(id).zone != "table":
            continue
        side = other(g.card(id).side)
        change_side(g, id, side)
        g.change(id, crossed=True)
        g.tell("crossed-over", card=g.ref(id), player=side)
        zones.lose(g, misfits(g, id))


@performs(lang.StackHere)
def _stack(g: Engine, act: Scope, verb: lang.StackHere) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        zones.stack(g, id, act["source"])
        g.tell("stacked", card=g.ref(id), place=g.ref(act["source"]))


@performs(lang.TakeIntoHand)
def _take(g: Engine, act: Scope, verb: lang.TakeIntoHand) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        if g.card(id).zone == "stacked":
            zones.to_pile(g, id, "hand")
            g.tell("taken", player=g.card(id).owner, card=g.ref(id))


@performs(lang.ReturnToTable)
def _return_to_table(g: Engine, act: Scope, verb: lang.ReturnToTable) -> None:
    """The card comes back from the Lost Pile to the place that it left; it is not in the battle any more."""
    id, where = act["b"]["card"], act["b"]["location"]
    if g.card(id).zone != "lost" or g.face(where).category != "location":
        return
    zones.to_table(g, id, g.card(id).owner, at=where)
    g.tell("revived", card=g.ref(id), place=g.ref(where))
