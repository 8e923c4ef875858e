"""Vehicles that crash and interior sites that collapse (glossary: crashed, collapsed)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.statuses import define_status, has_status, set_status
from cantina.engine.values import BaseOverride
from cantina.model.card import Status
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.core import happens
from cantina.rules.statuses import becomes

WRECKED_ARMOR = 2


def _gone(g: Engine, id: int, status: Status) -> BaseOverride:
    return BaseOverride(None, "crashed", final=True)


def _wrecked_armor(g: Engine, id: int, status: Status) -> BaseOverride:
    return BaseOverride(WRECKED_ARMOR if g.faces[id].armor is not None else None, "crashed", final=True)


def _no_icons(g: Engine, id: int, status: Status) -> BaseOverride:
    return BaseOverride(0, "collapsed", final=True)


# The text of a wreck or a ruin is cancelled (crashed.5, collapsed.3).
define_status(
    lang.CRASHED,
    text_blanked=True,
    numbers={"power": _gone, "landspeed": _gone, "maneuver": _gone, "armor": _wrecked_armor},
    forbids={"be piloted": ("crashed", "crashed"), "use-weapons": ("crashed", "crashed")},
)
define_status(
    lang.COLLAPSED,
    text_blanked=True,
    numbers={"force icons": _no_icons},
    entry_cost=1,  # collapsed.5, collapsed.6
    ends=frozenset({"converted"}),  # a new copy rebuilds it (collapsed.7)
)


@happens("crash")
@becomes(lang.CRASHED)
def crash(g: Engine, id: int, by: Side) -> bool:
    """A vehicle crashes."""
    if g.card(id).zone != "table" or g.face(id).category != "vehicle":
        return False
    set_status(g, id, lang.CRASHED)
    g.log_event("crashed", card=g.ref(id))
    return True


@happens("collapse")
@becomes(lang.COLLAPSED)
def collapse(g: Engine, id: int, by: Side) -> bool:
    """All cards at an interior site are lost; the site itself stays."""
    if g.card(id).zone != "table" or not {"site", "interior"} <= g.face(id).words:
        return False
    set_status(g, id, lang.COLLAPSED)
    g.log_event("collapsed", place=g.ref(id))
    zones.lose(g, tuple(table.cards_at(g, id)))
    return True


def is_closed_wreck(g: Engine, id: int) -> bool:
    """An enclosed vehicle that has crashed."""
    return has_status(g, id, lang.CRASHED) and "enclosed" in g.faces[id].words


def in_wreck(g: Engine, id: int) -> bool:
    """Aboard an enclosed vehicle that has crashed."""
    card = g.card(id)
    return bool(card.seat) and is_closed_wreck(g, card.on)


def hatch_cost(g: Engine, id: int, carrier: int) -> int:
    """Getting into or out of a crashed enclosed vehicle costs 1 Force for each character (glossary: crashed.9)."""
    return 1 if is_closed_wreck(g, carrier) and g.face(id).category == "character" else 0
