"""English. Transferring weapons and devices."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says, thing
from cantina.text.grammar import Context


@says(lang.Transfers)
def _transfers(node: lang.Transfers, c: Context) -> str:
    price = " for free" if node.free else ""
    rest = "" if node.free else " for as much Force as deploying it there costs"
    return f"during your deploy phase, {thing(node.what, c)} may be transferred{price} to {_receiver(node, c)}{rest}"


def _receiver(node: lang.Transfers, c: Context) -> str:
    return thing(lang.other(node.to) if node.what == lang.SELF else node.to, c)
