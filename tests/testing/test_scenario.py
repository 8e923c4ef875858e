"""`Scenario` itself: laying out, naming cards, and failing loudly."""

import pytest

from cantina.lang import *
from cantina.play.game import Game
from cantina.testing import Scenario, ScenarioError


def town_and_bay():
    """Mos Eisley and its docking bay, the Light player to deploy or move."""
    s = Scenario()
    bay = s.location("Tatooine: Docking Bay 94", side="light")
    town = s.location("Tatooine: Mos Eisley", side="light")
    s.force("light", 8)
    return s, bay, town


def verbs(s):
    return [option.verb for option in s.decision.options]


def test_a_hand_may_hold_a_stray_card_of_the_other_side():
    s = Scenario()
    stray, own = s.hand("dark", "Grimtaash", "Sense")
    assert s.count("dark", "hand") == 2
    assert s.zone(stray) == s.zone(own) == "hand"


def test_what_there_is_not_is_refused_with_what_there_is():
    s, bay, town = town_and_bay()
    ship = s.put("Red 1", at=bay)
    wrong = [
        (lambda: s.put("Nobody", at=town), "no card 'Nobody'"),
        (lambda: s.put("Luke Skywalker", on="chair"), "where does Luke Skywalker go"),
        (lambda: s.put("Luke Skywalker", aboard=ship, as_="captain"), "no seat 'captain': pilot"),
        (lambda: s.put("Luke Skywalker", at=ship), "Red 1 is no location"),
        (lambda: s.put("Tatooine: Cantina", side="light", at=town), "use location"),
        (lambda: s.location("Luke Skywalker"), "use put"),
        (lambda: s.hand("Light", "Sense"), "no side 'Light': light, dark"),
        (lambda: s.force("light", -1), "no pile"),
        (lambda: s.count("light", "attic"), "no zone 'attic'"),
        (lambda: s.icons("grey", town), "no side 'grey'"),
        (lambda: s.start(turn="Dark"), "no side 'Dark'"),
        (lambda: s.start(phase="lunch"), "no phase 'lunch'"),
        (lambda: s.power("Luke Skywalker"), "is no card of this scenario"),
    ]
    for call, message in wrong:
        with pytest.raises(ScenarioError, match=message):
            call()
    s.start(turn="light", phase="deploy")
    with pytest.raises(ScenarioError, match="no phase 'dusk'"):
        s.until(phase="dusk")
    assert not s.can("deploy", "Luke Skywalker") and not s.can("deploy", None)


def test_disembarking_has_a_destination_that_can_be_named():
    s, bay, town = town_and_bay()
    ship = s.put("Red 1", at=bay)
    luke = s.put("Luke Skywalker", aboard=ship, as_="pilot")
    s.start(turn="light", phase="move")
    assert not s.can("disembark", luke, town)
    s.do("disembark", luke, bay)
    assert s.at(luke) == bay and s.aboard(luke) is None


def test_a_deployment_can_be_cancelled_until_it_is_paid():
    s, bay, town = town_and_bay()
    red, luke = s.hand("light", "Red 1", "Luke Skywalker")
    s.start(turn="light", phase="deploy")
    s.do("deploy", red, bay)
    assert verbs(s) == ["choose", "done", "cancel"] and s.decision.options[0].cost == s.deploy_cost(luke, at=bay)
    s.do("cancel")
    assert s.zone(red) == "hand" and s.count("light", "force") == 8


def test_every_copy_of_a_location_names_the_place():
    s, bay, town = town_and_bay()
    luke = s.put("Luke Skywalker", at=town)
    copy = s.hand("dark", "Tatooine: Mos Eisley")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", copy)
    assert s.at(luke) == town and s.zone(town) == s.zone(copy) == "table"
    assert s.icons("dark", copy) == s.icons("dark", town) == 2
    assert s.occupies("light", copy) and s.adjacent(copy, bay)


def test_the_log_of_a_scenario_gives_the_same_game_byte_for_byte(tmp_path):
    s, bay, town = town_and_bay()
    luke = s.put("Luke Skywalker", at=town)
    s.start(turn="light", phase="move")
    s.do("walk", luke, bay)
    s.force("dark", 2)
    s.pass_()
    assert Game.replay(s.game.log).save() == s.game.save() == Game.load(s.game.save()).save()
    s.save(tmp_path / "walk.json")
    assert Game.load((tmp_path / "walk.json").read_bytes()).save() == s.game.save()


def test_what_cannot_be_carried_through_changes_nothing():
    s, bay, town = town_and_bay()
    sea = s.location("Tatooine: Dune Sea", side="light")
    s.location("Tatooine: Cantina", side="light")
    chewie = s.put("Chewbacca", at=bay)
    s.start(turn="light", phase="move")
    before = s.game.save()
    with pytest.raises(ScenarioError, match="Where does Chewbacca move"):
        s.do("walk", chewie, sea)
    assert s.game.save() == before and s.can("walk", chewie, town)


