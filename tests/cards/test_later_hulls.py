"""More starships and vehicles of later sets."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight, scene
from tests.cards.test_later_craft import HASTE, ION, MUD, SMUGGLER_PILOT, ability_at, immunity

# -- walkers, shuttles, mounts -----------------------------------------------------------------------------------------

SPIDER, HOPPER_T16 = "Bespin Motors Void Spider THX 1138", "Incom T-16 Skyhopper"
TRIBE = [Alien(f"{side} Jawa".title(), side, f"test {side} jawa", destiny=1, deploy=1, power=1, ability=1, forfeit=1,
               traits=["Jawa"]) for side in ("light", "dark")]  # fmt: skip
COLD = Effect("Exposure", DARK, "test exposure", destiny=1, text=[DeployOn(CHARACTER), Modify("power", -1, HOST)])
PLAINS = [Site(f"{planet}: {name}", LIGHT, f"test {planet} {name}", ["exterior", "planet"], (1, 1))
          for planet in ("Hoth", "Kessel") for name in ("East", "West")]  # fmt: skip
DECK = Site("Tatooine: Lift", LIGHT, "test lift", ["exterior", "mobile"], (1, 1))
CELLAR = Site("Tatooine: Nowhere", LIGHT, "test nowhere", ["exterior"], (1, 1))


@pytest.mark.ruling("blizzard-1.1", "blizzard-1.2", "blizzard-1.3")
def test_blizzard_1():
    s = scene(HASTE, MUD)
    walker = s.put("Blizzard 1", at=s.location("Tatooine: Box"))
    men, crew = s.hand("dark", *["Imperial 2"] * 9), s.hand("dark", *["Dark Flier"] * 3)
    s.force("dark", 30)
    s.start(turn="dark", phase="deploy")
    for card in crew[:2]:
        s.do("deploy", card, walker, seat="pilot")
    assert not s.can("deploy", crew[2], walker, seat="pilot")
    for card in men[:8]:
        s.do("deploy", card, walker)
    assert not s.can("deploy", men[8], walker)
    s.put("Test Haste", on="table")
    assert s.landspeed(walker) == 1
    s.put("Test Mud", on="table")
    assert s.landspeed(walker) == 0
    assert immunity(s, walker) == 4


@pytest.mark.ruling("bespin-motors-void-spider-thx-1138.1")
@pytest.mark.parametrize(("title", "side", "room"), [(SPIDER, "dark", 3), (HOPPER_T16, "light", 1)])
def test_shuttles_fly_by_themselves_and_take_passengers(title, side, room):
    s = scene()
    site = s.location("Tatooine: Box")
    car, man, flier = (
        s.put(title, at=site),
        *(("Imperial 2", "Dark Flier") if side == "dark" else ("Rebel 2", "Light Flier")),
    )
    assert ability_at(s, side, site) == 1
    people, (pilot,) = s.hand(side, *[man] * (room + 1)), s.hand(side, flier)
    s.start(turn=side, phase="deploy")
    assert not s.can("deploy", pilot, car, seat="pilot") and not s.can("deploy", pilot, car, seat="driver")
    for card in people[:room]:
        s.do("deploy", card, car)
    assert not s.can("deploy", people[room], car)


@pytest.mark.ruling("bespin-motors-void-spider-thx-1138.2")
@pytest.mark.parametrize(("title", "side", "reacts"), [
    (SPIDER, "dark", True), (HOPPER_T16, "light", True), ("Barge", "dark", False), ("Skiff", "light", False),
])  # fmt: skip
def test_shuttles_react(title, side, reacts):
    s = scene()
    box, dunes = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    car = s.put(title, at=box) if reacts else crewed(s, title, at=box)
    s.put("Imperial 2", at=dunes)
    s.put("Rebel 2", at=dunes)
    s.hand(side, f"{side.title()} Trick")  # so that its player is asked in any case
    fight(s, dunes, "light" if side == "dark" else "dark")
    s.until(player=side)
    assert s.can("react", car) is reacts
    if reacts:
        s.do("react", car)
        assert s.at(car) == dunes


@pytest.mark.ruling("bespin-motors-void-spider-thx-1138.3")
@pytest.mark.parametrize(("title", "side", "speed", "most"), [(SPIDER, "dark", 3, 3), (HOPPER_T16, "light", 4, 1)])
def test_a_shuttle_moves_or_shuttles(title, side, speed, most):
    man, ship = ("Imperial 2", "Raider") if side == "dark" else ("Rebel 2", "Fighter")
    s = scene(force=1)
    system, box, dunes = s.location("Tatooine"), s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    car, fighter = s.put(title, at=box), s.put(ship, at=system)
    men = [s.put(man, at=box) for _ in range(most + 1)]
    assert s.landspeed(car) == speed
    s.start(turn=side, phase="move")
    assert s.can("walk", car, dunes)
    s.force(side, 0)
    for each in men[:most]:
        s.do("shuttle", each, fighter)
    assert not s.can("shuttle", men[most])
    s.force(side, 1)
    assert not s.can("walk", car) and s.can("walk", men[most], dunes)


@pytest.mark.ruling("bespin-motors-void-spider-thx-1138.3")
@pytest.mark.parametrize(("title", "side"), [(SPIDER, "dark"), (HOPPER_T16, "light")])
def test_a_shuttle_that_has_moved_shuttles_nobody(title, side):
    man, ship = ("Imperial 2", "Raider") if side == "dark" else ("Rebel 2", "Fighter")
    s = scene()
    system, box, dunes = s.location("Tatooine"), s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    car, away = s.put(title, at=dunes), s.put(man, at=box)
    s.put(ship, at=system)
    s.start(turn=side, phase="move")
    assert s.can("shuttle", s.put(man, at=dunes)) and not s.can("shuttle", away)
    s.do("walk", car, box)
    assert not s.can("shuttle", away)


def test_a_tauntaun_has_a_rider_and_a_quarter_of_ability():
    s = scene(*PLAINS)
    east, kessel = s.location("Hoth: East"), s.location("Kessel: East")
    beast = s.put("Tauntaun", at=east)
    (young, first, second) = s.hand("light", "Tauntaun", "Rebel 2", "Rebel 2")
    assert ability_at(s, "light", east) == 0.25
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", young, east) and not s.can("deploy", young, kessel)
    s.do("deploy", first, beast)
    assert not s.can("deploy", second, beast)


@pytest.mark.parametrize("fighting", [True, False])
def test_a_tauntaun_runs_from_a_battle(fighting):
    """A lonely one is no presence, so that there can be a drain where it stands."""
    s = scene(*PLAINS)
    east, south = s.location("Hoth: East"), s.location("Hoth: West")
    beast = s.put("Tauntaun", at=east if fighting else south)
    s.put("Rebel 2", at=east)
    s.put("Imperial 4", at=east if fighting else south)
    s.start(turn="dark", phase="battle" if fighting else "control")
    s.do("battle" if fighting else "drain", east if fighting else south)
    assert s.can("react", beast) == fighting


def test_a_tauntaun_dies_so_that_its_rider_lives():
    s = scene(*PLAINS, COLD)
    east = s.location("Hoth: East")
    beast = s.put("Tauntaun", at=east)
    rider, other_man = s.put("Rebel 2", aboard=beast, as_="passenger"), s.put("Rebel 3", at=east)
    (cold,) = s.hand("dark", "Exposure")
    s.start(turn="light", phase="control")
    assert not s.can("use", beast, other_man)
    s.do("use", beast)
    s.do("disembark", rider)
    assert s.zone(beast) == "lost" and s.at(rider) == east
    s.until(player="dark", phase="deploy")
    assert s.can("deploy", cold, rider)  # another turn


@pytest.mark.parametrize("used", [True, False])
def test_the_rider_is_safe_from_exposure_for_the_turn(used):
    s = scene(*PLAINS, COLD)
    east = s.location("Hoth: East")
    beast = s.put("Tauntaun", at=east)
    rider = s.put("Rebel 2", aboard=beast, as_="passenger")
    (cold,) = s.hand("dark", "Exposure")
    s.start(turn="dark", phase="deploy")
    if used:
        s.until(player="light")
        s.do("use", beast)
        s.do("disembark", rider)
    s.until(player="dark")
    assert s.at(rider) == east and s.can("deploy", cold, rider) != used


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_sandcrawler_is_the_jawas_home(side):
    s = scene(*TRIBE)
    box, dunes, kessel = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea"), s.location("Kessel: Box")
    crawler = s.put("Sandcrawler", at=box, side=side)
    here, theirs_, away = s.put("Light Jawa", at=box), s.put("Dark Jawa", at=box), s.put("Light Jawa", at=dunes)
    man = s.put("Rebel 2", at=box)
    assert [s.forfeit(card) for card in (here, theirs_, away, man)] == [2, 2, 1, 5]
    (young,) = s.hand(side, "Sandcrawler")
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", young, dunes) and not s.can("deploy", young, kessel)
    title = "Rebel 2" if side == "light" else "Imperial 2"
    driver, *rest = s.hand(side, *[title] * 9)
    s.force(side, 30)
    s.do("deploy", driver, crawler, seat="driver")
    for card in rest[:7]:
        s.do("deploy", card, crawler)
    assert not s.can("deploy", rest[7], crawler)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_indoors_a_sandcrawler_comforts_nobody(side):
    s = scene(*TRIBE)
    vault = s.location("Tatooine: Vault")
    s.put("Sandcrawler", at=vault, side=side)
    assert s.forfeit(s.put("Light Jawa", at=vault)) == 1


@pytest.mark.parametrize(("side", "title", "able"), [
    ("light", "Tatooine: Box", True), ("light", "Tatooine: Lift", False), ("light", "Tatooine: Nowhere", False),
    ("dark", "Tatooine: Box", True), ("dark", "Tatooine: Lift", False),
    ("dark", "Tatooine: Nowhere", True)])  # fmt: skip
def test_a_sandcrawler_keeps_to_planets(side, title, able):
    """The Light one goes to planet sites only, the Dark one not to mobile sites."""
    s = scene(DECK, CELLAR)
    start, goal = s.location("Tatooine: Dune Sea"), s.location(title)
    crawler, car = s.put("Sandcrawler", at=start, side=side), s.put("Skiff" if side == "light" else "Barge", at=start)
    s.put("Rebel 2" if side == "light" else "Imperial 2", aboard=crawler, as_="driver")
    s.put("Light Flier" if side == "light" else "Dark Flier", aboard=car, as_="pilot")
    s.start(turn=side, phase="move")
    assert s.can("walk", crawler, goal) == able and s.can("walk", car, goal)


# -- ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("gold-2.1")
def test_gold_2_carries_two():
    s = scene()
    ship = s.put("Gold 2", at=s.location("Calm"))
    first, second, third, passenger = s.hand("light", *["Light Flier"] * 3, "Rebel 2")
    s.start(turn="light", phase="deploy")
    s.do("deploy", first, ship, seat="pilot")
    assert s.can("deploy", passenger, ship)
    s.do("deploy", second, ship, seat="pilot")
    assert not s.can("deploy", third, ship) and not s.can("deploy", passenger, ship)


@pytest.mark.ruling("gold-2.2")
@pytest.mark.parametrize(("place", "saves"), [("Death Star: Trench", True), ("Tatooine: Box", False)])
def test_gold_2_saves_another_fighter_in_the_trench(place, saves):
    s, gold, wing = strafed(place)
    assert s.can("use", gold) == saves
    if saves:
        s.do("use", gold)
        assert s.zone(gold) == "lost" and s.on_table(wing) and not s.hit(wing)


@pytest.mark.ruling("gold-2.2")
def test_gold_2_saves_only_fighters_that_are_hit():
    s, gold, _ = strafed("Death Star: Trench", destiny=0)
    assert not s.can("use", gold)


def strafed(place: str, destiny: int = 7):
    """Gold 2 and another fighter at a site, the other one fired at; the damage segment."""
    s = scene()
    site = s.location(place)
    gold, wing, foe = s.put("Gold 2", at=site), s.put("X-wing", at=site), s.put("TIE Advanced x1", at=site)
    s.put("Rebel 1", aboard=gold, as_="pilot")
    s.put("Imperial 4", at=site)
    s.put("Imperial 4", at=site)
    gun = s.put("Boosted TIE Cannon", on=foe)
    fight(s, site, "dark")
    s.destinies("dark", destiny)
    s.do("fire", gun, wing)
    s.until(verb="forfeit")
    return s, gold, wing


def test_hounds_tooth():
    bossk = Alien("Test Bossk", DARK, "test bossk", personas=["Bossk"], destiny=1, deploy=2, power=1, ability=2,
                  forfeit=3, icons=["pilot"], traits=["bounty hunter"])  # fmt: skip
    s = scene(bossk, SMUGGLER_PILOT)
    calm, bay = s.location("Calm"), s.location("Tatooine: Docking Bay 94", side="dark")
    ship = s.put("Hound's Tooth", at=calm)
    (young, flier, smuggler, car) = s.hand("dark", "Hound's Tooth", "Dark Flier", "Test Smuggler", "Barge")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", s.hand("dark", "Test Bossk")[0], ship, seat="pilot")
    assert s.can("deploy", smuggler, ship, seat="pilot") and not s.can("deploy", flier, ship, seat="pilot")
    assert s.can("deploy", car, ship)
    s.put("Barge", aboard=ship, as_="cargo")
    assert not s.can("deploy", car, ship)
    s.happen("lose", ship)
    assert s.can("deploy", young, bay)  # like a starfighter
    manned, idle = s.put("Hound's Tooth", at=calm), s.put("Hound's Tooth", at=calm)
    s.put("Test Bossk", aboard=manned, as_="pilot")
    s.put("Test Smuggler", aboard=idle, as_="pilot")
    s.put("Test Bossk", aboard=idle, as_="passenger")
    raider = s.put("Raider", at=calm)
    s.put("Test Bossk", aboard=raider, as_="pilot")
    assert (immunity(s, manned), immunity(s, idle), immunity(s, raider)) == (4, 0, 0)


def test_the_redemption_takes_medical_droids_for_free():
    doctors = [Droid(f"{side} Doctor".title(), side, f"test {side} doctor", "medical droid", destiny=1, deploy=3,
                     power=1, forfeit=1) for side in ("light", "dark")]  # fmt: skip
    s = scene(*doctors)
    calm = s.location("Calm")
    ship, other_ship = s.put("Redemption", at=calm), s.put("Cruiser", at=calm)
    doctor, droid = s.hand("light", "Light Doctor", "Light Droid")
    assert (s.deploy_cost(doctor, at=ship), s.deploy_cost(doctor, at=other_ship), s.deploy_cost(droid, at=ship)) == (
        0,
        3,
        2,
    )
    assert ability_at(s, "light", calm) == 1
    flier, man = s.hand("light", "Light Flier", "Rebel 2")
    s.start(turn="light", phase="deploy")
    for _ in range(4):
        assert s.can("deploy", flier, ship, seat="pilot") and s.can("deploy", man, ship)
        s.put("Light Flier", aboard=ship, as_="pilot")
        s.put("Rebel 2", aboard=ship, as_="passenger")
    assert not s.can("deploy", flier, ship) and not s.can("deploy", man, ship)


TANK = Effect("Bacta Tank", LIGHT, "test bacta tank", destiny=1, text=[DeployOnTable()])
STACKER = Effect("Test Stretcher", LIGHT, "test stretcher", destiny=1, text=[
    DeployOnTable(), Action([Put(TARGET, to=On(Named("Bacta Tank")))], targets=(one(your(CHARACTER)),)),
    Action([Put(TARGET, to=On(SELF))], targets=(one(your(CHARACTER)),))])  # fmt: skip


def test_the_redemption_takes_patients_from_the_bacta_tank():
    s = scene(TANK, STACKER, force=0)
    calm, box = s.location("Calm"), s.location("Tatooine: Box")
    ship, patient, other_man = s.put("Redemption", at=calm), s.put("Rebel 4", at=box), s.put("Rebel 5", at=box)
    elsewhere = s.put("Rebel 3", at=box)
    s.put("Bacta Tank", on="table")
    stretcher = s.put("Test Stretcher", on="table")
    s.start(turn="light", phase="control")
    s.do("use", stretcher, patient, mode=1)
    s.until(player="light")
    s.do("use", stretcher, elsewhere, mode=2)
    assert s.zone(patient) == "stacked" and not s.can("use", ship)
    s.until(phase="deploy")
    assert not s.can("use", ship, other_man) and not s.can("use", ship, elsewhere)
    s.do("use", ship, patient)
    assert s.carrier(patient) == ship


def test_patients_need_not_leave_the_tank():
    s = scene(TANK, STACKER)
    patient, stretcher = s.put("Rebel 4", at=s.location("Tatooine: Box")), s.put("Test Stretcher", on="table")
    s.put("Redemption", at=s.location("Calm"))
    s.put("Bacta Tank", on="table")
    s.start(turn="light", phase="control")
    s.do("use", stretcher, patient, mode=1)
    s.until(player="dark", phase="control")
    assert s.zone(patient) == "stacked"


ROOMS = [
    ("Hound's Tooth", "dark", "Test Smuggler", "pilot", 1), ("Hound's Tooth", "dark", "Imperial 2", "passenger", 6),
    ("Liberty", "light", "Light Flier", "pilot", 5), ("Liberty", "light", "Rebel 2", "passenger", 6),
    ("Liberty", "light", "Skiff", "cargo", 1), ("Liberty", "light", "Fighter", "cargo", 3),
    ("IG-88 In IG-2000", "dark", "Imperial 2", "passenger", 2),
]  # fmt: skip


@pytest.mark.parametrize(("title", "side", "guest", "seat", "room"), ROOMS)
def test_room_aboard(title, side, guest, seat, room):
    s = scene(SMUGGLER_PILOT)
    ship = s.put(title, at=s.location("Calm"))
    (card,) = s.hand(side, guest)
    s.start(turn=side, phase="deploy")
    for _ in range(room):
        assert s.can("deploy", card, ship, seat=seat)
        s.put(guest, aboard=ship, as_=seat)
    assert not s.can("deploy", card, ship, seat=seat)


def test_the_liberty_stays_when_others_are_forfeited():
    s = scene()
    calm = s.location("Calm")
    ship, other_ship = s.put("Liberty", at=calm), s.put("Corellian Corvette", at=calm)
    assert ability_at(s, "light", calm) == 3
    for _ in range(3):
        s.put("Imperial 6", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    s.put("Dreadnaught-Class Heavy Cruiser", at=calm)
    fight(s, calm, "dark")
    s.until(verb="forfeit")
    s.do("forfeit", other_ship)
    assert s.on_table(ship) and not s.can("use", ship)


@pytest.mark.parametrize("saved", [True, False])
def test_the_liberty_may_come_back(saved):
    s = scene()
    calm = s.location("Calm")
    ship = s.put("Liberty", at=calm)
    s.put("Imperial 6", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    s.put("Imperial 6", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    s.put("Dreadnaught-Class Heavy Cruiser", at=calm)
    fight(s, calm, "dark")
    s.until(verb="forfeit")
    s.do("forfeit", ship)
    s.do("use", ship) if saved else s.pass_()
    assert s.zone(ship) == ("used" if saved else "lost")


def test_the_liberty_is_lost_if_it_is_hit_or_not_forfeited():
    s = scene()
    calm = s.location("Calm")
    gun = s.put("Boosted TIE Cannon", on=s.put("TIE Advanced x1", at=calm))
    ship = s.put("Liberty", at=calm)
    for _ in range(3):
        s.put("Imperial 2", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    fight(s, calm, "dark")
    s.destinies("dark", 7)
    s.do("fire", gun, ship)
    s.until(verb="forfeit")
    s.do("forfeit", ship)
    assert s.zone(ship) == "lost"
    again = s.put("Liberty", at=calm)
    s.happen("lose", again)
    assert s.zone(again) == "lost"


def test_red_squadron_x_wing():
    leader = Rebel(
        "Test Leader", "test leader", personas=["Red Leader"], destiny=1, deploy=2, power=1, ability=2, forfeit=3
    )
    popgun = StarshipWeapon("Test Popgun", LIGHT, "test popgun", destiny=1, text=[
        DeployOn(STARFIGHTER, cost=(Use(2),)), Fire(STARSHIP, (MakeHit(),), cost=(Use(3),))])  # fmt: skip
    s = scene(leader, popgun)
    calm, yavin, far = s.location("Calm"), s.location("Yavin 4", side="light"), s.location("Tatooine", side="light")
    (ship,) = s.hand("light", "Red Squadron X-wing")
    assert (s.deploy_cost(ship, at=calm), s.deploy_cost(ship, at=yavin)) == (5, 3)
    s.put("Test Leader", aboard=crewed(s, "Cruiser", at=far), as_="passenger")
    assert s.deploy_cost(ship, at=far) == 3
    x_wing, plain = s.put("Red Squadron X-wing", at=calm), s.put("X-wing", at=calm)
    assert s.deploy_cost(ship, at=calm) == 5
    assert (s.power(x_wing), ability_at(s, "light", calm)) == (5, 3)
    (torpedoes,) = s.hand("light", "Proton Torpedoes")
    assert (s.deploy_cost(torpedoes, at=x_wing), s.deploy_cost(torpedoes, at=plain)) == (0, 1)
    assert s.deploy_cost(s.hand("light", "Test Popgun")[0], at=x_wing) == 2
    free, paid = s.put("Proton Torpedoes", on=x_wing), s.put("Proton Torpedoes", on=plain)
    small = s.put("Test Popgun", on=x_wing)
    target = crewed(s, "Dreadnaught", at=calm)
    s.put("Imperial 2", aboard=target, as_="passenger")
    s.force("light", 1)
    fight(s, calm, "light")
    assert s.can("fire", free, target) and not s.can("fire", paid) and not s.can("fire", small)


def test_the_landing_craft():
    bike = Vehicle("Test Bike", DARK, "test bike", "combat", model="speeder bike", destiny=1, deploy=1, power=1,
                   maneuver=1, landspeed=3, forfeit=1)  # fmt: skip
    howitzer = ArtilleryWeapon(
        "Test Howitzer", DARK, "test howitzer", destiny=1, traits=["cannon"], text=[DeployOn(SITE)]
    )
    s = scene(bike, ION, howitzer)
    calm = s.location("Calm")
    ship = s.put("Sentinel-Class Landing Craft", at=calm)
    small, car, gun, man, flier = s.hand("dark", "Test Bike", "Barge", "Test Ion Gun", "Imperial 2", "Dark Flier")
    battery, other_gun = s.hand("dark", "Turbolaser Battery", "Test Howitzer")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", car, ship)
    assert s.can("deploy", gun, ship) and not s.can("deploy", battery, ship) and not s.can("deploy", other_gun, ship)
    for card, title, seat, room in ((small, "Test Bike", "cargo", 2), (man, "Imperial 2", "passenger", 4),
                                    (flier, "Dark Flier", "pilot", 1)):  # fmt: skip
        for _ in range(room):
            assert s.can("deploy", card, ship, seat=seat)
            s.put(title, aboard=ship, as_=seat)
        assert not s.can("deploy", card, ship)
    assert ability_at(s, "dark", calm) == 9


@pytest.mark.parametrize(("title", "free"), [("Sentinel-Class Landing Craft", True), ("Raider", False)])
def test_the_landing_craft_lands_and_takes_off_for_free(title, free):
    s = scene(force=0)
    system, box = s.location("Tatooine", side="dark"), s.location("Tatooine: Box")
    above, below = s.put(title, at=system), s.put(title, at=box)
    for ship in (above, below):
        if title == "Raider":
            s.put("Dark Flier", aboard=ship, as_="pilot")
    s.start(turn="dark", phase="move")
    assert s.can("land", above, box) == free and s.can("take-off", below, system) == free


# -- squadrons and assassins -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ties", "able"), [(("TIE Fighter",) * 3, True), (("TIE Fighter",) * 2, False),
                                            (("TIE Fighter", "TIE Fighter", "TIE Advanced x1"), False)])  # fmt: skip
def test_a_squadron_replaces_three_ties(ties, able):
    s = scene(force=0)
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    ships = [s.put(title, at=calm) for title in ties]
    away = s.put("TIE Fighter", at=far)
    (squadron,) = s.hand("dark", "TIE Assault Squadron")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", squadron, calm) == able and not s.can("deploy", squadron, far)
    if able:
        s.do("deploy", squadron, calm, *ships)
        assert s.at(squadron) == calm and {s.zone(ship) for ship in ships} == {"used"} and s.on_table(away)
        assert (ability_at(s, "dark", calm), s.power(squadron), s.maneuver(squadron)) == (3, 3, 3)


def test_a_squadron_replaces_single_ships_of_ones_own():
    wing = Starfighter("Light Tie", LIGHT, "test light tie", "TIE/ln", destiny=1, deploy=1, power=1, maneuver=1,
                       forfeit=1, text=[PermanentPilot(1)])  # fmt: skip
    s = scene(wing)
    calm = s.location("Calm")
    s.put("TIE Fighter", at=calm)
    s.put("TIE Fighter", at=calm)
    for title in ("Light Tie", "TIE Assault Squadron"):
        s.put(title, at=calm)
    (squadron,) = s.hand("dark", "TIE Assault Squadron")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", squadron, calm)


def test_ig_88_flies_by_himself():
    s = scene(ION)
    calm = s.location("Calm")
    ship = s.put("IG-88 In IG-2000", at=calm)
    assert (s.power(ship), s.maneuver(ship), ability_at(s, "dark", calm)) == (5, 6, 0)
    gun, other_gun, flier, man = s.hand("dark", "Test Ion Gun", "Turbolaser Battery", "Dark Flier", "Imperial 2")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", gun, ship) and not s.can("deploy", other_gun, ship)
    assert not s.can("deploy", flier, ship, seat="pilot") and s.can("deploy", man, ship)
    s.put("Imperial 2", aboard=ship, as_="passenger")
    s.put("Imperial 2", aboard=ship, as_="passenger")
    assert not s.can("deploy", man, ship)


def test_there_is_one_ig_88():
    twin = Droid("Test Twin", DARK, "test twin", "assassin droid", unique=1, personas=["IG-88"], destiny=1, deploy=2,
                 power=1, forfeit=3)  # fmt: skip
    s = scene(twin)
    box = s.location("Tatooine: Box")
    (droid,) = s.hand("dark", "Test Twin")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", droid, box)
    s.put("IG-88 In IG-2000", at=s.location("Calm"))
    assert not s.can("deploy", droid, box)


@pytest.mark.parametrize(("title", "able"), [("IG-88 In IG-2000", True), ("Raider", False)])
def test_ig_88_initiates_battles_without_ability(title, able):
    s = scene()
    calm = s.location("Calm")
    ship = s.put(title, at=calm)
    if title == "Raider":
        s.put("Dark Flier", aboard=ship, as_="pilot")
    s.put("X-wing", at=calm)
    s.start(turn="dark", phase="battle")
    assert s.can("battle", calm) == able


@pytest.mark.parametrize(("by", "here", "extra"), [("dark", True, 1), ("light", True, 0), ("dark", False, 0)])
def test_ig_88_adds_a_destiny_to_a_battle_of_his_side(by, here, extra):
    s = scene()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    s.put("IG-88 In IG-2000", at=calm if here else far)
    s.put("Imperial 6", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    s.put("Rebel 6", aboard=crewed(s, "Cruiser", at=calm), as_="passenger")
    fight(s, calm, by)
    assert (draws(s, "dark"), draws(s, "light")) == (extra, 0)


DENGAR = Alien("Test Dengar", DARK, "test dengar", personas=["Dengar"], destiny=1, deploy=2, power=1, ability=2,
               forfeit=3, icons=["pilot"], traits=["bounty hunter"])  # fmt: skip


@pytest.mark.parametrize(("pilot", "cost"), [("Test Dengar", 2), ("Test Smuggler", 5)])
def test_punishing_one_is_cheap_with_dengar(pilot, cost):
    s = scene(DENGAR, SMUGGLER_PILOT, force=cost - 1)
    calm = s.location("Calm")
    ship, man = s.hand("dark", "Punishing One", pilot)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", ship, calm, man)
    s.force("dark", cost)
    s.do("deploy", ship, calm, man)
    assert s.carrier(man) == ship and s.count("dark", "force") == 0


def test_dengar_makes_it_cheaper_by_three():
    toll = Effect("Toll", LIGHT, "test toll", destiny=1, text=[DeployOnTable(), Modify("deploy", +1, STARSHIP)])
    s = scene(DENGAR, toll, force=3)
    calm = s.location("Calm")
    s.put("Toll", on="table")
    ship, dengar = s.hand("dark", "Punishing One", "Test Dengar")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", ship, calm, dengar)
    assert s.count("dark", "force") == 0


def test_punishing_one_costs_as_much_as_printed_without_dengar():
    s = scene(DENGAR, force=2)
    bay = s.location("Tatooine: Docking Bay 94", side="dark")
    ship, dengar = s.hand("dark", "Punishing One", "Test Dengar")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", ship, bay, dengar)
    s.force("dark", 3)
    s.do("deploy", ship, bay)
    s.do("done")
    assert s.at(ship) == bay and s.count("dark", "force") == 0 and s.zone(dengar) == "hand"


def test_punishing_one():
    s = scene(DENGAR, SMUGGLER_PILOT)
    calm = s.location("Calm")
    ship = s.put("Punishing One", at=calm)
    flier, smuggler, man = s.hand("dark", "Dark Flier", "Test Smuggler", "Imperial 2")
    gun, other_gun = s.hand("dark", "Boosted TIE Cannon", "Turbolaser Battery")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", smuggler, ship, seat="pilot") and not s.can("deploy", flier, ship, seat="pilot")
    assert s.can("deploy", gun, ship) and not s.can("deploy", other_gun, ship)
    s.put("Test Dengar", aboard=ship, as_="pilot")
    assert not s.can("deploy", smuggler, ship, seat="pilot") and s.can("deploy", man, ship)
    s.put("Imperial 2", aboard=ship, as_="passenger")
    assert not s.can("deploy", man, ship)
    idle = s.put("Punishing One", at=calm)
    s.put("Test Smuggler", aboard=idle, as_="pilot")
    s.put("Test Dengar", aboard=idle, as_="passenger")
    other_ship = s.put("Raider", at=calm)
    s.put("Test Dengar", aboard=other_ship, as_="pilot")
    assert (immunity(s, ship), immunity(s, idle), immunity(s, other_ship)) == (3, 0, 0)


@pytest.mark.parametrize(("title", "side", "system"), [
    ("Tauntaun", "light", "Hoth"), ("Sandcrawler", "light", "Tatooine"),
    ("Sandcrawler", "dark", "Tatooine")])  # fmt: skip
def test_what_deploys_on_a_planet_does_not_deploy_above_it(title, side, system):
    s = scene()
    ship = crewed(s, "Cruiser" if side == "light" else "Dreadnaught", at=s.location(system, side=side))
    (beast,), (car,) = s.hand(side, title), s.hand(side, "Skiff" if side == "light" else "Barge")
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", car, ship) and not s.can("deploy", beast, ship)


@pytest.mark.ruling("gold-2.2")
@pytest.mark.parametrize("victim", ["TIE Advanced x1", "Rebel 2"])
def test_gold_2_saves_nothing_but_starfighters_of_ones_own(victim):
    s = scene()
    site = s.location("Death Star: Trench")
    gold, target = s.put("Gold 2", at=site), s.put(victim, at=site)
    s.put("Rebel 1", aboard=gold, as_="pilot")
    side = "dark" if victim == "Rebel 2" else "light"
    gun = s.put("Blaster Rifle", on=s.put("Dark Guard", at=site), side="dark") if side == "dark" else s.put(
        "Proton Torpedoes", on=s.put("X-wing", at=site))  # fmt: skip
    for _ in range(3):
        s.put("Imperial 4", at=site)
    fight(s, site, side)
    s.destinies(side, 7)
    s.do("fire", gun, target)
    s.until(player="light", verb="forfeit")
    assert s.hit(target) and not s.can("use", gold)


@pytest.mark.parametrize(("title", "start", "goal"), [
    ("Liberty", "Calm", "Yavin 4"), ("Red Squadron X-wing", "Calm", "Yavin 4")])  # fmt: skip
def test_one_pilot_has_all_of_his_ability(title, start, goal):
    """A gravity shadow takes a ship whose pilot has just as much ability as the destiny drawn."""
    s = scene()
    ship, far = s.put(title, at=s.location(start)), s.location(goal, side="light")
    (shadow,) = s.hand("dark", "Gravity Shadow")
    s.destinies("dark", 2)
    s.start(turn="light", phase="move")
    s.do("hyperspeed", ship, far)
    s.do("play", shadow)
    assert s.zone(ship) == "lost"
