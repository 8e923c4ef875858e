"""Characters that cross over: a new side, a new cause, a new identity (glossary: crossing-over)."""

import pytest

from cantina.engine.evaluator import words
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX

TOWN, DUNES = "Tatooine: Mos Eisley", "Tatooine: Jundland Wastes"


def turncoat(who="Luke Skywalker", turn="dark", phase="deploy", at=TOWN, **carried):
    """Somebody in town with what he carries, about to cross over."""
    s = Scenario(cards=BOX)
    town = s.location(at)
    hero = s.put(who, at=town)
    things = [s.put(title, on=hero) for title in carried.get("on", ())]
    s.force("light", 12), s.force("dark", 12)
    s.start(turn=turn, phase=phase)
    return s, town, hero, *things


@pytest.mark.ruling("crossing-over.1")
def test_who_crosses_over_stands_and_fights_for_the_other_player():
    s, town, luke = turncoat(phase="move")
    dunes = s.location(DUNES)
    assert s.presence("light", town) and not s.can("walk", luke)
    s.happen("cross-over", luke)
    assert s.presence("dark", town) and not s.presence("light", town) and s.total_power("dark", town) == s.power(luke)
    assert s.can("walk", luke, dunes)


@pytest.mark.ruling("crossing-over.2")
@pytest.mark.parametrize(("who", "before", "after"), [("Luke Skywalker", "rebel", "imperial"),
                                                      ("Darth Vader", "imperial", "rebel")])  # fmt: skip
def test_rebels_become_imperials_and_the_other_way_round(who, before, after):
    s, town, hero = turncoat(who)
    assert before in words(s.game.engine, hero.id) and after not in words(s.game.engine, hero.id)
    s.happen("cross-over", hero)
    assert after in words(s.game.engine, hero.id) and before not in words(s.game.engine, hero.id)


@pytest.mark.ruling("crossing-over.2")
def test_an_alien_stays_one():
    s, town, hero = turncoat("Talz")
    kinds = words(s.game.engine, hero.id)
    s.happen("cross-over", hero)
    assert words(s.game.engine, hero.id) == kinds


def test_what_is_noted_of_who_crosses_over_has_one_order():
    s, _, luke = turncoat("Commander Luke Skywalker")
    s.happen("cross-over", luke)
    names = [key[-1] for key in s.game.engine.state.marks if "crossed over" in key]
    assert names == sorted(names) and len(names) > 1


@pytest.mark.ruling("crossing-over.3")
@pytest.mark.parametrize("title", ["Luke Skywalker", "Commander Luke Skywalker"])
def test_the_opponent_deploys_no_copy_of_that_character_any_more(title):
    s, town, luke = turncoat(turn="light")
    copy, friend = s.hand("light", title, "Leia Organa")
    s.happen("cross-over", luke)
    assert s.why_not("deploy", copy, town)[0].rule == "crossing-over" and s.can("deploy", friend, town)
    s.happen("lose", luke)
    assert not s.can("deploy", copy, town) and s.why_not("deploy", copy, town)[0].rule == "crossing-over"
    s.until("deploy", player="dark"), s.until("deploy", player="light")
    assert not s.can("deploy", copy, town)  # nor in any later turn


@pytest.mark.ruling("crossing-over.4", "crossing-over.6")
def test_dont_get_cocky_knows_no_luke_who_crossed_over():
    for crossed in (False, True):
        s, town, luke = turncoat(turn="dark", phase="battle")
        s.put("Han Solo", at=town), s.put("Imperial 1", at=town)
        cocky = s.hand("light", "Don't Get Cocky")
        s.happen("cross-over", luke) if crossed else None
        s.do("battle", town)
        refused = s.why_not("play", cocky, player="light")
        assert bool(refused) == crossed


