"""Sector movement: through clouds and asteroids, and into Death Star II, sector by sector (glossary:
movement-regular-sector-movement-clouds, movement-regular-sector-movement-asteroids,
movement-regular-death-star-ii-sectors)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, Match, evaluates, is_called, referenced_cards, words
from cantina.model.sides import DARK, LIGHT, Side
from cantina.model.trigger_event import TriggerEvent
from cantina.records.relocation import LedMove
from cantina.records.turn import PhaseEnds
from cantina.rules.habitats import is_creature
from cantina.rules.movement import (
    Path,
    clouds_at,
    lands_like_fighter,
    landspeed,
    move_cost,
    outdoors,
    refuse_moving,
    regular,
)
from cantina.rules.pilots import can_fly
from cantina.rules.presence import CLOUD_VEHICLES
from cantina.rules.responses import on_event


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
    ways = {place: (move_cost(g, id, 1, place), path) for place, path in found.items()}
    return ways | (_through_tunnels(g, id, here) if is_called(g, id, "starfighter") else {})


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


# -- inside Death Star II ----------------------------------------------------------------------------------------------


def tunnels_at(g: Engine, location: int) -> list[int]:
    """The sectors inside a mobile system, from its surface to its core."""
    sectors = [each for each in reversed(table.row_of(g, location)[1]) if "sector" in g.face(each).words]
    return [each for each in sectors if not g.face(each).words & {"asteroid sector", "cloud sector"}]


def _through_tunnels(g: Engine, id: int, here: int) -> dict[int, tuple[int, Path]]:
    """One sector at a time. The Dark Side only follows the Light Side in, and turns back for free when it is gone."""
    tunnels = tunnels_at(g, here)
    found = _along(g, here, tunnels, 1)
    if g.card(id).side == LIGHT or _intruders(g, tunnels):
        return {place: (move_cost(g, id, 1, place), path) for place, path in found.items()}
    return {each: (0, (each,)) for each in (way_back(g, here),) if each in found and here in tunnels}


def _intruders(g: Engine, tunnels: list[int]) -> bool:
    """Whether a starfighter of the Light Side is inside."""
    return any(is_called(g, id, "starfighter") and g.card(id).side == LIGHT and table.is_active(g, id)
               for place in tunnels for id in table.cards_at(g, place))  # fmt: skip


def way_back(g: Engine, here: int) -> int:
    """The next place on the way from a sector inside to the system; 0 if one is not inside."""
    tunnels = tunnels_at(g, here)
    outward = [table.system_of(g, here), *tunnels]
    return outward[tunnels.index(here)] if here in tunnels else 0


@on_event("end-of-phase")
def _turn_back(g: Engine, moment: TriggerEvent) -> None:
    """Dark Side starfighters that have nobody left to follow go back one sector, if they have not yet
    (movement-regular-death-star-ii-sectors.6)."""
    if not isinstance(moment, PhaseEnds) or (moment.of, moment.by) != ("move", DARK):
        return
    for id in [each for each in table.board(g).active if _is_left_behind(g, each)]:
        g.mark("turn", "moved", id)
        g.push(LedMove(card=id, goal=way_back(g, g.card(id).at), verb="sector"))


def _is_left_behind(g: Engine, id: int) -> bool:
    place = g.card(id).at
    if not place or not is_called(g, id, "starfighter") or g.card(id).side != DARK or not way_back(g, place):
        return False
    stuck = g.marked("turn", "moved", id) or refuse_moving(g, id) or not can_fly(g, id)
    return not stuck and not _intruders(g, tunnels_at(g, place))


@evaluates(lang.Above)
def _above(node: lang.Above) -> Match:
    def match(c: Context, id: int) -> bool:
        clouds = clouds_at(c.g, id) if "cloud sector" in c.g.face(id).words else []
        lower = clouds[clouds.index(id) + 1 :] if clouds else []
        return any(table.location_of(c.g, each) in lower for each in referenced_cards(c, node.what))

    return match
