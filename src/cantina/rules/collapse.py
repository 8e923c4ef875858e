"""Interior sites that collapse (glossary: collapsed): icons, text and prices say elsewhere what that changes."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope
from cantina.engine.query import spoken_of
from cantina.rules import zones
from cantina.rules.acts import context_of, performs


@performs(lang.Collapse)
def _collapse(g: Engine, act: Scope, verb: lang.Collapse) -> None:
    """All cards at the site are lost; the site itself stays."""
    for id in spoken_of(context_of(g, act), verb.what):
        if {"site", "interior"} <= g.face(id).words:
            g.change(id, collapsed=True)
            g.tell("collapsed", place=g.ref(id))
            zones.lose(g, tuple(table.cards_at(g, id)))
