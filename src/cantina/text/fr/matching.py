"""French. Matching pilots, starships, vehicles, weapons and operatives."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import de, head_of, says, thing
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Matching)
def _matching(node: lang.Matching, c: Context) -> Nouns:
    head = head_of(node.what)
    return (Noun((head,), after=("assorti{e}{s}", de(thing(node.of, c)))),)


@says(lang.CountsAsMatching)
def _counts_as_matching(node: lang.CountsAsMatching, c: Context) -> str:
    return f"{thing(node.pilot, c)} compte comme pilote assorti {thing(node.of, c, preposition='de')}"
