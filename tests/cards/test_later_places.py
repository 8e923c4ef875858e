"""Systems and sites of later sets."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight, scene

PRAIRIE = Site("Hoth: Prairie (3rd Marker)", DARK, "test prairie", ["exterior", "planet"], (1, 1))
GLADE = Site("Endor: Glade", LIGHT, "test glade", ["exterior", "planet"], (1, 1))
WALKER = Vehicle("Test Walker", DARK, "test walker", "combat", model="AT-AT", destiny=1, deploy=3, power=3, armor=5,
                 landspeed=1, forfeit=5, text=[Carries(pilots=1), PermanentPilot(1)])  # fmt: skip
LIGHT_MASTER = Rebel("Test Yoda", "test yoda", personas=["Yoda"], destiny=1, deploy=2, power=1, ability=6, forfeit=5,
                     text=[DeployOnly(on("Dagobah") | SITE)])  # fmt: skip
SCOUT = Rebel("Test Scout", "test scout", destiny=1, deploy=2, power=1, ability=1, forfeit=5, traits=["scout"])
LIGHT_UGNAUGHT = Alien("Test Ugnaught", DARK, "test ugnaught", destiny=1, deploy=1, power=1, ability=1, forfeit=2,
                       traits=["Ugnaught"])  # fmt: skip
RULER = Imperial("Test Emperor", "test emperor", personas=["Emperor"], destiny=1, deploy=5, power=3, ability=7,
                 forfeit=9)  # fmt: skip
MOFF = Imperial("Test Moff", "test moff", destiny=1, deploy=2, power=1, ability=2, forfeit=5, traits=["moff"])
COURT = Site("Coruscant: Court", DARK, "test court", ["exterior", "planet"], (1, 1))
CLOUD_STREET = Site("Cloud City: Street", DARK, "test street", ["interior", "mobile"], (1, 1))
RAIDER = Alien("Test Raider", DARK, "test raider", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
               traits=["Tusken Raider"])  # fmt: skip
CORVETTE = Capital("Test Corvette", LIGHT, "test corvette", "Corellian Corvette", destiny=1, deploy=4, power=4, armor=4,
                   hyperspeed=3, forfeit=8, text=[Carries(pilots=1), PermanentPilot(1)])  # fmt: skip


def drains(s, side: str) -> list[str]:
    """Where a side may drain now."""
    s.start(turn=side, phase="control")
    return [option.card.title for option in s.game.decision.options if option.verb == "drain"]


# -- Hoth --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_hoth_sends_help_from_above(owner, side):
    s = scene(PRAIRIE)
    system, place = s.location("Hoth", side=owner), s.location("Hoth: Prairie (3rd Marker)")
    ship = crewed(s, "Cruiser" if side == "light" else "Dreadnaught", at=system)
    s.put("Rebel 2" if side == "light" else "Imperial 2", aboard=ship, as_="passenger")
    s.put("Rebel 2", at=place)
    s.put("Imperial 2", at=place)
    fight(s, place, side)
    assert s.total_power(side, place) == 2


def test_north_ridge_lets_walkers_come_for_free():
    s = scene(PRAIRIE, WALKER, force=0)
    ridge = s.location("Hoth: North Ridge (4th Marker)", side="dark")
    prairie = s.location("Hoth: Prairie (3rd Marker)")
    walker, away, man = (
        s.put("Test Walker", at=prairie),
        s.put("Test Walker", at=ridge),
        s.put("Imperial 1", at=prairie),
    )
    s.start(turn="dark", phase="move")
    assert s.can("walk", walker, ridge)
    assert not s.can("walk", away, prairie)
    assert not s.can("walk", man, ridge)


def test_the_mountains_are_cheap_for_imperials_and_combat_vehicles():
    s = scene(PRAIRIE)
    peak, prairie = s.location("Hoth: Mountains (6th Marker)"), s.location("Hoth: Prairie (3rd Marker)")
    for title, less in (("Imperial 1", 1), ("Barge", 1), ("Brute 1", 0)):
        card = s.hand("dark", title)
        assert s.deploy_cost(card, at=prairie) - s.deploy_cost(card, at=peak) == less
    rebel = s.hand("light", "Rebel 1")
    assert s.deploy_cost(rebel, at=prairie) == s.deploy_cost(rebel, at=peak)
    assert s.drain_amount("light", peak) == 1
    s.put("Rebel 1", at=peak)
    assert s.drain_amount("light", peak) == 2
    s.put("Imperial 1", at=peak)
    assert s.drain_amount("light", peak) == 1


# -- Dagobah -----------------------------------------------------------------------------------------------------------


def test_nobody_drains_at_dagobah():
    s = scene()
    s.location("Calm")
    place = s.location("Dagobah", side="light")
    ship = crewed(s, "Cruiser", at=place)
    s.put("Rebel 2", aboard=ship, as_="passenger")
    assert drains(s, "light") == []


def test_light_dagobah_fetches_a_site_of_its_own():
    s = scene()
    dagobah = s.location("Dagobah", side="light")
    swamp, jungle, box = s.pile("light", "reserve", "Dagobah: Swamp", "Dagobah: Jungle", "Tatooine: Box")
    s.start(turn="light", phase="control")
    assert not s.can("use", dagobah)
    s.until(phase="deploy")
    assert not s.can("use", dagobah, box)
    s.do("use", dagobah, swamp)
    assert s.zone(swamp) == "table"
    s.until(player="light")
    assert not s.can("use", dagobah, jungle)  # one in each deploy phase
    s.start(turn="light", phase="deploy")
    assert s.can("use", dagobah, jungle)


def test_dark_dagobah_keeps_the_opponent_from_draining_on_the_planet():
    s = scene()
    system, swamp = s.location("Dagobah", side="dark"), s.location("Dagobah: Swamp")
    s.put("Rebel 2", at=swamp)
    assert drains(s, "light") == ["Dagobah: Swamp"]
    crewed(s, "Dreadnaught", at=system)
    s.put("Imperial 1", aboard=s.put("Dreadnaught", at=system), as_="passenger")
    assert drains(s, "light") == []


def test_dark_dagobah_does_not_keep_its_own_side_from_draining():
    s = scene()
    system, swamp = s.location("Dagobah", side="dark"), s.location("Dagobah: Swamp")
    s.put("Imperial 1", aboard=s.put("Dreadnaught", at=system), as_="passenger")
    s.put("Imperial 2", at=swamp)
    assert drains(s, "dark") == ["Dagobah: Swamp"]


def test_the_cave_is_no_longer_dark_when_somebody_comes():
    s = scene()
    cave = s.location("Dagobah: Cave")
    assert s.icons("dark", cave) == 2
    s.put("Imperial 2", at=cave)
    assert s.icons("dark", cave) == 2
    s.put("Rebel 2", at=cave)
    assert s.icons("dark", cave) == 0


@pytest.mark.parametrize(("place", "lost"), [("Dagobah: Swamp", 0), ("Tatooine: Box", 1)])
def test_the_cave_calls_yoda_home(place, lost):
    s = scene(LIGHT_MASTER)
    s.location("Dagobah: Cave")
    s.put("Test Yoda", at=s.location(place))
    s.start(turn="light", phase="control")
    before = s.game.engine.life_force("light")
    while s.decision.player == "light" and s.game.engine.state.phase == "control":
        if s.can("lose", pile="reserve"):
            s.do("lose", pile="reserve")
        else:
            s.pass_()
    assert before - s.game.engine.life_force("light") == lost


# -- Cloud City --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_bespin_makes_cloud_city_dear_for_the_opponent_of_its_owner(owner):
    """The owner's half hinders the opponent, the other half helps its player."""
    other = "dark" if owner == "light" else "light"
    titles = {"light": "Rebel 2", "dark": "Imperial 2"}
    s = scene(CLOUD_STREET)
    bespin, street, box = s.location("Bespin", side=owner), s.location("Cloud City: Street"), s.location("Kessel: Box")
    cards = {side: s.hand(side, title)[0] for side, title in titles.items()}

    def extra(side: str) -> float:
        return s.deploy_cost(cards[side], at=street) - s.deploy_cost(cards[side], at=box)

    assert (extra(owner), extra(other)) == (0, 0)
    mine = s.put("Cruiser" if owner == "light" else "Dreadnaught", at=bespin)
    s.put(titles[owner], aboard=mine, as_="passenger")
    assert (extra(owner), extra(other)) == (0, 1)
    s.start(turn="dark", phase="deploy")
    s.happen("lose", mine)
    theirs_ = s.put("Cruiser" if other == "light" else "Dreadnaught", at=bespin)
    s.put(titles[other], aboard=theirs_, as_="passenger")
    assert (extra(owner), extra(other)) == (0, -1)


