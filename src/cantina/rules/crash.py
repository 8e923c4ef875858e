"""Vehicles that crash (glossary: crashed). What a wreck is worth is in `values`, what it silences in `texts`."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope
from cantina.engine.query import spoken_of
from cantina.rules.acts import context_of, performs


@performs(lang.Crash)
def _crash(g: Engine, act: Scope, verb: lang.Crash) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        if g.card(id).zone == "table" and g.face(id).category == "vehicle":
            g.change(id, crashed=True)
            g.tell("crashed", card=g.ref(id))
