"""Jedi Tests, those who teach and learn, and what hinders them."""

import pytest

from cantina.engine.board import stacked_on
from cantina.engine.values import value
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.targets import targets_of
from cantina.testing import Scenario
from tests.cards.jedi_tests import SITES, TESTS, School, completed
from tests.cards.sample_cards import crewed, draws, fight, scene

# -- who teaches whom --------------------------------------------------------------------------------------------------


def deploying(*present: str, hand: tuple[str, ...] = (), force: int = 12) -> tuple[Scenario, CardRef, list[CardRef]]:
    """Great Warrior in hand; these cards at a site of Dagobah."""
    s = scene(force=force)
    site = s.location("Dagobah: Bog Clearing")
    people = [s.put(title, at=site) for title in present]
    s.hand("light", *hand)
    test = s.hand("light", "Great Warrior")
    s.start(turn="light", phase="deploy")
    return s, test, people


@pytest.mark.ruling("mentor.1")
@pytest.mark.parametrize(("title", "able"), [("Rebel 3", True), ("Rebel 2", False), ("Light Droid", False)])
def test_a_mentor_has_ability_above_two(title: str, able: bool):
    s, test, (mentor, pupil) = deploying(title, "Rebel 1")
    assert s.can("deploy", test, mentor, pupil) is able
    assert s.reasons("deploy", test) == ([] if able else ["deploys-on"])


@pytest.mark.parametrize(
    ("title", "able"),
    [("Rebel 1", True), ("Settler 4", True), ("Rebel 5", False), ("Light Droid", False), ("Imperial 1", False)],
)
def test_an_apprentice_is_a_character_of_less_ability_than_the_mentor(title: str, able: bool):
    s, test, (mentor, pupil) = deploying("Rebel 5", title)
    assert s.can("deploy", test, mentor, pupil) is able


def test_a_jedi_learns_no_more():
    s, test, (mentor, pupil) = deploying("Yoda", "Rebel 6")
    assert not s.can("deploy", test, mentor, pupil)


def test_one_mentor_has_one_apprentice_and_no_apprentice_teaches():
    s = scene()
    site = s.location("Dagobah: Bog Clearing")
    mentor, pupil, other = (s.put(title, at=site) for title in ("Rebel 5", "Rebel 4", "Rebel 1"))
    s.put("Great Warrior", on=site, targets={"mentor": mentor, "apprentice": pupil})
    test = s.hand("light", "Great Warrior")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", test)
    free = s.put("Rebel 6", at=site)
    assert s.can("deploy", test, site, free, other)
    assert not s.can("deploy", test, site, free, pupil)


def test_both_are_where_the_first_test_is():
    s = scene()
    site, far = s.location("Dagobah: Bog Clearing"), s.location("Dagobah: Swamp")
    s.put("Rebel 5", at=far)
    s.put("Rebel 1", at=site)
    test = s.hand("light", "Great Warrior")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", test)
    s.put("Rebel 5", at=site)
    assert s.can("deploy", test, site)


def test_the_first_test_deploys_at_sites_of_dagobah_only():
    s = scene()
    system, box = s.location("Dagobah"), s.location("Tatooine: Box")
    ship = crewed(s, "Cruiser", system)
    for title in ("Rebel 5", "Rebel 1"):
        s.put(title, aboard=ship, as_="passenger"), s.put(title, at=box)
    test = s.hand("light", "Great Warrior")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", test)


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_later_test_takes_a_mentor_on_dagobah_and_its_own_apprentice(number: int):
    school = School(number - 1)
    s = school.s
    s.happen("complete", school.test)
    place = s.location(SITES[number] if number != 2 else "Dagobah: Swamp")
    other, orbit = s.put("Rebel 6", at=school.site), crewed(s, "Cruiser", s.location("Dagobah"))
    box = s.location("Tatooine: Box")
    s.put("Rebel 6", at=box), s.put("Rebel 6", aboard=orbit, as_="passenger"), s.put("Imperial 6", at=school.site)
    stranger = s.put("Rebel 2", at=school.site)
    if number > 2:
        s.happen("complete", s.put(TESTS[1], on=school.site, targets={"mentor": other, "apprentice": stranger}))
    test = s.hand("light", TESTS[number])
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", test, box) and not s.can("deploy", test, s.location("Dagobah"))
    s.do("deploy", test, place)
    assert {option.card for option in s.decision.options if option.verb == "choose"} == {school.mentor, other}
    s.do("choose", other)
    assert targets_of(s.game.engine, test.id) == [other.id, school.apprentice.id]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_who_has_a_test_to_finish_begins_no_other(number: int):
    s = School(number).s
    s.location("Dagobah: Swamp")
    test = s.hand("light", TESTS[number])
    s.put("Rebel 6", at=s.location(SITES[number]))
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", test)


def board(school: School, card: CardRef, hull: str, place: CardRef) -> None:
    """A card is aboard of a ship or vehicle from now on."""
    craft = crewed(school.s, hull, place)
    school.s.game.engine.change(card.id, at=0, on=craft.id, seat="passenger")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("where", ["elsewhere", "enclosed"])
def test_an_apprentice_who_is_not_present_attempts_nothing(number: int, where: str):
    school = School(number)
    assert school.offered("end")
    if where == "elsewhere":
        school.send(school.apprentice, school.s.location("Dagobah: Training Area"))
    else:
        board(school, school.apprentice, "Crawler", school.site)
    assert not school.offered("end")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("where", ["enclosed", "nearby", "orbit", "far"])
