"""Bane Malar, who reads the minds of others."""

import pytest

from cantina.engine.evaluator import Context, matches
from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import draws, fight, over, scene

SAGE = Rebel("Sage", "t sage", destiny=1, deploy=1, power=3, ability=3, forfeit=5, text=[
    ModifyPlayer("battle destinies", +2, when=in_battle(SELF)), Modify("forfeit", +4)])  # fmt: skip
HAN = "Han With Heavy Blaster Pistol"


def read(*victims: str, where: str = "Tatooine: Box", force: int = 12):
    s = scene(SAGE, force=force)
    town = s.location("Tatooine: Box")
    bane = s.put("Bane Malar", at=s.location(where))
    people = [s.put(each, at=town) for each in victims]
    s.put("Imperial 6", at=town), s.put("Dark Guard", at=town)
    return s, town, bane, people


def test_he_has_the_power_and_the_text_of_whom_he_reads_for_the_battle():
    s, town, bane, (sage, _) = read("Sage", "Rebel 1")
    assert (s.power(bane), s.forfeit(bane)) == (1, 3)
    fight(s, town, "light")
    before, usual = s.count("dark", "force"), draws(s, "dark")
    s.do("use", bane, sage)
    assert before - s.count("dark", "force") == 1
    assert (s.power(bane), s.forfeit(bane)) == (4, 7) and draws(s, "dark") == usual + 2
    assert not s.can("use", bane)
    over(s, bane, sage)
    assert (s.power(bane), s.forfeit(bane)) == (1, 3)


@pytest.mark.parametrize(("victim", "able"), [("Rebel 3", True), ("Rebel 4", False), ("Light Droid", False)])
def test_he_reads_lesser_minds_only(victim: str, able: bool):
    s, town, bane, (one_of_them, _) = read(victim, "Settler 6")
    fight(s, town, "dark")
    assert s.can("use", bane, one_of_them) is able


def test_he_reads_no_friends_and_nobody_aboard_a_closed_vehicle():
    s, town, bane, (rebel,) = read("Rebel 1")
    friend = s.put("Imperial 1", at=town)
    inside = s.put("Rebel 2", aboard=s.put("Crawler", at=town), as_="pilot")
    fight(s, town, "dark")
    assert s.can("use", bane, rebel) and not s.can("use", bane, friend) and not s.can("use", bane, inside)


def test_he_must_be_there_and_have_force_to_use():
    for where, force in (("Tatooine: Vault", 12), ("Tatooine: Box", 0)):
        s, town, bane, _ = read("Rebel 1", where=where)
        if not force:
            s.force("dark", 1)  # what the battle costs
        fight(s, town, "dark")
        assert not s.can("use", bane)


@pytest.mark.ruling("permanent-weapon.7", "permanent-weapon.8")
def test_a_weapon_that_is_part_of_somebody_is_not_read_with_his_mind():
    s, town, bane, (han, _) = read(HAN, "Rebel 1")
    fight(s, town, "dark")
    s.do("use", bane, han)
    g = s.game.engine
    armed = {card: matches(Context(g, "dark", bane.id, town.id), Armed("weapon"), card.id) for card in (bane, han)}
    assert armed == {bane: False, han: True} and s.power(bane) == 1 + s.power(han)
    while s.battle.segment in ("initiation", "weapons") and s.decision.player == "dark":
        assert not s.can("fire", bane)
        s.pass_()
    s.until(verb="fire")
    assert s.decision.player == "light" and s.can("fire", han)


def test_little_attrition_does_not_touch_him():
    s, _, bane, _ = read("Rebel 1")
    s.start(turn="dark", phase="control")
    assert immunity(s.game.engine, bane.id) == 3


@pytest.mark.parametrize("shut_out", [True, False])
def test_who_is_kept_out_of_the_battle_reads_nobody(shut_out: bool):
    s = scene()
    vault = s.location("Tatooine: Vault")
    bane, rebel = s.put("Bane Malar", at=vault), s.put("Rebel 1", at=vault)
    s.put("Imperial 1", at=vault), s.put("Rebel 2", at=vault)
    door = s.hand("light", "Blast The Door, Kid!")
    fight(s, vault, "dark")
    s.until(player="light")
    s.do("play", door) if shut_out else s.pass_()
    assert s.can("use", bane, rebel) is not shut_out
