"""Cards about captives themselves: freezing, fury, rescue, questions; prisons and the places around them."""

import pytest

from cantina.lang import *
from cantina.rules.creatures import prey_of
from tests.cards.sample_cards import HULL, crewed, fight, gun, over, scene, was_hit

CORRIDOR, TOWN, CHAMBER = "Death Star: Detention Block Corridor", "Tatooine: Box", "Cloud City: Carbonite Chamber"
ROOM, TOWER, DUNGEON = (
    "Death Star: Detention Block Control Room",
    "Cloud City: Security Tower",
    "Jabba's Palace: Dungeon",
)
BLADE = gun("Dark Blade", DARK, "lightsaber")
POKER = gun("Poker", DARK, "blaster")
SWORD = gun("Light Blade", LIGHT, "lightsaber")


def at(place=TOWN, *extra, side=None):
    s = scene(BLADE, POKER, SWORD, *extra)
    return s, s.location(place, side=side)


# -- Carbon-Freezing ---------------------------------------------------------------------------------------------------


def chamber(*people, side="dark", frozen=False):
    """A captive in the Carbonite Chamber, with Carbon-Freezing there."""
    s, place = at(CHAMBER, side=side)
    guard = s.put("Dark Guard", at=place)
    prey = s.put("Rebel 3", captive_of=guard, frozen=frozen)
    freezing = s.put("Carbon-Freezing", on=place)
    for each in people:
        s.put(each, at=place)
    s.start(turn="dark", phase="control")
    return s, place, guard, prey, freezing


@pytest.mark.ruling("captives-frozen.1")
@pytest.mark.parametrize(("destiny", "fate"), [(2, "lost"), (3, "captive"), (8, "captive"), (9, "frozen")])
def test_freezing_kills_fails_or_succeeds(destiny, fate):
    s, _, guard, prey, freezing = chamber()  # the Dark Side controls the Chamber: +2
    s.destinies("dark", destiny)
    before = s.game.engine.life_force("light")
    s.do("use", freezing, prey)
    lose_all(s)
    assert s.zone(prey) == ("lost" if fate == "lost" else "captive") and s.frozen(prey) == (fate == "frozen")
    assert s.carrier(freezing) == (prey if fate == "frozen" else s.at(guard))
    assert before - s.game.engine.life_force("light") == (8 if fate == "frozen" else 0)
    assert not s.can("use", freezing)


def lose_all(s):
    """The Light Side loses what it must."""
    while s.decision.player == "light":
        s.decide(lambda each: each.verb == "lose")


def test_freezing_is_for_the_own_control_phase_and_a_captive_there():
    s, place, guard, prey, freezing = chamber()
    assert s.can("use", freezing, prey)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", freezing)
    s.start(turn="light", phase="control")
    assert not s.can("use", freezing)
    corridor = s.location("Cloud City: Upper Plaza Corridor", side="dark")
    s.game.engine.change(guard.id, at=corridor.id)
    s.start(turn="dark", phase="control")
    assert not s.can("use", freezing) and place


@pytest.mark.ruling("captives-frozen.17")
def test_a_frozen_captive_is_not_frozen_again():
    s, *_, freezing = chamber(frozen=True)
    assert not s.can("use", freezing)


def test_the_effect_goes_when_its_captive_is_released():
    s, place, guard, prey, freezing = chamber()
    s.destinies("dark", 9)
    s.do("use", freezing, prey)
    lose_all(s)
    other = s.put("Rebel 2", captive_of=s.put("Dark Guard", at=place))
    s.start(turn="dark", phase="control")
    assert not s.can("use", freezing, other)  # it lies on the captive now
    s.happen("lose", guard)
    assert not s.captive(prey) and s.at(prey) == place and s.zone(freezing) == "lost"


def test_another_release_does_not_touch_it():
    s, place, guard, prey, freezing = chamber()
    other = s.put("Rebel 2", captive_of=s.put("Dark Guard", at=place))
    s.happen("release", other)
    s.do("release", other, place)
    assert s.carrier(freezing) == place
    s.destinies("dark", 14)
    s.do("use", freezing, prey)
    lose_all(s)
    another = s.put("Rebel 1", captive_of=s.put("Dark Guard", at=place))
    s.happen("release", another)
    s.do("release", another, place)
    assert s.frozen(prey) and s.carrier(freezing) == prey


def test_freezing_deploys_in_the_chamber_and_alter_does_not_touch_it():
    s, place = at(CHAMBER, side="dark")
    hall = s.location("Cloud City: Upper Plaza Corridor", side="dark")
    for site in (place, hall):
        s.put("Imperial 1", at=site)
    card = s.hand("dark", "Carbon-Freezing")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, place) and not s.can("deploy", card, hall)
    freezing, banner, alter = (
        s.put("Carbon-Freezing", on=place),
        s.put("Dark Banner", on="table"),
        s.hand("light", "Alter"),
    )
    s.put("Rebel 6", at=hall)
    s.start(turn="light", phase="control")
    assert s.can("play", alter, banner) and not s.can("play", alter, freezing)


@pytest.mark.parametrize(("side", "people", "destiny", "hits"), [
    ("dark", ("Imperial 1", "Ugnaught"), 3, False), ("light", ("Imperial 1",), 3, False),
    ("dark", ("Imperial 1", "Rebel 1"), 4, True),
])  # fmt: skip
def test_the_chamber_changes_no_other_destiny(side, people, destiny, hits):
    s, place = at(CHAMBER, side=side)
    town = s.location(TOWN)
    for title in people:
        s.put(title, at=place)
    poker, prey = s.put("Poker", on=s.put("Dark Guard", at=town)), s.put("Rebel 3", at=town)
    fight(s, town, "dark")
    s.destinies("dark", destiny)
    s.do("fire", poker, prey)
    assert was_hit(s, prey) is hits


@pytest.mark.parametrize(("side", "people", "more"), [
    ("dark", (), 2), ("dark", ("Rebel 1",), -2), ("dark", ("Light Droid",), 2), ("dark", ("Ugnaught", "Ugnaught"), 4),
    ("light", (), 1), ("light", ("Rebel 1",), 0)])  # fmt: skip
def test_the_chamber_and_its_ugnaughts_change_the_destiny(side, people, more):
    for destiny, fate in ((4 - more, "lost"), (5 - more, "captive")):
        s, _, _, prey, freezing = chamber(*people, side=side)
        s.destinies("dark", destiny)
        s.do("use", freezing, prey)
        while s.decision.prompt.key == "prompt.order":
            s.decide(lambda each: True)
        assert s.zone(prey) == fate and not s.frozen(prey)


def test_an_ugnaught_elsewhere_does_not_help():
    s, _, _, prey, freezing = chamber()
    s.put("Ugnaught", at=s.location("Cloud City: Upper Plaza Corridor", side="dark"))
    s.destinies("dark", 2)
    s.do("use", freezing, prey)
    assert s.zone(prey) == "lost"


def test_who_controls_the_lights_chamber_drains_more_and_cancels_freezing():
    s, place = at(CHAMBER, side="light")
    freezing = s.put("Carbon-Freezing", on=place)
    rebel = s.put("Rebel 1", at=place)
    s.start(turn="light", phase="control")
    banner, far = s.put("Dark Banner", on=place), s.put("Carbon-Freezing", on=s.location(TOWN))
    assert s.drain_amount("light", place) == 2 and s.drain_amount("light", s.location(TOWN)) == 1
    assert s.can("use", place, freezing) and not s.can("use", place, banner) and not s.can("use", place, far)
    s.do("use", place, freezing)
    assert s.zone(freezing) == "lost"
    s.put("Carbon-Freezing", on=place)
    s.put("Imperial 1", at=place)
    assert s.drain_amount("light", place) == 1 and not s.can("use", place) and rebel


# -- All Too Easy ------------------------------------------------------------------------------------------------------


def struck(weapon="Dark Blade", place=CHAMBER, destiny=6):
    s, site = at(place, side="dark" if place == CHAMBER else None)
    guard, prey = s.put("Dark Guard", at=site), s.put("Rebel 3", at=site)
    arm, easy = s.put(weapon, on=guard), s.hand("dark", "All Too Easy")
    s.put("Rebel 2", at=site)
    fight(s, site, "dark")
    s.destinies("dark", destiny)
    s.do("fire", arm, prey)
    return s, site, guard, prey, easy


