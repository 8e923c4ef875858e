"""Interrupts with which a game starts: when they are chosen, what they deploy, and where they go."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import draws, fight, scene

HOME = [Site(f"Calm: {name}", side, f"start {side} {name}", ["exterior", "planet"], icons)
        for side, name, icons in (
            (LIGHT, "Home", (2, 0)), (LIGHT, "Field", (1, 1)), (LIGHT, "Hut", (1, 0)), (DARK, "Field", (1, 1)),
            (DARK, "Fort", (0, 2)), (DARK, "Camp", (1, 1)))]  # fmt: skip
ELSEWHERE = [Site(f"Kessel: {name}", side, f"start kessel {name}", ["exterior", "planet"], (1, 1))
             for side, name in ((LIGHT, "Field"), (DARK, "Camp"))]  # fmt: skip
CALM = [System("Calm", side, f"start calm {side}", ["planet"], (1, 1), parsec=3) for side in (LIGHT, DARK)]
WILD = [Site(name, side, f"start {side} {name}", ["exterior", "planet"], icons)
        for side in (LIGHT, DARK)
        for name, icons in (("Plain", (1, 1)), ("Wood", (1, 1)), ("Waste", (int(side == DARK), int(side == LIGHT))))
        ]  # fmt: skip
BELTS = [Sector("Belt", side, f"start {side} belt", "asteroid", "", [], (1, 1)) for side in (LIGHT, DARK)]
GOAL = Effect("Test Goal", LIGHT, "start goal", destiny=1, text=[DeployOnTable(), Grant("objective", SELF)])
PLANNING = {"light": "Careful Planning", "dark": "Combat Readiness"}
FIRST = {"light": "Calm: Home", "dark": "Calm: Fort"}
BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])


def opening(side: str, *deck: str, more: tuple = ()) -> Scenario:
    """The beginning of a game in which one player has planned ahead."""
    cards = [PLANNING[side], FIRST[side], *deck]
    s = Scenario.opening(**{side: cards}, cards=[*HOME, *ELSEWHERE, *CALM, *WILD, *BELTS, GOAL, *more])
    home = named(s, FIRST[side], side)
    if not s.on_table(home):
        s.do("start", home)
    return s


def named(s: Scenario, title: str, side: str) -> CardRef:
    """A card of a player's deck, wherever it is."""
    g = s.game.engine
    return next(g.ref(card.id) for card in g.state.cards if card.owner == side and g.face(card.id).title == title)


@BOTH_SIDES
@pytest.mark.ruling("careful-planning.1", "combat-readiness.1")
def test_planning_deploys_one_battleground_site(side):
    site = "Calm: Field"
    s = opening(side, site, "Plain")
    card, field = named(s, PLANNING[side], side), named(s, site, side)
    s.do("start", card)
    s.do("choose", field)
    assert (s.on_table(field), s.on_table(named(s, "Plain", side))) == (True, False)
    assert s.zone(card) in ("reserve", "hand")  # back in the deck, from which the hand was dealt
    assert [s.count(each, "hand") for each in ("light", "dark")] == [8, 8]


@BOTH_SIDES
@pytest.mark.ruling("careful-planning.1", "combat-readiness.1")
def test_planning_deploys_two_generic_battleground_sites(side):
    s = opening(side, "Plain", "Wood", "Calm: Field", "Waste", "Belt")
    plain, wood, field, waste, belt = (named(s, each, side) for each in
                                       ("Plain", "Wood", "Calm: Field", "Waste", "Belt"))  # fmt: skip
    s.do("start", named(s, PLANNING[side], side))
    s.do("choose", plain)
    assert [s.can("choose", each) for each in (wood, field, waste, belt)] == [True, False, False, False]
    s.do("choose", wood)
    assert [s.on_table(each) for each in (plain, wood, field)] == [True, True, False]
    assert s.related(plain, named(s, FIRST[side], side)) and s.related(plain, wood)


