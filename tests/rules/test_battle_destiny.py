"""Battle destiny: who draws, how often, under what conditions, and what changes it (the battle-destiny entries)."""

import pytest
from battle_cards import rules, standoff, verbs

NO_WAY = "battle-destiny-conditions-of-drawing"


def draw_all(s, side):
    """Draw as often as is offered to a side; how often that was."""
    s.until(player=side, verb="draw-destiny")
    count = 0
    while s.battle and s.decision.player == side and "draw-destiny" in verbs(s):
        s.do("draw-destiny")
        count += 1
    return count


@pytest.mark.ruling("battle-destiny.1")
def test_battle_destiny_belongs_to_the_power_segment():
    s, site, (hero,), _ = standoff(["Hero"], ["Villain"])
    s.hand("light", "Field Drill")
    assert rules(s.why_not("draw-destiny", hero, player="light")) == {"battle-power-segment"}
    s.do("battle", site)
    assert s.battle.segment == "weapons" and "draw-destiny" not in verbs(s)
    s.pass_()
    assert s.battle.segment == "power" and "draw-destiny" in verbs(s)


@pytest.mark.ruling("battle-summary.9")
def test_the_initiator_makes_all_his_draws_first():
    s, site, _, _ = standoff(["Hero"], ["Villain"])
    s.do("battle", site)
    assert s.decision.player == "dark"
    s.do("draw-destiny")
    assert s.decision.player == "light"
    s, site, (hero, _), _ = standoff(["Hero", "Helper"], ["Villain"], turn="light")
    s.do("battle", site)
    s.do("draw-destiny")
    assert s.decision.player == "light"  # still his second draw
    assert rules(s.why_not("draw-destiny", hero, player="dark")) == {"battle-summary"}
    s.do("draw-destiny")
    assert s.decision.player == "dark"


@pytest.mark.ruling("battle-destiny.4")
def test_a_total_of_zero_or_less_changes_nothing():
    s, site, _, _ = standoff(["Hero"], ["Villain"])
    s.put("Bad Luck", on="table")
    s.destinies("light", 1)
    s.do("battle", site)
    s.pass_()
    s.do("draw-destiny")
    assert s.battle is None  # 4 against 4: a tie, without attrition


def test_nothing_is_drawn_from_an_empty_reserve_deck():
    s, site, _, _ = standoff(["Hero"], ["Villain"])
    s.life_force("dark", 3)
    s.force("dark", 3)
    assert s.count("dark", "reserve") == 0
    s.do("battle", site)
    assert s.battle.segment == "power" and s.decision.player == "light"  # Dark, who began, has no draw to decide on


@pytest.mark.ruling("force.3")
def test_the_last_card_of_life_force_may_be_drawn_as_destiny():
    s, site, _, _ = standoff(["Hero"], ["Villain"])
    s.life_force("light", 1)
    s.destinies("light", 4)
    s.life_force("light", 1)
    s.do("battle", site)
    s.pass_()
    s.do("draw-destiny")
    assert s.game.winner is None and s.battle.destinies("light") == (4,)
    assert s.count("light", "used") == 1  # it is Life Force before, while and after it is drawn


@pytest.mark.ruling("battle-destiny.5")
def test_drawing_is_optional():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Villain"])
    s.do("battle", site)
    assert verbs(s) == {"draw-destiny", "pass"}
    s.pass_()
    assert s.battle.destinies("dark") == () and s.battle.segment == "damage"


@pytest.mark.ruling("battle-destiny.6", "battle-destiny-conditions-of-drawing.1")
def test_a_condition_blocks_added_draws_too():
    s, site, (_hero, _), _ = standoff(["Hero", "Helper"], ["Villain"])
    s.put("Blinded", on="table")  # ability 6 is needed; Light has 5
    s.do("battle", site)
    s.pass_()
    assert s.battle.segment == "damage" or s.battle is None
    assert s.battle.destinies("light") == ()


@pytest.mark.ruling("battle-destiny.6", "battle-destiny-conditions-of-drawing.1")
def test_the_condition_met_all_draws_are_open():
    s, site, _, _ = standoff(["Hero", "Helper", "Rebel Trooper"], ["Stormtrooper"])
    s.put("Blinded", on="table")
    s.do("battle", site)
    assert draw_all(s, "light") == 2


