"""The power segment: totals, who wins, and destiny to power only (battle-power-segment, battle-winner-and-loser)."""

import pytest
from battle_cards import CARDS, rules, standoff, verbs

from cantina.testing import Scenario


def to_the_end_of_power(s):
    """Nobody draws; the battle stands at its damage segment."""
    while s.battle and s.battle.segment != "damage":
        s.pass_()


@pytest.mark.ruling("battle-power-segment.1")
def test_total_power_is_the_cards_and_all_modifiers():
    s, site, _, _ = standoff(["Hero"], ["Villain", "Stormtrooper"])
    s.put("Low Morale", on="table")
    s.put("Bold Plan", on="table")
    s.do("battle", site)
    assert s.battle.power("dark") == 4 + 1 + 3
    assert s.battle.power("light") == 4 - 1


@pytest.mark.ruling("battle-power-segment.2", "battle-summary.7", "passengers.2")
def test_in_space_only_ships_add_power():
    s = Scenario(cards=CARDS)
    system = s.location("Testworld")
    ship, rival = s.put("Warship", at=system), s.put("Snub", at=system)
    s.put("Villain", aboard=ship, as_="pilot")
    s.put("Brute", aboard=ship, as_="passenger")
    s.put("Hero", aboard=rival, as_="pilot")
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    assert (s.battle.power("dark"), s.battle.power("light")) == (8, 3)
    assert len(s.battle.participants("dark")) == 3


@pytest.mark.ruling("battle-power-segment.3", "battle-summary.7")
@pytest.mark.parametrize(("vehicle", "total"), [("Walker", 5), ("Skiff", 1 + 4 + 4)])
def test_at_a_site_those_aboard_an_enclosed_vehicle_add_nothing(vehicle, total):
    s, site, _, (ride,) = standoff(["Hero"], [vehicle])
    s.put("Villain", aboard=ride, as_="driver" if vehicle == "Skiff" else "pilot")
    s.put("Brute", aboard=ride, as_="passenger")
    s.do("battle", site)
    assert s.battle.power("dark") == total


@pytest.mark.ruling("battle-power-segment.3")
def test_at_a_site_a_landed_starship_adds_nothing():
    s, site, _, (fighter, _) = standoff(["Hero"], ["Fighter", "Stormtrooper"])
    s.put("Villain", aboard=fighter, as_="pilot")
    s.do("battle", site)
    assert fighter in s.battle.participants("dark") and s.battle.power("dark") == 1


@pytest.mark.ruling("battle-power-segment.4")
def test_modifiers_come_from_everywhere():
    s, site, _, (trooper,) = standoff(["Hero"], ["Stormtrooper"], place="Testworld: High Ground")
    assert s.total_power("dark", site) == 1 + 1  # the battle location
    s.put("Stormtrooper Utility Belt", on=trooper)
    assert s.total_power("dark", site) == 2 + 1  # a battling card's device
    s.location("Testworld: Watchtower")
    assert s.total_power("dark", site) == 3 + 2  # a related location
    s.put("Bold Plan", on="table")
    assert s.total_power("dark", site) == 5 + 3  # an Effect elsewhere
    s.do("battle", site)
    assert s.battle.power("dark") == 8


@pytest.mark.ruling("battle-power-segment.5")
def test_hit_cards_still_add_their_power():
    s, site, (hero,), (trooper,) = standoff(["Hero"], ["Stormtrooper"])
    gun = s.put("Imperial Blaster", on=trooper)
    s.destinies("dark", 6)
    s.do("battle", site)
    s.do("fire", gun, hero)
    assert s.hit(hero) and s.battle.power("light") == 4


@pytest.mark.ruling("battle-power-segment.6", "battle-destiny.1")
@pytest.mark.parametrize(("crowd", "may"), [(["Rebel Trooper"] * 3, False), (["Rebel Trooper"] * 4, True)])
def test_ability_four_allows_one_battle_destiny(crowd, may):
    s, site, _, _ = standoff(crowd, ["Stormtrooper"])
    s.do("battle", site)
    assert (s.decision.player == "light" and s.can("draw-destiny")) == may