@BOTH_SIDES
@pytest.mark.ruling("careful-planning.1", "careful-planning.2", "combat-readiness.1")
def test_planning_finds_nothing_but_battlegrounds_near_the_starting_location(side):
    poor = {"light": "Calm: Hut", "dark": "Waste"}[side]
    s = opening(side, poor, "Waste", "Calm", "Kessel: Field" if side == "light" else "Kessel: Camp")
    s.do("start", named(s, PLANNING[side], side))
    assert s.decision.options[0].verb != "choose"
    assert s.count(side, "hand") == 8 and s.game.engine.state.turn == 1


@pytest.mark.parametrize(("side", "theirs"), [("light", "Kessel: Camp"), ("dark", "Kessel: Field")])
def test_planning_leads_to_nobody_elses_planet(side, theirs):
    other = {"light": "dark", "dark": "light"}[side]
    s = Scenario.opening(**{side: [PLANNING[side], FIRST[side], "Plain", "Wood"], other: [theirs]},
                         cards=[*HOME, *ELSEWHERE, *WILD])  # fmt: skip
    plain, wood, home = (named(s, each, side) for each in ("Plain", "Wood", FIRST[side]))
    s.do("start", named(s, PLANNING[side], side))
    s.do("choose", plain)
    s.do("choose", wood)
    assert [s.related(each, home) for each in (plain, wood)] == [True, True]


@BOTH_SIDES
def test_planning_brings_no_clouds_above_the_starting_system(side):
    mist = Sector("Mist", side, "start mist", "cloud", "", ["planet"], (1, 1))
    s = Scenario.opening(**{side: [PLANNING[side], "Calm", "Plain", "Mist"]}, cards=[*CALM, *WILD, mist])
    home, plain, clouds = (named(s, each, side) for each in ("Calm", "Plain", "Mist"))
    if not s.on_table(home):
        s.do("start", home)
    s.do("start", named(s, PLANNING[side], side))
    s.do("choose", plain)
    assert s.on_table(plain) and not s.can("choose", clouds)


@BOTH_SIDES
@pytest.mark.ruling("careful-planning.2", "combat-readiness.1")
def test_a_site_that_the_table_makes_a_battleground_is_one(side):
    lights = Effect("Test Lights", side, "start lights", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("force icons", +1, EACH, at=SITE & ~Named(FIRST[side]))])  # fmt: skip
    s = opening(side, "Waste", more=(lights,))
    waste, card = named(s, "Waste", side), named(s, PLANNING[side], side)
    s.put("Test Lights", on="table")
    s.do("start", card)
    s.do("choose", waste)
    assert s.on_table(waste) and s.battleground(waste)


def test_a_generic_site_is_no_starting_location():
    s = Scenario.opening(["Plain", "Calm: Home", "Calm: Hut"], cards=[*HOME, *WILD])
    assert [option.card.title for option in s.decision.options] == ["Calm: Home", "Calm: Hut"]


@BOTH_SIDES
def test_nobody_must_start_with_an_interrupt(side):
    s = opening(side, "Calm: Field" if side == "light" else "Calm: Camp")
    card = named(s, PLANNING[side], side)
    assert s.can("start", card)
    s.do("no")
    assert (s.zone(card) in ("reserve", "hand"), s.count(side, "hand")) == (True, 8)
    assert not s.on_table(named(s, "Calm: Field" if side == "light" else "Calm: Camp", side))


@BOTH_SIDES
@pytest.mark.parametrize(("whose", "goal"), [("light", "Test Goal"), ("dark", "Test Aim")])
def test_planning_is_not_for_who_has_an_objective(side, whose, goal):
    aim = Effect("Test Aim", DARK, "start aim", destiny=1, text=[DeployOnTable(), Grant("objective", SELF)])
    s = opening(side, "Calm: Field", more=(aim,))
    s.put(goal, on="table")
    assert s.can("start", named(s, PLANNING[side], side)) == (whose != side)


