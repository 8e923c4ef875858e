"""English. Set-up."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import says
from cantina.text.grammar import Context


@says(lang.FirstTurn)
def _first_turn(node: lang.FirstTurn, c: Context) -> str:
    return f"if this is your starting location, the {lexicon.SIDES[node.side][0]} Side takes the first turn"
