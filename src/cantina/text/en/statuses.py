"""English. Statuses."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import adjective, lines, says
from cantina.text.grammar import Context, Noun, Nouns
from cantina.text.lexicon import sentences


@says(lang.InStatus)
def _in_status(node: lang.InStatus, c: Context) -> Nouns:
    return (Noun(before=(adjective(node.status),)),)


@says(lang.EvenIn)
def _even_in(node: lang.EvenIn, c: Context) -> Nouns:
    return (Noun(after=(f"(even {adjective(node.status)})",)),)


@says(lang.WhileIn)
def _while_in(node: lang.WhileIn, c: Context) -> str:
    return f"while {adjective(node.status)}: {sentences(lines(node.text, c))}"
