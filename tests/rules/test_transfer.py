"""Weapons and devices that change hands (digest: deploying)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

SQUIRE = person("Squire", LIGHT, icons=["warrior"])
CART, TANK = (
    Vehicle(title, LIGHT, f"plain {title}", "transport", destiny=1, deploy=1, power=1, maneuver=1, landspeed=1,
            forfeit=1, traits=traits, text=[Carries(drivers=1, passengers=1)])
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
