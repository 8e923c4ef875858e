"""French. Texts about texts: cancelled ones, ones that apply elsewhere, ones of which only one applies."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import at, lines, says, suffix, thing
from cantina.text.grammar import Context, together
from cantina.text.lexicon import sentences


@says(lang.Expands)
def _expands(node: lang.Expands, c: Context) -> str:
    return f"votre texte de jeu de cette localisation s'applique aussi {at(node.to, c)}, comme s'il y figurait"


@says(lang.CancelText)
def _cancel_text(node: lang.CancelText, c: Context) -> str:
    done = {"suspend": "est suspendu", "forbid": "ne peut pas être utilisé"}.get(node.word, "est annulé")
    node, c = together(node, c)
    return f"le texte de jeu {thing(node.of, c, 'many', preposition='de')} {done}{suffix(node.when, c)}"


@says(lang.Function)
def _function(node: lang.Function, c: Context) -> str:
    return sentences(lines(node.text, c))
