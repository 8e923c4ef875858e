"""English. Transferring devices."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says, thing
from cantina.text.grammar import Context


@says(lang.Transfers)
def _transfers(node: lang.Transfers, c: Context) -> str:
    what = thing(lang.other(node.to), c)
    return f"during your deploy phase, {c.title or 'this card'} may be transferred for free to {what}"
