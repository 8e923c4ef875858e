"""A Death Star that moves, and starships that go there from the planet that it orbits."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario

NEAR = System("Near World", LIGHT, "t_near", ["planet"], (1, 1), parsec=1)
TWIN = System("Twin World", LIGHT, "t_twin", ["planet"], (1, 1), parsec=1)


def space(turn="dark", force=5):
    """The Death Star at parsec 0 with a TIE there; two planets at parsec 1, Kiffex at 2."""
    s = Scenario(cards=[NEAR, TWIN])
    moon = s.location("Death Star")
    near, twin, kiffex = s.location("Near World"), s.location("Twin World"), s.location("Kiffex", side="dark")
    tie = s.put("TIE Fighter", at=moon)
    s.force("dark", force)
    s.force("light", force)
    s.start(turn=turn, phase="move")
    return s, moon, near, twin, kiffex, tie


def next_turn_of_dark(s):
    """Light has a turn, then it is Dark's move phase again."""
    s.until(player="light")
    s.until(phase="move", player="dark")


@pytest.mark.ruling("movement.1", "movement-regular.4", "movement-regular-death-star-orbiting-and-deep-space.3")
def test_moving_a_death_star_is_its_regular_move():
    s, moon, near, twin, kiffex, _ = space()
    assert not s.can("hyperspeed", moon, kiffex)  # 2 parsecs; its hyperspeed is 1
    s.do("hyperspeed", moon, near)
    assert s.count("dark", "force") == 4
    assert not s.can("hyperspeed", moon, twin)
    assert s.why_not("hyperspeed", moon)[0].rule == "movement-regular"
    next_turn_of_dark(s)
    assert s.can("hyperspeed", moon, twin)


@pytest.mark.ruling("movement-regular.4", "movement-regular-death-star-orbiting-and-deep-space.3")
def test_only_dark_moves_it_for_a_force_in_the_move_phase():
    s, moon, *_ = space(turn="light")
    assert not s.can("hyperspeed", moon)
    s, moon, *_ = space(force=0)
    assert not s.can("hyperspeed", moon)


@pytest.mark.ruling("movement-regular-death-star-orbiting-and-deep-space.1")
def test_its_text_gives_hyperspeed_and_first_parsec():
    s, moon, _near, _twin, kiffex, _ = space()
    ship = s.put("Devastator", at=kiffex)  # hyperspeed 3
    assert s.can("hyperspeed", ship, moon)
    assert s.can("hyperspeed", moon, amount=1) and not s.can("hyperspeed", moon, amount=2)


@pytest.mark.ruling("movement-regular-death-star-orbiting-and-deep-space.2", "movement-carrying-cards.2")
def test_what_is_there_is_carried_and_has_not_moved():
    s, moon, near, _twin, _kiffex, tie = space()
    s.do("hyperspeed", moon, near)
    assert s.at(tie) == moon and s.can("hyperspeed", tie, near)


@pytest.mark.ruling("movement-regular-death-star-orbiting-and-deep-space.4",
                    "movement-regular-death-star-orbiting-and-deep-space.5",
                    "movement-regular-moving-to-or-from-the-death-star.3")  # fmt: skip
def test_where_there_are_planets_dark_says_whether_it_orbits_one_and_which():
    s, moon, near, twin, _kiffex, _tie = space()
    assert s.can("hyperspeed", moon, near) and s.can("hyperspeed", moon, twin) and s.can("hyperspeed", moon, amount=1)
    for goal, open_to in (((near,), near), ((twin,), twin), ((), None)):
        s, moon, near, twin, _kiffex, tie = space()
        s.do("hyperspeed", moon, *goal, **({} if goal else {"amount": 1}))
        assert [each for each in (near, twin) if s.can("hyperspeed", tie, each)] == ([open_to] if open_to else [])


@pytest.mark.ruling("movement-regular-death-star-orbiting-and-deep-space.6",
                    "movement-regular-death-star-orbiting-and-deep-space.7")  # fmt: skip
def test_in_and_out_of_orbit_and_from_orbit_to_orbit_for_a_force_each():
    s, moon, near, twin, _kiffex, tie = space(force=9)
    s.do("hyperspeed", moon, amount=1)  # in deep space beside both planets
    next_turn_of_dark(s)
    s.do("hyperspeed", moon, near)
    assert s.can("hyperspeed", tie, near)
    next_turn_of_dark(s)
    s.do("hyperspeed", moon, twin)
    assert s.can("hyperspeed", tie, twin) and not s.can("hyperspeed", tie, near)
    next_turn_of_dark(s)
    s.do("hyperspeed", moon, amount=1)
    assert not s.can("hyperspeed", tie) and s.count("dark", "force") == 5


@pytest.mark.ruling("movement-regular.5", "movement-regular-moving-to-or-from-the-death-star.1")
def test_going_to_or_from_a_death_star_in_orbit_is_a_regular_move():
    s, moon, near, _twin, _kiffex, tie = space()
    s.do("hyperspeed", moon, near)
    s.do("hyperspeed", tie, near)
    assert s.at(tie) == near and s.count("dark", "force") == 3
    assert not s.can("hyperspeed", tie, moon)
    next_turn_of_dark(s)
    s.do("hyperspeed", tie, moon)
    assert s.at(tie) == moon


@pytest.mark.ruling("movement-regular-using-hyperspeed.4", "movement-regular-moving-to-or-from-the-death-star.2")
def test_only_there_no_hyperdrive_is_needed():
    """Between two planets at one parsec a TIE cannot go; to the Death Star in orbit it can, with a pilot."""
    s, moon, near, twin, _kiffex, _ = space()
    tie, empty = s.put("TIE Fighter", at=near), s.put("Black 2", at=near)
    s.do("hyperspeed", moon, near)
    assert s.hyperspeed(tie) is None
    assert s.can("hyperspeed", tie, moon) and not s.can("hyperspeed", tie, twin)
    assert not s.can("hyperspeed", empty, moon)


def test_the_hyperspeed_of_a_mobile_system_can_be_asked_for_and_explained():
    core = Site("Death Star: Central Core", DARK, "t_core", ["interior", "mobile"], (0, 1))
    s = Scenario(cards=[core])
    moon = s.location("Death Star")
    assert s.hyperspeed(moon) == 1
    s.put("R3-T6 (Arthree-Teesix)", at=s.location("Death Star: Central Core"))
    assert s.hyperspeed(moon) == 2
    s.start(turn="dark", phase="move")
    explained = s.game.explain("hyperspeed", moon)
    assert explained.value == 2 and [part.amount for part in explained.parts] == [1, 1]
    assert explained.parts[1].card is not None and explained.parts[1].card.title.startswith("R3-T6")


@pytest.mark.ruling("movement-regular-landing.1")
def test_nothing_lands_from_a_system_that_is_no_planet():
    s = Scenario()
    moon, bay = s.location("Death Star"), s.location("Death Star: Docking Bay 327", side="dark")
    planet, port = s.location("Tatooine", side="dark"), s.location("Tatooine: Docking Bay 94", side="dark")
    over_moon, over_planet = s.put("TIE Fighter", at=moon), s.put("TIE Fighter", at=planet)
    s.start(turn="dark", phase="move")
    assert s.can("land", over_planet, port) and not s.can("land", over_moon, bay)
    assert s.why_not("land", over_moon, bay)[0].rule == "movement-regular-landing"
