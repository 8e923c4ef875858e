"""Locations of Special Edition, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, HULL, crewed, fight
from tests.cards.shared.crafts import field

VICTORY = Capital("Test Victory", DARK, "special victory", "Victory-Class Star Destroyer", armor=4, **HULL)

# -- Rendili -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "force", "turn", "phase", "able"), [
    (("Raider",), 3, "dark", "control", True), (("Raider",), 2, "dark", "control", False),
    ((), 3, "dark", "control", False), (("Raider", "Fighter"), 3, "dark", "control", False),
    (("Raider",), 3, "dark", "deploy", False), (("Raider",), 3, "light", "control", False)])  # fmt: skip
def test_rendili_builds_victory_class_star_destroyers(people, force, turn, phase, able):
    s = field(VICTORY, force=force)
    rendili = s.location("Rendili", side="dark")
    for each in people:
        s.put("Imperial 1" if each == "Raider" else "Rebel 1", aboard=crewed(s, each, at=rendili), as_="pilot")
    wanted, other = s.pile("dark", "lost", "Test Victory", "Test Destroyer")
    s.start(turn=turn, phase=phase)
    assert s.can("use", rendili) is able
    if able:
        s.do("use", rendili, wanted)
        assert (s.zone(wanted), s.zone(other), s.count("dark", "force")) == ("used", "lost", 0)
        assert not s.can("use", rendili)


# -- Wakeelmui ---------------------------------------------------------------------------------------------------------

KUAT = System("Kuat", DARK, "special kuat", ["planet"], (1, 1), parsec=4)


@pytest.mark.parametrize(("there", "more"), [("Kuat", 2), ("Calm", 0)])
def test_wakeelmui_works_with_kuat(there: str, more: int):
    s = field(KUAT)
    s.location("Wakeelmui", side="dark")
    before = s.generation("dark"), s.generation("light")
    s.location("special kuat" if there == "Kuat" else there, side="dark" if there == "Kuat" else None)
    assert (s.generation("dark"), s.generation("light")) == (before[0] + 1 + more, before[1] + 1)


@pytest.mark.parametrize(("people", "more"), [
    ((), 0), (("Fighter",), 2), (("Fighter", "Raider"), 1), (("Raider",), 0)])  # fmt: skip
@pytest.mark.parametrize("title", ["Test Fleet TIE", "Raider"])
def test_wakeelmui_makes_ties_dear(people: tuple[str, ...], more: int, title: str):
    s = field()
    calm, planet = s.location("Calm"), s.location("Wakeelmui", side="dark")
    for each in people:
        s.put("Imperial 1" if each == "Raider" else "Rebel 1", aboard=crewed(s, each, at=planet), as_="pilot")
    assert s.deploy_cost(s.hand("dark", title), at=calm) == 3 + (more if title == "Test Fleet TIE" else 0)


@pytest.mark.parametrize(("side", "goal", "cost"), [("light", "Wakeelmui", 2), ("dark", "Wakeelmui", 1),
    ("light", "Near", 1)])  # fmt: skip
def test_the_way_to_wakeelmui_is_long(side: str, goal: str, cost: int):
    s = field(System("Near", LIGHT, "special near by", ["planet"], (1, 1), parsec=4), force=0)
    calm = s.location("Calm")
    s.location("Wakeelmui", side="dark"), s.location("Near")
    ship = crewed(s, "Fighter" if side == "light" else "Raider", at=calm)
    s.start(turn=side, phase="move")
    s.force(side, cost - 1)
    assert not s.can("hyperspeed", ship, s.location(goal, side="dark" if goal == "Wakeelmui" else None))
    s.force(side, cost)
    assert s.can("hyperspeed", ship, s.location(goal, side="dark" if goal == "Wakeelmui" else None))


# -- spaceports and deserts --------------------------------------------------------------------------------------------

PORTS = ("Bespin", "Dagobah", "Endor", "Hoth", "Kashyyyk", "Yavin 4", "Tatooine", "Coruscant")
SANDS = ("Bespin", "Coruscant", "Dagobah", "Hoth", "Kessel", "Naboo", "Tatooine", "Endor")
PLANETS = [System(name, LIGHT, f"special planet {name}", ["planet"], (1, 1), parsec=n)
           for n, name in enumerate(("Bespin", "Kashyyyk", "Naboo", "Coruscant", "Hoth", "Kessel"))]  # fmt: skip


@pytest.mark.parametrize(("title", "place"), [
    *((title, place) for title in ("Spaceport Prefect's Office", "Spaceport Street", "Spaceport City")
      for place in PORTS), *(("Desert", place) for place in SANDS)])  # fmt: skip
def test_where_ports_and_deserts_do_not_lie(title: str, place: str):
    s = field(*PLANETS)
    s.location(f"special planet {place}" if place in {each.title for each in PLANETS} else place)
    card = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    free = ("Tatooine", "Endor") if title == "Desert" else ("Tatooine", "Coruscant")
    assert s.can("deploy", card) is (place in free)


@pytest.mark.parametrize(("boss", "where", "more"), [
    ("Test Boss", "office", 1), ("Test Boss", "far", 0), ("Test Crook", "office", 0), ("Imperial 2", "office", 0),
    ("Test Boss", "street", 0)])  # fmt: skip
def test_the_prefect_looks_after_imperials_of_the_planet(boss: str, where: str, more: int):
    s = field(STREET)
    above = s.put("Imperial 1", aboard=s.put("Raider", at=s.location("Tatooine", side="dark")), as_="pilot")
    places = {"street": s.location("Tatooine: Row"), "far": s.location("Kessel: Box")}
    places["office"] = s.location("Spaceport Prefect's Office", side="dark")
    s.put(boss, at=places[where])
    people = {name: s.put("Imperial 1", at=place) for name, place in places.items()}
    brute, rebel = s.put("Brute 1", at=places["office"]), s.put("Rebel 1", at=places["office"])
    assert [s.power(people[name]) for name in ("office", "street", "far")] == [1 + more, 1 + more, 1]
    assert [s.forfeit(people[name]) for name in ("office", "street", "far")] == [5 + more, 5 + more, 5]
    assert (s.power(brute), s.power(rebel), s.forfeit(brute), s.power(above)) == (1, 1, 5, 1)


STREET = Site("Tatooine: Row", LIGHT, "special row", ["exterior", "planet"], (1, 1))


@pytest.mark.parametrize(("goal", "back", "able"), [
    ("Spaceport City", False, True), ("Spaceport City", True, True), ("Tatooine: Row", False, False),
    ("Tatooine: Spaceport Gate", False, False), ("Jungle", False, False)])  # fmt: skip
@pytest.mark.parametrize("phase", ["move", "control"])
@pytest.mark.parametrize("who", ["Imperial 1", "Barge", "Rebel 1"])
def test_a_spaceport_street_joins_the_port(goal: str, back: bool, able: bool, phase: str, who: str):
    gate = Site("Tatooine: Spaceport Gate", LIGHT, "special gate", ["exterior", "planet"], (1, 1))
    s = field(gate, STREET, force=0)
    s.location("Tatooine", side="dark")
    street = s.location("Spaceport Street", side="dark")
    end = s.location(goal, side="dark" if goal in ("Spaceport City", "Jungle") else None)
    start = end if back else street
    man = crewed(s, who, at=start) if who == "Barge" else s.put(who, at=start)
    s.start(turn="dark", phase=phase)
    moves = [each for each in s.decision.options if each.verb not in ("pass", "walk", "drain")]
    able = able and phase == "move" and who != "Rebel 1"
    assert any(each.card in (man, street, end) for each in moves) is able


def test_a_spaceport_street_leads_to_no_other_planet():
    s = field(force=0)
    s.location("Tatooine", side="dark")
    street = s.location("Spaceport Street", side="dark")
    s.location("Kessel: Box"), s.location("Coruscant: Alley")
    s.location("Spaceport City", side="dark")
    man = s.put("Imperial 1", at=street)
    s.start(turn="dark", phase="move")
    assert not s.can("walk", man)


@pytest.mark.parametrize(("boss", "near", "more"), [
    ("Test Boss", "city", 1), ("Test Boss", "next", 1), ("Test Boss", "far", 0), 
    ("Unique Boss", "next", 0)])  # fmt: skip
def test_an_imperial_leader_drains_more_in_a_spaceport_city(boss: str, near: str, more: int):
    s = field(STREET)
    s.location("Tatooine", side="dark")
    far = s.location("Kessel: Box")
    city = s.location("Spaceport City", side="dark")
    places = {"city": city, "far": far, "next": s.location("Tatooine: Row")}
    assert s.adjacent(city, places["next"])
    s.put(boss, at=places[near])
    assert s.drain_amount("dark", city) == 1 + more


def test_a_thief_in_a_tank_is_not_present_in_the_city():
    s = field()
    city = s.location("Spaceport City", side="dark")
    tank = crewed(s, "Crawler", at=city)
    s.put("Test Thief", aboard=tank, as_="passenger")
    assert s.drain_amount("light", city) == 1


def test_a_thief_in_the_city_adds_to_no_other_drain():
    s = field()
    box, city = s.location("Kessel: Box"), s.location("Spaceport City", side="dark")
    s.put("Test Thief", at=city), s.put("Test Boss", at=city)
    assert (s.drain_amount("light", box), s.drain_amount("dark", box)) == (1, 1)


@pytest.mark.parametrize(("title", "able"), [("Jawa", True), ("Test Raider", True), ("Test Stray", False)])
def test_jawas_and_tusken_raiders_come_to_any_desert(title: str, able: bool):
    people = [
        Alien(name, DARK, f"special {name}", ability=1, traits=[people], **BODY, text=[DeployOnly(site("Tatooine"))])
        for name, people in (("Test Raider", "Tusken Raider"), ("Test Stray", "Rodian"))
    ]
    s = field(*people, System("Endor", LIGHT, "special endor", ["planet"], (1, 1), parsec=8))
    s.location("special endor")
    s.location("Tatooine: Box")
    desert, other = s.location("Desert", side="dark"), s.location("Kessel: Box")
    s.put("Imperial 1", at=desert), s.put("Imperial 1", at=other)
    (card,) = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    s.force("light", 3)
    assert s.can("deploy", card, desert) is able and not s.can("deploy", card, other)


def test_the_light_sides_jawas_pay_no_heed_to_the_desert():
    s = field(System("Endor", LIGHT, "special endor", ["planet"], (1, 1), parsec=8))
    s.location("special endor")
    desert = s.location("Desert", side="dark")
    s.put("Rebel 1", at=desert)
    card = s.hand("light", "Jawa")
    s.start(turn="light", phase="deploy")
    s.force("dark", 3)
    assert not s.can("deploy", card, desert)


@pytest.mark.parametrize(("title", "drawn"), [("Desert", (4, 5)), ("Jungle", (5, 5))])
def test_the_light_side_is_lost_in_the_desert(title: str, drawn: tuple[int, int]):
    s = field()
    s.location("Desert", side="dark")
    place = s.location(title, side="dark")
    s.put("Imperial 4", at=place), s.put("Rebel 4", at=place), s.put("Imperial 1", at=place), s.put("Rebel 1", at=place)
    fight(s, place, "dark")
    s.destinies("light", 5), s.destinies("dark", 5)
    while s.battle.segment in ("weapons", "power"):
        able = any(each.verb == "draw-destiny" for each in s.decision.options)
        s.do("draw-destiny") if able else s.pass_()
    assert (s.battle.destinies("light"), s.battle.destinies("dark")) == ((drawn[0],), (drawn[1],))


@pytest.mark.parametrize(("planet", "moves"), [("Tatooine", True), ("special endor", False)])
@pytest.mark.parametrize("side", ["dark", "light"])
def test_a_sandwhirl_in_the_desert_moves_on_tatooine_only(planet: str, moves: bool, side: str):
    row = Site(f"{'Tatooine' if moves else 'Endor'}: Row", LIGHT, "special row", ["exterior", "planet"], (1, 1))
    s = field(row, System("Endor", LIGHT, "special endor", ["planet"], (1, 1), parsec=8))
    s.location(planet, side="dark" if moves else None)
    desert = s.location("Desert", side="dark")
    s.location("special row")
    whirl = s.put("Sandwhirl", on=desert, side=side)
    s.start(turn=side, phase="control")
    s.until(phase="deploy")
    assert (s.at(whirl) != desert) is moves


@pytest.mark.parametrize("side", ["dark", "light"])
def test_whirls_elsewhere_and_people_in_the_desert_move(side: str):
    row = Site("Endor: Row", LIGHT, "special row", ["exterior", "planet"], (1, 1))
    dunes = [Site(f"Tatooine: {name}", LIGHT, f"special {name}", ["exterior", "planet"], (1, 1))
             for name in ("Desert", "Dune")]  # fmt: skip
    s = field(row, *dunes, System("Endor", LIGHT, "special endor", ["planet"], (1, 1), parsec=8))
    s.location("special endor")
    desert = s.location("Desert", side="dark")
    near = s.location("special row")
    home = s.location("special Desert")
    s.location("special Dune")
    whirl = s.put("Sandwhirl", on=home, side=side)
    man = s.put("Tusken Raider", at=desert)
    s.start(turn=side, phase="control")
    s.until(phase="deploy")
    assert s.at(whirl) != home
    s.until(phase="move", player="dark")
    assert s.can("walk", man, near)