@pytest.mark.ruling("captives-frozen.1")
def test_who_is_hit_by_a_lightsaber_in_the_chamber_is_frozen_instead():
    s, site, guard, prey, easy = struck()
    s.do("deploy", easy, prey)
    assert {each.verb for each in s.decision.options} == {"seize", "abandon"}
    s.do("seize", guard, prey)
    assert s.frozen(prey) and s.escort(prey) == guard and not s.hit(prey) and s.carrier(easy) == prey
    over(s)
    assert s.captive(prey)
    other = s.put("Rebel 1", captive_of=s.put("Dark Guard", at=site))
    s.happen("release", other)
    s.do("release", other, site)
    assert s.carrier(easy) == prey
    s.happen("release", prey)
    assert s.at(prey) == site and s.zone(easy) == "lost"


@pytest.mark.parametrize(("weapon", "place", "destiny"), [
    ("Poker", CHAMBER, 6), ("Dark Blade", TOWN, 6), ("Dark Blade", CHAMBER, 3)])  # fmt: skip
def test_it_takes_a_lightsaber_a_hit_and_the_chamber(weapon, place, destiny):
    s, _, _, _, easy = struck(weapon, place, destiny)
    assert not s.can("deploy", easy)


def test_ones_own_people_are_not_frozen():
    s, site = at(CHAMBER, side="dark")
    s.put("Rebel 2", at=site)
    victim, easy = s.put("Imperial 1", at=site), s.hand("dark", "All Too Easy")
    arm = s.put("Light Blade", on=s.put("Light Guard", at=site))
    fight(s, site, "light")
    s.destinies("light", 6)
    s.do("fire", arm, victim)
    assert not s.can("deploy", easy)


def test_control_does_not_touch_it():
    s, site, _, prey, easy = struck()
    control = s.hand("light", "Control")
    s.do("deploy", easy, prey)
    assert not s.can("play", control) and site


# -- Captive Fury ------------------------------------------------------------------------------------------------------


def fury(*people, captive="Rebel 3", guard="Dark Guard", frozen=False, phase="battle", **more):
    """A captive whose player has Captive Fury in hand, in his battle phase."""
    s, town = at(TOWN, *more.get("extra", ()))
    escort = s.put(guard, at=town)
    prey = s.put(captive, captive_of=escort, frozen=frozen)
    for each in people:
        s.put(each, at=town)
    card = s.hand("light", "Captive Fury")
    s.hand("dark", "Dark Trick"), s.hand("light", "Light Trick")
    s.start(turn="light", phase=phase)
    return s, town, escort, prey, card


@pytest.mark.ruling("captive-fury.1", "captive-fury.2", "captive-fury.8")
def test_a_furious_captive_battles_and_is_a_captive_again_afterwards():
    s, town, guard, prey, card = fury()
    easy = s.put("All Too Easy", on=prey)
    s.do("play", card, prey)
    assert s.battle and s.battle.initiator == "light" and s.battle.participants("light") == (prey,)
    assert not s.captive(prey) and s.active(prey) and s.carrier(prey) is None and s.at(prey) == town
    assert s.on_table(easy)  # what ends with a release goes on
    assert not any(event.kind in ("freed", "released") for event in s.game.events("public"))
    over(s, guard, prey)
    assert s.escort(prey) == guard and s.captive(prey) and s.zone(card) == "lost"


@pytest.mark.ruling("captive-fury.1")
def test_who_was_enclosed_with_its_escort_battles_at_the_site():
    s, town = at()
    tank = s.put("Tank", at=town)
    guard = s.put("Dark Guard", aboard=tank, as_="passenger")
    prey, card = s.put("Rebel 3", captive_of=guard), s.hand("light", "Captive Fury")
    s.put("Imperial 1", at=town), s.hand("light", "Light Trick")
    s.start(turn="light", phase="battle")
    s.do("play", card, prey)
    assert s.battle.participants("light") == (prey,) and s.total_power("light", town) == 1


@pytest.mark.ruling("captive-fury.3", "captive-fury.4")
def test_friends_join_unless_they_have_battled():
    s, town, _, prey, card = fury("Rebel 2")
    friend = next(s.game.engine.ref(id) for id in range(1, len(s.game.engine.state.cards))
                  if s.game.engine.face(id).title == "Rebel 2")  # fmt: skip
    tired = s.put("Rebel 1", at=town)
    s.game.engine.mark("turn", "battled", tired.id)
    s.do("play", card, prey)
    assert set(s.battle.participants("light")) == {prey, friend}


@pytest.mark.ruling("captive-fury.4")
def test_one_battle_a_turn_at_a_site_and_one_force_for_it():
    s, town, _, prey, card = fury("Rebel 2")
    before = s.count("light", "force")
    s.do("play", card, prey)
    assert before - s.count("light", "force") == 1
    s, town, guard, prey, card = fury("Rebel 2")
    s.put("Imperial 2", at=town)
    s.do("battle", town)
    over(s, guard)
    s.until(player="light")
    assert s.game.engine.state.phase == "battle" and not s.can("play", card, prey)
    s, *_, card = fury()
    s.force("light", 0)
    assert not s.can("play", card, mode=2)


@pytest.mark.ruling("captive-fury.5", "captive-fury.6")
@pytest.mark.parametrize(("people", "captive", "fought"), [
    ((), "Light Droid", False), (("Rebel 1",), "Light Droid", True), ((), "Rebel 1", True)])  # fmt: skip
def test_a_droid_alone_gives_no_battle(people, captive, fought):
    s, _, guard, prey, card = fury(*people, captive=captive)
    s.do("play", card, prey)
    assert bool(s.battle) == fought
    if not fought:
        assert s.escort(prey) == guard and s.zone(card) == "lost"


@pytest.mark.ruling("captive-fury.5", "captive-fury.7")
@pytest.mark.parametrize(("people", "guard", "fought"), [
    ((), "4-LOM", True), ((), "IG-88 With Riot Gun", False),
    (("Imperial 1",), "IG-88 With Riot Gun", True)])  # fmt: skip
def test_an_escort_without_ability_gives_no_battle_by_itself(people, guard, fought):
    s, _, escort, prey, card = fury(*people, guard=guard)
    s.do("play", card, prey)
    assert bool(s.battle) == fought
    if not fought:
        assert s.escort(prey) == escort


@pytest.mark.ruling("captive-fury.8")
def test_without_its_escort_it_stays_free():
    s, town, guard, prey, card = fury("Rebel 6", "Rebel 6")
    s.do("play", card, prey)
    over(s, prey)
    assert s.zone(guard) == "lost" and s.on_table(prey) and not s.captive(prey) and s.at(prey) == town


@pytest.mark.ruling("captive-fury.8")
def test_who_is_captured_again_stays_with_the_new_escort():
    s, town, guard, prey, card = fury()
    other = s.put("Bossk", at=town)
    s.do("play", card, prey)
    s.happen("capture", prey)
    s.do("seize", other, prey)
    assert s.escort(prey) == other
    over(s, guard, other)
    assert s.escort(prey) == other


@pytest.mark.ruling("captive-fury.8")
def test_who_goes_missing_stays_missing():
    s, _, guard, prey, card = fury()
    s.do("play", card, prey)
    s.happen("missing", prey)
    over(s, guard)
    assert s.missing(prey) and not s.captive(prey)


def test_the_furious_use_nothing_and_are_not_given_up():
    s, town = at()
    guard = s.put("Dark Guard", at=town)
    prey = s.put("Light Guard", captive_of=guard)
    sword, card = s.put("Light Blade", on=prey), s.hand("light", "Captive Fury")
    s.put("Imperial 6", at=town), s.put("Imperial 6", at=town), s.hand("light", "Light Trick")
    s.start(turn="light", phase="battle")
    s.do("play", card, prey)
    assert s.active(sword) and not s.can("fire", sword)
    s.until(verb="lose")
    assert s.decision.player == "light" and not s.can("forfeit", prey)


MORE = Effect("More", DARK, "t more", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +1)])
GADGET = Device("Gadget", LIGHT, "t gadget", destiny=1, text=[DeployOn(CHARACTER), Modify("power", +2, HOST)])
CUDGEL = CharacterWeapon("Cudgel", LIGHT, "t cudgel", destiny=1, text=[DeployOn(CHARACTER), Modify("power", +1, HOST)])
FLIGHT = LostInterrupt("Flight", LIGHT, "t flight", destiny=1, text=[
    Action([Move(TARGET)], targets=(one(your(CHARACTER)),))])  # fmt: skip


