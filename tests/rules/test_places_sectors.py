"""Where sectors stand, and of which several may be at one system (glossary: cloud-sectors; digest: uniqueness)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

VOID = System("Void", DARK, "plain void", ["space"], (0, 1), parsec=2)
CARDS = [VOID, MEADOW]


def row(s: Scenario, planet: str) -> list[int]:
    """The locations of a planet, in their order."""
    rows = s.game.view("public")["table"]["rows"]
    return [each["id"] for row in rows if row["planet"] == planet for each in row["locations"]]


@pytest.mark.ruling("cloud-sectors.2", "cloud-sectors.10", "cloud-sectors.11")
def test_three_clouds_of_either_player_hang_one_below_the_other():
    s = Scenario(cards=CARDS)
    planet, site = s.location("Yavin 4"), s.location("Yavin 4: Meadow")
    far = s.location("Tatooine")
    first, second = (s.location("Clouds", side=side) for side in ("light", "dark"))
    third, fourth = s.hand("light", "Clouds", "Clouds")
    s.start(turn="light", phase="deploy")
    s.do("deploy", third, planet)
    assert row(s, "Yavin 4") == [each.id for each in (planet, first, second, third, site)]  # none of them was converted
    for each in (first, second, third):
        assert s.related(each, site) and s.related(each, planet) and not s.related(each, far)
    assert not s.can("deploy", fourth, planet) and s.why_not("deploy", fourth, planet)[0].rule == "generic-sites"
    assert s.can("deploy", fourth, far)


@pytest.mark.ruling("cloud-sectors.1")
@pytest.mark.parametrize("title", ["Clouds", "Asteroid Field", "Big One"])
def test_sectors_deploy_to_planet_systems(title):
    s = Scenario(cards=CARDS)
    planet, void = s.location("Yavin 4"), s.location("Void")
    sector = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", sector, planet) and not s.can("deploy", sector, void)
    s.do("deploy", sector, planet)
    assert s.related(sector, planet)


def test_a_site_alone_is_no_place_for_clouds():
    s = Scenario(cards=CARDS)
    s.location("Yavin 4: Meadow")
    clouds = s.hand("light", "Clouds")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", clouds) and s.why_not("deploy", clouds)[0].rule == "generic-sites"


def test_asteroids_lie_beyond_the_system_and_big_one_beyond_them():
    s = Scenario(cards=CARDS)
    planet, site, clouds = s.location("Yavin 4"), s.location("Yavin 4: Meadow"), s.location("Clouds")
    near, big, far = s.location("Asteroid Field"), s.location("Big One"), s.location("Asteroid Field")
    s.start()
    assert row(s, "Yavin 4") == [each.id for each in (planet, near, far, big, clouds, site)]


def test_asteroids_are_related_to_the_system_and_to_each_other_alone():
    s = Scenario(cards=CARDS)
    planet, site, clouds = s.location("Yavin 4"), s.location("Yavin 4: Meadow"), s.location("Clouds")
    field, big = s.location("Asteroid Field"), s.location("Big One")
    assert s.related(field, planet) and s.related(big, field) and s.related(planet, big)
    assert not s.related(field, site) and not s.related(clouds, big)


IN_BIG_ONE = [DeployOn(Named("Big One"))]
CAVE = [Site("Big One: Hollow", side, f"plain {side} hollow", ["interior", "exterior", "planet"], (1, 1),
             light=IN_BIG_ONE, dark=IN_BIG_ONE) for side in (LIGHT, DARK)]  # fmt: skip


def test_what_lies_in_a_sector_lies_there_once():
    s = Scenario(cards=[*CARDS, *CAVE])
    first, second = s.hand("light", "Big One: Hollow", "Big One: Hollow")
    theirs = s.hand("dark", "Big One: Hollow")
    planet, site = s.location("Yavin 4"), s.location("Yavin 4: Meadow")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", first) and s.why_not("deploy", first)[0].rule == "game-text"
    big = s.location("Big One")
    s.do("deploy", first, big)
    assert s.related(first, big) and not s.related(first, planet) and not s.adjacent(first, site)
    assert not s.can("deploy", second, big)
    s.location("Tatooine")
    other = s.location("Big One")
    assert s.can("deploy", second, other) and not s.can("deploy", second, big)
    s.do("deploy", second, other)
    assert s.related(second, other) and not s.related(second, big) and not s.adjacent(first, second)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", theirs, other)
    (hollow,) = [each for each in s.game.view("public")["table"]["rows"] if first.id in
                 [place["id"] for place in each["locations"]]]  # fmt: skip
    assert len(hollow["locations"]) == 1  # each lies by itself
    assert s.game.view("public")["table"]["rows"][-1]["locations"][0]["owner"] == "dark"  # the second one was converted
