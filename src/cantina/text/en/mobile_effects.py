"""English. Mobile Effects that drift."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says, statuses
from cantina.text.grammar import Clause, Context

statuses({"heading": "drifting"})


@says(lang.Drift)
def _drift(node: lang.Drift, c: Context) -> Clause:
    start = "the direction of its start is named when it deploys"
    return Clause(
        f"{c.title or 'this card'} moves on to the next adjacent site, turning round where there is none; {start}"
    )