@pytest.mark.ruling("battle-destiny.6", "battle-destiny-conditions-of-drawing.2",
                    "battle-destiny-draws-one-if-not-able-to-otherwise.4")  # fmt: skip
def test_only_draws_if_not_able_to_otherwise_escape_a_condition():
    s, site, _, _ = standoff(["Hero", "Lucky One"], ["Stormtrooper"])
    s.put("Blinded", on="table")
    s.do("battle", site)
    assert draw_all(s, "light") == 1


@pytest.mark.ruling("battle-destiny-draws-one-if-not-able-to-otherwise.1",
                    "may-draw-one-battle-destiny-if-not-able-to-otherwise.1",
                    "may-draw-one-battle-destiny-if-not-able-to-otherwise.2")  # fmt: skip
def test_if_not_able_to_otherwise_works_in_the_power_segment_only():
    phrase = "may-draw-one-battle-destiny-if-not-able-to-otherwise"
    s, site, (lucky,), _ = standoff(["Lucky One"], ["Brute"])
    s.hand("light", "Field Drill")
    s.do("battle", site)
    assert s.battle.segment == "weapons" and "draw-destiny" not in verbs(s)
    assert rules(s.why_not("draw-destiny", lucky, player="light")) == {phrase}
    s.pass_()
    assert s.battle.segment == "power" and s.can("draw-destiny")
    assert s.why_not("draw-destiny", lucky, player="light") == ()
    s.pass_()
    assert s.battle.segment == "damage" and "draw-destiny" not in verbs(s)
    assert rules(s.why_not("draw-destiny", lucky, player="light")) == {phrase}


@pytest.mark.ruling("battle-destiny-draws-one-if-not-able-to-otherwise.1",
                    "battle-destiny-draws-one-if-not-able-to-otherwise.2")  # fmt: skip
@pytest.mark.parametrize(("crowd", "draws"), [
    (["Lucky One"], 1), (["Hero", "Lucky One"], 1), (["Lucky One", "Lucky One"], 1),
    (["Hero", "Helper", "Lucky One"], 2),
])  # fmt: skip
def test_it_never_adds_to_draws_that_are_possible_otherwise(crowd, draws):
    s, site, _, _ = standoff(crowd, ["Stormtrooper"])
    s.do("battle", site)
    assert draw_all(s, "light") == draws


@pytest.mark.ruling("battle-destiny-draws-one-if-not-able-to-otherwise.1")
def test_the_character_who_has_it_must_be_in_the_battle():
    s, site, _, _ = standoff(["Friend"], ["Brute"])
    s.put("Lucky One", at=s.location("Testworld: Ridge"))
    s.do("battle", site)
    assert s.battle.segment == "damage" and s.battle.destinies("light") == ()


@pytest.mark.ruling("battle-destiny-draws-one-if-not-able-to-otherwise.3",
                    "battle-destiny-draws-x-battle-destiny-if-unable-to-otherwise.4")  # fmt: skip
@pytest.mark.parametrize("card", ["Lucky One", "Very Lucky One"])
def test_using_it_is_optional(card):
    s, site, _, _ = standoff([card], ["Brute"])
    s.do("battle", site)
    assert verbs(s) == {"draw-destiny", "pass"}
    s.pass_()
    assert s.battle.destinies("light") == () and s.battle.segment == "damage"


@pytest.mark.ruling("battle-destiny-draws-one-if-not-able-to-otherwise.5",
                    "battle-destiny-draws-x-battle-destiny-if-unable-to-otherwise.7")  # fmt: skip
@pytest.mark.parametrize("card", ["Lucky One", "Very Lucky One"])
def test_such_a_draw_can_still_be_cancelled_or_reduced(card):
    s, site, _, _ = standoff([card], ["Brute"])
    jinx = s.hand("dark", "Jinx")
    s.put("Bad Luck", on="table")
    s.destinies("light", 5, 6)
    s.do("battle", site)
    s.do("draw-destiny")
    s.do("play", jinx)
    if card == "Lucky One":
        assert s.battle.segment == "damage" and s.battle.destinies("light") == ()
    else:
        s.do("draw-destiny")
        assert s.battle.segment == "damage" and s.battle.destinies("light") == (6 - 2,)


