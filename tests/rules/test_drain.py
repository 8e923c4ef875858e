"""Force drains, their modifiers, and texts that protect them (glossary: force-drain and the entries about it)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

PROTECTED = "force-drains-may-not-be-modified-or-canceled-by-opponent"


def drained(*cards, place="Yavin 4: Meadow", extra=()) -> tuple[Scenario, object]:
    """Light controls a site in its control phase; these Effects are on table."""
    s = Scenario(cards=[FARMER, RECRUIT, *PLACES, *(each for each in cards if not isinstance(each, str)), *extra])
    site = s.location(place)
    s.put("Farmer", at=site)
    for each in cards:
        s.put(each if isinstance(each, str) else each.title, on="table")
    s.force("dark", 1)  # so that Dark is asked where each loss comes from
    s.start(turn="light", phase="control")
    return s, site


def lose(s: Scenario, number: int) -> None:
    """Dark loses so much Force from the Reserve Deck."""
    for _ in range(number):
        s.do("lose", pile="reserve")


@pytest.mark.ruling("force-drain.1", "control-phase.2", "force-drain.3", "force-drain.4")
def test_you_may_drain_where_you_control_for_the_opponents_icons():
    s = Scenario(cards=[FARMER, RECRUIT, MEADOW, OUTPOST, HILL, BARREN])
    outpost, meadow_, hill, rock = (s.location(f"Yavin 4: {name}") for name in (
        "Dark Outpost", "Meadow", "Hill", "Barren Rock"))  # fmt: skip
    for site in (outpost, meadow_, hill):
        s.put("Farmer", at=site)
    s.put("Recruit", at=meadow_)  # contested
    hand = s.hand("dark", "Recruit")
    s.force("dark", 1)
    s.start(turn="light", phase="control")
    assert s.can("drain", outpost) and s.can("drain", hill)
    assert not s.can("drain", meadow_) and not s.can("drain", rock)
    assert s.why_not("drain", meadow_)[0].rule == "control-of-a-location"
    s.do("drain", outpost)  # two dark icons
    s.do("lose", hand)
    s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 2 and s.zone(hand) == "lost"


@pytest.mark.ruling("force-drain.1", "control-phase.2")
def test_you_cannot_drain_outside_your_control_phase():
    s = Scenario(cards=[FARMER, MEADOW])
    site = s.location("Yavin 4: Meadow")
    s.put("Farmer", at=site)
    s.start(turn="light", phase="activate")
    assert not s.can("drain", site) and s.why_not("drain", site)[0].rule == "control-phase"
    s.until(phase="control")
    assert s.can("drain", site)
    s.until(phase="deploy")
    assert not s.can("drain", site)
    s.until(phase="control", player="dark")
    assert s.why_not("drain", site, player="light")[0].rule == "control-phase"


@pytest.mark.ruling("force-drain.2")
def test_drains_are_initiated_one_at_a_time():
    s = Scenario(cards=[FARMER, MEADOW, HILL])
    first, second = s.location("Yavin 4: Meadow"), s.location("Yavin 4: Hill")
    for site in (first, second):
        s.put("Farmer", at=site)
    s.force("dark", 1)
    s.start(turn="light", phase="control")
    s.do("drain", first)
    assert s.decision.player == "dark"  # the first is carried out before the second can begin
    assert not any(option.verb == "drain" for option in s.decision.options)
    lose(s, 1)
    assert s.can("drain", second) and not s.can("drain", first)
    assert s.why_not("drain", first)[0].rule == "force-drain"


@pytest.mark.ruling("force-drain.3")
@pytest.mark.parametrize(("change", "amount"), [(+1, 3), (-1, 1), (-5, 0)])
def test_modifiers_add_to_and_subtract_from_a_drain(change, amount):
    s, site = drained(effect("Wind", LIGHT, ModifyPlayer("drain", change)), place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == amount
    s.do("drain", site)
    lose(s, amount)
    assert s.count("dark", "lost") == amount and s.decision.player == "light"


@pytest.mark.ruling("force-drain.4")
def test_the_opponent_may_pay_from_hand_life_force_or_both():
    s = Scenario(cards=[FARMER, RECRUIT, OUTPOST])
    site = s.location("Yavin 4: Dark Outpost")
    s.put("Farmer", at=site)
    card = s.hand("dark", "Recruit")
    s.force("dark", 1)
    s.pile("dark", "used", "Recruit")
    s.start(turn="light", phase="control")
    s.do("drain", site)
    assert all(s.can("lose", pile=pile) for pile in ("reserve", "force", "used")) and s.can("lose", card)
    assert not any(option.verb in ("pass", "done", "no") for option in s.decision.options)


@pytest.mark.ruling("force-drain.5", "force-drain-vs-force-generation.1")
def test_a_location_without_icons_is_drained_for_zero_and_modifiers_raise_that():
    s, site = drained(place="Yavin 4: Barren Rock")
    s.do("drain", site)
    assert s.count("dark", "lost") == 0 and s.decision.player == "light"
    s, site = drained(effect("Wind", LIGHT, ModifyPlayer("drain", +1)), place="Yavin 4: Barren Rock")
    s.do("drain", site)
    lose(s, 1)
    assert s.count("dark", "lost") == 1


TUNNEL = meadow("Yavin 4: Tunnel", 1, 1, light=[Moves(your(CHARACTER), HERE, SITE & ~HERE, during="control")])


@pytest.mark.ruling("force-drain.1")
def test_a_location_is_drained_once_a_turn():
    s, site = drained()
    s.do("drain", site)
    lose(s, 1)
    s.put("Farmer", at=site)  # somebody who did not participate changes nothing
    assert s.controls("light", site) and not s.can("drain", site)
    assert s.why_not("drain", site)[0].rule == "force-drain"


@pytest.mark.ruling("force-drain.6", "force-drain.7")
def test_each_card_at_the_location_participates_and_may_do_so_only_once_a_turn():
    s = Scenario(cards=[FARMER, NEIGHBOUR, TUNNEL, HILL, MEADOW])
    tunnel, hill = s.location("Yavin 4: Tunnel"), s.location("Yavin 4: Hill")
    both = [s.put(title, at=tunnel) for title in ("Farmer", "Neighbour")]
    s.force("dark", 1)
    s.start(turn="light", phase="control")
    s.do("drain", tunnel)
    lose(s, 1)
    for each in both:  # both participated, so neither can drain elsewhere
        s.do("move", each, hill)
        assert s.controls("light", hill)
        assert not s.can("drain", hill) and s.why_not("drain", hill)[0].rule == "force-drain"
    s.put("Farmer", at=hill)  # somebody who did not participate would have to, together with those who did
    assert not s.can("drain", hill) and s.why_not("drain", hill)[0].card in both
    meadow = s.location("Yavin 4: Meadow")
    s.put("Farmer", at=meadow)
    assert s.can("drain", meadow)


@pytest.mark.ruling("force-drain.7")
def test_a_card_may_say_that_its_bearer_participates_again():
    jewel = Device(
        "Necklace", LIGHT, "plain Necklace", destiny=1, text=[DeployOn(CHARACTER), Allows("drain again", HOST)]
    )
    s = Scenario(cards=[FARMER, jewel, TUNNEL, HILL])
    tunnel, hill = s.location("Yavin 4: Tunnel"), s.location("Yavin 4: Hill")
    farmer = s.put("Farmer", at=tunnel)
    s.put("Necklace", on=farmer)
    s.force("dark", 1)
    s.start(turn="light", phase="control")
    s.do("drain", tunnel)
    lose(s, 1)
    s.do("move", farmer, hill)
    assert s.can("drain", hill)


# -- bonuses and modifiers ---------------------------------------------------------------------------------------------

BONUS = effect("Tailwind", LIGHT, ModifyPlayer("drain", +2))
MALUS = effect("Headwind", LIGHT, ModifyPlayer("drain", -1))


def decree(s: Scenario) -> None:
    """Imperial Decree is in force: Dark controls two locations of Hoth."""
    for title in ("Hoth: Ice Plains (5th Marker)", "Hoth: Mountains (6th Marker)"):
        s.put("Recruit", at=s.location(title))
    s.put("Imperial Decree", on="table")


NO_MODIFIER = effect("Dead Calm", DARK, CancelModifiers("drain", bonuses_only=False))


@pytest.mark.ruling("force-drain-bonus.1")
def test_only_a_positive_modifier_is_a_bonus():
    s, site = drained(BONUS, MALUS, place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == 3
    s, site = drained(BONUS, MALUS, place="Yavin 4: Dark Outpost")
    decree(s)
    assert s.drain_amount("light", site) == 1  # the headwind is no bonus and stays


@pytest.mark.ruling("force-drain-modifier.1")
def test_what_adds_or_subtracts_is_a_modifier():
    s, site = drained(BONUS, NO_MODIFIER, place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == 2
    s, site = drained(MALUS, NO_MODIFIER, place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == 2


@pytest.mark.ruling("force-drain-modifier.2")
def test_paying_a_loss_in_another_way_is_no_modifier():
    """It Could Be Worse is the Light Side's, so here Dark drains and Light has the text that cancels modifiers."""
    calm = effect("Dead Calm", LIGHT, CancelModifiers("drain", bonuses_only=False))
    s = Scenario(cards=[RECRUIT, calm, meadow("Yavin 4: Lake", 2, 0)])
    site = s.location("Yavin 4: Lake")
    s.put("Recruit", at=site)
    s.put("Dead Calm", on="table")
    worse = s.hand("light", "It Could Be Worse")
    s.force("light", 2)
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("play", worse, amount=2)
    assert s.count("light", "lost") == 0 and s.count("light", "used") == 3
    assert s.drain_amount("dark", site) == 2  # the drain itself was not changed