def test_the_furious_have_no_devices_and_do_not_run():
    s, town, _, prey, card = fury(extra=(GADGET, CUDGEL, FLIGHT))
    friend, near = s.put("Rebel 1", at=town), s.location("Tatooine: Vault")
    for each in (prey, friend):
        s.put("Gadget", on=each), s.put("Cudgel", on=each)
    flight = s.hand("light", "Flight")
    s.do("play", card, prey)
    assert (s.power(prey), s.power(friend)) == (1 + 1, 1 + 2 + 1) and near
    s.until(player="light")
    assert s.can("play", flight, friend) and not s.can("play", flight, prey)


def test_the_furious_are_those_with_an_escort_at_one_site():
    s, prison = at(CORRIDOR)
    town, vault, calm = s.location(TOWN), s.location("Tatooine: Vault"), s.location("Calm")
    guards = [s.put("Dark Guard", at=place) for place in (prison, prison, town, vault)]
    crew = s.put("Dark Guard", aboard=s.put("Raider", at=calm), as_="pilot")
    able, *_ = (s.put("Rebel 3", captive_of=guard, frozen=frozen) for guard, frozen in (
        (guards[0], False), (guards[1], True), (guards[2], False), (guards[3], True), (crew, False)))  # fmt: skip
    s.put("Rebel 2", imprisoned_at=prison), s.put("Rebel 2", imprisoned_at=s.location(TOWER))
    card = s.hand("light", "Captive Fury")
    s.start(turn="light", phase="battle")
    s.do("play", card, mode=2)
    assert {option.card for option in s.decision.options if option.verb == "choose"} == {prison, town}
    s.do("choose", prison)
    assert s.battle.participants("light") == (able,)


def test_fury_cancels_what_it_o_adds_to_drains():
    s, prison = at(CORRIDOR, MORE)
    s.put("IT-O (Eyetee-Oh)", at=prison)
    guard = s.put("Dark Guard", at=prison)
    s.put("Rebel 3", captive_of=guard)
    card = s.hand("light", "Captive Fury")
    s.start(turn="light", phase="deploy")
    before = s.drain_amount("dark", prison)
    s.put("More", on="table")
    s.do("play", card)
    assert s.drain_amount("dark", prison) == before - 1 + 1 and s.zone(card) == "used"
    s.until(phase="control", player="dark")
    assert s.drain_amount("dark", prison) == before + 1
    s, _, _, _, card = fury(phase="deploy")
    assert not s.can("play", card)  # there is no such bonus


@pytest.mark.ruling("captives-frozen.13")
def test_the_frozen_are_not_furious():
    s, _, _, prey, card = fury(frozen=True)
    assert not s.can("play", card, prey)
    s, _, _, prey, card = fury()
    assert s.can("play", card, prey)


@pytest.mark.parametrize("phase", ["control", "move"])
def test_fury_is_for_the_own_battle_phase(phase):
    s, _, _, prey, card = fury(phase=phase)
    assert not s.can("play", card, prey)


def test_prisoners_do_not_rage():
    s, prison = at(CORRIDOR)
    s.put("Dark Guard", at=prison)
    prey, card = s.put("Rebel 3", imprisoned_at=prison), s.hand("light", "Captive Fury")
    s.start(turn="light", phase="battle")
    assert not s.can("play", card, prey)


# -- Captive Pursuit ---------------------------------------------------------------------------------------------------


def pursuit(*people, place=TOWN):
    s, town = at(place)
    guard = s.put("Dark Guard", at=town)
    prey, card = s.put("Rebel 3", captive_of=guard), s.hand("light", "Captive Pursuit")
    for each in people:
        s.put(each, at=town)
    fight(s, town, "light")
    return s, town, guard, prey, card


@pytest.mark.ruling("captives-releasing.1")
@pytest.mark.parametrize(
    ("people", "freed"),
    [(("Rebel 4", "Rebel 4", "Rebel 4", "Imperial 1"), True), (("Rebel 4", "Imperial 1", "Imperial 1"), False)],
)
def test_a_captive_is_free_if_the_battle_is_won(people, freed):
    s, town, guard, prey, card = pursuit(*people)
    s.do("play", card, prey)
    assert s.captive(prey) and not any(each.verb == "release" for each in s.decision.options)
    while s.battle and not any(each.verb == "release" for each in s.decision.options):
        s.decide(lambda each: each.verb in ("pass", "draw-destiny") or each.card not in (None, guard) or each.pile)
    assert any(each.verb == "release" for each in s.decision.options) == freed
    if freed:
        s.do("release", prey, town)
    assert s.captive(prey) != freed and s.zone(card) == "used" and s.on_table(guard)


def test_a_victory_elsewhere_frees_nobody():
    s, town, guard, prey, card = pursuit("Rebel 4", "Imperial 6", "Imperial 6")
    vault = s.location("Tatooine: Vault")
    for title in ("Rebel 6", "Rebel 6", "Imperial 1"):
        s.put(title, at=vault)
    s.do("play", card, prey)
    over(s, guard)
    s.until(player="light")
    s.do("battle", vault)
    over(s)
    assert s.escort(prey) == guard and s.zone(card) == "used"


TORMENTS = [
    UsedInterrupt("Plain Torment", DARK, "t torment", destiny=1, text=[Action([LoseForce(1, OPPONENT)])]),
    UsedInterrupt("This Is Some Rescue!", DARK, "t rescue", destiny=1, text=[Action([LoseForce(1, OPPONENT)])]),
    Effect("Boring Effect", DARK, "t boring", destiny=1, text=[DeployOnTable()]),
]


@pytest.mark.parametrize(
    ("title", "cancelled"),
    [("Aiiii! Aaa! Agggggggggg!", True), ("Sonic Bombardment", True), ("t rescue", True), ("Plain Torment", False)],
)
def test_it_cancels_interrupts_that_torment_captives(title, cancelled):
    s, prison = at(CORRIDOR, *TORMENTS)
    guard = s.put("Dark Guard", at=prison)
    s.put("Rebel 3", captive_of=guard), s.put("Rebel 4", at=s.location(TOWN))
    card, torment = s.hand("light", "Captive Pursuit"), s.hand("dark", title)
    s.start(turn="dark", phase="control")
    s.do("play", torment)
    assert s.can("play", card) == cancelled
    if cancelled:
        s.do("play", card)
        assert s.zone(card) == "lost"


@pytest.mark.parametrize(
    ("title", "cancelled"), [("Interrogation Array", True), ("Special Delivery", True), ("Boring Effect", False)]
)
def test_it_cancels_effects_that_torment_captives(title, cancelled):
    s, prison = at(CORRIDOR, *TORMENTS)
    card, torment = s.hand("light", "Captive Pursuit"), s.put(title, on=prison)
    s.start(turn="light", phase="control")
    assert s.can("play", card, torment) == cancelled


# -- I'm Here To Rescue You --------------------------------------------------------------------------------------------


def rescue(place=CORRIDOR, spy="Light Spy", captive="Rebel 4"):
    s, prison = at(place)
    guard, agent = s.put("Dark Guard", at=prison), s.put(spy, at=prison)
    prey = s.put(captive, imprisoned_at=prison)
    card = s.hand("light", "I'm Here To Rescue You")
    s.start(turn="light", phase="control")
    return s, prison, guard, agent, prey, card


@pytest.mark.ruling("captives-releasing.1")
@pytest.mark.parametrize(("destiny", "freed"), [(4, True), (3, False)])
def test_a_spy_rescues_a_captive_or_becomes_one(destiny, freed):
    s, prison, guard, spy, prey, card = rescue()
    s.destinies("light", destiny)
    s.do("play", card, spy, prey)
    assert s.captive(prey) != freed and s.captive(spy) != freed
    if not freed:
        assert s.decision.player == "dark" and s.can("imprison", spy)
        s.do("seize", guard, spy)
        assert s.escort(spy) == guard


def test_the_rescue_takes_a_spy_and_the_detention_block():
    s, *_, card = rescue(spy="Rebel 1")
    assert not s.can("play", card)
    s, place = at(TOWN)
    s.put("Light Spy", at=place), s.put("Rebel 2", captive_of=s.put("Dark Guard", at=place))
    card = s.hand("light", "I'm Here To Rescue You")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)


