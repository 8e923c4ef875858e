"""English. Mobile Effects that drift."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says, statuses
from cantina.text.grammar import Clause, Context

statuses({"heading": "drifting"})


@says(lang.SetCourse)
def _set_course(node: lang.SetCourse, c: Context) -> Clause:
    return Clause("you name the direction in which it starts", "name the direction in which it starts")


@says(lang.Drift)
def _drift(node: lang.Drift, c: Context) -> Clause:
    return Clause(f"{c.title or 'this card'} moves on to the next adjacent site, turning round where there is none")