@pytest.mark.ruling("battle-destiny-draws-x-battle-destiny-if-unable-to-otherwise.1",
                    "battle-destiny-draws-x-battle-destiny-if-unable-to-otherwise.2",
                    "battle-destiny-draws-x-battle-destiny-if-unable-to-otherwise.3")  # fmt: skip
@pytest.mark.parametrize(("crowd", "draws"), [
    (["Very Lucky One"], 2),  # none otherwise
    (["Hero", "Very Lucky One"], 2),  # one otherwise: up to X, not X more
    (["Hero", "Helper", "Very Lucky One"], 2),  # X otherwise: no use
])  # fmt: skip
def test_draws_x_reaches_exactly_x(crowd, draws):
    s, site, _, _ = standoff(crowd, ["Stormtrooper"])
    s.hand("light", "Field Drill")
    s.do("battle", site)
    assert "draw-destiny" not in verbs(s)  # the weapons segment
    assert draw_all(s, "light") == draws


@pytest.mark.ruling("battle-destiny-draws-x-battle-destiny-if-unable-to-otherwise.5",
                    "battle-destiny-draws-x-battle-destiny-if-unable-to-otherwise.6")  # fmt: skip
@pytest.mark.parametrize(("obstacle", "others", "otherwise"), [
    ("Blinded", ["Hero"], 0),  # a total ability of 6 is asked for: 5 are there
    ("Bad Odds", ["Hero", "Helper"], 1),
])  # fmt: skip
def test_draws_x_overrides_requirements_and_limits(obstacle, others, otherwise):
    s, site, _, _ = standoff([*others, "Very Lucky One"], ["Stormtrooper"])
    s.put(obstacle, on="table")
    s.do("battle", site)
    assert draw_all(s, "light") == 2
    s, site, _, _ = standoff(others, ["Stormtrooper"])
    s.put(obstacle, on="table")
    s.do("battle", site)
    assert sum(option.verb == "draw-destiny" for option in s.decision.options) == otherwise


# -- modifiers ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("battle-destiny-modifiers.1", "battle-destiny-modifiers.2")
def test_a_modifier_is_played_in_the_weapons_segment_and_applies_to_the_draw():
    s, site, _, _ = standoff(["Hero", "Friend"], ["Master"])
    boost = s.hand("light", "Inspiration")
    s.destinies("light", 2)
    s.do("battle", site)
    assert s.battle.segment == "weapons"
    s.do("play", boost)
    s.until(player="light")
    assert s.battle.power("light") == 6  # nothing yet
    s.do("draw-destiny")
    assert s.battle.attrition("dark") == 2 + 3


@pytest.mark.ruling("battle-destiny-modifiers.2")
def test_a_modifier_does_nothing_without_a_draw():
    s, site, _, _ = standoff(["Friend"], ["Master"])
    boost = s.hand("light", "Inspiration")
    s.do("battle", site)
    s.do("play", boost)
    s.pass_()
    assert s.battle.attrition("dark") == 0 and s.battle.power("light") == 2


@pytest.mark.ruling("battle-destiny-modifiers.3", "battle-destiny-modifiers-optional.5")
@pytest.mark.parametrize(("card", "attrition"), [("Inspiration", 1 + 3), ("Two Of A Kind", 1 + 1 + 1)])
def test_copies_do_not_accumulate(card, attrition):
    s, site, _, _ = standoff(["Hero", "Friend"], ["Stormtrooper"])
    first, second = s.hand("light", card, card)
    s.do("battle", site)
    s.do("play", first)
    s.do("play", second)
    draw_all(s, "light")
    assert s.battle.attrition("dark") == attrition


@pytest.mark.ruling("battle-destiny-modifiers.4")
def test_the_modifier_stays_when_the_character_it_needed_is_lost():
    s, site, (_, friend), _ = standoff(["Hero", "Friend"], ["Stormtrooper"])
    boost, ambush = s.hand("light", "Inspiration"), s.hand("dark", "Ambush")
    s.do("battle", site)
    s.pass_()
    s.do("play", boost)
    s.do("play", ambush, friend)
    assert s.zone(friend) == "lost"
    draw_all(s, "light")
    assert s.battle.attrition("dark") == 1 + 3


