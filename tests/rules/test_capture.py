"""Captives: how characters are captured, and what being a captive means."""

import pytest
from capture_cards import CORRIDOR, TOWN, VAULT, held, jailed, loosen, offers, table, verbs

from cantina.lang import *
from cantina.testing import ScenarioError
from tests.cards.sample_cards import fight, over


def caught(*people, place=TOWN, prey="Rebel 3", **start):
    """A character who was just captured where these people are."""
    s = table()
    site = s.location(place)
    near = [s.put(each, at=site) for each in people]
    luke = s.put(prey, at=site)
    s.start(**{"turn": "dark", "phase": "control", **start})
    s.happen("capture", luke)
    return s, site, luke, near


# -- who captures whom -------------------------------------------------------------------------------------------------


def shot(s, shooter, weapon, prey, destiny):
    """A shot in a battle of the Dark Side's that draws this destiny."""
    s.destinies("dark", destiny)
    s.do("fire", weapon, prey)


@pytest.mark.ruling("capturing-characters.1")
@pytest.mark.parametrize(("destiny", "caught"), [(5, True), (4, False)])
def test_a_snare_rifle_captures(destiny, caught):
    s = table()
    town = s.location(TOWN)
    bossk, rebel = s.put("Bossk", at=town), s.put("Rebel 3", at=town)
    rifle = s.put("Zuckuss' Snare Rifle", on=bossk)
    fight(s, town, "dark")
    shot(s, bossk, rifle, rebel, destiny)
    assert ("seize" in verbs(s)) == caught == s.captive(rebel)


@pytest.mark.ruling("capturing-characters.1")
@pytest.mark.parametrize(("destiny", "caught"), [(3, True), (2, False)])
def test_a_riot_gun_captures(destiny, caught):
    s = table()
    town = s.location(TOWN)
    ig, rebel = s.put("IG-88 With Riot Gun", at=town), s.put("Rebel 3", at=town)
    fight(s, town, "dark")
    shot(s, ig, ig, rebel, destiny)
    assert ("seize" in verbs(s)) == caught == s.captive(rebel)


@pytest.mark.ruling("capturing-characters.2")
def test_who_holds_a_weapon_of_the_dark_side_cannot_capture_with_it():
    s = table()
    town = s.location(TOWN)
    guard, rebel = s.put("Dark Guard", at=town), s.put("Light Guard", at=town)
    rifle = s.put("Zuckuss' Snare Rifle", on=guard)
    fight(s, town, "dark")
    assert s.can("fire", rifle, rebel)
    loosen(s, rifle, rebel)
    s.until(player="light") if s.decision.player == "dark" else None
    assert not s.can("fire", rifle) and s.reasons("fire", rifle, player="light") == ["no-battle", "no-battle"]
    with pytest.raises(ScenarioError):
        s.happen("capture", rebel, by="light")


@pytest.mark.ruling("capturing-characters.4")
def test_only_characters_of_the_light_side_are_captured():
    s = table()
    town = s.location(TOWN)
    s.put("Dark Guard", at=town)
    imperial, rebel = s.put("Imperial 2", at=town), s.put("Rebel 2", at=town)
    skiff = s.put("Skiff", at=town)
    s.start(turn="dark", phase="control")
    for safe in (imperial, skiff):
        for by in ("light", "dark"):
            with pytest.raises(ScenarioError, match="capture: the rules"):
                s.happen("capture", safe, by=by)
    s.happen("capture", rebel)
    assert s.captive(rebel)


@pytest.mark.ruling("capturing-characters.5")
def test_both_players_steal_and_what_is_stolen_is_no_captive():
    s = table()
    town = s.location(TOWN)
    barge, skiff = s.put("Barge", at=town), s.put("Skiff", at=town)
    s.start(turn="dark", phase="control")
    s.happen("steal", barge, by="light"), s.happen("steal", skiff, by="dark")
    assert [s.game.engine.card(each.id).side for each in (barge, skiff)] == ["light", "dark"]
    assert all(s.active(each) and s.zone(each) == "table" and not s.captive(each) for each in (barge, skiff))


# -- what becomes of them ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("capturing-characters.6", "capturing-characters.9")
def test_at_a_prison_the_dark_side_may_also_imprison():
    s, prison, luke, (guard,) = caught("Dark Guard", place=CORRIDOR)
    assert verbs(s) == {"seize", "imprison", "escape"}
    s.do("imprison", luke)
    assert s.captive(luke) and s.escort(luke) == prison