def test_bespin_leaves_weapons_alone():
    s = scene(CLOUD_STREET)
    bespin, street = s.location("Bespin", side="light"), s.location("Cloud City: Street")
    s.put("Rebel 2", aboard=s.put("Cruiser", at=bespin), as_="passenger")
    vehicle = s.hand("dark", "Barge")[0]
    assert s.deploy_cost(vehicle, at=street) == 4


@pytest.mark.parametrize(("title", "owner", "cost", "control"), [
    ("Cloud City: Incinerator", "light", 3, False), ("Cloud City: Incinerator", "dark", 2, True)])  # fmt: skip
def test_the_incinerator_gives_droids_back(title, owner, cost, control):
    me, rival = ("Rebel 2", "Imperial 2") if owner == "light" else ("Imperial 2", "Rebel 2")
    s = scene(force=0)
    place = s.location(title, side=owner)
    droid, man = s.pile(owner, "lost", "Light Droid" if owner == "light" else "Dark Droid", me)
    s.start(turn=owner, phase="control")
    s.force(owner, cost)
    assert not s.can("use", place)
    s.put(me, at=place)
    s.force(owner, cost - 1)
    assert not s.can("use", place)
    s.force(owner, cost)
    assert not s.can("use", place, man)
    s.put(rival, at=place)
    assert s.can("use", place) != control  # the light half asks only for presence
    if not control:
        s.do("use", place, droid)
        assert s.zone(droid) == "used"


