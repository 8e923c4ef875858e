"""French. Defensive Shields."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import order, says, thing
from cantina.text.grammar import Clause, Context


@says(lang.PlayShield)
def _play_shield(node: lang.PlayShield, c: Context) -> Clause:
    return order("jouer", "jouez", f"{thing(node.what, c)} sur la table")
