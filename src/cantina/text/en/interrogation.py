"""English. Interrogation."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says
from cantina.text.grammar import Clause, Context


@says(lang.AskAboutHand)
def _ask_about_hand(node: lang.AskAboutHand, c: Context) -> Clause:
    ask = "ask one yes-or-no question about cards in opponent's hand"
    rest = f"the opponent must answer truthfully or lose {node.force} Force"
    return Clause(f"{ask}; {rest}", f"{ask} ({rest})")