def test_the_dark_incinerator_gives_a_droid_back():
    s = scene(force=2)
    place = s.location("Cloud City: Incinerator", side="dark")
    (droid,) = s.pile("dark", "lost", "Dark Droid")
    s.put("Imperial 2", at=place)
    s.start(turn="dark", phase="control")
    s.do("use", place, droid)
    assert (s.zone(droid), s.count("dark", "force")) == ("used", 0)
    s.start(turn="dark", phase="deploy")
    s.force("dark", 5)
    s.pile("dark", "lost", "Dark Droid")
    assert not s.can("use", place)


def test_drains_at_the_incinerator_are_small():
    s = scene(LIGHT_UGNAUGHT)
    light = s.location("Cloud City: Incinerator", side="light")
    assert s.drain_amount("dark", light) == 1
    s.put("Imperial 2", at=light)
    assert s.drain_amount("dark", light) == 0
    s.put("Test Ugnaught", at=light)
    assert s.drain_amount("dark", light) == 1
    s = scene()
    dark = s.location("Cloud City: Incinerator", side="dark")
    assert s.drain_amount("light", dark) == 1
    s.put("Rebel 2", at=dark)
    assert s.drain_amount("light", dark) == 0


@pytest.mark.parametrize(("title", "owner", "fares"), [
    ("Cloud City: Platform 327 (Docking Bay)", "light", {"light": 1, "dark": 2}),
    ("Cloud City: East Platform (Docking Bay)", "dark", {"dark": 1, "light": 2}),
    ("Home One: Docking Bay", "light", {"light": 0, "dark": 7}),
    ("Blockade Flagship: Docking Bay", "dark", {"dark": 0, "light": 8}),
])  # fmt: skip
@pytest.mark.parametrize("side", ["light", "dark"])
def test_fares_of_docking_bays(title, owner, fares, side):
    s = scene(force=0)
    bay, goal = s.location(title, side=owner), s.location("Yavin 4: Docking Bay", side="light")
    s.put("Rebel 2" if side == "light" else "Imperial 2", at=bay)
    s.start(turn=side, phase="move")
    if fares[side]:
        s.force(side, fares[side] - 1)
        assert not s.can("transit", bay, goal)
    s.force(side, fares[side])
    assert s.can("transit", bay, goal)


