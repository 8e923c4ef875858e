"""English. Persons, and how many of a card may be on table."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import called, says, suffix, thing
from cantina.text.grammar import Context, Noun, Nouns
from cantina.text.lexicon import listed


@says(lang.Person)
def _person(node: lang.Person, c: Context) -> Nouns:
    return called(node.name)


@says(lang.Brings)
def _brings(node: lang.Brings, c: Context) -> Nouns:
    return (Noun(after=(f"depicting {listed([*node.names], 'or')} (even as a permanent pilot)",)),)


@says(lang.Unique)
def _unique(node: lang.Unique, c: Context) -> Nouns:
    return (Noun(before=("unique",)),)


@says(lang.Restricted)
def _restricted(node: lang.Restricted, c: Context) -> Nouns:
    return (Noun(before=("restricted",)),)


@says(lang.StackOnTable)
def _stack_on_table(node: lang.StackOnTable, c: Context) -> str:
    return "cards here count as on table for uniqueness"


@says(lang.OpponentMayReplace)
def _opponent_may_replace(node: lang.OpponentMayReplace, c: Context) -> str:
    return f"the opponent may replace {c.title or 'this card'} with {thing(node.by, c)}{suffix(node.when, c)}"
