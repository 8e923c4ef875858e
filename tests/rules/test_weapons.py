"""The weapons segment, 'hits', firing into and out of battles (battle-weapons-segment, hit, firing-out-of-battle)."""

import pytest
from battle_cards import CARDS, rules, standoff, verbs

from cantina.testing import Scenario


def armed(light=1, dark=1):
    """Troopers of both sides, so many of each with a blaster; the battle has begun."""
    s, site, rebels, troopers = standoff(["Rebel Trooper"] * 2, ["Stormtrooper"] * 2)
    ours = [s.put("Blaster", on=each, side="light") for each in rebels[:light]]
    theirs = [s.put("Imperial Blaster", on=each) for each in troopers[:dark]]
    s.do("battle", site)
    return s, rebels, troopers, ours, theirs


@pytest.mark.ruling("battle-weapons-segment.1", "battle-summary.4")
def test_weapons_fire_one_at_a_time_the_initiator_first():
    s, rebels, troopers, ours, theirs = armed(2, 2)
    assert s.decision.player == "dark" and not s.can("fire", ours[0])
    s.do("fire", theirs[0], rebels[0])
    assert s.decision.player == "light" and not s.can("fire", theirs[1])
    s.do("fire", ours[0], troopers[0])
    assert s.decision.player == "dark"
    s.do("fire", theirs[1], rebels[1])
    assert s.decision.player == "light" and s.can("fire", ours[1])


@pytest.mark.ruling("battle-weapons-segment.1")
def test_each_firing_is_an_action_that_can_be_answered():
    s, rebels, _troopers, _ours, theirs = armed(0, 1)
    s.do("fire", theirs[0], rebels[0])
    logged = [event.kind for event in s.game.events("light")]
    assert logged.index("fired") < logged.index("destiny")  # initiation first, then its result


@pytest.mark.ruling("battle-weapons-segment.2")
def test_a_weapons_text_fixes_targets_cost_and_destiny():
    s, site, (rebel,), (trooper,) = standoff(["Rebel Trooper"], ["Stormtrooper"])
    gun = s.put("Blaster Rifle", on=trooper, side="dark")
    s.do("battle", site)
    assert not s.can("fire", gun, trooper)
    before = s.count("dark", "force")
    s.destinies("dark", 0)  # destiny + 1 must be more than ability 1
    s.do("fire", gun, rebel)
    assert not s.hit(rebel) and s.count("dark", "force") == before - 2


@pytest.mark.parametrize(("destiny", "line", "ligne"), [
    (0, "Blaster Rifle misses Rebel Trooper (1 against 1).", "Blaster Rifle manque Rebel Trooper (1 contre 1)."),
    (1, None, None)])  # fmt: skip
def test_everybody_is_told_of_a_shot_that_misses(destiny, line, ligne):
    s, site, (rebel,), (trooper,) = standoff(["Rebel Trooper"], ["Stormtrooper"])
    gun = s.put("Blaster Rifle", on=trooper, side="dark")
    s.do("battle", site)
    s.destinies("dark", destiny)
    s.do("fire", gun, rebel)
    for seat in ("light", "dark", "public"):
        logged = [event.text for event in s.game.events(seat) if event.kind == "missed"]
        assert [(text("en"), text("fr")) for text in logged] == ([(line, ligne)] if line else [])


@pytest.mark.ruling("battle-weapons-segment.2")
def test_a_weapon_that_cannot_be_paid_for_is_not_offered():
    s, site, (_rebel,), (trooper,) = standoff(["Rebel Trooper"], ["Stormtrooper"])
    gun = s.put("Blaster Rifle", on=trooper, side="dark")
    s.put("Imperial Blaster", on=s.put("Stormtrooper", at=site))
    s.force("dark", 2)  # 1 of it for the battle
    s.do("battle", site)
    assert not s.can("fire", gun) and rules(s.why_not("fire", gun)) == {"force-pile"}


@pytest.mark.ruling("battle-weapons-segment.3", "hit.4")
def test_a_weapon_without_hit_applies_its_own_result_at_once():
    s, site, (rebel, other), (trooper,) = standoff(["Rebel Trooper"] * 2, ["Stormtrooper"])
    gun = s.put("Disintegrator", on=trooper)
    blaster = s.put("Blaster", on=other, side="light")
    s.destinies("dark", 3)
    s.do("battle", site)
    s.do("fire", gun, rebel)
    assert s.zone(rebel) == "lost" and s.battle.segment == "weapons" and s.can("fire", blaster)


