"""French. Interrogation."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says
from cantina.text.grammar import Clause, Context


@says(lang.AskAboutHand)
def _ask_about_hand(node: lang.AskAboutHand, c: Context) -> Clause:
    rest = f"l'adversaire doit dire la vérité ou perdre {node.force} Force"
    ask = "une question sur les cartes de la main de l'adversaire, par oui ou non"
    return Clause(f"posez {ask} ; {rest}", f"poser {ask} ({rest})")
