"""French. Limits: how often a text can be used."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import amount, says
from cantina.text.grammar import Context

TIMES = {1: "une fois", 2: "deux fois"}


def how_often(limit: lang.Limit, c: Context) -> str:
    """How often."""
    each = " pour chaque cible" if limit.of == "target" else ""
    return (TIMES.get(limit.times) or f"jusqu'à {amount(limit.times, c)} fois") + each


@says(lang.Limit)
def _limit(limit: lang.Limit, c: Context) -> str:
    return f"{how_often(limit, c)} par {lexicon.PERIODS[limit.per][1]}"
