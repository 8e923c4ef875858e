"""Battle: who may start one, where, how often, at what price, and what may answer (glossary: battle, battle-phase)."""

import pytest
from battle_cards import CARDS, rules, standoff, verbs

from cantina.testing import Scenario


@pytest.mark.ruling("battle.1", "battle-phase.2")
def test_only_the_owner_of_the_battle_phase_initiates_battles():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    assert s.can("battle", site)
    assert rules(s.why_not("battle", site, player="light")) == {"battle"}


@pytest.mark.ruling("battle.1")
@pytest.mark.parametrize("phase", ["activate", "control", "deploy", "move", "draw"])
def test_no_other_phase_allows_a_battle(phase):
    s, site, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"], phase=phase)
    assert not s.can("battle", site)
    assert rules(s.why_not("battle", site)) == {"battle"}


@pytest.mark.ruling("battle-phase.1")
def test_the_battle_phase_is_the_fourth():
    s, *_ = standoff(["Rebel Trooper"], ["Stormtrooper"], phase="activate")
    phases = []
    while s.game.view("dark")["turn"] == 1 and len(phases) < 6:
        phases.append(s.game.view("dark")["phase"])
        s.until(phase=phases[-1], player="dark")
        s.pass_()
    assert phases[3] == "battle"


@pytest.mark.ruling("battle.2", "battle-summary.1")
def test_both_players_must_occupy_the_location():
    s, site, _, _ = standoff(["Plain Droid"], ["Stormtrooper"])
    assert not s.can("battle", site)  # a droid gives no presence
    assert rules(s.why_not("battle", site)) == {"battle"}
    s.put("Rebel Trooper", at=site)
    assert s.can("battle", site)


@pytest.mark.ruling("battle.2")
def test_the_initiator_needs_presence_too():
    s, site, _, _ = standoff(["Rebel Trooper"], [])
    assert rules(s.why_not("battle", site)) == {"battle"}
    s.put("Stormtrooper", at=site)
    assert s.why_not("battle", site) == ()


@pytest.mark.ruling("battle.3", "battle-summary.6")
def test_a_battle_ends_when_one_side_is_gone_before_the_power_segment():
    s, site, _, _ = standoff(["Hero"], ["Villain"])
    s.location("Testworld: Ridge")
    escape = s.hand("light", "Narrow Escape")
    s.do("battle", site)
    s.do("play", escape)
    assert s.battle is None
    assert s.count("light", "lost") == 0


@pytest.mark.ruling("battle.4")
def test_a_battle_needs_no_weapons():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Villain"])
    s.do("battle", site)
    s.until(verb="draw-destiny")
    s.pass_()
    assert s.battle.winner == "dark"


@pytest.mark.ruling("battle.5", "battle-summary.2", "battle-phase.2")
def test_several_battles_a_turn_but_one_at_each_location():
    s, plain, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    ridge = s.location("Testworld: Ridge")
    s.put("Rebel Trooper", at=ridge)
    s.put("Stormtrooper", at=ridge)
    s.do("battle", plain)  # 1 against 1: a draw
    s.put("Stormtrooper", at=plain)
    s.put("Rebel Trooper", at=plain)  # fresh troops do not help
    assert not s.can("battle", plain)
    assert rules(s.why_not("battle", plain)) == {"battle"}
    assert s.can("battle", ridge)


def tired_and_fresh(s, plain, trooper):
    """After its battle a stormtrooper moves on to the ridge, where a Rebel stands."""
    ridge = s.location("Testworld: Ridge")
    rebel = s.put("Rebel Trooper", at=ridge)
    regroup = s.hand("dark", "Regroup")
    s.until(verb="play")
    s.do("play", regroup, trooper)
    assert s.at(trooper) == ridge
    return ridge, rebel