@pytest.mark.ruling("battle-power-segment.7")
def test_ability_eight_allows_no_second_one():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Master"])
    s.do("battle", site)
    s.do("draw-destiny")
    assert not s.can("draw-destiny") and s.battle.destinies("dark") == (1,)


def crew(vehicle, seats, place="Testworld: Plain"):
    """Dark cards aboard one vehicle or ship, seat by seat, and a Rebel to fight."""
    s = Scenario(cards=CARDS)
    site = s.location(place)
    ride = s.put(vehicle, at=site)
    for title, seat in seats:
        s.put(title, aboard=ride, as_=seat)
    rebel = s.put("Rebel Trooper" if "Plain" in place else "Snub", at=site)
    if "Plain" not in place:
        s.put("Rebel Trooper", aboard=rebel, as_="pilot")
    s.force("dark", 3)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    return s, site


@pytest.mark.ruling("battle-power-segment.8", "battle-destiny.1", "battle-summary.8", "passengers.4")
@pytest.mark.parametrize(("vehicle", "seat", "may"), [
    ("Walker", "pilot", True), ("Walker", "passenger", False), ("Skiff", "driver", True), ("Skiff", "passenger", True),
    ("Closed Cart", "driver", True), ("Closed Cart", "passenger", False),
])  # fmt: skip
def test_passengers_count_for_destiny_only_in_open_vehicles(vehicle, seat, may):
    s, _site = crew(vehicle, [("Villain", seat)])
    assert (s.battle is not None and s.can("draw-destiny")) == may


@pytest.mark.ruling("battle-power-segment.8", "passengers.4", "battle-summary.8")
def test_passengers_of_a_starship_do_not_count_for_destiny():
    s, _ = crew("Warship", [("Villain", "passenger")], "Testworld")  # the permanent pilot's 1 is all that counts
    assert not s.can("draw-destiny")
    s, _ = crew("Warship", [("Villain", "pilot")], "Testworld")
    assert s.can("draw-destiny")


@pytest.mark.ruling("battle-power-segment.8")
def test_the_pilot_of_a_docked_fighter_does_not_count_for_destiny():
    s = Scenario(cards=CARDS)
    system = s.location("Testworld")
    fighter = s.put("Fighter", aboard=s.put("Warship", at=system), as_="cargo")
    s.put("Villain", aboard=fighter, as_="pilot")
    s.put("Rebel Trooper", aboard=s.put("Snub", at=system), as_="pilot")
    s.force("dark", 3)
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    assert not s.can("draw-destiny") and s.battle.power("dark") == 8


@pytest.mark.ruling("battle-power-segment.9", "battle-destiny.2")
def test_added_battle_destinies_are_summed():
    s, site, _, _ = standoff(["Hero", "Helper"], ["Stormtrooper"])
    s.destinies("light", 3, 4)
    s.do("battle", site)
    s.do("draw-destiny")
    s.do("draw-destiny")
    assert s.battle.destinies("light") == (3, 4)
    assert s.battle.power("light") == 4 + 1 + 7 and s.battle.attrition("dark") == 7


@pytest.mark.ruling("battle-power-segment.9", "battle-destiny.2")
def test_a_text_may_allow_battle_destiny_without_ability_four():
    s, site, _, _ = standoff(["Lucky One"], ["Brute"])
    s.do("battle", site)
    assert s.decision.player == "light" and s.can("draw-destiny")


@pytest.mark.ruling("battle-power-segment.10", "battle-power-segment.11", "battle-destiny.3")
def test_battle_destiny_adds_to_power_and_becomes_attrition():
    s, site, _, _ = standoff(["Hero"], ["Villain"])
    s.destinies("dark", 5)
    s.do("battle", site)
    used = s.count("dark", "used")
    s.do("draw-destiny")
    assert s.battle.power("dark") == 4 + 5 and s.count("dark", "used") == used + 1
    to_the_end_of_power(s)
    assert s.battle.attrition("light") == 5 and s.battle.attrition("dark") == 0


@pytest.mark.ruling("battle-destiny.3", "battle-damage-segment.3")
def test_the_losers_destiny_is_attrition_too():
    s, site, _, _ = standoff(["Hero"], ["Master"])
    s.destinies("light", 2)
    s.do("battle", site)
    s.until(player="light")
    s.do("draw-destiny")
    assert s.battle.winner == "dark" and s.battle.attrition("dark") == 2


