"""English. Mobile systems, and where systems lie."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says, statuses, thing
from cantina.text.grammar import Context, Noun, Nouns

statuses({"orbiting": "orbiting", "in deep space": "deep-space"})


@says(lang.MobileSystem)
def _mobile_system(node: lang.MobileSystem, c: Context) -> str:
    where = f"deploys only at parsec {node.parsec}; its parsec number is that of its position"
    return f"{where}. Hyperspeed = {node.hyperspeed}"


@says(lang.OrbitedBy)
def _orbited_by(node: lang.OrbitedBy, c: Context) -> Nouns:
    return (Noun(after=(f"orbited by {thing(node.by, c)}",), place=True),)


@says(lang.Charts)
def _charts(node: lang.Charts, c: Context) -> str:
    return f"parsec {node.parsec}: {', '.join(node.systems)}"
