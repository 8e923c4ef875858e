"""English. Limits: how often a text can be used."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import amount, says
from cantina.text.grammar import Context

TIMES = {1: "once", 2: "twice"}


def how_often(limit: lang.Limit, c: Context) -> str:
    """How often."""
    each = " for each target" if limit.of == "target" else ""
    return (TIMES.get(limit.times) or f"up to {amount(limit.times, c)} times") + each


@says(lang.Limit)
def _limit(limit: lang.Limit, c: Context) -> str:
    return f"{how_often(limit, c)} per {lexicon.PERIODS[limit.per][0]}"
