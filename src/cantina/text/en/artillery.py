"""English. Artillery that warriors take along."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import force, says, thing
from cantina.text.grammar import Context


@says(lang.Hauled)
def _hauled(node: lang.Hauled, c: Context) -> str:
    crew = f"{node.number} of {thing(lang.your(node.by), c, 'many')} who move from here by landspeed"
    return f"{c.title or 'this card'} may move together with {crew}, for {force(node.cost, c)} more"
