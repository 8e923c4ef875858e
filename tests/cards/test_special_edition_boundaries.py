"""Where places, ships and plans of the Special Edition stop: the case just beside each of their clauses."""

import pytest

from cantina.lang import *
from cantina.model.sides import other as rival
from cantina.model.text import CardRef
from cantina.rules.battle import draws_allowed
from cantina.rules.pilots import pilot_ability
from cantina.rules.presence import total_ability
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, fight, scene
from tests.cards.test_later_craft_boundaries import room

BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])
BAY = Site("Tatooine: Plain Bay", LIGHT, "special bay", ["exterior", "planet"], (1, 1), traits=["docking bay"])
BARREN = Site("Tatooine: Waste", LIGHT, "special waste", ["exterior", "planet"], (1, 0))


def friend(side: str) -> str:
    return "Rebel 1" if side == "light" else "Imperial 1"


# -- docking bays ------------------------------------------------------------------------------------------------------


def fare(start: str, end: str, who: str, *company: str) -> int:
    """What it takes to go from one bay to the other, with company at the first one."""
    s = scene(BAY)
    s.location("Tatooine", side="light")
    here, there = s.location(start), s.location(end)
    walker = s.put(who, at=here)
    for each in company:
        if each == "hidden":
            s.put("Imperial 1", aboard=s.put("Tank", at=here))
        else:
            s.put(each.removesuffix(" there"), at=there if each.endswith(" there") else here)
    side = "light" if who == "Rebel 1" else "dark"
    for force in range(20):
        s.force(side, force)
        s.start(turn=side, phase="move")
        if s.can("transit", here, there, walker):
            return force
    raise AssertionError("no amount is enough")


@pytest.mark.parametrize(("start", "end", "who", "cost"), [
    ("Spaceport Docking Bay", BAY.title, "Rebel 1", 2), ("Spaceport Docking Bay", BAY.title, "Imperial 1", 3),
    ("Coruscant: Docking Bay", BAY.title, "Rebel 1", 3), (BAY.title, "Coruscant: Docking Bay", "Rebel 1", 8),
    ("Executor: Docking Bay", BAY.title, "Rebel 1", 7), (BAY.title, "Executor: Docking Bay", "Rebel 1", 9),
    ("Executor: Docking Bay", BAY.title, "Imperial 1", 0), (BAY.title, "Executor: Docking Bay", "Imperial 1", 0),
])  # fmt: skip
def test_what_transit_costs(start: str, end: str, who: str, cost: int):
    assert fare(start, end, who) == cost


@pytest.mark.parametrize(("company", "cost"), [
    ((), 1), (("Imperial 1",), 0), (("Imperial 1 there",), 1), (("hidden",), 1), (("Brute 2",), 1)])  # fmt: skip
def test_an_imperial_in_sight_opens_the_bay_of_coruscant(company: tuple[str, ...], cost: int):
    assert fare("Coruscant: Docking Bay", BAY.title, "Brute 1", *company) == cost


@pytest.mark.parametrize(("who", "guard", "able"), [
    ("Rebel 1", "Imperial 1", False), ("Rebel 1", "Dark Droid", True), ("Skiff", "Imperial 1", False),
    ("Rebel 1", "Rebel 2", True), ("Imperial 2", "Imperial 1", True),
])  # fmt: skip
def test_the_executors_bay_is_closed_to_the_opponent_while_it_is_manned(who: str, guard: str, able: bool):
    s = scene(BAY)
    s.location("Tatooine", side="light")
    bay, executor = s.location(BAY.title), s.location("Executor: Docking Bay")
    mover = crewed(s, who, bay) if who == "Skiff" else s.put(who, at=bay)
    s.put(guard, at=executor)
    side = "dark" if who == "Imperial 2" else "light"
    s.force(side, 20)
    s.start(turn=side, phase="move")
    assert s.can("transit", bay, executor, mover) is able


def test_a_creature_creeps_past_the_executors_guards():
    rat = Creature("Rat", LIGHT, "special rat", "swamp", destiny=1, deploy=1, forfeit=1, ferocity=1, defense=1,
                   text=[Habitat()])  # fmt: skip
    s = scene(rat)
    s.put("Executor", at=s.location("Calm"))
    bay, hall = s.location("Executor: Docking Bay"), s.location("Executor: Main Corridor")
    s.put("Imperial 1", at=bay)
    mover = s.put("Rat", at=hall)
    s.start(turn="light", phase="move")
    assert s.adjacent(bay, hall) and s.can("walk", mover, bay)


