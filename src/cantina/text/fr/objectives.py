"""French. Cards with two faces."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import de, denies, describe, join, lines, moments, order, says, statuses, thing
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import agree, sentences

statuses({"flipped": "retourné{e}{s}"})


@says(lang.Flip)
def _flip(node: lang.Flip, c: Context) -> Clause:
    return order("retourner", "retournez", thing(node.what, c))


@says(lang.ForGame)
def _for_game(node: lang.ForGame, c: Context) -> str:
    return f"pour le reste de la partie : {sentences(lines(node.text, c))}"


def _flipped(t: lang.Trigger, c: Context) -> str:
    if t.card is None:
        return "si une carte vient d'être retournée"
    said = join(describe(t.card, c), "the")
    return f"si {said.text} vient d'être {agree('retourné{e}', said.fem)}"


moments({"flipped": _flipped})


@says(lang.Knows)
def _knows(node: lang.Knows, c: Context) -> str:
    return f"il y avait {thing(lang.Bound(node.name), c)}"


@denies(lang.Knows)
def _does_not_know(node: lang.Knows, c: Context) -> str:
    return f"il n'y avait pas {de(thing(lang.Bound(node.name), c).removeprefix('un '))}"
