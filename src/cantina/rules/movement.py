"""Moving: regular moves by the rules (glossary: the movement entries). Each kind says who may go where, or why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Match, compiled, evaluates, is_called, words
from cantina.engine.query_cache import cached_query
from cantina.engine.statuses import entry_cost, forbidden, stands_with, status_of
from cantina.engine.texts import ActiveAbility, ability_applies, active_abilities, amount_in, lines_of
from cantina.engine.values import BaseOverride, adjusted, overrides_base, value
from cantina.lang.vocabulary import CardStat
from cantina.model.card import Definition
from cantina.model.decision import Option, Refusal
from cantina.model.frame import FrameVars
from cantina.model.num import Num, apart
from cantina.model.registry import register_once
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.movement import AboutToMove, Moved, Reached, RegularMove
from cantina.records.simple_actions import Simple
from cantina.records.turn import Phase
from cantina.rules import seats
from cantina.rules.battle import battle_of
from cantina.rules.dejarik import is_piece
from cantina.rules.force import spendable, use_force
from cantina.rules.habitats import is_creature, lives_at
from cantina.rules.options import cancel, option, refusal
from cantina.rules.pilots import can_fly, is_piloted
from cantina.rules.player_actions import NO_CHOICE, Costs, Form, PlayerAction, common, player_action, suits_table
from cantina.rules.presence import BODIES, is_body
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.responses import emit, emit_automatic
from cantina.rules.ship_interiors import hull_of, ship_bays
from cantina.rules.simple_actions import simple_action
from cantina.rules.statuses import refuse_by_status

Path = tuple[int, ...]  # the locations that a move passes, the destination last
Destinations = Callable[[Engine, Side, int], dict[int, tuple[int, Path]]]  # place: (cost, path)
REGULAR: dict[str, Destinations] = {}
MOVING = ("move", "control")  # the phases in which cards move by the rules
THROUGH_THE_AIR = ("land", "take-off", "shuttle")
RULES = {
    "walk": "movement-regular-using-landspeed", "hyperspeed": "movement-regular-using-hyperspeed",
    "land": "movement-regular-landing", "take-off": "movement-regular-taking-off",
    "shuttle": "movement-regular-shuttling", "sector": "movement-regular-sector-movement-clouds",
    "enter": "movement-regular-starship-and-vehicle-sites", "leave": "movement-regular-starship-and-vehicle-sites",
}  # fmt: skip
MOVERS = {  # who may ever move so
    "walk": ("character", "vehicle", "creature"), "hyperspeed": ("starship",), "land": ("starship", "creature"),
    "take-off": ("starship", "creature"), "shuttle": ("character", "vehicle"),
    "sector": ("starship", "vehicle", "creature"),
    "enter": ("character", "vehicle", "starship"), "leave": ("character", "vehicle", "starship"),
}  # fmt: skip


def regular(verb: str) -> Callable[[Destinations], Destinations]:
    """Declare a kind of regular move: where it can go from here, at what cost. Where texts forbid it to go, be it only
    to pass through, it cannot, nor a creature out of its habitat (creature-movement.1)."""

    def declare(find: Destinations) -> Destinations:
        def permitted(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
            ways = find(g, player, id)
            if not ways or (verb != "walk" and not may_travel(g, id)):
                return {}
            if verb in THROUGH_THE_AIR:
                ways = {place: way for place, way in ways.items() if may_fly(g, id, id, place)}
            return {place: way for place, way in ways.items()
                    if all(may_go(g, id, each) and lives_at(g, id, each) for each in (place, *way[1]))}  # fmt: skip

        register_once(REGULAR, verb, permitted)
        return permitted

    return declare


def may_go(g: Engine, id: int, place: int) -> bool:
    """Whether no text keeps a card from moving to a location, or aboard something there, and no status of it."""
    where = table.location_of(g, place)
    return not forbidden_by(g, "move", id, where) and not forbidden(g.card(where), "be entered")


def may_travel(g: Engine, id: int) -> bool:
    """Whether no text leaves a card only its own landspeed to move by."""
    return not forbidden_by(g, "travel", id)


def may_fly(g: Engine, id: int, start: int, end: int) -> bool:
    """Whether no text keeps a card from coming or going through the air between two places."""
    return not any(forbidden_by(g, "fly", id, table.location_of(g, each)) for each in (start, end))


# -- may it move at all ------------------------------------------------------------------------------------------------


def mover_side(g: Engine, id: int) -> Side:
    """Whose move phase a card moves in: that of the player on whose side it stands."""
    return stands_with(g.card(id))


def refuse_moving(g: Engine, id: int) -> Refusal | None:
    """Why a card cannot move in any way (glossary: cannot-move), or None."""
    if is_piece(g, id):
        return refusal(g, "movement", "does-not-move")
    if bound := refuse_by_status(g, "move", id):
        return bound
    ban = forbidden_by(g, "move", id)
    return refusal(g, "cannot-move", "cannot-move", by=ban) if ban else None


def move_phase(g: Engine, id: int) -> str:
    """The phase in which a card moves by the rules (motti-seeker.2)."""
    return "control" if seats.moves_like(g, id) == "undercover spy" else "move"


def refuse_regular(g: Engine, player: Side, id: int, during: str = "") -> Refusal | None:
    """Why a card cannot make a regular move now, wherever it would lead, or None."""
    phase = during or move_phase(g, id)
    if g.state.phase != phase or mover_side(g, id) != g.state.player or g.card(id).side != player:
        return refusal(g, "move-phase", "phase", phase=phase)
    if battle_of(g) is not None:
        return refusal(g, "movement-regular", "in-battle")
    if not (is_mover(g, id) or is_mobile_effect(g, id)) or not table.location_of(g, id):
        return refusal(g, "movement", "does-not-move")
    if g.marked("turn", "moved", id):
        return refusal(g, "movement-regular", "moved", by=id)
    return refuse_moving(g, id)


def is_mobile_effect(g: Engine, id: int) -> bool:
    """An Effect on a location that its own text can move (glossary: mobile-effect)."""
    return is_mobile(g.face(id)) and g.face(g.card(id).on).category == "location"


def is_mobile(face: Definition) -> bool:
    """An Effect that its own text can move, once it is on a location."""
    return {"effect", "mobile"} <= face.words


def movers(g: Engine, player: Side) -> list[int]:
    """A player's cards that could make a regular move now."""
    return cached_query(g, ("movers", player), lambda: _movers(g, player))


