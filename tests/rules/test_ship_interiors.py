"""Between a ship and the sites inside it (glossary: movement-regular-starship-and-vehicle-sites)."""

import pytest
from movement_cards import rules, table
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

FORT = Vehicle("Fort", LIGHT, "plain Fort", "transport", unique=1, personas=["Fort"], destiny=1, deploy=1, power=1,
               maneuver=1, landspeed=1, forfeit=1, text=[Carries(drivers=1, passengers=4)])  # fmt: skip
CABIN, LOFT = (Site(f"Fort: {name}", LIGHT, f"plain Fort: {name}", ["interior", "vehicle"], (1, 1))
               for name in ("Cabin", "Loft"))  # fmt: skip
TOWER = meadow("Yavin 4: Tower", 1, 1, light=[Modify("power", +2, your(CHARACTER) & At(HERE))])
REALM = Effect("Realm", LIGHT, "plain Realm", destiny=1, text=[DeployOn(SITE), Expands(to=Adjacent(HERE))])


def fort() -> tuple:
    """A vehicle with two sites inside, at a site that has another one beside it."""
    s = Scenario(cards=[FORT, CABIN, LOFT, TOWER, REALM, FARMER, MEADOW])
    tower, field = s.location("Yavin 4: Tower"), s.location("Yavin 4: Meadow")
    craft = s.put("Fort", at=tower)
    return s, tower, field, craft, s.location("Fort: Cabin"), s.location("Fort: Loft")


@pytest.mark.ruling("movement-regular-starship-and-vehicle-sites.4")
def test_the_sites_inside_a_vehicle_are_adjacent_to_where_it_stands():
    s, tower, field, craft, cabin, loft = fort()
    for inside in (cabin, loft):
        assert s.adjacent(tower, inside) and s.adjacent(inside, tower)
        assert not s.adjacent(field, inside) and not s.adjacent(inside, field)
    assert s.adjacent(cabin, loft) and s.adjacent(tower, field)
    s.start(turn="light", phase="control")
    s.happen("lose", craft)
    assert not s.adjacent(tower, cabin) and not s.adjacent(cabin, tower)


@pytest.mark.ruling("movement-regular-starship-and-vehicle-sites.4")
def test_the_adjacency_goes_with_the_vehicle():
    s, tower, field, craft, cabin, _ = fort()
    s.put("Farmer", aboard=craft, as_="driver")
    s.force("light", 3)
    s.start(turn="light", phase="move")
    s.do("walk", craft, field)
    assert s.adjacent(cabin, field) and not s.adjacent(cabin, tower)


@pytest.mark.ruling("movement-regular-starship-and-vehicle-sites.4")
def test_a_text_that_reaches_adjacent_sites_goes_in_and_out():
    s, tower, field, craft, cabin, _ = fort()
    inside, outside = s.put("Farmer", at=cabin), s.put("Farmer", at=field)
    assert (s.power(inside), s.power(outside)) == (1, 1)
    s.put("Realm", on=tower)
    assert (s.power(inside), s.power(outside)) == (3, 3)


def test_the_sites_inside_a_starship_are_adjacent_to_no_site_outside():
    s, _, start = table("deploy")
    corridor, dock = s.location("Grand Ark: Corridor"), s.location("Vell: Docking Bay")
    s.put("Grand Ark", at=dock)
    assert not s.adjacent(corridor, dock) and not s.adjacent(dock, corridor)


def test_an_undercover_spy_does_not_go_up_to_the_bridge():
    s, _, start = table("deploy")
    corridor = s.location("Grand Ark: Corridor")
    ark = s.put("Grand Ark", at=s.location("Vell"))
    spy, friend = s.put("Infiltrator", at=corridor), s.put("Infiltrator", at=corridor)
    mask = s.hand("light", "Thin Disguise")
    start()
    s.do("deploy", mask, spy)
    s.until(phase="move", player="light")
    assert s.can("leave", friend, ark)
    s.until(phase="activate", player="dark")
    s.until(phase="move")  # the opponent's, in which a spy moves
    assert not s.can("leave", spy, ark)
    assert rules(s.why_not("leave", spy, ark, player="light")) == {"movement-regular-starship-and-vehicle-sites"}


def test_a_spy_who_goes_undercover_aboard_does_not_come_down_from_the_bridge():
    s, _, start = table("deploy")
    corridor = s.location("Grand Ark: Corridor")
    ark = s.put("Grand Ark", at=s.location("Vell"))
    spy, friend = (s.put("Infiltrator", aboard=ark, as_="passenger") for _ in range(2))
    mask = s.hand("light", "Thin Disguise")
    start()
    s.do("deploy", mask, spy)
    s.until(phase="move", player="light")
    assert s.can("enter", friend, corridor)
    s.until(phase="activate", player="dark")
    s.until(phase="move")
    assert rules(s.why_not("enter", spy, corridor, player="light")) == {"movement-regular-starship-and-vehicle-sites"}