def test_the_executors_guards_close_no_other_place():
    s = scene()
    s.put("Imperial 1", at=s.location("Executor: Docking Bay"))
    town, dunes = s.location("Tatooine: Mos Eisley"), s.location("Tatooine: Jundland Wastes")
    rebel = s.put("Rebel 1", at=town)
    s.start(turn="light", phase="move")
    assert s.can("walk", rebel, dunes)


FREIGHTERS = [
    Starfighter("Tramp", LIGHT, "special tramp", "Scout", traits=["freighter"], maneuver=3, **{**HULL, "deploy": 5}),
    Starfighter("Dark Tramp", DARK, "special dark tramp", "Scout", traits=["freighter"], maneuver=3, **HULL),
    Capital("Hauler", LIGHT, "special hauler", "Corellian Corvette", traits=["freighter"], armor=4, **HULL),
]


@pytest.mark.parametrize(("title", "less"), [
    ("Fighter", 1), ("Tramp", 2), ("Hauler", 0), ("Rebel 1", 0), ("Light Flier", 0), ("Raider", 0), ("Dark Tramp", 0),
    ("Dark Flier", -1), ("Imperial 1", 0),
])  # fmt: skip
def test_what_a_spaceport_makes_cheaper_or_dearer(title: str, less: int):
    s = scene(BAY, *FREIGHTERS)
    s.location("Tatooine", side="light")
    port, bay = s.location("Spaceport Docking Bay"), s.location(BAY.title)
    side = "dark" if title in ("Raider", "Dark Tramp", "Dark Flier", "Imperial 1") else "light"
    card = s.hand(side, title)
    plain = next(face for face in s._engine.catalog.find(title)).deploy
    assert s.deploy_cost(card, at=bay) == plain == s.deploy_cost(card, at=port) + less


PLANETS = [System(title, LIGHT, f"special {title}", ["planet"], (1, 1), parsec=4)
           for title in ("Bespin", "Dagobah", "Endor", "Hoth", "Yavin 4", "Kessel")]  # fmt: skip


@pytest.mark.parametrize("planet", [each.title for each in PLANETS])
def test_where_there_are_no_spaceports(planet: str):
    s = scene(*PLANETS)
    s.location(planet)
    port = s.hand("light", "Spaceport Docking Bay")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", port) is (planet == "Kessel")


@pytest.mark.parametrize(("side", "craft"), [("light", "Incom T-16 Skyhopper"), ("dark", "Ubrikkian 9000 Z001")])
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_nobody_reacts_to_the_opponents_swamp(side: str, craft: str, owner: str):
    s = scene()
    box, swamp = s.location("Yavin 4: Box"), s.location("Swamp", side=owner)
    s.put("Imperial 1", at=swamp), s.put("Rebel 1", at=swamp)
    ride = s.put(craft, at=box)
    s.put(friend(side), aboard=ride, as_="driver")
    s.start(turn=rival(side), phase="battle")
    s.do("battle", swamp)
    assert s.can("react", ride) is (side == owner)


# -- systems and sites -------------------------------------------------------------------------------------------------


def test_coruscant_is_poor_for_rebels_and_rich_under_a_star_destroyer():
    s = scene()
    coruscant, calm = s.location("Coruscant", side="dark"), s.location("Calm")
    assert (s.drain_amount("light", coruscant), s.drain_amount("dark", coruscant)) == (1, 0)
    assert s.drain_amount("light", calm) == s.drain_amount("dark", calm) == 1
    crewed(s, "Raider", coruscant)
    s.put("Imperial 1", aboard=crewed(s, "Raider", coruscant), as_="passenger")
    assert s.drain_amount("dark", coruscant) == 0
    s.put("Imperial 2", aboard=s.put("Devastator", at=coruscant), as_="pilot")
    assert (s.drain_amount("light", coruscant), s.drain_amount("dark", coruscant)) == (1, 1)
    assert s.drain_amount("dark", calm) == 1
    s.put("Rebel 2", aboard=crewed(s, "Fighter", coruscant), as_="pilot")
    assert s.drain_amount("dark", coruscant) == 0


@pytest.mark.parametrize(("who", "place", "ruled", "able"), [
    ("Rebel 1", "Coruscant: Garden", True, False), ("Rebel 1", "Coruscant: Garden", False, True),
    ("Settler 1", "Coruscant: Garden", True, True), ("Rebel 1", "Tatooine: Box", True, True),
    ("Rebel 1", "Coruscant: Haze", True, True),
])  # fmt: skip
def test_a_star_destroyer_keeps_rebels_from_coruscants_sites(who: str, place: str, ruled: bool, able: bool):
    s = scene(Site("Coruscant: Garden", LIGHT, "special garden", ["exterior", "planet"], (1, 1)),
              Sector("Coruscant: Haze", LIGHT, "special haze", "cloud", "Coruscant", [], (1, 1)))  # fmt: skip
    coruscant, where = s.location("Coruscant", side="dark"), s.location(place)
    if ruled:
        s.put("Imperial 2", aboard=s.put("Devastator", at=coruscant), as_="pilot")
    goal = s.put("Fighter", at=where) if place == "Coruscant: Haze" else where
    card = s.hand("light", who)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, goal) is able


