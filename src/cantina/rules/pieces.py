"""Pieces that come back from a holosite (reading: holosite)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.decision import Refusal
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.battle import battle_of
from cantina.rules.dejarik import is_piece, may_be_piece
from cantina.rules.options import refusal
from cantina.rules.player_actions import PlayerAction
from cantina.rules.presence import controls
from cantina.rules.simple_actions import simple_action


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


simple_action(
    PlayerAction(
        verb="take-back", applies_to=lambda face, zone: zone == "table" and may_be_piece(face),
        candidates=_pieces, refuse=refuse_taking_back,
    ),
    lambda g, f: zones.lose(g, (f.vars.card,), "returned", "hand"),
)  # fmt: skip
