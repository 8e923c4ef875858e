"""Weapons that are part of a character."""

import pytest
from persona_cards import bonus, person

from cantina.lang import *
from cantina.testing import Scenario

DUNES = "Tatooine: Jundland Wastes"
SHOT = Fire(CHARACTER | CREATURE, (DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),))))


def armed_han(weapon: str = "Han's Heavy Blaster Pistol") -> Definition:
    return person("Han With Pistol", "t_han", personas=["Han"], icons=["warrior"], text=[
        PermanentWeapon(weapon, SHOT, unique=True), Modify("forfeit", +1)])  # fmt: skip


UNMASK = LostInterrupt("Unmask", LIGHT, "t_unmask", text=[Action([Lose(TARGET)], targets=(one(EFFECT),))])
HUSH = Effect("Hush", DARK, "t_hush", text=[DeployOn(CHARACTER), CancelText(HOST)])
CARDS = [armed_han(), UNMASK, HUSH]


def shootout(*on_han: str, more: list = ()) -> tuple:
    """Han, with some cards on him, starts a battle against two stormtroopers. An Interrupt in hand that could be
    played keeps the weapons segment open even if he cannot fire."""
    s = Scenario(cards=[*CARDS, *more])
    dunes = s.location(DUNES)
    han = s.put("Han With Pistol", at=dunes)
    for title in on_han:
        s.put(title, on=han, side="dark")
    trooper, _ = s.put("Stormtrooper", at=dunes), s.put("Stormtrooper", at=dunes)
    s.hand("light", "Unmask")
    s.force("light", 3)
    s.start(turn="light", phase="battle")
    s.do("battle", dunes)
    return s, han, trooper


@pytest.mark.ruling("permanent-weapon.1")
def test_a_character_fires_its_permanent_weapon():
    s, han, trooper = shootout()
    s.destinies("light", 1)
    s.do("fire", han, trooper)
    assert s.hit(trooper) and s.forfeit(trooper) == 0


@pytest.mark.ruling("permanent-weapon.1")
def test_a_permanent_weapon_fires_once_a_turn_like_any_other():
    s, han, trooper = shootout()
    blaster = s.put("Blaster", on=s.put("Rebel Trooper", at=s.at(han)))
    s.destinies("light", 0)
    s.do("fire", han, trooper)
    assert s.can("fire", blaster) and not s.can("fire", han) and s.reasons("fire", han) == ["fired"]


@pytest.mark.ruling("permanent-weapon.1")
def test_a_character_with_a_permanent_weapon_is_armed():
    s = Scenario(cards=[*CARDS, bonus(Armed("blaster"))])
    dunes = s.location(DUNES)
    han = s.put("Han With Pistol", at=dunes)
    s.put("Bonus", on="table")
    assert s.power(han) == 4


@pytest.mark.ruling("permanent-weapon.2")
def test_a_permanent_weapon_cannot_be_lost_stolen_or_transferred():
    """It is no card: no text about weapons on table finds it, and it cannot be handed on."""
    theft = LostInterrupt("Theft", DARK, "t_theft", text=[Action([Lose(TARGET)], targets=(one(WEAPON),))])
    s = Scenario(cards=[*CARDS, theft])
    dunes = s.location(DUNES)
    han, friend = s.put("Han With Pistol", at=dunes), s.put("Rebel Trooper", at=dunes)
    card = s.hand("dark", "Theft")
    s.force("light", 3)
    s.start(turn="light", phase="deploy")
    assert not s.can("transfer", han)
    gun = s.put("Blaster", on=han)
    assert s.can("transfer", gun, friend)
    s.pass_()
    assert s.can("play", card, gun) and not s.can("play", card, han)


@pytest.mark.ruling("permanent-weapon.3")
def test_a_marker_like_disarmed_takes_the_weapon_away():
    s, han, _ = shootout("Disarmed", more=[bonus(Armed())])
    s.put("Bonus", on="table")
    assert s.battle.segment == "weapons" and not s.can("fire", han)
    assert s.why_not("fire", han)[0].rule == "permanent-weapon"
    assert s.power(han) == 2  # not armed any more, and one less


@pytest.mark.ruling("permanent-weapon.3")
def test_who_is_disarmed_carries_no_other_weapon_either():
    s = Scenario(cards=CARDS)
    han = s.put("Han With Pistol", at=s.location(DUNES))
    gun = s.hand("light", "Blaster")
    s.force("light", 2)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", gun, han)
    s.put("Disarmed", on=han, side="dark")
    assert not s.can("deploy", gun, han)


@pytest.mark.ruling("permanent-weapon.4")
def test_when_the_marker_is_gone_the_weapon_is_back():
    s = Scenario(cards=CARDS)
    dunes = s.location(DUNES)
    han, trooper = s.put("Han With Pistol", at=dunes), s.put("Stormtrooper", at=dunes)
    marker = s.put("Disarmed", on=han, side="dark")
    unmask = s.hand("light", "Unmask")
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    s.do("battle", dunes)
    assert not s.can("fire", han)
    s.do("play", unmask, marker)
    assert s.can("fire", han, trooper)


@pytest.mark.ruling("permanent-weapon.5")
def test_a_text_that_fetches_weapons_does_not_fetch_the_character():
    fetch = LostInterrupt("Fetch", LIGHT, "t_fetch", text=[Action([Retrieve(up_to(1, WEAPON, among=In("lost")))])])
    both = LostInterrupt(
        "Fetch All", LIGHT, "t_both", text=[Action([Retrieve(up_to(1, WEAPON | CHARACTER, among=In("lost")))])]
    )
    s = Scenario(cards=[*CARDS, fetch, both])
    han, gun = s.pile("light", "lost", "Han With Pistol", "Blaster")
    weapons, anything = s.hand("light", "Fetch", "Fetch All")
    s.start(turn="light", phase="control")
    assert s.can("play", anything, han)
    assert s.can("play", weapons, gun)
    assert not s.can("play", weapons, han)


@pytest.mark.ruling("permanent-weapon.6")
def test_with_his_text_cancelled_he_has_the_weapon_but_cannot_use_it():
    s, han, _ = shootout("Hush", more=[bonus(Armed("blaster"))])
    s.put("Bonus", on="table")
    assert s.forfeit(han) == 3  # his own text is cancelled
    assert s.battle.segment == "weapons" and not s.can("fire", han)
    assert s.power(han) == 4  # but he is armed


@pytest.mark.ruling("permanent-weapon.9")
@pytest.mark.parametrize(("title", "matching"), [("Han's Heavy Blaster Pistol", True), ("Heavy Blaster Pistol", False)])
def test_it_is_the_matching_weapon_only_if_its_title_names_the_character(title: str, matching: bool):
    s = Scenario(cards=[armed_han(title), bonus(Armed("matching weapon"))])
    han = s.put("Han With Pistol", at=s.location(DUNES))
    s.put("Bonus", on="table")
    assert s.power(han) == (4 if matching else 3)
