"""Vehicles that crash (glossary: crashed). What a wreck is worth is in `values`, what it silences in `texts`."""

from __future__ import annotations

from cantina.engine.core import Engine, Scope
from cantina.lang import verbs
from cantina.rules.acts import context_of, performs
from cantina.rules.results import named


@performs(verbs.Crash)
def _crash(g: Engine, act: Scope, verb: verbs.Crash) -> None:
    for id in named(context_of(g, act), verb.what):
        if g.card(id).zone == "table" and g.face(id).category == "vehicle":
            g.change(id, crashed=True)
            g.tell("crashed", card=g.ref(id))
