"""The damage segment: hits, attrition, battle damage, forfeiting (battle-damage-segment, battle-damage, forfeit)."""

import pytest
from battle_cards import CARDS, rules, standoff, verbs
from plain_cards import DARK, LIGHT, MEADOW, person

from cantina.engine.statuses import set_status
from cantina.lang import CHARACTER, HIT, OPPONENT, Action, DeployOnTable, DuringBattle, Effect, Gives, LoseForce
from cantina.testing import Scenario


def forfeits(s):
    """The cards that may be forfeited now."""
    return {option.card for option in s.decision.options if option.verb == "forfeit"}


def losses(s):
    """The piles that one Force may be lost from now."""
    return {option.pile for option in s.decision.options if option.verb == "lose"}


def beaten(destiny, light=("Hero",), dark=("Guardsman", "Guardsman")):
    """Light attacks and draws a destiny; the damage segment has begun, with Dark to pay."""
    s, site, ours, theirs = standoff(light, dark, turn="light")
    s.destinies("light", destiny)
    s.do("battle", site)
    s.do("draw-destiny")
    while s.battle and s.battle.segment == "power":
        s.pass_()
    return s, ours, theirs


@pytest.mark.ruling("battle-damage-segment.1", "battle-summary.12", "battle-damage-segment.19")
def test_every_hit_card_must_be_forfeited():
    s, site, (hero, friend), (one, two) = standoff(["Hero", "Friend"], ["Villain", "Villain"])
    guns = [s.put("Imperial Blaster", on=each) for each in (one, two)]
    s.destinies("dark", 6, 6)
    s.do("battle", site)
    s.do("fire", guns[0], hero)
    s.do("fire", guns[1], friend)
    while s.battle.segment != "damage":
        s.pass_()
    assert forfeits(s) == {hero, friend} and "pass" not in verbs(s)
    s.do("forfeit", hero)  # covers the damage of 2
    assert s.battle is None and s.zone(friend) == "lost"  # the other one goes by itself: no choice is left


@pytest.mark.ruling("battle-damage-segment.2")
def test_what_is_on_a_lost_card_is_lost_too():
    s, site, _, (villain,) = standoff(["Hero", "Hero"], ["Villain"], turn="light")
    gun = s.put("Imperial Blaster", on=villain)
    s.do("battle", site)
    s.until(verb="forfeit")
    s.do("forfeit", villain)
    assert s.zone(gun) == "lost"


@pytest.mark.ruling("battle-damage-segment.2")
@pytest.mark.parametrize(("first", "left"), [("passenger", True), ("walker", False)])
def test_cards_aboard_may_be_forfeited_first(first, left):
    s, site, _, (walker,) = standoff(["Hero"] * 3, ["Walker"], turn="light")
    s.put("Guardsman", aboard=walker, as_="pilot")
    passenger = s.put("Guardsman", aboard=walker, as_="passenger")
    s.do("battle", site)  # 12 against 5: damage 7
    s.until(verb="forfeit")
    s.do("forfeit", passenger if first == "passenger" else walker)
    assert s.on_table(walker) == left and not s.on_table(passenger)
    assert s.can("forfeit", walker) == left


@pytest.mark.ruling("battle-damage-segment.1", "battle-damage-segment.2")
@pytest.mark.parametrize("first", ["pilot", "walker"])
def test_the_crew_of_a_hit_vehicle_may_be_forfeited_before_it(first):
    s, site, _, (walker,) = standoff(["Hero"] * 3, ["Walker"], turn="light")
    set_status(s.game.engine, walker.id, HIT)
    pilot = s.put("Guardsman", aboard=walker, as_="pilot")
    s.do("battle", site)
    s.until(verb="forfeit")
    assert forfeits(s) == {pilot, walker}
    s.do("forfeit", pilot if first == "pilot" else walker)
    assert not s.on_table(pilot) and s.on_table(walker) == (first == "pilot")


@pytest.mark.ruling("battle-damage-segment.3", "battle-summary.13", "battle-power-segment.11")
def test_attrition_is_the_opponents_battle_destiny_whoever_won():
    s, _, _ = beaten(2, dark=("Colossus",))  # 6 against 7
    assert s.battle.winner == "dark"
    assert (s.battle.attrition("dark"), s.battle.attrition("light")) == (2, 0)


