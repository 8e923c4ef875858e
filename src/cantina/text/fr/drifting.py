"""French. Mobile Effects that drift."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says, statuses
from cantina.text.grammar import Clause, Context

statuses({"heading": "en mouvement"})


@says(lang.SetCourse)
def _set_course(node: lang.SetCourse, c: Context) -> Clause:
    return Clause("vous nommez la direction de son départ", "nommer la direction de son départ")


@says(lang.Drift)
def _drift(node: lang.Drift, c: Context) -> Clause:
    return Clause(f"{c.title or 'cette carte'} avance d'un site adjacent, et fait demi-tour s'il n'y en a plus")