@pytest.mark.ruling("hit.4")
def test_forfeit_zero_applies_at_once_and_the_hit_waits():
    s, site, (hero, _), (villain,) = standoff(["Hero", "Hero"], ["Villain"])
    blade = s.put("Cruel Blade", on=villain)
    s.put("Blaster", on=hero, side="light")
    s.do("battle", site)
    s.do("fire", blade, hero)
    assert s.battle.segment == "weapons" and s.on_table(hero) and s.hit(hero)
    assert s.forfeit(hero) == 0


@pytest.mark.ruling("battle-weapons-segment.4", "battle-weapons-segment.5", "battle-summary.5", "hit.1")
def test_a_hit_card_keeps_participating_and_firing():
    s, rebels, troopers, ours, theirs = armed(light=2)
    s.destinies("dark", 5)
    s.do("fire", theirs[0], rebels[0])
    assert s.hit(rebels[0]) and s.zone(rebels[0]) == "table"
    assert rebels[0] in s.battle.participants("light")
    s.destinies("light", 5)
    s.do("fire", ours[0], troopers[1])
    assert s.hit(troopers[1])


@pytest.mark.ruling("battle-weapons-segment.6", "battle-summary.12", "hit.1", "battle-damage-segment.1")
def test_hit_cards_are_lost_in_the_damage_segment_whoever_wins():
    s, site, (hero, trooper), (villain,) = standoff(["Hero", "Rebel Trooper"], ["Stormtrooper"])
    gun = s.put("Imperial Blaster", on=villain)
    s.destinies("dark", 5)
    s.do("battle", site)
    s.do("fire", gun, trooper)
    s.until(verb="draw-destiny")
    s.pass_()  # 5 against 1: Light wins and loses the trooper all the same
    assert s.battle.segment == "damage" and s.hit(trooper)
    s.do("lose", pile="reserve")
    assert s.battle.winner == "light"
    assert s.zone(trooper) == "lost" and s.on_table(hero)


@pytest.mark.ruling("battle-weapons-segment.7", "hit.2", "battle-summary.6")
def test_hit_cards_are_lost_even_if_the_battle_ends_early():
    s, site, (friend,), (trooper,) = standoff(["Friend"], ["Stormtrooper"])
    gun = s.put("Imperial Blaster", on=trooper)
    vanish = s.hand("light", "Vanish")
    s.destinies("dark", 5)
    s.do("battle", site)
    s.do("fire", gun, friend)
    assert s.on_table(friend)
    s.do("play", vanish, friend)
    assert s.battle is None and s.zone(friend) == "lost"


@pytest.mark.ruling("battle-weapons-segment.6", "hit.1")
def test_a_hit_card_that_left_the_battle_is_lost_when_it_ends():
    s, site, (hero,), (brute, _) = standoff(["Hero"], ["Brute", "Brute"], turn="light")
    gun = s.put("Blaster", on=hero, side="light")
    s.location("Testworld: Ridge")
    regroup = s.hand("dark", "Regroup")
    s.destinies("light", 6)
    s.do("battle", site)
    s.do("fire", gun, brute)
    s.do("play", regroup, brute)
    assert s.hit(brute) and s.at(brute) != site and s.battle is not None
    while s.battle:
        s.do("lose", pile="reserve") if "lose" in verbs(s) else s.pass_()
    assert s.zone(brute) == "lost"


@pytest.mark.ruling("hit.3")
def test_a_card_hit_outside_a_battle_is_lost_at_once():
    s, _site, (hero,), _ = standoff(["Hero"], ["Villain"], phase="control")
    shot = s.hand("dark", "Sharpshooter")
    s.do("play", shot, hero)
    assert s.zone(hero) == "lost"


@pytest.mark.ruling("battle-weapons-segment.8")
def test_another_action_uses_up_the_opportunity():
    s, _rebels, _troopers, ours, _theirs = armed(2, 1)
    drill = s.hand("light", "Field Drill")
    s.pass_()
    s.do("play", drill)  # instead of firing
    assert s.decision.player == "dark"
    assert not s.can("fire", ours[0])


@pytest.mark.ruling("battle-weapons-segment.9")
def test_actions_about_the_battle_may_start():
    s, site, (_hero, _friend), _ = standoff(["Hero", "Friend"], ["Villain"])
    boost = s.hand("light", "Inspiration")
    assert rules(s.why_not("play", boost, player="light")) == {"game-text"}  # no battle yet
    s.do("battle", site)
    assert s.decision.player == "light" and s.can("play", boost)


