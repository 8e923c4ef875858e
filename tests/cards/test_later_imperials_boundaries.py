"""Where the texts of later Imperials end: in space, for others, in other battles."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight, over, scene
from tests.cards.test_later_imperials import BIKE, BLIZZARD, EMPEROR_, SEARCHES, VADER_, searcher


@pytest.mark.parametrize(("title", "friend", "power"), [
    ("Captain Piett", "Test Vader", 2), ("General Veers", "Admiral Ozzel", 3)])  # fmt: skip
def test_nobody_is_braver_in_space(title: str, friend: str, power: int):
    s = scene(VADER_)
    ship = crewed(s, "Dreadnaught", at=s.location("Calm"))
    man = s.put(title, aboard=ship, as_="passenger")
    s.put(friend, aboard=ship, as_="passenger")
    assert s.power(man) == power


def test_piett_adds_more_to_no_other_ship():
    s = scene()
    calm = s.location("Calm")
    s.put("Executor", at=calm)
    ship = s.put("Raider", at=calm)
    s.put("Captain Piett", aboard=ship, as_="pilot")
    assert s.power(ship) == 5


def test_veers_leads_nobody_above_hoth_and_leaves_other_vehicles_alone():
    s = scene()
    ship = crewed(s, "Dreadnaught", at=s.location("Hoth", side="light"))
    s.put("General Veers", aboard=ship, as_="passenger")
    assert s.power(s.put("Imperial 1", aboard=ship, as_="passenger")) == 1
    assert s.power(crewed(s, "Barge", at=s.location("Tatooine: Box"))) == 3


def test_veers_armors_blizzard_1_only():
    s = scene()
    walker = s.put("Blizzard Walker", at=s.location("Tatooine: Box"))
    s.put("General Veers", aboard=walker, as_="pilot")
    assert s.armor(walker) == 7


def test_veers_armors_nothing_that_he_stands_beside():
    s = scene()
    site = s.location("Tatooine: Box")
    walker = crewed(s, "Blizzard 1", at=site)
    veers = s.put("General Veers", at=site)
    assert s.armor(walker) == 7
    s.start(turn="dark", phase="move")
    s.do("embark", veers, walker, seat="passenger")
    assert s.armor(walker) == 8


def test_veers_draws_nothing_for_others_on_blizzard_1():
    s = scene(BLIZZARD)
    site = s.location("Tatooine: Box")
    s.put("Dark Flier", aboard=s.put("Blizzard 1", at=site), as_="pilot")
    s.put("General Veers", at=site)
    s.put("Rebel 2", at=site)
    fight(s, site, "light")
    assert draws(s, "dark") == 0


def test_what_is_optional_can_be_left():
    for title, _, aboard in SEARCHES:
        s, _, found = searcher(title, aboard)
        s.start(turn="dark", phase="control")
        s.until(phase="deploy")
        assert [s.zone(each) for each in found] == ["reserve"] * 3
    s = scene(BIKE)
    s.put("Biker Scout Trooper", at=s.location("Tatooine: Box"))
    bike = s.pile("dark", "reserve", "Test Bike")
    s.hand("dark", "Dark Trick")
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert s.zone(bike) == "reserve"


def test_brandei_must_be_there_himself():
    s, man, _ = searcher("Commander Brandei", at="Kessel: Box")
    s.put("Imperial 1", at=s.location("Kessel: Docking Bay"))
    s.start(turn="dark", phase="control")
    assert s.can("play") and not s.can("use", man)


def test_nemet_lets_his_own_side_leave():
    own = Alien("Test Hurrier", DARK, "test hurrier", destiny=1, deploy=2, power=1, ability=2, forfeit=3,
                text=[ReactMove()])  # fmt: skip
    s = scene(own)
    box, dune = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    hurrier = s.put("Test Hurrier", at=dune)
    s.put("Commander Nemet", at=dune)
    s.put("Imperial 2", at=box)
    s.put("Rebel 2", at=box)
    fight(s, box, "light")
    assert s.can("react", hurrier)


def test_ozzel_makes_nothing_cheaper_at_a_site():
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Admiral Ozzel", at=box)
    assert s.deploy_cost(s.hand("dark", "Dreadnaught"), at=box) == 3


@pytest.mark.ruling("chief-retwin.4")
def test_retwin_reaches_nothing_on_vehicles_and_ships():
    gun = Device("Test Rack", LIGHT, "test rack", destiny=1, text=[DeployOn(VEHICLE | STARSHIP)])
    s = scene(gun)
    site = s.location("Tatooine: Box")
    retwin = s.put("Chief Retwin", at=site)
    for hull in ("Skiff", "Fighter"):
        rack = s.put("Test Rack", on=s.put(hull, at=site))
        s.start(turn="dark", phase="control")
        assert not s.can("use", retwin, rack)


def test_desanne_helps_no_enemy_at_his_side():
    s = scene()
    box, above = s.location("Tatooine: Box"), s.location("Tatooine", side="light")
    s.put("Commander Desanne", at=box)
    theirs_ = crewed(s, "Fighter", at=box)
    s.force("light", 0)
    s.start(turn="light", phase="move")
    assert not s.can("take-off", theirs_, above)


def test_the_dark_lord_chokes_no_vehicle_and_only_in_his_own_battle():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    vader, skiff = s.put("Darth Vader, Dark Lord Of The Sith", at=site), crewed(s, "Skiff", at=site)
    s.put("Rebel 2", at=site)
    s.put("Rebel 2", at=other)
    s.put("Imperial 2", at=other)
    s.hand("dark", "Dark Trick")
    fight(s, site, "dark")
    assert s.can("use", vader) and not s.can("use", vader, skiff)
    fight(s, other, "dark")
    assert s.can("play") and not s.can("use", vader)


def test_biker_scouts_need_the_trees_for_themselves():
    horn = Effect("Test Horn", DARK, "test horn", destiny=1, text=[DeployOnTable(), Modify("power", +3, CHARACTER)])
    s = scene(horn, BIKE)
    s.put("Test Horn", on="table")
    endor, box = s.location("Endor: Back Door", side="light"), s.location("Tatooine: Box")
    bike, other = s.put("Test Bike", at=endor), s.put("Test Bike", at=endor)
    rider = s.put("Dark Flier", aboard=bike, as_="pilot")
    s.put("Biker Scout Trooper", aboard=other, as_="pilot")
    assert (s.power(bike), s.forfeit(rider)) == (3, 5)
    assert s.power(s.put("Biker Scout Trooper", at=box)) == 3


def test_biker_scouts_are_not_at_home_above_endor():
    horn = Effect("Test Horn", DARK, "test horn", destiny=1, text=[DeployOnTable(), Modify("power", +3, CHARACTER)])
    s = scene(horn, System("Endor", LIGHT, "test endor", ["planet"], (1, 1), parsec=8))
    s.put("Test Horn", on="table")
    ship = crewed(s, "Dreadnaught", at=s.location("Endor"))
    assert s.power(s.put("Biker Scout Trooper", aboard=ship, as_="passenger")) == 3


def test_sim_aloo_follows_nobody_else_and_not_into_space():
    s = scene(EMPEROR_)
    calm, box = s.location("Calm"), s.location("Tatooine: Box")
    s.put("Test Emperor", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    s.put("Imperial 4", at=box)
    s.put("Rebel 4", at=box)
    aloo = s.hand("dark", "Sim Aloo")
    assert (s.deploy_cost(aloo, at=calm), s.deploy_cost(aloo, at=box)) == (5, 5)


def test_sim_aloo_himself_must_be_with_the_emperor_and_helps_his_side_alone():
    s = scene(EMPEROR_)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Test Emperor", at=site)
    s.put("Imperial 4", at=site)
    s.put("Sim Aloo", at=other)
    s.put("Rebel 4", at=site)
    fight(s, site, "dark")
    assert draws(s, "dark") == 1
    s = scene(EMPEROR_)
    site = s.location("Tatooine: Box")
    s.put("Test Emperor", at=site)
    s.put("Sim Aloo", at=site)
    s.put("Rebel 4", at=site)
    fight(s, site, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (2, 1)


def test_sim_aloo_looks_once_a_turn_whatever_is_fought():
    s = scene()
    site = s.location("Tatooine: Box")
    aloo = s.put("Sim Aloo", at=s.location("Kessel: Box"))
    s.put("Imperial 1", at=site)
    s.put("Rebel 1", at=site)
    s.hand("dark", "Dark Trick")  # something to do at any time
    s.start(turn="dark", phase="control")
    s.do("use", aloo)
    s.pass_()
    s.until(phase="battle", player="dark")
    s.do("battle", site)
    over(s)
    s.until(phase="battle", player="dark")
    assert s.can("play") and not s.can("use", aloo)
