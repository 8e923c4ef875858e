"""Beggar: the opponent's Force, used as one's own."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, scene

DEAR = Rebel("Dear", "beggar dear", ability=1, **{**BODY, "deploy": 3})


def begging(light=0, dark=5):
    """A beggar on table in the Light Side's deploy phase, and so much Force for each side."""
    s = scene(DEAR, force=0)
    s.force("light", light)
    s.force("dark", dark)
    site = s.location("Tatooine: Box")
    card = s.put("Beggar", on=site)
    s.start(turn="light", phase="deploy")
    return s, card, site


@pytest.mark.parametrize(("place", "force", "offered"), [
    ("Tatooine: Box", 3, True), ("Tatooine: Box", 2, False), ("Tatooine: Beggar's Canyon", 0, True),
    ("Tatooine: Vault", 3, False), ("Kessel: Box", 3, False),
])  # fmt: skip
def test_a_beggar_sits_outdoors_on_tatooine(place, force, offered):
    s = scene(force=force)
    site, card = s.location(place), s.hand("light", "Beggar")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, site) is offered
    if offered:
        s.do("deploy", card, site)
        assert s.count("light", "force") == 0 and s.on_table(card)


@pytest.mark.ruling("beggar.1")
@pytest.mark.parametrize(("amount", "offered"), [(1, True), (5, True), (6, False)])
def test_any_amount_of_the_opponents_force_may_be_used(amount, offered):
    s, card, _ = begging()
    assert s.can("use", card, amount=amount) is offered


@pytest.mark.ruling("beggar.1")
def test_what_is_borrowed_is_used_first_and_goes_to_its_owners_used_pile():
    s, card, site = begging(light=2)
    dear = s.hand("light", "Dear")
    assert not s.can("deploy", dear, site)
    s.do("use", card, amount=2)
    s.until(player="light")
    s.do("deploy", dear, site)
    assert s.at(dear) == site
    assert (s.count("light", "force"), s.count("dark", "force")) == (1, 3)
    assert (s.count("light", "used"), s.count("dark", "used")) == (1, 2)


@pytest.mark.ruling("beggar.1")
@pytest.mark.parametrize(("borrowed", "offered"), [(1, False), (3, True)])
def test_no_more_is_used_than_was_borrowed(borrowed, offered):
    s, card, site = begging()
    dear = s.hand("light", "Dear")
    s.do("use", card, amount=borrowed)
    s.until(player="light")
    assert s.can("deploy", dear, site) is offered


@pytest.mark.ruling("beggar.1")
def test_it_is_for_each_of_your_own_turns():
    s, card, _ = begging()
    s.start(turn="dark", phase="control")
    s.until(player="light")
    assert s.game.engine.state.player == "light" and s.can("use", card)  # nobody was asked in the opponent's turn


@pytest.mark.ruling("beggar.1")
def test_what_was_not_used_is_not_borrowed_any_more():
    s, card, site = begging()
    dear = s.hand("light", "Dear")
    s.do("use", card, amount=3)
    s.until(player="dark", phase="activate")
    s.force("light", 0)
    s.start(turn="light", phase="deploy")
    assert s.on_table(card) and not s.can("deploy", dear, site)


@pytest.mark.ruling("beggar.2", "beggar.3")
@pytest.mark.parametrize(
    ("titles", "stays"), [((), True), (("Cheap",), True), (("Cheap", "Cheap"), False), (("Dear",), False)]
)
def test_a_beggar_goes_at_the_end_of_the_turn_if_he_was_given_more_than_one(titles, stays):
    cheap = Rebel("Cheap", "beggar cheap", ability=1, **{**BODY, "deploy": 1})
    s = scene(cheap, DEAR, force=0)
    s.force("dark", 5)
    site = s.location("Tatooine: Box")
    card, hand = s.put("Beggar", on=site), s.hand("light", *titles) if titles else ()
    s.start(turn="light", phase="deploy")
    s.do("use", card, amount=5)
    for each in hand:
        s.until(player="light")
        s.do("deploy", each, site)
        assert s.on_table(card)  # to the end of the turn
    s.until(player="dark", phase="activate")
    assert s.on_table(card) is stays


@pytest.mark.ruling("beggar.4")
def test_what_the_opponent_uses_himself_does_not_count():
    s, card, site = begging(light=2, dark=5)
    first, second = s.hand("light", "Jawa", "Jawa")
    for each in (first, second):
        s.until(player="light")
        s.do("deploy", each, site)
    assert s.count("dark", "force") == 3 and s.count("light", "force") == 0
    s.until(player="dark", phase="activate")
    assert s.on_table(card)


@pytest.mark.ruling("beggar.5")
def test_your_share_paid_with_the_opponents_force_counts():
    s, card, site = begging(light=0, dark=5)
    first, second = s.hand("light", "Jawa", "Jawa")
    s.do("use", card, amount=2)
    for each in (first, second):
        s.until(player="light")
        s.do("deploy", each, site)
    assert s.count("dark", "force") == 1
    s.until(player="dark", phase="activate")
    assert s.zone(card) == "lost"


@pytest.mark.ruling("beggar.5")
def test_the_same_force_does_not_pay_for_both():
    s, card, site = begging(light=0, dark=1)
    jawa = s.hand("light", "Jawa")
    s.do("use", card, amount=1)
    s.until(player="light")
    assert not s.can("deploy", jawa, site)


@pytest.mark.ruling("hiding-in-the-garbage.1")
def test_a_beggar_does_not_help_who_hides_in_the_garbage():
    s, card, _ = begging(light=0, dark=3)
    garbage = s.put("Hiding In The Garbage", on="table")
    s.start(turn="light", phase="control")
    s.do("use", card, amount=3)
    s.until(player="light")
    assert not s.can("use", garbage)
    mine = s.pile("light", "force", "Rebel 1")
    s.do("use", garbage, mode=8)
    assert s.count("dark", "force") == 3 and s.zone(mine) != "force"


def test_nobody_must_beg():
    s, card, _ = begging(light=1)
    s.until(player="dark", phase="activate")
    assert s.on_table(card) and s.count("dark", "force") >= 5
