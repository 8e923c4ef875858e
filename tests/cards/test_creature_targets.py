"""Every weapon that names creatures can be fired at one, in an attack."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import scene, was_hit

BEASTS = [Creature(f"{side} Beast", side, f"box {side} beast", "space", destiny=1, deploy=2, forfeit=0, ferocity=2,
                   defense=4, text=[Habitat()]) for side in (LIGHT, DARK)]  # fmt: skip
CARRIED = [
    ("1_152", "light"), ("1_153", "light"), ("1_154", "light"), ("1_155", "light"), ("1_311", "dark"),
    ("1_312", "dark"), ("1_317", "dark"), ("1_324", "dark"), ("5_179", "dark"), ("8_85", "light"), ("8_87", "light"),
    ("2_77", "light"), ("3_71", "light"), ("5_89", "light"), ("5_180", "dark"), ("6_177", "dark"),
]  # fmt: skip


def hunt(side):
    """A creature of the other side, and a warrior who can attack it."""
    s = scene(*BEASTS)
    box = s.location("Yavin 4: Box")
    beast = s.put("dark Beast" if side == "light" else "light Beast", at=box)
    return s, box, beast, s.put("Light Guard" if side == "light" else "Dark Guard", at=box)


@pytest.mark.parametrize(("weapon", "side"), CARRIED)
def test_carried_weapons(weapon, side):
    s, box, beast, guard = hunt(side)
    gun = s.put(weapon, on=guard)
    s.start(side, "battle")
    s.do("attack", beast)
    assert s.can("fire", gun, beast)


@pytest.mark.parametrize("weapon", ["3_75", "3_77"])
def test_artillery(weapon):
    s, box, beast, guard = hunt("light")
    s.put("Light Droid", at=box)
    gun = s.put(weapon, on=box)
    s.start("light", "battle")
    s.do("attack", beast)
    assert s.can("fire", gun)
    s.do("fire", gun)


def test_hans_own_pistol():
    s, box, beast, _ = hunt("light")
    han = s.put("108_1", at=box)
    s.start("light", "battle")
    s.do("attack", beast)
    assert s.can("fire", han, beast)


@pytest.mark.parametrize(("weapon", "destiny", "hit"), [("2_77", 3, True), ("2_77", 2, False), ("3_75", 3, True),
                                                        ("3_75", 2, False)])  # fmt: skip
def test_some_hit_creatures_more_easily(weapon, destiny, hit):
    s, box, beast, guard = hunt("light")
    s.put("Light Droid", at=box)
    gun = s.put(weapon, on=box if weapon == "3_75" else guard)
    s.destinies("light", destiny)
    s.start("light", "battle")
    s.do("attack", beast)
    s.do("fire", gun)
    assert was_hit(s, beast) is hit  # destiny + 2 against 4
