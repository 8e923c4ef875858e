"""Artillery: where it stands, who fires it and how it is moved."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, fight, scene

SIDES = ("light", "dark")
DUNES = [Site(f"Tatooine: Dune {n}", DARK, f"test dune {n}", ["exterior", "planet"], (1, 1)) for n in (1, 2, 3)]
STREET = Site("Cloud City: East", DARK, "test street", ["exterior", "mobile"], (1, 1))
WALKERS = [Rebel(f"Walker {n}", f"test walker {n}", destiny=1, deploy=2, power=1, ability=1, forfeit=3, landspeed=n,
                 icons=["warrior"]) for n in (1, 2)]  # fmt: skip
TANK = Device("Portable Fusion Generator", LIGHT, "test generator", destiny=1, text=[DeployOn(CHARACTER)])
BATTERY, CANNON = "Golan Laser Battery", "Medium Repeating Blaster Cannon"
MEN = {"light": "Rebel", "dark": "Imperial"}


def told(s, kind: str) -> list[str]:
    """The cards that something was told of."""
    return [event.text.args["card"].title for event in s.game.events("public") if event.kind == kind]


def post(*extra, gun: str, power: str | None = "Light Droid", crew: str = "Light Guard", force: int = 12):
    """Artillery on the first of three sites, with a warrior and power."""
    s = scene(*DUNES, *extra, force=force)
    sites = [s.location(f"Tatooine: Dune {n}") for n in (1, 2, 3)]
    weapon, guard = s.put(gun, on=sites[0]), s.put(crew, at=sites[0])
    if power:
        s.put(power, at=sites[0])
    return s, sites, weapon, guard


# -- where it stands ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("golan-laser-battery.1", "medium-repeating-blaster-cannon.1")
def test_where_artillery_deploys():
    s = scene(STREET)
    dune, vault, street = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Cloud City: East")
    guard, calm = s.put("Light Guard", at=dune), s.location("Calm")
    battery, cannon = s.hand("light", BATTERY, CANNON)
    s.start(turn="light", phase="deploy")
    s.force("light", 2)
    assert not s.can("deploy", battery, dune) and not s.can("deploy", cannon, dune)
    s.force("light", 3)
    assert [s.can("deploy", battery, place) for place in (dune, vault, street, calm, guard)] == [True, *[False] * 4]
    assert [s.can("deploy", cannon, place) for place in (dune, vault, street, calm, guard)] == [
        *[True] * 3,
        False,
        False,
    ]
    s.do("deploy", battery, dune)
    assert s.count("light", "force") == 0


# -- who fires it ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("golan-laser-battery.2", "medium-repeating-blaster-cannon.3")
@pytest.mark.parametrize("gun", [BATTERY, CANNON])
@pytest.mark.parametrize(("crew", "force", "fires"), [
    ("Light Guard", 3, True), ("Light Guard", 2, False), ("Rebel 2", 3, False)])  # fmt: skip
def test_a_warrior_fires_artillery_for_two(gun, crew, force, fires):
    s, (site, *_), weapon, _ = post(gun=gun, crew=crew, force=force)
    s.put("Imperial 1", at=site)
    fight(s, site, "light")
    assert s.can("fire", weapon) == fires
    if fires:
        s.do("fire", weapon)
        assert s.count("light", "force") == 0


@pytest.mark.parametrize(("power", "fires"), [
    ("Light Droid", True), (None, False), ("Dark Droid", False), ("Light Digger", False)])  # fmt: skip
def test_artillery_needs_power(power, fires):
    s, (site, *_), weapon, _ = post(gun=BATTERY, power=power)
    s.put("Imperial 1", at=site)
    fight(s, site, "light")
    assert s.can("fire", weapon) == fires


@pytest.mark.parametrize("inside", [False, True])
def test_power_must_be_present(inside):
    s, (site, *_), weapon, _ = post(gun=BATTERY, power=None)
    crawler = crewed(s, "Crawler", at=site)
    s.put("Light Droid", **({"aboard": crawler, "as_": "passenger"} if inside else {"at": site}))
    s.put("Imperial 1", at=site)
    fight(s, site, "light")
    assert s.can("fire", weapon) != inside


def test_a_fusion_generator_is_power():
    s, (site, *_), weapon, guard = post(TANK, gun=BATTERY, power=None)
    s.put("Portable Fusion Generator", on=guard)
    s.put("Imperial 1", at=site)
    fight(s, site, "light")
    assert s.can("fire", weapon)


def test_firing_artillery_is_the_warriors_use_of_a_weapon():
    s, (site, *_), weapon, guard = post(gun=BATTERY)
    blaster, target = s.put("Blaster", on=guard, side="light"), s.put("Imperial 6", at=site)
    fight(s, site, "light")
    s.do("fire", weapon, target)
    assert not s.can("fire", blaster)


def test_who_has_fired_his_own_weapon_fires_no_artillery():
    s, (site, *_), weapon, guard = post(gun=BATTERY)
    blaster, target = s.put("Blaster", on=guard, side="light"), s.put("Imperial 6", at=site)
    fight(s, site, "light")
    s.do("fire", blaster, target)
    assert not s.can("fire", weapon)


def test_one_of_several_warriors_fires_artillery():
    s, (site, *_), weapon, guard = post(gun=BATTERY)
    other_guard, target = s.put("Light Guard", at=site), s.put("Imperial 6", at=site)
    first, second = s.put("Blaster", on=guard, side="light"), s.put("Blaster", on=other_guard, side="light")
    fight(s, site, "light")
    s.do("fire", weapon, other_guard, target)
    assert s.can("fire", first) and not s.can("fire", second)


# -- what it does ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("golan-laser-battery.2", "golan-laser-battery.3")
@pytest.mark.parametrize(("victim", "destiny", "hit"), [
    ("Imperial 3", 2, True), ("Imperial 3", 1, False), ("Tank", 3, True), ("Tank", 2, False)])  # fmt: skip
def test_a_laser_battery_is_better_against_people(victim, destiny, hit):
    s, (site, *_), weapon, _ = post(gun=BATTERY)
    target = s.put(victim, at=site) if victim != "Tank" else crewed(s, "Tank", at=site)
    s.put("Imperial 1", at=site)
    fight(s, site, "light")
    s.destinies("light", destiny)
    s.do("fire", weapon, target)
    assert told(s, "hit") == [victim] * hit


@pytest.mark.ruling("golan-laser-battery.2", "medium-repeating-blaster-cannon.4")
@pytest.mark.parametrize("gun", [BATTERY, CANNON])
@pytest.mark.parametrize("away", [1, 2])
def test_artillery_reaches_the_next_site(gun, away):
    s, sites, weapon, _ = post(gun=gun)
    target = s.put("Imperial 1", at=sites[away])
    s.put("Rebel 2", at=sites[away])
    fight(s, sites[away], "light")
    assert s.can("fire", weapon, target) == (away == 1)


@pytest.mark.ruling("medium-repeating-blaster-cannon.4", "medium-repeating-blaster-cannon.5")
@pytest.mark.parametrize(("destinies", "hit"), [((3, 3), True), ((3, 2), False)])
def test_a_cannon_targets_two_together(destinies, hit):
    s, (site, *_), weapon, _ = post(gun=CANNON)
    three, two, last = s.put("Imperial 3", at=site), s.put("Imperial 2", at=site), s.put("Imperial 1", at=site)
    tank = crewed(s, "Tank", at=site)
    fight(s, site, "light")
    assert not s.can("fire", weapon, tank) and not s.can("fire", weapon, three, tank)
    assert not s.can("fire", weapon, three, two, last)
    s.destinies("light", *destinies)
    s.do("fire", weapon, three, two)
    assert told(s, "hit") == ["Imperial 3", "Imperial 2"] * hit


@pytest.mark.ruling("medium-repeating-blaster-cannon.4", "medium-repeating-blaster-cannon.5")
@pytest.mark.parametrize(("destinies", "hit"), [((2, 2), True), ((2, 1), False)])
def test_a_cannon_may_target_one(destinies, hit):
    s, (site, *_), weapon, _ = post(gun=CANNON)
    target = s.put("Imperial 3", at=site)
    s.put("Imperial 2", at=site)
    fight(s, site, "light")
    s.destinies("light", *destinies)
    s.do("fire", weapon, target)
    s.do("done")
    assert told(s, "hit") == ["Imperial 3"] * hit


# -- moving it ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("medium-repeating-blaster-cannon.2", "medium-repeating-blaster-cannon.6",
                    "medium-repeating-blaster-cannon.7")  # fmt: skip
def test_two_warriors_take_a_cannon_along():
    s, (start, near, far), weapon, guard = post(gun=CANNON, force=2)
    friend = s.put("Light Guard", at=start)
    s.start(turn="light", phase="move")
    assert not s.can("move", weapon)
    s.force("light", 4)
    assert not s.can("move", weapon, far)
    s.do("move", weapon, near, guard, friend)
    assert s.at(weapon) == s.at(guard) == s.at(friend) == near
    assert s.count("light", "force") == 1
    assert not s.can("walk", guard) and not s.can("walk", friend)


@pytest.mark.ruling("medium-repeating-blaster-cannon.2")
@pytest.mark.parametrize("helper", ["Rebel 2", None, "Dark Guard"])
def test_one_warrior_takes_no_cannon_along(helper):
    s, (start, *_), weapon, _ = post(gun=CANNON)
    if helper:
        s.put(helper, at=start)
    s.start(turn="light", phase="move")
    assert not s.can("move", weapon) and s.reasons("move", weapon) == ["too-few"]


@pytest.mark.ruling("medium-repeating-blaster-cannon.8")
def test_who_has_moved_takes_no_cannon_along():
    s, (start, near, _), weapon, guard = post(gun=CANNON)
    friend = s.put("Light Guard", at=near)
    s.start(turn="light", phase="move")
    s.do("walk", friend, start)
    assert not s.can("move", weapon)
    third = s.put("Light Guard", at=start)
    assert s.can("move", weapon, near, guard, third) and not s.can("move", weapon, near, guard, friend)


@pytest.mark.ruling("medium-repeating-blaster-cannon.6")
def test_a_cannon_goes_as_far_as_both_can_walk():
    s, (start, near, far), weapon, _ = post(*WALKERS, gun=CANNON, crew="Walker 2")
    s.put("Walker 1", at=start)
    s.start(turn="light", phase="move")
    assert s.can("move", weapon, near) and not s.can("move", weapon, far)
    s.put("Walker 2", at=start)
    assert s.can("move", weapon, far)


def test_nobody_takes_a_cannon_along_in_another_phase_or_turn():
    s, (start, *_), weapon, _ = post(gun=CANNON)
    s.put("Light Guard", at=start)
    s.start(turn="light", phase="deploy")
    assert not s.can("move", weapon)
    s, (start, *_), weapon, _ = post(gun=CANNON)
    s.put("Light Guard", at=start)
    s.start(turn="dark", phase="move")
    assert not s.can("move", weapon)


def test_a_mine_stops_the_cannon():
    s, (start, near, far), weapon, guard = post(*WALKERS, gun=CANNON, crew="Walker 2")
    friend = s.put("Walker 2", at=start)
    s.put("Infantry Mine", on=near, side="dark")
    s.destinies("dark", 6)
    s.start(turn="light", phase="move")
    s.do("move", weapon, far, guard, friend)
    assert s.at(weapon) == near
    assert sorted((s.zone(guard), s.zone(friend))) == ["lost", "table"]