@pytest.mark.ruling("battle-weapons-segment.10", "battle-weapons-segment.11", "battle-summary.4")
def test_actions_without_any_link_to_the_battle_may_start():
    s, site, (rebel,), _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    glasses = s.put("Electrobinoculars", on=rebel)
    drill, march = s.hand("light", "Field Drill", "Night March")
    s.do("battle", site)
    assert s.can("use", glasses)
    assert s.can("play", drill)  # legal in the battle phase
    assert not s.can("play", march)  # legal in the move phase only


@pytest.mark.ruling("battle-weapons-segment.11")
def test_no_action_starts_while_another_one_is_the_topmost():
    s, site, (rebel, _), (_trooper,) = standoff(["Hero", "Hero"], ["Stormtrooper"])
    s.put("Electrobinoculars", on=rebel)
    glasses = s.put("Electrobinoculars", on=rebel)
    dice = s.hand("light", "Han's Dice")
    s.do("battle", site)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("play", dice) and not s.can("use", glasses)


@pytest.mark.ruling("battle-weapons-segment.12")
def test_two_passes_in_a_row_end_the_segment():
    s, _rebels, troopers, ours, _theirs = armed()
    s.pass_()
    s.do("fire", ours[0], troopers[1])  # one pass, then an action: the count begins anew
    assert s.decision.player == "dark" and s.battle.segment == "weapons"
    s.pass_()
    assert s.battle is None or s.battle.segment != "weapons"


@pytest.mark.ruling("battle-weapons-segment.13", "battle-destiny-modifiers-optional.2")
def test_afterwards_only_what_the_segments_ask_for_may_start():
    s, site, (hero, _friend), _ = standoff(["Hero", "Friend"], ["Master"])
    glasses = s.put("Electrobinoculars", on=hero)
    boost, drill = s.hand("light", "Inspiration", "Field Drill")
    s.do("battle", site)
    s.pass_()
    for segment, allowed in (("power", {"draw-destiny", "pass"}), ("damage", {"lose", "forfeit"})):
        s.until(player="light") if segment == "power" else s.until(verb="forfeit")
        assert s.battle.segment == segment and verbs(s) == allowed
        assert not s.can("use", glasses) and not s.can("play", boost) and not s.can("play", drill)


@pytest.mark.ruling("battle-weapons-segment.13")
def test_responses_to_actions_of_the_power_segment_are_allowed():
    s, site, _, _ = standoff(["Hero"], ["Stormtrooper"])
    jinx = s.hand("dark", "Jinx")
    s.do("battle", site)
    assert not s.can("play", jinx)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.battle.segment == "power" and s.can("play", jinx)


def two_fronts(shooter_at="Testworld: Plain"):
    """A sniper with a long gun; Rebels on both of two adjacent sites; a trooper on the plain."""
    s = Scenario(cards=CARDS)
    plain, ridge = s.location("Testworld: Plain"), s.location("Testworld: Ridge")
    s.put("Stormtrooper", at=plain)
    near, far = s.put("Rebel Trooper", at=plain), s.put("Rebel Trooper", at=ridge)
    sniper = s.put("Stormtrooper", at=plain if shooter_at == plain.title else ridge)
    gun = s.put("Long Gun", on=sniper)
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    return s, plain, near, far, sniper, gun


@pytest.mark.ruling("firing-out-of-battle.1")
def test_no_weapon_fires_out_of_a_battle():
    s, plain, near, far, _, gun = two_fronts()
    s.do("battle", plain)
    assert s.can("fire", gun, near)
    assert not s.can("fire", gun, far)
    assert rules(s.why_not("fire", gun, far)) == {"firing-out-of-battle"}


@pytest.mark.ruling("firing-out-of-battle.2")
def test_without_a_battle_no_weapon_fires():
    s, _plain, near, *_, gun = two_fronts()
    assert not s.can("fire", gun, near)
    assert rules(s.why_not("fire", gun, near)) == {"firing-out-of-battle"}


@pytest.mark.ruling("firing-out-of-battle.3", "participating-in-battle.8")
def test_a_long_range_weapon_fires_into_a_battle_without_taking_part():
    s, plain, near, far, sniper, gun = two_fronts("Testworld: Ridge")
    s.destinies("dark", 5)
    s.do("battle", plain)
    assert sniper not in s.battle.participants("dark")
    s.do("fire", gun, near)
    assert s.zone(near) == "lost"
    ridge = s.at(far)
    assert s.can("battle", ridge)  # the sniper has not battled yet


