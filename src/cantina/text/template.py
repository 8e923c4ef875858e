"""Message templates: `{name}` is an argument, `{name:how}` the same in another form, `[…|…]` a part that is left out
(or replaced) if an argument in it is missing, and `{name?}` a silent condition for such a part."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from functools import cache

Value = Callable[[str, str], str | None]  # an argument by name and form; None if it is missing
Join = Callable[[str, str], str]  # an argument after the words before it
Choice = tuple[tuple[tuple[str, str, str], ...], ...]  # alternatives, each of (text before, name, form)

_PART = re.compile(r"\[([^\]]*)\]")
_FIELD = re.compile(r"\{(\w+)(?::(\w+))?(\?)?\}")


@cache
def _parsed(template: str) -> tuple[Choice, ...]:
    pieces = _PART.split(template)  # plain, optional, plain, …
    return tuple(tuple(_fields(each) for each in (piece.split("|") if n % 2 else (piece,))) + (((),) if n % 2 else ())
                 for n, piece in enumerate(pieces))  # fmt: skip


def _fields(text: str) -> tuple[tuple[str, str, str], ...]:
    found, last = [], 0
    for match in _FIELD.finditer(text):
        found.append((text[last : match.start()], match[1], "?" if match[3] else match[2] or ""))
        last = match.end()
    return (*found, (text[last:], "", ""))


def spoken_of(template: str) -> tuple[set[str], set[str]]:
    """The arguments that a template cannot do without, and all that it names."""
    needed: set[str] = set()
    named: set[str] = set()
    for choice in _parsed(template):
        found = [{name for _, name, _ in fields if name} for fields in choice]
        named |= set().union(*found)
        if len(choice) == 1:
            needed |= found[0]
        elif len(choice) > 2:  # the last alternative but for leaving the part out
            needed |= found[-2]
    return needed, named


def fill(template: str, value: Value, join: Join = operator.add) -> str:
    """A template with its arguments."""
    text = ""
    for choice in _parsed(template):
        text = _first(choice, value, join, text)
    return text


def _first(choice: Choice, value: Value, join: Join, text: str) -> str:
    """A text with the first alternative of a part that can be said."""
    for n, fields in enumerate(choice):
        longer, complete = text, True
        for before, name, form in fields:
            said = value(name, form) if name else ""
            complete = complete and said is not None
            longer = join(longer + before, said or "")
        if complete or n == len(choice) - 1:
            return longer
    return text