@pytest.mark.ruling("battle-damage-segment.4", "battle-damage-segment.8", "forfeiting-cards.1", "forfeit-value.1")
def test_attrition_asks_for_cards_until_it_is_covered():
    s, _, (one, two, big) = beaten(5, dark=("Guardsman", "Guardsman", "Colossus"))  # attrition 5, 9 against 9
    assert s.battle.damage("dark") == 0 and verbs(s) == {"forfeit"}
    s.do("forfeit", one)
    assert s.battle is not None and s.decision.player == "dark"  # 3 is not enough
    s.do("forfeit", two)
    assert s.battle is None and s.on_table(big)  # 6 is; the excess is wasted


@pytest.mark.ruling("battle-damage-segment.5", "battle-damage-segment.6")
@pytest.mark.parametrize(("destiny", "more"), [(3, False), (4, True)])
def test_hit_cards_count_toward_attrition(destiny, more):
    s, site, (hero, _), (guard, big) = standoff(["Hero", "Rebel Trooper"], ["Guardsman", "Colossus"], turn="light")
    gun = s.put("Blaster", on=hero, side="light")
    s.destinies("light", 5, destiny)
    s.do("battle", site)
    s.do("fire", gun, guard)
    s.do("draw-destiny")
    s.until(verb="forfeit")
    s.do("forfeit", guard)
    assert s.zone(guard) == "lost"
    assert s.on_table(big) != more  # what the hit does not cover costs another card


@pytest.mark.ruling("battle-damage-segment.7", "battle-summary.13")
def test_attrition_is_ignored_when_no_card_is_left():
    s, _, (guard,) = beaten(9, light=("Sage",), dark=("Guardsman",))
    s.do("forfeit", guard)
    while s.battle:
        s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 1 + (10 - 1 - 3)  # damage is paid in full, attrition is not


@pytest.mark.ruling("battle-damage-segment.7", "battle-summary.13", "forfeit.3")
@pytest.mark.parametrize(("destiny", "owes"), [(3, False), (4, True)])
def test_attrition_is_ignored_when_all_that_are_left_are_immune(destiny, owes):
    # 4 or 5 against 5; the Warlord is immune to attrition below 4, the Ghost cannot be forfeited
    s, _, (warlord, ghost) = beaten(destiny, light=("Sage",), dark=("Warlord", "Ghost"))
    if not owes:
        s.do("lose", pile="reserve")  # Light's own damage
    assert s.battle is None and s.on_table(ghost)
    assert s.on_table(warlord) != owes


@pytest.mark.ruling("battle-damage-segment.7")
def test_immunity_is_settled_as_the_segment_begins():
    s, _, (brute, guard) = beaten(3, light=("Sage", "Rebel Trooper"), dark=("Brute", "Bodyguard"))
    assert s.battle.attrition("dark") == 3 and s.battle.damage("dark") == 0
    s.do("forfeit", guard)  # covers 2; whoever made the Brute immune is gone, the immunity is not
    assert s.battle is None and s.on_table(brute)


@pytest.mark.ruling("battle-damage-segment.9", "battle-damage.1", "battle-summary.14")
def test_battle_damage_is_the_difference_and_only_the_losers():
    s, _, _ = beaten(7, dark=("Brute", "Guardsman", "Guardsman", "Guardsman"))  # 11 against 7
    assert (s.battle.damage("dark"), s.battle.damage("light")) == (4, 0)


@pytest.mark.ruling("battle-damage-segment.10", "battle-damage-segment.15", "battle-damage.3", "battle-summary.15")
def test_one_card_covers_hit_attrition_and_damage_at_once():
    s, site, (hero,), (villain,) = standoff(["Hero"], ["Villain"], turn="light")  # forfeit 5
    gun = s.put("Blaster", on=hero, side="light")
    s.destinies("light", 5, 5)
    s.do("battle", site)
    s.do("fire", gun, villain)
    s.do("draw-destiny")
    s.until(verb="forfeit")
    assert s.hit(villain) and s.battle.attrition("dark") == 5 and s.battle.damage("dark") == 5
    s.do("forfeit", villain)
    assert s.battle is None and s.count("dark", "lost") == 1


