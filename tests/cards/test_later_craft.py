"""Starships and vehicles of later sets."""

import pytest

from cantina.lang import *
from cantina.rules import damage
from cantina.rules.presence import total_ability
from tests.cards.sample_cards import crewed, fight, scene

LIGHT_ACE = Rebel("Test Luke", "test ace", personas=["Luke"], destiny=1, deploy=2, power=1, ability=4, forfeit=5,
                  icons=["pilot"])  # fmt: skip
HUNTER = Alien("Test Hunter", DARK, "test hunter", destiny=1, deploy=2, power=1, ability=1, forfeit=3,
               icons=["pilot"], traits=["bounty hunter"])  # fmt: skip
FETT = Alien("Test Fett", DARK, "test fett", personas=["Boba Fett"], destiny=1, deploy=2, power=1, ability=2, forfeit=3,
             icons=["pilot"], traits=["bounty hunter"])  # fmt: skip
SMUGGLER_PILOT = Alien("Test Smuggler", DARK, "test smuggler", destiny=1, deploy=2, power=1, ability=1, forfeit=3,
                       icons=["pilot"], traits=["smuggler"])  # fmt: skip
KILLER = Droid("Test Killer", DARK, "test killer", "assassin droid", personas=["IG-88"], destiny=1, deploy=2, power=1,
               forfeit=3, icons=["pilot"], traits=["bounty hunter"])  # fmt: skip
ION = StarshipWeapon("Test Ion Gun", DARK, "test ion", destiny=1, traits=["ion cannon"],
                     text=[DeployOn(your(STAR_DESTROYER), cost=(Use(2),))])  # fmt: skip
HOTH_FIELD = Site("Hoth: Field", LIGHT, "test field", ["exterior", "planet"], (1, 1))
ACKBAR = Rebel("Test Ackbar", "test ackbar", personas=["Ackbar"], destiny=1, deploy=2, power=1, ability=3, forfeit=5,
               icons=["pilot"])  # fmt: skip
HASTE = Effect("Test Haste", DARK, "test haste", destiny=1, text=[
    DeployOnTable(), Modify("landspeed", +2, your(VEHICLE)),
    Modify("landspeed", 2, your(VEHICLE), how="times")])  # fmt: skip
MUD = Effect("Test Mud", LIGHT, "test mud", destiny=1, text=[DeployOnTable(), Modify("landspeed", -1, theirs(VEHICLE))])


def immunity(s, card) -> float:
    """The attrition below which a card is immune."""
    s.start(turn="dark", phase="control")
    return damage.immunity(s.game.engine, card.id)


def ability_at(s, side: str, place) -> float:
    """The ability that a side has at a location."""
    s.start(turn="dark", phase="control")
    return total_ability(s.game.engine, side, place.id)


def test_rogue_1():
    s = scene(LIGHT_ACE, HOTH_FIELD)
    rogue = s.put("Rogue 1", at=s.location("Hoth: Field"))
    s.put("Rebel 2", aboard=rogue, as_="passenger")
    assert immunity(s, rogue) == 0
    s.put("Test Luke", aboard=rogue, as_="pilot")
    assert immunity(s, rogue) == 3


@pytest.mark.parametrize(("planet", "reacts"), [("Hoth", True), ("Tatooine", False)])
def test_rogue_1_reacts_on_hoth_only(planet, reacts):
    marks = [
        Site(f"{planet}: {name}", LIGHT, f"test {name}", ["exterior", "planet"], (1, 1)) for name in ("East", "West")
    ]
    s = scene(LIGHT_ACE, *marks)
    east, west = s.location(f"{planet}: East"), s.location(f"{planet}: West")
    rogue = s.put("Rogue 1", at=east)
    s.put("Test Luke", aboard=rogue, as_="pilot")
    s.put("Rebel 2", at=west)
    s.put("Imperial 2", at=west)
    fight(s, west, "dark")
    assert s.can("react", rogue) == reacts


@pytest.mark.ruling("blizzard-2.3", "blizzard-walker.3")
@pytest.mark.parametrize("title", ["Blizzard 2", "Blizzard Walker"])
def test_walkers_are_never_faster(title):
    s = scene(HASTE, MUD)
    walker, barge = s.put(title, at=s.location("Tatooine: Box")), s.put("Barge", at=s.location("Tatooine: Box"))
    assert (immunity(s, walker), s.landspeed(walker)) == (4, 1)
    s.put("Test Haste", on="table")
    assert (s.landspeed(walker), s.landspeed(barge)) == (1, 8)
    s.put("Test Mud", on="table")
    assert s.landspeed(walker) == 0


