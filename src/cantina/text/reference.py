"""The reference of the card language, made from the language itself: every node, its phrases, a card that uses it."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from cantina import lang
from cantina.engine.catalog import walk
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.text.render import card_text, phrase

KINDS: tuple[tuple[type[Node], str], ...] = (
    (lang.Ability, "ability"), (lang.Verb, "verb"), (lang.Condition, "condition"), (lang.Amount, "amount"),
    (lang.Filter, "noun"), (lang.Trigger, "trigger"), (lang.Target, "choice"), (lang.Zone, "zone"),
    (lang.Limit, "limit"), (lang.Player, "player"),
)  # fmt: skip
HEAD = """# The card language

Made by `cantina language`; do not edit. Each word of the language, topic by topic: what it means, its fields, how it
reads in English and in French, and a card that uses it. `cantina card TITLE` shows whole cards.
"""


def language_reference(cards: Iterable[Definition]) -> str:
    """The whole reference as Markdown: the core first, then topic by topic."""
    examples = _examples(cards)
    parts = [HEAD]
    for name in sorted((each.name for each in iter_modules(lang.__path__)), key=lambda name: (name != "core", name)):
        module = import_module(f"{lang.__name__}.{name}")
        if nodes := _nodes(module):
            parts.append(f"## {name.capitalize()}\n\n{module.__doc__}\n")
            parts += [_section(kind, examples) for kind in nodes]
    return "\n".join(parts)


def _nodes(module: ModuleType) -> list[type[Node]]:
    """The node classes that a module defines, in its order."""
    return [each for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, Node) and each.__module__ == module.__name__]  # fmt: skip


def _examples(cards: Iterable[Definition]) -> dict[type, tuple[Node, str]]:
    """For each node class the first use whose phrase is not the whole text of its card."""
    found: dict[type, tuple[Node, str]] = {}
    for card in cards:
        whole = {_bare(card_text(card, "en")), _bare(card_text(card, "fr"))}
        for node in walk(card):
            if type(node) not in found and _bare(phrase(node, "en")) not in whole:
                found[type(node)] = (node, card.title)
    return found


def _bare(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


def _section(kind: type[Node], examples: dict[type, tuple[Node, str]]) -> str:
    sort = next(name for base, name in KINDS if issubclass(kind, base))
    lines = [f"### {kind.__name__} ({sort})", "", " ".join((kind.__doc__ or "").split()), ""]
    if kind.__struct_fields__:
        lines += ["Fields: " + ", ".join(f"`{name}`" for name in kind.__struct_fields__), ""]
    if kind in examples:
        node, title = examples[kind]
        lines += [f"- en: {phrase(node, 'en')}", f"- fr: {phrase(node, 'fr')}", f"- as on {title}", ""]
    return "\n".join(lines)