def test_the_rescue_takes_ones_own_spy_outside_and_a_captive_of_the_block():
    s, prison, *_, card = rescue(spy="Dark Spy")
    s.put("Light Spy", aboard=s.put("Crawler", at=prison), as_="passenger")
    assert not s.can("play", card)
    s, prison, _, spy, prey, card = rescue()
    free, town = s.put("Rebel 2", at=prison), s.location(TOWN)
    elsewhere, idle = s.put("Rebel 2", captive_of=s.put("Dark Guard", at=town)), s.put("Light Spy", at=town)
    assert not s.can("play", card, spy, free) and not s.can("play", card, spy, elsewhere)
    assert not s.can("play", card, idle, prey)


def test_the_rescue_ends_work_in_the_spice_mines():
    s, _ = at(TOWN, Effect("Spice Mines Of Kessel", DARK, "t mines", destiny=1, text=[DeployOnTable()]))
    mines, banner = s.put("Spice Mines Of Kessel", on="table"), s.put("Dark Banner", on="table")
    card = s.hand("light", "I'm Here To Rescue You")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, banner)
    s.do("play", card, mines)
    assert s.zone(mines) == "lost"


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("captives-releasing.1")
def test_control_of_the_control_room_opens_the_cells_of_the_death_star():
    s, prison = at(CORRIDOR)
    room, tower = s.location(ROOM, side="light"), s.location(TOWER)
    here, there = s.put("Rebel 3", imprisoned_at=prison), s.put("Rebel 2", imprisoned_at=tower)
    escorted = s.put("Rebel 1", captive_of=s.put("Dark Guard", at=prison))
    s.start(turn="light", phase="control")
    assert s.captive(here)
    s.put("Rebel 4", at=room)
    s.until(player="light")
    assert not s.captive(here) and s.at(here) == prison and s.captive(there) and s.captive(escorted)
    assert s.drain_amount("light", room) == 2 and all(each.verb != "release" for each in s.decision.options)


@pytest.mark.parametrize("people", [("Imperial 1",), ("Imperial 1", "Rebel 1")])
def test_a_control_room_in_other_hands_opens_no_cell(people):
    s, prison = at(CORRIDOR)
    room, here = s.location(ROOM, side="light"), s.put("Rebel 3", imprisoned_at=prison)
    s.start(turn="light", phase="control")
    for each in people:
        s.put(each, at=room)
    s.until(phase="deploy")
    assert s.captive(here)


@pytest.mark.ruling("captives-releasing.2")
def test_who_controls_the_security_tower_forgoes_the_drain_to_release_a_captive():
    s, tower = at(TOWER)
    rebel, prey = s.put("Rebel 4", at=tower), s.put("Rebel 2", imprisoned_at=tower)
    other = s.put("Rebel 1", captive_of=s.put("IG-88", at=tower))
    far = s.put("Rebel 3", imprisoned_at=s.location(CORRIDOR))
    s.start(turn="light", phase="control")
    assert not s.can("use", tower, far)
    assert s.can("drain", tower) and s.can("use", tower, prey) and s.can("use", tower, other)
    s.do("use", tower, prey)
    assert not s.captive(prey) and s.at(prey) == tower
    s.until(player="light")
    assert not s.can("drain", tower) and not s.can("use", tower, other)
    s.start(turn="light", phase="control")
    s.do("drain", tower)
    s.do("lose", pile="reserve")
    s.until(player="light")
    assert not s.can("use", tower, other) and rebel


@pytest.mark.ruling("captives-releasing.2")
def test_without_control_or_in_another_phase_the_tower_releases_nobody():
    s, tower = at(TOWER)
    s.put("Rebel 4", at=tower), s.put("Rebel 2", imprisoned_at=tower)
    s.start(turn="light", phase="deploy")
    assert not s.can("use", tower)
    s.put("Imperial 1", at=tower)
    s.start(turn="light", phase="control")
    assert not s.can("use", tower)


def test_the_tower_finds_lando_once():
    s, tower = at(TOWER)
    lando, other = s.pile("dark", "reserve", "Lando Calrissian", "Imperial 1")
    s.start(turn="dark", phase="control")
    assert not s.can("use", tower, other)
    s.do("use", tower, lando)
    s.until(player="dark")
    assert s.zone(lando) == "hand" and not s.can("use", tower)
    s.until(phase="deploy", player="dark")
    assert not s.can("use", tower)


def test_nobody_has_to_release_or_to_freeze_a_captive():
    s, tower = at(TOWER)
    s.put("Rebel 4", at=tower)
    prey = s.put("Rebel 2", imprisoned_at=tower)
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.captive(prey)
    s, _, _, prey, _ = chamber()
    s.until(phase="deploy")
    assert s.captive(prey) and not s.frozen(prey)


@pytest.mark.ruling("captives-releasing.2")
def test_who_controls_the_dungeon_buys_a_prisoner_free():
    s, dungeon = at(DUNGEON)
    s.put("Rebel 4", at=dungeon)
    prey, other = s.put("Rebel 2", imprisoned_at=dungeon), s.put("Rebel 1", captive_of=s.put("IG-88", at=dungeon))
    s.start(turn="light", phase="deploy")
    far = s.put("Rebel 2", imprisoned_at=s.location(CORRIDOR))
    assert not s.can("use", dungeon, other) and not s.can("use", dungeon, far)
    s.do("use", dungeon, prey)
    assert not s.captive(prey) and s.count("light", "force") == 9
    s.put("Rebel 3", imprisoned_at=dungeon), s.force("light", 2)
    assert not s.can("use", dungeon)
    s.force("light", 3), s.put("Imperial 1", at=dungeon)
    assert not s.can("use", dungeon)


@pytest.mark.parametrize(("who", "paid"), [("Bossk", 2), ("Dark Guard", 0)])
def test_the_dungeon_pays_a_bounty_hunter_once_for_each_captive(who, paid):
    s, dungeon = at(DUNGEON)
    hunter = s.put(who, at=dungeon)
    prey = s.put("Rebel 2", captive_of=hunter)
    s.pile("dark", "lost", *["Dark Trick"] * 9)
    s.start(turn="dark", phase="move")
    for _ in range(2):
        s.do("deliver", hunter), s.until(player="dark")
        s.do("collect", hunter, prey), s.until(player="dark")
    assert s.count("dark", "lost") == 9 - paid
    s.happen("release", prey)
    s.do("release", prey, dungeon)
    s.happen("capture", prey)
    s.do("seize", hunter, prey)
    s.start(turn="dark", phase="move")
    s.do("deliver", hunter)
    assert s.count("dark", "lost") == 9 - 2 * paid


def test_a_delivery_elsewhere_pays_nothing():
    s, prison = at(CORRIDOR)
    s.location(DUNGEON)
    hunter = s.put("Bossk", at=prison)
    s.put("Rebel 2", captive_of=hunter)
    s.pile("dark", "lost", *["Dark Trick"] * 9)
    s.start(turn="dark", phase="move")
    s.do("deliver", hunter)
    assert s.count("dark", "lost") == 9


# -- Frozen Assets -----------------------------------------------------------------------------------------------------


def test_rebels_are_eager_where_a_friend_is_frozen():
    s, town = at()
    vault = s.location("Tatooine: Vault")
    s.put("Rebel 3", captive_at=town, frozen=True)
    rebel, alien, far = s.put("Rebel 1", at=town), s.put("Settler 1", at=town), s.put("Rebel 1", at=vault)
    s.put("Rebel 2", captive_of=s.put("Dark Guard", at=vault))  # not frozen
    assets, recruit, luke, settler = s.hand("light", "Frozen Assets", "Rebel 2", "Luke Skywalker", "Settler 2")
    s.put("Imperial 6", at=town), s.hand("dark", "Dark Trick"), s.hand("light", "Light Trick")
    s.start(turn="light", phase="deploy")
    before = s.deploy_cost(luke, town)
    s.do("deploy", assets, mode=1)
    assert (s.deploy_cost(luke, town), s.deploy_cost(settler, town)) == (before - 2, 2)
    assert s.deploy_cost(recruit, town) == 0 and s.deploy_cost(recruit, vault) == 2
    assert s.power(rebel) == 1
    fight(s, town, "light")
    assert s.power(rebel) == 3 and s.power(alien) == 1 and s.power(far) == 1
    fight(s, vault, "light")
    assert s.power(far) == 1


