"""English. Sabacc."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says, thing
from cantina.text.grammar import Clause, Context


@says(lang.PlaySabacc)
def _play_sabacc(node: lang.PlaySabacc, c: Context) -> Clause:
    wild = f"Wild cards ({node.low} to {node.high}): {thing(node.wild, c, 'many', 'and')}"
    clones = f"Clone cards: {thing(node.clones, c, 'many', 'and')} ({thing(node.free, c, 'many')} may count them as "
    stakes = f"Stakes: {thing(node.stakes, c)}"
    return Clause(f"play sabacc with the target. {wild}. {clones}{node.number}). {stakes}")


@says(lang.AdjustsSabacc)
def _adjusts_sabacc(node: lang.AdjustsSabacc, c: Context) -> str:
    return f"when playing sabacc, may add {node.by} to your total or subtract {node.by} from it"
