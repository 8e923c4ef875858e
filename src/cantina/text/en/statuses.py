"""English. Statuses."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import READINGS, adjective, coming, describe, ending, head_of, join, lines, says
from cantina.text.grammar import Clause, Context, Noun, Nouns
from cantina.text.lexicon import agree, sentences


@says(lang.InStatus)
def _in_status(node: lang.InStatus, c: Context) -> Nouns:
    if node.status in READINGS.nouns:
        return (Noun((head_of(READINGS.nouns[node.status]),)),)
    return (Noun(before=(adjective(node.status),)),)


@says(lang.EvenIn)
def _even_in(node: lang.EvenIn, c: Context) -> Nouns:
    return (Noun(after=(f"(even {adjective(node.status)})",)),)


@says(lang.WhileIn)
def _while_in(node: lang.WhileIn, c: Context) -> str:
    time = "until" if node.until else "while"
    return f"{time} {adjective(node.status)}: {sentences(lines(node.text, c))}"


@says(lang.Become)
def _become(node: lang.Become, c: Context) -> Clause:
    several = isinstance(node.what, lang.Both)
    said, (fact, order) = join(describe(node.what, c), "many" if several else "the"), coming(node.status.status)
    return Clause(agree(fact, many=said.many) % said.text, order % said.text)


@says(lang.Restore)
def _restore(node: lang.Restore, c: Context) -> Clause:
    said = join(describe(node.what, c), "the")
    if node.status.status in ending:
        fact, order = ending[node.status.status]
        return Clause(agree(fact, many=said.many) % said.text, order % said.text)
    state = f"no longer {adjective(node.status.status)}"
    return Clause(f"{said.text} {'are' if said.many else 'is'} {state}", f"restore {said.text}")
