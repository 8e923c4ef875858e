"""Battlegrounds: where both players have Force icons, and the exceptions (glossary: battleground)."""

import pytest
from battle_cards import CARDS

from cantina.lang import *
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


@pytest.mark.ruling("battleground.7")
def test_the_audience_chamber_is_none_while_bo_shuda_is_there():
    sabotage = LostInterrupt("Sabotage", DARK, "t_sabotage", text=[Action([Lose(TARGET)], targets=(one(EFFECT),))])
    s = Scenario(cards=[sabotage])
    place, elsewhere = s.location("Jabba's Palace: Audience Chamber"), s.location("Tatooine: Mos Eisley", side="dark")
    assert s.battleground(place)
    truce = s.put("Bo Shuda", on=place)
    assert not s.battleground(place) and s.battleground(elsewhere)
    card = s.hand("dark", "Sabotage")
    s.start(turn="dark", phase="control")
    s.do("play", card, truce)
    assert s.battleground(place)


@pytest.mark.ruling("battleground.10")
def test_the_galactic_senate_never_is_one():
    s = Scenario()
    place = s.location("Coruscant: Galactic Senate")
    s.put("Presence Of The Force", on=place)
    assert s.icons("light", place) and s.icons("dark", place)
    assert not s.battleground(place)
