"""French. Sabacc."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says, thing
from cantina.text.grammar import Clause, Context


@says(lang.PlaySabacc)
def _play_sabacc(node: lang.PlaySabacc, c: Context) -> Clause:
    wild = f"Cartes libres ({node.low} à {node.high}) : {thing(node.wild, c, 'many')}"
    clones = f"Cartes clones : {thing(node.clones, c, 'many')} ({thing(node.free, c, 'many')} peuvent les compter pour "
    stakes = f"Enjeu : {thing(node.stakes, c)}"
    return Clause(f"jouez au sabacc avec la cible. {wild}. {clones}{node.number}). {stakes}")


@says(lang.AdjustsSabacc)
def _adjusts_sabacc(node: lang.AdjustsSabacc, c: Context) -> str:
    return f"au sabacc, cette carte peut ajouter {node.by} à votre total ou en retrancher {node.by}"
