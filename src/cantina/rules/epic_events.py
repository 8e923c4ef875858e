"""Epic Events: what an attempt comes to, and which sites count for it (digest: Epic Events)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.query import Match, Number, meaning, number, words
from cantina.engine.texts import in_force
from cantina.engine.values import changed


@meaning(lang.AttemptTotal)
def _attempt_total(node: lang.AttemptTotal) -> Number:
    return lambda c: changed(c.g, "attempt total", c.self, number(c, node.of))


@meaning(lang.Counted)
def _counted(_: lang.Counted) -> Match:
    """Generic sites neither add to an Epic Event nor take away from it (generic-sites.7)."""
    return lambda c, id: {"site"} <= words(c.g, id) and "generic" not in words(c.g, id) and not any(
        each.source == id for each in in_force(c.g, lang.NotCounted))  # fmt: skip
