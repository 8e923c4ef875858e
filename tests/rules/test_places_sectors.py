"""Sectors of which several may be at one system (glossary: cloud-sectors; digest: uniqueness)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

CLOUDS = {side: Sector("Clouds", side, f"plain {side} clouds", "cloud", "", ["planet"], (1, 1), unique=3)
          for side in (LIGHT, DARK)}  # fmt: skip
ROCKS = Sector("Rocks", DARK, "plain rocks", "asteroid", "", ["space"], (1, 1), unique=3)
VOID = System("Void", DARK, "plain void", ["space"], (0, 1), parsec=2)
CARDS = [*CLOUDS.values(), ROCKS, VOID, PLANET, MEADOW]


def test_three_clouds_of_either_player_hang_one_below_the_other():
    s = Scenario(cards=CARDS)
    planet, site = s.location("Yavin 4"), s.location("Yavin 4: Meadow")
    first, second = (s.location("Clouds", side=side) for side in ("light", "dark"))
    third, fourth = s.hand("light", "Clouds", "Clouds")
    s.start(turn="light", phase="deploy")
    s.do("deploy", third, planet)
    (row,) = s.game.view("public")["table"]["rows"]
    hanging = [each["id"] for each in row["locations"] if each["title"] == "Clouds"]
    assert hanging == [each.id for each in (first, second, third)]  # none of them was converted
    assert all(s.related(each, site) for each in (first, second, third))
    assert not s.can("deploy", fourth) and s.why_not("deploy", fourth, planet)[0].rule == "generic-sites"


@pytest.mark.ruling("cloud-sectors.1", "cloud-sectors.11")
def test_clouds_deploy_to_planet_systems_and_asteroids_to_any():
    s = Scenario(cards=CARDS)
    planet, void = s.location("Yavin 4"), s.location("Void")
    clouds, rocks = s.hand("dark", "Clouds", "Rocks")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", clouds, planet) and not s.can("deploy", clouds, void)
    assert s.can("deploy", rocks, planet) and s.can("deploy", rocks, void)
    s.do("deploy", clouds, planet)
    assert s.related(clouds, planet)


def test_a_site_alone_is_no_place_for_clouds():
    s = Scenario(cards=CARDS)
    s.location("Yavin 4: Meadow")
    clouds = s.hand("light", "Clouds")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", clouds) and s.why_not("deploy", clouds)[0].rule == "generic-sites"
