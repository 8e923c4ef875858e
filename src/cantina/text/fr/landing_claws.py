"""French. Starfighters that cling to a larger ship."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import endings, order, says, statuses, thing
from cantina.text.grammar import Clause, Context

statuses({"concealed": "dissimulé{e}{s}"})
endings({"concealed": ("%s se {détache|détache|détachent|détachent}", "détacher %s")})


@says(lang.Cling)
def _cling(node: lang.Cling, c: Context) -> Clause:
    what = f"le porteur {thing(node.to, c, preposition='à')} : il se déplace avec et est dissimulé"
    return order("attacher", "attachez", what)