@pytest.mark.ruling("capturing-characters.6", "capturing-characters.8")
def test_the_dark_side_chooses_at_once_and_the_captive_lies_under_its_escort():
    s, town, luke, (guard,) = caught("Dark Guard", turn="light", phase="move")
    assert s.decision.player == "dark"
    assert offers(s) == [("seize", guard, (luke,)), ("escape", luke, None)]
    s.do("seize", guard, luke)
    assert s.captive(luke) and s.escort(luke) == guard and s.at(luke) == town and s.zone(luke) == "captive"
    cards = [each for row in s.game.view("light")["table"]["rows"] for place in row["locations"]
             for each in place["cards"]]  # fmt: skip
    (under,) = cards[0]["carries"]
    assert under["title"] == "Rebel 3" and under["status"] == ["captive"]
    assert s.decision.player == "light" and "walk" not in verbs(s, luke)


@pytest.mark.ruling("capturing-characters.7")
def test_bounty_hunters_and_warriors_at_the_same_location_seize_one_each():
    s, town, luke, (guard, hunter, *_) = caught("Dark Guard", "Bossk", "Imperial 6", "Dark Droid", "Light Guard")
    far = s.put("Dark Guard", at=s.location(VAULT))
    seizing = [card for verb, card, _ in offers(s) if verb == "seize"]
    assert set(seizing) == {guard, hunter} and far not in seizing
    s.do("seize", guard, luke)
    other = s.put("Rebel 2", at=town)
    s.happen("capture", other)
    assert [card for verb, card, _ in offers(s) if verb == "seize"] == [hunter]


@pytest.mark.ruling("capturing-characters.7")
def test_who_stands_aside_or_serves_undercover_seizes_nobody():
    s = table()
    town = s.location(TOWN)
    luke, spy = s.put("Rebel 3", at=town), s.put("Dark Guard", at=town)
    s.put("Undercover", on=spy, side="dark")
    s.start(turn="dark", phase="control")
    s.happen("capture", luke)
    assert s.zone(luke) == "used"  # there was no other choice


@pytest.mark.ruling("capturing-characters.9")
def test_any_number_are_imprisoned_where_there_is_a_prison():
    s, prison, luke, _ = caught(place=CORRIDOR)
    assert offers(s) == [("imprison", luke, (prison,)), ("escape", luke, None)]
    s.do("imprison", luke)
    assert s.escort(luke) == prison and s.captive(luke) and s.zone(luke) == "captive"
    leia = s.put("Leia Organa", at=prison)
    s.happen("capture", leia)
    s.do("imprison", leia)
    place = next(each for row in s.game.view("light")["table"]["rows"] for each in row["locations"])
    assert [(each["title"], each["status"]) for each in place["cards"]] == [
        ("Rebel 3", ["captive", "imprisoned"]), ("Leia Organa", ["captive", "imprisoned"])]  # fmt: skip


@pytest.mark.ruling("capturing-characters.9")
def test_elsewhere_there_is_no_prison():
    s, _, luke, _ = caught("Dark Guard")
    assert not s.can("imprison", luke)


@pytest.mark.ruling("capturing-characters.10")
def test_who_is_neither_seized_nor_imprisoned_escapes_to_the_used_pile_with_what_it_carries():
    s = table()
    town = s.location(TOWN)
    s.put("Dark Guard", at=town)
    luke = s.put("Rebel 3", at=town)
    stick = s.put("Light Stick", on=luke)
    s.start(turn="dark", phase="control")
    s.happen("capture", luke)
    s.do("escape", luke)
    assert s.zone(luke) == s.zone(stick) == "used" and not s.captive(luke)


def test_a_captured_pilot_leaves_his_ship():
    s = table()
    sky = s.location("Calm")
    ship, raider = s.put("Cruiser", at=sky), s.put("Raider", at=sky)
    pilot = s.put("Light Flier", aboard=ship, as_="pilot")
    guard = s.put("Dark Guard", aboard=raider, as_="passenger")
    s.start(turn="dark", phase="control")
    assert s.power(ship) == 3
    s.happen("capture", pilot)
    s.do("seize", guard, pilot)
    assert s.power(ship) == 0 and s.aboard(pilot) is None and s.at(pilot) == sky


