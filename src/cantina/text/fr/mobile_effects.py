"""French. Mobile Effects that drift."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says, statuses
from cantina.text.grammar import Clause, Context

statuses({"heading": "en mouvement"})


@says(lang.Drift)
def _drift(node: lang.Drift, c: Context) -> Clause:
    start = "la direction de départ se nomme au déploiement"
    return Clause(
        f"{c.title or 'cette carte'} avance d'un site adjacent, et fait demi-tour s'il n'y en a plus ; {start}"
    )
