"""Hunt Down And Destroy The Jedi, and the two rooms of the Executor that it needs."""

import pytest

from cantina.lang import *
from cantina.rules.presence import total_ability
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, crewed, draws, fight, over, scene

HUNT, FIRE = "Hunt Down And Destroy The Jedi", "Their Fire Has Gone Out Of The Universe"
THEATRE, CHAMBER, VISAGE = "Executor: Holotheatre", "Executor: Meditation Chamber", "Visage Of The Emperor"


def hunt(flipped=False):
    """The Objective, a battleground site and one that is none, with Vader at the latter."""
    s = scene()
    street, room = s.location("Tatooine: Box"), s.location(CHAMBER)
    return s, s.objective("dark", HUNT, flipped=flipped), street, room


def titles(s):
    view = s.game.view("public")["table"]
    return {each["title"] for row in view["rows"] for each in row["locations"]} | {
        each["title"] for each in view["beside"]} | {
        each["title"] for row in view["rows"] for place in row["locations"] for each in place["cards"]}  # fmt: skip


# -- the start ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("hunt-down-and-destroy-the-jedi.1")
def test_it_starts_with_the_theatre_and_the_visage_for_nothing():
    s = Scenario.opening(["Kessel: Box"], [HUNT, THEATRE, VISAGE, "Tatooine: Cantina"], cards=BOX)
    s.until(phase="activate")
    assert titles(s) == {"Kessel: Box", THEATRE, VISAGE, HUNT}
    assert s.count("dark", "lost") == 0 and s.count("dark", "hand") + s.count("dark", "reserve") == 57


@pytest.mark.parametrize("wanted", [True, False])
def test_it_may_bring_the_chamber_along(wanted):
    s = Scenario.opening(["Kessel: Box"], [HUNT, THEATRE, VISAGE, CHAMBER, "Epic Duel", "Dark Banner"], cards=BOX)
    for title in (CHAMBER, "Epic Duel"):
        assert {each.verb for each in s.decision.options} == {"choose", "no"}
        assert {each.card.title for each in s.decision.options if each.card} == {title}
        s.decide(lambda each: each.verb == ("choose" if wanted else "no"))
        assert (title in titles(s)) == wanted


@pytest.mark.parametrize("missing", [THEATRE, VISAGE])
def test_without_the_theatre_or_the_visage_there_is_no_hunt(missing):
    s = Scenario.opening(["Kessel: Box"], [HUNT, *({THEATRE, VISAGE} - {missing})], cards=BOX)
    s.until(phase="activate")
    assert titles(s) == {"Kessel: Box"} and s.count("dark", "out-of-play") == 1


# -- the front ---------------------------------------------------------------------------------------------------------


def test_vader_comes_back_to_hand_for_four_and_what_is_on_him_is_used():
    s, objective, street, room = hunt()
    vader = s.put("Darth Vader", at=room)
    stick = s.put("Dark Stick", on=vader)
    s.force("dark", 4)
    s.start(turn="dark", phase="move")
    s.do("use", objective, vader)
    assert s.zone(vader) == "hand" and s.zone(stick) == "used" and s.count("dark", "force") == 0


@pytest.mark.parametrize(("phase", "force", "foe"), [("battle", 4, None), ("move", 3, None), ("move", 4, "Rebel 1")])
def test_only_in_the_move_phase_for_four_from_where_one_is_in_control(phase, force, foe):
    s, objective, street, room = hunt()
    vader = s.put("Darth Vader", at=room)
    if foe:
        s.put(foe, at=room)
    s.force("dark", force)
    s.start(turn="dark", phase=phase)
    assert not s.can("use", objective, vader)


def test_it_is_for_vader_only_and_in_ones_own_turn():
    s, objective, street, room = hunt()
    s.put("Imperial 6", at=room)
    s.start(turn="dark", phase="move")
    assert not s.can("use", objective)
    s.put("Darth Vader", at=room)
    s.start(turn="light", phase="move")
    s.pass_()
    assert not s.can("use", objective)


