"""Generic sites: part of whatever planet they are deployed to."""

import pytest
from movement_cards import CARDS, rules

from cantina.testing import Scenario


def deploying(*planets, hand=("Open Meadow",), side="light"):
    s = Scenario(cards=CARDS)
    places = [s.location(title) for title in planets]
    meadows = s.hand(side, *hand)
    s.start(turn=side, phase="deploy")
    return s, places, meadows


@pytest.mark.ruling("generic-sites.1")
def test_to_any_planet_on_table_that_its_text_does_not_exclude():
    s, (vell, kado, brum), meadow = deploying("Vell", "Kado: Docking Bay", "Brum")
    assert s.can("deploy", meadow, vell) and s.can("deploy", meadow, kado)
    assert not s.can("deploy", meadow, brum)
    assert rules(s.why_not("deploy", meadow, brum)) == {"generic-sites"}


@pytest.mark.ruling("generic-sites.2")
def test_never_the_first_card_of_a_planet():
    s, _, meadow = deploying("Grand Ark: Corridor")
    assert not s.can("deploy", meadow)
    assert rules(s.why_not("deploy", meadow)) == {"generic-sites"}
    s.location("Vell: Flats")
    assert s.can("deploy", meadow)


@pytest.mark.ruling("generic-sites.3", "generic-sites.6")
def test_once_there_it_belongs_to_the_planet_and_joins_the_exterior_sites():
    s, (system, cave, flats, kado), meadow = deploying("Vell", "Vell: Hidden Cellar", "Vell: Flats", "Kado")
    homebody = s.put("Courier", at=flats)
    s.do("deploy", meadow, system)
    assert s.related(meadow, system) and s.related(meadow, cave) and not s.related(meadow, kado)
    assert s.adjacent(meadow, flats) and not s.adjacent(meadow, cave)
    s.force("light", 3)
    assert s.can("deploy", s.hand("light", "Valley Dweller"), meadow)  # "deploys only on Vell"
    s.until(phase="move")
    s.do("walk", homebody, meadow)
    assert s.at(homebody) == meadow[0]


@pytest.mark.ruling("generic-sites.3")
def test_it_is_related_to_the_clouds_too():
    s, (system, _kado), meadow = deploying("Vell", "Kado", hand=("Open Meadow",))
    clouds = s.location("Vell Clouds")
    s.do("deploy", meadow, system)
    assert s.related(meadow, clouds)


@pytest.mark.ruling("generic-sites.4")
def test_it_is_related_to_nothing_before_it_is_deployed():
    s, (mirk,), _ = deploying("Mirk", hand=())
    meadow, cave = s.pile("light", "reserve", "Open Meadow", "Mirk: Cave")
    s.do("use", mirk)
    assert {option.card for option in s.decision.options if option.verb == "choose"} == {cave}
    assert s.zone(meadow) == "reserve"


@pytest.mark.ruling("generic-sites.5")
def test_one_copy_on_each_planet():
    s, (vell, kado), (first, second, third) = deploying("Vell", "Kado", hand=("Open Meadow",) * 3)
    s.do("deploy", first, vell)
    assert rules(s.why_not("deploy", second, vell)) == {"generic-sites"}
    s.do("deploy", second, kado)
    assert s.related(first, vell) and s.related(second, kado)
    assert not s.can("deploy", third)


@pytest.mark.ruling("generic-sites.5")
def test_the_other_sides_copy_converts_the_one_on_the_same_planet():
    s, (vell, _kado), theirs = deploying("Vell", "Kado", side="dark")
    place = s.location("move_75")  # Light's copy, on Vell
    s.do("deploy", theirs, vell)
    assert s.show().count("Open Meadow") == 1
    assert s.related(place, vell)
