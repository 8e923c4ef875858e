"""Battlegrounds: where both players have Force icons, and the exceptions (glossary: battleground)."""

import pytest
from battle_cards import CARDS

from cantina.testing import Scenario


def places(*titles):
    s = Scenario(cards=CARDS)
    return s, *(s.location(title) for title in titles)


@pytest.mark.ruling("battleground.1")
@pytest.mark.parametrize(("title", "yes"), [
    ("Testworld", True), ("Testworld: Plain", True), ("Testworld: Belt", True),
    ("Testworld: Light Outpost", False), ("Testworld: Dark Outpost", False),
])  # fmt: skip
def test_icons_of_both_sides_make_a_battleground(title, yes):
    s, place = places(title)
    assert s.battleground(place) == yes


@pytest.mark.ruling("battleground.2")
def test_icons_that_cards_supply_count_and_cancelled_ones_do_not():
    s, outpost = places("Testworld: Dark Outpost")
    assert not s.battleground(outpost)
    s.put("Light Of Hope", on=outpost)
    assert s.battleground(outpost)
    s.put("Shadow", on=outpost)
    assert not s.battleground(outpost)


@pytest.mark.ruling("battleground.3")
def test_a_jedi_masters_icon_is_not_at_the_location():
    s, outpost = places("Testworld: Dark Outpost")
    before = s.generation("light")
    s.put("Old Master", at=outpost)
    assert s.generation("light") == before + 1
    assert s.icons("light", outpost) == 0 and not s.battleground(outpost)


@pytest.mark.ruling("battleground.4")
def test_a_holosite_never_is_one():
    s, holo = places("Test Holotable")
    assert s.icons("light", holo) and s.icons("dark", holo)
    assert not s.battleground(holo)


@pytest.mark.ruling("battleground.5")
@pytest.mark.parametrize("title", ["Dagobah: Test Swamp", "Dagobah: Test Hut"])
def test_nothing_on_dagobah_is_one(title):
    s, swamp = places(title)
    assert s.icons("light", swamp) and s.icons("dark", swamp)
    assert not s.battleground(swamp)
