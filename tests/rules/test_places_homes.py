"""Places that belong to a planet though their titles name themselves: Jabba's Palace on Tatooine, Cloud City above
Bespin."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, scene

HALL = Site("Jabba's Palace: Hall", DARK, "test hall", ["interior", "planet"], (1, 1))
ROOF = Site("Cloud City: Roof", LIGHT, "test roof", ["exterior", "mobile"], (1, 1))
GUARDIAN = Rebel("Test Guardian", "test guardian", destiny=1, deploy=1, power=1, ability=1, forfeit=1, text=[
    DeployOnly(site("Tatooine")), Modify("power", +1, SELF & on("Tatooine"))])  # fmt: skip


@pytest.mark.parametrize(("planet", "place", "stranger"), [
    ("Tatooine", "Jabba's Palace: Hall", "Kessel: Box"), ("Bespin", "Cloud City: Roof", "Tatooine: Box")])  # fmt: skip
def test_a_place_is_related_to_what_it_belongs_to(planet, place, stranger):
    s = scene(HALL, ROOF)
    system, site_, other_ = s.location(planet, side="dark"), s.location(place), s.location(stranger)
    assert s.related(system, site_) and s.related(site_, system)
    assert not s.related(other_, site_)


@pytest.mark.parametrize(("title", "home"), [("Jabba's Palace: Hall", True), ("Cloud City: Roof", False)])
def test_what_is_for_tatooine_is_for_the_palace_too(title, home):
    s = scene(HALL, ROOF, GUARDIAN)
    place = s.location(title)
    (guardian,) = s.hand("light", "Test Guardian")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", guardian, place) == home
    assert s.power(s.put("Test Guardian", at=place)) == (2 if home else 1)


def test_ships_land_in_cloud_city_from_bespin_and_rise_to_it():
    s = scene(ROOF)
    bespin, roof = s.location("Bespin", side="light"), s.location("Cloud City: Roof")
    tatooine = s.location("Tatooine")
    above, below = crewed(s, "Fighter", at=bespin), crewed(s, "Fighter", at=roof)
    s.start(turn="light", phase="move")
    assert s.can("land", above, roof)
    assert s.can("take-off", below, bespin)
    assert not s.can("take-off", below, tatooine)


def test_characters_shuttle_between_cloud_city_and_a_ship_at_bespin():
    s = scene(ROOF)
    bespin, roof = s.location("Bespin", side="light"), s.location("Cloud City: Roof")
    ship = crewed(s, "Cruiser", at=bespin)
    down, up = s.put("Rebel 1", aboard=ship, as_="passenger"), s.put("Rebel 1", at=roof)
    s.start(turn="light", phase="move")
    assert s.can("shuttle", down, roof)
    assert s.can("shuttle", up, ship)


def test_the_palace_stands_by_itself():
    """Its sites are next to each other only."""
    s = scene(HALL)
    hall, box = s.location("Jabba's Palace: Hall"), s.location("Tatooine: Box")
    man = s.put("Imperial 1", at=box)
    s.start(turn="dark", phase="move")
    assert not s.adjacent(hall, box)
    assert not s.can("walk", man, hall)
