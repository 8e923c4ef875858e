"""Uniqueness and personas: how many of a card a player may have on table."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.texts import live
from cantina.lang import PermanentPilot
from cantina.model.card import Definition
from cantina.model.decision import Refusal
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.options import refusal


def people(face: Definition) -> frozenset[str]:
    """All personas that a card brings to the table, a unique permanent pilot included."""
    pilots = {line.person for line in face.text if isinstance(line, PermanentPilot) and line.person}
    return frozenset(face.personas) | pilots


def copies(g: Engine, side: Side, face: Definition) -> list[int]:
    """A player's cards on table with this title; captives, undercover and missing ones count too."""
    return [id for id in counted(g) if g.card(id).side == side and g.face(id).title == face.title]


def counted(g: Engine) -> list[int]:
    """The cards on table, and stacked ones whose card says that they count as such (glossary: face-up.6)."""
    holders = {each.source for each in live(g, "StackOnTable")}
    if not holders:
        return table.board(g).on_table
    return [*table.board(g).on_table, *(id for each in sorted(holders) for id in zones.stacked_on(g, each))]


def refuse_uniqueness(g: Engine, side: Side, face: Definition) -> Refusal | None:
    """Why one more of this card cannot be on table, or None."""
    if face.category == "location":
        return None
    same = copies(g, side, face)
    if face.unique and len(same) >= face.unique:
        return refusal(g, "persona-replacement-rule", "unique", by=same[0], limit=face.unique)
    mine = people(face) if face.unique == 1 else frozenset()
    for id in counted(g) if mine else ():
        if g.card(id).side == side and mine & people(g.face(id)):
            return refusal(g, "persona-replacement-rule", "persona", by=id)
    gone = [id for id in g.pile(side, "out-of-play") if mine & people(g.face(id)) or g.face(id).title == face.title]
    if face.unique == 1 and gone:
        return refusal(g, "persona-replacement-rule", "out-of-play", by=gone[0])
    return None