@pytest.mark.ruling("battle-damage-segment.11", "battle-damage.2", "battle-summary.15")
def test_force_covers_damage_but_neither_hits_nor_attrition():
    s, _, (guard, other) = beaten(1, dark=("Guardsman", "Guardsman"))  # 5 against 2: damage 3, attrition 1
    for _ in range(3):
        s.do("lose", pile="reserve")
    assert s.battle is not None and verbs(s) == {"forfeit"} and forfeits(s) == {guard, other}
    s.do("forfeit", guard)
    assert s.battle is None and s.count("dark", "lost") == 3 + 1


@pytest.mark.ruling("battle-damage-segment.12")
def test_force_is_lost_from_hand_by_choice_or_from_the_tops_of_piles():
    s, site, _, _ = standoff(["Hero"], ["Guardsman"], turn="light")
    first, second = s.hand("dark", "Stormtrooper", "Jawa")
    s.pile("dark", "used", "Stormtrooper", "Jawa")
    s.do("battle", site)
    s.until(verb="lose")
    assert losses(s) == {"hand", "reserve", "force", "used"}
    named = {option.card for option in s.decision.options if option.verb == "lose" and option.card}
    assert named == {first, second}  # cards of the piles are not for choosing
    s.do("lose", pile="used")
    assert [event.text("en") for event in s.game.events("light")][-1].count("Jawa")


@pytest.mark.ruling("battle-damage-segment.13", "battle-damage.2", "battle-summary.14")
def test_forfeits_and_force_may_be_mixed():
    s, _, (brute, guard) = beaten(6, dark=("Guardsman", "Guardsman"))  # 10 against 2: damage 8, attrition 6
    hand = s.hand("dark", "Jawa")
    s.do("lose", pile="reserve")
    s.do("forfeit", guard)
    s.do("lose", hand)
    s.do("forfeit", brute)
    assert s.battle is None and s.count("dark", "lost") == 4  # 1 + 3 + 1 + 3


@pytest.mark.ruling("battle-damage-segment.14")
@pytest.mark.parametrize("way", ["forfeit", "lose"])
def test_damage_four_and_one_card_of_six(way):
    s, site, _, (brute,) = standoff(["Hero", "Hero"], ["Brute"], turn="light")  # 8 against 4
    s.do("battle", site)
    s.until(verb="forfeit")
    if way == "forfeit":
        s.do("forfeit", brute)
    else:
        for _ in range(4):
            s.do("lose", pile="reserve")
    assert s.battle is None
    assert s.count("dark", "lost") == (1 if way == "forfeit" else 4)
    assert s.on_table(brute) == (way == "lose")


@pytest.mark.ruling("battle-damage-segment.16", "battle-summary.11")
def test_damage_actions_alternate_from_the_initiator():
    s, site, _, _ = standoff(["Hero", "Friend", "Friend"], ["Villain", "Guardsman", "Guardsman"])
    s.destinies("dark", 6)
    s.destinies("light", 6)
    s.do("battle", site)
    s.do("draw-destiny")
    s.do("draw-destiny")
    order = []
    while s.battle and len(order) < 4:
        order.append(s.decision.player)
        s.decide(lambda option: option.verb == "forfeit" and option.amount == 3)
    assert order[:3] == ["dark", "light", "dark"]


@pytest.mark.ruling("battle-damage-segment.17", "battle-summary.11")
@pytest.mark.parametrize("order", [("forfeit", "lose"), ("lose", "forfeit")])
def test_a_player_pays_in_any_order(order):
    s, _, (guard, other) = beaten(2, dark=("Guardsman", "Guardsman"))  # 6 against 2: damage 4, attrition 2
    for way in order:
        assert {"forfeit", "lose"} <= verbs(s)
        s.do("forfeit", guard) if way == "forfeit" else s.do("lose", pile="force")
    assert s.battle is None and s.on_table(other)


