"""Modifiers, copies that do or do not add up, and "here" (glossary: modifiers, cumulatively, here)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

JEWEL = effect("Bright Jewel", LIGHT, Modify("power", +1, your(CHARACTER)))


# -- what a modifier is ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("modifiers.1")
def test_adding_subtracting_and_multiplying_are_modifiers():
    plus = effect("Plus", LIGHT, Modify("power", +3, your(CHARACTER)))
    minus = effect("Minus", LIGHT, Modify("power", -1, your(CHARACTER)))
    double = effect("Doubling", LIGHT, Modify("power", 2, your(CHARACTER), how="times"))
    s = Scenario(cards=[plus, minus, double, FARMER, MEADOW])
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    for title, power in (("Plus", 4), ("Minus", 3), ("Doubling", 6)):
        s.put(title, on="table")
        assert s.power(farmer) == power
    s.start(turn="light", phase="deploy")
    explained = s.game.explain("power", farmer)
    assert [(part.amount, part.card and part.card.title) for part in explained.parts] == [
        (1, None), (3, "Plus"), (-1, "Minus"), (3, "Doubling")]  # fmt: skip


SAPPED = effect("Sapped", DARK, Modify(("power", "forfeit"), 0, theirs(CHARACTER), how="set"))


@pytest.mark.ruling("modifiers.1", "modifiers.3")
@pytest.mark.parametrize("titles", [("Sapped", "Bright Jewel"), ("Bright Jewel", "Sapped")])
def test_what_is_set_to_0_stays_0(titles: tuple):
    """Whatever came first; a text that takes away or multiplies does as little, and the explanation says so."""
    double = effect("Doubling", LIGHT, Modify(("power", "forfeit"), 2, your(CHARACTER), how="times"))
    s = Scenario(cards=[SAPPED, JEWEL, double, FARMER, RECRUIT, MEADOW])
    meadow = s.location("Yavin 4: Meadow")
    farmer, recruit = s.put("Farmer", at=meadow), s.put("Recruit", at=meadow)
    for title in titles:
        s.put(title, on="table")
    s.put("Doubling", on="table")
    assert (s.power(farmer), s.forfeit(farmer)) == (0, 0)
    assert (s.power(recruit), s.forfeit(recruit)) == (1, 1)
    s.start(turn="light", phase="deploy")
    parts = s.game.explain("power", farmer).parts
    assert [(part.amount, part.card and part.card.title) for part in parts] == [(1, None), (-1, "Sapped")]


@pytest.mark.ruling("modifiers.1")
def test_what_is_set_to_another_number_can_be_raised():
    swift = person("Swift", LIGHT, text=[Modify("landspeed", 3, how="set")])
    spur = effect("Spur", LIGHT, Modify("landspeed", +1, your(CHARACTER)))
    s = Scenario(cards=[swift, spur, MEADOW])
    runner = s.put("Swift", at=s.location("Yavin 4: Meadow"))
    assert s.landspeed(runner) == 3
    s.put("Spur", on="table")
    assert s.landspeed(runner) == 4


@pytest.mark.ruling("modifiers.1")
def test_what_a_text_fixes_is_that_number_even_if_another_sets_it_to_0():
    steady = person("Steady", LIGHT, power=2, text=[Modify("power", 3, how="fix")])
    s = Scenario(cards=[SAPPED, steady, MEADOW])
    runner = s.put("Steady", at=s.location("Yavin 4: Meadow"))
    s.put("Sapped", on="table")
    assert (s.power(runner), s.forfeit(runner)) == (3, 0)


@pytest.mark.ruling("modifiers.1")
def test_no_pilot_gives_a_damaged_starship_power_again():
    s = Scenario()
    kessel = s.location("Kessel")
    ship = s.put("Millennium Falcon", at=kessel)
    s.put("Han Solo", aboard=ship, as_="pilot")
    assert s.power(ship) > 3 and s.forfeit(ship) > 0
    damage = s.put("Lateral Damage", on=kessel, targets={"target": ship})
    assert s.power(ship) == s.forfeit(ship) == 0
    s.put("Luke Skywalker", aboard=ship)
    assert s.power(ship) == 0
    s.start(turn="light", phase="control")
    s.happen("lose", damage)
    assert s.power(ship) > 3


@pytest.mark.ruling("modifiers.1", "bossk.4")
def test_nobody_makes_chewie_worth_more_again_under_the_eyes_of_bossk():
    s = Scenario()
    site = s.location("Tatooine: Jundland Wastes")
    chewie, trooper = s.put("Chewbacca", at=site), s.put("Rebel Trooper", at=site)
    before = s.forfeit(chewie), s.forfeit(trooper)
    s.put("Garouf Lafoe", at=site)
    assert (s.forfeit(chewie), s.forfeit(trooper)) == (before[0] + 1, before[1] + 1)
    s.put("Bossk", at=site)
    assert (s.forfeit(chewie), s.forfeit(trooper)) == (0, before[1] + 1)


def test_a_text_that_raises_itself_comes_to_an_end():
    proud = effect("Pride", LIGHT, Modify("game text", +1, EFFECT))
    s = Scenario(cards=[proud, JEWEL, FARMER, MEADOW])
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    s.put("Bright Jewel", on="table"), s.put("Pride", on="table")
    s.start(turn="light", phase="deploy")
    assert s.power(farmer) == 1 + (1 + 2)  # the number of Pride is raised once by itself
    assert not s.game.engine.state.quarantine


def test_a_sum_is_explained_by_what_is_added_up():
    s = Scenario(cards=[effect("Might", LIGHT, Modify("power", +2, your(CHARACTER))), FARMER, MEADOW])
    meadow = s.location("Yavin 4: Meadow")
    for _ in range(2):
        s.put("Farmer", at=meadow)
    s.put("Might", on="table")
    s.start(turn="light", phase="deploy")
    power = s.game.explain("total power", meadow, "light")
    assert [(part.amount, part.card and part.card.title) for part in power.parts] == [(3, "Farmer"), (3, "Farmer")]
    generation = s.game.explain("generation", meadow, "light")
    assert sum(part.amount for part in generation.parts) == generation.value
    assert generation.parts[0].card is None


@pytest.mark.ruling("modifiers.2", "cumulatively.3")
def test_copies_of_one_card_do_not_add_up_but_different_cards_do():
    other_jewel = effect("Other Jewel", LIGHT, Modify("power", +1, your(CHARACTER)))
    s = Scenario(cards=[JEWEL, other_jewel, FARMER, MEADOW])
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    s.put("Bright Jewel", on="table")
    s.put("Bright Jewel", on="table")
    assert s.power(farmer) == 2
    s.put("Other Jewel", on="table")
    assert s.power(farmer) == 3


@pytest.mark.ruling("modifiers.3")
def test_a_checked_value_includes_every_modifier():
    """A text about characters of power > 1, and a weapon that compares with ability."""
    purge = used("Purge", DARK, Action([Lose(TARGET)], targets=(one(theirs(CHARACTER & Measure("power", ">", 1))),)))
    s = Scenario(cards=[purge, JEWEL, FARMER, MEADOW])
    farmer, card = s.put("Farmer", at=s.location("Yavin 4: Meadow")), s.hand("dark", "Purge")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", card)
    s.put("Bright Jewel", on="table")
    assert s.can("play", card, farmer)


@pytest.mark.ruling("modifiers.3")
def test_a_defense_value_includes_what_modifies_ability():
    lesson = effect("Lesson", LIGHT, Modify("ability", +2, your(CHARACTER)))
    s = Scenario(cards=[lesson, FARMER, MEADOW])
    site = s.location("Tatooine: Jundland Wastes")
    farmer = s.put("Farmer", at=site)
    gun = s.put("Imperial Blaster", on=s.put("Stormtrooper", at=site))
    s.put("Lesson", on="table")
    assert s.defense(farmer) == 3
    s.force("dark", 2)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", 3)
    s.do("fire", gun, farmer)
    assert not s.hit(farmer) and s.on_table(farmer)


@pytest.mark.ruling("modifiers.4")
def test_a_card_in_hand_has_its_modified_values():
    dear = effect("Inflation", DARK, Modify("deploy", +2, Named("Farmer")))
    s = Scenario(cards=[dear, FARMER, MEADOW])
    site, farmer = s.location("Yavin 4: Meadow"), s.hand("light", "Farmer")
    s.force("light", 2)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", farmer, site)
    s.put("Inflation", on="table")
    assert s.deploy_cost(farmer, at=site) == 3
    assert not s.can("deploy", farmer, site) and s.why_not("deploy", farmer, site)[0].rule == "force-pile"


@pytest.mark.ruling("modifiers.4", "modifiers.5", "here.2")
@pytest.mark.parametrize(("force", "feeling", "able"), [(5, False, True), (6, True, False), (7, True, True)])
def test_yoda_comes_back_from_bacta_tank_for_his_modified_deploy_cost(force, feeling, able):
    blow = used("Blow", DARK, Action([Lose(TARGET)], targets=(one(theirs(CHARACTER)),)))
    s = Scenario(cards=[blow, FARMER, MEADOW])
    site = s.location("Yavin 4: Meadow")
    yoda, tank = s.put("Yoda", at=site), s.put("Bacta Tank", on="table")
    if feeling:
        s.put("Bad Feeling Have I", on="table")
    strike = s.hand("dark", "Blow")
    s.force("light", force)
    s.start(turn="dark", phase="move")
    s.do("play", strike, yoda)
    s.do("use", tank)
    assert s.zone(yoda) == "stacked"
    s.put("Farmer", at=site)  # at a location, not "here": "here" is on the card
    s.until(player="light", phase="deploy")
    assert s.can("use", tank, mode=2) is able
    if able:
        s.do("use", tank, mode=2)
        assert s.zone(yoda) == "hand" and s.count("light", "force") == force - (7 if feeling else 5)


@pytest.mark.ruling("modifiers.4", "modifiers.6")
@pytest.mark.parametrize(("occupied", "worth"), [(True, 4), (False, 8)])
def test_a_corvette_forfeited_from_hand_has_its_modified_forfeit_value(occupied, worth):
    """Mantellian Savrip lets cards be forfeited from hand: what they are worth is taken off the damage."""
    s = Scenario(cards=[FARMER, MEADOW, TIE_FIGHTER])
    system, site = s.location("Fondor"), s.location("Yavin 4: Meadow")
    if occupied:
        s.put("Test TIE", at=system)
    s.put("Farmer", at=site), s.put("Darth Vader", at=site), s.put("4_101", at=site)
    ship, _ = s.hand("light", "Corellian Corvette"), s.put("Mantellian Savrip", on="table")
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    assert s.forfeit(ship) == worth
    s.do("battle", site)
    while s.battle.segment != "damage":
        s.pass_()
    s.do("forfeit", ship)
    owed = s.battle.damage("light") - worth if s.battle else 0
    paid = 0
    while s.battle and s.can("lose", pile="reserve"):
        s.do("lose", pile="reserve")
        paid += 1
    assert (s.zone(ship), paid) == ("lost", owed) and owed == 9 - worth


# -- cumulatively ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("cumulatively.1", "cumulatively.5")
def test_cumulative_copies_each_add_their_modifier():
    choir = person("Choir Boy", LIGHT, text=[ModifyPlayer("total power", +1, at=HERE, cumulative=True)])
    s = Scenario(cards=[choir, MEADOW])
    site = s.location("Yavin 4: Meadow")
    for _ in range(3):
        s.put("Choir Boy", at=site)
    assert s.total_power("light", site) == 6  # 3 characters of power 1, and 1 for each text


@pytest.mark.ruling("cumulatively.1")
@pytest.mark.parametrize("cumulative", [True, False])
def test_several_uses_of_one_text_add_up_only_if_it_is_cumulative(cumulative):
    speech = effect("Long Speech", LIGHT, Action(
        [ForRest("turn", (ModifyPlayer("drain", +1, cumulative=cumulative),))]))  # fmt: skip
    s = Scenario(cards=[speech, MEADOW])
    site, talk = s.location("Yavin 4: Meadow"), s.put("Long Speech", on="table")
    s.start(turn="light", phase="control")
    for _ in range(3):
        s.do("use", talk)
    assert s.drain_amount("light", site) == (4 if cumulative else 2)


@pytest.mark.ruling("cumulatively.3")
def test_a_jawa_among_three_sandcrawlers_is_forfeit_plus_one():
    crawler = Vehicle("Test Sandcrawler", LIGHT, "plain crawler", "transport", destiny=1, deploy=1, power=1, forfeit=1,
                      landspeed=1, text=[Modify("forfeit", +1, JAWA & At(SITE & EXTERIOR & HERE))])  # fmt: skip
    s = Scenario(cards=[crawler])
    site = s.location("Tatooine: Jundland Wastes")
    jawa = s.put("Jawa", at=site, side="light")
    for _ in range(3):
        s.put("Test Sandcrawler", at=site)
    assert s.forfeit(jawa) == 2


# -- here --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("here.1")
def test_here_is_the_location_where_the_card_is():
    captain = person("Captain", LIGHT, text=[Modify("power", +1, other(your(CHARACTER)) & At(HERE))])
    s = Scenario(cards=[captain, FARMER, MEADOW, HILL])
    meadow_, hill = s.location("Yavin 4: Meadow"), s.location("Yavin 4: Hill")
    near, far = s.put("Farmer", at=meadow_), s.put("Farmer", at=hill)
    chief = s.put("Captain", at=meadow_)
    assert (s.power(near), s.power(far)) == (2, 1)
    s.force("light", 1)
    s.start(turn="light", phase="move")
    s.do("walk", chief, hill)
    assert (s.power(near), s.power(far)) == (1, 2)


@pytest.mark.ruling("here.2")
def test_on_a_card_that_holds_others_here_is_on_this_card():
    """Commence Recharging counts the cards on itself; so does Cyborg Construct."""
    s = Scenario(cards=[FARMER, MEADOW])
    site, star = s.location("Yavin 4: Meadow"), s.location("Death Star")
    charge = s.put("Commence Recharging", on=s.put("Superlaser", on=star))
    construct = s.put("Cyborg Construct", on=s.put("Farmer", at=site))
    first, *rest = s.hand("light", "Farmer", "Farmer", "Farmer", "Farmer")
    s.force("dark", 1)
    s.start(turn="light", phase="control")
    s.do("use", construct, first)
    assert s.stacked(construct) == first and s.at(first) is None
    s.stack(construct, "Farmer", "Farmer", face_down=True)
    s.start(turn="light", phase="control")
    assert not s.can("use", construct, rest[0])  # three lie there, whoever is at the site
    s.start(turn="dark", phase="control")
    s.do("use", charge)
    assert len(s.stacked(charge)) == 1 and s.count("dark", "force") == 0


ION_GUN = StarshipWeapon("Ion Gun", DARK, "plain ion gun", destiny=1, traits=["ion cannon"], text=[
    DeployOn(your(CAPITAL))])  # fmt: skip
PLAIN_MEDIC = Droid("Plain Medic", LIGHT, "plain medic", "medical droid", destiny=1, deploy=1, power=1, forfeit=1)
SHIPS = {
    "Dreadnaught-Class Heavy Cruiser": "Turbolaser Battery",
    "IG-2000": "Ion Gun",
    "Obsidian Squadron TIE": "Boosted TIE Cannon",
    "Punishing One": "Boosted TIE Cannon",
    "Red Squadron X-wing": "Proton Torpedoes",
    "Redemption": "Plain Medic",
    "TIE Avenger": "Boosted TIE Cannon",
}


@pytest.mark.ruling("here.3")
@pytest.mark.parametrize(("title", "gear"), SHIPS.items())
def test_on_seven_starships_here_is_aboard_the_ship(title, gear):
    """What may come "here" comes aboard that very ship, not aboard another one at the same location."""
    s = Scenario(cards=[ION_GUN, PLAIN_MEDIC, X_WING, TIE_FIGHTER])
    system = s.location("Yavin 4")
    mine = s.put(title, at=system)
    other = s.put("Test X-wing" if title in ("Red Squadron X-wing", "Redemption") else "Test TIE", at=system)
    item = s.hand("light" if title in ("Red Squadron X-wing", "Redemption") else "dark", gear)
    free = title in ("Red Squadron X-wing", "Redemption")
    s.force("dark", 9)
    s.start(turn="light" if free else "dark", phase="deploy")
    assert s.can("deploy", item, mine)
    s.force("light", 9)
    assert not s.can("deploy", item, other) or s.deploy_cost(item, at=other) > s.deploy_cost(item, at=mine) == 0


# -- explanations ------------------------------------------------------------------------------------------------------


def parts(s: Scenario, stat: str, place: object, side: str) -> tuple[float, list[tuple[float, str | None]]]:
    """A player's value, and its parts with their sources; they add up to it."""
    found = s.game.explain(stat, place, side)
    assert sum(part.amount for part in found.parts) == found.value
    return found.value, [(part.amount, part.card and part.card.title) for part in found.parts]


