"""French. Set-up."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import says
from cantina.text.grammar import Context


@says(lang.FirstTurn)
def _first_turn(node: lang.FirstTurn, c: Context) -> str:
    return f"si c'est votre localisation de départ, {lexicon.SIDES[node.side][1]} joue le premier tour"
