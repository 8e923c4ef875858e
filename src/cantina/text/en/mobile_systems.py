"""English. Mobile systems, and where systems lie."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import head_of, says, statuses, thing
from cantina.text.grammar import Context, Noun, Nouns

statuses({"orbiting": "orbiting", "in deep space": "deep-space"})


@says(lang.MobileSystem)
def _mobile_system(node: lang.MobileSystem, c: Context) -> str:
    start = f"orbiting {node.orbiting}" if node.orbiting else f"at parsec {node.parsec}"
    speed = f". Hyperspeed = {node.hyperspeed}" if node.hyperspeed else ""
    return f"deploys only {start}; its parsec number is that of its position{speed}"


@says(lang.OrbitedBy)
def _orbited_by(node: lang.OrbitedBy, c: Context) -> Nouns:
    return (Noun((head_of("system"),), after=(f"orbited by {thing(node.by, c)}",), place=True),)


@says(lang.Charts)
def _charts(node: lang.Charts, c: Context) -> str:
    return f"parsec {node.parsec}: {', '.join(node.systems)}"
