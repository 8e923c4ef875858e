"""Weapons that are part of a character: whom they may target, what they draw, what they leave of the target."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import HULL, draws, fight, over, was_hit
from tests.cards.shared.crafts import field

FOE = {"light": "Imperial 4", "dark": "Rebel 4"}
BEAST = [Creature(f"{side} Beast", side, f"crafts {side} beast", "swamp", destiny=1, deploy=1, ferocity=2, forfeit=0,
                  defense=3, text=[Habitat()]) for side in (LIGHT, DARK)]  # fmt: skip
CART = [Vehicle(f"{side} Cart", side, f"crafts {side} cart", "transport", maneuver=2, landspeed=2,
                text=[Carries(drivers=1)], **HULL) for side in (LIGHT, DARK)]  # fmt: skip
SHOTS = [
    ("Obi-Wan With Lightsaber", "light", (2, 3), True), ("Obi-Wan With Lightsaber", "light", (2, 2), False),
    ("Darth Vader With Lightsaber", "dark", (2, 3), True), ("Darth Vader With Lightsaber", "dark", (2, 2), False),
    ("Boba Fett With Blaster Rifle", "dark", (4,), True), ("Boba Fett With Blaster Rifle", "dark", (3,), False),
    ("Dengar With Blaster Carbine", "dark", (4,), True), ("Dengar With Blaster Carbine", "dark", (3,), False),
    ("Chewie With Blaster Rifle", "light", (5,), True), ("Chewie With Blaster Rifle", "light", (4,), False),
    ("Lando With Blaster Pistol", "light", (4,), True), ("Lando With Blaster Pistol", "light", (3,), False),
]  # fmt: skip


def duel(who: str, side: str, *extra: Definition) -> tuple[Scenario, CardRef, CardRef]:
    """Somebody armed and his enemy, in a battle that he has begun."""
    s = field(*extra)
    box = s.location("Kessel: Box")
    shooter, foe = s.put(who, at=box), s.put(FOE[side], at=box)
    fight(s, box, side)
    return s, shooter, foe


@pytest.mark.parametrize(("who", "side", "destinies", "hit"), SHOTS)
def test_what_hits_with_a_permanent_weapon(who: str, side: str, destinies: tuple[int, ...], hit: bool):
    s, shooter, foe = duel(who, side)
    s.destinies(side, *destinies)
    before = s.count(side, "force")
    s.do("fire", shooter, foe)
    assert was_hit(s, foe) is hit and s.forfeit(foe) == (0 if hit else 5) and s.count(side, "force") == before


@pytest.mark.parametrize(("who", "side"), dict.fromkeys((who, side) for who, side, *_ in SHOTS))
def test_who_shoots_creatures(who: str, side: str):
    s = field(*BEAST)
    box = s.location("Kessel: Box")
    shooter, beast = s.put(who, at=box), s.put(f"{'dark' if side == 'light' else 'light'} Beast", at=box)
    s.start(side, "battle")
    s.do("attack", beast)
    assert s.can("fire", shooter, beast) is (who != "Lando With Blaster Pistol")


@pytest.mark.parametrize(("who", "reaches"), [
    ("Dengar With Blaster Carbine", True), ("Boba Fett With Blaster Rifle", False),
    ("4-LOM With Concussion Rifle", False),
    ("Darth Vader With Lightsaber", False)])  # fmt: skip
def test_who_shoots_vehicles(who: str, reaches: bool):
    s = field(*CART)
    box = s.location("Kessel: Box")
    shooter, cart = s.put(who, at=box), s.put("light Cart", at=box)
    s.put("Rebel 4", aboard=cart, as_="driver"), s.put("Imperial 1", at=box)
    fight(s, box, "dark")
    assert s.can("fire", shooter, cart) is reaches


@pytest.mark.parametrize(("who", "shots"), [("Dengar With Blaster Carbine", 2), ("Boba Fett With Blaster Rifle", 1)])
def test_how_often_they_fire_in_a_battle(who: str, shots: int):
    s, shooter, foe = duel(who, "dark")
    s.destinies("dark", *[0] * 3)
    fired = 0
    while s.battle.segment == "weapons":
        able = s.can("fire", shooter, foe)
        s.do("fire", shooter, foe) if able else s.pass_()
        fired += able
    assert fired == shots


def test_a_concussion_rifle_silences_its_target_for_the_turn():
    loud = Rebel("Loud", "crafts loud", destiny=1, deploy=1, power=1, ability=2, forfeit=5,
                 text=[Modify("power", +4)])  # fmt: skip
    s = field(loud)
    box = s.location("Kessel: Box")
    droid, foe, other = s.put("4-LOM With Concussion Rifle", at=box), s.put("Loud", at=box), s.put("Loud", at=box)
    s.put("Imperial 1", at=box)
    fight(s, box, "dark")
    s.do("fire", droid, foe)
    assert (s.power(foe), s.power(other)) == (1, 5) and not was_hit(s, foe)
    over(s, droid, foe, other)
    assert s.power(foe) == 1
    s.until(phase="deploy", player="light")
    assert s.power(foe) == 5


COMPANY = [
    ("4-LOM With Concussion Rifle", "Test Jabba", 1), ("4-LOM With Concussion Rifle", "Test Zuckuss", 1),
    ("4-LOM With Concussion Rifle", "Test Han", 0), ("Boba Fett With Blaster Rifle", "Test Jabba", 1),
    ("Boba Fett With Blaster Rifle", "Test Han", 1), ("Boba Fett With Blaster Rifle", "Test Zuckuss", 0),
]  # fmt: skip


@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize(("who", "friend", "more"), COMPANY)
def test_in_whose_company_they_add_a_battle_destiny(who: str, friend: str, more: int, near: bool):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put(who, at=box), s.put(friend, at=box if near else away)
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    assert draws(s, "dark") == 1 + (more if near else 0)


@pytest.mark.parametrize("who", ["4-LOM With Concussion Rifle", "Boba Fett With Blaster Rifle"])
def test_they_add_no_destiny_to_battles_elsewhere(who: str):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put(who, at=away), s.put("Test Jabba", at=away)
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    assert draws(s, "dark") == 1


@pytest.mark.parametrize(("who", "kinds"), [
    ("Obi-Wan With Lightsaber", {"lightsaber"}), ("Darth Vader With Lightsaber", {"lightsaber"}),
    ("Boba Fett With Blaster Rifle", {"blaster rifle", "blaster", "rifle"}), ("4-LOM With Concussion Rifle", {"rifle"}),
    ("Dengar With Blaster Carbine", {"blaster"}),
    ("Chewie With Blaster Rifle", {"blaster rifle", "blaster", "rifle"}),
    ("Lando With Blaster Pistol", {"blaster"})])  # fmt: skip
def test_of_what_kind_they_are(who: str, kinds: set[str]):
    said = {"lightsaber", "blaster rifle", "blaster", "rifle"}
    aids = [Effect(f"Aid {kind}", LIGHT, f"crafts aid {kind}", destiny=1,
                   text=[DeployOnTable(), Modify("power", +5, Armed(kind))]) for kind in said]  # fmt: skip
    found = set()
    for kind in said:
        s = field(*aids)
        hero = s.put(who, at=s.location("Kessel: Box"))
        before = s.power(hero)
        s.put(f"Aid {kind}", on="table")
        found |= {kind} if s.power(hero) > before else set()
    assert found == kinds
