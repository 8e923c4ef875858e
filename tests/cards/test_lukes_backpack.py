"""Luke's Backpack: who rides in it, and what happens to them together."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.jedi_tests import School, completed
from tests.cards.sample_cards import scene

LITTLE = Alien("Little Ewok", LIGHT, "backpack ewok", destiny=1, deploy=1, power=1, ability=1, forfeit=1,
               traits=["Ewok"])  # fmt: skip
KABE = Alien("Little Kabe", LIGHT, "backpack kabe", destiny=1, deploy=1, power=1, ability=1, forfeit=1,
             personas=["Kabe"])  # fmt: skip


def packed(*riders: str) -> tuple[Scenario, CardRef, CardRef, list[CardRef]]:
    """Luke with his backpack, and those who might ride in it beside him."""
    s = scene(LITTLE, KABE)
    site = s.location("Tatooine: Box")
    luke = s.put("1_19", at=site)
    pack = s.put("Luke's Backpack", on=luke)
    found = [s.put(title, at=site) for title in riders]
    s.start(turn="light", phase="move")
    return s, luke, pack, found


@pytest.mark.parametrize(("title", "able"), [
    ("Yoda", True), ("Little Kabe", True), ("Jawa", True), ("Little Ewok", True),
    ("Rebel 1", False), ("Settler 1", False),
])  # fmt: skip
def test_only_the_small_ride_in_the_backpack(title: str, able: bool):
    s, luke, pack, _ = packed()
    rider = s.put(title, at=s.at(luke), side="light") if title == "Jawa" else s.put(title, at=s.at(luke))
    assert s.can("embark", rider, pack) is able


def test_there_is_room_for_one_who_is_present_and_comes_along():
    s, luke, pack, (yoda, ewok) = packed("Yoda", "Little Ewok")
    far = s.location("Tatooine: Vault")
    s.do("embark", yoda, pack)
    s.until(player="light")
    assert not s.can("embark", ewok, pack)
    jawa = s.put("Jawa", at=s.at(luke), side="light")
    assert not s.can("embark", jawa, pack)
    s.do("walk", luke, far)
    assert (s.at(yoda), s.aboard(yoda)) == (far, pack)
    assert s.presence("light", far)


@pytest.mark.parametrize(("aboard", "able"), [(True, False), (False, True)])
def test_it_is_not_handed_to_who_sits_in_it(aboard: bool, able: bool):
    s, _, pack, (yoda,) = packed("Yoda")
    if aboard:
        s.do("embark", yoda, pack)
    s.until(player="light", phase="deploy")
    assert s.can("transfer", pack, yoda) is able
    assert bool(s.why_not("transfer", pack, yoda)) is aboard


@pytest.mark.parametrize(("aboard", "done"), [(True, True), (False, False)])
def test_a_mentor_in_the_backpack_adds_one_to_training_destiny(aboard: bool, done: bool):
    school = School(1, mentor="Yoda", apprentice="Rebel 2")
    s = school.s
    pack = s.put("Luke's Backpack", on=school.apprentice)
    if aboard:
        s.game.engine.change(school.mentor.id, at=0, on=pack.id, seat="passenger")
    assert completed(school.attempt(8), school.test) is done


def test_it_adds_no_more_than_one():
    school = School(1, mentor="Yoda", apprentice="Rebel 2")
    pack = school.s.put("Luke's Backpack", on=school.apprentice)
    school.s.game.engine.change(school.mentor.id, at=0, on=pack.id, seat="passenger")
    assert not completed(school.attempt(7), school.test)


@pytest.mark.parametrize(("destiny", "done"), [(11, True), (10, False)])
def test_an_apprentice_in_it_adds_nothing(destiny: int, done: bool):
    school = School(1, LITTLE, apprentice="Little Ewok")
    pack = school.s.put("Luke's Backpack", on=school.mentor)
    school.s.game.engine.change(school.apprentice.id, at=0, on=pack.id, seat="passenger")
    assert completed(school.attempt(destiny), school.test) is done


def test_it_is_strapped_to_characters():
    s = scene()
    site = s.location("Tatooine: Box")
    man, car = s.put("Rebel 1", at=site), s.put("Skiff", at=site)
    pack = s.hand("light", "Luke's Backpack")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", pack, man) and not s.can("deploy", pack, car) and not s.can("deploy", pack, site)


def test_another_rider_adds_nothing():
    school = School(1, LITTLE, mentor="Yoda", apprentice="Rebel 2")
    s = school.s
    pack = s.put("Luke's Backpack", on=school.apprentice)
    s.put("Little Ewok", aboard=pack, as_="passenger")
    assert not completed(school.attempt(8), school.test)


@pytest.mark.ruling("missing.9")
def test_who_rides_in_the_backpack_goes_missing_with_its_bearer():
    s, luke, pack, (yoda,) = packed("Yoda")
    s.do("embark", yoda, pack)
    s.happen("missing", luke)
    assert (s.missing(luke), s.missing(yoda)) == (True, True)


@pytest.mark.ruling("missing.9")
def test_who_stands_beside_does_not_go_missing():
    s, luke, _, (yoda,) = packed("Yoda")
    s.happen("missing", luke)
    assert (s.missing(luke), s.missing(yoda)) == (True, False)


@pytest.mark.ruling("missing.11")
@pytest.mark.parametrize("first", ["luke", "yoda"])
@pytest.mark.parametrize(("what", "zone"), [("find", "table"), ("lose", "lost")])
def test_missing_together_they_are_found_and_lost_together(first: str, what: str, zone: str):
    s, luke, pack, (yoda,) = packed("Yoda")
    s.do("embark", yoda, pack)
    s.happen("missing", luke)
    s.happen(what, luke if first == "luke" else yoda)
    assert (s.zone(luke), s.zone(yoda)) == (zone, zone)


DEVICES = [Device(f"Tool {n}", LIGHT, f"backpack tool {n}", destiny=1, text=[
    DeployOn(CHARACTER), Action([RetrieveForce(1)], limit=Limit("turn"))]) for n in (1, 2)]  # fmt: skip


@pytest.mark.parametrize("with_it", [True, False])
def test_any_number_of_devices_may_be_used(with_it: bool):
    s = scene(*DEVICES)
    luke = s.put("1_19", at=s.location("Tatooine: Box"))
    tools = [s.put(f"Tool {n}", on=luke) for n in (1, 2)]
    if with_it:
        s.put("Luke's Backpack", on=luke)
    s.pile("light", "lost", "Rebel 1", "Rebel 2", "Rebel 3")
    s.start(turn="light", phase="deploy")
    s.do("use", tools[0])
    s.until(player="light")
    assert s.can("use", tools[1]) is with_it
