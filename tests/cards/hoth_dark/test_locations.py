"""Locations of Hoth, Dark Side."""

import pytest

from tests.cards.sample_cards import fight, gun, was_hit
from tests.cards.shared.crafts import field

# -- Defensive Perimeter -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "by", "hit"), [
    ("Hoth: Defensive Perimeter (3rd Marker)", "dark", True), ("Kessel: Box", "dark", False),
    ("Hoth: Defensive Perimeter (3rd Marker)", "light", False)])  # fmt: skip
def test_weapons_aim_better_at_the_perimeter(place: str, by: str, hit: bool):
    s = field(gun("Test Gun", "dark"), gun("Good Gun", "light"))
    where = s.location(place, side="dark" if place.startswith("Hoth") else None)
    guard, foe = ("Dark Guard", "Rebel 4") if by == "dark" else ("Light Guard", "Imperial 4")
    weapon, target = s.put("Test Gun" if by == "dark" else "Good Gun", on=s.put(guard, at=where)), s.put(foe, at=where)
    fight(s, where, by)
    s.destinies(by, 4)
    s.do("fire", weapon, target)
    assert was_hit(s, target) is hit
