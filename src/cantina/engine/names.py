"""What a text calls by a name has been given it: by a choice or an amount of the same line, by the moment that the line
answers, by a word of it, or by what the card remembers. A card with any other name does not load."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cantina import lang
from cantina.lang.names import NAMING, REMEMBERED, SUPPLIED
from cantina.model.card import Definition
from cantina.model.node import Node, inside
from cantina.model.trigger_event import moments


def names_not_given(face: Definition, reverse: Definition | None) -> Iterator[tuple[str, set[str]]]:
    """Yield the names in a text that nothing gives, each with all that its line is given."""
    remembered = {name for each in (face, reverse) if each for node in _nodes(each) for name in _remembered(node)}
    for line in _lines(face):
        nodes = _with_meanings(line)
        given = remembered.union(*map(_given, nodes))
        for node in nodes:
            if isinstance(node, lang.Bound | lang.Var) and node.name not in given:
                yield node.name, given


def _lines(face: Definition) -> tuple[Node, ...]:
    return (*face.text, *face.light_text, *face.dark_text)


def _nodes(face: Definition) -> Iterator[Node]:
    return inside(_lines(face))


def _with_meanings(line: Node) -> list[Node]:
    """All nodes of a line, and those of the lines that it is short for."""
    nodes = list(inside(line))
    short = [each for node in nodes if isinstance(node, lang.Ability) for each in node.short_for()]
    return nodes + list(inside(short))


def _remembered(node: Node) -> set[str]:
    """What a card goes on knowing by a name: what it found, targeted or answered when it came."""
    if isinstance(node, lang.Trigger):
        return {node.name}
    if not isinstance(node, REMEMBERED):
        return set()
    return {each.name for each in inside(node) if isinstance(each, lang.Choice)}


def _given(node: Node) -> set[str]:
    """The names that a node gives in its line."""
    found = set(SUPPLIED.get(type(node), ()))
    if isinstance(node, NAMING):
        found.add(node.name)
    if isinstance(node, lang.Trigger):
        found.update(*map(_held, node.kinds()))
    if isinstance(node, lang.AmountUpTo):
        found.add(lang.X.name)
    if isinstance(node, lang.Act):
        found.update(node.targeted())
    return found


@cache
def _held(kind: str) -> frozenset[str]:
    """What a kind of moment tells the texts that answer it."""
    return frozenset(moments()[kind].__annotations__) - {"frame"}
