"""Values that texts change wherever they are asked: deploy costs by text, destinies drawn, battle damage, armor."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario


def effect(*text):
    return Effect("Decree", DARK, "test_decree", destiny=3, text=[DeployOnTable(), *text])


def table(*text, cards=()):
    s = Scenario(cards=[effect(*text), *cards])
    site = s.location("Tatooine: Dune Sea")
    if text:
        s.put("Decree", on="table")
    return s, site


@pytest.mark.parametrize(("more", "cost"), [(0, 2), (1, 3), (-1, 1)])
def test_a_text_changes_what_a_weapon_costs_to_deploy(more, cost):
    s, site = table(Modify("deploy", more, WEAPON))
    trooper = s.put("Stormtrooper", at=site)
    rifle = s.hand("dark", "Blaster Rifle")
    s.force("dark", cost)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", rifle, trooper)
    assert s.count("dark", "force") == 0 and s.on_table(rifle)


def test_a_weapon_that_a_text_makes_dearer_than_the_force_there_is_stays_in_hand():
    s, site = table(Modify("deploy", +1, WEAPON))
    s.put("Stormtrooper", at=site)
    rifle = s.hand("dark", "Blaster Rifle")
    s.force("dark", 2)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", rifle)


def test_what_may_not_deploy_stays_in_hand_and_names_the_text():
    s, site = table(Cannot("deploy", ALIEN))
    s.put("Stormtrooper", at=site)
    jawa, trooper = s.hand("dark", "Jawa"), s.hand("dark", "Stormtrooper")
    s.force("dark", 9)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", jawa) and s.can("deploy", trooper)
    assert any(each.card and each.card.title == "Decree" for each in s.why_not("deploy", jawa))


@pytest.mark.parametrize("there", [False, True])
def test_an_effect_that_waits_for_something_does_not_deploy_before(there):
    late = Effect("Late", DARK, "test_late", text=[DeployOnTable(), NoDeploy(~There(DROID))])
    s, site = table(cards=[late])
    if there:
        s.put("R2-X2 (Artoo-Extoo)", at=site)
    card = s.hand("dark", "Late")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card) is there


@pytest.mark.parametrize(("what", "drawn"), [(DEVICE, 7), (CHARACTER, 4)])
def test_a_text_changes_the_destiny_of_a_card_that_is_drawn(what, drawn):
    s, site = table(Modify("destiny", +3, what))
    s.put("Luke Skywalker", at=site), s.put("Darth Vader", at=site)
    s.pile("light", "reserve", "Tatooine Utility Belt")
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.battle.destinies("light") == (drawn,)


@pytest.mark.parametrize(("by", "damage"), [(0, 5), (+2, 7), (-1, 4)])
def test_a_text_changes_battle_damage(by, damage):
    s, site = table(ModifyPlayer("battle damage", by, OPPONENT))
    s.put("Darth Vader", at=site), s.put("Rebel Trooper", at=site)
    s.destinies("dark", 0)
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.until(verb="forfeit")
    assert s.battle.damage("light") == damage


@pytest.mark.parametrize(("armor", "defense"), [(None, 1), (1, 1), (5, 5)])
def test_a_character_defends_itself_with_armor_if_that_is_better(armor, defense):
    guard = Alien("Guard", LIGHT, "test_guard", power=1, ability=1, deploy=1, forfeit=1, armor=armor)
    s, site = table(cards=[guard])
    assert s.defense(s.put("Guard", at=site)) == defense