RESISTANCE = "6_147"


@pytest.mark.ruling("force-drain-modifier.3")
def test_a_limit_of_the_loss_is_no_modifier():
    calm = effect("Second Calm", LIGHT, CancelModifiers("drain", player=EACH, bonuses_only=False))
    s, site = drained(RESISTANCE, calm, place="Yavin 4: Abyss", extra=[meadow("Yavin 4: Abyss", 0, 4)])
    assert s.drain_amount("light", site) == 4
    s.do("drain", site)
    lose(s, 2)
    assert s.count("dark", "lost") == 2 and s.decision.player == "light"


@pytest.mark.ruling("force-drain-modifier.3")
def test_a_limit_of_drains_does_not_limit_other_losses():
    tax = used("Tax", LIGHT, Action([LoseForce(4, OPPONENT)]))
    s, _ = drained(RESISTANCE, extra=[tax])
    bill = s.hand("light", "Tax")
    s.do("play", bill)
    lose(s, 4)
    assert s.count("dark", "lost") == 4


@pytest.mark.ruling("force-drain-modifier.3")
def test_were_doomed_halves_the_loss_not_the_drain():
    calm = effect("Dead Calm", DARK, CancelModifiers("drain", player=EACH, bonuses_only=False))
    s = Scenario(cards=[RECRUIT, calm, meadow("Yavin 4: Lake", 4, 0)])
    site = s.location("Yavin 4: Lake")
    s.put("Recruit", at=site)
    s.put("Dead Calm", on="table")
    doomed = s.hand("light", "We're Doomed")
    s.life_force("light", 10)
    s.start(turn="dark", phase="control")
    s.pass_()
    s.do("play", doomed)
    s.do("drain", site)
    assert s.drain_amount("dark", site) == 4
    s.do("lose", pile="reserve")
    s.do("lose", pile="reserve")
    assert s.count("light", "lost") == 2 and s.decision.player == "dark"


