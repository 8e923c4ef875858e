"""Main Course: which guests are served, to whom, and what follows."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, fight, over, scene

# -- Main Course -------------------------------------------------------------------------------------------------------

GUESTS = [
    Rebel("Test Han", "uol han", personas=["Han"], **{**BODY, "ability": 2}),
    Alien("Alien Han", LIGHT, "uol alien han", personas=["Han"], **{**BODY, "ability": 2}),
    Effect("Test Fear", DARK, "uol fear", destiny=1, text=[DeployOn(CHARACTER), Cannot("battle", HOST)]),
    Droid("Test Butler", LIGHT, "uol butler", "protocol droid", **BODY),
    Droid("Dark Butler", DARK, "uol dark butler", "protocol droid", **BODY),
    Imperial("Test Cook", "uol cook", **{**BODY, "power": 9, "ability": 5}),
]


def feast(*guests: str, cook: str = "Test Cook") -> tuple:
    """A battle of an Imperial against these guests."""
    s = scene(*GUESTS)
    site = s.location("Tatooine: Box")
    for title in (cook, *guests):
        s.put(title, at=site)
    card = s.hand("dark", "Main Course")
    return s, site, card


@pytest.mark.ruling("main-course.1", "main-course.2", "main-course.3")
@pytest.mark.parametrize(("guests", "offered"), [
    (("Chewbacca",), False), (("Chewbacca", "Rebel 1"), True), (("Chewbacca", "Settler 1"), True),
    (("Settler 1", "Rebel 1"), True), (("Rebel 1", "Rebel 2"), False), (("Settler 1", "Settler 2"), False),
    (("Settler 1", "Rebel 1", "Test Butler"), False), (("Settler 1", "Rebel 1", "Dark Butler"), False),
    (("Settler 1", "Rebel 1", "Light Droid"), True),
])  # fmt: skip
def test_a_main_course_is_an_alien_and_a_rebel_together(guests, offered):
    s, site, card = feast(*guests)
    fight(s, site, "dark")
    assert s.can("play", card, mode=2) == offered


def test_a_main_course_is_served_where_both_are():
    s, site, card = feast("Settler 1")
    s.put("Rebel 1", at=s.location("Tatooine: Vault"))
    s.put("Brute 1", at=site)
    fight(s, site, "dark")
    assert not s.can("play", card, mode=2)


def test_a_main_course_needs_the_opponents_guests():
    s = scene(*GUESTS)
    site = s.location("Tatooine: Box")
    for title in ("Brute 2", "Imperial 2", "Rebel 3"):
        s.put(title, at=site)
    card = s.hand("dark", "Main Course")
    fight(s, site, "dark")
    assert not s.can("play", card, mode=2)


@pytest.mark.parametrize(("guest", "numbers", "less"), [("Rebel 1", (2, 5), 2), ("Test Han", (2, 1), 3)])
def test_a_main_course_weakens_the_opponent(guest, numbers, less):
    s, site, card = feast("Settler 6", guest)
    fight(s, site, "dark")
    s.destinies("dark", *numbers)
    s.destinies("light", 6)
    strength = s.total_power("light", site)
    s.do("play", card, mode=2)
    assert s.zone(card) == "lost"
    assert (s.total_power("light", site), s.total_power("dark", site)) == (max(strength - less, 0), 9)
    s.destinies("dark", 3)
    s.do("draw-destiny")
    s.do("draw-destiny")
    assert (s.battle.attrition("dark"), s.battle.attrition("light")) == (6 - less, 3)


@pytest.mark.parametrize("han", ["elsewhere", "gone over", "an alien"])
def test_han_is_no_special_dish_unless_he_is_the_rebel(han):
    s, site, card = feast("Settler 1", "Rebel 1")
    where = s.location("Tatooine: Vault") if han == "elsewhere" else site
    man = s.put("Alien Han" if han == "an alien" else "Test Han", at=where)
    s.start(turn="dark", phase="battle")
    if han == "gone over":
        s.happen("cross-over", man)
    s.do("battle", site)
    before = s.count("dark", "reserve")
    s.do("play", card, mode=2)
    assert s.count("dark", "reserve") == before - 1


def test_frozen_assets_are_thawed_whatever_one_senses():
    s = scene(*GUESTS)
    s.put("Rebel 6", at=s.location("Tatooine: Box"))
    assets, card, sense = s.put("Frozen Assets", on="table"), s.hand("dark", "Main Course"), s.hand("light", "Sense")
    s.start(turn="dark", phase="control")
    s.do("play", card, assets, mode=1)
    assert (s.zone(assets), s.zone(card), s.zone(sense)) == ("lost", "used", "hand")
    assert s.decision.player == "dark"


@pytest.mark.parametrize("shy", ["Settler 1", "Rebel 1"])
def test_a_main_course_needs_both_of_them_in_the_battle(shy):
    s = scene(*GUESTS)
    site = s.location("Tatooine: Box")
    people = {title: s.put(title, at=site) for title in ("Settler 1", "Rebel 1", "Test Cook")}
    s.put("Test Fear", on=people[shy])
    card = s.hand("dark", "Main Course")
    fight(s, site, "dark")
    assert not s.can("play", card, mode=2)


def test_a_guest_who_has_gone_over_is_no_dish():
    s, site, card = feast("Settler 1", "Settler 2")
    rebel = s.put("Rebel 1", at=site)
    s.start(turn="dark", phase="battle")
    s.happen("cross-over", rebel)
    s.do("battle", site)
    assert not s.can("play", card, mode=2)


def test_a_butler_elsewhere_spoils_nothing():
    s, site, card = feast("Settler 1", "Rebel 1")
    s.put("Test Butler", at=s.location("Tatooine: Vault"))
    fight(s, site, "dark")
    assert s.can("play", card, mode=2)


def test_a_main_course_is_eaten_in_one_battle():
    s, site, card = feast("Settler 1", "Rebel 1")
    vault = s.location("Tatooine: Vault")
    for title in ("Rebel 4", "Imperial 4"):
        s.put(title, at=vault)
    fight(s, site, "dark")
    s.destinies("dark", 1)
    s.do("play", card, mode=2)
    over(s)
    s.do("battle", vault)
    assert s.total_power("light", vault) == 1


def test_a_main_course_thaws_nothing_else():
    s = scene(*GUESTS)
    s.put("Light Banner", on="table")
    card = s.hand("dark", "Main Course")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)
