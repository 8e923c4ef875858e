"""English. Costs: what a player does to begin something, or to have something happen."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import doing, force, group, player, player_clause, says
from cantina.text.grammar import Clause, Context


@says(lang.Use)
def _use(node: lang.Use, c: Context) -> Clause:
    return player_clause(node.player, "use", "uses", force(node.amount, c))


@says(lang.Pays)
def _pays(node: lang.Pays, c: Context) -> Clause:
    text = f"{player(node.by)} may {doing(node.by, node.cost, c)}"
    if node.then and node.by != lang.YOU:
        text += f" (if so, {group(node.then, c)})"
    elif node.then:
        text += f" to {doing(lang.YOU, node.then, c)}"
    return Clause(text + (f"; otherwise, {group(node.otherwise, c)}" if node.otherwise else ""))