GENERALS = [
    Rebel("Light General", "special light general", traits=["general"], ability=1, **BODY),
    Imperial("Dark General", "special dark general", traits=["general"], ability=1, **BODY),
]


@pytest.mark.parametrize(("general", "at", "field", "more"), [
    ("Dark General", "city", "Tatooine: Box", (0, 1)), ("Light General", "city", "Tatooine: Box", (0, 0)),
    ("Dark General", "Kessel: Box", "Tatooine: Box", (0, 0)), ("Dark General", "city", "Tatooine: Waste", (0, 0)),
    ("Imperial 2", "city", "Tatooine: Box", (0, 0)),
])  # fmt: skip
def test_a_general_in_imperial_city_brings_a_destiny_to_power(general: str, at: str, field: str, more: tuple[int, int]):
    s = scene(*GENERALS, BARREN)
    city, place = s.location("Coruscant: Imperial City"), s.location(field)
    s.put(general, at=city if at == "city" else s.location(at))
    s.put("Rebel 1", at=place), s.put("Imperial 1", at=place)
    s.hand("light", "Light Trick")
    fight(s, place, "light")
    assert tuple(draws_allowed(s.game.engine, side, "power") for side in ("light", "dark")) == more


def test_the_interrogation_room_counts_captives_in_sight_for_one_player_there():
    hero = Alien("Lone Alien", LIGHT, "special alien", unique=1, ability=2, **BODY)
    s = scene(hero)
    room_, town = s.location("Cloud City: Interrogation Room"), s.location("Tatooine: Box")
    plain = {(side, place): s.drain_amount(side, place) for side in ("light", "dark") for place in (room_, town)}
    assert plain["light", room_] == s.icons("dark", room_) + 1 and plain["light", town] == s.icons("dark", town)
    assert plain["dark", room_] == s.icons("light", room_)
    s.put("Leia Organa", captive_of=s.put("Dark Guard", at=town))
    s.put("Han Solo", captive_of=s.put("Dark Guard", aboard=s.put("Tank", at=room_)))
    assert {key: s.drain_amount(*key) for key in plain} == plain
    s.put("Lone Alien", captive_of=s.put("Dark Guard", at=room_))
    assert {key: s.drain_amount(*key) - plain[key] for key in plain} == {
        ("light", room_): 0, ("light", town): 0, ("dark", room_): 1, ("dark", town): 0}  # fmt: skip


# -- Kuat --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ship", "to_kuat", "cost"), [("Cruiser", True, 2), ("Cruiser", False, 1),
                                                        ("Dreadnaught", True, 1)])  # fmt: skip
def test_the_light_side_pays_one_more_to_move_to_kuat(ship: str, to_kuat: bool, cost: int):
    s = scene()
    kuat, calm = s.location("Kuat"), s.location("Calm")
    start, end = (calm, kuat) if to_kuat else (kuat, calm)
    mover, side = crewed(s, ship, start), "light" if ship == "Cruiser" else "dark"
    for force in (cost - 1, cost):
        s.force(side, force)
        s.start(turn=side, phase="move")
        assert s.can("hyperspeed", mover, end) is (force == cost)


YARDS = [Site(f"{planet}: Yard", LIGHT, f"special {planet} yard", ["exterior", "planet"], (1, 1))
         for planet in ("Kuat", "Tatooine")]  # fmt: skip


@pytest.mark.parametrize("who", ["Rebel 1", "Crawler"])
@pytest.mark.parametrize(("planet", "cost"), [("Kuat", 2), ("Tatooine", 1)])
def test_so_do_those_who_shuttle_up(who: str, planet: str, cost: int):
    s = scene(*YARDS)
    ship, yard = crewed(s, "Cruiser", s.location(planet)), s.location(f"{planet}: Yard")
    mover = crewed(s, who, yard) if who == "Crawler" else s.put(who, at=yard)
    for force in (cost - 1, cost):
        s.force("light", force)
        s.start(turn="light", phase="move")
        assert s.can("shuttle", mover, ship) is (force == cost)


@pytest.mark.parametrize(("title", "more"), [("Devastator", 1), ("Dreadnaught", 0), ("Imperial 1", 0)])
def test_kuat_makes_star_destroyers_dearer_and_nothing_else(title: str, more: int):
    s = scene()
    kuat, calm, town = s.location("Kuat"), s.location("Calm"), s.location("Tatooine: Box")
    card, where = s.hand("dark", title), town if title == "Imperial 1" else calm
    plain = s.deploy_cost(card, at=where)
    for ship, who in (("Fighter", "Rebel 1"), ("Raider", "Imperial 1")):
        s.put(who, aboard=crewed(s, ship, kuat), as_="pilot")
    assert s.deploy_cost(card, at=where) == plain + more