def test_the_mentor_is_present_at_the_first_attempt_and_on_dagobah_later(number: int, where: str):
    school = School(number)
    s = school.s
    if where == "enclosed":
        board(school, school.mentor, "Crawler", school.site)
    elif where == "orbit":
        board(school, school.mentor, "Cruiser", s.location("Dagobah"))
    else:
        school.send(school.mentor, s.location("Dagobah: Training Area" if where == "nearby" else "Tatooine: Box"))
    assert school.offered("end") is (number > 1 and where in ("enclosed", "nearby"))


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_an_attempt_comes_first_in_ones_own_control_phase(number: int):
    school = School(number)
    s = school.s
    s.put("Rebel 1", at=s.location("Tatooine: Box"))  # who could drain
    s.start(turn="light", phase="activate")
    while not (offers := {option.verb for option in s.decision.options} & {"attempt", "drain"}):
        s.pass_()
    assert offers == {"attempt"} and s.game.engine.state.phase == "control"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_nothing_is_attempted_in_the_opponents_turn(number: int):
    s = School(number).s
    s.start(turn="dark", phase="activate")
    while s.game.engine.state.player == "dark":
        assert not s.can("attempt")
        s.pass_()


# -- Great Warrior -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("great-warrior.1")
def test_targets_belong_to_the_deployment_of_the_test():
    s, test, (mentor, pupil) = deploying("Rebel 5", "Rebel 1")
    other = s.put("Rebel 2", at=s.at(pupil))
    s.do("deploy", test)
    assert {option.card for option in s.decision.options if option.card} == {pupil, other}
    assert s.can("cancel")
    s.do("choose", pupil)
    assert s.zone(test) == "table"
    assert targets_of(s.game.engine, test.id) == [mentor.id, pupil.id]


def bringing(title: str, force: int = 3) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """Great Warrior in hand, and somebody who might come along."""
    s = scene(force=force)
    site = s.location("Dagobah: Bog Clearing")
    s.put("Rebel 5", at=site)
    test, pupil = s.hand("light", "Great Warrior", title)
    s.start(turn="light", phase="deploy")
    return s, site, test, pupil


@pytest.mark.ruling("great-warrior.1")
def test_an_apprentice_may_come_from_hand_with_the_test():
    s, site, test, luke = bringing("Luke Skywalker")
    assert not s.can("deploy", luke)  # nobody deploys to Dagobah by himself
    s.do("deploy", test, site, luke)
    assert (s.at(luke), s.zone(test), s.count("light", "force")) == (site, "table", 0)


@pytest.mark.parametrize(("title", "force"), [("Luke Skywalker", 2), ("Rebel 5", 9), ("Light Droid", 9), ("Skiff", 9)])
def test_who_comes_along_is_paid_for_and_fit_to_learn(title: str, force: int):
    s, _, test, _ = bringing(title, force)
    assert not s.can("deploy", test)


def test_a_second_luke_does_not_come_along():
    s, _, test, _ = bringing("Luke Skywalker", 9)
    s.put("Luke Skywalker", at=s.location("Tatooine: Box"))
    assert not s.can("deploy", test)


RECALL = LostInterrupt("Recall", DARK, "training recall", destiny=1, text=[
    Response(just_deployed(JEDI_TEST, by=OPPONENT), [Put(THAT, to=In("hand"))])])  # fmt: skip


@pytest.mark.ruling("great-warrior.2")
@pytest.mark.parametrize("title", ["I'd Just As Soon Kiss A Wookiee", "Recall"])
def test_what_came_together_goes_back_together(title: str):
    s = scene(RECALL)
    site = s.location("Dagobah: Bog Clearing")
    mentor = s.put("Rebel 5", at=site)
    (test, luke), card = s.hand("light", "Great Warrior", "Luke Skywalker"), s.hand("dark", title)
    s.start(turn="light", phase="deploy")
    s.do("deploy", test, site, luke)
    s.do("play", card)
    assert (s.zone(test), s.zone(luke), s.zone(mentor)) == ("hand", "hand", "table")


@pytest.mark.ruling("great-warrior.2")
def test_an_apprentice_who_was_there_before_stays():
    s = scene(RECALL)
    site = s.location("Dagobah: Bog Clearing")
    s.put("Rebel 5", at=site)
    luke, test, card = s.put("1_19", at=site), s.hand("light", "Great Warrior"), s.hand("dark", "Recall")
    s.start(turn="light", phase="deploy")
    s.do("deploy", test, site)
    s.do("play", card)
    assert (s.zone(test), s.zone(luke)) == ("hand", "table")


@pytest.mark.parametrize(("destiny", "done"), [(10, True), (9, False)])
def test_training_destiny_and_ability_exceed_the_number_of_the_test(destiny: int, done: bool):
    school = School(1)
    s = school.attempt(destiny)  # + 2 + 1 for the site
    assert completed(s, school.test) is done
    assert (s.carrier(school.test) == school.apprentice) is done
    assert s.count("light", "lost") == 0
    assert not s.can("attempt", school.test)


def test_a_failed_attempt_may_be_repeated_in_the_next_turn():
    school = School(1)
    s = school.attempt(1)
    s.until(player="dark", phase="control")
    s.destinies("light", 10)
    s.until(verb="attempt")
    s.do("attempt", school.test)
    assert completed(s, school.test)


def test_an_attempt_is_made_at_the_start_of_the_control_phase_by_those_who_are_present():
    assert School(1).offered()
    for who in ("mentor", "apprentice"):
        school = School(1)
        school.s.happen("lose", getattr(school, who))
        assert not school.offered()
        assert school.s.zone(school.test) == "lost"  # it has lost a target


