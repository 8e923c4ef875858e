"""Clouds and Cloud City: what they do to drains, battles and ships; markers of Hoth."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import HULL, crewed, fight, gun, scene

WING = Squadron("Wing", LIGHT, "cloud wing", "X-wing", destiny=1, deploy=3, power=9, maneuver=8, hyperspeed=3,
                forfeit=6, text=[PermanentPilot(3)])  # fmt: skip
SQUADRONS = {"light": "Wing", "dark": "TIE Assault Squadron"}
CREWS = {"light": ("Fighter", "Rebel 1"), "dark": ("Raider", "Imperial 1")}
FOES = {"light": "dark", "dark": "light"}
CAR = {side: Vehicle(f"{side} car", side, f"cloud {side} car", "combat", maneuver=4, landspeed=3, traits=["cloud car"],
                     text=[PermanentPilot(1)], **HULL) for side in ("light", "dark")}  # fmt: skip


def held(s, side, place):
    """A ship of a player's, with somebody of ability aboard."""
    ship, man = CREWS[side]
    craft = crewed(s, ship, place)
    s.put(man, aboard=craft, as_="passenger")
    return craft


@pytest.mark.ruling("clouds.1", "clouds.2")
@pytest.mark.parametrize("copy", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_squadron_is_slowed_once(side, copy):
    s = scene(WING)
    calm = s.location("Calm")
    clouds = s.location("Clouds", side=copy)
    free, slowed = s.put(SQUADRONS[side], at=calm), s.put(SQUADRONS[side], at=clouds)
    assert s.power(free) - s.power(slowed) == s.maneuver(free) - s.maneuver(slowed) == 2


@pytest.mark.parametrize("copy", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_clouds_slow_ships_alone(side, copy):
    s = scene(*CAR.values())
    calm = s.location("Calm")
    clouds = s.location("Clouds", side=copy)
    ship, car, above = held(s, side, clouds), s.put(f"{side} car", at=clouds), held(s, side, calm)
    assert s.power(above) == 3 and s.power(ship) == 1 and s.maneuver(ship) == 1
    assert s.power(car) == 3 and s.maneuver(car) == 4


@pytest.mark.parametrize(("copy", "side", "more"), [
    ("light", "light", 0), ("light", "dark", 1), ("dark", "dark", 0), ("dark", "light", 1)])  # fmt: skip
def test_the_opponents_side_of_clouds_drains_more(copy, side, more):
    s = scene()
    s.location("Calm")
    clouds = s.location("Clouds", side=copy)
    held(s, side, clouds)
    assert s.drain_amount(side, clouds) == 1 + more
    held(s, FOES[side], clouds)
    assert s.drain_amount(side, clouds) == 1


PLAIN = [Site(f"Calm: {name}", LIGHT, f"cloud {name}", ["exterior", "planet"], (1, 1)) for name in ("Hill", "Dale")]


@pytest.mark.parametrize(("copy", "side", "able"), [
    ("light", "light", True), ("light", "dark", False), ("dark", "dark", True), ("dark", "light", False)])  # fmt: skip
def test_who_has_the_clouds_may_add_to_one_drain_below(copy, side, able):
    s = scene(*PLAIN)
    s.location("Calm"), s.location("Tatooine")
    clouds = s.location("Clouds", side=copy)
    hill, dale, far = s.location("Calm: Hill"), s.location("Calm: Dale"), s.location("Tatooine: Box")
    held(s, side, clouds)
    for place in (hill, dale, far):
        s.put(CREWS[side][1], at=place)
    s.start(turn=side, phase="control")
    s.do("drain", far)
    assert not s.can("use", clouds)
    s.do("lose", pile="reserve")
    s.do("drain", hill)
    assert s.can("use", clouds) is able
    if able:
        s.do("use", clouds)
        s.do("lose", pile="reserve")
        s.do("lose", pile="reserve")
        assert s.count(FOES[side], "lost") == 3
        s.do("drain", dale)
        assert not s.can("use", clouds)  # once a turn
        s.do("lose", pile="reserve")
        s.until(phase="move")
        s.until(phase="control", player=FOES[side])
        s.until(phase="control", player=side)
        s.do("drain", hill)
        assert s.can("use", clouds)


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("drained", ["system", "by the opponent"])
def test_who_has_the_clouds_adds_to_nothing_else(side, drained):
    s = scene(*PLAIN)
    calm, hill = s.location("Calm"), s.location("Calm: Hill")
    clouds = s.location("Clouds", side=side)
    held(s, side, clouds)
    drainer = side if drained == "system" else FOES[side]
    held(s, side, calm), s.put(CREWS[FOES[side]][1], at=hill)
    s.start(turn=drainer, phase="control")
    s.do("drain", calm if drained == "system" else hill)
    assert not s.can("use", clouds)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_clouds_that_are_not_controlled_add_nothing(side):
    s = scene(*PLAIN)
    s.location("Calm")
    clouds, hill = s.location("Clouds", side=side), s.location("Calm: Hill")
    held(s, "light", clouds), held(s, "dark", clouds)
    s.put(CREWS[side][1], at=hill)
    s.start(turn=side, phase="control")
    s.do("drain", hill)
    assert not s.can("use", clouds)


def powers(s):
    """The total powers of the battle that was fought last."""
    return [event.text.args for event in s.game.events("public") if event.kind == "battle-power"][-1]


@pytest.mark.parametrize("copy", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(
    ("contested", "place", "more"),
    [(False, "Cloud City: Dining Room", 2), (True, "Cloud City: Dining Room", 0), (False, "Tatooine: Box", 0)],
)
def test_ships_over_cloud_city_help_below(copy, side, contested, place, more):
    s = scene(*CAR.values())
    city, site = s.location("Bespin: Cloud City", side=copy), s.location(place)
    held(s, side, city), s.put(f"{side} car", at=city), held(s, side, s.location("Calm"))
    crewed(s, CREWS[FOES[side]][0], city)  # its pilot has no ability
    for each in ("light", "dark"):
        s.put(CREWS[each][1], at=site)
    if contested:
        held(s, FOES[side], city)
    s.start(turn=side, phase="battle")
    s.do("battle", site)
    assert powers(s)[side] == 1 + more and powers(s)[FOES[side]] == 1


# -- Hoth --------------------------------------------------------------------------------------------------------------

GENERATORS, PLAINS = "Hoth: Main Power Generators (1st Marker)", "Hoth: Ice Plains (5th Marker)"
MOUNTAINS = "Hoth: Mountains (6th Marker)"
FIELD_GUN = [gun(f"{side} field gun", side, kind=ArtilleryWeapon) for side in ("light", "dark")]


@pytest.mark.parametrize(("side", "place", "able"), [
    ("light", GENERATORS, True), ("dark", GENERATORS, False), ("light", MOUNTAINS, False)])  # fmt: skip
def test_generators_power_the_artillery_of_their_player(side, place, able):
    s = scene(*FIELD_GUN)
    s.location(GENERATORS), s.location(MOUNTAINS)
    site = s.location(place) if place == MOUNTAINS else s.location(GENERATORS)
    weapon = s.put(f"{side} field gun", on=site)
    s.put("Light Guard", at=site), s.put("Dark Guard", at=site)
    fight(s, site, side)
    if s.decision.player != side:
        s.pass_()
    assert s.can("fire", weapon) is able


@pytest.mark.parametrize("side", ["light", "dark"])
def test_one_goes_free_between_the_ice_plains_and_the_mountains(side):
    s = scene(force=0)
    plains, mountains = s.location(PLAINS), s.location(MOUNTAINS)
    man, mate = ("Rebel 1", "Light Guard") if side == "light" else ("Imperial 1", "Dark Guard")
    on, back = s.put(man, at=plains), s.put(mate, at=mountains)
    s.start(turn=side, phase="move")
    able = side == "dark"
    assert s.can("move", on, mountains) is able and s.can("move", back, plains) is able
    if able:
        s.do("move", on, mountains)
        assert s.at(on) == mountains


def test_the_way_over_the_mountains_is_for_people_and_vehicles_of_ones_own():
    s = scene(force=0)
    plains, mountains, power = s.location(PLAINS), s.location(MOUNTAINS), s.location(GENERATORS)
    car, ship = crewed(s, "Barge", plains), crewed(s, "Raider", plains)
    man, foe = s.put("Imperial 1", at=plains), s.put("Rebel 1", at=plains)
    s.start(turn="dark", phase="move")
    assert s.can("move", car, mountains) and not s.can("move", ship) and not s.can("move", foe)
    assert not s.can("move", man, power)


@pytest.mark.parametrize(("side", "generators", "less"), [("light", True, 1), ("light", False, 0), ("dark", True, 0)])
def test_the_light_side_drains_less_on_the_ice_plains(side, generators, less):
    s = scene()
    plains, calm = s.location(PLAINS), s.location("Calm")
    if generators:
        s.location(GENERATORS)
    s.put(CREWS[side][1], at=plains)
    assert s.drain_amount(side, plains) == s.icons(FOES[side], plains) - less
    assert s.drain_amount(side, calm) == 1
    s.put(CREWS[FOES[side]][1], at=plains)
    assert s.drain_amount(side, plains) == s.icons(FOES[side], plains)