# -- "may not be modified or canceled by opponent" ---------------------------------------------------------------------

SAFE = effect("Projection", LIGHT, ProtectDrains())
THEIR_WIND = effect("Their Wind", DARK, ModifyPlayer("drain", -1, OPPONENT))
CONTROL = used("Control", DARK, Response(drain_just_initiated(by=OPPONENT), [CancelIt()]))
GUST = used("Gust", DARK, Response(
    drain_just_initiated(by=OPPONENT), [ForRest("drain", (ModifyPlayer("drain", -1, OPPONENT),))]))  # fmt: skip


@pytest.mark.ruling(f"{PROTECTED}.1")
@pytest.mark.parametrize("by", [-1, +1, 0])
def test_the_opponents_automatic_text_does_not_touch_a_protected_drain(by):
    change = effect("Their Wind", DARK, ModifyPlayer("drain", by, OPPONENT, how="add" if by else "times"))
    s, site = drained(change, place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == (2 + by if by else 0)
    s, site = drained(change, SAFE, place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == 2


@pytest.mark.ruling(f"{PROTECTED}.1")
@pytest.mark.parametrize("safe", [True, False])
def test_nor_does_the_opponents_declared_text(safe):
    s, site = drained(*([SAFE] if safe else []), place="Yavin 4: Dark Outpost", extra=[GUST])
    gust = s.hand("dark", "Gust")
    s.do("drain", site)
    s.do("play", gust)
    lose(s, 2 if safe else 1)
    assert s.decision.player == "light"


@pytest.mark.ruling(f"{PROTECTED}.1")
def test_your_own_texts_modify_your_protected_drain():
    s, site = drained(BONUS, MALUS, SAFE, place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == 3


@pytest.mark.ruling(f"{PROTECTED}.2")
@pytest.mark.parametrize("safe", [True, False])
def test_the_opponent_cannot_start_a_response_that_cancels_a_protected_drain(safe):
    s, site = drained(*([SAFE] if safe else []), extra=[GUST])
    control, _ = s.hand("dark", "4_139"), s.hand("dark", "Gust")
    s.do("drain", site)  # Dark may still play Gust in this window
    assert s.decision.player == "dark" and s.can("play", control) is not safe
    if not safe:
        s.do("play", control)
        assert s.count("dark", "lost") == 1 and s.zone(control) == "lost"  # Control alone


@pytest.mark.ruling(f"{PROTECTED}.2")
@pytest.mark.parametrize("safe", [True, False])
def test_no_alien_is_placed_on_den_of_thieves_against_a_protected_drain(safe):
    s, site = drained(*([SAFE] if safe else []), extra=[GUST, person("Thug", DARK)])
    den, gust = s.put("Den Of Thieves", on="table"), s.hand("dark", "Gust")
    s.hand("dark", "Thug")
    s.do("drain", site)
    assert s.can("play", gust) and s.can("use", den) is not safe
    if safe:
        reason = s.why_not("use", den)[0]
        assert reason.rule == PROTECTED and reason.card.title == "Projection"


@pytest.mark.ruling(f"{PROTECTED}.3")
def test_a_react_still_cancels_a_protected_drain():
    rider = person("Rider", DARK, text=[ReactMove(to=Adjacent(HERE))])
    s, site = drained(SAFE, extra=[rider])
    hero = s.put("Rider", at=s.location("Yavin 4: Hill"))
    s.do("drain", site)
    s.do("react", hero)
    assert s.at(hero) == site and s.count("dark", "lost") == 0


@pytest.mark.ruling(f"{PROTECTED}.4")
def test_the_opponent_may_still_cancel_your_modifiers():
    s, site = drained(BONUS, SAFE, place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == 4
    decree(s)
    assert s.drain_amount("light", site) == 2
    hush = effect("Great Silence", DARK, CancelText(Named("Tailwind")))
    s, site = drained(BONUS, SAFE, hush, place="Yavin 4: Dark Outpost")
    assert s.drain_amount("light", site) == 2


@pytest.mark.ruling(f"{PROTECTED}.5")
def test_a_limit_of_the_loss_still_applies():
    s, site = drained(SAFE, RESISTANCE, place="Yavin 4: Abyss", extra=[meadow("Yavin 4: Abyss", 0, 4)])
    s.do("drain", site)
    lose(s, 2)
    assert s.count("dark", "lost") == 2 and s.decision.player == "light"


@pytest.mark.ruling(f"{PROTECTED}.6")
def test_preventing_a_drain_is_not_cancelling_it():
    """A location whose text forbids drains."""
    temple = meadow("Yavin 4: Temple", 1, 1, dark=[Cannot("be drained at", HERE)])
    s, site = drained(SAFE, place="Yavin 4: Temple", extra=[temple])
    assert s.controls("light", site) and not s.can("drain", site)
    reason = s.why_not("drain", site)[0]
    assert reason.rule == "force-drain" and reason.card == site


@pytest.mark.ruling(f"{PROTECTED}.6")
def test_an_undercover_spy_prevents_even_a_protected_drain():
    mole = person("Mole", DARK, traits=["spy"], text=[DeploysUndercover()])
    s = Scenario(cards=[mole, FARMER, SAFE, MEADOW])
    site = s.location("Yavin 4: Meadow")
    s.put("Farmer", at=site)
    s.put("Projection", on="table")
    spy = s.hand("dark", "Mole")
    s.force("dark", 1)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", spy, site)
    s.until(player="light", phase="control")
    assert s.controls("light", site) and not s.can("drain", site)
    reason = s.why_not("drain", site)[0]
    assert reason.rule == PROTECTED and reason.card.title == "Mole"


def test_your_own_undercover_spy_is_in_nobodys_way():
    agent = person("Agent", LIGHT, traits=["spy"], text=[DeploysUndercover()])
    s = Scenario(cards=[agent, FARMER, MEADOW])
    site = s.location("Yavin 4: Meadow")
    s.put("Farmer", at=site)
    spy = s.hand("light", "Agent")
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    s.do("deploy", spy, site)
    s.start(turn="light", phase="control")
    assert s.can("drain", site)


# -- drain and generation ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("force-drain-vs-force-generation.1")
def test_what_modifies_drains_leaves_generation_alone():
    s = Scenario(cards=[MEADOW])
    site = s.location("Yavin 4: Meadow")
    obi_wan = s.put("Obi-Wan Kenobi", at=site)
    before = s.generation("light"), s.generation("dark")
    saber = s.put("Obi-Wan's Lightsaber", on=obi_wan)
    s.force("dark", 1)
    s.start(turn="light", phase="control")
    s.do("drain", site)
    s.do("use", saber)
    lose(s, 2)
    assert s.count("dark", "lost") == 2
    assert (s.generation("light"), s.generation("dark")) == before


@pytest.mark.ruling("force-drain-vs-force-generation.2", "force-generation-modifier.1")
def test_what_modifies_generation_leaves_drains_alone():
    s = Scenario(cards=[RECRUIT])
    site = s.location("Dagobah: Bog Clearing")
    before, drains = s.generation("dark"), [s.drain_amount(side, site) for side in (LIGHT, DARK)]
    s.put("Recruit", at=site)
    assert s.generation("dark") == before + 1
    assert [s.drain_amount(side, site) for side in (LIGHT, DARK)] == drains


@pytest.mark.ruling("force-drain-vs-force-generation.3")
def test_what_modifies_icons_changes_both():
    s = Scenario(cards=[MEADOW])
    site = s.location("Yavin 4: Meadow")
    plain = s.generation("light"), s.generation("dark")
    s.put("Presence Of The Force", on=site)
    assert (s.generation("light"), s.generation("dark")) == (plain[0] + 1, plain[1] + 1)
    assert s.drain_amount("light", site) == 2 and s.drain_amount("dark", site) == 2
    s.put("Sleen", at=site)
    assert (s.generation("light"), s.generation("dark")) == (plain[0], plain[1] + 1)
    assert s.drain_amount("light", site) == 2 and s.drain_amount("dark", site) == 1