def test_the_first_test_wants_the_mentor_present_later_ones_on_dagobah():
    for number, offered in ((1, False), (2, True)):
        school = School(number)
        far = school.s.location("Dagobah: Swamp")
        school.send(school.mentor, far)
        assert school.offered() is offered
        school.send(school.mentor, school.s.location("Tatooine: Box"))
        assert not school.offered()


@pytest.mark.ruling("generic-sites.7")
def test_generic_sites_add_nothing_to_training_destiny():
    for extra, done in (("Swamp", False), ("Dagobah: Swamp", True)):
        school = School(1)
        school.s.location(extra)
        assert completed(school.attempt(9), school.test) is done


@pytest.mark.ruling("great-warrior.3", "great-warrior.4")
def test_drain_bonuses_of_the_opponent_are_cancelled_and_nothing_else():
    more = Effect("More", DARK, "training more", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +2, EACH)])
    less = Effect("Less", DARK, "training less", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", -1, EACH)])
    for finished in (False, True):
        school = School(2 if finished else 1, more, less)
        s = school.s
        theirs, mine = s.location("Tatooine: Box"), s.location("Kessel: Box")
        s.put("Imperial 1", at=theirs)
        s.put("Rebel 1", at=mine)
        for title in ("More", "Less"):
            s.put(title, on="table")
        assert s.drain_amount("dark", theirs) == (0 if finished else 2)
        assert s.drain_amount("light", mine) == 2


def test_whoever_completes_a_test_may_exchange_a_card_for_another_one():
    school = School(1)
    lost, spare = school.s.pile("light", "lost", "A Jedi's Strength", "Rebel 1"), school.s.hand("light", "Rebel 3")
    s = school.attempt(10)
    assert not s.can("use", school.test, spare, lost[1])
    s.do("use", school.test, spare, lost[0])
    assert (s.zone(lost[0]), s.zone(spare), s.zone(lost[1])) == ("hand", "lost", "lost")


def test_the_exchange_belongs_to_the_moment():
    school = School(1)
    school.s.pile("light", "lost", "A Jedi's Strength"), school.s.hand("light", "Rebel 3")
    s = school.attempt(10)
    s.pass_()
    s.until(player="light", phase="deploy")
    assert not s.can("use", school.test)


@pytest.mark.parametrize(("lost", "hand", "destiny"), [(False, True, 10), (True, False, 10), (True, True, 9)])
def test_there_is_no_exchange_without_lost_cards_a_hand_and_success(lost: bool, hand: bool, destiny: int):
    school = School(1)
    if lost:
        school.s.pile("light", "lost", "A Jedi's Strength")
    if hand:
        school.s.hand("light", "Rebel 3")
    s = school.attempt(destiny)
    assert not s.can("use", school.test)


# -- what a completed Test brings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "ability"), [("Rebel 2", 3), ("Rebel 4", 4)])
def test_the_ability_of_an_apprentice_rises_to_the_number_of_the_test(title: str, ability: int):
    school = School(4, apprentice=title)
    assert school.s.ability(school.apprentice) == ability


def test_completed_tests_go_with_the_apprentice():
    luke = Rebel("Jedi Luke", "training luke", unique=1, personas=["Luke"], destiny=1, deploy=2, power=6, ability=6,
                 forfeit=5)  # fmt: skip
    school = School(3, luke, apprentice="1_19", mentor="Yoda")
    s = school.s
    new = s.hand("light", "Jedi Luke")
    s.start(turn="light", phase="deploy")
    s.do("replace", new, school.apprentice)
    assert [s.carrier(each) for each in school.done] == [new, new]
    assert s.zone(school.test) == "lost"  # a Jedi learns no more
    s.happen("lose", new)
    assert {s.zone(each) for each in school.done} == {"lost"}


def test_a_completed_test_needs_no_mentor():
    school = School(2)
    school.s.happen("lose", school.mentor)
    assert [school.s.zone(each) for each in (*school.done, school.test)] == ["table", "lost"]


@pytest.mark.ruling("crossing-over.12")
def test_tests_of_a_character_who_crosses_over_serve_the_other_player():
    more = Effect("More", DARK, "training more", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +1, EACH)])
    school = School(2, more)
    s = school.s
    theirs, mine = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Imperial 1", at=theirs)
    s.put("Rebel 1", at=mine)
    s.put("More", on="table")
    assert (s.drain_amount("dark", theirs), s.drain_amount("light", mine)) == (1, 2)
    s.happen("cross-over", school.apprentice)
    assert (s.drain_amount("dark", theirs), s.drain_amount("light", mine)) == (2, 1)
    assert (s.zone(school.done[0]), s.zone(school.test)) == ("table", "lost")


def test_a_test_needs_the_one_before_it_completed_by_the_same_apprentice():
    school = School(2)
    s = school.s
    stranger = s.put("Rebel 3", at=school.site)
    later = s.hand("light", TESTS[2])
    s.location("Dagobah: Jungle")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", later)  # its apprentice has a Test to finish
    s.happen("lose", school.test)
    assert s.can("deploy", later)
    s.do("deploy", later)
    assert stranger.id not in targets_of(s.game.engine, later.id)


# -- A Jedi's Strength -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "done"), [(11, True), (10, False)])
def test_the_second_test_is_harder(destiny: int, done: bool):
    school = School(2)
    assert completed(school.attempt(destiny), school.test) is done