def test_the_first_turns_player_resolves_first_and_nothing_is_shown_before():
    s = Scenario.opening(["Careful Planning", "Calm: Home", "Plain"], ["Combat Readiness", "Calm: Fort", "Wood"],
                         cards=[*HOME, *WILD])  # fmt: skip
    light, dark = named(s, "Careful Planning", "light"), named(s, "Combat Readiness", "dark")
    assert s.decision.player == "dark"
    s.do("start", dark)
    assert not [event for event in s.game.events("light") if event.kind == "opened"]
    s.do("start", light)
    wood, plain = named(s, "Wood", "dark"), named(s, "Plain", "light")
    s.do("choose", wood)
    s.do("choose", plain)
    logged = [event.text.args["player"] for event in s.game.events("public") if event.kind == "opened"]
    assert logged == ["dark", "light"]


def test_nobody_answers_a_starting_interrupt_and_it_counts_as_not_played():
    s = opening("light", "Calm: Field")
    card = named(s, "Careful Planning", "light")
    s.do("start", card)
    s.do("choose", named(s, "Calm: Field", "light"))
    assert not s.game.engine.marked("turn", "unique Interrupt", "careful planning")


# -- what they are used for later --------------------------------------------------------------------------------------


@BOTH_SIDES
@pytest.mark.parametrize("by", ["light", "dark"])
def test_planning_activates_force_when_a_battle_begins(side, by):
    s = scene(force=4)
    site = s.location("Tatooine: Box")
    s.put("Rebel 2", at=site)
    s.put("Imperial 2", at=site)
    card = s.hand(side, PLANNING[side])
    fight(s, site, by)
    before = s.count(side, "force")
    s.destinies(side, 3)
    assert s.battle.segment == "initiation"
    s.do("play", card)
    assert [option.amount for option in s.decision.options] == [1, 2, 3, None]
    s.do("amount", amount=2)
    assert (s.count(side, "force"), s.zone(card)) == (before + 2, "used")


@BOTH_SIDES
@pytest.mark.parametrize("phase", ["control", "deploy"])
def test_planning_activates_nothing_at_other_times(side, phase):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 2" if side == "light" else "Imperial 2", at=site)
    card, man = s.hand(side, PLANNING[side]), s.hand(side, "Rebel 1" if side == "light" else "Imperial 1")
    s.start(turn=side, phase=phase)
    assert not s.can("play", card)
    s.do("drain", site) if phase == "control" else s.do("deploy", man, site)
    assert not s.can("play", card)


FEW = {"light": "Heading For The Medical Frigate", "dark": "Prepared Defenses"}
MAN = {"light": "Rebel 4", "dark": "Imperial 4"}


def battled(side: str, by: str) -> tuple[Scenario, CardRef]:
    """A battle in which a player has just drawn battle destiny, 3; one of the two cards is in a player's hand."""
    s = scene()
    site = s.location("Tatooine: Box")
    for title in MAN.values():
        s.put(title, at=site)
    card = s.hand(side, FEW[side])
    fight(s, site, by)
    s.destinies(by, 3)
    s.do("draw-destiny")
    return s, card


@BOTH_SIDES
@pytest.mark.parametrize("by", ["light", "dark"])
def test_they_add_one_to_your_battle_destiny(side, by):
    s, card = battled(side, by)
    assert s.can("play", card) == (side == by)
    if side == by:
        s.do("play", card)
        assert (s.battle.destinies(side), s.zone(card), draws(s, side)) == ((4,), "used", 1)


@BOTH_SIDES
def test_they_add_one_to_the_card_that_was_drawn_and_not_to_another_in_its_place(side):
    s, card = battled(side, side)
    fish = s.put("Colo Claw Fish", on="table", side=side)
    s.stack(fish, {"light": "Luke Skywalker, Jedi Knight", "dark": "Emperor Palpatine"}[side])  # destiny 6
    s.do("play", card)
    s.do("use", fish)
    assert s.battle.destinies(side) == (6,)


