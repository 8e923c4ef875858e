"""English. Mobile systems, and where systems lie."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says, statuses
from cantina.text.grammar import Context

statuses({"orbiting": "orbiting", "in deep space": "deep-space"})


@says(lang.MobileSystem)
def _mobile_system(node: lang.MobileSystem, c: Context) -> str:
    where = f"deploys only at parsec {node.parsec}; its parsec number is that of its position"
    return f"{where}. Hyperspeed = {node.hyperspeed}"


@says(lang.Charts)
def _charts(node: lang.Charts, c: Context) -> str:
    return f"parsec {node.parsec}: {', '.join(node.systems)}"
