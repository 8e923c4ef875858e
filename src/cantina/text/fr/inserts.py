"""French. Insert cards."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import describe, join, moments, statuses
from cantina.text.grammar import Context
from cantina.text.lexicon import agree

statuses({"inserted": "inséré{e}{s}"})


def _surfaced(t: lang.Trigger, c: Context) -> str:
    said = join(describe(t.card or lang.INSERT, c), "a")
    return f"si {said.text} vient d'être {agree('inséré{e} ou révélé{e}', said.fem)}"


moments({
    "inserted-or-revealed": _surfaced,
    "reached-top": lambda t, c: f"quand {c.title or 'cette carte'} arrive au sommet (et va à la pile perdue)",
})  # fmt: skip
