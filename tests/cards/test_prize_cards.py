"""Tractor beams, the ships that carry them, and where their prizes go: what each clause does and does not do."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, HULL, crewed, fight, gun, over, was_hit
from tests.cards.test_later_craft import ability_at
from tests.rules.test_captured_starships import BAY, CORVETTE, after_a_battle


def test_a_tractor_beam_deploys_on_your_star_destroyers_for_two_force():
    s = Scenario(cards=BOX)
    kessel = s.location("Kessel")
    devastator, dreadnaught = s.put("Devastator", at=kessel), s.put("Black 2", at=kessel)
    beam = s.hand("dark", "Tractor Beam")
    s.force("dark", 2)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", beam, dreadnaught)
    s.do("deploy", beam, devastator)
    assert s.carrier(beam) == devastator and s.count("dark", "force") == 0


HULK = Capital("Hulk", DARK, "prizes hulk", "Imperial-Class Star Destroyer", text=[Carries(pilots=2)], armor=4,
               hyperspeed=3, **HULL)  # fmt: skip


def duel_in_space(destroyer="Devastator", prey=CORVETTE):
    """The opponent's battle with a ship that carries a tractor beam is over."""
    s = Scenario(cards=BOX)
    place = s.location("Tatooine")
    ship, target = s.put(destroyer, at=place), s.put(prey, at=place)
    luke, beam = s.put("Luke Skywalker", aboard=target), s.put("Tractor Beam", on=ship)
    wing = s.put("Black 2", at=place)
    s.put("Dark Flier", aboard=wing)
    s.force("dark", 8), s.force("light", 8)
    s.start(turn="light", phase="battle")
    s.do("battle", place)
    over(s, ship, target, luke, wing)
    return s, ship, target, beam


def test_it_is_used_after_either_players_battle():
    s, _, prey, beam = duel_in_space()
    assert s.can("use", beam, prey)


@pytest.mark.parametrize(("force", "used"), [(1, False), (2, True)])
def test_it_costs_two_force(force, used):
    s, _, prey, beam = duel_in_space()
    s.force("dark", force)
    assert s.can("use", beam, prey) == used


def test_no_mon_calamari_star_cruiser_is_targeted():
    s, _, cruiser, beam = duel_in_space(prey="Cruiser")
    assert not s.can("use", beam)


def test_a_beam_reaches_the_opponents_starships_around_it_in_a_sector_too():
    haze = Sector("Kessel: Haze", LIGHT, "prizes haze", "cloud", "Kessel", [], (1, 1))
    car = Vehicle("Cloud Car", LIGHT, "prizes car", "combat", maneuver=4, landspeed=3, traits=["cloud car"],
                  text=[PermanentPilot(1)], **HULL)  # fmt: skip
    s = Scenario(cards=[*BOX, haze, car])
    place = s.location("Kessel: Haze")
    ship, prey, cruiser = s.put("Devastator", at=place), s.put(CORVETTE, at=place), crewed(s, "Cruiser", place)
    spared = [s.put("Black 2", at=place), s.put("Cloud Car", at=place), s.put(CORVETTE, at=s.location("Tatooine")),
              s.put("Fighter", aboard=cruiser, as_="cargo")]  # fmt: skip
    luke, beam = s.put("Luke Skywalker", aboard=prey), s.put("Tractor Beam", on=ship)
    s.force("dark", 8), s.force("light", 8)
    s.start(turn="dark", phase="battle")
    s.do("battle", place)
    over(s, ship, prey, luke, cruiser, *spared)
    assert s.can("use", beam, prey) and not any(s.can("use", beam, each) for each in spared)


@pytest.mark.parametrize("piloted", [True, False])
def test_an_empty_star_destroyer_uses_no_beam(piloted):
    s = Scenario(cards=[*BOX, HULK])
    place = s.location("Tatooine")
    hulk, prey, escort = s.put("Hulk", at=place), s.put(CORVETTE, at=place), s.put("Conquest", at=place)
    luke, beam = s.put("Luke Skywalker", aboard=prey), s.put("Tractor Beam", on=hulk)
    s.put("Dark Flier", aboard=hulk) if piloted else None
    s.force("dark", 8), s.force("light", 8)
    s.start(turn="dark", phase="battle")
    s.do("battle", place)
    over(s, hulk, escort, prey, luke)
    assert s.can("use", beam, prey) == piloted


def test_a_battle_elsewhere_is_none_of_its_business():
    s = Scenario(cards=BOX)
    here, there = s.location("Tatooine"), s.location("Kessel")
    ship, prey = s.put("Devastator", at=here), s.put(CORVETTE, at=here)
    s.put("Luke Skywalker", aboard=prey)
    beam, other, foe = s.put("Tractor Beam", on=ship), s.put("Conquest", at=there), s.put(CORVETTE, at=there)
    s.force("dark", 8), s.force("light", 8)
    s.start(turn="dark", phase="battle")
    s.do("battle", there)
    over(s, other, foe)
    assert not s.can("use", beam) and s.active(prey)