@pytest.mark.ruling("firing-out-of-battle.3")
def test_a_short_range_weapon_does_not_reach_into_a_battle():
    s, plain, near, far, _sniper, _ = two_fronts("Testworld: Ridge")
    blaster = s.put("Imperial Blaster", on=s.put("Stormtrooper", at=s.at(far)))
    s.do("battle", plain)
    assert not s.can("fire", blaster, near)
    assert rules(s.why_not("fire", blaster, near)) == {"participating-in-battle"}


@pytest.mark.ruling("battle-weapons-segment.6", "hit.1")
def test_a_hit_card_does_not_escape_by_leaving_the_battle():
    s, site, (_, friend), (trooper,) = standoff(["Hero", "Friend"], ["Stormtrooper"])
    gun = s.put("Imperial Blaster", on=trooper)
    vanish = s.hand("light", "Vanish")
    s.destinies("dark", 5)
    s.do("battle", site)
    s.do("fire", gun, friend)
    s.do("play", vanish, friend)
    s.pass_()  # no battle destiny: 4 against 1
    s.do("forfeit", trooper)
    s.do("lose", pile="reserve")
    assert s.battle is None and s.zone(friend) == "lost"


@pytest.mark.ruling("battle-weapons-segment.12")
def test_stepping_back_from_a_shot_is_no_pass_and_no_turn():
    s, rebels, troopers, ours, theirs = armed(2, 2)
    s.pass_()
    s.do("fire", ours[0])
    s.do("cancel")
    assert s.decision.player == "light" and s.can("fire", ours[0], troopers[0])
    s.pass_()
    assert s.battle is None or s.battle.segment != "weapons"


def test_nobody_fires_out_of_an_enclosed_vehicle_or_into_one():
    """The reading of battle-weapons-segment: who fires and what is aimed at are both present."""
    s, site, (rebel,), _ = standoff(["Rebel Trooper"], [])
    crawler = s.put("Ubrikkian 9000 Z001", at=site)
    inside, outside = s.put("Stormtrooper", aboard=crawler, as_="driver"), s.put("Stormtrooper", at=site)
    shut, free = s.put("Imperial Blaster", on=inside), s.put("Imperial Blaster", on=outside)
    ours = s.put("Blaster", on=rebel, side="light")
    s.do("battle", site)
    assert s.can("fire", free, rebel) and not s.can("fire", shut)
    s.pass_()
    assert s.can("fire", ours, outside) and s.can("fire", ours, crawler) and not s.can("fire", ours, inside)


def test_passengers_of_an_open_vehicle_are_present_and_fire():
    s, site, (rebel,), _ = standoff(["Rebel Trooper"], [])
    rider = s.put("Stormtrooper", aboard=s.put("Skiff", at=site), as_="passenger")
    gun = s.put("Imperial Blaster", on=rider)
    s.do("battle", site)
    assert s.can("fire", gun, rebel)


def test_a_ship_in_a_cargo_bay_is_no_target():
    """It participates (participating-in-battle.1), but it is not present."""
    s, system, (snub,), _ = standoff(["Snub"], [], "Testworld")
    s.put("Hero", aboard=snub, as_="pilot")
    flagship = s.put("Warship", at=system)
    fighter = s.put("Fighter", aboard=flagship, as_="cargo")
    cannon = s.put("Nose Cannon", on=snub)
    s.do("battle", system)
    assert fighter in s.battle.participants("dark")
    assert s.can("fire", cannon, flagship) and not s.can("fire", cannon, fighter)


def test_a_character_uses_only_one_of_its_weapons_a_turn():
    s, site, (rebel,), (trooper,) = standoff(["Hero"], ["Stormtrooper"])
    s.put("Stormtrooper", at=site)
    first, second = s.put("Imperial Blaster", on=trooper), s.put("Blaster Rifle", on=trooper, side="dark")
    s.do("battle", site)
    assert s.can("fire", first, rebel) and s.can("fire", second, rebel)
    s.destinies("dark", 0)
    s.do("fire", first, rebel)
    assert rules(s.why_not("fire", second)) == {"battle-weapons-segment"}
    assert s.battle.segment != "weapons"  # nobody had anything left to fire


def test_a_capital_starship_uses_as_many_as_it_has():
    s, system, _, (flagship,) = standoff([], ["Warship"], "Testworld")
    target = s.put("X-wing", at=system)
    first, second = (s.put("Turbolaser Battery", on=flagship) for _ in range(2))
    s.do("battle", system)
    s.destinies("dark", 0, 0)
    s.do("fire", first, target)
    assert s.can("fire", second, target)