def test_a_full_ship_has_no_place_for_a_captive():
    s = table(Starfighter("Nutshell", DARK, "t nutshell", "Scout", destiny=1, deploy=1, power=1, forfeit=1,
                          text=[Carries(pilots=1)]))  # fmt: skip
    sky = s.location("Calm")
    pilot, shell = s.put("Rebel 3", aboard=s.put("Cruiser", at=sky), as_="passenger"), s.put("Nutshell", at=sky)
    s.put("Boba Fett", aboard=shell, as_="pilot")
    s.start(turn="dark", phase="control")
    s.happen("capture", pilot)
    assert s.zone(pilot) == "used"


def test_who_is_undercover_is_no_longer_so_when_captured():
    s = table()
    town = s.location(TOWN)
    guard, spy = s.put("Dark Guard", at=town), s.put("Light Spy", at=town)
    s.put("Undercover", on=spy, side="light")
    s.start(turn="dark", phase="control")
    s.happen("capture", spy)
    s.do("seize", guard, spy)
    assert [each.name for each in s.game.engine.card(spy.id).statuses] == ["captive"]


# -- on table only for what speaks of captives -------------------------------------------------------------------------

HERD = Effect("Herd", DARK, "t herd", destiny=1, text=[
    DeployOnTable(), ModifyPlayer("generation", Count(CHARACTER & Of(OPPONENT)))])  # fmt: skip
NET = UsedInterrupt("Net", DARK, "t net", destiny=1, text=[Action([Lose(TARGET)], targets=(one(theirs(CHARACTER)),))])
HOOK = UsedInterrupt("Hook", DARK, "t hook", destiny=1, text=[Action([Lose(TARGET)], targets=(one(CAPTIVE),))])
GLARE = UsedInterrupt(
    "Glare", DARK, "t glare", destiny=1, text=[Action([Lose(TARGET)], targets=(one(theirs(WEAPON)),))]
)
SONG = Rebel("Singer", "t singer", destiny=1, deploy=1, power=2, ability=2, forfeit=3, text=[
    ModifyPlayer("generation", +3)])  # fmt: skip


@pytest.mark.ruling("capturing-characters.11")
def test_a_captive_counts_for_nothing_that_does_not_speak_of_captives():
    s = table(HERD, NET, HOOK, SONG)
    town = s.location(TOWN)
    guard, singer = s.put("Dark Guard", at=town), s.put("Singer", at=town)
    s.put("Herd", on="table")
    net, hook = s.hand("dark", "Net", "Hook")
    s.start(turn="dark", phase="control")
    assert s.generation("light") == 5 and s.generation("dark") == 3 and s.can("play", net) and not s.can("play", hook)
    s.happen("capture", singer)
    s.do("seize", guard, singer)
    assert not s.on_table(singer) and not s.active(singer)
    assert s.generation("light") == 2 and s.generation("dark") == 2  # neither its text nor itself
    assert s.total_power("light", town) == 0 and not s.presence("light", town) and s.controls("dark", town)
    assert not s.can("play", net) and s.can("play", hook)


@pytest.mark.ruling("capturing-characters.11")
def test_a_captive_is_in_no_battle_and_does_nothing_in_its_players_turn():
    s, town, _, _, prey = held("light", "battle")
    s.put("Rebel 2", at=town), s.hand("light", "Light Trick")
    s.do("battle", town)
    assert prey not in s.battle.participants("light")
    over(s)
    s.until(phase="move")
    assert not verbs(s, prey)


@pytest.mark.ruling("capturing-characters.11")
def test_a_new_version_does_not_take_the_place_of_a_captive():
    s = table()
    town = s.location(TOWN)
    s.put("Luke", captive_of=s.put("Dark Guard", at=town))
    knight = s.hand("light", "Luke Skywalker")
    s.start(turn="light", phase="deploy")
    assert not s.can("replace", knight)
    assert [each.rule for each in s.why_not("replace", knight, player="light")] == ["capturing-characters"]


@pytest.mark.ruling("capturing-characters.11")
def test_nothing_new_deploys_on_a_captive():
    s = table()
    town = s.location(TOWN)
    guard, free = s.put("Dark Guard", at=town), s.put("Rebel 2", at=town)
    prey = s.put("Rebel 3", captive_of=guard)
    stick, bounty = s.hand("light", "Light Stick"), s.hand("dark", "Bounty")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", stick, free) and not s.can("deploy", stick, prey)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", bounty, free) and not s.can("deploy", bounty, prey)