@pytest.mark.ruling("battle.6", "battle-summary.2", "participating-in-battle.10")
def test_a_card_battles_once_a_turn():
    s, plain, _, (trooper,) = standoff(["Rebel Trooper"], ["Stormtrooper"])
    s.do("battle", plain)
    ridge, rebel = tired_and_fresh(s, plain, trooper)
    assert not s.can("battle", ridge)
    fresh = s.put("Stormtrooper", at=ridge)
    s.pile("light", "hand", "Don't Underestimate Our Chances")  # holds the battle at its initiation
    s.until(player="dark")
    s.do("battle", ridge)
    assert s.battle.participants("dark") == (fresh,)
    assert s.battle.participants("light") == (rebel,)


@pytest.mark.ruling("battle.7", "participating-in-battle.9", "participating-in-battle.2")
def test_a_cancelled_battle_counts_as_battled():
    s, plain, _, (trooper,) = standoff(["Rebel Trooper"], ["Stormtrooper"])
    call = s.hand("light", "Call Off")
    s.do("battle", plain)
    s.do("play", call)
    assert s.battle is None
    ridge, _ = tired_and_fresh(s, plain, trooper)
    assert not s.can("battle", ridge)
    assert not s.can("battle", plain)


@pytest.mark.ruling("cancel.1", "cancel.2")
def test_a_cancelled_battle_has_no_result():
    s, plain, (trooper,), _ = standoff(["Rebel Trooper"], ["Villain"])
    call = s.hand("light", "Call Off")
    s.do("battle", plain)
    s.do("play", call)
    assert s.battle is None and s.on_table(trooper)  # no destiny is drawn, no damage is owed
    assert s.count("light", "lost") == 1 and s.count("dark", "used") == 1


@pytest.mark.ruling("battle.7")
def test_leaving_the_battle_does_not_free_a_card_for_another():
    s, plain, (hero,), _ = standoff(["Hero"], ["Villain"])
    ridge = s.location("Testworld: Ridge")
    s.put("Stormtrooper", at=ridge)
    escape = s.hand("light", "Narrow Escape")
    assert s.can("battle", plain)
    s.do("battle", plain)
    s.do("play", escape)
    assert s.at(hero) == ridge
    assert not s.can("battle", ridge)


@pytest.mark.ruling("battle.8")
def test_a_device_serves_in_two_battles():
    s, plain, (rebel,), _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    ridge = s.location("Testworld: Ridge")
    s.put("Rebel Trooper", at=ridge)
    s.put("Stormtrooper", at=ridge)
    glasses = s.put("Electrobinoculars", on=rebel)
    for place in (plain, ridge):
        s.until(player="dark")
        s.do("battle", place)
        s.do("use", glasses)
        s.pass_()
        while s.battle:
            s.pass_()
    assert s.count("light", "used") + s.count("light", "force") == 8
    assert s.count("light", "used") == 4


@pytest.mark.ruling("battle.8")
def test_artillery_fires_in_two_battles_once_in_each():
    s, plain, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    ridge = s.location("Testworld: Ridge")
    s.put("Rebel Trooper", at=ridge)
    s.put("Stormtrooper", at=ridge)
    gun = s.put("Field Gun", on=plain)
    s.put("Generator", at=plain)
    s.do("battle", plain)
    s.do("fire", gun)
    assert not s.can("fire", gun)
    while s.battle:
        s.pass_()
    s.do("battle", ridge)
    assert s.can("fire", gun)


@pytest.mark.ruling("battle.8")
def test_copies_of_an_interrupt_serve_in_two_battles():
    s, plain, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    ridge = s.location("Testworld: Ridge")
    s.put("Rebel Trooper", at=ridge)
    s.put("Stormtrooper", at=ridge)
    first, second = s.hand("light", "Call Off", "Call Off")
    s.do("battle", plain)
    s.do("play", first)
    s.do("battle", ridge)
    assert s.can("play", second)


@pytest.mark.ruling("battle.9")
def test_the_weapons_segment_lets_top_level_actions_start_inside_the_battle():
    s, site, (rebel,), _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    glasses = s.put("Electrobinoculars", on=rebel)
    s.do("battle", site)
    assert s.battle.segment == "weapons"
    assert s.decision.player == "light"
    assert s.can("use", glasses)


