"""French. Transferring devices."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says, thing
from cantina.text.grammar import Context


@says(lang.Transfers)
def _transfers(node: lang.Transfers, c: Context) -> str:
    what = thing(lang.other(node.to), c, preposition="à")
    who = c.title or "cette carte"
    return f"pendant votre phase de déploiement, vous pouvez transférer gratuitement {who} {what}"