@pytest.mark.ruling("capturing-characters.12")
def test_a_captive_counts_for_uniqueness_and_persons():
    s = table()
    town = s.location(TOWN)
    guard = s.put("Dark Guard", at=town)
    luke = s.put("Luke Skywalker", captive_of=guard)
    again, other, free = s.hand("light", "Luke Skywalker", "Luke", "Leia Organa")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", free, town)
    assert not s.can("deploy", again, town) and not s.can("deploy", other, town)
    s.happen("release", luke)
    s.do("release", luke, pile="used")
    assert s.can("deploy", again, town) and s.can("deploy", other, town)


@pytest.mark.ruling("capturing-characters.13")
def test_a_grenade_takes_the_captive_along():
    s = table(Rebel("Six", "t six", destiny=6, deploy=1, power=1, ability=1, forfeit=1),
              Imperial("Six Guard", "t six guard", destiny=6, deploy=1, power=1, ability=1, forfeit=1,
                       icons=["warrior"]))  # fmt: skip
    town = s.location(TOWN)
    thrower = s.put("Light Guard", at=town)
    guard, other = s.put("Dark Guard", at=town), s.put("Six Guard", at=town)
    six, one_, two = s.put("Six", captive_of=guard), s.put("Rebel 1", captive_of=other), s.put("Rebel 2", at=town)
    grenade = s.put("Concussion Grenade", on=thrower)
    fight(s, town, "light")
    s.destinies("light", 6)
    s.do("fire", grenade, town)
    assert s.zone(six) == "lost" and s.zone(other) == "lost" and s.on_table(guard) and s.on_table(two)
    assert s.decision.player == "light" and s.can("release", one_, town)  # its escort is gone, it is not meant itself


@pytest.mark.ruling("capturing-characters.13")
def test_debris_strikes_captives_too():
    s = table(Rebel("Six", "t six", destiny=6, deploy=1, power=1, ability=1, forfeit=1))
    town = s.location(TOWN)
    guard, walker = s.put("Dark Guard", at=town), s.put("Blizzard 2", at=town)
    six, one_ = s.put("Six", captive_of=guard), s.put("Rebel 1", captive_of=s.put("Dark Guard", at=town))
    debris = s.hand("dark", "Debris Zone")
    s.start(turn="dark", phase="control")
    s.happen("lose", walker)
    s.destinies("dark", 6)
    s.until(player="dark") if s.decision.player == "light" else None
    s.do("play", debris)
    assert s.zone(six) == "lost" and s.captive(one_) and s.on_table(guard)


# -- what captives carry -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("capturing-characters.14")
def test_what_a_captive_carries_counts_for_uniqueness():
    s = table()
    town = s.location(TOWN)
    guard, free = s.put("Dark Guard", at=town), s.put("Rebel 6", at=town)
    luke = s.put("Luke Skywalker", captive_of=guard)
    s.put("Obi-Wan's Lightsaber", on=luke)
    again = s.hand("light", "Obi-Wan's Lightsaber")
    s.start(turn="light", phase="deploy")
    refusals = s.why_not("deploy", again, player="light")
    assert not s.can("deploy", again) and [each.rule for each in refusals] == ["persona-replacement-rule"]
    s.happen("lose", luke)
    assert s.zone(luke) == "lost" and free
    assert not any(each.rule == "persona-replacement-rule" for each in s.why_not("deploy", again, player="light"))


@pytest.mark.ruling("capturing-characters.15", "capturing-characters.17")
def test_what_a_captive_carries_is_of_no_use_until_it_is_released():
    s = table(GLARE, Effect("Cloak", LIGHT, "t cloak", destiny=1, text=[
        DeployOn(CHARACTER), ModifyPlayer("generation", +3)]))  # fmt: skip
    town = s.location(TOWN)
    guard, friend = s.put("Dark Guard", at=town), s.put("Rebel 2", at=town)
    luke = s.put("Rebel 3", at=town)
    stick, cloak = s.put("Light Stick", on=luke), s.put("Cloak", on=luke)
    glare = s.hand("dark", "Glare")
    s.start(turn="light", phase="deploy")
    assert s.generation("light") == 5 and s.can("transfer", stick, friend)
    s.happen("capture", luke)
    s.do("seize", guard, luke)
    assert s.generation("light") == 2 and not s.can("transfer", stick, friend)
    assert not any(s.active(each) or s.on_table(each) for each in (stick, cloak))
    s.start(turn="dark", phase="control")
    assert not s.can("play", glare)
    s.happen("release", luke)
    s.do("release", luke, town)
    assert all(s.active(each) and s.on_table(each) for each in (stick, cloak)) and s.generation("light") == 5
    s.start(turn="dark", phase="control")
    assert s.can("play", glare)
    s.start(turn="light", phase="deploy")
    assert s.can("transfer", stick, friend)


