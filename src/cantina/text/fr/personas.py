"""French. Persons, and how many of a card may be on table."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import called, says, suffix, thing
from cantina.text.grammar import Context, Noun, Nouns
from cantina.text.lexicon import listed


@says(lang.Person)
def _person(node: lang.Person, c: Context) -> Nouns:
    return called(node.name)


@says(lang.Brings)
def _brings(node: lang.Brings, c: Context) -> Nouns:
    return (Noun(more=(f"représentant {listed([*node.names], 'ou')} (même comme pilote permanent)",)),)


@says(lang.Unique)
def _unique(node: lang.Unique, c: Context) -> Nouns:
    return (Noun(after=("unique{s}",)),)


@says(lang.Restricted)
def _restricted(node: lang.Restricted, c: Context) -> Nouns:
    return (Noun(after=("en nombre restreint",)),)


@says(lang.StackOnTable)
def _stack_on_table(node: lang.StackOnTable, c: Context) -> str:
    return "pour l'unicité, les cartes placées ici comptent comme étant sur la table"


@says(lang.OpponentMayReplace)
def _opponent_may_replace(node: lang.OpponentMayReplace, c: Context) -> str:
    return f"l'adversaire peut remplacer {c.title or 'cette carte'} par {thing(node.by, c)}{suffix(node.when, c)}"
