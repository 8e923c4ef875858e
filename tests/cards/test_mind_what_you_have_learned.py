"""Mind What You Have Learned, Save You It Can: Luke's way through the Jedi Tests."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.box import fight, scene
from tests.cards.training import School, completed

OBJECTIVE = "Mind What You Have Learned"


def learning(number: int = 1, apprentice: str = "1_19") -> tuple[School, Scenario, CardRef]:
    """Luke learns under the Objective."""
    school = School(1, apprentice=apprentice, mentor="Rebel 6")
    s = school.s
    card = s.objective("light", OBJECTIVE)
    school.done = []
    for each in range(1, number):
        s.happen("complete", school.test)
        school.done.append(school.test)
        school.test = school.set_up(each + 1)
    return school, s, card


@pytest.mark.ruling("mind-what-you-have-learned-save-you-it-can.1")
@pytest.mark.parametrize(("title", "able"), [
    ("Commander Luke Skywalker", True), ("Yoda", True), ("Rebel 3", False),
])  # fmt: skip
def test_any_luke_and_any_yoda_come_to_dagobah_from_the_reserve_deck(title: str, able: bool):
    s = scene()
    site = s.location("Dagobah: Bog Clearing")
    s.location("Dagobah")
    s.put("Rebel 5", at=site)
    objective = s.objective("light", OBJECTIVE)
    card = s.pile("light", "reserve", title)
    s.start(turn="light", phase="deploy")
    assert s.can("use", objective, card, site) is able
    if able:
        s.do("use", objective, card, site)
        assert s.at(card) == site


def test_the_backpack_comes_to_dagobah_too():
    s = scene()
    site, other = s.location("Dagobah: Bog Clearing"), s.location("Tatooine: Box")
    here, there = s.put("Rebel 5", at=site), s.put("Rebel 4", at=other)
    objective = s.objective("light", OBJECTIVE)
    pack = s.pile("light", "reserve", "Luke's Backpack")
    s.start(turn="light", phase="deploy")
    assert (s.can("use", objective, pack, here), s.can("use", objective, pack, there)) == (True, False)


@pytest.mark.ruling("mind-what-you-have-learned-save-you-it-can.1")
def test_from_hand_they_keep_their_restrictions():
    s = scene()
    site = s.location("Dagobah: Bog Clearing")
    s.put("Rebel 5", at=site)
    s.objective("light", OBJECTIVE)
    luke = s.hand("light", "Commander Luke Skywalker")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", luke)


def test_yoda_costs_two_less_there():
    s = scene()
    site = s.location("Dagobah: Bog Clearing")
    yoda, other = s.pile("light", "reserve", "Yoda"), s.hand("light", "Yoda")
    assert s.deploy_cost(yoda, at=site) == 5
    s.objective("light", OBJECTIVE)
    assert s.deploy_cost(yoda, at=site) == 3 and s.deploy_cost(other, at=site) == 5


@pytest.mark.parametrize(("picked", "done"), [(9, True), (2, False)])
def test_of_two_training_destinies_luke_picks_one(picked: int, done: bool):
    school, s, _ = learning()
    s.destinies("light", 2, 9)
    s.start(turn="light", phase="activate")
    s.until(verb="attempt")
    s.do("attempt", school.test)
    s.do("amount", amount=picked + 1)
    assert completed(s, school.test) is done


def test_tests_that_luke_completes_lie_on_the_table():
    for apprentice, carrier in (("1_19", None), ("Rebel 4", True)):
        school, s, _ = learning(2, apprentice)
        assert (s.carrier(school.done[0]) is None) is (carrier is None)
        assert completed(s, school.done[0])


@pytest.mark.ruling("mind-what-you-have-learned-save-you-it-can.2")
def test_all_tests_are_lost_with_luke():
    school, s, _ = learning(3)
    s.happen("lose", school.apprentice)
    assert {s.zone(test) for test in (*school.done, school.test)} == {"lost"}


@pytest.mark.ruling("mind-what-you-have-learned-save-you-it-can.3", "mind-what-you-have-learned-save-you-it-can.4")
@pytest.mark.parametrize(("how", "back"), [("capture", "release"), ("missing", "find")])
def test_tests_wait_for_a_luke_who_is_away(how: str, back: str):
    school, s, _ = learning(2)
    vader = s.put("Darth Vader", at=school.site)
    s.happen(how, school.apprentice)
    if how == "capture":
        s.decide(lambda option: option.verb == "seize" and option.card == vader)
    assert {s.zone(test) for test in (*school.done, school.test)} == {"table"}
    assert not school.offered()
    s.start(turn="light", phase="activate")
    s.happen(back, school.apprentice)
    if how == "capture":
        s.decide(lambda option: option.verb == "release" and option.pile is None)
    assert school.offered()


# -- no drains and nothing retrieved -----------------------------------------------------------------------------------

HARVEST = Site("Dagobah: Field", LIGHT, "mind field", ["exterior", "planet"], (1, 1),
               light=[Action([RetrieveForce(2)], limit=Limit("turn"))])  # fmt: skip


@pytest.mark.ruling("mind-what-you-have-learned-save-you-it-can.5")
@pytest.mark.parametrize(("with_it", "retrieved"), [(False, 2), (True, 0)])
def test_what_happens_on_dagobah_retrieves_nothing(with_it: bool, retrieved: int):
    s = scene(HARVEST)
    field = s.location("Dagobah: Field")
    if with_it:
        s.objective("light", OBJECTIVE)
    s.pile("light", "lost", "Rebel 1", "Rebel 2", "Rebel 3")
    s.start(turn="light", phase="deploy")
    assert s.can("use", field)
    s.do("use", field)
    assert s.count("light", "lost") == 3 - retrieved


@pytest.mark.ruling("mind-what-you-have-learned-save-you-it-can.6")
@pytest.mark.parametrize(("place", "retrieved"), [("Dagobah: Bog Clearing", 0), ("Tatooine: Box", 1)])
def test_the_dark_side_retrieves_nothing_from_battles_there(place: str, retrieved: int):
    s = scene()
    s.objective("light", OBJECTIVE)
    s.put("Draw Their Fire", on="table")
    where = s.location(place)
    s.put("Rebel 3", at=where)
    s.put("Imperial 3", at=where)
    s.pile("dark", "lost", "Imperial 1", "Imperial 2")
    s.start(turn="dark", phase="battle")
    assert s.can("battle", where)
    s.do("battle", where)
    assert s.count("dark", "lost") == 2 - retrieved


@pytest.mark.ruling("mind-what-you-have-learned-save-you-it-can.7")
@pytest.mark.parametrize(("destiny", "zone"), [(2, "table"), (4, "lost")])
def test_failure_at_the_cave_retrieves_nothing_either(destiny: int, zone: str):
    school, s, _ = learning()
    cave = s.location("Dagobah: Cave")
    school.send(school.apprentice, cave)
    failure = s.put("Failure At The Cave", on=cave, targets={"target": school.apprentice})
    s.pile("dark", "lost", "Imperial 1", "Imperial 2", "Imperial 3")
    s.destinies("light", destiny)
    s.start(turn="dark", phase="battle")
    s.do("use", failure)
    assert (s.zone(failure), s.count("dark", "lost")) == (zone, 3 if zone == "table" else 4)


def test_you_do_not_drain_on_dagobah():
    for with_it in (False, True):
        s = scene(HARVEST)
        field, box = s.location("Dagobah: Field"), s.location("Tatooine: Box")
        for place in (field, box):
            s.put("Rebel 3", at=place)
        if with_it:
            s.objective("light", OBJECTIVE)
        s.start(turn="light", phase="control")
        assert (s.can("drain", field), s.can("drain", box)) == (not with_it, True)


# -- Save You It Can ---------------------------------------------------------------------------------------------------


def saved() -> tuple[School, Scenario, CardRef]:
    """Luke has completed the fifth Test, and the Objective has been flipped."""
    school, s, card = learning(5)
    s.pile("light", "lost", *["Rebel 1"] * 11)
    s.happen("complete", school.test)
    while any(option.verb in ("choose", "use") for option in s.decision.options) and not s.can("pass"):
        s.decide(lambda option: option.verb in ("choose", "use"))
    school.done.append(school.test)
    return school, s, card


def test_the_fifth_test_flips_it_and_retrieves_ten_force():
    school, s, card = saved()
    assert s.flipped(card)
    assert s.count("light", "lost") == 1
    assert [len(s.stacked(each)) for each in (school.apprentice, school.test)] == [0, 1]


def test_a_foreseen_card_on_the_test_is_as_good_as_one_on_luke():
    school, s, _ = saved()
    (foreseen,) = s.stacked(school.test)
    place = s.location("Tatooine: Box")
    s.put("Imperial 5", at=place), s.put("Rebel 5", at=place)
    fight(s, place, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.do("use", school.test)
    assert s.battle.destinies("light") == (s.destiny(foreseen),)


def test_tests_are_suspended_not_lost_while_luke_is_gone():
    school, s, card = saved()
    s.force("light", 9)
    place = s.location("Tatooine: Box")
    school.send(school.apprentice, place)
    s.start(turn="light", phase="move")
    s.do("use", card, school.apprentice)
    assert s.zone(school.apprentice) == "hand"
    assert {s.zone(test) for test in school.done} == {"table"}
    s.start(turn="light", phase="deploy")
    s.do("deploy", school.apprentice, place)
    assert s.power(school.apprentice) == 3 + 1  # A Jedi's Strength speaks of him again


@pytest.mark.parametrize(("place", "confronted", "early"), [
    ("Dagobah: Swamp", True, True), ("Dagobah: Swamp", False, False),
    ("Tatooine: Box", True, False)])  # fmt: skip
def test_who_must_confront_vader_may_leave_dagobah_in_the_deploy_phase(place: str, confronted: bool, early: bool):
    school, s, card = saved()
    s.force("light", 9)
    school.send(school.apprentice, s.location(place))
    if confronted:
        s.put("You Must Confront Vader", on="table", targets={"apprentice": school.apprentice})
    s.start(turn="light", phase="control")
    assert not s.can("use", card)
    s.start(turn="light", phase="deploy")
    assert s.can("use", card, school.apprentice) is early
    if early:
        s.force("light", 2)
        assert not s.can("use", card)
        s.force("light", 3)
        s.do("use", card, school.apprentice)
        assert s.zone(school.apprentice) == "hand"
