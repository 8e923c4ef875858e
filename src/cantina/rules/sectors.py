"""Sector movement: through clouds and asteroids, sector by sector (glossary: movement-regular.1,
movement-regular-using-landspeed.10)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.query import words
from cantina.model.sides import Side
from cantina.rules.habitats import is_creature
from cantina.rules.movement import Path, clouds_at, lands_like_fighter, landspeed, move_cost, outdoors, regular
from cantina.rules.pilots import can_fly
from cantina.rules.presence import CLOUD_VEHICLES


@regular("sector")
def sector_to(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
    """Between a system and its nearest sector, from sector to sector, and for vehicles down to the sites and up."""
    here = g.card(id).at
    if not here or not (is_creature(g, id) or can_fly(g, id)):
        return {}
    found: dict[int, Path] = {}
    if flies_in_clouds(g, id):
        found |= _along(g, here, clouds_at(g, here), 2)
        if g.face(id).category == "vehicle":
            found |= _to_and_from_the_ground(g, here)
    if g.face(id).category == "starship" or (is_creature(g, id) and lands_like_fighter(g, id)):
        found |= _along(g, here, _asteroids_at(g, here), 2 if lands_like_fighter(g, id) else 1)
    return {place: (move_cost(g, id, 1, place), path) for place, path in found.items()}


def flies_in_clouds(g: Engine, id: int) -> bool:
    """Starfighters; cloud cars, shuttle vehicles and patrol craft as long as they have any landspeed."""
    if g.face(id).category == "vehicle":
        return bool(words(g, id) & CLOUD_VEHICLES) and landspeed(g, id) > 0
    return lands_like_fighter(g, id)


def _asteroids_at(g: Engine, location: int) -> list[int]:
    """The asteroid sectors of a system, from the nearest to the outermost."""
    return [each for each in reversed(table.row_of(g, location)[1]) if "asteroid sector" in g.face(each).words]


def _along(g: Engine, here: int, sectors: list[int], reach: int) -> dict[int, Path]:
    """The line of sectors hangs from the system: one step on or off it, so many steps along it."""
    system = table.system_of(g, here)
    if here == system and sectors:
        return {sectors[0]: (sectors[0],)}
    if here not in sectors:
        return {}
    i = sectors.index(here)
    ahead, back = sectors[i + 1 : i + 1 + reach], sectors[max(i - reach, 0) : i][::-1]
    found: dict[int, Path] = {}
    for line in (ahead, back):
        found |= {place: tuple(line[: n + 1]) for n, place in enumerate(line)}
    return found | ({system: (system,)} if i == 0 and system else {})


def _to_and_from_the_ground(g: Engine, here: int) -> dict[int, Path]:
    clouds = clouds_at(g, here)
    if clouds and here == clouds[-1]:
        return {each: (each,) for each in table.fellows(g, here) if outdoors(g, each)}
    return {clouds[-1]: (clouds[-1],)} if clouds and outdoors(g, here) else {}
