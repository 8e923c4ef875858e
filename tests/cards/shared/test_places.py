"""What locations of the Light Side change for who is there, or comes there."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import HULL, crewed, draws, fight
from tests.cards.shared.crafts import field, someone

PEOPLE = [
    someone("Gamorrean Guard", kind="alien"), someone("Test Chirpa", LIGHT, "alien", personas=["Chief Chirpa"]),
    someone("Dark Ewok", kind="alien", traits=["Ewok"]),
    someone("Test Wookiee", LIGHT, "alien", traits=["Wookiee"], deploy=4),
    someone("Test Smuggler", LIGHT, "alien", traits=["smuggler"], deploy=4),
    someone("Dark Smuggler", kind="alien", traits=["smuggler"]),
    Starfighter("Test Rogue", DARK, "places rogue", "Trilon Aggressor", maneuver=3, hyperspeed=4, destiny=1, deploy=3,
                power=3, forfeit=6, icons=["independent"], text=[Carries(pilots=2)]),
    Site("Cloud City: Box", LIGHT, "places city", ["exterior", "mobile"], (1, 1)),
]  # fmt: skip
CHANGES = [  # where, who, what it carries, the change of its power and of its forfeit value
    ("Jabba's Palace: Entrance Cavern", "Gamorrean Guard", "", 1, 1),
    ("Jabba's Palace: Entrance Cavern", "Brute 1", "", 0, 0),
    ("Cloud City: Lower Corridor", "Rebel 1", "Light Saber", 2, 0),
    ("Cloud City: Lower Corridor", "Rebel 1", "Light Stick", 0, 0), ("Cloud City: Lower Corridor", "Rebel 1", "", 0, 0),
    ("Cloud City: Lower Corridor", "Imperial 1", "Dark Saber", 0, 0),
]  # fmt: skip


@pytest.mark.parametrize(("place", "who", "arm", "power", "forfeit"), CHANGES)
def test_who_is_changed_there_alone(place: str, who: str, arm: str, power: int, forfeit: int):
    s = field(*PEOPLE)
    values = []
    for where in (s.location(place, side="light"), s.location("Kessel: Box")):
        card = s.put(who, at=where)
        if arm:
            s.put(arm, on=card)
        values.append((s.power(card), s.forfeit(card)))
    assert values[0] == (values[1][0] + power, values[1][1] + forfeit)


@pytest.mark.parametrize(("who", "place", "held", "less"), [
    ("Test Ewok", "Endor: Field", "dark", 1), ("Dark Ewok", "Endor: Field", "dark", 1),
    ("Settler 1", "Endor: Field", "dark", 0), ("Test Ewok", "Endor: Field", "", 0),
    ("Test Ewok", "Kessel: Box", "dark", 0), ("Test Ewok", "Endor: Field", "both", 0)])  # fmt: skip
def test_who_holds_the_hut_hunts_ewoks(who: str, place: str, held: str, less: int):
    s = field(*PEOPLE)
    hut = s.location("Endor: Chief Chirpa's Hut", side="light")
    if held:
        s.put("Imperial 1", at=hut)
    if held == "both":
        s.put("Rebel 1", at=hut)
    assert s.forfeit(s.put(who, at=s.location(place))) == 5 - less


COSTS = [  # where, who, and what deploying there costs more or less than elsewhere
    ("Endor: Chief Chirpa's Hut", "light", "Test Ewok", -1), ("Endor: Chief Chirpa's Hut", "light", "Settler 1", 0),
    ("Endor: Chief Chirpa's Hut", "dark", "Dark Ewok", 0), ("Endor: Chief Chirpa's Hut", "light", "Test Chirpa", -2),
    ("Kashyyyk", "light", "Test Wookiee", -2), ("Kashyyyk", "light", "Test Smuggler", -2),
    ("Kashyyyk", "light", "Rebel 1", 0), ("Kashyyyk", "dark", "Dark Smuggler", 0),
    ("Coruscant", "dark", "Raider", -2), ("Coruscant", "dark", "Dark Flier", -2),
    ("Coruscant", "dark", "Imperial 1", 0),
    ("Coruscant", "light", "Fighter", 0), ("Coruscant", "light", "Light Flier", 0), ("Coruscant", "dark", "Barge", 0),
    ("Mon Calamari", "light", "Cruiser", -1), ("Mon Calamari", "light", "Fighter", 0),
    ("Mon Calamari", "dark", "Dreadnaught", 0),
]  # fmt: skip


@pytest.mark.parametrize(("place", "side", "who", "more"), COSTS)
def test_who_is_cheaper_there(place: str, side: str, who: str, more: int):
    s = field(*PEOPLE)
    away = s.location("Kessel: Box") if ":" in place else s.location("Calm")
    here = s.location(place, side="light")
    card = s.hand(side, who)
    assert s.deploy_cost(card, at=here) == s.deploy_cost(card, at=away) + more


@pytest.mark.parametrize(("pilot", "who", "foe", "more"), [
    ("Rebel 1", "Imperial 1", False, 2), ("Settler 1", "Imperial 1", False, 0), ("", "Imperial 1", False, 0),
    ("Rebel 1", "Brute 1", False, 0), ("Rebel 1", "Raider", False, 2), ("Rebel 1", "Test Rogue", False, 0),
    ("Rebel 1", "Imperial 1", True, 0), ("Rebel 1", "Barge", False, 0)])  # fmt: skip
def test_rebels_in_control_of_coruscant_hinder_the_empire_everywhere(pilot: str, who: str, foe: bool, more: int):
    s = field(*PEOPLE)
    planet = s.location("Coruscant", side="light")
    if pilot:
        s.put(pilot, aboard=crewed(s, "Fighter", at=planet), as_="pilot")
    if foe:
        s.put("Imperial 1", aboard=crewed(s, "Raider", at=planet), as_="pilot")
    place = s.location("Calm" if who in ("Raider", "Test Rogue") else "Kessel: Box")
    assert s.deploy_cost(s.hand("dark", who), at=place) == (3 if who in ("Raider", "Test Rogue", "Barge") else 2) + more


DRAINS = [  # who is there, and what each side then drains
    ("Yavin 4: Jungle", (), (0, 1)), ("Yavin 4: Jungle", ("Imperial 1",), (0, 2)),
    ("Yavin 4: Jungle", ("Imperial 1", "Rebel 1"), (0, 1)),
    ("Jabba's Palace: Entrance Cavern", (), (1, 1)), ("Jabba's Palace: Entrance Cavern", ("Rebel 1",), (2, 1)),
    ("Jabba's Palace: Entrance Cavern", ("Rebel 1", "Imperial 1"), (1, 1)),
    ("Hoth: Echo Command Center (War Room)", (), (0, 2)), ("Hoth: Echo Command Center (War Room)", ("Imperial 1",),
    (0, 1)), ("Hoth: Echo Command Center (War Room)", ("Imperial 1", "Rebel 1"), (0, 2)),
    ("Coruscant", (), (3, 1)), ("Mon Calamari", (), (1, 2)), ("Mon Calamari", ("Raider",), (1, 1)),
    ("Mon Calamari", ("Raider", "Test Destroyer"), (1, 2)), ("Mon Calamari", ("Raider", "Fighter"), (1, 2)),
]  # fmt: skip


@pytest.mark.parametrize(("title", "there", "amounts"), DRAINS)
def test_what_is_drained_there(title: str, there: tuple[str, ...], amounts: tuple[int, int]):
    s = field()
    s.location("Hoth", side="light"), s.location("Calm")
    place, away = s.location(title, side="light"), s.location("Kessel: Box")
    for each in there:
        if each in ("Raider", "Fighter", "Test Destroyer"):
            s.put("Rebel 1" if each == "Fighter" else "Imperial 1", aboard=crewed(s, each, at=place), as_="passenger")
        else:
            s.put(each, at=place)
    assert (s.drain_amount("light", place), s.drain_amount("dark", place)) == amounts
    assert (s.drain_amount("light", away), s.drain_amount("dark", away)) == (1, 1)


def test_a_star_destroyer_elsewhere_does_not_serve_mon_calamari():
    s = field()
    calm, place = s.location("Calm"), s.location("Mon Calamari", side="light")
    crewed(s, "Test Destroyer", at=calm)
    s.put("Imperial 1", aboard=crewed(s, "Raider", at=place), as_="passenger")
    assert s.drain_amount("dark", place) == 1


def test_nor_does_one_of_the_opponents():
    own = Capital("Good Destroyer", LIGHT, "places empty", "Imperial-Class Star Destroyer", armor=4, hyperspeed=3,
                  text=[Carries(pilots=1)], **HULL)  # fmt: skip
    s = field(own)
    place = s.location("Mon Calamari", side="light")
    s.put("places empty", at=place)
    s.put("Imperial 1", aboard=crewed(s, "Raider", at=place), as_="passenger")
    assert s.drain_amount("dark", place) == 1


def test_ewoks_in_space_are_not_hunted():
    s = field(*PEOPLE)
    s.put("Imperial 1", at=s.location("Endor: Chief Chirpa's Hut", side="light"))
    ship = crewed(s, "Fighter", at=s.location("Endor", side="light"))
    assert s.forfeit(s.put("Test Ewok", aboard=ship, as_="passenger")) == 5


# -- Yavin 4: Jungle and Forest ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "company", "place", "more"), [
    ("Rebel 4", "", "Yavin 4: Jungle", 2), ("Settler 4", "", "Yavin 4: Jungle", 0),
    ("Rebel 4", "Settler 1", "Yavin 4: Jungle", 0), ("Rebel 4", "", "Kessel: Box", 0)])  # fmt: skip
def test_a_rebel_alone_is_at_home_in_the_jungle(who: str, company: str, place: str, more: int):
    s = field()
    s.location("Kessel: Box"), s.location("Yavin 4: Jungle", side="light")
    here = s.location(place, side="light")
    hero = s.put(who, at=here)
    if company:
        s.put(company, at=here)
    s.put("Imperial 4", at=here)
    assert s.power(hero) == 1 and immunity(s._engine, hero.id) == (float("inf") if more else 0)
    fight(s, here, "light")
    assert s.power(hero) == 1 + more


@pytest.mark.parametrize(("who", "place", "below"), [
    ("Rebel 1", "Forest", float("inf")), ("Imperial 1", "Forest", 0), ("Rebel 1", "Kessel: Box", 0)])  # fmt: skip
def test_the_forest_shelters_your_characters(who: str, place: str, below: float):
    s = field()
    s.location("Kessel: Box"), s.location("Forest", side="light")
    assert immunity(s._engine, s.put(who, at=s.location(place, side="light")).id) == below


def test_the_forest_shelters_nobody_in_a_crawler_and_no_crawler():
    s = field()
    forest = s.location("Forest", side="light")
    crawler = s.put("Crawler", at=forest)
    man = s.put("Rebel 1", aboard=crawler, as_="passenger")
    assert (immunity(s._engine, man.id), immunity(s._engine, crawler.id)) == (0, 0)


@pytest.mark.parametrize("place", ["Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine", "Endor"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_where_no_forest_grows(side: str, place: str):
    s = field()
    s.location(place, side=side)
    wood = s.hand("light", "Forest")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", wood) is (place == "Endor")


# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "more"), [("dark", 1), ("light", 0)])
def test_who_attacks_the_command_center(by: str, more: int):
    s = field()
    s.location("Hoth", side="light")
    room = s.location("Hoth: Echo Command Center (War Room)", side="light")
    s.put("Imperial 4", at=room), s.put("Rebel 4", at=room)
    fight(s, room, by)
    assert (draws(s, "dark"), draws(s, "light")) == (1 + more, 1)


def test_the_command_center_says_nothing_of_battles_elsewhere():
    s = field()
    s.location("Hoth", side="light"), s.location("Hoth: Echo Command Center (War Room)", side="light")
    box = s.location("Kessel: Box")
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    assert draws(s, "dark") == 1


@pytest.mark.parametrize(("leaders", "where", "place", "foe", "more"), [
    (1, "room", "Hoth: Echo Docking Bay", False, 1), (2, "room", "Hoth: Echo Docking Bay", False, 2),
    (0, "room", "Hoth: Echo Docking Bay", False, 0), (1, "Hoth: Echo Docking Bay", "Hoth: Echo Docking Bay", False, 0),
    (1, "room", "Kessel: Box", False, 0), (1, "room", "Hoth: Echo Docking Bay", True, 0)])  # fmt: skip
def test_leaders_direct_battles_on_hoth_from_the_command_center(leaders, where, place, foe, more):
    s = field()
    s.location("Hoth", side="light")
    room = s.location("Hoth: Echo Command Center (War Room)", side="light")
    front = s.location(place, side="light")
    s.put("Rebel 4", at=room), s.put("Rebel 4", at=front), s.put("Imperial 4", at=front)
    if where == "room":
        s.put("Light Chief", at=s.location("Tatooine: Box"))
    for _ in range(leaders):
        s.put("Light Chief", at=room if where == "room" else front)
    if foe:
        s.put("Imperial 1", at=room)
    plain = s.total_power("light", front)
    fight(s, front, "light")
    assert s.battle.power("light") == plain + more and s.battle.power("dark") == 1


def test_a_leader_of_the_opponents_directs_nobody():
    s = field(someone("Weak Boss", traits=["leader"], ability=0))
    s.location("Hoth", side="light")
    room = s.location("Hoth: Echo Command Center (War Room)", side="light")
    front = s.location("Hoth: Echo Docking Bay", side="light")
    s.put("Rebel 4", at=room), s.put("Weak Boss", at=room), s.put("Rebel 4", at=front), s.put("Imperial 4", at=front)
    fight(s, front, "light")
    assert s.battle.power("light") == 1


@pytest.mark.parametrize(("ability", "side", "drawn"), [(5, "dark", 0), (6, "dark", 1), (5, "light", 1)])
def test_kashyyyk_unsettles_the_dark_side(ability: int, side: str, drawn: int):
    s = field()
    planet = s.location("Kashyyyk", side="light")
    mine, foe = ("Dreadnaught", "Cruiser") if side == "dark" else ("Cruiser", "Dreadnaught")
    who = "Imperial" if side == "dark" else "Rebel"
    s.put(f"{who} {ability}", aboard=crewed(s, mine, at=planet), as_="pilot")
    s.put("Rebel 1" if side == "dark" else "Imperial 1", aboard=crewed(s, foe, at=planet), as_="pilot")
    fight(s, planet, side)
    assert draws(s, side) == drawn


def test_kashyyyk_says_nothing_of_other_systems():
    s = field()
    calm, _ = s.location("Calm"), s.location("Kashyyyk", side="light")
    s.put("Imperial 5", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    fight(s, calm, "dark")
    assert draws(s, "dark") == 1


@pytest.mark.parametrize(("hull", "ship", "able"), [
    ("Cruiser", "Test Destroyer", False), ("Fighter", "Test Destroyer", True), ("", "Test Destroyer", True),
    ("Cruiser", "Test Fleet TIE", True)])  # fmt: skip
@pytest.mark.parametrize("place", ["Mon Calamari", "Calm"])
def test_star_cruisers_keep_star_destroyers_from_mon_calamari(hull: str, ship: str, able: bool, place: str):
    s = field()
    planet, where = s.location("Mon Calamari", side="light"), s.location(place, side="light")
    if hull:
        s.put("Rebel 1", aboard=crewed(s, hull, at=planet), as_="pilot")
    s.put("Imperial 1", aboard=crewed(s, "Raider", at=where), as_="pilot")
    card = s.hand("dark", ship)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, where) is (able or place == "Calm")


def test_your_own_star_destroyers_may_come_to_mon_calamari():
    own = Capital("Good Destroyer", LIGHT, "places destroyer", "Imperial-Class Star Destroyer", armor=4, hyperspeed=3,
                  destiny=1, deploy=3, power=3, forfeit=6, text=[PermanentPilot(1)])  # fmt: skip
    s = field(own)
    planet = s.location("Mon Calamari", side="light")
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=planet), as_="pilot")
    card = s.hand("light", "Good Destroyer")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, planet)


@pytest.mark.parametrize(("ships", "more"), [
    (("own", "own"), 2), (("own",), 0), (("own", "own", "own"), 0), (("empty", "empty"), 0), (("own", "foe"), 0),
    (("own", "away"), 0), (("own", "own", "foe"), 2), (("own", "own", "away"), 2)])  # fmt: skip
@pytest.mark.parametrize("side", ["light", "dark"])
def test_two_ships_hold_kiffex(ships: tuple[str, ...], more: int, side: str):
    s = field()
    kiffex, calm = s.location("Kiffex", side="light"), s.location("Calm")
    foe = "dark" if side == "light" else "light"
    hulls, people = {"light": "Fighter", "dark": "Raider"}, {"light": "Rebel 1", "dark": "Imperial 1"}
    for each in ships:
        whose = foe if each == "foe" else side
        ship = s.put(hulls[whose], at=calm if each == "away" else kiffex)
        if each != "empty":
            s.put("Light Flier" if whose == "light" else "Dark Flier", aboard=ship, as_="pilot")
            s.put(people[whose], aboard=ship, as_="pilot")
    flown = ships.count("own")
    assert s.total_power(side, kiffex) == 3 * flown + more
    assert s.total_power(foe, kiffex) == 3 * ships.count("foe") and s.total_power(side, calm) == 3 * ships.count("away")


@pytest.mark.parametrize(("hull", "ships", "power"), [("Fighter", 2, 5), ("Fighter", 1, 3), ("Raider", 2, 3)])
def test_two_ships_at_kiffex_double_vul_tazaene(hull: str, ships: int, power: int):
    vul = someone("Vul Tazaene", LIGHT, "alien", text=[Modify("power", +2)])
    s = field(vul)
    kiffex = s.location("Kiffex", side="light")
    for _ in range(ships):
        s.put("Rebel 1" if hull == "Fighter" else "Imperial 1", aboard=crewed(s, hull, at=kiffex), as_="pilot")
    assert s.power(s.put("crafts Vul Tazaene", at=s.location("Kessel: Box"))) == power


@pytest.mark.parametrize(("where", "cost"), [("here", 0), ("in a tank", 1), ("away", 1)])
def test_imperials_present_at_the_landing_platform_travel_free(where: str, cost: int):
    goal = Site("Kessel: Docking Bay", LIGHT, "places goal", ["interior", "exterior", "planet"], (1, 1))
    s = field(goal, force=0)
    platform = s.location("Endor: Landing Platform (Docking Bay)", side="light")
    end, away = s.location("Kessel: Docking Bay"), s.location("Tatooine: Box")
    s.put("Brute 1", at=platform)
    if where == "in a tank":
        s.put("Imperial 1", aboard=s.put("Tank", at=platform), as_="passenger")
    else:
        s.put("Imperial 1", at=platform if where == "here" else away)
    s.start(turn="dark", phase="move")
    assert s.can("transit", platform, end) is (cost == 0)
    s.force("dark", 1)
    assert s.can("transit", platform, end)
