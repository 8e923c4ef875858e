"""Who is alone, and with how much power one battles (glossary: battle-destiny-modifiers)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

BRAVE = effect("Bravery", LIGHT, Modify("power", +10, ALONE & your(CHARACTER | STARSHIP | VEHICLE)))
DRIVER = person("Driver", LIGHT, icons=["pilot"])
CART = Vehicle("Cart", LIGHT, "plain Cart", "transport", destiny=1, deploy=1, power=1, maneuver=1, landspeed=2,
               forfeit=1, text=[Carries(drivers=1, passengers=2)])  # fmt: skip
BEAST = Vehicle("Beast", LIGHT, "plain Beast", "creature", destiny=1, deploy=1, power=1, maneuver=1, landspeed=2,
                forfeit=1, text=[Carries(passengers=1)])  # fmt: skip
CREWED = fighter("Crewed", LIGHT, pilot=2)
BARE = fighter("Bare", LIGHT, pilot=None)
CARDS = [BRAVE, DRIVER, CART, BEAST, CREWED, BARE, FARMER, RECRUIT, MEADOW]


def alone(s: Scenario, card) -> bool:
    """Whether Bravery finds a card alone."""
    return s.power(card) >= 10


def with_company(title: str | None) -> tuple[Scenario, object]:
    s = Scenario(cards=CARDS)
    site = s.location("Yavin 4: Meadow")
    s.put("Bravery", on="table")
    farmer = s.put("Farmer", at=site)
    if title:
        s.put(title, at=site)
    return s, farmer


@pytest.mark.parametrize(("title", "is_alone"), [
    (None, True), ("Farmer", False), ("Recruit", True), ("Cart", True), ("Beast", False),
])  # fmt: skip
def test_an_empty_vehicle_is_no_company(title, is_alone):
    s, farmer = with_company(title)
    assert alone(s, farmer) == is_alone


def test_who_drives_a_vehicle_is_alone_with_it_and_company_for_others():
    s = Scenario(cards=CARDS)
    site = s.location("Yavin 4: Meadow")
    s.put("Bravery", on="table")
    cart = s.put("Cart", at=site)
    driver = s.put("Driver", aboard=cart, as_="driver")
    assert alone(s, driver) and alone(s, cart)
    farmer = s.put("Farmer", at=site)
    assert not alone(s, driver) and not alone(s, cart) and not alone(s, farmer)


@pytest.mark.parametrize(("title", "is_alone"), [("Bare", True), ("Crewed", False)])
def test_a_pilot_and_his_own_ship_are_one_unless_somebody_else_flies_it_too(title, is_alone):
    s = Scenario(cards=CARDS)
    planet = s.location("Yavin 4")
    s.put("Bravery", on="table")
    ship = s.put(title, at=planet)
    pilot = s.put("Driver", aboard=ship, as_="pilot")
    assert alone(s, pilot) == is_alone and alone(s, ship) == is_alone
    s.put("Farmer", aboard=ship, as_="passenger")
    assert not alone(s, pilot) and not alone(s, ship)


def test_power_is_compared_in_a_battle_as_it_is_fought_with():
    cheer = effect("Cheer", LIGHT, ModifyPlayer("total power in battles", +5))
    weaker = used("Underdogs", LIGHT, Response(battle_just_initiated(), [LoseForce(1, OPPONENT)],
                                               when=PlayerValue("total power", YOU, THERE)
                                               < PlayerValue("total power", OPPONENT, THERE)))  # fmt: skip
    strong = person("Strong Man", DARK, power=4)
    for cheered in (False, True):
        s = Scenario(cards=[cheer, weaker, strong, FARMER, MEADOW])
        site = s.location("Yavin 4: Meadow")
        s.put("Farmer", at=site), s.put("Strong Man", at=site)
        if cheered:
            s.put("Cheer", on="table")
        card = s.hand("light", "Underdogs")
        s.force("dark", 1)
        s.start(turn="dark", phase="battle")
        s.do("battle", site)
        assert s.can("play", card) != cheered
