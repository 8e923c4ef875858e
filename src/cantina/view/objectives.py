"""What would turn a card with two faces over, and how far one is from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, holds, matching_cards, named, statuses_named, tally
from cantina.engine.memory import recalled
from cantina.engine.statuses import hidden_from
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.model.text import say
from cantina.view.words import text_view

Need = dict[str, Any]  # a condition: in words, or `all` or `any` of several; whether it `holds`, None if that is hidden


def objectives_view(g: Engine, seat: str) -> list[dict[str, Any]]:
    """The cards with two faces on table, each with what turns either of them over; the face that is up comes first."""
    cards = [id for id in table.board(g).on_table if g.face(id).reverse and id not in g.state.quarantine]
    return [{"id": id, "faces": [_face(g, seat, id, g.face(id)),
                                 _face(g, seat, id, g.catalog.by_id[g.face(id).reverse])]} for id in cards]  # fmt: skip


def _face(g: Engine, seat: str, id: int, face: Definition) -> dict[str, Any]:
    turning = [act for act in g.catalog.own(face, lang.Act, 0) if any(isinstance(each, lang.Flip) for each in act.do)]
    context = Context(g, g.card(id).side, id, 0, recalled(g, id))
    return {"title": face.title, "card": face.id, "flips": [_flip(context, seat, act) for act in turning]}


def _flip(context: Context, seat: str, act: lang.Act) -> dict[str, Any]:
    """Whether its player may do it, and what it takes: conditions, and something that must happen."""
    needs = [_need(context, seat, act.when)] if act.when is not None else []
    if act.to is not None and act.to.kind != "at-once":
        needs = [{"text": _said(context, seat, act.to), "holds": False, "event": True}, *needs]
    return {"may": act.may, "needs": needs[0] if len(needs) == 1 else _several("all", needs)}


def _need(context: Context, seat: str, condition: lang.Condition) -> Need:
    if isinstance(condition, lang.AllOf | lang.AnyOf):
        how = "all" if isinstance(condition, lang.AllOf) else "any"
        return _several(how, [_need(context, seat, part) for part in condition.parts])
    need: Need = {"text": _said(context, seat, condition)}
    if _speaks_of_hidden(context, seat, condition):
        return {**need, "holds": None}
    return {**need, "holds": holds(context, condition), **_counts(context, condition)}


def _several(how: str, needs: list[Need]) -> Need:
    """Conditions together: what is hidden of one of them may be hidden of all."""
    known = [each["holds"] for each in needs]
    decides = how == "any"  # one that holds is enough; of all, one that does not
    joined = decides if decides in known else None if None in known else not decides
    return {how: needs, "holds": joined}


def _counts(context: Context, condition: lang.Condition) -> dict[str, Any]:
    """How many there are, where several are wanted, or have to be gone."""
    counted = condition.part if isinstance(condition, lang.Unless) else condition
    have, least = tally(context, counted), getattr(counted, "least", 1)
    if have is None or least == 1:
        return {}
    return {"have": have} if isinstance(condition, lang.Unless) else {"have": have, "need": least}


def _said(context: Context, seat: str, node: Node) -> dict[str, str]:
    """In words; what the card remembers goes by its name, unless it is hidden."""
    bound = named(context.g, node, context.vars)
    known = {name: ref for name, ref in bound.items() if not hidden_from(context.g.card(ref.id), seat)}
    return text_view(say("flip.need", node=node, bound=known))


def _speaks_of_hidden(context: Context, seat: str, condition: lang.Condition) -> bool:
    """Whether a condition asks what cards are that a seat does not know."""
    spoken = [id for noun in _naming_statuses(condition) for id in matching_cards(context, noun)]
    return any(hidden_from(context.g.card(id), seat) for id in spoken)


def _naming_statuses(node: Node) -> Iterator[lang.Filter]:
    """The nouns of a condition that name statuses, each as a whole."""
    if isinstance(node, lang.Filter) and statuses_named(node):
        yield node
        return
    for part in [each for field in node.__struct_fields__ for each in _nodes(getattr(node, field))]:
        yield from _naming_statuses(part)


def _nodes(value: object) -> Iterator[Node]:
    """The nodes that a field holds itself."""
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _nodes(each)