def test_nobody_is_eager_in_space():
    s, calm = at("Calm")
    ship, hunter = s.put("Cruiser", at=calm), s.put("Raider", at=calm)
    pilot, guard = s.put("Rebel 1", aboard=ship, as_="pilot"), s.put("Dark Guard", aboard=hunter, as_="pilot")
    s.put("Rebel 3", captive_of=guard, frozen=True)
    assets, recruit = s.hand("light", "Frozen Assets", "Rebel 2")
    s.start(turn="light", phase="deploy")
    s.do("deploy", assets, mode=1)
    fight(s, calm, "light")
    assert s.power(pilot) == 1 and s.deploy_cost(recruit, ship) == 2


# -- Hypo --------------------------------------------------------------------------------------------------------------


def hypo(place=CORRIDOR, frozen=False, jail=False, **start):
    s = scene()
    prison = s.location(place)
    droid = s.put("2_93", at=prison)
    needle = s.put("Hypo", on=droid)
    guard = s.put("Dark Guard", at=prison)
    prey = s.put("Rebel 3", **({"imprisoned_at": prison} if jail else {"captive_of": guard}), frozen=frozen)
    s.hand("light", "Luke Skywalker", "Sense")
    s.start(**{"turn": "dark", "phase": "control", **start})
    return s, prison, droid, needle, prey


def ask(s, needle, subject, question):
    """Put a question: first what it is about, then the very words."""
    s.do("use", needle)
    s.decide(lambda each: each.text("en") == subject)
    s.decide(lambda each: each.text("en") == question)


@pytest.mark.ruling("hypo.1")
def test_hypo_deploys_on_ones_own_it_o():
    s = scene()
    prison = s.location(CORRIDOR)
    droid, other, needle = s.put("2_93", at=prison), s.put("Dark Droid", at=prison), s.hand("dark", "Hypo")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", needle, droid) and not s.can("deploy", needle, other)


@pytest.mark.ruling("hypo.2")
@pytest.mark.parametrize(("subject", "question", "truth"), [
    ("About a card type", "Ask about: a character", True), ("About a card type", "Ask about: a vehicle", False),
    ("About a characteristic", "Ask about: a smuggler", False),
    ("About a title with L", "Ask about: Luke Skywalker", True),
    ("About a title with L", "Ask about: Leia Organa", False)])  # fmt: skip
def test_a_question_is_answered_truly(subject, question, truth):
    s, _, _, needle, _ = hypo()
    ask(s, needle, subject, question)
    assert s.decision.player == "light" and {each.verb for each in s.decision.options} == {"yes", "no"}
    before = s.game.engine.life_force("light")
    s.do("yes")
    logged = [event.kind for event in s.game.events("dark")]
    assert ("has" in logged) == truth and ("has-not" in logged) != truth
    assert s.game.engine.life_force("light") == before


@pytest.mark.ruling("hypo.2")
def test_who_does_not_answer_loses_force():
    s, _, _, needle, _ = hypo()
    ask(s, needle, "About a card type", "Ask about: a character")
    s.do("no")
    assert s.decision.player == "light" and {each.verb for each in s.decision.options} == {"lose"}
    before = s.game.engine.life_force("light")
    s.do("lose", pile="reserve")
    logged = [event.kind for event in s.game.events("dark")]
    assert before - s.game.engine.life_force("light") == 1 and "has" not in logged and "has-not" not in logged
    assert s.decision.player == "dark"  # nothing more is owed


@pytest.mark.ruling("hypo.2", "hypo.3")
def test_once_a_control_phase_a_question_or_a_drain():
    s, prison, _, needle, _ = hypo()
    s.do("drain", prison)
    assert s.can("use", needle)
    s.do("use", needle)
    lost = [event.text.args["amount"] for event in s.game.events("dark") if event.kind == "drain-amount"]
    assert lost == [s.icons("light", prison) + 1 + 1]  # IT-O adds another one
    while s.decision.player == "light":
        s.decide(lambda each: each.verb in ("lose", "pass"))
    assert not s.can("use", needle)
    s, prison, _, needle, _ = hypo()
    ask(s, needle, "About a card type", "Ask about: a character")
    s.do("yes")
    s.until(player="dark")
    assert not s.can("use", needle)
    s.do("drain", prison)
    assert not s.can("use", needle)


def test_a_question_and_a_drain_are_one_function():
    s, prison, _, needle, _ = hypo()
    assert [each.mode for each in s.decision.options if each.card == needle] == [None]
    s.do("drain", prison)
    assert [each.mode for each in s.decision.options if each.card == needle] == [None]


@pytest.mark.ruling("hypo.2")
@pytest.mark.parametrize(("turn", "phase"), [("dark", "deploy"), ("light", "control")])
def test_questions_are_for_the_own_control_phase(turn, phase):
    s, _, _, needle, _ = hypo(turn=turn, phase=phase)
    assert not s.can("use", needle)


@pytest.mark.ruling("hypo.2")
def test_without_a_captive_there_are_no_questions():
    s, prison, _, needle, prey = hypo()
    s.happen("release", prey)
    s.do("release", prey, pile="used")
    assert not s.can("use", needle)
    s.do("drain", prison)
    assert not s.can("use", needle)


@pytest.mark.ruling("hypo.4")
def test_a_prisoner_can_be_questioned_where_he_sits():
    s, prison, _, needle, _ = hypo(jail=True)
    assert s.can("use", needle)
    s.do("drain", prison)
    s.do("use", needle)
    lost = [event.text.args["amount"] for event in s.game.events("dark") if event.kind == "drain-amount"]
    assert lost == [s.icons("light", prison) + 1]
    s = scene()
    prison, bay = s.location(CORRIDOR), s.location("Death Star: Box")
    needle = s.put("Hypo", on=s.put("2_93", at=bay))
    s.put("Rebel 3", imprisoned_at=prison), s.put("Imperial 1", at=bay), s.hand("light", "Sense")
    s.start(turn="dark", phase="control")
    assert not s.can("use", needle)
    s.do("drain", bay)
    assert not s.can("use", needle)


def test_nobody_has_to_ask():
    s, _, _, needle, _ = hypo()
    assert s.can("use", needle)
    s.until(phase="deploy")


@pytest.mark.ruling("captives-frozen.5")
def test_who_is_frozen_cannot_be_questioned():
    for jail in (False, True):
        for frozen in (False, True):
            s, prison, _, needle, _ = hypo(frozen=frozen, jail=jail)
            assert s.can("use", needle) != frozen
            s.do("drain", prison)
            assert s.can("use", needle) != frozen


def test_it_o_questions_only_who_sits_before_it():
    s = scene()
    prison = s.location(CORRIDOR)
    droid = s.put("2_93", aboard=s.put("Tank", at=prison), as_="passenger")
    shut_in, prey = s.put("Hypo", on=droid), s.put("Rebel 3", captive_of=s.put("Dark Guard", at=prison))
    s.put("Imperial 1", at=prison), s.hand("light", "Sense")
    s.start(turn="dark", phase="control")
    assert not s.can("use", shut_in) and prey
    s.do("drain", prison)
    assert not s.can("use", shut_in)
    s = scene()
    prison = s.location(CORRIDOR)
    needle = s.put("Hypo", on=s.put("2_93", at=prison))
    s.put("Rebel 3", captive_of=s.put("Dark Guard", aboard=s.put("Tank", at=prison), as_="passenger"))
    s.put("Imperial 1", at=prison), s.hand("light", "Sense")
    s.start(turn="dark", phase="control")
    assert not s.can("use", needle)
    s.do("drain", prison)
    assert not s.can("use", needle)


def test_hypo_adds_nothing_to_drains_elsewhere_or_of_the_opponents():
    s, prison, _, needle, _ = hypo()
    s.put("Imperial 1", at=(town := s.location(TOWN)))
    s.do("drain", town)
    assert not s.can("use", needle)
    s = scene()
    prison = s.location(CORRIDOR)
    needle = s.put("Hypo", on=s.put("2_93", at=prison))
    s.put("Rebel 3", imprisoned_at=prison), s.put("Rebel 1", at=prison)
    s.start(turn="light", phase="control")
    s.do("drain", prison)
    assert not s.can("use", needle)


def test_the_questions_do_not_depend_on_the_hand():
    s, _, _, needle, _ = hypo()
    s.do("use", needle)
    seen = [each.text("en") for each in s.decision.options]
    other, _, _, second, _ = hypo()
    other.hand("light", "Han Solo", "Grimtaash", "Rebel 1")
    other.do("use", second)
    assert seen == [each.text("en") for each in other.decision.options]