def test_a_single_card_of_a_hand_is_the_card_itself():
    s, bay, town = town_and_bay()
    luke = s.hand("light", "Luke Skywalker")
    s.start(turn="light", phase="deploy")
    offered = {option.card for option in s.decision.options}
    assert luke == luke[0] and luke in offered and luke[0] in {luke}


def test_the_very_end_of_a_battle_belongs_to_its_damage_segment():
    keen = Effect(
        "Keen Eyes", LIGHT, "test 1", text=[DeployOnTable(), Response(end_of_battle(), [Put(top(), to=In("hand"))])]
    )
    s = Scenario(cards=[keen])
    town = s.location("Tatooine: Mos Eisley", side="light")
    s.put("Luke Skywalker", at=town)
    s.put("Darth Vader", at=town)
    eyes = s.put("Keen Eyes", on="table")
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    s.do("battle", town)
    while not s.can("use", eyes):
        s.decide(lambda option: option.verb != "draw-destiny")
    assert s.battle.segment == "damage"


def test_options_show_what_they_cost():
    s, bay, town = town_and_bay()
    luke = s.put("Luke Skywalker", at=town)
    s.start(turn="light", phase="move")
    assert next(option.cost for option in s.decision.options if option.card == luke) == 1


def test_play_can_begin_a_second_time():
    s, bay, town = town_and_bay()
    s.put("Darth Vader", at=town)
    s.start(turn="dark", phase="control")
    s.do("drain", town)
    s.do("lose", pile="force")
    s.do("lose", pile="force")
    worse = s.hand("light", "It Could Be Worse")
    s.start(turn="dark", phase="control")
    s.do("drain", town)
    s.do("play", worse)
    assert [(option.amount, option.cost) for option in s.decision.options] == [(1, 1), (2, 2), (None, None)]


def test_what_happens_later_in_a_battle_is_no_follow_up_of_starting_it():
    s, bay, town = town_and_bay()
    trooper, _ = s.put("Rebel Trooper", at=town), s.put("Rebel Trooper", at=town)
    for _ in range(3):
        s.put("Stormtrooper", at=town)
    s.start(turn="light", phase="battle")
    assert s.can("battle", town) and not s.can("battle", town, trooper)
    s.do("battle", town)
    assert s.can("forfeit", trooper)


# -- what a text could have done ---------------------------------------------------------------------------------------


def test_things_happen_to_cards_as_if_a_text_had_done_them():
    s, bay, town = town_and_bay()
    cantina = s.location("Tatooine: Cantina", side="light")
    luke, speeder = s.put("Luke Skywalker", at=town), s.put("Luke's X-34 Landspeeder", at=town)
    guest = s.put("Rebel Trooper", at=cantina)
    s.start(turn="light", phase="deploy")
    player = s.decision.player
    s.happen("crash", speeder)
    assert s.crashed(speeder) and not s.collapsed(cantina) and s.decision.player == player
    s.happen("collapse", cantina)
    assert s.collapsed(cantina) and s.zone(guest) == "lost" and s.zone(cantina) == "table"
    s.happen("cross-over", luke)
    assert s.game.engine.card(luke.id).side == "dark"
    s.happen("steal", luke)
    assert s.game.engine.card(luke.id).side == "light"
    s.happen("lose", luke, by="dark")
    assert s.zone(luke) == "lost"
    assert Game.replay(s.game.log).view("light") == s.game.view("light")


def test_what_cannot_happen_fails_loudly_and_changes_nothing():
    s, bay, town = town_and_bay()
    luke, trooper = s.put("Luke Skywalker", at=town), s.hand("light", "Rebel Trooper")
    with pytest.raises(ScenarioError, match="has not started"):
        s.happen("lose", luke)
    s.start(turn="light", phase="deploy")
    before, decision = s.game.save(), s.decision
    wrong = [
        (lambda: s.happen("capture", luke, by="light"), "capture: the rules"),
        (lambda: s.happen("vanish", luke), "no happening 'vanish': .*crash"),
        (lambda: s.happen("crash", luke), "crash: the rules do not let that happen to Luke Skywalker"),
        (lambda: s.happen("collapse", town), "collapse: the rules"),
        (lambda: s.happen("cross-over", town), "cross-over: the rules"),
        (lambda: s.happen("steal", luke, by="light"), "steal: the rules"),
        (lambda: s.happen("steal", luke, by="grey"), "no side 'grey'"),
        (lambda: s.happen("lose", trooper), "lose: the rules"),
    ]
    for call, message in wrong:
        with pytest.raises(ScenarioError, match=message):
            call()
        assert s.game.save() == before and s.decision == decision


def test_a_game_can_be_set_up_from_its_very_beginning():
    s = Scenario.opening(light=["Tatooine: Mos Eisley", "Yavin 4"], dark=["Tatooine: Jundland Wastes"])
    assert {option.verb for option in s.decision.options} == {"start"} and s.decision.player == "light"
    s.decide(lambda option: option.card is not None and option.card.title == "Yavin 4")
    assert [s.count(side, "hand") for side in ("light", "dark")] == [8, 8]
    assert [s.count(side, "reserve") for side in ("light", "dark")] == [51, 51]
