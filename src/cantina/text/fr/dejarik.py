"""French. Holosites."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says
from cantina.text.grammar import Context


@says(lang.DejarikRules)
def _dejarik_rules(node: lang.DejarikRules, c: Context) -> str:
    return (
        "seuls les cartes de dejarik et les hologrammes se déploient ici, comme des personnages dont le coût de "
        "déploiement, la puissance, l'habileté et la valeur de perte égalent la destinée et qui n'ont pas de texte de "
        "jeu ; ils ne se déplacent jamais"
    )