@pytest.mark.ruling("capturing-characters.16")
def test_a_card_that_speaks_of_captives_works_on_one():
    s = table()
    prison = s.location(CORRIDOR)
    bossk, luke = s.put("Bossk", at=prison), s.put("Rebel 3", at=prison)
    bounty = s.put("Bounty", on=luke)
    s.pile("dark", "lost", *["Dark Trick"] * 5)
    s.start(turn="dark", phase="move")
    s.happen("capture", luke)
    s.do("seize", bossk, luke)
    assert s.active(bounty)
    s.do("deliver", bossk)
    assert s.count("dark", "lost") == 2 and s.zone(bounty) == "used"  # 5 - 2 were retrieved


# -- who is carried ----------------------------------------------------------------------------------------------------

POUCH = Device("Pouch", LIGHT, "t pouch", destiny=1, text=[DeployOn(CHARACTER), Carries(passengers=1)])


def carried(*guards):
    """A character in the pouch of another one, both just captured."""
    s = table(POUCH)
    town = s.location(TOWN)
    near = [s.put(each, at=town) for each in guards]
    luke = s.put("Rebel 3", at=town)
    small = s.put("Rebel 1", aboard=s.put("Pouch", on=luke), as_="passenger")
    s.start(turn="dark", phase="control")
    s.happen("capture", luke)
    return s, town, luke, small, near


@pytest.mark.ruling("capturing-characters.18", "capturing-characters.19")
def test_who_is_carried_is_captured_too_and_needs_an_escort_of_his_own():
    s, _, luke, small, (guard, hunter) = carried("Dark Guard", "Bossk")
    s.do("seize", guard, luke)
    assert s.captive(small) and s.aboard(small) is None and s.carrier(small) is None
    assert offers(s) == [("seize", hunter, (small,)), ("escape", small, None)]
    s.do("seize", hunter, small)
    assert s.escort(luke) == guard and s.escort(small) == hunter


@pytest.mark.ruling("capturing-characters.19")
def test_without_a_second_escort_he_escapes():
    s, _, luke, small, (guard,) = carried("Dark Guard")
    s.do("seize", guard, luke)
    assert s.zone(small) == "used"


@pytest.mark.ruling("capturing-characters.20")
def test_both_are_rescued_one_by_one():
    s, town, luke, small, (guard, hunter) = carried("Dark Guard", "Bossk")
    s.do("seize", guard, luke), s.do("seize", hunter, small)
    s.happen("lose", guard)
    s.do("release", luke, town)
    assert not s.captive(luke) and s.captive(small)
    s.happen("release", small)
    s.do("release", small, town)
    assert not s.captive(small) and s.carrier(small) is None


@pytest.mark.ruling("capturing-characters.21")
def test_an_utinni_effect_goes_on_targeting_a_captive():
    s = table()
    kessel, sky = s.location("Kessel"), s.location("Calm")
    s.put("Rebel 3", aboard=s.put("Cruiser", at=kessel), as_="passenger")  # the Dark Side does not control Kessel
    guard = s.put("Dark Guard", aboard=s.put("Raider", at=sky), as_="passenger")
    han = s.put("Han Solo", aboard=s.put("Cruiser", at=sky), as_="passenger")
    run = s.hand("light", "Kessel Run")
    s.start(turn="light", phase="deploy")
    s.do("deploy", run, kessel, han)
    s.happen("capture", han)
    s.do("seize", guard, han)
    assert s.on_table(run)
    g = s.game.engine
    g.change(s.aboard(guard).id, at=kessel.id)
    s.destinies("dark", 1)
    assert [each.name for each in g.card(run.id).memory] == ["target", "first", "runner"]  # he has reached it
    s.happen("lose", han)
    assert s.zone(run) == "lost"