@pytest.mark.ruling("crossing-over.4", "crossing-over.6")
def test_run_luke_run_moves_no_luke_who_crossed_over():
    for crossed in (False, True):
        s, town, luke = turncoat(turn="dark", phase="battle")
        dunes = s.location(DUNES)
        s.put("Han Solo", at=dunes), s.put("Imperial 1", at=dunes)
        run = s.hand("light", "Run Luke, Run!")
        s.happen("cross-over", luke) if crossed else None
        s.do("battle", dunes)
        assert bool(s.why_not("play", run, player="light")) == crossed


@pytest.mark.ruling("crossing-over.4", "crossing-over.7")
def test_i_have_you_now_needs_a_rebel():
    for crossed in (False, True):
        s, town, luke = turncoat(turn="dark", phase="battle")
        s.put("Darth Vader", at=town), s.put("Rebel 1", at=town)
        now = s.hand("dark", "I Have You Now")
        s.happen("cross-over", luke) if crossed else None
        s.do("battle", town)
        assert bool(s.why_not("play", now, player="dark")) == crossed


@pytest.mark.ruling("crossing-over.5", "crossing-over.8")
def test_anakins_lightsaber_is_lost():
    s, town, luke, saber = turncoat("Luke Skywalker", on=["Anakin's Lightsaber"])
    assert s.carrier(saber) == luke
    s.happen("cross-over", luke)
    assert s.zone(saber) == "lost" and s.on_table(luke)


@pytest.mark.ruling("crossing-over.5")
def test_what_targets_the_old_identity_is_lost_and_what_does_not_stays():
    s = Scenario(cards=BOX)
    town, dunes = s.location(TOWN), s.location(DUNES)
    han = s.put("Han Solo", at=town)
    mark = s.put("Death Mark", on=dunes, targets={"target": han})
    blaster = s.put("Blaster", on=han)
    s.start(turn="dark", phase="control")
    assert s.zone(mark) == "table"
    s.happen("cross-over", han)
    assert s.zone(mark) == "lost"  # he is no smuggler of the opponent's any more
    assert s.carrier(blaster) == han and s.game.engine.card(blaster.id).side == "dark"  # any warrior's


@pytest.mark.ruling("crossing-over.9", "crossing-over.10")
def test_lukes_blaster_pistol_is_a_warriors_but_nobody_is_luke():
    for crossed in (False, True):
        s, town, luke, pistol = turncoat("Luke Skywalker", turn="dark", phase="battle", on=["Luke's Blaster Pistol"])
        target = s.put("Rebel 6" if crossed else "Darth Vader", at=town)
        s.happen("cross-over", luke) if crossed else None
        assert s.carrier(pistol) == luke
        s.do("battle", town)
        s.until(verb="fire")
        s.destinies("dark" if crossed else "light", 7)
        s.do("fire", pistol, target)
        assert s.hit(target)
        gone = [each for each in s.game.engine.state.lasting if each.source == pistol.id]
        assert bool(gone) != crossed  # the loss of immunity is Luke's alone


@pytest.mark.ruling("crossing-over.11")
def test_luke_with_lightsaber_keeps_his_permanent_weapon():
    s, town, luke = turncoat("Luke With Lightsaber", turn="dark", phase="battle")
    rebel = s.put("Rebel 3", at=town)
    s.happen("cross-over", luke)
    s.do("battle", town)
    s.until(verb="fire")
    s.destinies("dark", 5, 5)
    s.do("fire", luke, rebel)
    assert s.hit(rebel)


@pytest.mark.ruling("crossing-over.13")
def test_lando_and_the_tonnika_sisters_are_converted_and_stay_who_they_are():
    s = Scenario(cards=BOX)
    town = s.location(TOWN)
    sisters, agent = s.put("Tonnika Sisters", at=town), s.hand("light", "Double Agent")
    s.force("light", 8)
    s.start(turn="light", phase="control")
    s.do("play", agent, sisters)
    record = s.game.engine.card(sisters.id)
    assert record.side == "light" and record.statuses == ()
    again = s.hand("dark", "Tonnika Sisters")
    assert not [each for each in s.why_not("deploy", again, town, player="dark") if each.rule == "crossing-over"]