@pytest.mark.ruling("battle.9")
def test_no_other_action_is_so_open():
    s = Scenario(cards=CARDS)
    site = s.location("Testworld: Plain")
    s.put("Stormtrooper", at=site)
    glasses = s.put("Electrobinoculars", on=s.put("Rebel Trooper", at=s.location("Testworld: Ridge")))
    assault = s.hand("light", "Surprise Assault")
    s.force("light", 4)
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    assert s.can("play", assault)
    assert not s.can("use", glasses)


@pytest.mark.ruling("battle.10", "battle-summary.1")
def test_each_battle_costs_one_force():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    s.force("dark", 0)
    assert not s.can("battle", site)
    assert rules(s.why_not("battle", site)) == {"battle"}
    s.force("dark", 1)
    s.do("battle", site)
    assert (s.count("dark", "force"), s.count("dark", "used")) == (0, 1)


@pytest.mark.ruling("battle.11")
def test_the_opponent_may_react_in_every_way():
    s, site, (_rebel,), _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    wolfman = s.put("Shistavanen Wolfman", at=s.location("Testworld: Ridge"))
    s.put("CZ-3 (Seezee-Three)", at=site)
    fresh = s.hand("light", "Rebel Guard")
    s.do("battle", site)
    assert s.decision.player == "light"
    assert s.can("react", wolfman) and s.can("react", fresh, site)
    s.do("react", wolfman)
    assert s.can("react", fresh, site)  # one response does not close the window
    assert wolfman in s.battle.participants("light")


@pytest.mark.ruling("battle.11", "battle-summary.3")
def test_the_opponent_responds_first_then_the_players_alternate():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper", "Stormtrooper"])
    doubled = s.hand("light", "Don't Underestimate Our Chances")
    again = s.hand("light", "Friendly Fire")
    answer = s.hand("dark", "Collateral Damage")
    s.put("Blaster", on=s.put("Rebel Trooper", at=site), side="light")
    s.put("Imperial Blaster", on=s.put("Stormtrooper", at=site))
    s.do("battle", site)
    assert s.decision.player == "light"
    s.do("play", doubled)
    assert s.decision.player == "dark" and s.can("play", answer)
    s.pass_()
    assert s.decision.player == "light" and s.can("play", again)


@pytest.mark.ruling("battle.12", "battle.13")
def test_the_initiation_window_is_for_just_initiated_responses_only():
    s, site, (rebel,), _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    glasses = s.put("Electrobinoculars", on=rebel)
    gun = s.put("Blaster", on=rebel, side="light")
    chances = s.hand("light", "Don't Underestimate Our Chances")
    drill = s.hand("light", "Field Drill")
    s.do("battle", site)
    assert s.battle.segment == "initiation"
    assert s.can("play", chances)
    assert not s.can("use", glasses) and not s.can("fire", gun) and not s.can("play", drill)
    s.pass_()
    assert s.battle.segment == "weapons"
    assert not s.can("play", chances)
    assert rules(s.why_not("play", chances, player="light")) == {"game-text"}
    assert s.can("use", glasses) and s.can("fire", gun) and s.can("play", drill)


@pytest.mark.ruling("battle.14")
def test_weapons_then_power_then_damage():
    s, site, _, _ = standoff(["Hero"], ["Villain"])
    s.hand("light", "Don't Underestimate Our Chances", "Field Drill")
    s.do("battle", site)
    seen = []
    while s.battle:
        seen += [s.battle.segment] if s.battle.segment not in seen else []
        if "draw-destiny" in verbs(s):
            s.destinies("dark", 3)
            s.do("draw-destiny")
        elif "forfeit" in verbs(s):
            s.decide(lambda option: option.verb == "lose" or option.verb == "forfeit")
        else:
            s.pass_()
    assert seen == ["initiation", "weapons", "power", "damage"]
