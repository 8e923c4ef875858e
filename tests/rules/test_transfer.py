"""Weapons and devices that change hands (reading: carrying)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

SQUIRE = person("Squire", LIGHT, icons=["warrior"])
CART, TANK = (
    Vehicle(title, LIGHT, f"plain {title}", "transport", destiny=1, deploy=1, power=1, maneuver=1, landspeed=1,
            forfeit=1, traits=traits, text=[Carries(drivers=1, passengers=2)])
    for title, traits in (("Cart", []), ("Tank", ["enclosed"]))
)  # fmt: skip
SWORD = CharacterWeapon("Sword", LIGHT, "plain Sword", destiny=1, text=[DeployOn(your(WARRIOR), cost=(Use(1),))])


@pytest.mark.parametrize(("title", "reached"), [(None, True), ("Cart", True), ("Tank", False)])
def test_nothing_is_handed_into_an_enclosed_vehicle(title, reached):
    s = Scenario(cards=[SQUIRE, CART, TANK, SWORD, MEADOW])
    site = s.location("Yavin 4: Meadow")
    giver = s.put("Squire", at=site)
    vehicle = s.put(title, at=site) if title else None
    receiver = s.put("Squire", aboard=vehicle, as_="passenger") if vehicle else s.put("Squire", at=site)
    sword = s.put("Sword", on=giver)
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    assert s.can("transfer", sword, receiver) == reached
    assert bool(s.why_not("transfer", sword, receiver)) != reached


@pytest.mark.parametrize(("title", "reached"), [("Cart", True), ("Tank", False)])
def test_nothing_is_handed_out_of_an_enclosed_vehicle(title, reached):
    s = Scenario(cards=[SQUIRE, CART, TANK, SWORD, MEADOW])
    site = s.location("Yavin 4: Meadow")
    giver = s.put("Squire", aboard=s.put(title, at=site), as_="passenger")
    receiver, sword = s.put("Squire", at=site), s.put("Sword", on=giver)
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    assert s.can("transfer", sword, receiver) == reached
    refused = [why.text.key for why in s.why_not("transfer", sword, receiver)]
    assert refused == ([] if reached else ["refusal.elsewhere"])


@pytest.mark.parametrize("title", ["Cart", "Tank"])
@pytest.mark.parametrize("together", [True, False])
def test_two_aboard_one_vehicle_hand_things_to_each_other(title, together):
    s = Scenario(cards=[SQUIRE, CART, TANK, SWORD, MEADOW])
    site = s.location("Yavin 4: Meadow")
    first, second = s.put(title, at=site), s.put(title, at=site)
    giver = s.put("Squire", aboard=first, as_="driver")
    receiver = s.put("Squire", aboard=first if together else second, as_="passenger")
    sword = s.put("Sword", on=giver)
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    assert s.can("transfer", sword, receiver) == (together or title == "Cart")
    if together:
        s.do("transfer", sword, receiver)
        assert s.carrier(sword) == receiver and s.count("light", "force") == 0