@pytest.mark.ruling("blizzard-scout-1.3")
def test_blizzard_scout_1():
    s = scene(HOTH_FIELD)
    field, box, vault = s.location("Hoth: Field"), s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    scout = s.put("Blizzard Scout 1", at=field)
    assert s.power(scout) == 4
    scout = s.put("Blizzard Scout 1", at=box)
    assert s.power(scout) == 3
    s.put("Rebel 2", at=vault)
    s.put("Imperial 2", at=vault)
    beside = s.location("Tatooine: Dune Sea", side="light")
    s.put("Rebel 2", at=beside)
    s.put("Imperial 2", at=beside)
    fight(s, beside, "light")
    assert s.can("react", scout)


@pytest.mark.parametrize(("title", "side"), [("Executor", "dark"), ("Home One", "light")])
def test_great_ships_carry_whatever_comes(title, side):
    s = scene()
    ship = s.put(title, at=s.location("Calm"))
    men, fighter, car, flier = (("Rebel 2", "Fighter", "Skiff", "Light Flier") if side == "light"
                                else ("Imperial 2", "Raider", "Barge", "Dark Flier"))  # fmt: skip
    for _ in range(12):
        s.put(men, aboard=ship, as_="passenger")
        s.put(fighter, aboard=ship, as_="cargo")
        s.put(car, aboard=ship, as_="cargo")
        s.put(flier, aboard=ship, as_="pilot")
    s.start(turn=side, phase="deploy")
    for card in s.hand(side, men, fighter, car, flier):
        assert s.can("deploy", card, ship)


def test_pilots_of_great_ships_share_their_ability():
    s = scene(ACKBAR)
    calm = s.location("Calm")
    executor, home = s.put("Executor", at=calm), s.put("Home One", at=calm)
    assert (ability_at(s, "dark", calm), ability_at(s, "light", calm)) == (3, 4)
    assert (immunity(s, executor), immunity(s, home)) == (12, 8)
    s.put("Test Ackbar", aboard=home, as_="passenger")
    assert immunity(s, home) == 8
    s.put("Test Ackbar", aboard=home, as_="pilot")
    assert immunity(s, home) == 10


def test_ig_2000():
    s = scene(KILLER, SMUGGLER_PILOT, ION)
    calm = s.location("Calm")
    ship = s.put("IG-2000", at=calm)
    killer, smuggler, flier, gun, other_gun = s.hand(
        "dark", "Test Killer", "Test Smuggler", "Dark Flier", "Test Ion Gun", "Turbolaser Battery"
    )
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", killer, ship) and s.can("deploy", smuggler, ship, seat="pilot")
    assert s.can("deploy", flier, ship)
    assert not s.can("deploy", flier, ship, seat="pilot")
    assert s.can("deploy", gun, ship)
    assert not s.can("deploy", other_gun, ship)
    assert (s.maneuver(s.put("Raider", at=calm)), immunity(s, ship)) == (0, 0)
    s.put("Test Smuggler", aboard=ship, as_="pilot")
    assert (s.maneuver(ship), immunity(s, ship)) == (3, 0)


def test_ig_88_flies_ig_2000():
    s = scene(KILLER)
    ship = s.put("IG-2000", at=s.location("Calm"))
    s.put("Test Killer", aboard=ship, as_="pilot")
    assert (s.maneuver(ship), immunity(s, ship)) == (6, 3)


def test_a_weapon_aboard_costs_what_its_own_text_says():
    s = scene()
    calm, bare = s.location("Calm"), s.location("Tatooine", side="light")
    avenger, raider = crewed(s, "TIE Avenger", at=calm), crewed(s, "Raider", at=calm)
    (gun,) = s.hand("dark", "Boosted TIE Cannon")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", gun, avenger)
    assert not s.can("deploy", gun, raider)
    s.force("dark", 0)
    assert not s.can("deploy", gun, avenger)
    theirs_ = s.hand("dark", "TIE Avenger")[0]
    assert (s.deploy_cost(theirs_, at=calm), s.deploy_cost(theirs_, at=bare)) == (3, 3)
    crewed(s, "Dreadnaught", at=bare)
    assert s.deploy_cost(theirs_, at=bare) == 2


