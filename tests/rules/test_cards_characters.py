"""What a character is: types, Jedi, ability, two icons (glossary: the character entries, force-sensitivity)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario


def targets(s: Scenario, card) -> set[str]:
    """What an Interrupt in hand could target."""
    found = [option for option in s.decision.options if option.card == s.game.engine.ref(card.id)]
    if not found:
        return set()
    everyone = [each for each in s.game.engine.state.cards[1:] if each.zone == "table"]
    refs = [s.game.engine.ref(each.id) for each in everyone]
    return {ref.title for ref in refs if s.can("play", card, ref)}


def probe(what, side=DARK, do=None, **more) -> Definition:
    """An Interrupt that targets such a card, whosever it is."""
    return used("Probe", side, Action([*(do or [LoseForce(1, OPPONENT)])], targets=(one(what),)), **more)


def aims_at(what, cast, at="Yavin 4: Meadow", side=DARK) -> set[str]:
    """Put people on table; which of them can a text that speaks of such a card target?"""
    s = Scenario(cards=[probe(what, side), *PLACES, *(each for each in cast if not isinstance(each, str))])
    place = s.location(at)
    for each in cast:
        s.put(each if isinstance(each, str) else each.title, at=place)
    card = s.hand(side, "Probe")
    s.start(turn=side, phase="deploy")
    return targets(s, card)


# -- characters --------------------------------------------------------------------------------------------------------

SPEEDER_BEAST = Vehicle("Big Lizard", LIGHT, "plain Big Lizard", "creature", destiny=1, deploy=1, power=1, ability=1,
                        forfeit=1, landspeed=2, text=[Carries(drivers=1)])  # fmt: skip


@pytest.mark.ruling("character.1")
def test_rebels_imperials_aliens_droids_and_jedi_masters_are_characters():
    cast = [person("Rebel Cook", LIGHT, "rebel"), RECRUIT, FARMER, ROBOT, MASTER, TYRANT]
    assert aims_at(CHARACTER, cast) == {each.title for each in cast}


@pytest.mark.ruling("character.2")
def test_one_character_can_be_of_two_kinds():
    assert aims_at(REBEL, ["Chewbacca", FARMER]) == {"Chewbacca"}
    assert aims_at(ALIEN, ["Chewbacca", FARMER]) == {"Chewbacca", "Farmer"}


@pytest.mark.ruling("character.3")
def test_a_character_walks_one_site_unless_something_says_otherwise():
    runner = person("Runner", LIGHT, landspeed=2)
    s = Scenario(cards=[FARMER, runner, MEADOW, HILL, BARREN])
    a, b, c = (s.location(f"Yavin 4: {name}") for name in ("Meadow", "Hill", "Barren Rock"))
    farmer, fast = s.put("Farmer", at=a), s.put("Runner", at=a)
    s.force("light", 4)
    s.start(turn="light", phase="move")
    assert s.landspeed(farmer) == 1
    assert s.can("walk", farmer, b) and not s.can("walk", farmer, c)
    assert s.can("walk", fast, c)


@pytest.mark.ruling("character.4")
def test_a_ship_or_creature_vehicle_with_ability_is_no_character():
    assert aims_at(CHARACTER, [FARMER, SPEEDER_BEAST]) == {"Farmer"}
    assert aims_at(CHARACTER, [X_WING], at="Yavin 4") == set()


# -- Jedi and Dark Jedi ------------------------------------------------------------------------------------------------

STRONG = [KNIGHT, MASTER, LORD, TYRANT, FARMER, RECRUIT]


@pytest.mark.ruling("character-dark-jedi.1", "character-dark-jedi.2", "character-jedi-knight.2")
def test_dark_jedi_are_dark_side_characters_of_ability_six_or_more():
    assert aims_at(DARK_JEDI, STRONG) == {"Grim Lord", "Grand Tyrant"}


@pytest.mark.ruling("character-jedi.1", "character-jedi.2", "character-dark-jedi.3")
def test_jedi_are_light_side_characters_of_ability_six_or_more():
    assert aims_at(JEDI, STRONG) == {"Young Knight", "Old Master"}


@pytest.mark.ruling("character-jedi-knight.1")
def test_a_jedi_knight_has_ability_six():
    assert aims_at(Is("jedi knight"), STRONG) == {"Young Knight"}


@pytest.mark.ruling("character-jedi.1", "character-dark-jedi.1", "force-sensitivity.1")
def test_ability_that_is_raised_to_six_makes_a_jedi():
    lesson = effect("Lesson", LIGHT, Modify("ability", +5, Named("Farmer")))
    s = Scenario(cards=[lesson, probe(JEDI), FARMER, MEADOW])
    farmer, card = s.put("Farmer", at=s.location("Yavin 4: Meadow")), s.hand("dark", "Probe")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", card)
    s.put("Lesson", on="table")
    assert s.can("play", card, farmer)


@pytest.mark.ruling("character-dark-jedi.3")
@pytest.mark.parametrize("turned", [True, False])
def test_a_text_that_fetches_a_jedi_finds_no_dark_jedi_in_the_dark_deck(turned):
    """Tatooine: City Outskirts, and what it says for the Dark Side when it is turned round."""
    s = Scenario(cards=[LORD, KNIGHT])
    site, side = s.location("Tatooine: City Outskirts"), "dark" if turned else "light"
    if turned:
        s.put("Revolution", on=site)
    jedi = s.pile(side, "reserve", "Grim Lord" if turned else "Young Knight")
    s.force(side, 9)
    s.start(turn=side, phase="deploy")
    s.do("use", site)
    assert s.can("choose", jedi) is not turned  # a search that fails offers nothing


CONVERT = "Change Of Heart"


def crossing(side, who) -> tuple[Scenario, object, object, object]:
    """A player's Interrupt makes the opponent's character cross over; two probes look for Jedi and Dark Jedi."""
    turn = used(CONVERT, side, Action([Become(CROSSED_OVER)], targets=(one(theirs(CHARACTER)),)))
    jedi = used("Seek Jedi", side, Action([LoseForce(1)], targets=(one(JEDI),)))
    dark = used("Seek Dark Jedi", side, Action([LoseForce(1)], targets=(one(DARK_JEDI),)))
    s = Scenario(cards=[turn, jedi, dark, who, MEADOW])
    character = s.put(who.title, at=s.location("Yavin 4: Meadow"))
    change, for_jedi, for_dark = s.hand(side, CONVERT, "Seek Jedi", "Seek Dark Jedi")
    s.start(turn=side, phase="deploy")
    before = s.can("play", for_jedi), s.can("play", for_dark)
    s.do("play", change, character)
    return s, character, before, (s.can("play", for_jedi), s.can("play", for_dark))


@pytest.mark.ruling("character-dark-jedi.4")
def test_a_dark_jedi_who_crosses_to_the_light_side_is_a_jedi():
    s, lord, before, after = crossing(LIGHT, LORD)
    assert before == (False, True) and after == (True, False)
    assert s.controls("light", s.at(lord))


@pytest.mark.ruling("character-jedi.3", "character-jedi-knight.3")
def test_a_jedi_knight_who_crosses_to_the_dark_side_is_a_dark_jedi():
    s, knight, before, after = crossing(DARK, KNIGHT)
    assert before == (True, False) and after == (False, True)
    assert s.controls("dark", s.at(knight))


@pytest.mark.ruling("character-dark-jedi-master.1", "character-jedi-master.1")
def test_a_master_is_a_type_of_character_shown_by_its_icon_not_by_ability_alone():
    wise = person("Wise Rebel", LIGHT, "rebel", ability=7)
    cast = [wise, MASTER, TYRANT]
    assert aims_at(Is("jedi master"), cast) == {"Old Master"}
    assert aims_at(Is("dark jedi master"), cast) == {"Grand Tyrant"}
    assert aims_at(Measure("ability", "=", 7), cast) == {"Wise Rebel", "Old Master", "Grand Tyrant"}


@pytest.mark.ruling("character-jedi-master.2", "character-dark-jedi-master.2")
@pytest.mark.parametrize(("side", "master", "helper"), [(LIGHT, MASTER, KNIGHT), (DARK, TYRANT, LORD)])
def test_each_master_adds_one_to_the_force_that_you_generate_yourself(side, master, helper):
    s = Scenario(cards=[master, helper, OUTPOST, BARREN])
    site = s.location("Yavin 4: Barren Rock")
    assert s.generation(side) == 1
    s.put(helper.title, at=site)
    assert s.generation(side) == 1
    s.put(master.title, at=site)
    s.put(master.title, at=site)
    assert s.generation(side) == 3
    s.start(turn=side, phase="activate")
    assert s.can("activate", amount=3) and not s.can("activate", amount=4)


@pytest.mark.ruling("character-jedi-master.3", "character-dark-jedi-master.3")
@pytest.mark.parametrize(("side", "master"), [(LIGHT, MASTER), (DARK, TYRANT)])
def test_a_text_that_cancels_icons_at_a_location_leaves_the_masters_icon_alone(side, master):
    beast = effect("Force Eater", DARK, ModifyPlayer("force icons", 0, player=EACH, at=SITE, how="set"))
    s = Scenario(cards=[master, beast, MEADOW])
    s.put(master.title, at=s.location("Yavin 4: Meadow"))
    assert s.generation(side) == 3
    s.put("Force Eater", on="table")
    assert s.generation(side) == 2  # one by himself, one for the master; none for the icon that is eaten


@pytest.mark.ruling("character-jedi-master.4", "character-dark-jedi-master.4")
@pytest.mark.parametrize(("side", "master"), [(LIGHT, MASTER), (DARK, TYRANT)])
def test_the_masters_icon_is_not_matched_at_the_location(side, master):
    field = meadow("Tatooine: Lopsided", *((2, 1) if side == LIGHT else (1, 2)))
    s = Scenario(cards=[master, field])
    site, rival = s.location("Tatooine: Lopsided"), other_side(side)
    s.put("B'omarr Monk", at=site)
    assert s.icons(rival, site) == s.icons(side, site) == 2  # as many as are printed on the master's side
    before = s.generation(side), s.generation(rival)
    s.put(master.title, at=site)
    assert s.icons(rival, site) == s.icons(side, site) == 2
    assert (s.generation(side), s.generation(rival)) == (before[0] + 1, before[1])


@pytest.mark.ruling("character-jedi-master.5", "character-dark-jedi-master.5")
@pytest.mark.parametrize(("side", "master"), [(LIGHT, MASTER), (DARK, TYRANT)])
def test_the_masters_icon_makes_no_battleground(side, master):
    field = meadow("Yavin 4: One-sided", *((0, 1) if side == LIGHT else (1, 0)))
    s = Scenario(cards=[master, field, MEADOW])
    site = s.location("Yavin 4: One-sided")
    assert s.battleground(s.location("Yavin 4: Meadow"))
    s.put(master.title, at=site)
    assert s.icons(side, site) == 0 and not s.battleground(site)


# -- types, ability, two icons -----------------------------------------------------------------------------------------


@pytest.mark.ruling("character-type.1", "character-type.2")
def test_a_character_is_non_alien_only_without_the_alien_icon():
    cast = ["Arica", RECRUIT, FARMER]
    assert aims_at(CHARACTER & ~ALIEN, cast) == {"Recruit"}
    assert aims_at(CHARACTER & ~IMPERIAL, cast) == {"Farmer"}


@pytest.mark.ruling("character-with-ability.1")
def test_a_text_that_compares_destiny_with_ability_cannot_target_a_droid():
    glance = [DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (Lose(TARGET),))]
    s = Scenario(cards=[probe(theirs(CHARACTER), do=glance), FARMER, ROBOT, MEADOW])
    site = s.location("Yavin 4: Meadow")
    robot, card = s.put("Walking Toaster", at=site), s.hand("dark", "Probe")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", card) and s.why_not("play", card)[0].rule == "game-text"
    farmer = s.put("Farmer", at=site)
    assert s.can("play", card, farmer) and not s.can("play", card, robot)


@pytest.mark.ruling("character-with-ability.1")
def test_a_weapon_that_compares_with_ability_cannot_target_a_droid():
    blade = CharacterWeapon(
        "Keen Blade",
        DARK,
        "plain Keen Blade",
        text=[DeployOn(CHARACTER), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (MakeHit(),))))],
    )
    s = Scenario(cards=[blade, RECRUIT, FARMER, ROBOT, MEADOW])
    site = s.location("Yavin 4: Meadow")
    farmer, robot = s.put("Farmer", at=site), s.put("Walking Toaster", at=site)
    sword = s.put("Keen Blade", on=s.put("Recruit", at=site))
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    assert s.can("fire", sword, farmer) and not s.can("fire", sword, robot)


@pytest.mark.ruling("character-with-ability.2")
@pytest.mark.parametrize(("op", "number"), [("<", 3), (">", 0), ("=", 1), ("=", 0)])
def test_a_character_of_some_ability_is_never_a_droid(op, number):
    assert "Walking Toaster" not in aims_at(CHARACTER & ability(op, number), [FARMER, ROBOT])
    assert ("Farmer" in aims_at(CHARACTER & ability(op, number), [FARMER, ROBOT])) is (number > 0 or op == ">")


@pytest.mark.ruling("character-with-ability.3", "highest-ability-character.1", "highest-ability-character.2")
def test_the_highest_ability_character_has_ability():
    dull = person("Stone", LIGHT, ability=0)
    assert aims_at(Highest("ability", theirs(CHARACTER)), [FARMER, ROBOT, dull]) == {"Farmer"}
    assert aims_at(Highest("ability", theirs(CHARACTER)), [ROBOT, dull]) == set()


@pytest.mark.ruling("highest-ability-character.3")
def test_a_permanent_pilot_is_not_the_highest_ability_character():
    s = Scenario(cards=[probe(Highest("ability", theirs(CHARACTER))), FARMER, X_WING, MEADOW])
    ship = s.put("Test X-wing", at=s.location("Yavin 4"))  # its permanent pilot has ability 2
    card = s.hand("dark", "Probe")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", card)
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    assert s.can("play", card, farmer) and not s.can("play", card, ship)


@pytest.mark.ruling("highest-ability-character.4")
def test_the_owner_chooses_among_tied_characters():
    order = used(
        "Probe", DARK, Action([Lose(TARGET)], targets=(one(Highest("ability", theirs(CHARACTER)), by=OPPONENT),))
    )
    s = Scenario(cards=[order, FARMER, NEIGHBOUR, MEADOW])
    site = s.location("Yavin 4: Meadow")
    farmer, neighbour = s.put("Farmer", at=site), s.put("Neighbour", at=site)
    card = s.hand("dark", "Probe")
    s.start(turn="dark", phase="deploy")
    s.do("play", card)
    assert s.decision.player == "light"
    assert {option.card for option in s.decision.options} == {farmer, neighbour}
    s.do("choose", neighbour)
    assert s.zone(neighbour) == "lost" and s.on_table(farmer)


@pytest.mark.ruling("character-with-dual-icon.1", "character-with-dual-icon.2")
def test_scum_and_villainy_works_with_an_alien_who_is_an_imperial_too():
    s = Scenario(cards=[RECRUIT, MEADOW])
    site, chamber = s.location("Yavin 4: Meadow"), s.location("Jabba's Palace: Audience Chamber")
    alien = s.hand("dark", "Myo")
    before = s.deploy_cost(alien, at=site)
    s.put("Mara Jade, The Emperor's Hand", at=site)
    s.put("Scum And Villainy", on=chamber)
    assert s.deploy_cost(alien, at=site) == before - 1
    s.put("Recruit", at=site)
    assert s.deploy_cost(alien, at=site) == before


@pytest.mark.ruling("character-with-dual-icon.1", "character-with-dual-icon.3")
@pytest.mark.parametrize("mara_there", [True, False])
def test_none_shall_pass_is_stopped_by_an_imperial_who_is_an_alien_too(mara_there):
    palace = meadow("Jabba's Palace: Gate", 1, 1)
    s = Scenario(cards=[palace, KNIGHT])
    gate = s.location("Jabba's Palace: Gate")
    if mara_there:
        s.put("Mara Jade, The Emperor's Hand", at=gate)
    rebel, answer = s.hand("light", "Young Knight"), s.hand("dark", "None Shall Pass")
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    s.do("deploy", rebel, gate)
    assert s.can("play", answer) is not mara_there


@pytest.mark.ruling("character-with-dual-icon.4")
@pytest.mark.parametrize("company", [True, False])
def test_a_character_with_two_icons_is_one_character(company):
    s = Scenario(cards=[FARMER, RECRUIT, MEADOW])
    site = s.location("Yavin 4: Meadow")
    s.put("Chewbacca", at=site)
    s.put("Recruit", at=site)
    if company:
        s.put("Farmer", at=site)
    dish = s.hand("dark", "Main Course")
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    assert s.can("play", dish, mode=2) is company  # against a lone Chewbacca it cannot be played


# -- Force sensitivity -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("force-attuned.1", "force-sensitive.1", "force-sensitivity.1")
def test_ability_decides_force_sensitivity():
    cast = [person(f"Ability {n}", LIGHT, ability=n) for n in (1, 2, 3, 4, 5, 6)]
    assert aims_at(Is("Force-attuned"), cast) == {"Ability 3"}
    assert aims_at(Is("Force-sensitive"), cast) == {"Ability 4", "Ability 5"}
    assert aims_at(JEDI, cast) == {"Ability 6"}