@pytest.mark.parametrize(("ship", "start", "deed", "able"), [
    ("Raider", "Calm", "battle at Kuat", True), ("Raider", "Kuat", "battle at Calm", False),
    ("Raider", "Calm", "drain at Kuat", False), ("Fighter", "Calm", "battle at Kuat", False),
])  # fmt: skip
def test_dark_starships_react_to_battles_at_kuat(ship: str, start: str, deed: str, able: bool):
    s = scene()
    places = {"Kuat": s.location("Kuat"), "Calm": s.location("Calm")}
    side = "dark" if ship == "Raider" else "light"
    verb, _, where = deed.partition(" at ")
    s.put(friend(side), aboard=(mover := crewed(s, ship, places[start])), as_="pilot")
    s.put(friend(rival(side)), aboard=crewed(s, "Fighter" if side == "dark" else "Raider", places[where]), as_="pilot")
    if verb == "battle":
        s.put(friend(side), aboard=crewed(s, ship, places[where]), as_="pilot")
    s.start(turn=rival(side), phase="battle" if verb == "battle" else "control")
    s.do(verb, places[where])
    assert s.can("react", mover) is able


# -- Spiral ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "seat", "number"), [
    ("Light Flier", "pilot", 3), ("Rebel 1", "passenger", 4), ("Crawler", "cargo", 1)])  # fmt: skip
def test_so_many_find_a_seat_aboard_the_spiral(who: str, seat: str, number: int):
    s = scene()
    assert room(s, s.put("Spiral", at=s.location("Calm")), who, seat) == number


def test_the_spiral_has_one_pilot_of_ability_two_and_costs_five():
    s = scene()
    calm = s.location("Calm")
    ship, other_one = s.put("Spiral", at=calm), s.hand("light", "Spiral")
    assert (total_ability(s._engine, "light", calm.id), pilot_ability(s._engine, ship.id)) == (2, 2)
    assert s.deploy_cost(other_one, at=s.location("Kessel", side="light")) == 5


# -- Put All Sections On Alert -----------------------------------------------------------------------------------------

WATCHFUL = Rebel("Watchful", "special watchful", ability=4, text=[Modify("power", +2)], **BODY)


def alert(who: str, place: str) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    s = scene(WATCHFUL)
    where = s.location(place)
    target, card = s.put(who, at=where), s.hand("dark", "Put All Sections On Alert")
    s.start(turn="dark", phase="control")
    return s, where, target, card


@pytest.mark.parametrize(("who", "place", "able"), [
    ("Rebel 1", "Death Star: Box", True), ("Rebel 1", "Executor: Docking Bay", True), ("Rebel 1", "Kessel: Box", False),
    ("Settler 1", "Death Star: Box", False),
])  # fmt: skip
def test_rebels_aboard_are_found(who: str, place: str, able: bool):
    s, _, target, card = alert(who, place)
    assert s.can("play", card, target) is able


def test_nobody_is_found_in_a_ship_above_the_death_star():
    s = scene()
    rebel = s.put("Rebel 1", aboard=s.put("Fighter", at=s.location("Death Star")), as_="pilot")
    card = s.hand("dark", "Put All Sections On Alert")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, rebel)


def test_who_is_found_is_silenced_for_the_turn_and_draws_no_destiny():
    s, where, target, card = alert("Watchful", "Death Star: Box")
    s.put("Imperial 4", at=where)
    s.do("play", card, target)
    assert s.power(target) == 1 and s.zone(card) == "used"
    s.until(phase="battle")
    s.hand("light", "Light Trick")
    s.do("battle", where)
    assert draws_allowed(s.game.engine, "light") == 0
    s, where, target, card = alert("Watchful", "Death Star: Box")
    s.do("play", card, target)
    s.until(phase="activate", player="light")
    assert s.power(target) == 3


def test_up_to_two_cards_of_the_death_star_come_back():
    s, _, _, card = alert("Settler 1", "Tatooine: Box")
    other_one, first, second = s.pile("dark", "lost", "Imperial 1", "Death Star: Docking Bay 327", "Death Star")
    s.do("play", card, mode=2)
    assert not s.can("choose", other_one)
    s.do("choose", first)
    assert s.can("done") or s.can("pass")
    s.do("choose", second)
    assert [s.zone(each) for each in (first, second, other_one, card)] == ["hand", "hand", "lost", "lost"]