def test_a_drain_and_force_icons_are_explained_on_a_turned_location_too():
    s = Scenario()
    hut = s.location("Tatooine: Obi-Wan's Hut")  # two Light icons, no Dark one
    s.put("Luke Skywalker", at=hut)
    s.start(turn="light", phase="control")
    assert parts(s, "force icons", hut, "light") == (2, [(2, None)])
    s.put("Revolution", on=hut)
    s.put("Presence Of The Force", on=hut)
    for side in ("light", "dark"):
        assert parts(s, "force icons", hut, side)[0] == s.icons(side, hut)
    assert parts(s, "force icons", hut, "dark") == (3, [(2, None), (1, "Presence Of The Force")])
    assert parts(s, "drain", hut, "light") == (4, [(3, None), (1, "Tatooine: Obi-Wan's Hut")])
    assert s.drain_amount("light", hut) == 4


@pytest.mark.ruling("force-generation.2")
def test_generation_is_explained_with_the_icons_of_jedi_masters():
    s = Scenario(cards=[MASTER, *PLACES])
    meadow = s.location("Yavin 4: Meadow")
    s.put("Old Master", at=meadow)
    s.put("Luke Skywalker", at=meadow)
    s.start(turn="light", phase="control")
    by_place = [(1, None), (1, "Yavin 4: Meadow"), (1, "Old Master"), (1, "Luke Skywalker")]
    assert parts(s, "generation", meadow, "light") == (4, by_place)
    assert s.generation("light") == 4


def test_total_power_is_explained_as_the_battle_counts_it():
    s = Scenario()
    system, ruins = s.location("Yavin 4", side="light"), s.location("Yavin 4: Massassi Ruins")
    s.put("X-wing", at=system)
    s.put("Luke Skywalker", at=ruins)
    s.put("Darth Vader", at=ruins)
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    assert parts(s, "total power", ruins, "light") == (3, [(3, "Luke Skywalker")])
    s.do("battle", ruins)
    assert parts(s, "total power", ruins, "light") == (4, [(3, "Luke Skywalker"), (1, "Yavin 4")])
    assert s.total_power("light", ruins) == 4


def test_nobody_is_with_himself():
    company = effect("Company", LIGHT, Modify("power", +1, CHARACTER & With(CHARACTER)))
    s = Scenario(cards=[company, FARMER, NEIGHBOUR, MEADOW, HILL])
    meadow_, hill = s.location("Yavin 4: Meadow"), s.location("Yavin 4: Hill")
    s.put("Company", on="table")
    farmer = s.put("Farmer", at=meadow_)
    s.put("Neighbour", at=hill)
    assert s.power(farmer) == 1
    s.put("Neighbour", at=meadow_)
    assert s.power(farmer) == 2