# -- Come With Me, Eject! Eject! ---------------------------------------------------------------------------------------


def eject(card="Come With Me", side="dark", ship="X-wing", destiny=3, **more):
    s, sky = at("Calm")
    hull = s.put(ship, at=sky, **more)
    effect = s.hand(side, card)
    s.start(turn=side, phase="deploy")
    s.destinies(side, destiny)
    return s, sky, hull, effect


EJECTING = pytest.mark.parametrize(
    ("card", "side", "ship"), [("Come With Me", "dark", "X-wing"), ("Eject! Eject!", "light", "TIE Fighter")]
)


@EJECTING
@pytest.mark.ruling("come-with-me.1", "come-with-me.2")
@pytest.mark.parametrize(("destiny", "gone"), [(3, True), (2, False)])
def test_permanent_pilots_leave_if_destiny_wills(card, side, ship, destiny, gone):
    s, _, hull, effect = eject(card, side, ship, destiny)
    power = s.power(hull)
    s.do("deploy", effect, hull)
    assert power > 0 and s.count(side, "force") == 11 and s.power(hull) == (0 if gone else power)
    assert s.zone(effect) == ("table" if gone else "lost")


@EJECTING
def test_destiny_is_drawn_for_them_once(card, side, ship):
    s, _, hull, effect = eject(card, side, ship)
    s.do("deploy", effect, hull)
    s.until(player=side)
    s.destinies(side, 0)
    s.do("deploy", s.hand(side, f"{side.title()} Banner"))
    assert s.on_table(effect)


@EJECTING
@pytest.mark.ruling("come-with-me.1")
def test_a_ship_without_a_permanent_pilot_is_no_target(card, side, ship):
    s, _, hull, effect = eject(card, side, "Fighter")
    s.put("Light Flier", aboard=hull, as_="pilot")
    assert not s.can("deploy", effect)
    s, _, hull, effect = eject(card, side, "Corellian Corvette")
    assert not s.can("deploy", effect, hull)


@pytest.mark.ruling("come-with-me.3")
def test_a_pilot_may_sit_where_a_permanent_one_sat():
    s, sky, hull, effect = eject()
    s.do("deploy", effect, hull)
    pilot, more = s.hand("light", "Light Flier", "Light Flier")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", pilot, hull)
    s.do("deploy", pilot, hull)
    s.until(player="light")
    assert s.power(hull) == 3 and not s.can("deploy", more, hull) and sky


@pytest.mark.ruling("come-with-me.3")
def test_without_it_there_is_no_such_seat():
    s, _, hull, _ = eject()
    pilot = s.hand("light", "Light Flier")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", pilot, hull)


@EJECTING
@pytest.mark.ruling("come-with-me.4")
def test_alter_does_not_cancel_it(card, side, ship):
    s, _, hull, effect = eject(card, side, ship)
    s.do("deploy", effect, hull)
    foe = "light" if side == "dark" else "dark"
    other, alter = s.put(f"{side.title()} Banner", on="table"), s.hand(foe, "Alter")
    s.put("Rebel 6" if foe == "light" else "Imperial 6", at=s.location(TOWN))
    s.start(turn=foe, phase="control")
    assert s.can("play", alter, other) and not s.can("play", alter, effect)


@pytest.mark.ruling("come-with-me.5", "come-with-me.6")
def test_a_starfighter_of_either_player_but_no_pilot_for_the_opponents():
    s, _, hull, effect = eject(ship="TIE Fighter")
    s.do("deploy", effect, hull)
    flier = s.hand("dark", "Dark Flier")
    s.until(player="dark")
    assert s.power(hull) == 0 and s.can("deploy", flier, hull)
    s, _, hull, effect = eject()
    s.do("deploy", effect, hull)
    flier = s.hand("dark", "Dark Flier")
    s.until(player="dark")
    assert s.power(hull) == 0 and not s.can("deploy", flier, hull)


@pytest.mark.ruling("come-with-me.7")
def test_a_squadron_is_no_target():
    for ship, may in (("TIE Assault Squadron", False), ("X-wing", True)):
        s, _, hull, effect = eject(ship=ship)
        assert s.can("deploy", effect, hull) == may


# -- We Have A Prisoner, aboard a captured starship --------------------------------------------------------------------


def prize(*crew, force=12):
    s, sky = at("Calm")
    destroyer = s.put("Devastator", at=sky)
    s.put("Tractor Beam", on=destroyer)
    guard, hunter = (s.put(each, aboard=destroyer, as_="passenger") for each in ("Dark Guard", "Bossk"))
    ship = s.put("Cruiser", captured_by=destroyer)
    people = [s.put(each, aboard=ship, as_="passenger") for each in crew]
    card = s.hand("dark", "We Have A Prisoner")
    s.force("dark", force)
    s.start(turn="dark", phase="control")
    return s, guard, hunter, people, card, ship


def test_all_aboard_a_captured_starship_are_captured():
    s, guard, hunter, (one_, two), card, ship = prize("Rebel 1", "Rebel 2")
    free = s.put("Rebel 3", aboard=s.put("Cruiser", at=s.at(ship)), as_="passenger")
    s.do("play", card, ship)
    assert s.count("dark", "force") == 8 and s.decision.prompt.args["card"] == one_  # one after the other
    while any(each.verb == "seize" for each in s.decision.options):
        s.decide(lambda each: each.verb == "seize")
    assert {s.escort(one_), s.escort(two)} == {guard, hunter} and not s.captive(free)


@pytest.mark.parametrize(("force", "able"), [(3, False), (4, True)])
def test_it_costs_two_force_for_each_of_the_opponents_people_aboard(force, able):
    s, *_, card, ship = prize("Rebel 1", "Rebel 2", "Imperial 1", force=force)
    s.put("Fighter", aboard=ship, as_="cargo")
    s.put("Rebel 3", aboard=s.put("Cruiser", at=s.at(ship)), as_="passenger")
    assert s.can("play", card, ship) == able


def test_it_takes_somebody_aboard_a_captured_starship():
    s, *_, card, ship = prize()
    s.put("Fighter", aboard=ship, as_="cargo")
    free = s.put("Cruiser", at=s.location("Calm"))
    s.put("Rebel 1", aboard=free, as_="passenger")
    assert not s.can("play", card)


# -- Captain Lennox ----------------------------------------------------------------------------------------------------

TYRANT = Capital("Test Tyrant", DARK, "t tyrant", "Imperial-Class Star Destroyer", personas=["Tyrant"], destiny=1,
                 deploy=1, power=8, armor=5, hyperspeed=3, forfeit=9,
                 text=[Carries(pilots=6, passengers=6)])  # fmt: skip


@pytest.mark.ruling("captain-lennox.1", "captain-lennox.2")
@pytest.mark.parametrize(("hull", "more"), [("Tyrant", 3), ("Devastator", 2), ("Barge", 2)])
def test_lennox_flies_tyrant_best(hull, more):
    s, sky = at(TOWN if hull == "Barge" else "Calm")
    ship = s.put(hull, at=sky)
    s.put("Dark Flier", aboard=ship, as_="pilot")
    before = s.power(ship)
    s.put("Captain Lennox", aboard=ship, as_="pilot")
    assert s.power(ship) == before + more


def test_lennox_helps_no_other_ship_and_none_helps_him():
    s, sky = at("Calm", TYRANT)
    ship, tyrant = crewed(s, "Devastator", sky), crewed(s, "t tyrant", sky)
    before = s.power(ship), s.power(tyrant)
    s.put("Captain Lennox", aboard=ship, as_="pilot")
    assert (s.power(ship), s.power(tyrant)) == (before[0] + 2, before[1])


def beam(seat="passenger", aboard=True, hull="Devastator", extra=()):
    """A tractor beam on a Star Destroyer, and an enemy within its reach."""
    s, sky = at("Calm", TYRANT, *extra)
    destroyer = s.put(hull, at=sky)
    s.put("Dark Flier", aboard=destroyer, as_="pilot")
    device = s.put("Tractor Beam", on=destroyer)
    s.put("Captain Lennox", **({"aboard": destroyer, "as_": seat} if aboard else {"at": s.location(TOWN)}))
    prey = s.put("Fighter", at=sky)
    s.put("Rebel 1", aboard=prey, as_="passenger"), s.put("Light Flier", aboard=prey, as_="pilot")
    s.start(turn="dark", phase="control")
    return s, sky, destroyer, device, prey


