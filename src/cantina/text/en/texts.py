"""English. Texts about texts: cancelled ones, ones that apply elsewhere, ones of which only one applies."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import at, lines, says, suffix, thing
from cantina.text.grammar import Context, together
from cantina.text.lexicon import sentences


@says(lang.Expands)
def _expands(node: lang.Expands, c: Context) -> str:
    return f"your game text of this location also applies {at(node.to, c)}, as if it stood there"


@says(lang.CancelText)
def _cancel_text(node: lang.CancelText, c: Context) -> str:
    done = {"suspend": "is suspended", "forbid": "may not be used"}.get(node.word, "is canceled")
    node, c = together(node, c)
    return f"the game text of {thing(node.of, c, 'many')} {done}{suffix(node.when, c)}"


@says(lang.Function)
def _function(node: lang.Function, c: Context) -> str:
    return sentences(lines(node.text, c))
