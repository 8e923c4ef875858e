"""The reference of the card language, made from the language itself: every node, its phrases, a card that uses it."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from cantina.engine.catalog import walk
from cantina.lang import abilities, amounts, conditions, nouns, triggers, verbs
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.text import card_text, phrase

CHAPTERS: tuple[tuple[str, ModuleType], ...] = (
    ("Abilities: the sentences of a text", abilities), ("Verbs: what a result does", verbs),
    ("Triggers: the moments that responses wait for", triggers), ("Conditions", conditions), ("Amounts", amounts),
    ("Nouns: which cards are meant", nouns),
)  # fmt: skip
HEAD = """# The card language

Made by `cantina language`; do not edit. Each word of the language: what it means, its fields, how it reads in English
and in French, and a card that uses it. `cantina card TITLE` shows whole cards.
"""


def language_reference(cards: Iterable[Definition]) -> str:
    """The whole reference as Markdown."""
    examples = _examples(cards)
    parts = [HEAD]
    for title, module in CHAPTERS:
        parts.append(f"## {title}\n")
        parts += [_section(kind, examples) for kind in _nodes(module)]
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
    lines = [f"### {kind.__name__}", "", " ".join((kind.__doc__ or "").split()), ""]
    if kind.__struct_fields__:
        lines += ["Fields: " + ", ".join(f"`{name}`" for name in kind.__struct_fields__), ""]
    if kind in examples:
        node, title = examples[kind]
        lines += [f"- en: {phrase(node, 'en')}", f"- fr: {phrase(node, 'fr')}", f"- as on {title}", ""]
    return "\n".join(lines)