@pytest.mark.ruling("captain-lennox.3")
@pytest.mark.parametrize(("destiny", "caught"), [(4, True), (3, False)])
def test_lennox_uses_the_beam_once_in_each_control_phase_of_his_player(destiny, caught):
    s, _, _, device, prey = beam()
    s.destinies("dark", destiny)
    s.do("use", device, prey)
    assert s.captured(prey) == caught and s.count("dark", "force") == 10
    s.until(player="dark")
    assert not s.can("use", device)


@pytest.mark.ruling("captain-lennox.3")
def test_without_lennox_aboard_or_at_another_time_the_beam_waits_for_a_battle():
    s, _, _, device, prey = beam(aboard=False)
    assert not s.can("use", device, prey)
    s, _, _, device, prey = beam()
    assert s.can("use", device, prey)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", device, prey)
    s.start(turn="light", phase="control")
    assert not s.can("use", device, prey)


@pytest.mark.parametrize(("hull", "crew"), [("t tyrant", ""), ("Dreadnaught", "Dark Flier")])
def test_he_uses_beams_of_piloted_star_destroyers_only(hull, crew):
    s, sky = at("Calm", TYRANT)
    ship, _ = s.put(hull, at=sky), crewed(s, "Fighter", sky)
    s.put("Captain Lennox", aboard=ship, as_="passenger")
    if crew:
        s.put(crew, aboard=ship, as_="pilot")
    device = s.put("Tractor Beam", on=ship)
    s.start(turn="dark", phase="control")
    assert not s.can("use", device)


def test_lennox_is_aboard_in_a_ship_in_the_hold_too():
    s, sky, destroyer, device, prey = beam(aboard=False)
    tie = s.put("TIE Fighter", aboard=destroyer, as_="cargo")
    s.put("Captain Lennox", aboard=tie, as_="passenger")
    assert s.can("use", device, prey)


def test_the_beam_catches_ships_of_the_opponents_that_are_present():
    tug = Capital("Tug", LIGHT, "t tug", "Corellian Corvette", armor=5, maneuver=2, hyperspeed=3,
                  text=[PermanentPilot(1)], **HULL)  # fmt: skip
    s, sky, destroyer, device, prey = beam(extra=[tug])
    cruiser, tie = crewed(s, "Cruiser", sky), s.put("TIE Fighter", at=sky)
    inside = s.put("Fighter", aboard=cruiser, as_="cargo")
    far, cannon = s.put("Tug", at=s.location("Kessel")), s.put("Turbolaser Battery", on=destroyer)
    driver = s.put("Skiff", at=sky)
    assert not any(s.can("use", device, each) for each in (cruiser, tie, inside, far, driver))
    assert not s.can("use", cannon)


@pytest.mark.parametrize(("destiny", "caught"), [(5, False), (6, True)])
def test_the_beam_must_exceed_the_defense_value(destiny, caught):
    tug = Capital("Tug", LIGHT, "t tug", "Corellian Corvette", armor=5, maneuver=2, hyperspeed=3,
                  text=[Carries(pilots=1, passengers=1)], **HULL)  # fmt: skip
    s, sky, _, device, _ = beam(extra=[tug])
    ship = s.put("Tug", at=sky)
    s.put("Light Flier", aboard=ship, as_="pilot"), s.put("Rebel 1", aboard=ship, as_="passenger")
    s.destinies("dark", destiny)
    s.do("use", device, ship)
    assert s.captured(ship) is caught


def test_nobody_makes_lennox_use_the_beam():
    s, _, _, _, prey = beam()
    s.until(phase="deploy")
    assert not s.captured(prey) and s.count("dark", "force") == 12


@pytest.mark.ruling("captain-lennox.4")
def test_the_same_beam_is_used_again_at_the_end_of_a_battle():
    s, sky, _, device, prey = beam()
    s.destinies("dark", 1)
    s.do("use", device, prey)
    s.until(phase="battle", player="dark")
    s.do("battle", sky)
    while s.battle:
        s.decide(lambda each: each.verb in ("pass", "draw-destiny", "lose"))
    assert s.can("use", device, prey)


# -- Frozen Dinner -----------------------------------------------------------------------------------------------------

CAVE, RIDGE = "Hoth: Wampa Cave (7th Marker)", "Hoth: North Ridge (4th Marker)"
BEAST = Creature("Beast", DARK, "t beast", "swamp", destiny=1, ferocity=3, defense=1, text=[Habitat()])


def dinner(*guests, phase="deploy", turn="dark"):
    s, cave = at(CAVE, BEAST)
    people = [s.put(each, at=cave) for each in guests]
    meal = s.hand("dark", "Frozen Dinner")
    s.start(turn=turn, phase=phase)
    return s, cave, people, meal


@pytest.mark.ruling("frozen-dinner.1")
def test_the_dinner_is_an_opponents_character_alone_in_the_cave():
    s, _, (rebel,), meal = dinner("Rebel 3")
    assert s.can("deploy", meal, rebel)
    s, _, (rebel, _), meal = dinner("Rebel 3", "Rebel 1")
    assert not s.can("deploy", meal, rebel)
    s, _, (imperial,), meal = dinner("Imperial 3")
    assert not s.can("deploy", meal, imperial)
    s, _, _, meal = dinner()
    away = s.put("Rebel 3", at=s.location(TOWN))
    assert not s.can("deploy", meal, away)


def test_no_vehicle_is_dinner():
    s, _, (crawler,), meal = dinner("Crawler")
    assert not s.can("deploy", meal, crawler)


@pytest.mark.ruling("frozen-dinner.1")
@pytest.mark.parametrize(("who", "company", "place", "served"), [
    ("Light Spy", "", CAVE, True), ("Light Spy", "Rebel 1", CAVE, False), ("Light Spy", "", RIDGE, False),
    ("Dark Spy", "", CAVE, False),
])  # fmt: skip
@pytest.mark.parametrize("comes", ["deploy", "walk"])
def test_dinner_is_a_character_of_the_opponents_who_comes_to_the_cave_alone(comes, who, company, place, served):
    turn = "dark" if who == "Dark Spy" else "light"
    s, cave, _, meal = dinner(phase="deploy" if comes == "deploy" else "move", turn=turn)
    ridge = s.location(RIDGE, side="dark")
    goal, start = (cave, ridge) if place == CAVE else (ridge, cave)
    if company:
        s.put(company, at=goal)
    guest = s.hand(turn, who) if comes == "deploy" else s.put(who, at=start)
    s.do(comes, guest, goal)
    assert s.can("deploy", meal, guest) == served


@pytest.mark.ruling("frozen-dinner.1")
def test_it_is_served_as_soon_as_somebody_comes_alone():
    s, cave, _, meal = dinner(phase="move", turn="light")
    rebel = s.put("Rebel 3", at=s.location("Hoth: North Ridge (4th Marker)", side="dark"))
    s.do("walk", rebel, cave)
    assert s.decision.player == "dark"
    s.do("deploy", meal, rebel)
    assert s.carrier(meal) == rebel


@pytest.mark.ruling("frozen-dinner.2")
def test_the_dinner_has_no_power_and_cannot_move():
    s, cave, (rebel,), meal = dinner("Rebel 3")
    near = s.location("Hoth: North Ridge (4th Marker)", side="dark")
    assert s.power(rebel) == 1
    s.do("deploy", meal, rebel)
    s.start(turn="light", phase="move")
    assert s.power(rebel) == 0 and not s.can("walk", rebel) and near and cave
    s.happen("lose", meal)
    assert s.power(rebel) == 1 and s.can("walk", rebel)


@pytest.mark.ruling("frozen-dinner.3")
@pytest.mark.parametrize(("guests", "saber", "free"), [
    (("Rebel 3",), False, False), (("Rebel 3",), True, True), (("Rebel 3", "Rebel 1"), False, False),
    (("Rebel 3", "Rebel 2"), False, True)])  # fmt: skip
def test_a_lightsaber_or_enough_ability_cancels_it(guests, saber, free):
    s, cave, (rebel, *_), _ = dinner("Rebel 3")
    meal = s.put("Frozen Dinner", on=rebel)
    for each in guests[1:]:
        s.put(each, at=cave)
    if saber:
        s.put("Light Saber", on=rebel)
    s.start(turn="light", phase="control")
    assert s.can("use", meal) == free
    if free:
        s.do("use", meal)
        assert s.zone(meal) == "lost"


