"""Target The Main Generator: the walkers' Epic Event against Hoth."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario

GENERATORS = "Hoth: Main Power Generators (1st Marker)"
MARKERS = (GENERATORS, "Hoth: North Ridge (4th Marker)", "Hoth: Mountains (6th Marker)")
DRIVER = Imperial("Driver", "t_driver", destiny=1, deploy=1, power=1, ability=3, forfeit=2, icons=["pilot"])
BETTER = Imperial("Better Driver", "t_better", destiny=1, deploy=1, power=1, ability=4, forfeit=2, icons=["pilot"])


def siege(destiny=5, walker="Blizzard 2", at=0, crew="Driver", hold=False):
    """A walker with its cannon at one of three markers; the Event in hand."""
    s = Scenario(cards=[DRIVER, BETTER])
    row = [s.location(title) for title in MARKERS]
    beast = s.put(walker, at=row[at])
    if crew:
        s.put(crew, aboard=beast, as_="pilot")
    cannon = s.put("AT-AT Cannon", on=beast)
    event = s.hand("dark", "Target The Main Generator")
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    return s, row, beast, cannon, event


@pytest.mark.ruling("blown-away-hoth-main-power-generators.8")
@pytest.mark.parametrize(("destiny", "destroyed"), [(5, True), (4, False)])
def test_destiny_pilot_and_controlled_sites_must_exceed_8(destiny, destroyed):
    s, (site, *_), _, _, event = siege(destiny, at=0)  # ability 3, and the site itself is controlled: 1
    s.do("attempt", event)
    assert s.blown_away(site) == destroyed
    assert s.zone(event) == ("lost" if destroyed else "used")
    assert s.count("light", "lost") == (8 if destroyed else 0)


@pytest.mark.ruling("blown-away-hoth-main-power-generators.8")
def test_generators_that_are_lost_with_the_planet_cost_no_8_force():
    s = Scenario()
    system, site = s.location("Hoth", side="light"), s.location(GENERATORS)
    s.start(turn="dark", phase="control")
    icons = s.icons("light", system) + s.icons("light", site)
    s.happen("blow-away", system, by="dark")
    assert s.zone(site) == "lost" and s.count("light", "lost") == 2 * icons + 1


def test_it_must_be_within_range():
    s, (site, *_), _, _, event = siege(9, at=1)
    assert s.can("attempt", event)
    s, (site, *_), _, _, event = siege(9, at=2)
    assert not s.can("attempt", event) and not s.blown_away(site)


def test_sites_that_do_not_count_are_not_counted():
    s, (site, *_), _, _, event = siege(5, at=1)  # North Ridge is controlled, but does not count
    s.do("attempt", event)
    assert not s.blown_away(site)


@pytest.mark.parametrize(
    ("where", "contested"), [("Tatooine: Mos Eisley", False), ("Hoth: Mountains (6th Marker)", True)]
)
def test_only_hoth_sites_that_are_controlled_count(where, contested):
    s, (site, *_), _, _, event = siege(4)  # 4, the pilot's 3 and this site
    place = s.location(where)
    s.put("Stormtrooper", at=place)
    if contested:
        s.put("Luke Skywalker", at=place)
    s.do("attempt", event)
    assert not s.blown_away(site)


def test_a_controlled_site_counts():
    s, (site, *_), _, _, event = siege(4)
    s.put("Stormtrooper", at=s.location("Hoth: Mountains (6th Marker)"))
    s.do("attempt", event)
    assert s.blown_away(site)


def test_other_weapons_and_vehicles_do_not_do():
    gun = VehicleWeapon("Gun", DARK, "t_gun", text=[
        DeployOn(VEHICLE), Fire(VEHICLE, (DrawDestiny(), If(DESTINY > 9, (MakeHit(),))))])  # fmt: skip
    tank = Vehicle("Tank", DARK, "t_tank", "combat", destiny=1, deploy=1, power=1, armor=3, landspeed=1, forfeit=1,
                   traits=["enclosed"], text=[PermanentPilot(2)])  # fmt: skip
    s = Scenario(cards=[DRIVER, gun, tank])
    site = s.location(GENERATORS)
    beast = s.put("Blizzard 2", at=site)
    s.put("Gun", on=beast)
    s.put("AT-AT Cannon", on=s.put("Tank", at=site))
    event = s.hand("dark", "Target The Main Generator")
    s.start(turn="dark", phase="control")
    assert not s.can("attempt", event)


def test_gunners_of_the_death_star_add_nothing():
    s, (site, *_), _, _, event = siege(4)
    s.put("Death Star Gunner", at=s.location("Death Star: Docking Bay 327", side="dark"))
    s.do("attempt", event)
    assert not s.blown_away(site)


def test_it_wants_a_pilot_and_a_cannon_that_has_not_fired():
    s, _, _, cannon, event = siege(9)
    assert s.can("attempt", event)
    s.game.engine.mark("turn", "fired", cannon.id)
    s.force("dark", 3)
    assert not s.can("attempt", event)
    s, *_, event = siege(9, walker="Blizzard 1", crew="")
    assert not s.can("attempt", event)
    s, *_, event = siege(9)
    s.start(turn="dark", phase="deploy")
    assert not s.can("attempt", event)
    s.start(turn="light", phase="control")
    assert not s.can("attempt", event)


def test_it_is_the_shot_of_the_cannon():
    s, *_, event = siege(1)
    second = s.hand("dark", "Target The Main Generator")
    s.do("attempt", event)
    assert not s.can("attempt", second)


@pytest.mark.ruling("blizzard-1.4")
@pytest.mark.parametrize(
    ("walker", "drawn", "destroyed"), [("Blizzard 1", 4, True), ("Blizzard 1", 3, False), ("Blizzard 2", 4, False)]
)
def test_blizzard_1_adds_1_with_its_own_cannon(walker, drawn, destroyed):
    s, (site, *_), _, _, event = siege(drawn, walker)
    s.do("attempt", event)
    assert s.blown_away(site) == destroyed


@pytest.mark.ruling("blizzard-1.4")
def test_blizzard_1_does_not_add_it_to_the_shot_of_another():
    s, (site, *_), _, cannon, event = siege(4)
    other = s.put("Blizzard 1", at=site)
    s.put("Better Driver", aboard=other, as_="pilot")
    s.put("AT-AT Cannon", on=other)
    s.do("attempt", event, cannon)
    assert not s.blown_away(site)


def test_the_shot_is_weapon_destiny():
    aim = Effect("Aim", DARK, "t_aim", text=[DeployOnTable(), ModifyPlayer("weapon destiny draw", 1)])
    luck = Effect("Luck", DARK, "t_luck", text=[DeployOnTable(), ModifyPlayer("battle destiny draw", 1)])
    for title, destroyed in (("Aim", True), ("Luck", False)):
        s = Scenario(cards=[DRIVER, aim, luck])
        site = s.location(GENERATORS)
        beast = s.put("Blizzard 2", at=site)
        s.put("Driver", aboard=beast, as_="pilot")
        s.put("AT-AT Cannon", on=beast)
        s.put(title, on="table")
        event = s.hand("dark", "Target The Main Generator")
        s.destinies("dark", 4)
        s.start(turn="dark", phase="control")
        s.do("attempt", event)
        assert s.blown_away(site) == destroyed