@pytest.mark.ruling("battle-power-segment.12", "battle-summary.10")
@pytest.mark.parametrize(("destiny", "winner"), [(1, "dark"), (6, "light")])
def test_the_higher_total_with_destiny_wins(destiny, winner):
    s, site, _, _ = standoff(["Hero"], ["Brute", "Stormtrooper", "Stormtrooper"])  # 4 against 6
    s.destinies("light", destiny)
    s.do("battle", site)
    s.do("draw-destiny")
    assert s.battle.winner == winner


@pytest.mark.ruling("battle-power-segment.13", "battle-winner-and-loser.3")
def test_a_tie_has_neither_winner_nor_loser():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    spoils, comfort = s.hand("dark", "Spoils"), s.hand("light", "Consolation")
    s.pile("light", "lost", "Rebel Trooper")
    s.do("battle", site)
    assert s.battle is None and s.zone(spoils) == "hand" and s.zone(comfort) == "hand"  # nothing was even asked
    assert "battle-power" in [event.kind for event in s.game.events("dark")]
    assert s.count("light", "lost") == 1


@pytest.mark.ruling("battle-power-segment.14", "battle-power-segment.15")
def test_destiny_to_power_only_comes_first_and_is_no_attrition():
    s, site, _, _ = standoff(["Hero", "Strong Arm"], ["Villain"])
    s.destinies("light", 6, 2)
    s.do("battle", site)
    assert s.decision.player == "light"  # before the initiator's battle destiny
    s.do("draw-destiny")
    assert s.battle.destinies("light") == () and s.battle.power("light") == 5 + 6
    s.until(player="light")
    s.do("draw-destiny")
    assert s.battle.destinies("light") == (2,)
    assert s.battle.power("light") == 5 + 6 + 2 and s.battle.attrition("dark") == 2


@pytest.mark.ruling("battle-power-segment.14")
def test_the_initiator_draws_to_power_before_his_battle_destiny_too():
    s, site, _, _ = standoff(["Hero", "Strong Arm"], ["Villain"], turn="light")
    s.destinies("light", 6, 2)
    s.do("battle", site)
    s.do("draw-destiny")
    assert s.battle.destinies("light") == () and s.battle.power("light") == 5 + 6
    s.do("draw-destiny")
    assert s.battle.destinies("light") == (2,) and s.decision.player == "dark"


@pytest.mark.ruling("battle-power-segment.15")
def test_what_cancels_battle_destiny_does_not_touch_destiny_to_power_only():
    s, site, _, _ = standoff(["Strong Arm"], ["Brute"])
    jinx = s.hand("dark", "Jinx")
    s.destinies("light", 6)
    s.do("battle", site)
    s.do("draw-destiny")
    assert s.zone(jinx) == "hand" and s.battle.winner == "light"


@pytest.mark.ruling("battle-winner-and-loser.1", "battle-winner-and-loser.2")
def test_what_depends_on_winning_happens_before_the_damage_segment():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Villain"])
    spoils, comfort = s.hand("dark", "Spoils"), s.hand("light", "Consolation")
    s.pile("light", "lost", "Rebel Trooper")
    s.do("battle", site)
    assert s.battle.winner is None and rules(s.why_not("play", spoils)) == {"game-text"}
    s.pass_()  # no battle destiny
    assert s.battle.winner == "dark" and s.battle.segment == "power"
    assert s.decision.player == "light" and s.can("play", comfort)
    s.do("play", comfort)
    s.until(player="dark")
    s.do("play", spoils)
    s.do("lose", pile="reserve")
    assert s.battle.segment == "damage" and verbs(s) == {"forfeit", "lose"}


@pytest.mark.ruling("battle-winner-and-loser.2")
def test_once_the_damage_segment_has_begun_it_is_too_late():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Villain"])
    spoils = s.hand("dark", "Spoils")
    s.do("battle", site)
    to_the_end_of_power(s)
    assert rules(s.why_not("play", spoils)) == {"game-text"}
