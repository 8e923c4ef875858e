"""Jedi Tests: who learns from whom, and how far he is."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.engine.core import Engine
from cantina.engine.statuses import has_status
from cantina.rules.jedi_tests import attempts, number_of, taught, tests_on_table
from cantina.view.words import named


def training_view(g: Engine) -> list[dict[str, Any]]:
    """The Jedi Tests on table, by their numbers, each with its mentor and its apprentice as far as it has them."""
    tests = sorted(tests_on_table(g), key=lambda id: number_of(g, id))
    return [
        {
            "id": id,
            "number": number_of(g, id),
            "completed": has_status(g, id, lang.COMPLETED),
            "attempts": attempts(g, id),
            **{role.name: _taught(g, id, role.name) for role in (lang.MENTOR, lang.APPRENTICE)},
        }
        for id in tests
    ]


def _taught(g: Engine, test: int, role: str) -> dict[str, Any] | None:
    who = taught(g, test, role)
    return named(g.ref(who)) if who else None
