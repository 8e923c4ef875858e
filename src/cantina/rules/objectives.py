"""Cards with two faces: which text is in force, and for how long (digest: Objectives)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope
from cantina.engine.query import Context, Holds, meaning, spoken_of
from cantina.engine.statuses import give, has, means, take
from cantina.model.sides import TABLE, Side
from cantina.records.core import Performing
from cantina.records.objectives import Flipped
from cantina.rules.core import context_of, happens, needs, performs
from cantina.rules.respond import announce
from cantina.rules.zones import speak_for_good

means(lang.FLIPPED)  # all that follows is printed on the other face


def can_flip(g: Engine, id: int) -> bool:
    """Whether a card has another face, and can show it."""
    return bool(g.face(id).reverse) and g.card(id).zone == TABLE


@happens("flip")
def flip(g: Engine, id: int, by: Side) -> bool:
    """A card is turned over; what is on it and what it remembers stays."""
    if not can_flip(g, id):
        return False
    before = g.ref(id)
    g.turn_over(id)
    if has(g, id, lang.FLIPPED):
        take(g, id, lang.FLIPPED)
    else:
        give(g, id, lang.FLIPPED)
    g.tell("flipped", card=before, now=g.ref(id))
    speak_for_good(g, id)
    announce(g, Flipped(by=g.card(id).side, card=id))
    return True


@performs(lang.Flip)
def _flip(g: Engine, act: Scope[Performing], verb: lang.Flip) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        flip(g, id, act.vars.you)


@meaning(lang.Knows)
def _knows(node: lang.Knows) -> Holds:
    return lambda c: any(each.name == node.name for each in c.g.card(c.self).memory)


@needs(lang.Flip)
def _two_faces(context: Context, verb: lang.Flip) -> bool:
    return any(can_flip(context.g, id) for id in spoken_of(context, verb.what))
