"""Pieces that come back from a holosite (reading: holosite)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.decision import Refusal
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.battle import battle_of
from cantina.rules.deeds import Deed
from cantina.rules.dejarik import is_piece, may_be_piece
from cantina.rules.doing import simple
from cantina.rules.options import refusal
from cantina.rules.presence import controls


def refuse_taking_back(g: Engine, player: Side, id: int) -> Refusal | None:
    """Why a player cannot take a piece back into hand now, or None."""
    if not is_piece(g, id) or g.card(id).side != player:
        return refusal(g, "holosite", "no-piece")
    if battle_of(g) is not None:
        return refusal(g, "holosite", "in-battle")
    where = table.location_of(g, id)
    return None if controls(g, player, where) else refusal(g, "holosite", "no-control", place=g.ref(where))


def _pieces(g: Engine, player: Side) -> list[int]:
    boards = [each for each in table.board(g).locations if "holosite" in g.faces[each].words]
    return [id for place in boards for id in table.cards_at(g, place)]


simple(
    Deed(
        verb="take-back", suits=lambda face, zone: zone == "table" and may_be_piece(face),
        among=_pieces, refuse=refuse_taking_back,
    ),
    lambda g, f: zones.lose(g, (f.vars.card,), "returned", "hand"),
)  # fmt: skip
