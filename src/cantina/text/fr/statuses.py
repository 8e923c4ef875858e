"""French. Statuses."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import READINGS, adjective, coming, describe, ending, head_of, join, lines, says
from cantina.text.grammar import Clause, Context, Noun, Nouns, Said
from cantina.text.lexicon import agree, sentences


@says(lang.InStatus)
def _in_status(node: lang.InStatus, c: Context) -> Nouns:
    if node.status in READINGS.nouns:
        return (Noun((head_of(READINGS.nouns[node.status]),)),)
    return (Noun(after=(adjective(node.status),)),)


@says(lang.EvenIn)
def _even_in(node: lang.EvenIn, c: Context) -> Nouns:
    return (Noun(more=(f"(même {adjective(node.status)})",)),)


@says(lang.WhileIn)
def _while_in(node: lang.WhileIn, c: Context) -> str:
    state = agree(adjective(node.status), fem=True)
    time = "jusqu'à ce que cette carte soit" if node.until else "tant que cette carte est"
    return f"{time} {state} : {sentences(lines(node.text, c))}"


@says(lang.Become)
def _become(node: lang.Become, c: Context) -> Clause:
    several = isinstance(node.what, lang.Both)
    said, (fact, order) = join(describe(node.what, c), "many" if several else "the"), coming(node.status.status)
    return _of_status(fact, order, said)


def _of_status(fact: str, order: str, said: Said) -> Clause:
    return Clause(agree(fact, said.fem, said.many) % said.text, agree(order, said.fem, said.many) % said.text)


@says(lang.Restore)
def _restore(node: lang.Restore, c: Context) -> Clause:
    said = join(describe(node.what, c), "the")
    if node.status.status in ending:
        return _of_status(*ending[node.status.status], said)
    state = "{n'est|n'est|ne sont|ne sont} plus " + adjective(node.status.status)
    return Clause(f"{said.text} {agree(state, said.fem, said.many)}", f"rétablir {said.text}")