def test_the_second_test_lies_at_an_unoccupied_site_and_the_opponent_pushes_it_along():
    school = School(1)
    s = school.s
    s.happen("complete", school.test)
    near, far = s.location("Dagobah: Swamp"), s.location("Dagobah: Jungle")
    elsewhere = s.location("Dagobah"), s.location("Tatooine: Vault")
    test = s.hand("light", TESTS[2])
    s.start(turn="light", phase="deploy")
    assert not any(s.can("deploy", test, each) for each in (school.site, *elsewhere))
    s.do("deploy", test, near)
    s.until(player="dark", verb="use")
    box, more = s.location("Tatooine: Box"), s.location("Dagobah: Training Area")
    assert s.game.engine.state.phase == "move"
    places = (school.site, far, more, box)
    assert [s.can("use", test, each) for each in places] == [s.adjacent(each, near) for each in places]
    assert not all(s.adjacent(each, near) for each in (school.site, far, more))
    s.do("use", test, far)
    assert s.at(test) == far
    assert s.game.engine.state.phase == "move" and s.can("walk", school.apprentice)  # the phase has only begun
    s.until(player="dark", phase="move")
    assert not s.can("use", test)


def test_the_apprentice_walks_and_rides_nothing_until_he_has_completed_it():
    for finished in (False, True):
        school = School(3 if finished else 2)
        s = school.s
        skiff = s.put("Skiff", at=school.site)
        s.location("Dagobah: Training Area")
        s.start(turn="light", phase="move")
        s.until(player="light")
        assert s.can("walk", school.apprentice)
        assert s.can("embark", school.apprentice, skiff) is finished
        assert s.can("embark", school.mentor, skiff)


def test_strength_adds_power_and_makes_the_opponent_need_ability_six():
    for finished in (False, True):
        school = School(3 if finished else 2)
        s = school.s
        assert s.power(school.apprentice) == (2 if finished else 1)
        place = s.location("Tatooine: Box")
        s.put("Imperial 5", at=place)
        s.put("Rebel 5", at=place)
        fight(s, place, "light")
        assert (draws(s, "dark"), draws(s, "light")) == (0 if finished else 1, 1)


# -- Domain Of Evil ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "done"), [(12, True), (11, False)])
def test_the_third_test_is_attempted_when_the_turn_ends(destiny: int, done: bool):
    school = School(3)
    assert not school.offered("draw")
    s = school.attempt(destiny)  # 2 + 1 for the site
    assert completed(s, school.test) is done


def test_the_third_test_deploys_at_the_jungle_or_the_cave():
    school = School(2)
    s = school.s
    s.happen("complete", school.test)
    jungle, cave, area = (s.location(f"Dagobah: {name}") for name in ("Jungle", "Cave", "Training Area"))
    test = s.hand("light", TESTS[3])
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", test, each) for each in (jungle, cave, area, school.site)] == [True, True, False, False]


@pytest.mark.parametrize("deed", ["", "battle", "drain", "attempt"])
def test_the_third_test_wants_a_turn_of_peace(deed: str):
    school = School(3)
    s = school.s
    place = s.location("Tatooine: Box")
    s.put("Rebel 1", at=place)
    if deed == "battle":
        s.put("Imperial 1", at=place)
    if deed == "attempt":
        other = [s.put(title, at=school.site) for title in ("Rebel 5", "Rebel 1")]
        s.put(TESTS[1], on=school.site, targets=dict(zip(("mentor", "apprentice"), other, strict=True)))
    s.start(turn="light", phase="activate")
    if deed:
        s.until(phase="battle" if deed == "battle" else "control", verb=deed)
        s.do(deed) if deed != "drain" else s.do(deed, place)
    while s.game.engine.state.player == "light" and s.game.engine.state.phase != "end":
        s.game.choose(max(n for n, option in enumerate(s.decision.options) if option.verb != "cancel"))
    assert s.can("attempt", school.test) is (deed == "")


def test_an_attempt_of_another_kind_breaks_no_peace():
    feat = Effect("Feat", LIGHT, "training feat", destiny=1, text=[
        DeployOnTable(), Attempt([ActivateForce(1)], during="control", whose=YOU)])  # fmt: skip
    school = School(3, feat)
    s = school.s
    card = s.put("Feat", on="table")
    s.start(turn="light", phase="control")
    s.do("attempt", card)
    s.until(phase="draw", player="light")
    s.until(verb="attempt")
    assert s.can("attempt", school.test) and s.game.engine.state.player == "light"


@pytest.mark.parametrize(("side", "able"), [("dark", True), ("light", False)])
def test_domain_of_evil_lowers_destinies_of_the_opponent(side: str, able: bool):
    school = School(4)
    s = school.s
    place = s.location("Tatooine: Box")
    s.put("Imperial 6", at=place)
    s.put("Rebel 5", at=place)
    fight(s, place, side)
    s.destinies("dark", 4)
    s.destinies("light", 5)
    s.until(verb="draw-destiny")
    while s.decision.player != side:
        s.do("draw-destiny")
    s.do("draw-destiny")
    domain = school.done[2]
    assert s.can("use", domain) is able
    if able:
        s.do("use", domain)
        assert s.battle.destinies("dark") == (3,)


# -- Size Matters Not --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "done"), [(12, True), (11, False)])
def test_the_fourth_test_is_the_hardest(destiny: int, done: bool):
    school = School(4)  # ability 3 by now
    assert completed(school.attempt(destiny), school.test) is done


