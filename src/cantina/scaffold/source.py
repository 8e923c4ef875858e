"""Nodes as the Python that makes them: as people write it, or spelt out so that its parts can be exchanged."""

from __future__ import annotations

from typing import Any

from msgspec.structs import fields

import cantina.lang
from cantina.cards import twins
from cantina.lang import ALL_ATTRITION, OPPONENT, YOU, Act, AllOf, AnyOf, Both, Either, Filter, Not, Of, Unless
from cantina.model.node import Node

LANGUAGE: dict[str, Any] = {**vars(cantina.lang), **vars(twins)}
NAMES = {value: name for name, value in LANGUAGE.items() if isinstance(value, Node) and name.isupper()}
OWNERS = {Of(YOU): "your", Of(OPPONENT): "theirs"}
JOINED: dict[type[Node], str] = {Both: " & ", Either: " | ", AllOf: " & ", AnyOf: " | "}


def source(value: Any, short: bool = True) -> str:
    """The Python for a node or a value; `short`: with the names of the language for what has one."""
    if short and isinstance(value, Node) and value in NAMES:
        return NAMES[value]
    if isinstance(value, Act):
        return _act(value, short)
    if isinstance(value, Both | Either | AllOf | AnyOf) and len(value.parts) > 1:
        return _joined(value, short)
    if isinstance(value, Not | Unless):
        return "~" + _inner(value.part, short)
    if isinstance(value, Node):
        return f"{type(value).__name__}({', '.join(_arguments(value, short))})"
    if isinstance(value, tuple | list):
        inside = ", ".join(source(each, short) for each in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    if isinstance(value, str):
        return f'"{value}"'
    return "ALL_ATTRITION" if value == ALL_ATTRITION else repr(value)


def _arguments(node: Node, short: bool, without: tuple[str, ...] = ()) -> list[str]:
    """What must be said, by place, and a description that follows it; then what differs from its default, by name."""
    found, by_name = [], False
    for field in fields(node):
        value = getattr(node, field.name)
        if field.name in without or (not field.required and value == field.default):
            by_name = True
        else:
            by_name = by_name or not (field.required or isinstance(value, Filter))
            found.append((f"{field.name}=" if by_name else "") + source(value, short))
    return found


def _joined(node: Both | Either | AllOf | AnyOf, short: bool) -> str:
    first, *rest = node.parts
    if isinstance(node, Both) and first in OWNERS:
        inner = Both(node.parts[1:]) if len(rest) > 1 else rest[0]
        return f"{OWNERS[first]}({source(inner, short)})"
    if isinstance(node, AllOf | AnyOf) and len(node.parts) > 2:  # conditions join two by two
        return f"{type(node).__name__}({source(node.parts, short)})"
    left = source(first, short) if type(first) is type(node) else _inner(first, short)
    return JOINED[type(node)].join([left, *(_inner(part, short) for part in rest)])


def _inner(node: Node, short: bool) -> str:
    """A part of something larger, in brackets if it is joined itself."""
    text = source(node, short)
    if (short and node in NAMES) or not isinstance(node, Both | Either | AllOf | AnyOf):
        return text
    called = node.parts[0] in OWNERS if isinstance(node, Both) else text.startswith(("AllOf(", "AnyOf("))
    return text if called else f"({text})"


def _act(act: Act, short: bool) -> str:
    """An action or a response by the name that says which."""
    name = ("Action" if act.may else "Mandatory") if act.to is None else "Response" if act.may else "Automatic"
    trigger = [] if act.to is None else [source(act.to, short)]
    do = f"[{', '.join(source(verb, short) for verb in act.do)}]"
    return f"{name}({', '.join([*trigger, do, *_arguments(act, short, without=('do', 'to', 'may'))])})"