@pytest.mark.ruling("battle-damage-segment.18")
def test_no_more_cards_than_needed_may_be_forfeited():
    s, site, _, (guard, other) = standoff(["Sage"], ["Guardsman", "Guardsman"])  # 1 against 2
    s.do("battle", site)
    s.until(player="light")
    s.destinies("light", 3)
    s.do("draw-destiny")  # 4 against 2: attrition 3, damage 2
    s.do("forfeit", guard)
    assert s.battle is None and s.on_table(other)


@pytest.mark.ruling("battle-damage-segment.18", "forfeit.4")
def test_who_owes_nothing_forfeits_nothing():
    s, (hero,), (guard, _) = beaten(2)
    assert s.decision.player == "dark"
    assert rules(s.why_not("forfeit", hero, player="light")) == {"battle-damage-segment"}
    assert s.why_not("forfeit", guard, player="dark") == ()


@pytest.mark.ruling("battle-damage-segment.19")
def test_the_battle_ends_when_all_is_satisfied_and_not_before():
    s, _, (guard, _) = beaten(1)  # damage 3, attrition 1
    s.do("lose", pile="reserve")
    assert s.battle is not None
    s.do("forfeit", guard)
    assert s.battle is None


@pytest.mark.ruling("battle-summary.16")
def test_the_loser_cannot_leave_damage_unpaid():
    s, _, _ = beaten(9, dark=("Guardsman",))
    s.decide(lambda option: option.verb == "forfeit")
    while s.battle:
        assert verbs(s) == {"lose"}  # nothing to decline with
        s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 1 + (13 - 1 - 3)


@pytest.mark.ruling("battle-summary.16")
def test_a_loser_who_cannot_pay_loses_the_game():
    s, site, _, _ = standoff(["Hero", "Hero"], ["Stormtrooper"], turn="light")
    s.life_force("dark", 2)
    s.do("battle", site)
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    s.do("lose", pile="reserve")
    assert s.game.winner == "light"


@pytest.mark.ruling("battle-damage.1")
def test_nobody_takes_damage_from_a_weaker_or_equal_opponent():
    s, _, _ = beaten(4, dark=("Colossus", "Guardsman"))  # 8 against 8
    assert s.battle.damage("dark") == s.battle.damage("light") == 0


def short_of_force():
    """Light, with It Could Be Worse in hand, is about to pay the first of 3 battle damage with Force."""
    s, site, (trooper,), _ = standoff(["Rebel Trooper"], ["Brute"])  # 1 against 4
    worse = s.hand("light", "It Could Be Worse")
    s.do("battle", site)
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    return s, worse


def test_damage_that_a_text_takes_away_costs_nothing():
    s, worse = short_of_force()
    s.do("play", worse, amount=3)
    assert s.battle is None
    assert s.count("light", "lost") == (s.zone(worse) == "lost") and s.count("light", "reserve") == 52


def test_a_text_that_reduces_the_loss_is_asked_for_once():
    s, worse = short_of_force()
    s.pass_()
    assert s.count("light", "lost") == 1
    s.do("lose", pile="reserve")
    assert not s.can("play", worse) and s.count("light", "lost") == 2


# -- forfeiting --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("forfeit.1")
def test_cards_are_forfeited_only_in_the_damage_segment():
    s, site, (_hero,), (guard,) = standoff(["Hero"], ["Guardsman"])
    s.hand("dark", "Ambush")
    assert rules(s.why_not("forfeit", guard)) == {"forfeit"}
    s.do("battle", site)
    assert s.battle.segment == "weapons" and rules(s.why_not("forfeit", guard)) == {"forfeit"}
    s.pass_()
    assert s.battle.segment == "power" and rules(s.why_not("forfeit", guard)) == {"forfeit"}
    s.pass_()
    assert s.battle.segment == "damage" and s.why_not("forfeit", guard) == ()