def test_the_fourth_test_deploys_at_the_swamp_or_the_clearing():
    school = School(3)
    s = school.s
    s.happen("complete", school.test)
    clearing, swamp = s.location("Dagobah: Bog Clearing"), s.location("Dagobah: Swamp")
    test = s.hand("light", TESTS[4])
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", test, each) for each in (clearing, swamp, school.site)] == [True, True, False]


def test_size_matters_not_finds_a_card_in_each_control_phase():
    school = School(5)
    s, size = school.s, school.done[3]
    s.force("light", 4)
    wanted = s.pile("light", "reserve", "Luke Skywalker")
    s.start(turn="light", phase="control")
    s.until(phase="control", verb="use")
    assert s.game.engine.state.player == "light"
    s.do("use", size, wanted)
    assert (s.zone(wanted), s.count("light", "force")) == ("hand", 2)
    assert not s.can("use", size)
    s.until(phase="deploy")
    assert not s.can("use", size)
    s.until(player="light", phase="control")
    s.until(verb="use")
    s.force("light", 1)
    assert not s.can("use", size)


def test_nobody_has_to_look_for_a_card():
    s = School(5).s
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert (s.count("light", "force"), s.count("light", "hand")) == (12, 0)


@pytest.mark.parametrize(("number", "immunity"), [(4, 0), (5, 3)])
def test_size_matters_not_makes_immune_to_attrition(number: int, immunity: int):
    school = School(number)
    assert immunity_of(school) == immunity


def immunity_of(school: School) -> float:
    return value(school.s.game.engine, "immunity", school.apprentice.id) or 0


# -- It Is The Future You See ------------------------------------------------------------------------------------------


def foreseeing() -> tuple[School, Scenario]:
    """The fifth Test is being attempted."""
    school = School(5)
    s = school.s
    s.start(turn="light", phase="activate")
    s.until(verb="attempt")
    s.do("attempt", school.test)
    return school, s


@pytest.mark.ruling("failure-at-the-cave.6")
def test_the_apprentice_is_upside_down_until_the_end_of_the_next_turn():
    school, s = foreseeing()
    near = s.location("Dagobah: Jungle")
    assert (s.power(school.apprentice), completed(s, school.test)) == (0, False)
    s.until(phase="move")
    assert not s.can("walk", school.apprentice, near)
    assert s.can("walk", school.mentor, near)
    s.until(player="dark", phase="control")
    assert not completed(s, school.test)
    s.until(player="light", phase="draw")
    assert (s.power(school.apprentice), completed(s, school.test)) == (0, False)
    s.pass_()
    assert completed(s, school.test)
    assert (s.power(school.apprentice), s.ability(school.apprentice)) == (2, 5)
    assert s.carrier(school.test) == school.apprentice


def test_a_test_in_the_making_is_not_attempted_again():
    school, s = foreseeing()
    s.until(player="dark", phase="control")
    s.until(player="light", phase="activate")
    while s.game.engine.state.phase != "deploy":
        assert not s.can("attempt", school.test)
        s.pass_()
    assert not completed(s, school.test)


def foreseen(*stacked: str) -> tuple[School, Scenario, CardRef]:
    """The fifth Test has been completed, and a card foreseen; others lie on the apprentice already."""
    school, s = foreseeing()
    s.stack(school.apprentice, *stacked)
    s.until(player="dark", phase="control")
    s.until(player="light", phase="draw")
    _, first, second = s.pile("light", "reserve", "Light Banner", "Rebel 5", "Luke Skywalker")
    s.pass_()
    assert {option.card for option in s.decision.options} == {first, second}
    s.do("choose", first)
    assert s.zone(second) == "reserve"
    return school, s, first


def test_one_of_the_two_top_cards_is_put_on_the_apprentice():
    school, s, card = foreseen()
    assert (s.zone(card), [each.title for each in stack(s, school.apprentice)]) == ("stacked", ["Rebel 5"])
    logged = [event.text("en") for event in s.game.events("dark")]
    assert any("Luke Skywalker" in line and "Rebel 5" in line for line in logged)
    assert not any("Light Banner" in line for line in logged)


def stack(s: Scenario, on: CardRef) -> list[CardRef]:
    g = s.game.engine
    return [g.ref(id) for id in stacked_on(g, on.id)]


def test_the_foreseen_number_may_take_the_place_of_a_draw_again_and_again():
    school, s, card = foreseen("Luke's Backpack")  # which has another destiny
    place = s.location("Tatooine: Box")
    s.put("Imperial 5", at=place)
    s.put("Rebel 5", at=place)
    for _ in range(2):
        before = s.count("light", "reserve")
        fight(s, place, "light")
        s.until(verb="draw-destiny")
        s.do("draw-destiny")
        assert s.decision.player == "light"
        s.do("use", school.test)
        assert (s.battle.destinies("light"), s.count("light", "reserve")) == ((1,), before)
        assert s.zone(card) == "stacked"


def test_the_foreseen_number_is_not_the_opponents():
    school, s, card = foreseen()
    place = s.location("Tatooine: Box")
    s.put("Imperial 6", at=place)
    s.put("Rebel 5", at=place)
    fight(s, place, "dark")
    s.until(verb="draw-destiny")
    assert s.decision.player == "dark"
    s.do("draw-destiny")
    assert not s.can("use", school.test)
    assert immunity_of(school) == 4


