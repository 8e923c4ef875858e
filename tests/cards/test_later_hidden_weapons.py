"""Hidden Weapons: who has them, whom they find, and what destiny makes of it."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, fight, scene, was_hit

# -- Hidden Weapons ----------------------------------------------------------------------------------------------------

HUNTERS = [
    Alien("Test Fett", DARK, "used fett", personas=["Boba Fett"], unique=1, **{**BODY, "ability": 3}),
    Alien("Test Boast", DARK, "used boast", traits=["bounty hunter"], **{**BODY, "ability": 3}),
    Rebel("Test Hulk", "used hulk", **{**BODY, "power": 3, "ability": 2}),
    Rebel("Test Ghost", "used ghost", text=[Cannot("be targeted by weapons")], **{**BODY, "ability": 2}),
]


def hunt(hunter: str, *prey: str, armor: str = "", destiny: int = 5) -> tuple:
    """A battle of somebody against these people; he, or the first of them, may wear an armor."""
    s = scene(*HUNTERS)
    site = s.location("Tatooine: Box")
    man, victims = s.put(hunter, at=site), [s.put(each, at=site) for each in prey]
    if armor:
        s.put("Mandalorian Armor", on=man if armor == "hunter" else victims[0])
    card = s.hand("dark", "Hidden Weapons")
    s.destinies("dark", destiny)
    fight(s, site, "dark")
    return s, man, victims, card


@pytest.mark.ruling("hidden-weapons.2", "mandalorian-armor.1", "mandalorian-armor.2")
@pytest.mark.parametrize(("hunter", "armor", "offered"), [
    ("Test Fett", "", True), ("Test Boast", "hunter", True), ("Test Boast", "", False), ("Test Boast", "prey", False),
])  # fmt: skip
def test_weapons_are_hidden_by_fett_or_the_armor_itself(hunter, armor, offered):
    s, _, _, card = hunt(hunter, "Rebel 2", armor=armor)
    assert s.can("play", card) == offered


@pytest.mark.parametrize(
    ("destiny", "hit", "lost"), [(3, False, False), (4, True, False), (5, True, False), (6, False, True)]
)
def test_hidden_weapons_do_what_destiny_says(destiny, hit, lost):
    s, _, (man, _), card = hunt("Test Fett", "Rebel 2", "Rebel 3", destiny=destiny)
    s.do("play", card, man)
    assert (was_hit(s, man), s.zone(man) == "lost", s.zone(card)) == (hit, lost, "used")


@pytest.mark.ruling("hidden-weapons.1")
def test_hidden_weapons_are_no_weapon():
    dodge = UsedInterrupt("Test Dodge", LIGHT, "used dodge", destiny=1, text=[Response(just_targeted(), [CancelIt()])])
    s = scene(*HUNTERS, dodge)
    site = s.location("Tatooine: Box")
    s.put("Test Fett", at=site)
    ghost = s.put("Test Ghost", at=site)
    card, answer = s.hand("dark", "Hidden Weapons"), s.hand("light", "Test Dodge")
    s.destinies("dark", 5)
    fight(s, site, "dark")
    s.do("play", card, ghost)  # whom no weapon may target
    assert was_hit(s, ghost)
    assert s.zone(answer) == "hand"


def test_hidden_weapons_reach_who_is_present_in_the_battle():
    s, fett, (man,), card = hunt("Test Fett", "Rebel 2")
    site = s.at(fett)
    inside = s.put("Rebel 2", aboard=crewed(s, "Crawler", site), as_="passenger")
    away, friend = s.put("Rebel 2", at=s.location("Tatooine: Vault")), s.put("Imperial 2", at=site)
    car = crewed(s, "Skiff", site)
    offered = [s.can("play", card, each) for each in (man, inside, away, friend, car)]
    assert offered == [True, False, False, False, False]


@pytest.mark.parametrize("where", ["crawler", "elsewhere"])
@pytest.mark.parametrize("hunter", ["Test Fett", "Test Boast"])
def test_weapons_are_not_hidden_out_of_sight(hunter, where):
    s = scene(*HUNTERS)
    site = s.location("Tatooine: Box")
    s.put("Imperial 2", at=site)
    s.put("Rebel 2", at=site)
    if where == "crawler":
        man = s.put(hunter, aboard=crewed(s, "Tank", site), as_="passenger")
    else:
        man = s.put(hunter, at=s.location("Tatooine: Vault"))
    if hunter == "Test Boast":
        s.put("Mandalorian Armor", on=man)
    card = s.hand("dark", "Hidden Weapons")
    fight(s, site, "dark")
    assert not s.can("play", card)


def test_no_other_gear_hides_weapons():
    s = scene(*HUNTERS)
    site = s.location("Tatooine: Box")
    s.put("Dark Stick", on=s.put("Test Boast", at=site))
    s.put("Rebel 2", at=site)
    card = s.hand("dark", "Hidden Weapons")
    fight(s, site, "dark")
    assert not s.can("play", card)


def test_weapons_stay_hidden_when_damage_is_paid():
    s, _, _, card = hunt("Test Fett", "Test Hulk")
    s.until(verb="forfeit")
    assert (s.decision.player, s.battle.segment) == ("dark", "damage")
    assert not s.can("play", card)


def test_weapons_stay_hidden_before_and_after_the_weapons_segment():
    s, _, _, card = hunt("Test Fett", "Rebel 4", "Rebel 4")
    s.until(verb="draw-destiny")
    assert not s.can("play", card)
    s.do("draw-destiny")
    assert not s.can("play", card)
