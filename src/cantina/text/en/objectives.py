"""English. Cards with two faces."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import denies, lines, moments, player_clause, says, statuses, thing
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import sentences

statuses({"flipped": "flipped"})


@says(lang.Flip)
def _flip(node: lang.Flip, c: Context) -> Clause:
    return player_clause(lang.YOU, "flip", "flips", thing(node.what, c))


@says(lang.ForGame)
def _for_game(node: lang.ForGame, c: Context) -> str:
    return f"for the rest of the game: {sentences(lines(node.text, c))}"


moments({"flipped": lambda t, c: f"if {thing(t.card, c) if t.card else 'a card'} was just flipped"})


@says(lang.Knows)
def _knows(node: lang.Knows, c: Context) -> str:
    return f"there was {thing(lang.Bound(node.name), c)}"


@denies(lang.Knows)
def _does_not_know(node: lang.Knows, c: Context) -> str:
    return f"there was no {thing(lang.Bound(node.name), c).removeprefix('a ')}"
