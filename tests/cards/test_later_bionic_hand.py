"""Bionic Hand: who wears it, what it does, and what becomes of it."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import fight, gun, scene, was_hit

THIEVES = [
    UsedInterrupt("Test Theft", DARK, "hand theft", destiny=1, text=[
        Action([Steal(TARGET)], targets=(one(theirs(DEVICE)),))]),
    UsedInterrupt("Test Hammer", DARK, "hand hammer", destiny=1, text=[
        Action([Lose(TARGET)], targets=(one(theirs(DEVICE | CHARACTER)),))]),
    Device("Test Watch", LIGHT, "hand watch", destiny=1, text=[DeployOn(your(CHARACTER))]),
]  # fmt: skip


def clinic(*extra, worn: bool = True):
    """A warrior who was disarmed, and has a new hand if it says so."""
    s = scene(*extra)
    site = s.location("Tatooine: Box")
    man, other = s.put("Rebel 2", at=site), s.put("Rebel 2", at=site)
    enemy = s.put("Imperial 3", at=site)
    disarmed = None if worn else s.put("Disarmed", on=man, side="dark")
    hand = s.put("Bionic Hand", on=man) if worn else s.hand("light", "Bionic Hand")
    return s, site, man, other, enemy, disarmed, hand


def test_a_bionic_hand_replaces_what_was_cut_off():
    s, _, man, other, enemy, disarmed, hand = clinic(worn=False)
    s.put("Light Stick", on=other)
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", hand, each) for each in (man, other, enemy)] == [True, False, False]
    s.do("deploy", hand, man)
    assert (s.zone(disarmed), s.carrier(hand), s.count("light", "force")) == ("lost", man, 10)


def test_a_bionic_hand_costs_two_force():
    s, _, man, _, _, _, hand = clinic(worn=False)
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", hand, man)


def test_a_bionic_hand_is_for_ones_own():
    s = scene()
    site = s.location("Tatooine: Box")
    enemy = s.put("Imperial 3", at=site)
    s.put("Disarmed", on=enemy, side="light")
    hand = s.hand("light", "Bionic Hand")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", hand, enemy)


def test_a_bionic_hand_cancels_only_what_disarmed_its_bearer():
    s, site, man, other, _, disarmed, hand = clinic(worn=False)
    elsewhere = s.put("Disarmed", on=other, side="dark")
    s.start(turn="light", phase="deploy")
    s.do("deploy", hand, man)
    assert (s.zone(disarmed), s.on_table(elsewhere)) == ("lost", True)


def test_a_bionic_hand_is_strong():
    s, _, man, other, *_ = clinic()
    assert (s.power(man), s.power(other)) == (2, 1)


@pytest.mark.ruling("bionic-hand.1")
@pytest.mark.parametrize(("armed", "numbers", "hit"), [
    ("man", (1, 2), True), ("man", (1, 1), False), ("other", (1, 2), False), ("other", (2, 2), True),
])  # fmt: skip
def test_a_bionic_hand_adds_one_to_the_total_of_a_weapon(armed, numbers, hit):
    s, site, man, other, enemy, _, _ = clinic(gun("Double Gun", LIGHT, draws=2))
    weapon = s.put("Double Gun", on=man if armed == "man" else other)
    fight(s, site, "light")
    s.destinies("light", *numbers)
    s.do("fire", weapon, enemy)
    assert was_hit(s, enemy) == hit


def test_who_is_disarmed_again_loses_the_hand():
    s, site, man, other, enemy, _, hand = clinic(gun("Light Gun", LIGHT), gun("Dark Gun", DARK))
    s.put("Light Gun", on=man)
    s.put("Light Gun", on=other)
    s.put("Dark Gun", on=enemy)
    for_other, for_man = s.hand("dark", "Disarmed"), s.hand("dark", "Disarmed")
    s.start(turn="dark", phase="control")
    s.do("deploy", for_other, other)
    assert s.on_table(hand)
    s.until(player="dark")
    s.do("deploy", for_man, man)
    s.do("use", hand)  # before the weapons are lost, or after
    assert (s.zone(hand), s.on_table(for_man)) == ("lost", True)


@pytest.mark.parametrize("trick", ["Test Theft", "Test Hammer"])
def test_a_bionic_hand_stays_on(trick):
    s, _, man, _, _, _, hand = clinic(*THIEVES)
    watch = s.put("Test Watch", on=man)
    first, second = s.hand("dark", trick), s.hand("dark", trick)
    s.start(turn="dark", phase="control")
    s.do("play", first, hand)
    s.until(player="dark")
    s.do("play", second, watch)
    g = s.game.engine
    assert (s.carrier(hand), g.card(hand.id).side) == (man, "light")
    assert s.zone(watch) == "lost" or g.card(watch.id).side == "dark"


def test_a_bionic_hand_is_lost_with_its_bearer():
    s, _, man, _, _, _, hand = clinic(*THIEVES)
    trick = s.hand("dark", "Test Hammer")
    s.start(turn="dark", phase="control")
    s.do("play", trick, man)
    assert (s.zone(man), s.zone(hand)) == ("lost", "lost")


def test_a_bionic_hand_is_not_handed_on():
    s, _, man, other, _, _, hand = clinic(*THIEVES)
    s.put("Disarmed", on=other, side="dark")
    watch = s.put("Test Watch", on=man)
    s.start(turn="light", phase="deploy")
    assert (s.can("transfer", hand, other), s.can("transfer", watch, other)) == (False, True)
