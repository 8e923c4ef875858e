"""Vehicles of Endor, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import fight, was_hit
from tests.cards.shared.crafts import field

GUN = VehicleWeapon("Test Gun", DARK, "endor gun", destiny=1, text=[
    DeployOn(VEHICLE), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > 3, (MakeHit(),))))])  # fmt: skip

# -- Tempest 1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("craft", "destiny", "hit"), [
    ("Tempest 1", 3, True), ("Tempest 1", 2, False), ("Blizzard 2", 3, False)])  # fmt: skip
def test_tempest_1_aims_better(craft: str, destiny: int, hit: bool):
    s = field(GUN)
    box = s.location("Kessel: Box")
    gun, foe = s.put("Test Gun", on=s.put(craft, at=box)), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    s.destinies("dark", destiny)
    s.do("fire", gun, foe)
    assert was_hit(s, foe) is hit


@pytest.mark.parametrize("title", ["Tempest 1", "Dune Walker"])
def test_walkers_do_not_run(title: str):
    haste = Effect("Test Haste", DARK, "endor haste", destiny=1, text=[DeployOnTable(), Modify("landspeed", +1)])
    hurry = Effect("Test Hurry", DARK, "endor hurry", destiny=1,
                   text=[DeployOnTable(), Modify("landspeed", +1, VEHICLE)])  # fmt: skip
    s = field(haste, hurry)
    walker, other = s.put(title, at=s.location("Kessel: Box")), s.put("Test AT-ST", at=s.location("Kessel: Box"))
    s.put("Dark Flier", aboard=other, as_="pilot")
    s.put("Test Hurry", on="table")
    assert (s.landspeed(walker), s.landspeed(other)) == (1, 2)
