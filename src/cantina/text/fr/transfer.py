"""French. Transferring weapons and devices."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says, thing
from cantina.text.grammar import Context


@says(lang.Transfers)
def _transfers(node: lang.Transfers, c: Context) -> str:
    receiver = thing(lang.other(node.to) if node.what == lang.SELF else node.to, c, preposition="à")
    free = " gratuitement" if node.free else ""
    price = "" if node.free else " pour autant de Force que coûte son déploiement à cet endroit"
    return f"pendant votre phase de déploiement, vous pouvez transférer{free} {thing(node.what, c)} {receiver}{price}"
