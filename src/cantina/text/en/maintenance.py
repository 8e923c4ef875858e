"""English. Cards that must be maintained."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import doing, says
from cantina.text.grammar import Context
from cantina.text.lexicon import listed


@says(lang.Maintenance)
def _maintenance(node: lang.Maintenance, c: Context) -> str:
    ways = [f"{doing(lang.YOU, node.maintain, c)} to maintain it"]
    if node.recycle is not None:
        ways.append(f"{doing(lang.YOU, node.recycle, c)} to place it in your Used Pile")
    return f"at the end of your turn, {listed([*ways, 'place it out of play'], 'or')}"
