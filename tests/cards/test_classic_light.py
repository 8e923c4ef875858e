"""Cards of the classic Light Side deck."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.box import drawn, fight, scene
from tests.cards.training import School, completed


@pytest.mark.parametrize(("place", "dark"), [("Alderaan", 5), ("Calm", 6)])
def test_destinies_of_the_dark_side_are_lower_at_alderaan(place: str, dark: int):
    s = scene()
    where = {title: s.location(title) for title in ("Alderaan", "Calm")}[place]
    s.put("Darth Vader", aboard=s.put("Dreadnaught", at=where), as_="pilot")
    s.put("Luke Skywalker", aboard=s.put("Cruiser", at=where), as_="pilot")
    fight(s, where, "light")
    s.destinies("dark", 5)
    s.destinies("light", 3)
    drawn(s)
    assert (s.battle.destinies("dark"), s.battle.destinies("light")) == ((dark,), (3,))


@pytest.mark.parametrize(("side", "amount"), [("dark", 2), ("light", 0)])
def test_whoever_controls_alderaan_for_the_empire_drains_more(side: str, amount: int):
    s = scene()
    where = s.location("Alderaan")
    ship, pilot = ("Dreadnaught", "Darth Vader") if side == "dark" else ("Cruiser", "Luke Skywalker")
    s.put(pilot, aboard=s.put(ship, at=where), as_="pilot")
    assert s.drain_amount(side, where) == amount


@pytest.mark.parametrize(("side", "costs"), [("light", (1, 2)), ("dark", (3, 6))])
def test_transit_through_echo_docking_bay(side: str, costs: tuple[int, int]):
    for away, cost in zip((True, False), costs, strict=True):
        s = scene()
        echo, other = s.location("Hoth: Echo Docking Bay"), s.location("Cloud City: Platform 327 (Docking Bay)")
        start, end = (echo, other) if away else (other, echo)
        title = "Rebel 1" if side == "light" else "Imperial 1"
        walker = s.put(title, at=start)
        usual = 1 if side == "light" else 2
        needed = cost if away else usual + (0 if side == "light" else 4)
        for force in (needed - 1, needed):
            s.force(side, force)
            s.start(turn=side, phase="move")
            assert s.can("transit", start, end, walker) is (force == needed)


def fading(*controlled: str) -> tuple[Scenario, CardRef]:
    more = Effect("More", DARK, "classic more", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +1, EACH)])
    s = scene(more)
    s.put("More", on="table")
    for title in controlled:
        place = s.location(title)
        if title in ("Calm", "Coruscant"):
            s.put("Luke Skywalker", aboard=s.put("Cruiser", at=place), as_="pilot")
        else:
            s.put("Rebel 3", at=place)
    drained = s.location("Kessel: Box")
    s.put("Imperial 3", at=drained)
    s.put("Menace Fades", on="table")
    return s, drained


@pytest.mark.parametrize(("controlled", "amount"), [
    (("Tatooine: Box", "Calm"), 1), (("Tatooine: Box",), 2), (("Calm",), 2),
    (("Death Star: Box", "Death Star: Docking Bay 327", "Death Star: Level 4 Military Corridor"), 1),
    (("Death Star: Docking Bay 327", "Death Star: Level 4 Military Corridor"), 2),
])  # fmt: skip
def test_drain_bonuses_fade(controlled: tuple[str, ...], amount: int):
    s, drained = fading(*controlled)
    assert s.drain_amount("dark", drained) == amount


def test_lukes_lightsaber_is_for_luke_and_protects_him():
    s = scene()
    site = s.location("Tatooine: Box")
    luke, other = s.put("1_19", at=site), s.put("Rebel 4", at=site)
    saber = s.hand("light", "Luke's Lightsaber")
    before = s.defense(luke)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", saber, other)
    s.do("deploy", saber, luke)
    assert (s.defense(luke), s.defense(other)) == (before + 1, 4)


@pytest.mark.parametrize(("destinies", "hit"), [((2, 2), True), ((2, 1), False)])
def test_lukes_lightsaber_draws_two_destinies(destinies: tuple[int, int], hit: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    saber = s.put("Luke's Lightsaber", on=s.put("1_19", at=site))
    foe = s.put("Imperial 3", at=site)
    fight(s, site, "light")
    s.force("light", 0)
    s.destinies("light", *destinies)
    s.do("fire", saber, foe)
    assert (s.hit(foe), s.forfeit(foe)) == ((True, 0) if hit else (False, 5))


@pytest.mark.parametrize(("armed", "done"), [(True, True), (False, False)])
def test_lukes_lightsaber_adds_to_his_training(armed: bool, done: bool):
    school = School(1, apprentice="1_19")
    if armed:
        school.s.put("Luke's Lightsaber", on=school.apprentice)
    assert completed(school.attempt(7), school.test) is done
