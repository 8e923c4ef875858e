"""French. Statuses."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import adjective, lines, says
from cantina.text.grammar import Context, Noun, Nouns
from cantina.text.lexicon import agree, sentences


@says(lang.InStatus)
def _in_status(node: lang.InStatus, c: Context) -> Nouns:
    return (Noun(after=(adjective(node.status),)),)


@says(lang.EvenIn)
def _even_in(node: lang.EvenIn, c: Context) -> Nouns:
    return (Noun(more=(f"(même {adjective(node.status)})",)),)


@says(lang.WhileIn)
def _while_in(node: lang.WhileIn, c: Context) -> str:
    state = agree(adjective(node.status), fem=True)
    return f"tant que cette carte est {state} : {sentences(lines(node.text, c))}"