@BOTH_SIDES
def test_they_add_nothing_to_other_destinies(side):
    wager = Alien("Gambler", side, "start gambler", ability=1, text=[Action([DrawDestiny(), LoseForce(1)])], destiny=1,
                  deploy=1, power=1, forfeit=1)  # fmt: skip
    s = scene(wager)
    card, gambler = s.hand(side, FEW[side]), s.put("Gambler", at=s.location("Tatooine: Box"))
    s.start(turn=side, phase="control")
    s.do("use", gambler)
    assert not s.can("play", card)
    assert not [event for event in s.game.events("public") if event.kind == "played"]


# -- Heading For The Medical Frigate, Prepared Defenses ----------------------------------------------------------------

IMMUNE = [Effect(title, side, f"start {side} {title}", unique=1, destiny=1, text=[*lines, *more])
          for side in (LIGHT, DARK) for title, lines, more in (
    ("Test Haven", [DeployOnTable()], [ImmuneTo("Alter")]),
    ("Test Shelter", [DeployOnTable()], [ImmuneTo("Alter")]),
    ("Test Relief", [DeployOnTable()], [ImmuneTo("Alter")]),
    ("Test Spare", [DeployOnTable()], [ImmuneTo("Alter")]),
    ("Test Costly", [DeployOnTable(cost=(Use(1),))], [ImmuneTo("Alter")]),
    ("Test Exposed", [DeployOnTable()], []),
    ("Test Posted", [DeployOn(SITE)], [ImmuneTo("Alter")]),
)]  # fmt: skip
RACKS = [Device("Test Rack", side, f"start {side} rack", destiny=1, text=[DeployOnTable(), ImmuneTo("Alter")])
         for side in (LIGHT, DARK)]  # fmt: skip


def sick_bay(side: str, *deck: str) -> tuple[Scenario, list[CardRef], CardRef]:
    """The beginning of a game with these Effects in the deck."""
    s = Scenario.opening(**{side: [FEW[side], FIRST[side], *deck]}, cards=[*HOME, *IMMUNE, *RACKS])
    return s, [named(s, each, side) for each in deck], named(s, FEW[side], side)


@BOTH_SIDES
@pytest.mark.ruling("heading-for-the-medical-frigate.1", "heading-for-the-medical-frigate.2")
def test_they_bring_effects_that_are_always_immune_to_alter(side):
    s, effects, card = sick_bay(side, "Test Haven", "Test Costly", "Test Exposed", "Test Posted", "Test Rack")
    s.do("start", card)
    assert [s.can("choose", each) for each in effects] == [True, False, False, False, False]
    s.do("choose", effects[0])
    assert [s.on_table(each) for each in effects] == [True, False, False, False, False]
    assert s.zone(card) == "lost"


@pytest.mark.ruling("heading-for-the-medical-frigate.1", "heading-for-the-medical-frigate.2")
def test_the_medical_frigate_brings_staging_areas_and_not_yarna():
    s, effects, card = sick_bay("light", "Staging Areas", "Yarna d'al' Gargan")
    s.do("start", card)
    assert [s.can("choose", each) for each in effects] == [True, False]


@BOTH_SIDES
def test_they_bring_three_effects_at_most(side):
    s, effects, card = sick_bay(side, "Test Haven", "Test Shelter", "Test Relief", "Test Spare")
    s.do("start", card)
    for each in effects[:3]:
        s.do("choose", each)
    assert [s.on_table(each) for each in effects] == [True, True, True, False]
    assert (s.zone(card), s.count(side, "hand")) == ("lost", 8)


@BOTH_SIDES
def test_they_may_bring_fewer(side):
    s, effects, card = sick_bay(side, "Test Haven", "Test Shelter")
    s.do("start", card)
    s.do("choose", effects[0])
    s.do("done")
    assert [s.on_table(each) for each in effects] == [True, False]


@pytest.mark.ruling("heading-for-the-medical-frigate.3")
def test_the_medical_frigate_brings_what_another_card_could_silence():
    s, (effect,), card = sick_bay("light", "Staging Areas")
    s.put("Fanfare", on="table")
    s.do("start", card)
    s.do("choose", effect)
    assert s.on_table(effect)
