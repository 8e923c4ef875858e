"""Where creatures live (glossary: creature-deployment, creature-movement)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, matches
from cantina.engine.texts import printed


def is_creature(g: Engine, id: int) -> bool:
    """Whether a card is a creature."""
    return g.faces[id].category == "creature"


def habitat_of(g: Engine, id: int) -> lang.Habitat | None:
    """Where a creature lives, by its text; None for all other cards."""
    return next(iter(printed(g.face(id), lang.Habitat)), None) if is_creature(g, id) else None


def lives_at(g: Engine, id: int, place: int) -> bool:
    """Whether a location is in a creature's habitat; all other cards live anywhere."""
    home = habitat_of(g, id)
    if home is None or home.where is None:
        return True
    try:
        return _takes_in(Context(g, g.card(id).side, id, place), home, place)
    except Exception as error:
        g.silence(id, error)
        return True


def _takes_in(context: Context, home: lang.Habitat, place: int) -> bool:
    if home.also is not None and matches(context, home.also, place):
        return True
    shunned = any(table.is_part_of(context.g, place, planet) for planet in home.shuns)
    return not shunned and home.where is not None and matches(context, home.where, place)