@pytest.mark.parametrize(("ship", "less", "captured"), [("Tyrant", 0, True), ("Tyrant", 1, False),
                                                        ("Devastator", 0, False)])  # fmt: skip
def test_tyrant_adds_one_to_what_its_beam_draws(ship, less, captured):
    s, _, prey, beam = duel_in_space(ship)
    s.destinies("dark", s.defense(prey) - less)
    s.do("use", beam, prey)
    assert s.captured(prey) == captured


def test_tyrant_adds_nothing_to_other_beams():
    s, ship, prey, beam = duel_in_space()
    s.put("Tyrant", at=s.at(ship))
    s.destinies("dark", s.defense(prey))
    s.do("use", beam, prey)
    assert not s.captured(prey)


def test_tyrant_adds_nothing_to_shots():
    s = Scenario(cards=[*BOX, gun("Ray", DARK, kind=StarshipWeapon)])
    place = s.location("Tatooine")
    tyrant, prey = s.put("Tyrant", at=place), s.put("Fighter", at=place)
    s.put("Rebel 1", aboard=prey, as_="pilot")
    ray = s.put("Ray", on=tyrant)
    s.force("dark", 8)
    s.destinies("dark", s.defense(prey))
    fight(s, place, "dark")
    s.do("fire", ray, prey)
    assert not was_hit(s, prey)


@pytest.mark.parametrize(("ship", "ability"), [("Tyrant", 1), ("Avenger", 2)])
def test_destroyers_have_a_crew_of_their_own(ship, ability):
    s = Scenario(cards=BOX)
    place = s.location("Tatooine")
    s.put(ship, at=place)
    assert ability_at(s, "dark", place) == ability


# -- Launch Bay --------------------------------------------------------------------------------------------------------


def test_a_launch_bay_deploys_on_a_star_destroyer_one_on_each_and_three_in_all():
    s = Scenario(cards=BOX)
    kessel = s.location("Kessel")
    ships = [s.put("Devastator", at=kessel), s.put("Conquest", at=kessel)]
    s.put("Black 2", at=kessel)
    first, second, third = s.hand("dark", BAY, BAY, BAY)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", first, ships[0])
    assert s.why_not("deploy", second, ships[0]) and not s.why_not("deploy", second, ships[1])
    s.do("deploy", second, ships[1])
    assert not s.can("deploy", third)


PATROLS = [Starfighter(title, side, f"prizes {title}", "TIE/ln", maneuver=3, text=[PermanentPilot(1)], **HULL)
           for title, side in (("Patrol", DARK), ("Our Patrol", LIGHT))]  # fmt: skip


def bay_and_ship(turn="dark", phase="move"):
    s = Scenario(cards=[*BOX, *PATROLS])
    kessel = s.location("Kessel")
    ship = s.put("Devastator", at=kessel)
    bay = s.location(BAY)
    s.force("dark", 6), s.force("light", 6)
    s.start(turn=turn, phase=phase)
    return s, ship, bay


def test_your_ties_deploy_there_for_two_less():
    s, ship, bay = bay_and_ship(phase="deploy")
    tie, other, man = s.hand("dark", "Patrol", "Raider", "Imperial 2")
    assert s.can("deploy", tie, bay) and s.deploy_cost(tie, bay) == 3 - 2
    assert s.deploy_cost(tie, s.at(ship)) == 3 and s.deploy_cost(man, bay) == 2
    assert not s.can("deploy", other, bay)


def test_no_tie_of_the_opponents_deploys_there():
    s, _, bay = bay_and_ship(turn="light", phase="deploy")
    s.put("Rebel 1", at=bay)
    stolen = s.hand("light", "Our Patrol")
    assert not s.can("deploy", stolen, bay) and s.deploy_cost(stolen, bay) == 3


def test_you_go_in_and_out_for_free():
    s, ship, bay = bay_and_ship()
    s.force("dark", 0)
    guard, other = s.put("Imperial 2", at=bay), s.put("Imperial 3", aboard=ship, as_="passenger")
    s.do("leave", guard, ship)
    assert s.aboard(guard) == ship
    s.do("enter", other, bay)
    assert s.at(other) == bay and s.count("dark", "force") == 0


def test_other_moves_cost_what_they_cost():
    s, _, bay = bay_and_ship()
    box, dune = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    far = s.put("Imperial 2", at=box)
    s.force("dark", 0)
    assert s.on_table(bay) and not s.can("walk", far, dune)


def test_its_prizes_go_under_it_and_revolution_does_not_touch_it():
    s, bay, prey, beam, luke = after_a_battle(bay=True)
    s.destinies("dark", 7)
    s.do("use", beam, prey)
    assert s.at(prey) == bay
    turning = s.hand("light", "Revolution")
    s.until("deploy", player="light")
    assert s.why_not("deploy", turning, bay)
