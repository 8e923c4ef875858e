"""French. Artillery that warriors take along."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import force, says, thing
from cantina.text.grammar import Context


@says(lang.Hauled)
def _hauled(node: lang.Hauled, c: Context) -> str:
    crew = f"{node.number} {thing(lang.your(node.by), c, 'many', preposition='de')} qui partent d'ici"
    way = f"avec {crew} par vitesse terrestre, pour {force(node.cost, c)} de plus"
    return f"{c.title or 'cette carte'} peut se déplacer {way}"