def test_nothing_but_the_foreseen_card_takes_the_place_of_a_draw():
    school, s = foreseeing()
    failure = s.put("Failure At The Cave", on=s.location("Dagobah: Cave"), targets={"target": school.apprentice})
    s.until(player="dark", phase="control")
    s.until(player="light", phase="draw")
    s.pass_()
    s.happen("lose", failure)
    assert completed(s, school.test)
    s.stack(school.apprentice, "Luke Skywalker")
    place = s.location("Tatooine: Box")
    s.put("Imperial 5", at=place), s.put("Rebel 5", at=place)
    fight(s, place, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", school.test)


def test_the_last_test_foresees_nothing_more():
    school, s, *_ = confronting(finished=True)
    assert len(stack(s, school.apprentice)) == 1 and not any(each.verb == "choose" for each in s.decision.options)


# -- Yoda --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("yoda-card-face.1")
def test_yoda_deploys_only_on_dagobah_and_may_move_elsewhere():
    s = scene()
    swamp, box, far = (s.location(title) for title in ("Dagobah: Bog Clearing", "Tatooine: Box", "Tatooine: Vault"))
    yoda, ship = s.hand("light", "Yoda"), crewed(s, "Cruiser", s.location("Dagobah"))
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", yoda, each) for each in (swamp, box, ship)] == [True, False, False]
    away = s.put("Yoda", at=box)
    s.start(turn="light", phase="move")
    assert s.can("walk", away, far)


@pytest.mark.ruling("yoda-card-face.2")
@pytest.mark.parametrize(("mentor", "done"), [("Yoda", True), ("Rebel 6", False)])
def test_yoda_as_the_mentor_adds_one_to_training_destiny(mentor: str, done: bool):
    school = School(1, mentor=mentor)
    assert completed(school.attempt(9), school.test) is done


@pytest.mark.ruling("yoda-card-face.2")
def test_yoda_adds_nothing_for_another_mentor():
    school = School(1)
    school.s.put("Yoda", at=school.site)
    assert not completed(school.attempt(9), school.test)


@pytest.mark.ruling("yoda-card-face.3")
@pytest.mark.parametrize(("title", "able"), [("Imperial 3", False), ("Imperial 4", True)])
def test_there_is_no_battle_with_yoda_without_a_dark_character_of_ability_above_three(title: str, able: bool):
    for side in ("light", "dark"):
        s = scene()
        box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
        yoda = s.put("Yoda", at=box)
        s.put("Rebel 5", at=box)
        s.put("Rebel 5", at=vault)
        for place in (box, vault):
            s.put(title, at=place)
        s.start(turn=side, phase="battle")
        assert (s.can("battle", box), s.can("battle", vault)) == (able, True)
        s.happen("lose", yoda)
        assert s.can("battle", box)


@pytest.mark.ruling("yoda-card-face.3")
@pytest.mark.parametrize(("yoda", "foe", "able"), [
    ("present", "", False), ("enclosed", "", True), ("elsewhere", "", True), ("present", "enclosed", False),
    ("present", "elsewhere", False),
])  # fmt: skip
def test_both_yoda_and_the_strong_one_are_present(yoda: str, foe: str, able: bool):
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Rebel 5", at=box), s.put("Imperial 3", at=box)
    for title, hull, where in (("Yoda", "Crawler", yoda), ("Imperial 4", "Tank", foe)):
        if where == "enclosed":
            s.put(title, aboard=crewed(s, hull, box), as_="passenger")
        elif where:
            s.put(title, at=box if where == "present" else vault)
    s.start(turn="dark", phase="battle")
    assert s.can("battle", box) is able


@pytest.mark.ruling("yoda-card-face.4")
def test_yoda_is_immune_to_attrition():
    s = scene()
    place = s.location("Tatooine: Box")
    yoda, other = s.put("Yoda", at=place), s.put("Rebel 4", at=place)
    s.start(turn="light", phase="battle")
    assert (immunity(s, yoda), immunity(s, other)) == (float("inf"), 0)


def immunity(s: Scenario, card: CardRef) -> float:
    return value(s.game.engine, "immunity", card.id) or 0


# -- He Is Not Ready ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "destiny", "done"),
    [("apprentice", 11, False), ("apprentice", 12, True), ("mentor", 11, False), ("other", 11, True)],
)
def test_who_is_not_ready_draws_two_less(who: str, destiny: int, done: bool):
    school = School(1)
    s = school.s
    school.other = s.put("Rebel 1", at=school.site)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", s.hand("dark", "He Is Not Ready"), getattr(school, who), mode=1)
    assert completed(school.attempt(destiny), school.test) is done


# -- Failure At The Cave -----------------------------------------------------------------------------------------------


def failing(number: int = 1, at_cave: bool = True) -> tuple[School, Scenario, CardRef]:
    """Failure At The Cave targets the apprentice, who is in the cave."""
    school = School(number)
    s = school.s
    cave = s.location("Dagobah: Cave")
    if at_cave:
        school.send(school.apprentice, cave)
    failure = s.put("Failure At The Cave", on=cave, targets={"target": school.apprentice})
    return school, s, failure


@pytest.mark.ruling("failure-at-the-cave.1")
def test_failure_targets_an_apprentice_on_dagobah():
    school = School(2)
    s = school.s
    cave = s.location("Dagobah: Cave")
    failure = s.hand("dark", "Failure At The Cave")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", failure, school.site)
    assert not s.can("deploy", failure, cave, school.mentor)
    assert s.can("deploy", failure, cave, school.apprentice)
    school.send(school.apprentice, s.location("Tatooine: Box"))
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", failure)
    board(school, school.apprentice, "Cruiser", s.location("Dagobah"))
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", failure)


