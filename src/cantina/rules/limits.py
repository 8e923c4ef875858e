"""Limits: how often a text can be used in a period, spent when that begins (glossary: cancel)."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.engine.core import Engine
from cantina.engine.evaluator import number
from cantina.engine.texts import Line
from cantina.lang.titles import fold


def is_spent(g: Engine, each: Line, limit: lang.Limit, target: int = 0) -> bool:
    """Whether a text was used as often as it can be, or can be on a target."""
    return g.marked(*_key(g, each, limit, target)) >= times(g, each, limit)


def left(g: Engine, each: Line, limit: lang.Limit) -> int:
    """How often a text can still be used in its period."""
    return max(times(g, each, limit) - g.marked(*_key(g, each, limit, 0)), 0)


def times(g: Engine, each: Line, limit: lang.Limit) -> int:
    """How often a text can be used now."""
    return int(number(each.context(g), limit.times))


def spend(g: Engine, each: Line, limit: lang.Limit, target: int = 0) -> None:
    """A text is used once more, on a target if it has one."""
    g.mark(*_key(g, each, limit, target))


def _key(g: Engine, each: Line, limit: lang.Limit, target: int) -> tuple[Any, ...]:
    """Limits belong to a card's incarnation, its text and the period, maybe to what it targets; or to a player's cards
    of that title."""
    if limit.by_title:
        return limit.per, fold(g.face(each.source).title), each.you, g.catalog.address(each.ability)[1]
    if limit.of == "functions":
        return limit.per, "used", each.source, g.card(each.source).life
    aim = (target, g.card(target).life) if limit.of == "target" else ()
    return limit.per, *text_key(g, each), *aim


def text_key(g: Engine, each: Line) -> tuple[int, ...]:
    """A text of a card, wherever the card is. A location's own text may be in force at several places: each counts; of
    a card with two faces, each has texts of its own."""
    place = each.here if g.face(each.source).category == "location" else 0
    face, node = g.catalog.address(each.ability)
    return each.source, g.card(each.source).life, node, place, int(bool(g.catalog.by_id[face].front))