@pytest.mark.parametrize(("title", "owner", "side", "more"), [
    ("Home One: Docking Bay", "light", "dark", 9), ("Home One: Docking Bay", "light", "light", 0),
    ("Blockade Flagship: Docking Bay", "dark", "light", 8), ("Blockade Flagship: Docking Bay", "dark", "dark", 0),
])  # fmt: skip
def test_fares_to_docking_bays(title, owner, side, more):
    s = scene(force=0)
    bay, start = s.location(title, side=owner), s.location("Tatooine: Docking Bay 94", side="light")
    asked = {"light": 1, "dark": 2}[side]
    s.put("Rebel 2" if side == "light" else "Imperial 2", at=start)
    s.start(turn=side, phase="move")
    s.force(side, asked + more - 1)
    assert not s.can("transit", start, bay)
    s.force(side, asked + more)
    assert s.can("transit", start, bay)


@pytest.mark.ruling("cloud-city-upper-plaza-corridor-card-face.1", "cloud-city-upper-plaza-corridor-card-face.2")
@pytest.mark.parametrize(("owner", "me", "rival"), [("light", "Rebel 2", "Imperial 2"),
                                                    ("dark", "Imperial 2", "Rebel 2")])  # fmt: skip
def test_upper_plaza_corridor(owner, me, rival):
    other = "dark" if owner == "light" else "light"
    s = scene(CLOUD_STREET, force=0)
    plaza = s.location("Cloud City: Upper Plaza Corridor", side=owner)
    s.location("Cloud City: Incinerator", side="dark")
    street, elsewhere = s.location("Cloud City: Street"), s.location("Kessel: Box")
    out, back, stranger = s.put(me, at=plaza), s.put(me, at=street), s.put(rival, at=plaza)
    before = s.drain_amount(other, plaza)
    s.start(turn=owner, phase="move")
    assert not s.can("move", out, elsewhere)
    s.do("move", out, street)
    s.do("move", back, plaza)
    assert (s.at(out), s.at(back)) == (street, plaza)
    s.start(turn=other, phase="move")
    assert not s.can("move", stranger, street)
    s.happen("lose", back)
    assert s.drain_amount(other, plaza) == before + 1


# -- Tatooine ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("jabbas-palace-audience-chamber-card-face.1")
def test_the_audience_chamber_calls_one_alien_in_a_game():
    s = scene()
    room = s.location("Jabba's Palace: Audience Chamber", side="dark")
    brute, second, man = s.pile("dark", "reserve", "Brute 1", "Brute 2", "Imperial 1")
    s.start(turn="dark", phase="control")
    assert not s.can("use", room)
    s.until(phase="deploy")
    assert not s.can("use", room, man)
    s.do("use", room, brute)
    assert s.at(brute) == room
    assert not s.can("use", room, second)
    s.until(player="light")
    s.until(player="dark", phase="deploy")
    assert not s.can("use", room, second)