@pytest.mark.ruling("failure-at-the-cave.1")
def test_nobody_is_an_apprentice_without_a_test():
    s = scene()
    cave = s.location("Dagobah: Cave")
    s.put("Rebel 1", at=cave)
    failure = s.hand("dark", "Failure At The Cave")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", failure)


@pytest.mark.ruling("failure-at-the-cave.2")
def test_failure_suspends_all_that_tests_say():
    school = School(3)
    s = school.s
    assert (s.power(school.apprentice), s.ability(school.apprentice)) == (2, 2)
    cave = s.location("Dagobah: Cave")
    failure = s.put("Failure At The Cave", on=cave, targets={"target": school.apprentice})
    assert s.power(school.apprentice) == 1
    assert not school.offered("end")
    s.happen("lose", failure)
    assert s.power(school.apprentice) == 2
    assert school.offered("end")


@pytest.mark.ruling("failure-at-the-cave.3")
@pytest.mark.parametrize("turn", ["light", "dark"])
def test_the_opponent_draws_in_every_battle_phase(turn: str):
    school, s, failure = failing()
    s.destinies("light", 4)
    s.start(turn=turn, phase="battle")
    s.do("use", failure) if s.can("use", failure) else s.until(phase="move")
    assert s.zone(failure) == "lost"


@pytest.mark.ruling("failure-at-the-cave.3")
def test_nothing_is_drawn_unless_the_target_is_there():
    school, s, failure = failing(at_cave=False)
    s.destinies("light", 4)
    s.start(turn="dark", phase="battle")
    s.until(phase="move")
    assert s.zone(failure) == "table"


@pytest.mark.ruling("failure-at-the-cave.4", "failure-at-the-cave.5")
@pytest.mark.parametrize(("destiny", "retrieved", "lost", "cancelled"), [
    (0, 2, True, False), (1, 2, False, False), (3, 2, False, False), (4, 0, False, True),
])  # fmt: skip
def test_what_is_drawn_in_the_cave(destiny: int, retrieved: int, lost: bool, cancelled: bool):
    school, s, failure = failing()
    s.pile("dark", "lost", "Imperial 1", "Imperial 2", "Imperial 3")
    s.destinies("light", destiny)
    s.start(turn="dark", phase="battle")
    s.do("use", failure)
    s.until(phase="move")
    left = 3 - retrieved + (1 if cancelled or lost else 0)
    assert s.count("dark", "lost") == left
    assert (s.zone(school.apprentice) == "lost") is lost
    assert (s.zone(failure) == "lost") is (cancelled or lost)


@pytest.mark.ruling("failure-at-the-cave.6", "failure-at-the-cave.7", "failure-at-the-cave.8")
def test_the_fifth_test_is_completed_on_schedule_but_says_nothing_while_it_is_suspended():
    school, s = foreseeing()
    cave = s.location("Dagobah: Cave")
    assert s.ability(school.apprentice) == 4
    failure = s.put("Failure At The Cave", on=cave, targets={"target": school.apprentice})
    assert immunity_of(school) == 0  # Size Matters Not is suspended, too
    s.until(player="dark", phase="control")
    s.until(player="light", phase="draw")
    s.pass_()
    assert completed(s, school.test)
    assert (s.carrier(school.test), stack(s, school.apprentice), immunity_of(school)) == (school.apprentice, [], 0)
    s.happen("lose", failure)
    assert (immunity_of(school), s.ability(school.apprentice), stack(s, school.apprentice)) == (4, 5, [])


# -- You Must Confront Vader -------------------------------------------------------------------------------------------


HOLE = Site("Tatooine: Hole", LIGHT, "training hole", ["exterior", "planet"], (1, 0))
TOUGH = Rebel("Tough Luke", "training luke", personas=["Luke"], destiny=1, deploy=1, power=1, ability=2, forfeit=1,
              text=[ImmuneToAttrition(6)])  # fmt: skip


def confronting(finished: bool = False, luke: str = "1_19") -> tuple[School, Scenario, CardRef, CardRef, CardRef]:
    """Luke has completed five Tests; the sixth lies on the table, and Vader is with him."""
    school = School(5, HOLE, TOUGH, apprentice=luke)
    s = school.s
    s.happen("complete", school.test)
    s.decide(lambda option: option.verb == "choose")
    site = s.location("Tatooine: Box")
    school.send(school.apprentice, site)
    vader = s.put("Darth Vader", at=site)
    test = s.put("You Must Confront Vader", on="table", targets={"apprentice": school.apprentice})
    if finished:
        s.happen("complete", test)
    return school, s, test, vader, site


def test_the_sixth_test_is_for_a_skywalker_who_has_completed_the_fifth():
    for number, title, able in ((5, "1_19", False), (6, "1_19", True), (6, "Rebel 2", False)):
        school = School(5, apprentice=title)
        s = school.s
        if number == 6:
            s.happen("complete", school.test)
            s.decide(lambda option: option.verb == "choose")
        test = s.hand("light", "You Must Confront Vader")
        s.start(turn="light", phase="deploy")
        assert s.can("deploy", test) is able
        if able:
            s.do("deploy", test)
            s.put("Darth Vader", at=school.site)
            school.send(school.apprentice, school.site)
            s.start(turn="light", phase="move")
            assert s.can("attempt", test)