def _movers(g: Engine, player: Side) -> list[int]:
    if g.state.phase not in MOVING or battle_of(g) is not None:
        return []
    phase, turn = g.state.phase, g.state.player
    mobile = table.cached_per_board(g, ("mobile", player, phase, turn), lambda: [
        id for id in table.board(g).on_table if g.state.cards[id].side == player and mover_side(g, id) == turn
        and is_mover(g, id) and move_phase(g, id) == phase])  # fmt: skip
    return [id for id in mobile if refuse_regular(g, player, id) is None]


def is_mover(g: Engine, id: int) -> bool:
    """Characters, creatures, starships, vehicles, and what moves like a character."""
    return is_body(g, id) or seats.walks(g, id)


def on_foot(g: Engine, id: int) -> bool:
    """A character, or a card that moves like one without being one (glossary: moves-like-a-character)."""
    return g.faces[id].category == "character" or seats.walks(g, id)


def stands(g: Engine, id: int) -> bool:
    """At a location itself, not aboard anything."""
    return bool(g.card(id).at)


def can_steer(g: Engine, id: int) -> bool:
    """A character or creature by itself; a vehicle or ship if somebody flies or drives it."""
    return g.face(id).category not in ("starship", "vehicle") or can_fly(g, id)


def affordable(g: Engine, player: Side, cost: int) -> bool:
    """Whether the Force Pile holds that much."""
    return cost <= spendable(g, player)