@pytest.mark.parametrize("where", ["theirs", "elsewhere", "enclosed"])
def test_the_lightsaber_is_the_victims_and_at_hand(where):
    s, cave, (rebel,), _ = dinner("Rebel 3")
    meal = s.put("Frozen Dinner", on=rebel)
    if where == "theirs":
        s.put("Dark Saber", on=s.put("Imperial 1", at=cave))
    elif where == "elsewhere":
        s.put("Light Saber", on=s.put("Rebel 1", at=s.location(TOWN)))
    else:
        s.put("Light Saber", on=s.put("Rebel 1", aboard=s.put("Crawler", at=cave), as_="passenger"))
    s.start(turn="light", phase="control")
    assert not s.can("use", meal)


def test_what_the_beast_has_eaten_nobody_cancels():
    s, cave, (rebel,), _ = dinner("Rebel 3")
    wampa, meal = s.put("Beast", at=cave), s.put("Frozen Dinner", on=rebel)
    other = s.put("Rebel 1", at=cave)
    s.happen("eat", other, other=wampa)
    assert s.carrier(meal) == rebel  # another one was eaten
    s.happen("eat", rebel, other=wampa)
    s.put("Rebel 5", at=cave)
    s.start(turn="light", phase="control")
    assert s.carrier(meal) == wampa and not s.can("use", meal)


@pytest.mark.ruling("frozen-dinner.4")
def test_who_eats_the_dinner_grows_more_ferocious_each_time():
    s, cave, (rebel,), meal = dinner("Rebel 3")
    wampa, other = s.put("Beast", at=cave), s.put("Beast", at=cave)
    tame = s.ferocity(wampa)
    s.do("deploy", meal, rebel)
    s.happen("eat", rebel, other=wampa)
    assert s.zone(rebel) == "lost" and s.carrier(meal) == wampa
    assert s.ferocity(wampa) == tame + 2 and s.ferocity(other) == tame
    guest = s.put("Rebel 2", at=cave)
    s.put("Frozen Dinner", on=guest)
    s.happen("eat", guest, other=wampa)
    assert s.ferocity(wampa) == tame + 4


@pytest.mark.ruling("frozen-dinner.4")
def test_who_is_lost_otherwise_feeds_nobody():
    s, cave, (rebel,), meal = dinner("Rebel 3")
    wampa = s.put("Beast", at=cave)
    tame = s.ferocity(wampa)
    s.do("deploy", meal, rebel)
    s.happen("lose", rebel)
    assert s.zone(meal) == "lost" and s.ferocity(wampa) == tame


# -- Corporal Prescott -------------------------------------------------------------------------------------------------


def test_prescott_turns_prisoners_into_force_instead_of_draining():
    s, prison = at(CORRIDOR)
    prescott = s.put("Corporal Prescott", at=prison)
    s.pile("dark", "lost", *["Dark Trick"] * 5)
    s.start(turn="dark", phase="control")
    assert s.power(prescott) == 4 and not s.can("use", prescott)
    s.put("Rebel 1", imprisoned_at=prison), s.put("Rebel 2", imprisoned_at=prison)
    s.put("Settler 1", imprisoned_at=prison)
    s.do("use", prescott)
    assert s.count("dark", "lost") == 3 and s.count("dark", "force") == 10
    s.until(player="dark")
    assert not s.can("use", prescott) and not s.can("drain", prison)


@pytest.mark.parametrize(("who", "how", "able"), [
    ("Rebel 1", "imprisoned", True), ("Settler 1", "imprisoned", False), ("Rebel 1", "escorted", False),
    ("Rebel 1", "elsewhere", False),
])  # fmt: skip
def test_prescott_counts_rebels_imprisoned_with_him(who, how, able):
    s, prison = at(CORRIDOR)
    far = s.location(TOWER)
    prescott = s.put("Corporal Prescott", at=prison)
    where = {"imprisoned_at": prison if how == "imprisoned" else far}
    s.put(who, **where if how != "escorted" else {"captive_of": s.put("Dark Guard", at=prison)})
    s.pile("dark", "lost", *["Dark Trick"] * 5)
    s.start(turn="dark", phase="control")
    assert s.can("use", prescott) is able
    s.until(phase="deploy")
    assert s.count("dark", "lost") == 5  # nobody must


def test_prescott_pays_and_is_paid_for_nobody_else():
    s, prison = at(CORRIDOR)
    prescott = s.put("Corporal Prescott", at=prison)
    s.put("Rebel 1", imprisoned_at=prison), s.put("Rebel 1", imprisoned_at=s.location(TOWER))
    s.put("Rebel 1", captive_of=s.put("Dark Guard", at=prison))
    s.pile("dark", "lost", *["Dark Trick"] * 5)
    s.start(turn="dark", phase="control")
    s.do("use", prescott)
    assert s.count("dark", "lost") == 4 and s.count("dark", "force") == 11


def test_prescott_is_weaker_above_the_death_star():
    s = scene()
    ship = s.put("Raider", at=s.location("Death Star"))
    assert s.power(s.put("Corporal Prescott", aboard=ship, as_="passenger")) == 2


def test_prescott_is_weaker_elsewhere_and_of_use_only_at_a_prison():
    s, town = at()
    prescott = s.put("Corporal Prescott", at=town)
    s.put("Rebel 1", imprisoned_at=s.location(CORRIDOR))
    s.start(turn="dark", phase="control")
    assert s.power(prescott) == 2 and not s.can("use", prescott)


# -- Sarlacc -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("frozen", "may"), [(True, False), (False, True)])
def test_the_sarlacc_does_not_attack_the_frozen(frozen, may):
    s, pit = at("Tatooine: Great Pit Of Carkoon")
    beast, guard = s.put("Sarlacc", at=pit), s.put("Dark Guard", at=pit)
    prey = s.put("Rebel 3", captive_of=guard, frozen=frozen)
    s.start(turn="dark", phase="control")
    assert (prey.id in prey_of(s.game.engine, beast.id)) == may


def sarlacc():
    """The Sarlacc in its pit, and another creature elsewhere."""
    s = scene(BEAST)
    pit, town = s.location("Tatooine: Great Pit Of Carkoon"), s.location(TOWN)
    beast, other = s.put("Sarlacc", at=pit), s.put("Beast", at=town)
    s.pile("dark", "lost", *["Dark Trick"] * 6)
    return s, pit, town, beast, other


@pytest.mark.parametrize(("destiny", "eaten"), [(0, False), (1, True)])
def test_the_sarlacc_draws_destiny_and_adds_four(destiny, eaten):
    giant = Rebel("Giant", "t giant", ability=2, destiny=1, deploy=1, power=4, forfeit=1)
    s = scene(giant)
    pit = s.location("Tatooine: Great Pit Of Carkoon")
    beast, prey = s.put("Sarlacc", at=pit), s.put("Giant", at=pit)
    s.destinies("dark", destiny, 5)
    s.start(turn="dark", phase="battle")
    s.do("unleash", beast)
    s.until(phase="move")
    assert s.on_table(prey) != eaten  # 4 and destiny against power 4


def test_the_sarlacc_counts_your_aliens_beside_it():
    s, pit, town, beast, _ = sarlacc()
    prey = s.put("Rebel 3", captive_of=s.put("Dark Guard", at=pit))
    for who, place in (("Brute 1", pit), ("Brute 2", pit), ("Settler 1", pit), ("Imperial 1", pit), ("Brute 1", town)):
        s.put(who, at=place)
    s.start(turn="dark", phase="control")
    assert not s.can("use", beast)
    s.happen("eat", prey, other=beast)
    s.do("use", beast)
    assert s.count("dark", "lost") == 6 - 2


@pytest.mark.parametrize("how", ["no captive", "not eaten", "eaten elsewhere"])
def test_the_sarlacc_pays_for_captives_eaten_in_its_pit(how):
    s, pit, town, beast, other = sarlacc()
    s.put("Brute 1", at=pit)
    place = town if how == "eaten elsewhere" else pit
    prey = s.put("Rebel 3", at=pit) if how == "no captive" else s.put(
        "Rebel 3", captive_of=s.put("Dark Guard", at=place))  # fmt: skip
    s.start(turn="dark", phase="control")
    if how == "not eaten":
        s.happen("lose", prey)
    else:
        s.happen("eat", prey, other=other if how == "eaten elsewhere" else beast)
    assert not s.can("use", beast)
    assert s.zone(prey) == ("out-of-play" if how == "no captive" else "lost")
