"""Cards without ability that may battle or drain (may-be-battled, may-initiate-battle, may-force-drain)."""

import pytest
from battle_cards import go_undercover, rules, standoff


def pass_all(s):
    """Decline until the battle is over or somebody must pay."""
    while s.battle and s.battle.segment != "damage":
        s.pass_()


@pytest.mark.ruling("may-be-battled.1", "may-be-battled.2")
def test_a_card_that_may_be_battled_can_be_attacked():
    s, site, (droid,), _ = standoff(["Target Droid"], ["Villain"])
    assert s.can("battle", site)
    s.do("battle", site)
    assert s.battle.participants("light") == (droid,)
    s, site, _, _ = standoff(["Plain Droid"], ["Villain"])
    assert not s.can("battle", site)  # a droid without the phrase cannot


@pytest.mark.ruling("may-be-battled.3")
def test_it_does_not_let_its_own_player_attack():
    s, site, _, _ = standoff(["Target Droid"], ["Villain"], turn="light")
    assert not s.can("battle", site) and s.reasons("battle", site) == ["no-presence"]
    s, site, _, _ = standoff(["Target Droid", "Hero"], ["Villain"], turn="light")
    assert s.can("battle", site)


@pytest.mark.ruling("may-be-battled.4", "may-initiate-battle.6", "may-initiate-a-battle-and-be-battled.2")
@pytest.mark.parametrize("droid", ["Target Droid", "Hunter Droid", "War Droid"])
def test_for_everything_else_there_is_no_presence(droid):
    side = "light" if droid == "Target Droid" else "dark"
    s, site, _, _ = standoff(**{side: [droid]}, turn=side, phase="control")
    assert not s.presence(side, site) and not s.occupies(side, site) and not s.controls(side, site)
    assert not s.can("drain", site) and rules(s.why_not("drain", site)) == {"control-of-a-location"}


@pytest.mark.ruling("may-be-battled.4", "may-initiate-a-battle-and-be-battled.2")
@pytest.mark.parametrize("guard", ["War Droid", "Stormtrooper"])
def test_it_is_no_presence_to_deploy_to(guard):
    s, site, _, _ = standoff([], [guard], place="Testworld: Light Outpost", phase="deploy")
    trooper = s.hand("dark", "Stormtrooper")
    assert s.can("deploy", trooper, site) == (guard == "Stormtrooper")  # no Dark icon there


@pytest.mark.ruling("may-be-battled.5", "may-initiate-battle.5")
@pytest.mark.parametrize(("light", "dark"), [("Target Droid", "Villain"), ("Rebel Trooper", "Hunter Droid")])
def test_it_holds_the_location_until_the_battle_ends(light, dark):
    s, site, (defender,), _ = standoff([light], [dark])
    s.put("Rebel Trooper", at=s.location("Testworld: Ridge"))
    s.hand("light", "Field Drill")
    s.do("battle", site)
    assert s.battle.segment == "weapons"  # not over for want of presence
    pass_all(s)
    assert s.battle.segment == "damage" and s.battle.participants("light") == (defender,)


@pytest.mark.ruling("may-be-battled.5")
def test_once_it_is_removed_the_battle_ends():
    s, site, (droid,), _ = standoff(["Target Droid"], ["Villain"])
    vanish = s.hand("light", "Vanish")
    s.do("battle", site)
    s.do("play", vanish, droid)
    assert s.battle is None


@pytest.mark.ruling("may-initiate-battle.1", "may-initiate-battle.2")
def test_a_card_that_may_initiate_battle_attacks_and_takes_part():
    s, site, _, (droid,) = standoff(["Rebel Trooper"], ["Hunter Droid"])
    s.hand("light", "Field Drill")
    assert s.can("battle", site)
    s.do("battle", site)
    assert s.battle.participants("dark") == (droid,) and s.battle.power("dark") == 2


@pytest.mark.ruling("may-initiate-battle.3")
def test_alone_it_cannot_be_attacked():
    s, site, _, _ = standoff(["Hero"], ["Hunter Droid"], turn="light")
    assert not s.can("battle", site) and rules(s.why_not("battle", site)) == {"battle"}


@pytest.mark.ruling("may-initiate-battle.4")
def test_the_phrase_is_worth_nothing_to_a_card_that_is_excluded():
    s, site, _, (droid,) = standoff(["Hero"], ["Hunter Droid"])
    assert s.can("battle", site)
    s.put("Ceasefire", on="table")  # droids may not battle
    assert not s.can("battle", site)


@pytest.mark.ruling("may-initiate-battle.4", "may-initiate-a-battle-and-be-battled.3")
@pytest.mark.parametrize(("droid", "turn"), [("Hunter Droid", "dark"), ("War Droid", "dark"), ("War Droid", "light")])
def test_the_phrase_is_worth_nothing_undercover(droid, turn):
    s, site, _, (spy,) = standoff(["Hero"], [droid], turn=turn)
    assert s.can("battle", site)
    go_undercover(s, spy)
    assert not s.can("battle", site)


@pytest.mark.ruling("may-initiate-a-battle-and-be-battled.1")
@pytest.mark.parametrize("turn", ["dark", "light"])
def test_both_players_may_start_a_battle_because_of_it(turn):
    s, site, _, (droid,) = standoff(["Hero"], ["War Droid"], turn=turn)
    assert s.can("battle", site)
    s.do("battle", site)
    assert s.battle.participants("dark") == (droid,)


# -- draining ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("may-force-drain.1", "may-force-drain.2")
def test_a_droid_may_drain_and_controls_nothing_else():
    s, site, _, _ = standoff([], ["Drain Droid"], phase="control")
    assert not s.controls("dark", site) and s.can("drain", site)
    lost = s.count("light", "lost")
    s.do("drain", site)
    s.do("lose", pile="reserve")
    assert s.count("light", "lost") == lost + 1


@pytest.mark.ruling("may-force-drain.1")
def test_it_controls_for_increasing_the_drain_too():
    s, site, _, _ = standoff([], ["Drain Droid"], phase="control")
    assert s.drain_amount("dark", site) == 1
    s.put("Dark Holdings", on="table")  # drains +1 while you control the plain
    assert s.drain_amount("dark", site) == 2


@pytest.mark.ruling("may-force-drain.2")
def test_its_control_counts_for_no_other_text():
    s, site, _, _ = standoff([], ["Drain Droid"], phase="control")
    s.put("Dark Levy", on="table")  # generates 1 more while you control the plain
    before = s.generation("dark")
    s.put("Stormtrooper", at=site)
    assert s.generation("dark") == before + 1


@pytest.mark.ruling("may-force-drain.1")
def test_the_opponents_presence_stops_the_droid():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Drain Droid"], phase="control")
    assert not s.can("drain", site) and rules(s.why_not("drain", site)) == {"control-of-a-location"}


@pytest.mark.ruling("may-force-drain.3")
def test_undercover_the_droid_drains_nothing():
    s, site, _, (droid,) = standoff([], ["Drain Droid"], phase="control")
    assert s.can("drain", site)
    go_undercover(s, droid)
    assert not s.can("drain", site) and not s.controls("dark", site)
