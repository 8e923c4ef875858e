"""French. Cards that must be maintained."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import doing, says
from cantina.text.grammar import Context
from cantina.text.lexicon import listed


@says(lang.Maintenance)
def _maintenance(node: lang.Maintenance, c: Context) -> str:
    ways = [f"{doing(lang.YOU, node.maintain, c)} pour maintenir cette carte"]
    if node.recycle is not None:
        ways.append(f"{doing(lang.YOU, node.recycle, c)} pour la placer dans votre pile utilisée")
    return f"à la fin de votre tour, vous devez {listed([*ways, 'la placer hors jeu'], 'ou')}"