@pytest.mark.parametrize(("light", "done"), [(3, True), (2, False), (1, False)])
def test_the_sixth_test_is_a_duel_with_vader(light: int, done: bool):
    school, s, test, vader, _ = confronting()
    s.destinies("light", light)
    s.destinies("dark", 1, 5)
    s.start(turn="light", phase="move")
    s.do("attempt", test)
    while not [event for event in s.game.events("public") if event.kind == "duel"]:
        s.pass_()  # what he has learned is of no use this time
    assert completed(s, test) is done
    assert (s.zone(test), s.zone(vader), s.zone(school.apprentice)) == ("table", "table", "table")
    assert s.carrier(test) is None
    assert s.ability(school.apprentice) == (6 if done else 5)
    assert not s.can("attempt", test)
    s.until(player="dark", phase="move")
    s.until(player="light", phase="move")
    assert s.can("attempt", test) is not done


def test_the_sixth_test_is_attempted_with_vader_in_ones_own_move_phase():
    school, s, test, vader, site = confronting()
    s.start(turn="light", phase="battle")
    assert not s.can("attempt", test)
    s.start(turn="light", phase="move")
    assert s.can("attempt", test)
    school.send(school.apprentice, school.site)
    s.put("Rebel 1", at=site), s.put("Imperial 1", at=school.site)
    s.start(turn="light", phase="move")
    assert not s.can("attempt", test)


@pytest.mark.parametrize(("frozen", "able"), [(False, True), (True, False)])
def test_even_a_captive_may_confront_vader(frozen: bool, able: bool):
    school, s, test, vader, site = confronting()
    s.happen("freeze" if frozen else "capture", school.apprentice)
    s.decide(lambda option: option.verb == "seize" and option.card == vader)
    s.start(turn="light", phase="move")
    assert s.can("attempt", test) is able


@pytest.mark.parametrize(("finished", "side", "lasts"), [
    (False, "light", False), (False, "dark", True), (True, "light", True),
])  # fmt: skip
def test_until_then_battles_with_vader_are_cancelled(finished: bool, side: str, lasts: bool):
    _, s, _, _, site = confronting(finished)
    s.start(turn=side, phase="battle")
    s.do("battle", site)
    assert (s.battle is not None) is lasts


def test_battles_with_vader_in_space_are_not_cancelled():
    school, s, _, vader, _ = confronting()
    calm = s.location("Calm")
    for title, ship in (("Rebel 4", "Cruiser"), ("Lord Vader", "Dreadnaught")):
        s.put(title, aboard=s.put(ship, at=calm), as_="pilot")
    s.start(turn="light", phase="battle")
    s.do("battle", calm)
    assert s.battle is not None


@pytest.mark.parametrize(("where", "finished", "lost"), [
    ("lost", False, 2), ("Tatooine: Box", False, 0), ("lost", True, 0), ("Calm", False, 2),
    ("Tatooine: Hole", False, 2),
])  # fmt: skip
def test_until_then_vader_must_show_himself(where: str, finished: bool, lost: int):
    school, s, _, vader, _ = confronting(finished)
    if where == "lost":
        s.happen("lose", vader)
    elif where == "Calm":
        s.happen("lose", vader)
        s.put("Lord Vader", aboard=s.put("Dreadnaught", at=s.location("Calm")), as_="pilot")
    else:
        school.send(vader, s.location(where))
    before = s.count("dark", "lost")
    s.start(turn="dark", phase="draw")
    s.pass_()
    while any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    assert s.count("dark", "lost") - before == lost
    s.until(player="dark", phase="control")  # and nothing more in later phases, or at the start of the other's turn
    assert s.count("dark", "lost") - before == lost


def test_who_has_confronted_vader_adds_a_battle_destiny_everywhere():
    for finished in (False, True):
        school, s, _, _, _ = confronting(finished)
        place = s.location("Kessel: Box")
        s.put("Imperial 1", at=place)
        s.put("Rebel 5", at=place)
        fight(s, place, "light")
        assert (draws(s, "light"), draws(s, "dark")) == (2 if finished else 1, 0)
        assert immunity_of(school) == (5 if finished else 4)
    school, *_ = confronting(True, luke="Tough Luke")
    assert immunity_of(school) == 6


# -- captured and missing ----------------------------------------------------------------------------------------------


def taken(who: str, how: str, number: int = 2) -> tuple[School, Scenario, CardRef]:
    """The apprentice or the mentor is captured, or goes missing."""
    school = School(number)
    s, victim = school.s, getattr(school, who)
    escort = s.put("Darth Vader", at=school.site)
    s.happen(how, victim)
    if how == "capture":
        s.decide(lambda option: option.verb == "seize" and option.card == escort)
    return school, s, victim


@pytest.mark.ruling("capturing-characters.22", "capturing-characters.23", "missing.13")
@pytest.mark.parametrize("who", ["apprentice", "mentor"])
@pytest.mark.parametrize(("how", "back"), [("capture", "release"), ("missing", "find")])
def test_a_test_remembers_who_is_away_and_goes_on_when_he_is_back(who: str, how: str, back: str):
    school, s, victim = taken(who, how)
    assert s.zone(school.test) == "table"
    assert not school.offered()
    s.start(turn="light", phase="activate")
    s.happen(back, victim)
    if how == "capture":
        s.decide(lambda option: option.verb == "release" and option.pile is None)
    assert school.offered()
    assert completed(school.attempt(12), school.test)


@pytest.mark.ruling("missing.13", "capturing-characters.22")
@pytest.mark.parametrize("how", ["capture", "missing"])
def test_completed_tests_stay_with_an_apprentice_who_is_away(how: str):
    school, s, victim = taken("apprentice", how)
    assert completed(s, school.done[0]) and s.carrier(school.done[0]) == victim
    s.happen("lose", victim)
    assert {s.zone(test) for test in (school.test, *school.done)} == {"lost"}