@pytest.mark.ruling("jabbas-palace-audience-chamber-card-face.3", "tatooine-jabbas-palace-printed-card-face.1")
def test_the_audience_chamber_keeps_out_revolution():
    s = scene()
    room, cantina = s.location("Jabba's Palace: Audience Chamber", side="dark"), s.location("Tatooine: Box")
    palace = s.location("Tatooine: Jabba's Palace", side="dark")
    (turn,) = s.hand("light", "Revolution")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", turn, cantina)
    assert not s.can("deploy", turn, room)
    assert not s.can("deploy", turn, palace)


def test_the_droid_workshop():
    s = scene()
    shop, box = s.location("Jabba's Palace: Droid Workshop"), s.location("Tatooine: Box")
    droid, man = s.hand("dark", "Dark Droid", "Imperial 1")
    theirs_ = s.hand("light", "Light Droid")[0]
    assert (s.deploy_cost(droid, at=shop), s.deploy_cost(droid, at=box)) == (1, 2)
    assert (s.deploy_cost(man, at=shop), s.deploy_cost(theirs_, at=shop)) == (2, 2)
    s.put("Rebel 2", at=shop)
    assert s.drain_amount("light", shop) == 1
    s.put("Light Droid", at=shop)
    assert s.drain_amount("light", shop) == 2
    s.put("Imperial 2", at=shop)
    assert s.drain_amount("light", shop) == 1


@pytest.mark.ruling("movement-regular-using-landspeed.7")
@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_desert_is_hard_to_leave(owner, side):
    s = scene(SCOUT)
    desert, box = s.location("Tatooine: Desert", side=owner), s.location("Tatooine: Box")
    man = s.put("Rebel 2" if side == "light" else "Imperial 2", at=desert)
    back = s.put("Rebel 1" if side == "light" else "Imperial 1", at=box)
    car = crewed(s, "Skiff" if side == "light" else "Barge", at=desert)
    s.start(turn=side, phase="move")
    assert not s.can("walk", man, box)
    assert s.can("walk", back, desert)
    assert s.can("walk", car, box)
    if side == "light":
        assert s.can("walk", s.put("Test Scout", at=desert), box)


def test_the_palace_opens_its_rooms():
    s = scene()
    palace = s.location("Tatooine: Jabba's Palace", side="dark")
    room, elsewhere = s.pile("dark", "reserve", "Jabba's Palace: Droid Workshop", "Tatooine: Lars' Moisture Farm")
    s.start(turn="dark", phase="control")
    assert not s.can("use", palace)
    s.until(phase="deploy")
    assert not s.can("use", palace, elsewhere)
    s.do("use", palace, room)
    assert s.zone(room) == "table"


def test_who_controls_the_palace_from_the_light_side_shuts_it():
    s = scene()
    palace = s.location("Tatooine: Jabba's Palace", side="dark")
    s.pile("dark", "reserve", "Jabba's Palace: Droid Workshop")
    s.put("Rebel 2", at=palace)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", palace)
    s.put("Imperial 2", at=palace)
    assert s.can("use", palace)


def test_jundland_wastes():
    s = scene(RAIDER)
    place = s.location("Tatooine: Jundland Wastes", side="light")
    assert (s.drain_amount("light", place), s.drain_amount("dark", place)) == (1, 1)
    hero = s.put("Rebel 2", at=place)
    assert s.drain_amount("light", place) == 2
    s.start(turn="light", phase="control")
    s.happen("lose", hero)
    s.put("Imperial 2", at=place)
    assert s.drain_amount("dark", place) == 1
    s.put("Test Raider", at=place)
    assert s.drain_amount("dark", place) == 2
    s.put("Rebel 2", at=place)
    assert s.drain_amount("dark", place) == 1


def test_dark_lars_moisture_farm():
    s = scene()
    farm = s.location("Tatooine: Lars' Moisture Farm", side="dark")
    assert s.drain_amount("dark", farm) == 1
    s.put("Imperial 2", at=farm)
    assert s.drain_amount("dark", farm) == 2
    s.put("Rebel 2", at=farm)
    assert s.drain_amount("dark", farm) == 1


