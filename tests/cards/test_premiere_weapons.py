"""Weapons of the Premiere set: one short table for each text."""

import pytest

from cantina.testing import Scenario


def shootout(gun: str, destiny: int, victim: str = "Rebel Trooper") -> tuple[Scenario, object]:
    """A stormtrooper with a weapon attacks somebody in the desert and fires once."""
    s = Scenario()
    site = s.location("Tatooine: Jundland Wastes")
    trooper = s.put("Stormtrooper", at=site)
    weapon = s.put(gun, on=trooper, side="dark")
    target = s.put(victim, at=site)
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", destiny)
    s.do("fire", weapon, target)
    return s, target


def test_imperial_blaster_hits_above_the_defense_value():
    s, target = shootout("Imperial Blaster", destiny=2)
    assert s.zone(target) == "lost"  # nothing else could be done: the 'hit' card was forfeited
    assert s.count("dark", "force") == 3  # 1 to initiate the battle, 1 to fire


def test_imperial_blaster_misses_at_the_defense_value():
    s, target = shootout("Imperial Blaster", destiny=1)
    assert s.on_table(target)


def test_blaster_rifle_adds_one_and_costs_two():
    s, target = shootout("Blaster Rifle", destiny=1)
    assert s.zone(target) == "lost"
    assert s.count("dark", "force") == 2


def test_a_weapon_deploys_only_on_a_warrior_of_yours():
    s = Scenario()
    site = s.location("Tatooine: Jundland Wastes")
    trooper, raider = s.put("Stormtrooper", at=site), s.put("Tusken Raider", at=site)
    s.force("dark", 2)
    rifle = s.hand("dark", "Blaster Rifle")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", rifle, trooper)
    assert not s.can("deploy", rifle, raider)


@pytest.mark.ruling("mining-droid-rules.1")
@pytest.mark.parametrize("inside", [False, True])
def test_mines_are_laid_and_defused_by_a_droid_that_is_present(inside: bool):
    s = Scenario()
    site = s.location("Tatooine: Dune Sea")
    car = s.put("Ubrikkian 9000 Z001", at=site)
    droid = s.put("LIN-V8M (Elleyein-Veeateemm)", **({"aboard": car, "as_": "passenger"} if inside else {"at": site}))
    mine, theirs = s.hand("dark", "Timer Mine"), s.put("Timer Mine", on=site, side="light")
    s.force("dark", 2)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", mine, site) == (not inside)
    assert s.can("use", droid, theirs) == (not inside)
