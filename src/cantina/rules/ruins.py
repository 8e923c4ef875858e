"""Vehicles that crash and interior sites that collapse (glossary: crashed, collapsed)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope
from cantina.engine.query import spoken_of
from cantina.engine.texts import cancels_texts
from cantina.engine.values import Ruling, ruled
from cantina.lang.vocabulary import CardStat
from cantina.rules import zones
from cantina.rules.core import context_of, performs

WRECKED: tuple[CardStat, ...] = ("power", "landspeed", "maneuver", "armor")  # what a crash takes away or fixes
WRECKED_ARMOR = 2


@performs(lang.Crash)
def _crash(g: Engine, act: Scope, verb: lang.Crash) -> None:
    for id in spoken_of(context_of(g, act), verb.what):
        if g.card(id).zone == "table" and g.face(id).category == "vehicle":
            g.change(id, crashed=True)
            g.tell("crashed", card=g.ref(id))


@performs(lang.Collapse)
def _collapse(g: Engine, act: Scope, verb: lang.Collapse) -> None:
    """All cards at the site are lost; the site itself stays."""
    for id in spoken_of(context_of(g, act), verb.what):
        if {"site", "interior"} <= g.face(id).words:
            g.change(id, collapsed=True)
            g.tell("collapsed", place=g.ref(id))
            zones.lose(g, tuple(table.cards_at(g, id)))


def in_wreck(g: Engine, id: int) -> bool:
    """Aboard an enclosed vehicle that has crashed."""
    card = g.card(id)
    return bool(card.seat) and g.card(card.on).crashed and "enclosed" in g.faces[card.on].words


@ruled(*WRECKED)
def _wrecked(g: Engine, stat: str, id: int) -> Ruling | None:
    if not g.card(id).crashed:
        return None
    fixed = WRECKED_ARMOR if stat == "armor" and g.faces[id].armor is not None else None
    return Ruling(fixed, "crashed", final=True)


@cancels_texts
def _ruined(g: Engine) -> list[int]:
    """Texts of crashed vehicles and collapsed sites and, for a battle, of those who stayed aboard a crashed enclosed
    vehicle (crashed.5, crashed.10, collapsed.3)."""
    on_table = table.board(g).on_table
    found = [id for id in on_table if g.card(id).crashed or g.card(id).collapsed]
    if found and g.find_frame("battle") is not None:
        found += [id for id in on_table if in_wreck(g, id)]
    return found
