"""French. Docking bay transit."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import force, says
from cantina.text.grammar import Context


@says(lang.TransitCost)
def _transit_cost(node: lang.TransitCost, c: Context) -> str:
    price = "est gratuit" if node.amount == 0 else f"coûte {force(node.amount, c)}"
    if node.to:
        price = f"coûte {force(node.amount, c)} de plus"
        return f"votre transit par les aires de mise à quai vers cette localisation {price}"
    return f"votre transit par les aires de mise à quai depuis cette localisation {price}"
