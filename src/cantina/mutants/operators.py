"""The ways to damage a card's text, found by walking its nodes: what a field holds decides how it can go wrong, so that
new words of the language are damaged without new code. Printed numbers are left to the facts check."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo, fields, replace

from cantina.lang import (
    ANYONE,
    EACH,
    OPPONENT,
    YOU,
    Act,
    Amount,
    At,
    Bound,
    Condition,
    Controls,
    Filter,
    ForRest,
    Not,
    Occupies,
    Of,
    Player,
    Present,
    Target,
    Trigger,
    Verb,
    While,
    Zone,
)
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.model.num import Num

HALVES = ("text", "light_text", "dark_text")
EMPTY: tuple[Any, ...] = (None, "", 0, False, ())
ANYTHING = Of(YOU) | Of(OPPONENT)

SWAPPED: dict[Player, Player] = {YOU: OPPONENT, OPPONENT: YOU}
WEAKER: dict[type[Node], type[Node]] = {Present: At, Controls: Occupies}  # made of the same fields
LAXER = {">": ">=", "<": "<=", ">=": ">", "<=": "<", "=": ">="}
LONGER = {"drain": "turn", "battle": "turn", "turn": "game", "your next turn": "turn", "stay": "turn",
          "end of your next turn": "your next turn", "during your next turn": "turn",
          "during opponent's next turn": "turn"}  # fmt: skip

Change = tuple[str, str, Any]  # where, what was done, and what stands there now


class Spliced(tuple[Any, ...]):
    """Several nodes in the place of one."""


class Mutant(msgspec.Struct, frozen=True):
    """A card with one damage; `before` and `after` are the sentence that was damaged."""

    card: Definition
    where: str
    what: str
    before: Node
    after: Node | None

    @property
    def key(self) -> str:
        """Its name in lists: the card's id, where the damage is, and what was done."""
        return f"{self.card.id} {self.where} {self.what}"


def mutants(card: Definition) -> Iterator[Mutant]:
    """All damaged versions of a card; two that come out the same are one."""
    seen = {shape(card)}
    for half in HALVES:
        lines: tuple[Node, ...] = getattr(card, half)
        for n, line in enumerate(lines):
            for where, what, now in (("", "removed", None), *_node(line)):
                if where == ".may" and card.category == "interrupt":
                    continue  # playing one is a choice, whatever its text says
                whole = (*lines[:n], *_several(now), *lines[n + 1 :])
                damaged = replace(card, **{half: whole})
                if shape(damaged) not in seen:
                    seen.add(shape(damaged))
                    yield Mutant(damaged, f"{half}[{n}]{where}", what, line, now if isinstance(now, Node) else None)


def shape(card: Definition) -> str:
    """A card's whole text, spelt out: equal for equal texts."""
    return repr([getattr(card, half) for half in HALVES])


def _several(now: Any) -> tuple[Any, ...]:
    return now if isinstance(now, Spliced) else () if now is None else (now,)


def _node(node: Node) -> Iterator[Change]:
    """A node damaged itself, or in one of its fields."""
    yield from _itself(node)
    hints = _hints(type(node))
    for field in fields(type(node)):
        value = getattr(node, field.name)
        for where, what, now in (*_field(node, field, value, hints[field.name]), *_inside(field, value)):
            if (damaged := _replaced(node, field.name, now)) is not None:
                yield f".{field.name}{where}", what, damaged


def _replaced(node: Node, name: str, now: Any) -> Node | None:
    """A node with another value in a field; None if that cannot be loaded."""
    try:
        return replace(node, **{name: now})
    except ValueError:
        return None


@cache
def _hints(kind: type[Node]) -> dict[str, Any]:
    return get_type_hints(kind)


def _itself(node: Node) -> Iterator[Change]:
    if type(node) in WEAKER:
        weaker = WEAKER[type(node)]
        yield "", f"weakened to {weaker.__name__}", weaker(*(getattr(node, each.name) for each in fields(node)))
    if isinstance(node, While):
        yield "", "always", Spliced(node.text)
    if isinstance(node, Amount):
        parts = {each.name: getattr(node, each.name) for each in fields(node)}
        for name, part in parts.items():
            if len(parts) > 1 and isinstance(part, Amount | Num):
                yield "", f"reduced to {name}", part
    if isinstance(node, Verb):
        for each in fields(node):
            verbs = getattr(node, each.name)
            if isinstance(verbs, tuple) and verbs and all(isinstance(verb, Verb) for verb in verbs):
                yield "", f"always {each.name}", Spliced(verbs)


def _field(node: Node, field: FieldInfo, value: Any, hint: Any) -> Iterator[Change]:
    """A field damaged as a whole."""
    if value != field.default and any(field.default is empty for empty in EMPTY):
        yield "", "dropped", field.default
    elif value is True:
        yield "", "denied", False
    elif isinstance(value, Player):
        yield from _player(node, value, value == field.default)
    elif isinstance(value, str):
        yield from _word(node, value, value == field.default, hint)
    if isinstance(value, Num) and not isinstance(value, bool) and not _means_nothing(node, field, value):
        yield from (("", f"{step:+d}", value + step) for step in (1, -1) if value * (value + step) > 0)
        if value == 0:
            yield "", "+1", 1
    if isinstance(value, Filter) and not isinstance(node, Not) and _in_a_word(value):
        yield "", "widened", ANYTHING


def _means_nothing(node: Node, field: FieldInfo, value: Num) -> bool:
    """A number that was not said, and is none or goes without saying: one card is chosen."""
    return value == field.default and (value == 0 or isinstance(node, Target))


def _player(node: Node, value: Player, unsaid: bool) -> Iterator[Change]:
    if value in SWAPPED and isinstance(node, Verb | Target | Zone | Act | Condition):
        yield from () if unsaid else [("", "swapped", SWAPPED[value])]
    elif value in SWAPPED and not isinstance(node, Of):  # whose card it is: a conjunct, dropped as such
        yield "", "widened", ANYONE if isinstance(node, Trigger) else EACH


def _word(node: Node, value: str, unsaid: bool, hint: Any) -> Iterator[Change]:
    """A word that names a relation, a period, or one of a closed list."""
    if value in LAXER and not any(isinstance(getattr(node, each.name), Num) for each in fields(node)):
        yield "", "moved", LAXER[value]
    elif isinstance(node, ForRest) and value in LONGER:
        yield "", "changed", LONGER[value]
    elif get_origin(hint) is Literal and not unsaid:
        words = get_args(hint)
        yield "", "changed", words[(words.index(value) + 1) % len(words)]


def _in_a_word(value: Filter) -> bool:
    """A description that is made of no others, with no conjunct to drop. A card named before is not described."""
    parts = [getattr(value, each.name) for each in fields(value)]
    return bool(parts) and not isinstance(value, Bound) and not any(isinstance(part, Node | tuple) for part in parts)


def _inside(field: FieldInfo, value: Any) -> Iterator[Change]:
    """What a field holds, damaged somewhere inside."""
    if isinstance(value, Node):
        yield from _node(value)
    elif isinstance(value, tuple | list):
        for n, each in enumerate(value):
            rest = (*value[:n], *value[n + 1 :])
            if rest or field.default == ():
                yield f"[{n}]", "dropped", rest
            if isinstance(each, Node):
                for where, what, now in _node(each):
                    yield f"[{n}]{where}", what, (*value[:n], *_several(now), *value[n + 1 :])