def move_cost(g: Engine, id: int, base: Num, to: int, kind: CardStat | None = None) -> int:
    """What a move to a location costs, as texts about moves and about this kind of move leave it, and what its two ends
    ask for besides."""
    if is_creature(g, id):  # creature-movement.3
        return tolls(g, table.location_of(g, id), table.location_of(g, to))
    cost = adjusted(g, kind, id, base, to) if kind else base
    return int(adjusted(g, "move cost", id, cost, to)) + tolls(g, table.location_of(g, id), table.location_of(g, to))


def walk_cost(g: Engine, id: int, to: int) -> int:
    """What a move by landspeed costs: some texts speak of such moves only."""
    return int(adjusted(g, "landspeed cost", id, move_cost(g, id, 1, to), to))


def tolls(g: Engine, start: int, end: int) -> int:
    """What the status of its two ends adds to the cost of a move."""
    return entry_cost(g.card(start)) + entry_cost(g.card(end))


# -- kinds of regular moves --------------------------------------------------------------------------------------------


@regular("walk")
def walk_to(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
    """By landspeed along the row, in one direction; vehicles keep to exterior sites (decisions: Landspeed)."""
    return walk_from(g, id, g.card(id).at)


def walk_from(g: Engine, id: int, here: int) -> dict[int, tuple[int, Path]]:
    """Where landspeed leads from a site, for a card that stands there or steps out there first."""
    speed = landspeed(g, id)
    sites = [each for each in table.row_of(g, here)[1] if "site" in g.face(each).words]
    if not speed or here not in sites or g.face(id).category == "starship" or not can_steer(g, id):
        return {}
    start = sites.index(here)
    found: dict[int, tuple[int, Path]] = {}
    for step in (-1, 1):
        _walk_one_way(g, id, sites, start, step, speed, found)
    return found


def landspeed(g: Engine, id: int) -> Num:
    """A card's landspeed; what moves like a character has a character's, and who shuttles others has none."""
    if g.marked("turn", "shuttled", id):
        return 0
    return value(g, "landspeed", id) or (1 if seats.walks(g, id) else 0)


def _walk_one_way(
    g: Engine, id: int, sites: list[int], start: int, step: int, speed: Num, found: dict[int, tuple[int, Path]]
) -> None:
    path: list[int] = []
    here, left, i = sites[start], speed, start + step
    while 0 <= i < len(sites) and _passable(g, id, sites[i]):
        left -= 1 + extra_landspeed(g, id, here, sites[i])
        if left < 0:
            return
        path.append(sites[i])
        found[sites[i]] = (walk_cost(g, id, sites[i]), tuple(path))
        here, i = sites[i], i + step


def _passable(g: Engine, id: int, site: int) -> bool:
    if is_called(g, site, "holosite"):
        return False
    return g.face(id).category != "vehicle" or "exterior" in g.face(site).words


def extra_landspeed(g: Engine, id: int, start: int, end: int) -> Num:
    """Landspeed beyond 1 that texts ask for between two sites: of the one to leave it, of the other to enter it."""
    return adjusted(g, "landspeed from", id, 0, start) + adjusted(g, "landspeed to", id, 0, end)


@regular("hyperspeed")
def jump_to(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
    """From system to system, within hyperspeed in parsecs; a pilot and an astromech or nav computer are needed. To a
    mobile system from the planet that it orbits, or back, a pilot is enough."""
    here = g.card(id).at
    if not here or "system" not in g.face(here).words or g.face(id).category != "starship" or not is_piloted(g, id):
        return {}
    near: dict[int, tuple[int, Path]] = {each: (move_cost(g, id, 1, each), (each,)) for each in orbit_partners(g, here)}
    speed = value(g, "hyperspeed", id) if navigates(g, id) else None
    if not speed:
        return near
    start = value(g, "parsec", here) or 0
    others = [each for each in table.board(g).locations if each != here and "system" in g.face(each).words]
    far = [(each, apart(value(g, "parsec", each) or 0, start)) for each in others]
    return near | {
        each: (move_cost(g, id, 1, each), (each,))
        for each, parsecs in far
        if parsecs <= speed + adjusted(g, "hyperspeed to", id, 0, each)
    }


def orbit_partners(g: Engine, system: int) -> list[int]:
    """The planet that a mobile system orbits, or the mobile systems that orbit a planet (glossary:
    movement-regular-moving-to-or-from-the-death-star)."""
    return [each for each in table.board(g).locations
            if each != system and (orbited(g, system) == each or orbited(g, each) == system)]  # fmt: skip


def orbited(g: Engine, system: int) -> int:
    """The planet system that a mobile system orbits; 0 if none."""
    orbit = status_of(g, system, lang.ORBITING)
    return orbit.other if orbit else 0


def through_hyperspace(g: Engine, start: int, end: int) -> bool:
    """Whether a move between two locations leads through hyperspace: from system to system, and not within an orbit."""
    systems = all("system" in g.face(place).words for place in (start, end))
    return systems and end not in orbit_partners(g, start)


def navigates(g: Engine, id: int) -> bool:
    """A nav computer of its own, or an astromech aboard."""
    if "nav computer" in g.face(id).icons:
        return True
    return any(is_called(g, each, "nav computer") for each in table.carried(g, id))


def lands_like_fighter(g: Engine, id: int) -> bool:
    """Starfighters, squadrons, and capital ships that move like starfighters."""
    return bool(words(g, id) & {"starfighter", "squadron"}) or seats.moves_like(g, id) == "starfighter"


def _flies_itself(g: Engine, id: int) -> bool:
    """A ship that somebody flies, or a creature that moves like one."""
    return is_creature(g, id) or is_piloted(g, id)


def clouds_at(g: Engine, location: int) -> list[int]:
    """The cloud sectors of a location's planet, from the highest to the lowest."""
    return [each for each in table.fellows(g, location) if "cloud sector" in g.face(each).words]


@regular("land")
def land_at(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
    """From a planet system, or its lowest cloud, down to an exterior site, or into the docking bay of one's own ship;
    free at a docking bay; TIEs only there."""
    here = g.card(id).at
    if not here or not lands_like_fighter(g, id) or not _flies_itself(g, id):
        return {}
    ground = table.fellows(g, here) if here == gate(g, here) and _over_a_planet(g, here) else table.held_by(g, here)
    found: dict[int, tuple[int, Path]] = {}
    for each in [*ground, *ship_bays(g, player, here)]:
        bay = "docking bay" in g.face(each).words
        if outdoors(g, each) and (bay or not is_called(g, id, "tie")) and _may_land(g, id, each):
            found[each] = (move_cost(g, id, 0 if bay else 1, each, "landing cost"), (each,))
    return found


def _may_land(g: Engine, id: int, site: int) -> bool:
    return fits_into(g, id, site) and not forbidden_by(g, "land", id, site)


def fits_into(g: Engine, id: int, site: int) -> bool:
    """What lies in a sector takes no capital starship, however it moves (decisions: Big One)."""
    return not is_called(g, id, "capital") or not g.card(site).at or bool(hull_of(g, site))


def _over_a_planet(g: Engine, location: int) -> bool:
    """A planet system, or a sector (movement-regular-landing.1)."""
    return "sector" in g.face(location).words or "planet" in g.face(location).words


def outdoors(g: Engine, location: int) -> bool:
    """An exterior site (one that is interior as well counts)."""
    return {"site", "exterior"} <= g.face(location).words


def gate(g: Engine, location: int) -> int:
    """Where ships come down from and go up to: the system, under clouds the lowest of them, or the sector that a site
    lies in (glossary: movement-regular-landing.3); 0 if none is there."""
    holder = g.card(location).at
    if holder and "sector" in g.face(holder).words:
        return holder
    clouds = clouds_at(g, location)
    return clouds[-1] if clouds else table.system_of(g, location)


@regular("take-off")
def take_off_to(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
    """From an exterior site up to the system or the lowest cloud, from a ship's own bay to where the ship is; free
    from a docking bay."""
    here = g.card(id).at
    if not here or not outdoors(g, here) or not lands_like_fighter(g, id) or not _flies_itself(g, id):
        return {}
    if forbidden_by(g, "take off", id):
        return {}
    if forbidden(g.card(id), "take-off"):
        return {}
    hull = hull_of(g, here)
    above = table.location_of(g, hull) if hull else gate(g, here)
    if not above or "site" in g.face(above).words:
        return {}
    usual = 0 if "docking bay" in g.face(here).words else 1
    return {above: (move_cost(g, id, usual, above, "take-off cost"), (above,))}


@regular("shuttle")
def shuttle_to(g: Engine, player: Side, id: int) -> dict[int, tuple[int, Path]]:
    """Between an exterior site and a capital ship at the related system; each cloud sector costs 1 Force more."""
    card = g.card(id)
    if not (on_foot(g, id) or g.face(id).category == "vehicle") or forbidden(card, "board"):
        return {}
    found: dict[int, tuple[int, Path]] = {}
    if card.at and outdoors(g, card.at):
        for ship in _ships_above(g, card.side, card.at):
            cost = shuttle_cost(g, id, card.at, ship, ship)
            if cost is not None and seats.free_seats(g, ship, id):
                found[ship] = (cost, ())
    elif card.on and card.seat and g.face(card.on).category == "starship":
        for site in table.fellows(g, g.card(card.on).at) if "system" in g.face(g.card(card.on).at).words else ():
            cost = shuttle_cost(g, id, site, card.on, site)
            if cost is not None and outdoors(g, site):
                found[site] = (cost, ())
    return found


def _ships_above(g: Engine, side: Side, site: int) -> list[int]:
    system = table.system_of(g, site)
    return [each for each in table.cards_at(g, system) if system and g.card(each).at == system
            and g.card(each).side == side and g.face(each).category == "starship"]  # fmt: skip


def shuttle_cost(g: Engine, id: int, site: int, ship: int, to: int) -> int | None:
    """Free by a shuttle vehicle at the site, which serves any ship; otherwise only capital ships; None: no way."""
    if shuttles_at(g, id, site):
        return tolls(g, site, 0)
    if not is_called(g, ship, "capital"):
        return None
    return move_cost(g, id, 1 + len(clouds_at(g, site)), to, "shuttle cost")


def shuttles_at(g: Engine, id: int, site: int) -> list[int]:
    """The shuttle vehicles at a site that could still take a character this turn; they stay where they are, and have
    not used their landspeed (bespin-motors-void-spider-thx-1138.3)."""
    if not on_foot(g, id):
        return []
    return [each.source for each in active_abilities(g, lang.Shuttles)
            if each.you == g.card(id).side and g.card(each.source).at == site and can_fly(g, each.source)
            and not g.marked("turn", "moved", each.source)
            and g.marked("turn", "shuttled", each.source) < each.ability.characters]  # fmt: skip


# -- offering and carrying out -----------------------------------------------------------------------------------------


def reachable(g: Engine, player: Side, verb: str, id: int) -> dict[int, tuple[int, Path]]:
    """Where a card can go by one kind of move and pay for it."""
    return cached_query(g, ("reachable", player, verb, id), lambda: _reachable(g, player, verb, id))


def _reachable(g: Engine, player: Side, verb: str, id: int) -> dict[int, tuple[int, Path]]:
    ways = REGULAR[verb](g, player, id)
    return {place: way for place, way in ways.items() if affordable(g, player, way[0])} if ways else ways


def _mover_kind(face: Definition) -> str:
    """As what a card moves: what moves like a character is none, but moves as one."""
    return "character" if seats.gait(face) in seats.ON_FOOT else face.category


def _costs(verb: str, g: Engine, player: Side, id: int) -> Costs:
    if g.catalog.derived(_mover_kind, g.faces[id]) not in MOVERS[verb]:
        return NO_CHOICE
    ways = _reachable(g, player, verb, id)  # mostly nothing: not worth keeping
    return {place: way[0] for place, way in ways.items()} if ways else NO_CHOICE


def _no_way(verb: str, g: Engine, player: Side, card: int, target: int) -> Refusal:
    """Why a card that may move cannot make one kind of regular move, or not to a place."""
    ways = REGULAR[verb](g, player, card)
    if not ways and not can_steer(g, card):
        return refusal(g, "must-have-pilot-aboard-to-use-power-maneuver-or-hyperspeed", "nobody-steers", by=card)
    if not ways or (target and target not in ways):
        return refusal(g, RULES[verb], "no-way", place=g.ref(target) if target else None)
    cost = ways[target][0] if target else min(way[0] for way in ways.values())
    return refusal(g, "force-pile", "cost", cost=cost)


def _named(g: Engine, player: Side, card: int, ways: Costs) -> Iterable[Form]:
    """One option; the place is named if there is no other, and the cost if it is the same everywhere."""
    words = {"place": g.ref(next(iter(ways)))} if len(ways) == 1 else {}
    return ({"cost": common(ways.values()), "words": words},)


def _begin(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    g.push(RegularMove(player=player, card=chosen.card.id, verb=chosen.verb, cancelable=True), into="acted")


def _suits(kinds: tuple[str, ...]) -> Callable[[Definition, str], bool]:
    """Such cards on table, and what moves like a character where characters do."""
    plain = suits_table(*kinds)
    walks = "character" in kinds
    return lambda face, zone: plain(face, zone) or (walks and zone == "table" and seats.gait(face) in seats.ON_FOOT)


for _verb, _kinds in MOVERS.items():
    player_action(
        PlayerAction(
            verb=_verb,
            applies_to=_suits(_kinds),
            any_turn_phases=MOVING,
            candidates=movers,
            candidates_are_legal=True,
            refuse=refuse_regular,
            choices=partial(_costs, _verb),
            no_choice_refusal=partial(_no_way, _verb),
            make_options=_named,
            begin=_begin,
        )
    )


def _destination(g: Engine, f: Scope[RegularMove]) -> None:
    ways = reachable(g, f.vars.player, f.vars.verb, f.vars.card)
    options = [option(g, "choose", place, key="move-to", cost=way[0]) for place, way in ways.items()]
    f.ask(f.vars.player, say("prompt.move", card=g.ref(f.vars.card)), [*options, cancel(g)])


def _seat_aboard(g: Engine, f: Scope[RegularMove]) -> None:
    place = f.chosen
    f.let(place=place, seat="")
    if g.face(place).category == "location":
        f.goto("_depart")
        return
    f.ask(f.vars.player, say("prompt.seat", card=g.ref(f.vars.card)), seat_options(g, place, f.vars.card))


def seat_options(g: Engine, carrier: int, id: int) -> list[Option]:
    """The seats that a card could take aboard, and stepping back."""
    return [*(option(g, "seat", id, seat=seat) for seat in seats.free_seats(g, carrier, id)), cancel(g)]


def _sit(g: Engine, f: Scope[RegularMove]) -> None:
    f.let(seat=f.answer.seat)


def _depart(g: Engine, f: Scope[RegularMove]) -> None:
    """Costs are part of initiating the move; then opponents may respond to a move that is about to happen."""
    player, id, place = f.vars.player, f.vars.card, f.vars.place
    cost, path = reachable(g, player, f.vars.verb, id)[place]
    f.let(cancelable=False, path=path or (place,), origin=table.location_of(g, id), on_the_way=0)
    if f.vars.verb == "shuttle":
        _use_shuttle(g, id, place)
    use_force(g, player, cost)
    g.mark("turn", "moved", id)
    near = f.vars.verb == "hyperspeed" and not through_hyperspace(g, f.vars.origin, place)
    verb = "orbit" if near else f.vars.verb
    emit(g, AboutToMove(by=player, card=id, of=verb, location=f.vars.origin, frame=f.i))


def _use_shuttle(g: Engine, id: int, place: int) -> None:
    site = g.card(id).at or place
    if site in table.board(g).locations and shuttles_at(g, id, site):
        g.mark("turn", "shuttled", shuttles_at(g, id, site)[0])


def _travel(g: Engine, f: Scope[RegularMove]) -> None:
    """Step by step: a card is at each location that it passes, and whatever stops it there ends its move
    (glossary: movement-moving-through-locations)."""
    id, path = f.vars.card, f.vars.path
    if f.vars.cancelled or g.card(id).zone != "table":
        f.finish(True)
        return
    if f.vars.on_the_way and (refuse_moving(g, id) or not can_steer(g, id) or g.card(id).at != f.vars.on_the_way):
        return
    place = path[0]
    go(g, id, place, f.vars.seat)
    f.let(path=path[1:], on_the_way=place)
    if path[1:]:
        f.goto("_travel")
    emit_automatic(g, Reached(by=f.vars.player, card=id, location=table.location_of(g, place)))


def _arrived(g: Engine, f: Scope[RegularMove]) -> None:
    if g.card(f.vars.card).zone == "table":
        arrive(g, f.vars.player, f.vars.card, f.vars.verb, f.vars.origin)


def _moved(g: Engine, f: Scope[FrameVars]) -> None:
    f.finish(True)


procedure(RegularMove, _destination, _seat_aboard, _sit, _depart, _travel, _arrived, _moved)


def go(g: Engine, id: int, place: int, seat: str = "") -> None:
    """Put a card at a location, or aboard a carrier."""
    if g.face(place).category == "location" and is_body(g, id):
        g.change(id, at=place, on=0, seat="")
    else:
        g.change(id, at=0, on=place, seat=seat)


def arrive(g: Engine, player: Side, id: int, verb: str, origin: int) -> None:
    """Tell that a move has ended, and let responses follow."""
    where = table.location_of(g, id)
    g.log_event("moved", card=g.ref(id), place=g.ref(g.card(id).on or where), verb=verb)
    emit(g, Moved(by=player, card=id, location=where, origin=origin, of=verb))


def free_walks(g: Engine, id: int) -> list[int]:
    """Where a card could walk as a regular move that a text grants, whatever the phase."""
    if g.card(id).zone != "table" or g.marked("turn", "moved", id) or refuse_moving(g, id):
        return []
    return list(walk_to(g, g.card(id).side, id)) if stands(g, id) else []


# -- movement text -----------------------------------------------------------------------------------------------------


def text_moves(g: Engine, player: Side) -> list[tuple[int, int, int, int]]:
    """Moves that texts allow now: (card that moves, destination, cost, card whose text it is)."""
    if player != g.state.player or not lines_of(g, lang.Moves):
        return []
    return cached_query(g, ("text moves", player), lambda: _text_moves(g, player))


def _text_moves(g: Engine, player: Side) -> list[tuple[int, int, int, int]]:
    found: list[tuple[int, int, int, int]] = []
    if battle_of(g) is not None:
        return found
    for each in lines_of(g, lang.Moves):
        if each.you != player or each.ability.during != g.state.phase or not ability_applies(g, each):
            continue
        base = amount_in(g, each, each.ability.cost)
        if base is None:
            continue
        if each.ability.first and phase_begun(g):
            continue
        able = [
            id
            for id in table.board(g).active
            if _whereabouts(g, id)
            and ability_applies(g, each, who=id)
            and refuse_regular(g, player, id, each.ability.during) is None
        ]
        goals = [(id, place) for id in able for place in _text_goals(g, each, _whereabouts(g, id))]
        ways = [(id, place, int(base) + tolls(g, table.location_of(g, id), table.location_of(g, place)), each.source)
                for id, place in goals if _room_at(g, id, place)]  # fmt: skip
        found += [way for way in ways if affordable(g, player, way[2])]
    return found


def phase_begun(g: Engine) -> bool:
    """Whether somebody has done something in the present phase."""
    phase = g.find(Phase)
    return phase is not None and phase.vars.begun


def _whereabouts(g: Engine, id: int) -> int:
    """Where a movement text finds a card: a location, or the ship or vehicle that it is aboard."""
    card = g.card(id)
    if card.on and card.seat and not forbidden(card, "board"):
        return card.on
    return table.location_of(g, id) if stands(g, id) or is_mobile_effect(g, id) else 0


def _room_at(g: Engine, id: int, place: int) -> bool:
    """Whether a card may go to a place, a ship through the air, and finds room if that is a ship or vehicle."""
    if not may_go(g, id, place) or (g.face(id).category == "starship" and not may_fly(g, id, id, place)):
        return False
    return g.face(place).category == "location" or bool(seats.free_seats(g, place, id))


def _text_goals(g: Engine, each: ActiveAbility[lang.Moves], here: int) -> list[int]:
    """Where a movement text leads from a location, or from aboard a ship: on, or back."""
    each = ActiveAbility(each.ability, each.source, each.you, each.here, {**each.vars, lang.ORIGIN.name: here})
    on, back = ability_applies(g, each, start=here), each.ability.back and ability_applies(g, each, end=here)
    ships = [id for id in table.board(g).active if g.face(id).category == "starship" and g.card(id).side == each.you]
    return [
        place
        for place in (*table.board(g).locations, *ships)
        if place != here
        and ((on and ability_applies(g, each, end=place)) or (back and ability_applies(g, each, start=place)))
    ]


def _by_text(g: Engine, player: Side, card: int) -> Costs:
    found: Costs = {}
    for id, place, cost, _ in text_moves(g, player):
        if id == card:
            found[place] = min(cost, found.get(place, cost))
    return found


def _no_text_moves(g: Engine, player: Side, card: int, target: int) -> Refusal:
    """Why no movement text moves a card now, or not to a place."""
    reason = refuse_regular(g, player, card, g.state.phase)
    return reason or refusal(g, "movement-regular-using-the-movement-text-on-a-location-card", "no-way",
                             place=g.ref(target) if target else None)  # fmt: skip


def _text_move(g: Engine, f: Scope[Simple]) -> None:
    id, origin = f.vars.card, table.location_of(g, f.vars.card)
    g.mark("turn", "moved", id)
    aboard = g.face(f.vars.target).category != "location"
    go(g, id, f.vars.target, seats.free_seats(g, f.vars.target, id)[0] if aboard else "")
    arrive(g, f.vars.player, id, "move", origin)


simple_action(
    PlayerAction(
        verb="move", applies_to=lambda face, zone: zone == "table" and (face.category in BODIES or is_mobile(face)),
        candidates=lambda g, player: dict.fromkeys(id for id, _, _, _ in text_moves(g, player)),
        choices=_by_text, no_choice_refusal=_no_text_moves,
    ),
    _text_move, lambda card: say("prompt.move", card=card),
    lambda g, place, cost: option(g, "choose", place, key="move-to", cost=cost),
)  # fmt: skip


@evaluates(lang.AbleToMove)
def _able_to_move(_: lang.AbleToMove) -> Match:
    return lambda c, id: c.g.card(id).zone == "table" and refuse_regular(c.g, c.g.card(id).side, id) is None


@evaluates(lang.AbleToWalk)
def _able_to_walk(node: lang.AbleToWalk) -> Match:
    to = compiled(node.to)
    return lambda c, id: any(to(c, place) for place in free_walks(c.g, id))


@overrides_base("landspeed", of=("character", "creature"))
def _walks(g: Engine, stat: str, id: int) -> BaseOverride | None:
    """Characters and creatures have a landspeed of 1 where none is printed."""
    return BaseOverride(1) if g.faces[id].landspeed is None else None
