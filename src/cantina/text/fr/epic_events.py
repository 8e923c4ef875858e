"""French. Epic Events: what an attempt comes to, and which sites count for it."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import amount, head_of, says, thing
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.AttemptTotal)
def _attempt_total(node: lang.AttemptTotal, c: Context) -> str:
    if node.crossing is None:
        return f"le total ({amount(node.of, c)})"
    return f"la tentative de faire passer {thing(node.crossing, c)} de l'autre côté ({amount(node.of, c)})"


@says(lang.Counted)
def _counted(node: lang.Counted, c: Context) -> Nouns:
    """Which sites count is a rule, and goes without saying."""
    return (Noun((head_of("site"),), place=True),)


@says(lang.NotCounted)
def _not_counted(node: lang.NotCounted, c: Context) -> str:
    return "ce site ne compte pas pour les Événements épiques"
