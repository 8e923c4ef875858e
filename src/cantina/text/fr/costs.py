"""French. Costs: what a player does to begin something, or to have something happen."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import deed, do, doing, force, group, says
from cantina.text.grammar import Clause, Context


@says(lang.Use)
def _use(node: lang.Use, c: Context) -> Clause:
    return deed(node.player, "utiliser", "utilisez", "utilise", force(node.amount, c))


@says(lang.Pays)
def _pays(node: lang.Pays, c: Context) -> Clause:
    text = f"{do(node.by, 'pouvez', 'peut')} {doing(node.by, node.cost, c)}"
    if node.then and node.by != lang.YOU:
        text += f" (si c'est le cas, {group(node.then, c)})"
    elif node.then:
        text += f" pour {doing(lang.YOU, node.then, c)}"
    return Clause(text + (f" ; sinon, {group(node.otherwise, c)}" if node.otherwise else ""))
