"""Epic Events: what an attempt comes to, and which sites count for it (digest: Epic Events)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.evaluator import Context, Match, Number, evaluates, is_called, number, referenced_cards
from cantina.engine.texts import active_abilities
from cantina.engine.values import changed
from cantina.model.num import Num


@evaluates(lang.AttemptTotal)
def _attempt_total(node: lang.AttemptTotal) -> Number:
    def total(c: Context) -> Num:
        sum_ = changed(c.g, "attempt total", c.self, number(c, node.of))
        for id in referenced_cards(c, node.crossing) if node.crossing is not None else ():
            sum_ = changed(c.g, "crossing total", id, sum_)
        return sum_

    return total


@evaluates(lang.Counted)
def _counted(_: lang.Counted) -> Match:
    """Generic sites neither add to an Epic Event nor take away from it (generic-sites.7)."""
    return lambda c, id: is_called(c.g, id, "site") and not is_called(c.g, id, "generic") and not any(
        each.source == id for each in active_abilities(c.g, lang.NotCounted))  # fmt: skip