def lost_on_tatooine(how):
    """A Rebel on Tatooine is lost, forfeited or ambushed, and Old Ben waits in hand."""
    s = Scenario(cards=CARDS)
    site = s.location("Tatooine: Lars' Moisture Farm")
    rebel = s.put("Rebel Trooper", at=site)
    s.put("Villain", at=site)
    ben, ambush = s.hand("light", "Old Ben"), s.hand("dark", "Ambush")
    s.force("light", 3)
    s.force("dark", 3)
    s.start(turn="dark", phase="battle")
    if how == "forfeited":
        s.do("battle", site)
        s.until(verb="forfeit")
        s.do("forfeit", rebel)
    else:
        s.do("play", ambush, rebel)
    return s, rebel, ben


@pytest.mark.ruling("forfeit.2")
@pytest.mark.parametrize("how", ["forfeited", "lost"])
def test_forfeited_is_lost_but_lost_is_not_forfeited(how):
    s, rebel, ben = lost_on_tatooine(how)
    assert s.zone(rebel) == "lost"
    assert s.can("play", ben) == (how == "forfeited")


@pytest.mark.ruling("forfeit.2")
@pytest.mark.parametrize("first", ["walker", "pilot"])
def test_those_aboard_a_forfeited_vehicle_are_lost_but_not_forfeited(first):
    s, site, _, (walker,) = standoff(["Hero"] * 3, ["Walker"], turn="light")
    pilot = s.put("Guardsman", aboard=walker, as_="pilot")
    mourning = s.hand("dark", "Mourning")
    s.do("battle", site)  # 12 against 5
    s.until(verb="forfeit")
    s.do("forfeit", walker if first == "walker" else pilot)
    assert s.zone(pilot) == "lost"
    assert s.can("play", mourning) == (first == "pilot")


@pytest.mark.ruling("forfeit.3")
def test_a_card_without_a_forfeit_value_cannot_be_forfeited():
    s, (_, _), (ghost, guard) = beaten(1, light=("Hero", "Rebel Trooper"), dark=("Ghost", "Guardsman"))
    assert forfeits(s) == {guard}
    assert rules(s.why_not("forfeit", ghost)) == {"forfeit"}


@pytest.mark.ruling("forfeit.3", "battle-weapons-segment.6")
def test_a_hit_card_without_a_forfeit_value_is_lost_but_not_forfeited():
    s, site, _, (one, two, _) = standoff(["Hero", "Hero"], ["Ghost", "Ghost", "Master"], turn="light")
    mourning = s.hand("dark", "Mourning")
    for ghost in (one, two):
        set_status(s.game.engine, ghost.id, HIT)
    s.do("battle", site)
    while s.battle and s.battle.segment != "damage":
        s.pass_()
    assert not forfeits(s) & {one, two}
    while s.battle:
        s.do("lose", pile="reserve") if "lose" in verbs(s) else s.pass_()
    assert s.zone(one) == s.zone(two) == "lost" and s.zone(mourning) == "hand"


@pytest.mark.ruling("forfeit.4", "battle-damage-segment.4")
def test_only_participants_are_forfeited():
    s, site, _, (guard,) = standoff(["Hero"], ["Guardsman"], turn="light")
    elsewhere = s.put("Guardsman", at=s.location("Testworld: Ridge"))
    s.do("battle", site)
    s.until(verb="forfeit")
    assert forfeits(s) == {guard}
    assert rules(s.why_not("forfeit", elsewhere)) == {"forfeit"}


@pytest.mark.ruling("forfeit.5")
def test_a_card_with_forfeit_zero_is_still_subject_to_attrition():
    s, site, (hero,), (villain, _) = standoff(["Hero"], ["Villain", "Villain"])
    blade = s.put("Cruel Blade", on=villain)
    s.put("Blaster", on=hero, side="light")
    s.destinies("dark", 2)
    s.do("battle", site)
    s.do("fire", blade, hero)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.until(verb="forfeit")
    assert s.forfeit(hero) == 0 and forfeits(s) == {hero}
    damage = s.battle.damage("light")
    s.do("forfeit", hero)
    assert s.zone(hero) == "lost" and s.battle is not None  # it covers nothing
    for _ in range(int(damage)):
        s.do("lose", pile="reserve")
    assert s.battle is None