@pytest.mark.parametrize(("destiny", "hit"), [(1, True), (0, False)])
def test_shots_at_dark_lars_moisture_farm_are_better(destiny, hit):
    s = scene()
    farm = s.location("Tatooine: Lars' Moisture Farm", side="dark")
    guard, target = s.put("Dark Guard", at=farm), s.put("Rebel 2", at=farm)
    rifle = s.put("Blaster Rifle", on=guard, side="dark")  # destiny + 1 must exceed the defense value
    s.destinies("dark", destiny)
    fight(s, farm, "dark")
    s.do("fire", rifle, target)
    assert s.zone(target) == ("lost" if hit else "table")


def test_beggars_canyon():
    s = scene(RAIDER)
    canyon, box = s.location("Tatooine: Beggar's Canyon"), s.location("Tatooine: Box")
    raider, man = s.hand("dark", "Test Raider", "Imperial 1")
    assert (s.deploy_cost(raider, at=canyon), s.deploy_cost(raider, at=box)) == (1, 2)
    assert s.deploy_cost(man, at=canyon) == 2
    s.put("Rebel 2", at=canyon)
    assert s.drain_amount("light", canyon) == 1


# -- the Death Star, Endor, Coruscant, Fondor, Corellia, Home One ------------------------------------------------------


def test_the_trash_compactor_lets_the_light_side_in():
    s = scene()
    pit, hall = s.location("Death Star: Trash Compactor"), s.location("Death Star: Box")
    hero = s.hand("light", "Rebel 2")[0]
    villain = s.hand("dark", "Imperial 2")[0]
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", hero, pit)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", villain, hall)
    assert not s.can("deploy", villain, pit)
    assert s.drain_amount("light", pit) == 0
    s.put("Rebel 2", at=pit)
    assert s.drain_amount("light", pit) == 1
    s.put("Imperial 2", at=pit)
    assert s.drain_amount("light", pit) == 0


@pytest.mark.ruling("endor-back-door-card-face.1", "endor-back-door-card-face.2")
@pytest.mark.parametrize(("owner", "me", "rival"), [("light", "Rebel 2", "Imperial 2"),
                                                    ("dark", "Imperial 2", "Rebel 2")])  # fmt: skip
def test_the_back_door(owner, me, rival):
    other = "dark" if owner == "light" else "light"
    s = scene(GLADE, force=0)
    door = s.location("Endor: Back Door", side=owner)
    glade, bunker = s.location("Endor: Glade"), s.location("Endor: Bunker")
    mine, inside = s.put(me, at=door), s.put(me, at=bunker)
    s.start(turn=owner, phase="move")
    assert not s.can("move", mine, bunker)
    s.force(owner, 1)
    assert s.can("move", mine, bunker)
    assert s.can("move", inside, door)
    assert not s.can("move", inside, glade)
    stranger, beyond = s.put(rival, at=door), s.put(rival, at=bunker)
    s.start(turn=other, phase="move")
    s.force(other, 1)
    assert not s.can("move", stranger, bunker)
    s.happen("lose", mine)
    assert s.can("move", stranger, bunker)
    assert s.can("move", beyond, door)


def test_imperial_square():
    s = scene(RULER, MOFF, COURT)
    square, court, box = (
        s.location("Coruscant: Imperial Square"),
        s.location("Coruscant: Court"),
        s.location("Kessel: Box"),
    )
    ruler, man, brute = s.hand("dark", "Test Emperor", "Imperial 1", "Brute 1")
    assert (s.deploy_cost(ruler, at=square), s.deploy_cost(ruler, at=court)) == (0, 5)
    assert s.deploy_cost(man, at=box) == 2
    s.put("Test Moff", at=square)
    assert (s.deploy_cost(man, at=box), s.deploy_cost(brute, at=box)) == (1, 2)
    assert s.drain_amount("light", square) == 3


