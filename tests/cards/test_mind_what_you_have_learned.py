"""Mind What You Have Learned, Save You It Can: Luke's way through the Jedi Tests."""

import pytest

from cantina.engine.statuses import has_status
from cantina.engine.texts import text_cancelled
from cantina.lang import *
from cantina.model.card import Definition
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.jedi_tests import School, completed
from tests.cards.sample_cards import BODY, BOX, fight, scene

OBJECTIVE = "Mind What You Have Learned"


def learning(number: int = 1, apprentice: str = "1_19", *extra: Definition) -> tuple[School, Scenario, CardRef]:
    """Luke learns under the Objective."""
    school = School(1, *extra, apprentice=apprentice, mentor="Rebel 6")
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
    ("Commander Luke Skywalker", True), ("Yoda", True), ("Daughter Of Skywalker", True), ("Leia Organa", False),
    ("Rebel 3", False),
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


CALL = Effect("Call", LIGHT, "mind call", destiny=1, text=[
    DeployOnTable(),
    Action([Deploy(one(CHARACTER, among=In("reserve")), to=on("Dagobah") | on("Tatooine"))])])  # fmt: skip
RECLUSE = Rebel("Recluse", "mind recluse", ability=2, text=[DeployOnly(site("Kessel"))], **BODY)
RELICS = [Effect(title, LIGHT, f"mind {title}", destiny=1, text=[DeployOn(SITE)])
          for title in ("Yoda's Hope", "At Peace", "Rite")]  # fmt: skip


def test_it_starts_with_dagobah_which_stays_as_it_is():
    s = Scenario.opening([OBJECTIVE, "Dagobah", "Tatooine"], ["Kessel: Box"], cards=BOX)
    g = s.game.engine
    found = {g.face(card.id).title for card in g.state.cards if card.zone == "table"}
    assert found == {OBJECTIVE, "Dagobah", "Kessel: Box"}
    s.location("Tatooine", side="light")
    swamps, sands = s.hand("dark", "Dagobah", "Tatooine")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", swamps) and s.can("deploy", sands)


@pytest.mark.parametrize(("title", "able"), [
    ("Yoda's Hope", True), ("At Peace", True), ("Rite", False), ("Yoda, Master Of The Force", True),
])  # fmt: skip
def test_what_is_brought_to_dagobah_in_your_deploy_phase(title: str, able: bool):
    s = scene(*RELICS)
    site_ = s.location("Dagobah: Bog Clearing")
    s.put("Rebel 5", at=site_)
    objective = s.objective("light", OBJECTIVE)
    card = s.pile("light", "reserve", title)
    s.start(turn="light", phase="control")
    assert not s.can("use", objective)
    s.start(turn="light", phase="deploy")
    assert s.can("use", objective, card, site_) is able
    s.until(phase="battle")
    assert s.zone(card) == "reserve"  # nobody must


@pytest.mark.parametrize(("title", "place", "able"), [
    ("Commander Luke Skywalker", "Dagobah: Bog Clearing", True), ("Commander Luke Skywalker", "Tatooine: Box", False),
    ("Recluse", "Dagobah: Bog Clearing", False),
])  # fmt: skip
def test_restrictions_are_lifted_for_luke_on_dagobah_alone(title: str, place: str, able: bool):
    s = scene(CALL, RECLUSE)
    where = s.location(place)
    s.put("Rebel 5", at=where)
    s.objective("light", OBJECTIVE)
    call, card = s.put("Call", on="table"), s.pile("light", "reserve", title)
    s.start(turn="light", phase="deploy")
    assert s.can("use", call, card, where) is able


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
    (yoda, luke), other = s.pile("light", "reserve", "Yoda", "1_19"), s.hand("light", "Yoda")
    before = s.deploy_cost(luke, at=site)
    assert s.deploy_cost(yoda, at=site) == 5
    s.objective("light", OBJECTIVE)
    assert s.deploy_cost(yoda, at=site) == 3 and s.deploy_cost(other, at=site) == 5
    assert s.deploy_cost(luke, at=site) == before and s.deploy_cost(yoda, at=s.location("Tatooine: Box")) == 5


@pytest.mark.parametrize(("picked", "done"), [(9, True), (2, False)])
def test_of_two_training_destinies_luke_picks_one(picked: int, done: bool):
    school, s, _ = learning()
    s.destinies("light", 2, 9, 12)
    s.start(turn="light", phase="activate")
    s.until(verb="attempt")
    s.do("attempt", school.test)
    assert {option.amount for option in s.decision.options} == {3, 10}
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


