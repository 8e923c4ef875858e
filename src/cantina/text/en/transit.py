"""English. Docking bay transit."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import force, says
from cantina.text.grammar import Context


@says(lang.TransitCost)
def _transit_cost(node: lang.TransitCost, c: Context) -> str:
    price = "is free" if node.amount == 0 else f"costs {force(node.amount, c)}"
    if node.to:
        return f"your docking bay transit to here costs {force(node.amount, c)} more"
    return f"your docking bay transit from here {price}"
