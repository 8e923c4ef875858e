"""Moving between a ship or vehicle and the sites inside it (glossary: movement-regular-starship-and-vehicle-sites)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.statuses import forbidden, stands_with
from cantina.model.sides import Side
from cantina.rules import seats
from cantina.rules.movement import Path, move_cost, on_foot, regular
from cantina.rules.ship_interiors import decks_of, hull_of


@regular("enter")
def enter_to(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
    """From a ship or vehicle to a site inside it; from the ground where a vehicle stands, into it for free."""
    card = g.card(id)
    if card.on and card.seat and not forbidden(card, "board"):
        decks = [each for each in decks_of(g, card.on) if on_foot(g, id) or "docking bay" in g.face(each).words]
        return {each: (move_cost(g, id, 1, each), (each,)) for each in decks}
    if not card.at or not on_foot(g, id):
        return {}
    near = [each for each in table.cards_at(g, card.at)
            if g.card(each).at == card.at and g.face(each).category == "vehicle"]  # fmt: skip
    return {each: (move_cost(g, id, 0, each), (each,)) for hull in near for each in decks_of(g, hull)
            if g.card(hull).side in (card.side, stands_with(card))}  # fmt: skip


@regular("leave")
def leave_to(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
    """From a site inside a ship or vehicle to its bridge or cargo bay; from a vehicle to the ground for free."""
    card = g.card(id)
    hull = hull_of(g, card.at) if card.at else 0
    if not hull:
        return {}
    found: dict[int, tuple[int, Path]] = {}
    if g.card(hull).side == card.side and not forbidden(card, "board") and seats.free_seats(g, hull, id):
        found[hull] = (move_cost(g, id, 1, hull), ())
    if g.face(hull).category == "vehicle" and g.card(hull).at and on_foot(g, id):
        found[g.card(hull).at] = (move_cost(g, id, 0, g.card(hull).at), (g.card(hull).at,))
    return found