def test_the_opponent_may_drain_there():
    s = scene(HARVEST)
    field = s.location("Dagobah: Field")
    s.put("Imperial 3", at=field)
    s.objective("light", OBJECTIVE)
    s.start(turn="dark", phase="control")
    assert s.can("drain", field)


def guess(title: str, side: str = "dark") -> Definition:
    """An Interrupt of that title that costs the opponent 1 Force if it draws more than 6."""
    return UsedInterrupt(title, side, f"mind {title} {side}", destiny=1, text=[
        Action([DrawDestiny(), If(DESTINY > 6, (LoseForce(1, OPPONENT),))])])  # fmt: skip


@pytest.mark.parametrize(("title", "destiny", "lost"), [
    ("Sense", 3, 1), ("Sense", 2, 0), ("Alter", 3, 1), ("Alter", 2, 0), ("Feeling", 3, 0)])  # fmt: skip
def test_destiny_for_sense_and_alter_is_four_higher(title: str, destiny: int, lost: int):
    s = scene(guess(title))
    s.objective("light", OBJECTIVE)
    card = s.hand("dark", title)
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    while any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    assert s.count("light", "lost") == lost


# -- Save You It Can ---------------------------------------------------------------------------------------------------


def saved(apprentice: str = "1_19", *extra: Definition) -> tuple[School, Scenario, CardRef]:
    """Luke has completed the fifth Test, and the Objective has been flipped. A card lies on Luke besides."""
    school, s, card = learning(5, apprentice, *extra)
    s.stack(school.apprentice, "Rebel 3")
    s.pile("light", "lost", *["Rebel 1"] * 11)
    s.happen("complete", school.test)
    while any(option.verb in ("choose", "use") for option in s.decision.options) and not s.can("pass"):
        s.decide(lambda option: option.verb in ("choose", "use"))
    school.done.append(school.test)
    return school, s, card


@pytest.mark.parametrize("apprentice", ["1_19", "8_8"])  # Luke, or Leia in his place
def test_the_fifth_test_flips_it_and_retrieves_ten_force(apprentice: str):
    school, s, card = saved(apprentice)
    assert s.flipped(card)
    assert s.count("light", "lost") == 1
    assert [len(s.stacked(each)) for each in (school.apprentice, school.test)] == [1, 1]
    assert has_status(s.game.engine, s.stacked(school.test).id, UPSIDE_DOWN)
    s.pile("light", "lost", "Rebel 1", "Rebel 2")
    s.happen("flip", s.objective("dark", "Ralltiir Operations"))
    assert s.count("light", "lost") == 3


@pytest.mark.parametrize("apprentice", ["Rebel 4", "Leia Organa"])
def test_another_apprentice_does_not_flip_it(apprentice: str):
    school, s, card = saved(apprentice)
    assert completed(s, school.test) and not s.flipped(card)


def home(s: Scenario, school: School) -> CardRef:
    """Luke is on Tatooine."""
    place = s.location("Tatooine: Box")
    school.send(school.apprentice, place)
    return place


def test_luke_comes_back_to_hand_for_three_force_and_leaves_his_things():
    school, s, card = saved()
    stick = s.put("Light Stick", on=school.apprentice)
    friend = s.put("Rebel 2", at=home(s, school))
    s.force("light", 9)
    s.start(turn="light", phase="move")
    assert not s.can("use", card, friend)
    s.do("use", card, school.apprentice)
    assert (s.zone(school.apprentice), s.zone(stick), s.count("light", "force")) == ("hand", "used", 6)


@pytest.mark.parametrize("trouble", ["phase", "contested", "elsewhere", "force"])
def test_luke_comes_back_in_your_move_phase_from_where_you_are_in_control(trouble: str):
    school, s, card = saved()
    place = home(s, school)
    s.force("light", 2 if trouble == "force" else 9)
    if trouble == "contested":
        s.put("Imperial 2", at=place)
    if trouble == "elsewhere":
        s.put("Rebel 2", at=s.location("Kessel: Box")), s.put("Imperial 2", at=place)
    s.start(turn="light", phase="deploy" if trouble == "phase" else "move")
    assert not s.can("use", card)
    s.until(phase="draw")
    assert s.on_table(school.apprentice)  # nobody must


