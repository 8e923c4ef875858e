"""Ships and vehicles that have sites of their own inside (glossary: movement-regular-starship-and-vehicle-sites)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.card import Definition
from cantina.model.sides import Side
from cantina.rules import seats


def hull_of(g: Engine, site: int) -> int:
    """The ship or vehicle on table that a site is inside of; 0 if it is no such site or its ship is not there."""
    if not _is_inside(g.face(site)):
        return 0
    if holder := g.card(site).at:
        return holder if table.is_active(g, holder) else 0
    name = table.planet_of(g, site)
    return next((id for id in table.board(g).active if g.face(id).category in ("starship", "vehicle")
                 and (g.face(id).title == name or name in g.face(id).personas)), 0)  # fmt: skip


def decks_of(g: Engine, hull: int) -> list[int]:
    """The sites on table that are inside a ship or vehicle."""
    inner = table.cached_per_board(g, "decks", lambda: _inner_sites(g))
    return [each for each in inner if hull and hull_of(g, each) == hull]


def adjacent_sites(g: Engine, site: int) -> tuple[int, ...]:
    """The sites adjacent to a site: those next to it in its row, and through the wall of a vehicle those inside it and
    the one where it stands (reading: movement-regular-starship-and-vehicle-sites)."""
    walls = table.cached_per_board(g, "walls", lambda: _walls(g))
    return (*table.neighbours(g, site), *(b for pair in walls for a, b in (pair, pair[::-1]) if a == site))


def _walls(g: Engine) -> list[tuple[int, int]]:
    """The sites inside vehicles, each with the site where the vehicle stands."""
    hulls = [(each, hull_of(g, each)) for each in _inner_sites(g)]
    return [(each, g.card(hull).at) for each, hull in hulls
            if hull and g.face(hull).category == "vehicle" and g.card(hull).at]  # fmt: skip


def _inner_sites(g: Engine) -> list[int]:
    return [each for each in table.board(g).locations if _is_inside(g.face(each))]


def _is_inside(face: Definition) -> bool:
    return "site" in face.words and not {"starship", "vehicle"}.isdisjoint(face.icons)


def ship_bays(g: Engine, player: Side, location: int) -> list[int]:
    """The docking bays of a player's ships in the same space."""
    return [each for ship in seats.own_carriers(g, player, location) if g.card(ship).at == location
            for each in decks_of(g, ship) if "docking bay" in g.face(each).words]  # fmt: skip