@pytest.mark.ruling("battle-destiny-modifiers.5")
def test_alone_counts_from_the_moment_the_others_are_gone():
    s, site, (_, friend), _ = standoff(["Hero", "Friend"], ["Stormtrooper"])
    stand, ambush = s.hand("light", "Last Stand"), s.hand("dark", "Ambush")
    s.hand("light", "Field Drill")
    s.do("battle", site)
    s.pass_()
    assert not s.can("play", stand)
    s.until(player="light")
    s.do("play", s.hand("light", "Field Drill"))
    s.do("play", ambush, friend)
    assert s.battle.segment == "weapons" and s.can("play", stand)


@pytest.mark.ruling("battle-destiny-modifiers-automatic.1", "battle-destiny-modifiers-automatic.2")
def test_text_without_may_applies_by_itself_in_the_power_segment():
    s, site, _, _ = standoff(["Hero", "Helper"], ["Stormtrooper"])
    s.hand("light", "Field Drill")
    s.do("battle", site)
    assert s.battle.segment == "weapons" and verbs(s) == {"play", "pass"}  # there is nothing to start for it
    assert all(option.card is None or option.card.title == "Field Drill" for option in s.decision.options)
    assert draw_all(s, "light") == 2


@pytest.mark.ruling("battle-destiny-modifiers-automatic.3")
def test_automatic_conditions_are_checked_just_before_the_draw():
    s, site, (_hero, helper), _ = standoff(["Hero", "Helper"], ["Stormtrooper"])
    ambush = s.hand("dark", "Ambush")
    s.do("battle", site)
    s.do("play", ambush, helper)
    assert s.zone(helper) == "lost"
    assert draw_all(s, "light") == 1


@pytest.mark.ruling("battle-destiny-modifiers-automatic.4", "battle-destiny-modifiers-optional.1")
def test_an_interrupt_adds_nothing_unless_it_is_played():
    s, site, _, _ = standoff(["Hero", "Friend"], ["Stormtrooper"])
    s.hand("light", "Two Of A Kind")
    s.do("battle", site)
    s.pass_()  # not played
    assert draw_all(s, "light") == 1


@pytest.mark.ruling("battle-destiny-modifiers-optional.1")
@pytest.mark.parametrize(("used", "draws"), [(True, 2), (False, 1)])
def test_a_text_that_says_may_waits_for_its_player(used, draws):
    s, site, (_, volunteer), _ = standoff(["Hero", "Volunteer"], ["Stormtrooper"])
    s.do("battle", site)
    if used:
        s.do("use", volunteer)
    assert draw_all(s, "light") == draws


@pytest.mark.ruling("battle-destiny-modifiers-optional.2")
def test_an_optional_modifier_starts_in_the_weapons_segment_only():
    s, site, _, _ = standoff(["Hero", "Friend"], ["Villain"])
    twins, _ = s.hand("light", "Two Of A Kind", "Don't Underestimate Our Chances")
    assert rules(s.why_not("play", twins, player="light")) == {"game-text"}
    s.do("battle", site)
    assert s.battle.segment == "initiation" and not s.can("play", twins)
    s.pass_()
    assert s.battle.segment == "weapons" and s.can("play", twins)
    s.pass_()
    assert s.battle.segment == "power" and not s.can("play", twins)
    s.pass_()
    assert s.decision.player == "light" and not s.can("play", twins)


@pytest.mark.ruling("battle-destiny-modifiers-optional.3")
def test_its_conditions_are_checked_when_it_is_played():
    s, site, _, _ = standoff(["Hero"], ["Villain"])
    s.put("Friend", at=s.location("Testworld: Ridge"))
    twins, _ = s.hand("light", "Two Of A Kind", "Field Drill")
    s.do("battle", site)
    assert not s.can("play", twins)
    assert rules(s.why_not("play", twins, player="light")) == {"game-text"}


@pytest.mark.ruling("battle-destiny-modifiers-optional.4")
def test_its_conditions_are_not_checked_again():
    s, site, (_, friend), _ = standoff(["Hero", "Friend"], ["Stormtrooper"])
    twins, ambush = s.hand("light", "Two Of A Kind"), s.hand("dark", "Ambush")
    s.do("battle", site)
    s.pass_()
    s.do("play", twins)
    s.do("play", ambush, friend)
    assert draw_all(s, "light") == 3
