"""Cards with two faces: which text is in force, and for how long (digest: Objectives)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import Context, Holds, evaluates, referenced_cards
from cantina.engine.statuses import clear_status, define_status, has_status, set_status
from cantina.model.sides import TABLE, Side
from cantina.records.core import ActionState
from cantina.records.objectives import Flipped
from cantina.rules.core import context_of, happens, needs, performs
from cantina.rules.responses import emit
from cantina.rules.zones import speak_for_good

define_status(lang.FLIPPED)  # all that follows is printed on the other face


def can_flip(g: Engine, id: int) -> bool:
    """Whether a card has another face, and can show it."""
    return bool(g.face(id).reverse) and g.card(id).zone == TABLE


@happens("flip")
def flip(g: Engine, id: int, by: Side) -> bool:
    """A card is turned over; what is on it and what it remembers stays."""
    if not can_flip(g, id):
        return False
    before = g.ref(id)
    g.flip_face(id)
    if has_status(g, id, lang.FLIPPED):
        clear_status(g, id, lang.FLIPPED)
    else:
        set_status(g, id, lang.FLIPPED)
    g.log_event("flipped", card=before, now=g.ref(id))
    speak_for_good(g, id)
    emit(g, Flipped(by=g.card(id).side, card=id))
    return True


@performs(lang.Flip)
def _flip(g: Engine, act: Scope[ActionState], verb: lang.Flip) -> None:
    for id in referenced_cards(context_of(g, act), verb.what):
        flip(g, id, act.vars.you)


@evaluates(lang.Knows)
def _knows(node: lang.Knows) -> Holds:
    return lambda c: any(each.name == node.name for each in c.g.card(c.self).memory)


@needs(lang.Flip)
def _two_faces(context: Context, verb: lang.Flip) -> bool:
    return any(can_flip(context.g, id) for id in referenced_cards(context, verb.what))