def test_forfeit_zero_is_raised_by_nothing():
    s, site, (hero,), (villain,) = standoff(["Hero"], ["Villain"])
    blade = s.put("Cruel Blade", on=villain)
    s.put("Honours", on="table")
    assert s.forfeit(hero) == 7
    s.do("battle", site)
    s.do("fire", blade, hero)
    assert s.forfeit(hero) == 0 and s.forfeit(villain) == 7


@pytest.mark.ruling("forfeit.6")
def test_a_reduction_without_a_duration_lasts_until_the_card_leaves_play():
    s, site, (hero,), (villain,) = standoff(["Hero"], ["Villain"])
    whip = s.put("Nerve Whip", on=villain)
    back = s.hand("dark", "Set For Stun")
    s.do("battle", site)
    s.do("fire", whip, hero)
    while s.battle:
        s.pass_()
    assert s.forfeit(hero) == 3
    s.until(phase="control", player="light")  # a later turn
    assert s.forfeit(hero) == 3
    s.until(phase="deploy", player="light")
    s.destinies("dark", 6)
    s.until(player="dark")
    s.do("play", back, hero)
    assert s.zone(hero) == "hand" and s.forfeit(hero) == 5


@pytest.mark.ruling("forfeit-value.1")
@pytest.mark.parametrize(("card", "worth"), [("Stormtrooper", 2), ("Guardsman", 3)])
def test_a_forfeit_value_says_how_much_is_satisfied(card, worth):
    s, site, _, (one, _) = standoff(["Hero", "Rebel Trooper"], [card, "Stormtrooper"], turn="light")
    s.do("battle", site)  # 5 against 2: damage 3
    s.until(verb="forfeit")
    s.do("forfeit", one)
    paid = 0
    while s.battle:
        s.do("lose", pile="reserve")
        paid += 1
    assert s.forfeit(one) == worth and paid == 3 - worth


@pytest.mark.ruling("forfeiting-cards.1", "battle-damage-segment.10")
def test_forfeiting_satisfies_damage():
    s, site, _, (guard,) = standoff(["Hero"], ["Guardsman"], turn="light")  # 4 against 1
    s.do("battle", site)
    s.until(verb="forfeit")
    s.do("forfeit", guard)
    assert s.battle is None and s.count("dark", "lost") == 1


@pytest.mark.ruling("brainiac.6")
def test_attrition_and_battle_damage_need_not_be_whole_numbers():
    knight, recruit = person("Knight", LIGHT, "rebel", ability=4), person("Recruit", DARK, "imperial")
    s = Scenario(cards=[knight, recruit, MEADOW])
    site = s.location("Yavin 4: Meadow")
    s.put("Knight", at=site)
    recruits = [s.put("Recruit", at=site) for _ in range(5)]  # power and forfeit of 1 each
    s.force("light", 2)
    s.destinies("light", 3.5)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.do("draw-destiny")
    s.until(verb="lose")
    assert s.battle.attrition("dark") == 3.5 and s.battle.damage("light") == 0.5  # 4.5 against 5
    s.do("lose", pile="reserve")  # one Force is enough, and none is not
    for each in recruits[:3]:
        s.do("forfeit", each)
    assert s.battle is not None and s.can("forfeit", recruits[3])  # half a point is left
    s.do("forfeit", recruits[3])
    assert s.battle is None and s.on_table(recruits[4])


LESSON = Effect("Lesson", DARK, "lesson", destiny=1, text=[
    DeployOnTable(), Gives(CHARACTER, (
        Action([LoseForce(1, OPPONENT)], when=DuringBattle("damage")),
        Action([LoseForce(2, OPPONENT)], during="battle")))])  # fmt: skip


def test_a_text_that_one_card_gives_another_is_asked_whether_it_speaks_of_the_damage():
    s = Scenario(cards=[*CARDS, LESSON])
    site = s.location("Testworld: Plain")
    s.put("Hero", at=site)
    s.put("Hero", at=site)
    villain = s.put("Villain", at=site)
    s.put("Lesson", on="table")
    s.force("light", 8)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.until(verb="forfeit")
    assert [option.card for option in s.decision.options if option.verb == "use"] == [villain]
