"""Imperials of later sets."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from cantina.view.resample import resample
from tests.cards.sample_cards import crewed, draws, fight, scene

HOTH = Site("Hoth: Field", LIGHT, "test field", ["exterior", "planet"], (1, 1))
BAY = Site("Kessel: Docking Bay", LIGHT, "test bay", ["interior", "exterior", "planet"], (1, 1))
VADER_ = Imperial("Test Vader", "test vader", unique=1, personas=["Vader"], destiny=1, deploy=2, power=1, ability=6,
                  forfeit=5)  # fmt: skip
EMPEROR_ = Imperial("Test Emperor", "test emperor", unique=1, personas=["Emperor"], destiny=1, deploy=2, power=1,
                    ability=2, forfeit=5)  # fmt: skip
HULL = {"destiny": 1, "deploy": 3, "power": 3, "forfeit": 6}
DESTROYER = Capital("Test Destroyer", DARK, "test destroyer", "Imperial-Class Star Destroyer", armor=4, hyperspeed=3,
                    icons=["nav computer"], text=[Carries(pilots=2, passengers=6)], **HULL)  # fmt: skip
FLEET_TIE = Starfighter("Test TIE", DARK, "test tie", "TIE/ln", maneuver=3, text=[PermanentPilot(1)], **HULL)
LAMBDA = Starfighter("Test Lambda", DARK, "test lambda", "Lambda-Class Shuttle", maneuver=3, hyperspeed=2,
                     text=[Carries(pilots=1, passengers=4)], **HULL)  # fmt: skip
LANDER = Starfighter("Test Lander", DARK, "test lander", "Sentinel-Class Landing Craft", maneuver=3, hyperspeed=2,
                     text=[Carries(pilots=1, passengers=4)], **HULL)  # fmt: skip
BLIZZARD = Vehicle("Test Walker", DARK, "test walker", "combat", model="AT-AT", armor=6, landspeed=1,
                   traits=["enclosed"], text=[Carries(pilots=2, passengers=4)], **HULL)  # fmt: skip
BIKE = Vehicle("Test Bike", DARK, "test bike", "combat", model="speeder bike", maneuver=4, landspeed=3,
               text=[Carries(pilots=1)], **HULL)  # fmt: skip
SPRINTER = Alien("Test Sprinter", LIGHT, "test sprinter", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
                 text=[ReactMove()])  # fmt: skip
RUNAWAY = Alien("Test Runaway", LIGHT, "test runaway", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
                text=[ReactMove(away=True)])  # fmt: skip
COMER = Alien("Test Comer", LIGHT, "test comer", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
              text=[ReactDeploy(LOCATION, SELF)])  # fmt: skip
STATION = Device("Test Station", LIGHT, "test station", destiny=1, text=[DeployOn(SITE, cost=(Use(3),))])
TOTEM = Device("Test Totem", DARK, "test totem", destiny=1, text=[DeployOn(SITE, cost=(Use(3),))])

# -- pilots ------------------------------------------------------------------------------------------------------------

PLAIN_PILOTS = [("Admiral Ozzel", 2), ("Captain Piett", 2), ("Comm Chief", 2), ("Commander Brandei", 2),
                ("Commander Nemet", 1), ("Commander Desanne", 2),
                ("Darth Vader, Dark Lord Of The Sith", 3)]  # fmt: skip


@pytest.mark.ruling(
    "captain-piett.2",
    "comm-chief.1",
    "commander-brandei.1",
    "commander-nemet.1",
    "commander-desanne.1",
)
@pytest.mark.parametrize(("title", "more"), PLAIN_PILOTS)
def test_pilots_add_to_the_power_of_whatever_they_pilot(title: str, more: int):
    s = scene()
    ship, other = s.put("Raider", at=s.location("Calm")), crewed(s, "Dreadnaught", at=s.location("Calm"))
    barge = s.put("Barge", at=s.location("Tatooine: Box"))
    s.put(title, aboard=ship, as_="pilot")
    assert (s.power(ship), s.power(other)) == (3 + more, 3)
    assert s.maneuver(ship) == 3 + (title == "Commander Nemet")
    s.put(title, aboard=barge, as_="pilot")
    assert s.power(barge) == 3 + more
    rider = scene()
    ship = crewed(rider, "Raider", at=rider.location("Calm"))
    rider.put(title, aboard=ship, as_="passenger")
    assert (rider.power(ship), rider.maneuver(ship)) == (3, 3)


@pytest.mark.ruling("captain-piett.3")
def test_piett_adds_more_to_executor():
    s = scene()
    executor = s.put("Executor", at=s.location("Calm"))
    s.put("Captain Piett", aboard=executor, as_="passenger")
    assert s.power(executor) == 12
    s.put("Captain Piett", aboard=executor, as_="pilot")
    assert s.power(executor) == 15


@pytest.mark.ruling("captain-piett.1", "general-veers.1")
@pytest.mark.parametrize(("title", "friend", "power"), [
    ("Captain Piett", "Darth Vader", 2), ("General Veers", "Admiral Ozzel", 3)])  # fmt: skip
def test_some_are_braver_beside_their_superiors(title: str, friend: str, power: int):
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    man = s.put(title, at=site)
    s.put("Imperial 6", at=site)
    s.put(friend, at=near)
    assert s.power(man) == power
    s.put(friend, at=site)
    assert s.power(man) == power + 1


@pytest.mark.ruling("general-veers.2")
def test_veers_leads_imperials_on_hoth():
    for leads_at, powers in (("Hoth: Field", [4, 2, 1, 1]), ("Tatooine: Box", [3, 1, 1, 1])):
        s = scene(HOTH)
        field, box = s.location("Hoth: Field"), s.location("Tatooine: Box")
        men = [s.put("General Veers", at=s.location(leads_at)), s.put("Imperial 1", at=field),
               s.put("Brute 1", at=field), s.put("Imperial 1", at=box)]  # fmt: skip
        assert [s.power(each) for each in men] == powers


@pytest.mark.ruling("general-veers.3", "general-veers.4")
@pytest.mark.parametrize(("title", "power"), [("Blizzard 1", 10), ("Test Walker", 6), ("Barge", 6), ("Raider", 3)])
def test_veers_pilots_combat_vehicles(title: str, power: int):
    s = scene(BLIZZARD)
    site = s.location("Tatooine: Box")
    hull, other = s.put(title, at=site), crewed(s, "Test Walker", at=site)
    s.put("General Veers", aboard=hull, as_="pilot")
    assert (s.power(hull), s.armor(other)) == (power, 6)
    assert title != "Blizzard 1" or s.armor(hull) == 8


@pytest.mark.ruling("general-veers.4")
@pytest.mark.parametrize("hull", ["Blizzard 1", "Test Walker", "Tank"])
def test_veers_draws_battle_destiny_on_blizzard_1(hull: str):
    s = scene(BLIZZARD)
    site = s.location("Tatooine: Box")
    s.put("General Veers", aboard=s.put(hull, at=site), as_="pilot")
    s.put("Rebel 2", at=site)
    fight(s, site, "light")
    assert draws(s, "dark") == (hull == "Blizzard 1")


@pytest.mark.ruling("comm-chief.2")
def test_comm_chief_moves_for_free():
    s = scene()
    calm, far, box, dune = (s.location(each) for each in ("Calm", "Yavin 4", "Tatooine: Box", "Tatooine: Dune Sea"))
    s.force("dark", 0)
    ship, other = s.put("Raider", at=calm), crewed(s, "Raider", at=calm)
    s.put("Comm Chief", aboard=ship, as_="pilot")
    barge, walking = s.put("Barge", at=box), s.put("Comm Chief", at=box)
    s.put("Comm Chief", aboard=barge, as_="pilot")
    s.start(turn="dark", phase="move")
    assert s.can("hyperspeed", ship, far) and not s.can("hyperspeed", other, far)
    assert s.can("walk", barge, dune) and not s.can("walk", walking, dune)


# -- searching ---------------------------------------------------------------------------------------------------------


def searcher(title: str, aboard: str = "", at: str = "Tatooine: Box"):
    """Somebody who searches, where he does; both wanted and unwanted cards are in the Reserve Deck."""
    s = scene(DESTROYER, FLEET_TIE, LAMBDA, LANDER, BAY)
    place = s.location("Calm" if aboard else at)
    man = s.put(title, aboard=s.put(aboard, at=place), as_="passenger") if aboard else s.put(title, at=place)
    wanted = {"Captain Khurgee": ("Scanning Crew", "Scanning Crew"), "Captain Piett": ("Probe Droid", "Probe Droid"),
              "Commander Brandei": ("Test TIE", "Test TIE"),
              "Commander Desanne": ("Test Lambda", "Test Lander")}[title]  # fmt: skip
    found = s.pile("dark", "reserve", "Raider", *wanted)
    s.hand("dark", "Dark Trick")  # something to do in any phase
    return s, man, found


SEARCHES = [("Captain Khurgee", 2, ""), ("Commander Brandei", 1, "Test Destroyer"), ("Commander Desanne", 0, "")]


@pytest.mark.ruling("captain-khurgee.1", "commander-brandei.2", "commander-desanne.4")
@pytest.mark.parametrize(("title", "cost", "aboard"), SEARCHES)
def test_once_in_a_control_phase_a_card_is_found(title: str, cost: int, aboard: str):
    s, man, (raider, first, second) = searcher(title, aboard)
    s.start(turn="dark", phase="control")
    assert not s.can("use", man, raider) and s.can("use", man, first)
    s.do("use", man, second)
    assert (s.zone(second), s.count("dark", "force")) == ("hand", 12 - cost)
    s.until(phase="control", player="dark")
    assert s.can("play") and not s.can("use", man)
    if cost:
        s, man, _ = searcher(title, aboard)
        s.force("dark", cost - 1)
        s.start(turn="dark", phase="control")
        assert not s.can("use", man)
    for turn, phase in (("dark", "deploy"), ("light", "control")):
        s, man, _ = searcher(title, aboard)
        s.start(turn=turn, phase=phase)
        s.until(phase=phase, player="dark")
        assert s.can("play") and not s.can("use", man)


@pytest.mark.ruling("commander-brandei.2")
@pytest.mark.parametrize(("aboard", "at", "works"), [
    ("Test Destroyer", "", True), ("", "Kessel: Docking Bay", True), ("Dreadnaught", "", False),
    ("", "Kessel: Box", False)])  # fmt: skip
def test_brandei_finds_ties_on_destroyers_and_at_docking_bays(aboard: str, at: str, works: bool):
    s, man, _ = searcher("Commander Brandei", aboard, at)
    s.start(turn="dark", phase="control")
    assert s.can("use", man) == works


@pytest.mark.ruling("captain-piett.4", "captain-piett.5")
@pytest.mark.parametrize(("turn", "phase"), [("dark", "control"), ("dark", "deploy"), ("light", "move")])
def test_piett_finds_probe_droids_whenever_he_likes(turn: str, phase: str):
    s, man, (raider, first, second) = searcher("Captain Piett")
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    assert not s.can("use", man, raider)
    s.do("use", man, first)
    s.until(player="dark")
    s.do("use", man, second)
    assert (s.zone(first), s.zone(second), s.count("dark", "force")) == ("hand", "hand", 10)
    s.force("dark", 0)
    s.pile("dark", "reserve", "Probe Droid")
    s.start(turn=turn, phase=phase)
    assert not s.can("use", man)


# -- 'reacts' ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("commander-nemet.2")
@pytest.mark.parametrize(("stands", "comes"), [("battle", False), ("start", False), ("elsewhere", True)])
def test_nemet_stops_reacts_to_and_from_his_location(stands: str, comes: bool):
    s = scene(SPRINTER)
    box, dune, kessel = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea"), s.location("Kessel: Box")
    s.put("Commander Nemet", at={"battle": box, "start": dune, "elsewhere": kessel}[stands])
    runner = s.put("Test Sprinter", at=dune)
    s.put("Rebel 2", at=box)
    s.put("Imperial 2", at=box)
    fight(s, box, "dark")
    assert s.can("react", runner) == comes
    assert bool(s.why_not("react", runner)) != comes


@pytest.mark.ruling("commander-nemet.2")
@pytest.mark.parametrize("there", [True, False])
def test_nemet_stops_those_who_would_deploy_or_leave(there: bool):
    s = scene(COMER, RUNAWAY)
    box, kessel = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.location("Tatooine: Dune Sea")
    s.put("Commander Nemet", at=box if there else kessel)
    runaway = s.put("Test Runaway", at=box)
    s.put("Imperial 2", at=box)
    comer = s.hand("light", "Test Comer")
    fight(s, box, "dark")
    assert (s.can("react", comer), s.can("react", runaway)) == (not there, not there)


def test_nemet_hinders_nobody_of_his_own():
    own = Alien("Test Hurrier", DARK, "test hurrier", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
                text=[ReactMove()])  # fmt: skip
    s = scene(own)
    box, dune = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    hurrier = s.put("Test Hurrier", at=dune)
    s.put("Commander Nemet", at=box)
    s.put("Rebel 2", at=box)
    fight(s, box, "light")
    assert s.can("react", hurrier)


@pytest.mark.parametrize(("vader", "stands", "lost"), [
    (True, "battle", True), (False, "battle", False), (True, "elsewhere", False)])  # fmt: skip
def test_ozzel_pays_for_a_react(vader: bool, stands: str, lost: bool):
    s = scene(SPRINTER, VADER_)
    box, dune, kessel = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea"), s.location("Kessel: Box")
    ozzel = s.put("Admiral Ozzel", at=box if stands == "battle" else kessel)
    if vader:
        s.put("Test Vader", at=kessel)
    runner = s.put("Test Sprinter", at=dune)
    s.put("Rebel 2", at=box)
    s.put("Imperial 2", at=box)
    fight(s, box, "dark")
    s.do("react", runner)
    assert (s.zone(ozzel) == "lost") == lost


def test_ozzel_is_lost_to_no_react_of_his_own_side():
    own = Alien("Test Hurrier", DARK, "test hurrier", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
                text=[ReactMove()])  # fmt: skip
    s = scene(own, VADER_)
    box, dune = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    ozzel, hurrier = s.put("Admiral Ozzel", at=box), s.put("Test Hurrier", at=dune)
    s.put("Test Vader", at=dune)
    s.put("Rebel 2", at=box)
    fight(s, box, "light")
    s.do("react", hurrier)
    assert s.zone(ozzel) == "table"


def test_ozzel_makes_capital_ships_cheaper_at_his_system():
    s = scene()
    calm, far = s.location("Calm"), s.location("Yavin 4")
    s.put("Admiral Ozzel", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    big, small = s.hand("dark", "Dreadnaught", "Raider")
    theirs_ = s.hand("light", "Cruiser")
    assert [s.deploy_cost(big, at=each) for each in (calm, far)] == [2, 3]
    assert (s.deploy_cost(small, at=calm), s.deploy_cost(theirs_, at=calm)) == (3, 3)


# -- Chief Retwin ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("chief-retwin.1")
def test_retwin_hides_from_a_battle():
    s = scene()
    site = s.location("Tatooine: Box")
    retwin = s.put("Chief Retwin", at=site)
    s.put("Imperial 2", at=site)
    s.put("Rebel 2", at=site)
    s.start(turn="dark", phase="battle")
    assert not s.can("use", retwin)
    s.force("dark", 4)
    s.hand("light", "Light Trick")  # an answer for the other side, which keeps the battle waiting
    fight(s, site, "dark")
    s.do("use", retwin)
    assert retwin not in s.battle.participants("dark") and s.count("dark", "force") == 0


@pytest.mark.ruling("chief-retwin.1")
@pytest.mark.parametrize(("force", "stands", "hides"), [(4, "site", True), (3, "site", False), (4, "other", False)])
def test_retwin_hides_for_three_force_where_he_is(force: int, stands: str, hides: bool):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    retwin = s.put("Chief Retwin", at=site if stands == "site" else other)
    s.put("Imperial 2", at=site)
    s.put("Rebel 2", at=site)
    s.force("dark", force)
    fight(s, site, "dark")
    assert s.can("use", retwin) == hides


@pytest.mark.ruling("chief-retwin.2", "chief-retwin.3")
@pytest.mark.parametrize(("destiny", "lost"), [(3, False), (4, True)])
def test_retwin_destroys_what_stands_on_a_site(destiny: int, lost: bool):
    s = scene(STATION)
    site = s.location("Tatooine: Box")
    retwin, station = s.put("Chief Retwin", at=site), s.put("Test Station", on=site)
    s.start(turn="dark", phase="control")
    s.destinies("dark", destiny)
    s.do("use", retwin, station)
    assert (s.zone(station) == "lost", s.count("dark", "force")) == (lost, 10)
    s.force("dark", 1)
    s.put("Test Station", on=site)
    s.start(turn="dark", phase="control")
    assert not s.can("use", retwin)


@pytest.mark.ruling("chief-retwin.3", "chief-retwin.4")
def test_retwin_reaches_seekers_and_nothing_that_somebody_carries():
    s = scene(STATION, TOTEM)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    crawler = s.put("Crawler", at=site)
    retwin, seeker, own = s.put("Chief Retwin", at=site), s.put("Motti Seeker", at=site), s.put("Test Totem", on=site)
    far = s.put("Test Station", on=near)
    carried = [s.put("Light Stick", on=s.put("Rebel 2", at=site)), s.put("Dark Stick", on=retwin),
               s.put("Light Stick", on=s.put("Rebel 2", aboard=crawler, as_="passenger"))]  # fmt: skip
    s.start(turn="dark", phase="control")
    assert s.can("use", retwin, seeker) and s.can("use", retwin, own)
    assert not any(s.can("use", retwin, each) for each in (far, *carried))


# -- Commander Desanne -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("commander-desanne.2", "commander-desanne.3")
@pytest.mark.parametrize("stands", ["site", "system", "elsewhere"])
def test_desanne_makes_coming_and_going_free(stands: str):
    s = scene()
    box, above, kessel = s.location("Tatooine: Box"), s.location("Tatooine", side="light"), s.location("Kessel: Box")
    ship, fighter = crewed(s, "Dreadnaught", at=above), crewed(s, "Raider", at=above)
    landed, man = crewed(s, "Raider", at=box), s.put("Imperial 1", at=box)
    passenger = s.put("Imperial 1", aboard=ship, as_="passenger")
    if stands == "system":
        s.put("Commander Desanne", aboard=ship, as_="passenger")
    else:
        s.put("Commander Desanne", at=box if stands == "site" else kessel)
    s.force("dark", 0)
    s.start(turn="dark", phase="move")
    free = stands != "elsewhere"
    assert (s.can("land", fighter, box), s.can("take-off", landed, above)) == (free, free)
    assert (s.can("shuttle", man, ship), s.can("shuttle", passenger, box)) == (free, free)


def test_desanne_helps_his_own_side_with_nothing_else():
    s = scene()
    box, above, dune = (
        s.location("Tatooine: Box"),
        s.location("Tatooine", side="light"),
        s.location("Tatooine: Dune Sea"),
    )
    s.put("Commander Desanne", at=box)
    man, theirs_ = s.put("Imperial 1", at=box), crewed(s, "Fighter", at=above)
    s.force("dark", 0)
    s.force("light", 0)
    s.start(turn="dark", phase="move")
    assert not s.can("walk", man, dune)
    s.start(turn="light", phase="move")
    assert not s.can("land", theirs_, box)


# -- Vader, Dark Lord Of The Sith --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "lost"), [(2, False), (3, True)])
def test_the_dark_lord_chokes(destiny: int, lost: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    vader, rebel = s.put("Darth Vader, Dark Lord Of The Sith", at=site), s.put("Rebel 2", at=site)
    s.hand("dark", "Dark Trick")  # something to do at any time
    s.put("Rebel 4", at=site)
    s.start(turn="dark", phase="battle")
    assert not s.can("use", vader)
    fight(s, site, "dark")
    s.destinies("dark", destiny)
    s.do("use", vader, rebel)
    assert (s.zone(rebel) == "lost") == lost
    s.until(player="dark")
    assert s.battle.segment == "weapons" and s.can("play") and not s.can("use", vader)
    assert immunity(s.game.engine, vader.id) == 5


def test_the_dark_lord_reaches_enemies_who_are_present():
    s = scene()
    site = s.location("Tatooine: Box")
    vader, own = s.put("Darth Vader, Dark Lord Of The Sith", at=site), s.put("Imperial 2", at=site)
    inside, rebel = s.put("Rebel 2", aboard=s.put("Crawler", at=site), as_="passenger"), s.put("Rebel 2", at=site)
    s.put("Rebel 4", at=site)
    fight(s, site, "light")
    s.until(player="dark", verb="use")
    assert s.can("use", vader, rebel)
    assert not s.can("use", vader, own) and not s.can("use", vader, inside)


# -- biker scouts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "power"), [
    ("Tatooine: Box", 0), ("Endor: Back Door", 1), ("Test Forest", 1), ("Yavin 4: Jungle", 1)])  # fmt: skip
def test_biker_scouts_feel_at_home_under_trees(title: str, power: int):
    woods = [Site(each, LIGHT, f"test {each}", ["exterior", "planet"], (1, 1), **more) for each, more in (
        ("Test Forest", {}), ("Yavin 4: Jungle", {}))]  # fmt: skip
    s = scene(*woods)
    site = s.location(title, side="light")
    assert s.power(s.put("Biker Scout Trooper", at=site)) == power


def test_biker_scouts_ride():
    s = scene(BIKE)
    site = s.location("Endor: Back Door", side="light")
    bike, barge, scout = s.put("Test Bike", at=site), s.put("Barge", at=site), s.put("Biker Scout Trooper", at=site)
    assert s.forfeit(scout) == 2
    scout = s.put("Biker Scout Trooper", aboard=bike, as_="pilot")
    assert (s.power(bike), s.forfeit(scout)) == (6, 4)
    scout = s.put("Biker Scout Trooper", aboard=barge, as_="pilot")
    assert (s.power(barge), s.forfeit(scout)) == (3, 2)


@pytest.mark.ruling("biker-scout-trooper.1")
def test_a_biker_scout_is_a_trooper_too():
    for word in ("biker scout", "scout", "trooper", "stormtrooper"):
        s = scene(
            Effect("Test Drill", DARK, "test drill", destiny=1, text=[DeployOnTable(), Modify("power", +2, Is(word))])
        )
        scout = s.put("Biker Scout Trooper", at=s.location("Endor: Back Door", side="light"))
        s.put("Test Drill", on="table")
        assert s.power(scout) == 3


def test_biker_scouts_call_for_bikes():
    s = scene(BIKE)
    site, near = s.location("Endor: Back Door", side="light"), s.location("Tatooine: Box")
    scout = s.put("Biker Scout Trooper", at=site)
    s.put("Imperial 4", at=near)
    barge, bike, more = s.pile("dark", "reserve", "Barge", "Test Bike", "Test Bike")
    s.hand("dark", "Dark Trick")  # something to do in any phase
    s.start(turn="light", phase="deploy")
    s.until(player="dark")
    assert not s.can("use", scout)
    s.start(turn="dark", phase="control")
    assert not s.can("use", scout)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", scout, barge) and not s.can("use", scout, bike, near)
    s.do("use", scout, bike)
    assert (s.at(bike), s.count("dark", "force")) == (site, 9)
    s.until(phase="deploy", player="dark")
    assert s.can("play") and not s.can("use", scout, more)


# -- Sim Aloo ----------------------------------------------------------------------------------------------------------


def test_sim_aloo_attends_the_emperor():
    s = scene(EMPEROR_)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Test Emperor", at=site)
    aloo = s.hand("dark", "Sim Aloo")
    assert (s.deploy_cost(aloo, at=site), s.deploy_cost(aloo, at=other)) == (2, 5)


@pytest.mark.parametrize(("planet", "adds"), [("Tatooine", 1), ("Kessel", 0)])
def test_sim_aloo_adds_battle_destiny_with_the_emperor(planet: str, adds: int):
    s = scene(EMPEROR_)
    site = s.location(f"{planet}: Box")
    s.put("Test Emperor", at=s.location("Tatooine: Box"))
    s.put("Sim Aloo", at=site)
    s.put("Rebel 2", at=site)
    fight(s, site, "dark")
    assert draws(s, "dark") == 1 + adds


def test_sim_aloo_helps_in_no_other_battle():
    s = scene(EMPEROR_)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Test Emperor", at=site)
    aloo = s.put("Sim Aloo", at=site)
    s.put("Imperial 4", at=other)
    s.put("Rebel 2", at=other)
    fight(s, other, "dark")
    assert draws(s, "dark") == 1
    assert immunity(s.game.engine, aloo.id) == 4


@pytest.mark.parametrize("sinks", [True, False])
def test_sim_aloo_looks_at_what_comes_next(sinks: bool):
    s = scene()
    aloo = s.put("Sim Aloo", at=s.location("Tatooine: Box"))
    below, card = s.pile("light", "reserve", "Rebel 1", "Rebel 2")
    s.force("dark", 2)
    s.hand("dark", "Dark Trick")  # something to do in any phase
    s.start(turn="light", phase="control")
    s.until(player="dark")
    s.do("use", aloo)
    offered = [option.text("en") for option in s.decision.options]
    assert "Rebel 2" in offered[0]  # he has seen it
    assert [option.text("en") for option in resample(s.game.engine, "dark", 3).state.decision.options] == offered
    s.decide(lambda option: option.verb == ("yes" if sinks else "no"))
    reserve = s.game.engine.pile("light", "reserve")
    assert (reserve[0] == card.id, reserve[-1] == (below.id if sinks else card.id)) == (sinks, True)
    assert s.count("dark", "force") == 1
    s.until(phase="control", player="dark")
    assert s.can("play") and not s.can("use", aloo)


# -- Lieutenant Watts --------------------------------------------------------------------------------------------------

TEMPEST = Vehicle("Test Tempest", DARK, "test tempest", "combat", personas=["Tempest Scout 2"], maneuver=2, landspeed=2,
                  traits=["enclosed"], text=[Carries(pilots=2, passengers=4)], **HULL)  # fmt: skip
CANNON = StarshipWeapon("Test Cannon", DARK, "test cannon", destiny=1, text=[
    DeployOn(VEHICLE | STARSHIP), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > 4, (MakeHit(),))))])  # fmt: skip
MARQUAND_ = Imperial("Major Marquand", "test marquand", unique=1, personas=["Marquand"], destiny=1, deploy=2, power=1,
                     ability=2, forfeit=3, icons=["pilot"])  # fmt: skip


def shot_by(hull: str, destiny: int, seat: str = "pilot", marquand: str = "") -> bool:
    """Whether a shot from a vehicle with Watts aboard hits, which takes 5."""
    s = scene(TEMPEST, CANNON, MARQUAND_)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    tank = s.put(hull, at=site)
    s.put("Lieutenant Watts", aboard=tank, as_=seat)
    if seat == "passenger":
        s.put("Dark Flier", aboard=tank, as_="pilot")
    if marquand == "aboard":
        s.put("Major Marquand", aboard=tank, as_="passenger")
    elif marquand:
        s.put("Major Marquand", at=site if marquand == "site" else near)
    gun, target = s.put("Test Cannon", on=tank), s.put("Rebel 2", at=site)
    fight(s, site, "dark")
    s.destinies("dark", destiny)
    s.do("fire", gun, target)
    return s.hit(target)


def test_watts_aims_better_from_combat_vehicles():
    assert (shot_by("Tank", 4), shot_by("Tank", 3)) == (True, False)
    assert not shot_by("Raider", 4)
    assert not shot_by("Tank", 4, seat="passenger")
    assert (shot_by("Test Tempest", 3), shot_by("Test Tempest", 2)) == (True, False)


def test_watts_aims_best_beside_marquand():
    assert (shot_by("Tank", 3, marquand="aboard"), shot_by("Tank", 2, marquand="aboard")) == (True, False)
    assert (shot_by("Barge", 3, marquand="site"), shot_by("Barge", 3, marquand="near")) == (True, False)
    assert not shot_by("Tank", 3, marquand="site")


@pytest.mark.parametrize(("hull", "power"), [("Barge", 5), ("Raider", 3)])
def test_watts_pilots_combat_vehicles(hull: str, power: int):
    s = scene()
    site = s.location("Tatooine: Box")
    mine, other = s.put(hull, at=site), crewed(s, "Barge", at=site)
    s.put("Lieutenant Watts", aboard=mine, as_="pilot")
    assert (s.power(mine), s.power(other)) == (power, 3)