def test_who_controls_imperial_square_keeps_the_emperor_from_coruscant():
    s = scene(RULER, COURT)
    square, court, box = (
        s.location("Coruscant: Imperial Square"),
        s.location("Coruscant: Court"),
        s.location("Kessel: Box"),
    )
    ruler, man = s.hand("dark", "Test Emperor", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", ruler, court)
    s.put("Rebel 2", at=square)
    assert not s.can("deploy", ruler, court)
    assert s.why_not("deploy", ruler, court)[0].card == square
    assert s.can("deploy", ruler, box)
    assert s.can("deploy", man, court)


def test_a_moff_elsewhere_makes_nobody_cheaper():
    s = scene(MOFF, COURT)
    square, court = s.location("Coruscant: Imperial Square"), s.location("Coruscant: Court")
    s.put("Test Moff", at=court)
    assert s.deploy_cost(s.hand("dark", "Imperial 1")[0], at=square) == 2


def test_fondor_builds_the_executor():
    s = scene(CORVETTE)
    fondor, calm = s.location("Fondor"), s.location("Calm")
    (yard,), (corvette,) = s.hand("dark", "Executor"), s.hand("light", "Test Corvette")
    assert (s.deploy_cost(yard, at=fondor), s.deploy_cost(yard, at=calm)) == (10, 15)
    there = s.put("Test Corvette", at=calm)
    assert (s.forfeit(there), s.deploy_cost(corvette, at=calm)) == (8, 4)
    s.put("Imperial 1", aboard=s.put("Dreadnaught", at=fondor), as_="passenger")
    assert (s.forfeit(there), s.deploy_cost(corvette, at=calm)) == (4, 5)
    assert s.drain_amount("light", fondor) == 1


def test_who_controls_fondor_stops_the_executor():
    s = scene(force=30)
    fondor, calm = s.location("Fondor"), s.location("Calm")
    (yard,) = s.hand("dark", "Executor")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", yard, calm)
    s.put("Rebel 2", aboard=s.put("Cruiser", at=fondor), as_="passenger")
    assert not s.can("deploy", yard, calm)


@pytest.mark.ruling("corellia.3")
def test_corellia_quickens_dark_ships():
    s = scene()
    corellia, calm = s.location("Corellia"), s.location("Calm")
    here, there = crewed(s, "Dreadnaught", at=corellia), crewed(s, "Dreadnaught", at=calm)
    mine = crewed(s, "Cruiser", at=corellia)
    assert (s.hyperspeed(here), s.hyperspeed(there), s.hyperspeed(mine)) == (4, 3, 3)


def test_home_one_bars_its_docking_bay():
    s = scene()
    bay, away = s.location("Home One: Docking Bay"), s.location("Tatooine: Docking Bay 94", side="dark")
    spy = s.put("Imperial 2", at=away)
    s.start(turn="dark", phase="move")
    s.force("dark", 20)
    assert s.can("transit", away, bay, spy)
    s.put("Rebel 2", at=bay)
    assert not s.can("transit", away, bay)
    s.put("Rebel 2", at=away)
    s.start(turn="light", phase="move")
    assert s.can("transit", away, bay)


def test_the_war_room_of_home_one():
    s = scene()
    room, calm = s.location("Home One: War Room"), s.location("Calm")
    ship, second = s.put("Home One", at=calm), s.hand("light", "Home One")[0]
    s.put("Settler 2", at=room)
    assert (s.power(ship), s.deploy_cost(second, at=calm)) == (9, 12)
    s.put("Rebel 2", at=room)
    assert (s.power(ship), s.deploy_cost(second, at=calm)) == (12, 7)
    s.put("Imperial 2", at=room)
    assert (s.power(ship), s.deploy_cost(second, at=calm)) == (9, 12)


def test_drains_and_battles_in_the_war_room_of_home_one():
    s = scene()
    room = s.location("Home One: War Room")
    assert s.drain_amount("dark", room) == 1
    s.put("Imperial 4", at=room)
    s.put("Rebel 4", at=room)
    fight(s, room, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (2, 1)
