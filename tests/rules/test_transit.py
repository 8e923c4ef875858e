"""Docking bay transit of cards that move free (glossary: movement-regular-docking-bay-transit)."""

from cantina.testing import Scenario


def bays(force: int) -> tuple:
    s = Scenario()
    here, there = (s.location(bay, side="light") for bay in ("Tatooine: Docking Bay 94", "Yavin 4: Docking Bay"))
    car = s.put("Luke's X-34 Landspeeder", at=here)
    s.force("light", force)
    return s, here, there, car


def test_what_moves_free_transits_free():
    s, here, there, car = bays(force=1)
    s.put("Luke Skywalker", aboard=car, as_="driver")
    s.start(turn="light", phase="move")
    s.do("transit", here, there)
    assert s.at(car) == there and s.count("light", "force") == 1


def test_without_luke_aboard_it_pays():
    s, here, there, car = bays(force=1)
    s.put("Rebel Trooper", aboard=car, as_="driver")
    s.start(turn="light", phase="move")
    s.do("transit", here, there)
    assert s.at(car) == there and s.count("light", "force") == 0


def test_company_that_does_not_move_free_costs_what_the_bay_asks_for():
    s, here, there, car = bays(force=1)
    s.put("Luke Skywalker", aboard=car, as_="driver")
    trooper = s.put("Rebel Trooper", at=here)
    s.start(turn="light", phase="move")
    s.do("transit", here, there, car, trooper)
    assert s.at(trooper) == there and s.count("light", "force") == 0


def test_without_force_only_what_moves_free_goes():
    s, here, there, car = bays(force=0)
    trooper = s.put("Rebel Trooper", at=here)
    s.start(turn="light", phase="move")
    assert not s.can("transit", here) and s.why_not("transit", here)[0].rule == "force-pile"
    s.put("Luke Skywalker", aboard=car, as_="driver")
    s.do("transit", here, there)
    assert s.at(car) == there and s.at(trooper) == here