# -- in carbonite ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("captives-frozen.2")
def test_a_frozen_captive_has_no_power_ability_or_landspeed():
    s, _, _, _, prey = held(frozen=True)
    assert (s.power(prey), s.ability(prey), s.landspeed(prey)) == (0, 0, 0) and s.forfeit(prey) == 5
    s, _, _, _, prey = held()
    assert (s.power(prey), s.ability(prey), s.landspeed(prey)) == (1, 3, 1)


@pytest.mark.ruling("captives-frozen.1")
def test_freezing_makes_a_frozen_captive():
    s, town, luke, (guard,) = caught("Dark Guard")
    s.do("seize", guard, luke)
    assert not s.frozen(luke)
    s.happen("freeze", luke)
    assert s.frozen(luke) and s.captive(luke) and s.escort(luke) == guard


def test_who_is_frozen_at_the_capture_does_not_escape():
    s = table()
    town = s.location(TOWN)
    guard, luke = s.put("Dark Guard", at=town), s.put("Rebel 3", at=town)
    s.start(turn="dark", phase="control")
    s.happen("freeze", luke)
    assert offers(s) == [("seize", guard, (luke,)), ("abandon", luke, None)]
    s.do("abandon", luke)
    assert s.frozen(luke) and s.captive(luke) and s.escort(luke) is None and s.at(luke) == town


@pytest.mark.ruling("captives-frozen.17")
def test_nobody_is_frozen_twice():
    s, _, _, _, prey = held(frozen=True)
    with pytest.raises(ScenarioError, match="freeze: the rules"):
        s.happen("freeze", prey)


@pytest.mark.ruling("captives-frozen.18")
def test_a_frozen_captive_is_on_table_only_for_what_speaks_of_captives():
    s = table(NET, HOOK, HERD)
    town = s.location(TOWN)
    prey = s.put("Rebel 3", captive_at=town, frozen=True)
    s.put("Herd", on="table")
    net, hook = s.hand("dark", "Net", "Hook")
    s.start(turn="dark", phase="control")
    assert not s.on_table(prey) and not s.can("play", net) and s.can("play", hook)
    assert s.generation("dark") == 2 and not s.presence("light", town)


@pytest.mark.ruling("captives-frozen.19")
def test_a_frozen_captive_counts_for_uniqueness_and_persons():
    s = table()
    town = s.location(TOWN)
    s.put("Luke Skywalker", captive_at=town, frozen=True)
    again, other, free = s.hand("light", "Luke Skywalker", "Luke", "Leia Organa")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", free, town) and not s.can("deploy", again, town) and not s.can("deploy", other, town)


@pytest.mark.ruling("captives-frozen.12")
def test_a_frozen_captive_fights_nobody():
    s, town, *_ = held("light", "battle", frozen=True)
    fury = s.hand("light", "Captive Fury")
    assert not s.can("battle", town) and not s.can("play", fury, mode=2)
    s, town, *_ = held("light", "battle")
    fury = s.hand("light", "Captive Fury")
    assert not s.can("battle", town) and s.can("play", fury, mode=2)


# -- in prison ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("captives-imprisoned.1", "captives-imprisoned.2")
def test_who_is_in_prison_is_present_with_nobody_and_areas_do_not_touch_him():
    s = table()
    prison = s.location(CORRIDOR)
    rebel, droid = s.put("Rebel 6", at=prison), s.put("Light Droid", at=prison)
    jailed_, guard = s.put("Rebel 2", imprisoned_at=prison), s.put("Dark Guard", at=prison)
    escorted = s.put("Rebel 1", captive_of=guard)
    s.put("Program Trap", on=droid)
    pursuit = s.hand("light", "Captive Pursuit")
    fight(s, prison, "dark")
    s.until(player="light") if s.decision.player == "dark" else None
    assert s.can("play", pursuit, escorted) and not s.can("play", pursuit, jailed_)
    s.until(verb="draw-destiny")
    s.destinies(s.decision.player, 3)  # as many as there are characters: a rebel, a droid and a guard
    s.do("draw-destiny")
    assert [s.zone(each) for each in (rebel, droid, escorted)] == ["lost"] * 3 and s.escort(jailed_) == prison


@pytest.mark.ruling("captives-imprisoned.3")
def test_who_is_in_prison_is_lost_with_the_prison():
    s, prison, _, prey = jailed()
    s.happen("collapse", prison)
    assert s.collapsed(prison) and s.zone(prey) == "lost"