@pytest.mark.parametrize(("title", "more"), [("Sense", 4), ("Alter", 4)])
def test_destiny_for_sense_and_alter_is_four_higher(title, more):
    s, _, street, room = hunt()
    s.put("Rebel 6", at=street)
    s.put("Dark Banner", on="table")
    trick = s.hand("dark", "Dark Trick")
    counter = s.hand("light", title)
    s.destinies("light", 1)
    s.start(turn="dark", phase="control")
    if title == "Sense":
        s.do("play", trick)
        s.do("play", counter, trick)
    else:
        s.pass_()
        s.do("play", counter)
    drawn = [each.text.args["value"] for each in s.game.events("public") if each.kind in ("destiny", "destiny-changed")]
    assert drawn == [1, 5]


def test_vader_need_not_come_back():
    s, objective, street, room = hunt()
    vader = s.put("Darth Vader", at=room)
    s.start(turn="dark", phase="move")
    assert s.can("use", objective)
    s.until(phase="draw")
    assert s.on_table(vader)


def test_no_other_destiny_is_higher():
    s, _, street, room = hunt()
    s.put("Rebel 5", at=street), s.put("Imperial 4", at=street)
    s.destinies("light", 2)
    fight(s, street, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.battle.destinies("light") == (2,)


@pytest.mark.parametrize(("vader", "luke", "flips"), [("orbit", None, False), ("street", "orbit", True)])
def test_orbit_is_no_battleground_site(vader, luke, flips):
    s, objective, street, room = hunt()
    calm = s.location("Calm")
    for who, ship, place in (("Darth Vader", "Raider", vader), ("Luke Skywalker", "Fighter", luke)):
        if place == "orbit":
            s.put(who, aboard=s.put(ship, at=calm), as_="pilot")
        elif place:
            s.put(who, at=street)
    s.start(turn="dark", phase="move")
    assert s.battleground(calm) and s.flipped(objective) is flips


def test_vader_at_a_battleground_site_without_jedi_or_luke_at_one_flips_it():
    s, objective, street, room = hunt()
    s.put("Darth Vader", at=room)
    luke = s.put("Luke Skywalker", at=street)
    s.start(turn="dark", phase="move")
    assert not s.flipped(objective)
    s.put("Darth Vader, Dark Lord Of The Sith", at=street)
    assert not s.flipped(objective)
    s.happen("lose", luke)
    assert s.flipped(objective)


@pytest.mark.parametrize(("who", "where", "flips"), [
    ("Rebel 6", "street", False), ("Rebel 5", "street", True), ("Rebel 6", "room", True),
    ("Luke Skywalker", "room", True), ("Imperial 6", "street", True),
])  # fmt: skip
def test_only_light_jedi_and_luke_at_a_battleground_site_keep_it_from_that(who, where, flips):
    s, objective, street, room = hunt()
    s.put(who, at=street if where == "street" else room)
    s.put("Darth Vader", at=street)
    s.start(turn="dark", phase="move")
    assert s.flipped(objective) is flips


@pytest.mark.parametrize("flipped", [False, True])
def test_scanning_crew_and_draining_aboard_the_executor_end_it(flipped):
    for scan in (True, False):
        s, objective, street, room = hunt(flipped)
        s.put("Darth Vader", at=street if flipped else room)
        s.put("Imperial 1", at=room)
        s.put("Rebel 1", at=street)
        s.force("dark", 0)
        crew = s.hand("dark", "Scanning Crew")
        s.hand("light", "Light Trick")
        s.force("dark", 12)
        s.start(turn="dark", phase="control")
        if scan:
            s.do("play", crew)
        else:
            s.location("Executor: Main Corridor")
            s.do("drain", room)
        assert s.zone(objective) == "out-of-play"


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize(("epic", "gone"), [(False, True), (True, False)])
def test_a_duel_that_is_not_epic_ends_it(epic, gone, flipped):
    s, objective, street, room = hunt(flipped)
    s.put("Darth Vader", at=room)
    s.put("Obi-Wan Kenobi", at=room)
    if epic:
        s.put("Epic Duel", on="table")
    circle = s.hand("dark", "The Circle Is Now Complete")
    s.start(turn="dark", phase="control")
    wanted = [each for each in s.decision.options if each.card == circle and bool(each.cost) is not epic]
    s.decide(lambda each: each == wanted[0])
    while s.zone(circle) == "playing":
        s.decide(lambda each: each.verb != "cancel")
    assert (s.zone(objective) == "out-of-play") is gone


DARE = LostInterrupt("Dare", LIGHT, "hunt dare", destiny=1, text=[Action([
    Duel(Bound("duelist"), TARGET, (Lose(DEFEATED),))], targets=(
        one(your(CHARACTER), name="duelist"), one(theirs(CHARACTER))))])  # fmt: skip


@pytest.mark.parametrize("flipped", [False, True])
def test_nothing_else_ends_it(flipped):
    s = scene(DARE)
    street, room, yard = s.location("Tatooine: Box"), s.location(CHAMBER), s.location("Kessel: Box")
    objective = s.objective("dark", HUNT, flipped=flipped)
    s.put("Imperial 1", at=street), s.put("Darth Vader", at=yard if flipped else room)
    trick = s.hand("dark", "Dark Trick")
    theirs = s.hand("light", "Light Trick")
    s.start(turn="dark", phase="control")
    s.do("drain", street)
    s.do("lose", pile="reserve")
    s.do("play", theirs)
    s.do("play", trick)
    assert s.zone(objective) == "table"


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("deed", ["drain", "duel"])
def test_nor_does_what_the_opponent_does(deed, flipped):
    s = scene(DARE)
    street, corridor = s.location("Tatooine: Box"), s.location("Executor: Main Corridor")
    objective = s.objective("dark", HUNT, flipped=flipped)
    s.put("Darth Vader", at=street if flipped else s.location(CHAMBER))
    rebel, foe = s.put("Rebel 5", at=corridor), s.put("Imperial 1", at=s.location("Kessel: Box"))
    dare = s.hand("light", "Dare")
    s.start(turn="light", phase="control")
    if deed == "drain":
        s.do("drain", corridor)
    else:
        s.do("play", dare, rebel, foe)
    assert s.zone(objective) == "table" and s.flipped(objective) is flipped


# -- the back ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "may"), [("Rebel 5", True), ("Rebel 6", False), ("Luke Skywalker", False)])
def test_the_opponent_neither_battles_nor_drains_where_he_has_a_jedi_or_a_skywalker(who, may):
    s, objective, street, room = hunt(True)
    corridor = s.location("Executor: Main Corridor")  # no battleground
    s.put("Darth Vader", at=street)
    trooper = s.put("Imperial 1", at=corridor)
    s.put(who, at=corridor)
    s.start(turn="light", phase="battle")
    assert s.flipped(objective) and s.can("battle", corridor) is may
    s.happen("lose", trooper)
    s.start(turn="light", phase="control")
    assert s.can("drain", corridor) is may


def test_jedi_hinder_their_own_side_only():
    s, objective, street, room = hunt(True)
    s.put("Darth Vader", at=room)
    yard = s.location("Death Star: Box")
    s.put("Rebel 6", at=room)
    s.put("Imperial 6", at=yard)
    s.put("Rebel 1", at=yard)
    s.start(turn="light", phase="battle")
    assert s.flipped(objective) and s.can("battle", yard) and not s.can("battle", room)
    s.start(turn="dark", phase="battle")
    assert s.can("battle", room)


def test_rebels_battle_where_vader_is():
    s, objective, street, room = hunt(True)
    s.put("Darth Vader", at=street), s.put("Rebel 5", at=street)
    s.start(turn="light", phase="battle")
    assert s.flipped(objective) and s.can("battle", street)


def test_other_losses_and_other_deployments_are_as_dear_as_ever():
    blow = LostInterrupt("Blow", LIGHT, "hunt blow", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s = scene(blow)
    objective, street, blow = (
        s.objective("dark", HUNT, flipped=True),
        s.location("Tatooine: Box"),
        s.hand("light", "Blow"),
    )
    yard, man = s.location("Kessel: Box"), s.hand("dark", "Imperial 1")
    s.put("Darth Vader", at=street), s.put("Rebel 1", at=yard)
    s.start(turn="light", phase="control")
    s.do("drain", yard)
    s.do("lose", pile="reserve")
    s.until(player="light")
    s.do("play", blow)
    s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 2 and s.flipped(objective)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", man, street)
    assert s.count("dark", "force") == 10


def test_luke_in_orbit_does_not_flip_it_back():
    s, objective, street, room = hunt(True)
    s.put("Darth Vader", at=street)
    s.put("Luke Skywalker", aboard=s.put("Fighter", at=s.location("Calm")), as_="pilot")
    s.start(turn="dark", phase="move")
    assert s.flipped(objective)


def test_the_visage_costs_its_owner_nothing():
    s, objective, street, room = hunt(True)
    theatre = s.location(THEATRE)
    s.put("Darth Vader", at=room)
    s.put(VISAGE, on=theatre)
    s.start(turn="dark", phase="draw")
    s.pass_()
    s.do("lose", pile="reserve") if s.decision.player == "light" else None
    s.until(phase="activate")
    assert s.count("dark", "lost") == 0 and s.count("light", "lost") == 1


def test_the_opponents_loss_and_other_losses_stay():
    s, objective, street, room = hunt()
    theatre = s.location(THEATRE)
    s.put(VISAGE, on=theatre)
    s.start(turn="dark", phase="draw")
    s.pass_()
    for _ in range(2):
        s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 1 and s.count("light", "lost") == 1


@pytest.mark.ruling("hunt-down-and-destroy-the-jedi.2")
@pytest.mark.parametrize("flipped", [False, True])
def test_deploying_the_visage_costs_two_only_while_the_front_is_up(flipped):
    s, objective, street, room = hunt(flipped)
    theatre = s.location(THEATRE)
    s.put("Darth Vader", at=room)
    visage = s.hand("dark", VISAGE)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", visage, theatre)
    if not flipped:
        for _ in range(2):
            s.do("lose", pile="reserve")
    assert s.zone(visage) == "table" and s.count("dark", "lost") == (0 if flipped else 2)


def battle_destiny(s, street, side):
    s.destinies(side, 5)
    s.put("Rebel 4" if side == "light" else "Imperial 4", at=street)
    s.put("Imperial 1" if side == "light" else "Rebel 1", at=street)
    fight(s, street, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    return s.battle.destinies(side)


@pytest.mark.parametrize(("where", "side", "drawn"), [("room", "light", 3), ("street", "light", 5),
                                                      ("room", "dark", 5)])  # fmt: skip
def test_vader_in_his_chamber_lowers_the_opponents_battle_destiny(where, side, drawn):
    s, objective, street, room = hunt(True)
    yard = s.location("Kessel: Box")
    s.put("Darth Vader", at=room if where == "room" else yard)
    assert battle_destiny(s, street, side) == (drawn,)


def test_the_opponent_plays_neither_sense_nor_alter():
    s, objective, street, room = hunt(True)
    s.put("Darth Vader", at=street)
    s.put("Rebel 5", at=room)
    s.put("Dark Banner", on="table")
    trick = s.hand("dark", "Dark Trick")
    sense, alter, other = s.hand("light", "Sense", "Alter", "Light Trick")
    mine = s.hand("dark", "Alter")
    s.put("Light Banner", on="table")
    s.start(turn="dark", phase="control")
    assert s.can("play", mine)
    s.do("play", trick)
    assert not s.can("play", sense) and not s.can("play", alter)
    s.until(player="light")
    assert not s.can("play", alter) and s.can("play", other)


@pytest.mark.parametrize(("who", "where", "stays"), [
    ("Luke Skywalker", "street", False), ("Rebel 6", "street", False), ("Rebel 5", "street", True),
    ("Luke Skywalker", "room", True), ("Rebel 6", "room", True),
])  # fmt: skip
def test_luke_or_a_jedi_at_a_battleground_site_flips_it_back(who, where, stays):
    s, objective, street, room = hunt(True)
    yard = s.location("Kessel: Box")
    s.put("Darth Vader", at=yard)
    s.put(who, at=street if where == "street" else room)
    s.start(turn="dark", phase="move")
    assert s.flipped(objective) is stays


def test_without_vader_on_table_it_flips_back():
    s, objective, street, room = hunt(True)
    vader = s.put("Darth Vader", at=room)
    s.start(turn="dark", phase="move")
    assert s.flipped(objective)
    s.happen("lose", vader)
    assert not s.flipped(objective)


# -- the rooms ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "more"), [
    ((), 0), (("Darth Vader",), 1), (("Emperor Palpatine",), 1), (("Darth Vader", "Emperor Palpatine"), 2),
    (("Imperial 6",), 0),
])  # fmt: skip
def test_the_theatre_generates_more_with_vader_or_the_emperor_on_table(who, more):
    s = scene()
    street = s.location("Tatooine: Box")
    for title in who:
        s.put(title, at=street)
    before, light = s.generation("dark"), s.generation("light")
    theatre = s.location(THEATRE)
    assert s.generation("dark") == before + s.icons("dark", theatre) + more and s.generation("light") == light


def test_light_drains_one_more_at_the_theatre():
    s = scene()
    theatre, calm = s.location(THEATRE), s.location("Calm")
    assert s.drain_amount("light", theatre) == 1
    s.put("Rebel 1", at=theatre)
    assert s.drain_amount("light", theatre) == 2 and s.drain_amount("dark", theatre) == 0
    assert s.drain_amount("light", calm) == 1
    s.put("Imperial 1", at=theatre)
    assert s.drain_amount("light", theatre) == 1


def chamber(company=()):
    """Some people in Vader's chamber, and ships at a system."""
    s = scene()
    room, calm = s.location(CHAMBER), s.location("Calm")
    for title in company:
        s.put(title, at=room)
    return s, room, calm, *fleets(s, calm)


def fleets(s, place):
    """A ship of each side, with somebody of ability 1 aboard."""
    mine, theirs = crewed(s, "Raider", place), crewed(s, "Fighter", place)
    s.put("Imperial 1", aboard=mine, as_="pilot")
    s.put("Rebel 1", aboard=theirs, as_="pilot")
    return mine, theirs


@pytest.mark.parametrize(
    ("company", "drawn"),
    [(("Darth Vader",), 1), ((), 0), (("Darth Vader", "Imperial 1"), None), (("Imperial 6",), None)],
)
def test_vader_alone_in_his_chamber_lends_his_ability_to_a_battle_at_a_system(company, drawn):
    s, room, calm, _, _ = chamber(company=company)
    fight(s, calm, "dark")
    assert s.can("use", room) is (drawn == 1)
    if drawn:
        assert draws(s, "dark") == 0
        far = s.location("Tatooine: Box")
        s.do("use", room)
        assert draws(s, "dark") == 1 and draws(s, "light") == 0
        assert [total_ability(s.game.engine, "dark", each.id) for each in (calm, far)] == [1 + 6, 0]


def test_vader_alone_elsewhere_lends_nothing():
    s, room, calm, _, _ = chamber()
    s.put("Darth Vader", at=s.location("Tatooine: Box"))
    fight(s, calm, "dark")
    assert not s.can("use", room)


def test_not_to_a_battle_at_a_site_and_once_a_turn():
    s, room, calm, mine, theirs = chamber(company=("Darth Vader",))
    street = s.location("Tatooine: Box")
    for title in ("Rebel 1", "Imperial 1"):
        s.put(title, at=street)
    s.location("Kessel")
    fight(s, street, "dark")
    assert not s.can("use", room)
    fight(s, calm, "dark")
    s.do("use", room)
    over(s, mine, theirs)
    other = s.location("Dantooine")
    fleets(s, other)
    s.until(phase="battle")
    s.do("battle", other)
    assert not s.can("use", room)


def test_who_occupies_the_chamber_cancels_its_text():
    s, room, calm, _, _ = chamber(company=("Darth Vader",))
    s.put("Rebel 1", at=room)
    fight(s, calm, "dark")
    assert not s.can("use", room)