def test_luke_need_not_come_back():
    school, s, card = saved()
    home(s, school)
    s.start(turn="light", phase="move")
    assert s.can("use", card)
    s.until(phase="draw")
    assert s.on_table(school.apprentice)


def another_test(s: Scenario, school: School, pupil: CardRef) -> CardRef:
    """The first Test once more, with a mentor of its own."""
    mentor = s.put("Rebel 5", at=school.site)
    return s.put("Great Warrior", on=school.site, targets={"mentor": mentor, "apprentice": pupil})


def test_tests_of_others_lie_where_they_always_do():
    school, s, card = saved()
    pupil = s.put("Rebel 2", at=school.site)
    test = another_test(s, school, pupil)
    s.happen("complete", test)
    assert s.carrier(test) == pupil


def test_only_completed_tests_wait():
    school, s, card = saved()
    pupil = s.put("Rebel 2", at=school.site)
    his = another_test(s, school, pupil)
    s.start(turn="light", phase="move")
    s.happen("lose", pupil)
    assert s.zone(his) == "lost"


def test_only_completed_tests_are_suspended_and_come_back_to_luke():
    school, s, card = saved()
    pupil = s.put("Rebel 2", at=school.site)
    his = another_test(s, school, pupil)
    home(s, school)
    s.start(turn="light", phase="move")
    s.do("use", card, school.apprentice)
    silent = [text_cancelled(s.game.engine, test.id) for test in (*school.done, his)]
    assert silent == [True] * 5 + [False]
    s.start(turn="light", phase="deploy")
    s.do("deploy", school.apprentice, s.location("Kessel: Box"))
    assert not any(text_cancelled(s.game.engine, test.id) for test in school.done)
    s.happen("complete", his)
    assert s.carrier(his) == pupil


def test_nobody_but_luke_becomes_the_apprentice():
    school, s, card = saved()
    place, rebel = home(s, school), s.hand("light", "Rebel 1")
    s.start(turn="light", phase="deploy")
    s.do("deploy", rebel, place)
    assert (s.power(rebel), s.power(school.apprentice)) == (1, 3 + 1)


def test_luke_deploys_anywhere():
    school, s, card = saved("1_19", RECLUSE)
    place = home(s, school)
    luke, recluse = s.hand("light", "Commander Luke Skywalker", "Recluse")
    s.start(turn="light", phase="control")
    s.happen("lose", school.apprentice)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", luke, place) and not s.can("deploy", recluse, place)


@pytest.mark.parametrize(("title", "side", "able"), [
    ("Sense", "dark", False), ("Alter", "dark", False), ("Feeling", "dark", True), ("Sense", "light", True),
])  # fmt: skip
def test_the_opponents_sense_and_alter_are_gone(title: str, side: str, able: bool):
    school, s, card = saved("1_19", guess(title, side))
    played = s.hand(side, title)
    s.start(turn=side, phase="control")
    assert s.can("play", played) is able


@pytest.mark.parametrize(("place", "by", "over"), [
    ("Dagobah: Field", "light", True), ("Tatooine: Box", "light", False), ("Dagobah: Field", "dark", False),
])  # fmt: skip
def test_a_drain_of_yours_on_dagobah_ends_it_all(place: str, by: str, over: bool):
    school, s, card = saved("1_19", HARVEST)
    where, banner = s.location(place), s.put("Light Banner", on="table")
    s.put("Rebel 3" if by == "light" else "Imperial 3", at=where)
    s.start(turn=by, phase="control")
    s.do("drain", where)
    assert (s.zone(card) == "out-of-play") is over and s.on_table(banner)
    assert {s.zone(test) for test in school.done} == {"lost" if over else "table"}


BANISHED = UsedInterrupt("Banished", DARK, "mind banished", destiny=1, text=[
    Action([Put(TARGET, to=In("out-of-play"))], targets=(one(CHARACTER),))])  # fmt: skip


@pytest.mark.parametrize(("who", "over"), [("Luke", True), ("Rebel", False)])
def test_it_all_ends_when_luke_is_out_of_play(who: str, over: bool):
    school, s, card = saved("1_19", BANISHED)
    banner, rebel = s.put("Light Banner", on="table"), s.put("Rebel 2", at=school.site)
    banished = s.hand("dark", "Banished")
    s.start(turn="dark", phase="control")
    s.do("play", banished, school.apprentice if who == "Luke" else rebel)
    assert (s.zone(card) == "out-of-play") is over and s.on_table(banner)
    assert {s.zone(test) for test in school.done} == {"lost" if over else "table"}


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
