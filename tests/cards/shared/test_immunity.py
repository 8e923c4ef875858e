"""Immunity to attrition."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.shared.crafts import field

ON_GROUND = [
    ("Tempest 1", 4), ("Dune Walker", 4), ("Djas Puhr", 3), ("Boushh", 3), ("Orrimaarko", 3), ("Raider", 0),
    ("Guri", 5), ("Zuckuss", 3), ("Jabba", 4), ("Jabba The Hutt", 4), ("Mighty Jabba", 4),
    ("The Emperor", float("inf")),
]  # fmt: skip
IN_SPACE = [("Boba Fett In Slave I", 5), ("Chimaera", 4), ("Death Squadron Star Destroyer", 4)]


@pytest.mark.parametrize(("title", "below"), ON_GROUND)
def test_immunity_at_a_site(title: str, below: int):
    s = field()
    assert immunity(s._engine, s.put(title, at=s.location("Tatooine: Box")).id) == below


@pytest.mark.parametrize(("title", "below"), IN_SPACE)
def test_immunity_at_a_system(title: str, below: int):
    s = field()
    assert immunity(s._engine, s.put(title, at=s.location("Calm")).id) == below


@pytest.mark.parametrize(("who", "below"), [
    ("Imperial 2", 4), ("Test Crook", 4), ("Test Boss", 5), ("Test Thrawn", 6)])  # fmt: skip
def test_who_commands_the_chimaera(who: str, below: int):
    s = field()
    calm = s.location("Calm")
    ship, other = s.put("Chimaera", at=calm), s.put("Dreadnaught", at=calm)
    s.put(who, aboard=other, as_="passenger")
    assert immunity(s._engine, ship.id) == 4
    s.put(who, aboard=ship, as_="passenger")
    assert immunity(s._engine, ship.id) == below


@pytest.mark.parametrize(("place", "below"), [
    ("Test Forest", 4), ("Test Jungle", 4), ("Endor: Field", 4), ("Endor: Cellar", 3), ("Kessel: Box", 3)])  # fmt: skip
def test_orrimaarko_in_the_wilds(place: str, below: int):
    s = field()
    s.location("Endor", side="dark")
    assert immunity(s._engine, s.put("Orrimaarko", at=s.location(place)).id) == below


def test_orrimaarko_must_be_present_in_the_wilds():
    s = field()
    crawler = s.put("Crawler", at=s.location("Endor: Field"))
    s.put("Light Flier", aboard=crawler, as_="pilot")
    assert immunity(s._engine, s.put("Orrimaarko", aboard=crawler, as_="passenger").id) == 3


def test_melas_counts_his_people_present_and_himself():
    s = field()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    melas = s.put("Melas", at=box)
    for title, at, below in (("Rebel 1", box, 1), ("Brute 1", box, 1), ("Settler 1", vault, 1), ("Settler 1", box, 2)):
        s.put(title, at=at)
        assert immunity(s._engine, melas.id) == below
    crawler = s.put("Crawler", at=box)
    s.put("Light Flier", aboard=crawler, as_="pilot")
    assert immunity(s._engine, melas.id) == 2


@pytest.mark.parametrize(("who", "place", "below"), [
    ("Imperial 1", "Forest", float("inf")), ("Rebel 1", "Forest", 0), ("Imperial 1", "Kessel: Box", 0)])  # fmt: skip
def test_the_forest_shelters_your_characters(who: str, place: str, below: float):
    s = field()
    s.location("Kessel: Box"), s.location("Forest", side="dark")
    assert immunity(s._engine, s.put(who, at=s.location(place, side="dark" if place == "Forest" else None)).id) == below


def test_the_forest_shelters_nobody_in_a_tank_and_no_tank():
    s = field()
    forest = s.location("Forest", side="dark")
    tank = s.put("Tank", at=forest)
    man = s.put("Imperial 1", aboard=tank, as_="passenger")
    assert (immunity(s._engine, man.id), immunity(s._engine, tank.id)) == (0, 0)


def test_ardan_counts_the_opponents_aliens_present():
    s = field()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    ardan = s.put("Lieutenant Commander Ardan", at=box)
    crawler = s.put("Crawler", at=box)
    for title, where, below in (("Rebel 1", {"at": box}, 0), ("Brute 1", {"at": box}, 0),
    ("Settler 1", {"at": vault}, 0),
                                ("Settler 1", {"aboard": crawler}, 0), ("Settler 1", {"at": box}, 1)):  # fmt: skip
        s.put(title, **where)
        assert immunity(s._engine, ardan.id) == below


@pytest.mark.parametrize(("scout", "pilot", "below"), [
    ("Tempest Scout 1", "Lieutenant Arnet", 4), ("Tempest Scout 1", "Dark Flier", 0),
    ("Tempest Scout 2", "Major Marquand", 3), ("Tempest Scout 2", "Dark Flier", 0)])  # fmt: skip
def test_who_makes_a_scout_walker_immune(scout: str, pilot: str, below: int):
    s = field()
    walker = s.put(scout, at=s.location("Kessel: Box"))
    s.put(pilot, aboard=walker, as_="pilot")
    assert immunity(s._engine, walker.id) == below


NIGHT = Effect("Test Night", DARK, "immunity night", destiny=1, text=[DeployOn(SITE), Grant("nighttime", HERE)])


@pytest.mark.parametrize(("night", "below"), [("", 0), ("here", float("inf")), ("elsewhere", 0)])
def test_fivedesix_is_immune_at_night(night: str, below: float):
    s = field(NIGHT)
    box, street = s.location("Kessel: Box"), s.location("Tatooine: Box")
    if night:
        s.put("Test Night", on=box if night == "here" else street)
    assert immunity(s._engine, s.put("5D6-RA-7 (Fivedesix)", at=box).id) == below