def test_slave_i():
    s = scene(HUNTER, SMUGGLER_PILOT, FETT)
    calm = s.location("Calm")
    ship = s.put("Slave I", at=calm)
    hunter, smuggler = s.hand("dark", "Test Hunter", "Test Smuggler")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", hunter, ship, seat="pilot")
    assert not s.can("deploy", smuggler, ship, seat="pilot")
    s.put("Test Hunter", aboard=ship, as_="pilot")
    assert immunity(s, ship) == 0
    other_ship = s.put("Slave I", at=calm)
    s.put("Test Fett", aboard=other_ship, as_="pilot")
    assert immunity(s, other_ship) == 5


@pytest.mark.parametrize("pilot", [True, False])
def test_slave_i_comes_as_a_react_with_its_pilot(pilot):
    s = scene(HUNTER)
    calm = s.location("Calm")
    s.put("Imperial 4", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    s.put("Rebel 4", aboard=crewed(s, "Cruiser", at=calm), as_="passenger")
    (ship,) = s.hand("dark", "Slave I")
    s.hand("dark", "Test Hunter" if pilot else "Imperial 2")
    fight(s, calm, "light")
    assert s.can("react", ship) == pilot


def test_independent_ships_serve_nobody():
    independent = Capital("Test Trader", DARK, "test trader", "Corvette", icons=["independent"], destiny=1, deploy=3,
                          power=1, armor=3, hyperspeed=2, forfeit=3)  # fmt: skip
    s = scene(independent)
    calm = s.location("Calm")
    (hand,) = s.hand("dark", "TIE Avenger")
    s.put("Test Trader", at=calm)
    assert s.deploy_cost(hand, at=calm) == 3


@pytest.mark.ruling("black-squadron-tie.1", "black-squadron-tie.2")
def test_black_squadron_tie():
    s = scene()
    calm, star, fortress = s.location("Calm"), s.location("Death Star"), s.location("Tatooine", side="light")
    (tie,) = s.hand("dark", "Black Squadron TIE")
    assert (s.deploy_cost(tie, at=calm), s.deploy_cost(tie, at=star)) == (4, 2)
    s.put("Darth Vader", aboard=crewed(s, "Dreadnaught", at=fortress), as_="passenger")
    assert s.deploy_cost(tie, at=fortress) == 2
    ship = s.put("Black Squadron TIE", at=calm)
    assert (s.power(ship), ability_at(s, "dark", calm)) == (3, 2)


def test_the_dreadnaught():
    s = scene(ION)
    calm, far = s.location("Calm"), s.location("Tatooine", side="light")
    ship, tie, away = (
        s.put("Dreadnaught-Class Heavy Cruiser", at=calm),
        s.put("TIE Fighter", at=calm),
        s.put("TIE Fighter", at=far),
    )
    raider = crewed(s, "Raider", at=calm)
    assert (s.power(tie), s.power(away), s.power(raider)) == (2, 1, 3)
    battery, other_gun = s.hand("dark", "Turbolaser Battery", "Test Ion Gun")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", battery, ship)
    assert not s.can("deploy", battery, raider)
    assert not s.can("deploy", other_gun, ship)
    for _ in range(4):
        s.put("TIE Fighter", aboard=ship, as_="cargo")
    assert not s.can("deploy", s.hand("dark", "TIE Fighter")[0], ship)


# -- the Mobquet floater -----------------------------------------------------------------------------------------------

ROGUE = Alien("Test Thief", DARK, "test thief", destiny=1, deploy=2, power=1, ability=1, forfeit=3, traits=["thief"])
BOSS = Alien("Test Jabba", DARK, "test jabba", personas=["Jabba"], destiny=1, deploy=2, power=1, ability=3, forfeit=3)
FLOATER = "Mobquet A-1 Deluxe Floater"
COMPANY = (ROGUE, BOSS, HUNTER, SMUGGLER_PILOT)


@pytest.mark.ruling("mobquet-a-1-deluxe-floater.1")
def test_the_floater_seats_two():
    s = scene()
    floater = s.put(FLOATER, at=s.location("Tatooine: Box"))
    s.put("Imperial 1", aboard=floater, as_="driver")
    first, second = s.hand("dark", "Imperial 2", "Imperial 2")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", first, floater, seat="driver")
    assert s.can("deploy", first, floater) and s.can("deploy", second, floater)
    s.do("deploy", first, floater)
    assert s.aboard(first) == floater and not s.can("deploy", second, floater)


@pytest.mark.ruling("mobquet-a-1-deluxe-floater.2")
@pytest.mark.parametrize(("rider", "free"), [("Test Jabba", True), ("Test Hunter", True), ("Test Thief", False)])
def test_the_floater_moves_free_with_jabba_or_a_hunter(rider, free):
    s = scene(*COMPANY, force=0)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    floater = s.put(FLOATER, at=box)
    s.put("Imperial 1", aboard=floater, as_="driver")
    s.start(turn="dark", phase="move")
    assert not s.can("walk", floater, vault)
    s.put(rider, aboard=floater, as_="passenger")
    assert s.can("walk", floater, vault) == free


@pytest.mark.ruling("mobquet-a-1-deluxe-floater.3", "mobquet-a-1-deluxe-floater.4")
@pytest.mark.parametrize(("friend", "reacts"), [("Test Thief", True), ("Test Smuggler", True), ("Test Hunter", True),
                                                ("Imperial 2", False)])  # fmt: skip
def test_the_floater_comes_to_its_friends_for_free(friend, reacts):
    s = scene(*COMPANY)
    box, near = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    floater = s.put(FLOATER, at=near)
    s.put("Imperial 1", aboard=floater, as_="driver")
    s.put(friend, at=box)
    s.put("Rebel 2", at=box)
    s.force("dark", 0)
    fight(s, box, "light")
    assert s.can("react", floater) == reacts
    if reacts:
        s.do("react", floater)
        assert s.at(floater) == box


@pytest.mark.ruling("mobquet-a-1-deluxe-floater.4")
def test_the_floater_does_not_come_to_a_drain():
    weak = Alien(
        "Weak Thief", DARK, "test weak thief", destiny=1, deploy=2, power=1, ability=0, forfeit=3, traits=["thief"]
    )  # fmt: skip  (he does not keep anybody from draining)
    s = scene(*COMPANY, weak)
    box, near = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    floater = s.put(FLOATER, at=near)
    s.put("Imperial 1", aboard=floater, as_="driver")
    s.put("Rebel 2", at=box), s.put("Weak Thief", at=box)
    s.start(turn="light", phase="control")
    s.do("drain", box)
    assert s.decision.player == "dark" and not s.can("react", floater)
    s.put("Imperial 2", at=box)
    fight(s, box, "light")
    assert s.can("react", floater)


def test_somebody_drives_the_floater():
    s = scene()
    floater = s.put(FLOATER, at=s.location("Tatooine: Box"))
    (driver,) = s.hand("dark", "Imperial 2")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", driver, floater, seat="driver")


def test_a_hunter_makes_no_other_vehicle_free():
    s = scene(*COMPANY, force=0)
    box, dunes = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    s.put(FLOATER, at=box)
    barge = s.put("Barge", at=box)
    s.put("Test Hunter", aboard=barge, as_="pilot")
    s.start(turn="dark", phase="move")
    assert not s.can("walk", barge, dunes)


KEPT_OUT = Effect("Test Peace", LIGHT, "test peace", destiny=1, text=[
    DeployOnTable(), Cannot("battle", Named("Test Thief"))])  # fmt: skip
THEIR_THIEF = Alien("Test Robber", LIGHT, "test robber", destiny=1, deploy=2, power=1, ability=1, forfeit=3,
                    traits=["thief"])  # fmt: skip


@pytest.mark.parametrize("idle", [True, False])
def test_the_floater_comes_only_to_friends_who_fight(idle):
    """A thief of one's own who is kept out of the battle, or a thief of the opponent's."""
    s = scene(*COMPANY, KEPT_OUT, THEIR_THIEF)
    box, near = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    floater = s.put(FLOATER, at=near)
    s.put("Imperial 1", aboard=floater, as_="driver")
    s.put("Imperial 2", at=box)
    s.put("Rebel 2", at=box)
    if idle:
        s.put("Test Peace", on="table")
        s.put("Test Thief", at=box)
    else:
        s.put("Test Robber", at=box)
    fight(s, box, "light")
    assert not s.can("react", floater)
