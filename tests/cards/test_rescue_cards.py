"""Cards that free captives or harm them: each clause, where it must not apply, just below each threshold."""

import pytest

from cantina.engine.values import value
from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, crewed, fight, scene

BLOCK, CORRIDOR = "Death Star: Detention Block Corridor", "Death Star: Level 4 Military Corridor"


def prison(*captives: str, site: str = BLOCK, **more: str):
    s = scene()
    cell = s.location(site, side="dark")
    return s, cell, [s.put(each, imprisoned_at=cell) for each in captives]


# -- Cell 2187 ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("captives-releasing.1")
def test_cell_2187_frees_as_many_as_destiny_says_when_its_target_comes():
    s, cell, captives = prison("Rebel 1", "Rebel 2", "Rebel 3")
    corridor, war_room = s.location(CORRIDOR), s.location("Death Star: War Room")
    spy = s.put("Light Spy", at=war_room)
    effect = s.put("Cell 2187", on=corridor, targets={"target": spy})
    s.destinies("light", 2)
    s.start(turn="light", phase="move")
    s.do("walk", spy, corridor)
    for each in captives[:2]:
        s.do("choose", each) if s.can("choose", each) else None
    while any(option.verb == "release" for option in s.decision.options):
        s.decide(lambda option: option.verb == "release")
    assert sum(not s.captive(each) for each in captives) == 2 and s.zone(effect) == "lost"


def test_cell_2187_deploys_on_death_star_sites_and_targets_who_is_elsewhere():
    s = scene()
    bay, corridor = s.location("Death Star: Docking Bay 327"), s.location(CORRIDOR)
    town = s.location("Tatooine: Box")
    inside, spy = s.put("Light Spy", at=corridor), s.put("Light Chief", at=town)
    plain, effect = s.put("Rebel 4", at=town), s.hand("light", "Cell 2187")
    s.start(turn="light", phase="deploy")
    assert s.why_not("deploy", effect, bay) and s.why_not("deploy", effect, town)
    s.do("deploy", effect, corridor)  # there is only one who could be its target
    held = [each.card for each in s.game.engine.card(effect.id).memory]
    assert held == [spy.id] and inside.id not in held and plain.id not in held


@pytest.mark.ruling("captives-releasing.1")
def test_cell_2187_targets_ones_own_spy_and_opens_the_block_alone():
    s, cell, (rebel,) = prison("Rebel 1")
    corridor, town = s.location(CORRIDOR), s.location("Tatooine: Box")
    spy, friend = s.put("Light Spy", at=town), s.put("Rebel 2", at=cell)
    s.put("Dark Spy", at=town)
    elsewhere = s.put("Rebel 3", captive_of=s.put("Dark Guard", at=town))
    effect = s.hand("light", "Cell 2187")
    s.start(turn="light", phase="deploy")
    s.do("deploy", effect, corridor)  # the opponent's spy is no target
    s.destinies("light", 2)
    s.start(turn="light", phase="move")
    s.do("walk", friend, corridor)
    assert s.on_table(effect)  # somebody else has come
    s.game.engine.change(spy.id, at=corridor.id)
    s.start(turn="light", phase="move")
    while any(option.verb in ("release", "choose") for option in s.decision.options):
        s.decide(lambda option: option.verb in ("release", "choose"))
    assert s.captive(elsewhere) and not s.captive(rebel) and s.zone(effect) == "lost"


def test_cell_2187_may_target_who_is_above_the_death_star():
    s = scene()
    star, corridor = s.location("Death Star"), s.location(CORRIDOR)
    s.put("Light Spy", aboard=crewed(s, "Cruiser", star), as_="passenger")
    effect = s.hand("light", "Cell 2187")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", effect, corridor) and not s.can("deploy", effect, star)


# -- 8D8 and Arc Welder ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("captives-releasing.1")
@pytest.mark.parametrize(("destiny", "freed"), [(3, False), (4, True)])
def test_8d8_may_free_a_captive_where_somebody_is_imprisoned(destiny, freed):
    s, cell, (rebel,) = prison("Rebel 1")
    droid = s.put("8D8", at=cell)
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("use", droid)
    while any(option.verb == "release" for option in s.decision.options):
        s.decide(lambda option: option.verb == "release")
    assert s.captive(rebel) != freed and not s.can("use", droid)


@pytest.mark.ruling("captives-releasing.1")
def test_8d8_frees_nobody_elsewhere_or_in_the_opponents_turn():
    s, cell, (rebel,) = prison("Rebel 1")
    droid = s.put("8D8", at=s.location(CORRIDOR))
    s.start(turn="light", phase="control")
    assert not s.can("use", droid)
    s, cell, (rebel,) = prison("Rebel 1")
    droid = s.put("8D8", at=cell)
    s.start(turn="dark", phase="control")
    assert not s.can("use", droid)


def test_8d8_frees_one_of_its_own_site_by_chance():
    s, cell, captives = prison("Rebel 1", "Rebel 1")
    corridor = s.location(CORRIDOR)
    others = [s.put("Rebel 2", captive_of=s.put("Dark Guard", at=corridor)) for _ in range(8)]
    droid = s.put("8D8", at=cell)
    s.destinies("light", 4)
    s.start(turn="light", phase="control")
    s.do("use", droid)
    assert sum(map(s.captive, captives)) == 1 and all(map(s.captive, others))  # nobody chose whom


def test_8d8_tries_once_in_each_of_your_turns():
    s, cell, (rebel,) = prison("Rebel 1")
    droid = s.put("8D8", at=cell)
    s.destinies("light", 1)
    s.start(turn="light", phase="control")
    s.do("use", droid)
    s.until("deploy", player="light")
    assert not s.can("use", droid)
    s.until("activate", player="dark")
    s.until("deploy", player="light")
    assert s.can("use", droid)


@pytest.mark.parametrize("imprisoned", [True, False])
def test_8d8_frees_no_escorted_captive_unless_somebody_is_imprisoned_at_that_very_site(imprisoned):
    s, cell, (rebel,) = prison("Rebel 1")
    place = cell if imprisoned else s.location(CORRIDOR)
    s.put("Rebel 2", captive_of=s.put("Dark Guard", at=place))
    droid = s.put("8D8", at=place)
    s.start(turn="light", phase="control")
    assert s.can("use", droid) == imprisoned


def torment(title):
    """An Interrupt of that title that is aimed at somebody or something."""
    return LostInterrupt(title, DARK, "rescue torment", destiny=1, text=[
        Action([Lose(TARGET)], targets=(one(theirs(CHARACTER | VEHICLE)),))])  # fmt: skip


@pytest.mark.parametrize(("title", "whom", "where", "stopped"), [
    ("Torture", "Rebel 2", "here", True), ("Aiiii! Aaa! Agggggggggg!", "Rebel 2", "here", True),
    ("Sonic Bombardment", "Rebel 2", "here", True), ("Some Ploy", "Rebel 2", "here", False),
    ("Torture", "Rebel 2", "next door", False), ("Torture", "Rebel 2", "in space", False),
    ("Torture", "Skiff", "here", False),
])  # fmt: skip
def test_8d8_may_stop_the_torment_of_a_character_at_its_site(title, whom, where, stopped):
    s = scene(torment(title))
    site, door, calm = s.location(BLOCK), s.location(CORRIDOR), s.location("Calm")
    ship = s.put("Fighter", at=calm)
    victim = s.put(whom, aboard=ship) if where == "in space" else s.put(whom, at=site if where == "here" else door)
    droid = s.put("8D8", aboard=ship) if where == "in space" else s.put("8D8", at=site)
    s.start(turn="dark", phase="control")
    s.do("play", s.hand("dark", title), victim)
    assert s.can("use", droid) == stopped
    if stopped:
        assert s.can("pass")  # nobody must
        s.do("use", droid)
    assert s.on_table(victim) == stopped


def escorted(who="Rebel 2"):
    s = scene()
    dunes = s.location("Tatooine: Box")
    guard = s.put("Dark Guard", at=dunes)
    captive = s.put(who, captive_of=guard)
    unit = s.put("R2-D2 (Artoo-Detoo)", at=dunes)
    welder = s.put("Arc Welder", on=unit)
    return s, dunes, guard, captive, unit, welder


@pytest.mark.ruling("captives-releasing.1")
def test_an_arc_welder_frees_an_escorted_captive_for_two_force():
    s, dunes, guard, captive, unit, welder = escorted()
    s.start(turn="light", phase="control")
    s.do("use", welder, captive)
    s.do("release", captive, dunes)
    assert not s.captive(captive) and s.count("light", "force") == 10


@pytest.mark.ruling("captives-releasing.1")
def test_an_arc_welder_works_in_your_control_phase_where_it_is_and_frees_no_prisoner():
    s, dunes, guard, captive, unit, welder = escorted()
    s.start(turn="light", phase="deploy")
    assert not s.can("use", welder)
    s, cell, (rebel,) = prison("Rebel 1")
    welder = s.put("Arc Welder", on=s.put("R2-D2 (Artoo-Detoo)", at=cell))
    s.start(turn="light", phase="control")
    assert not s.can("use", welder)
    s, dunes, guard, captive, unit, welder = escorted()
    s.force("light", 1)
    s.start(turn="light", phase="control")
    assert not s.can("use", welder)


@pytest.mark.parametrize(("how", "freed"), [
    ("here", True), ("elsewhere", False), ("in a tank", False), ("without escort", False)])  # fmt: skip
def test_an_arc_welder_frees_whom_an_escort_has_beside_it(how, freed):
    s = scene()
    dunes, field = s.location("Tatooine: Box"), s.location("Kessel: Box")
    guard = s.put("Dark Guard", aboard=s.put("Tank", at=dunes)) if how == "in a tank" else s.put(
        "Dark Guard", at=field if how == "elsewhere" else dunes)  # fmt: skip
    prey = s.put("Rebel 2", captive_at=dunes, frozen=True) if how == "without escort" else s.put(
        "Rebel 2", captive_of=guard)  # fmt: skip
    welder = s.put("Arc Welder", on=s.put("R2-D2 (Artoo-Detoo)", at=dunes))
    s.start(turn="light", phase="control")
    assert s.can("use", welder, prey) == freed
    s.until("deploy")
    assert s.captive(prey) and s.count("light", "force") == 12  # nobody must


def test_an_arc_welder_is_free_and_for_r_units_alone():
    s = scene()
    dunes = s.location("Tatooine: Box")
    unit, digger, rebel = (s.put(each, at=dunes) for each in ("R2-D2 (Artoo-Detoo)", "Light Digger", "Rebel 1"))
    welder = s.hand("light", "Arc Welder")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", welder, digger) and not s.can("deploy", welder, rebel)
    s.do("deploy", welder, unit)
    assert s.carrier(welder) == unit and s.count("light", "force") == 12


def test_an_arc_welder_keeps_nobody_out_but_an_opponent_present_with_it():
    s = scene()
    dunes, field = s.location("Tatooine: Box"), s.location("Kessel: Box")
    welder = s.put("Arc Welder", on=s.put("R2-D2 (Artoo-Detoo)", at=dunes))
    own, near, far = s.put("Rebel 1", at=dunes), s.put("Imperial 1", at=dunes), s.put("Imperial 1", at=field)
    inside = s.put("Imperial 1", aboard=s.put("Tank", at=dunes))
    s.put("Rebel 6", at=field)
    s.hand("light", "Light Trick")
    fight(s, dunes, "light")
    assert [s.can("use", welder, each) for each in (near, own, far, inside)] == [True, False, False, False]
    fight(s, field, "light")
    assert not s.can("use", welder)


def test_an_arc_welder_does_nothing_from_inside_a_crawler():
    s = scene()
    dunes = s.location("Tatooine: Box")
    unit = s.put("R2-D2 (Artoo-Detoo)", aboard=crewed(s, "Crawler", dunes))
    welder = s.put("Arc Welder", on=unit)
    s.put("Rebel 4", at=dunes), s.put("Imperial 1", at=dunes)
    s.hand("light", "Light Trick")
    fight(s, dunes, "light")
    assert not s.can("use", welder)


@pytest.mark.parametrize(("who", "kept_out"), [("Imperial 1", True), ("Imperial 2", False)])
def test_an_arc_welder_keeps_one_of_ability_one_out_of_a_battle(who, kept_out):
    s = scene()
    dunes = s.location("Tatooine: Box")
    unit, rebel = s.put("R2-D2 (Artoo-Detoo)", at=dunes), s.put("Rebel 4", at=dunes)
    welder, chief, weak = s.put("Arc Welder", on=unit), s.put("Imperial 6", at=dunes), s.put(who, at=dunes)
    s.hand("light", "Light Trick")
    s.start(turn="light", phase="battle")
    s.do("battle", dunes)
    assert s.can("use", welder, weak) == kept_out and rebel
    if kept_out:
        s.do("use", welder, weak)
        assert s.battle.participants("dark") == (chief,)


# -- Jedi Mind Trick and Someone Who Loves You -------------------------------------------------------------------------


@pytest.mark.ruling("captives-releasing.1")
@pytest.mark.parametrize(("ability", "foe", "played"), [(5, "Dark Chief", True), (4, "Dark Chief", False),
                                                        (5, "Imperial 3", False)])  # fmt: skip
def test_a_mind_trick_frees_a_captive_of_a_related_prison(ability, foe, played):
    s, cell, (rebel,) = prison("Rebel 1")
    corridor = s.location(CORRIDOR)
    s.put(f"Rebel {ability}", at=corridor), s.put(foe, at=corridor)
    trick = s.hand("light", "Jedi Mind Trick")
    s.start(turn="light", phase="control")
    assert s.can("play", trick, rebel) == played
    if played:
        s.do("play", trick, rebel)
        s.pass_()  # the opponent does not pay
        s.decide(lambda option: option.verb == "release") if s.captive(rebel) else None
        assert not s.captive(rebel) and s.zone(trick) == "lost"


@pytest.mark.ruling("captives-releasing.1")
def test_the_opponent_may_pay_two_force_to_keep_the_captive():
    s, cell, (rebel,) = prison("Rebel 1")
    corridor = s.location(CORRIDOR)
    s.put("Rebel 5", at=corridor), s.put("Dark Chief", at=corridor)
    trick = s.hand("light", "Jedi Mind Trick")
    s.start(turn="light", phase="control")
    s.do("play", trick, rebel)
    assert s.decision.player == "dark"
    s.decide(lambda option: option.verb == "yes")
    while s.decision.options[0].verb == "lose":
        s.game.choose(0)
    assert s.captive(rebel) and s.count("dark", "lost") == 2


@pytest.mark.parametrize(("mine", "theirs", "played"), [
    ("Rebel 5", "Dark Chief", True), ("Imperial 5", "Dark Chief", False), ("Rebel 5", "Light Chief", False),
    ("Rebel 5", "Dark Chief in a Tank", False), ("Rebel 5 in a Crawler", "Dark Chief", False),
])  # fmt: skip
def test_a_mind_trick_takes_somebody_of_yours_face_to_face_with_a_leader_of_theirs(mine, theirs, played):
    s, cell, (rebel,) = prison("Rebel 1")
    corridor = s.location(CORRIDOR)
    for who, _, shell in (each.partition(" in a ") for each in (mine, theirs)):
        s.put(who, aboard=s.put(shell, at=corridor)) if shell else s.put(who, at=corridor)
    s.start(turn="light", phase="control")
    assert s.can("play", s.hand("light", "Jedi Mind Trick"), rebel) == played


def test_a_mind_trick_frees_nobody_outside_a_prison():
    s, cell, (rebel,) = prison("Rebel 1")
    corridor = s.location(CORRIDOR)
    escorted = s.put("Rebel 2", captive_of=s.put("Dark Guard", at=s.location("Death Star: Docking Bay 327")))
    s.put("Rebel 5", at=corridor), s.put("Dark Chief", at=corridor)
    trick = s.hand("light", "Jedi Mind Trick")
    s.start(turn="light", phase="control")
    assert s.can("play", trick, rebel) and not s.can("play", trick, escorted)


@pytest.mark.parametrize(("who", "place", "played"), [
    ("Luke Skywalker", "Tatooine: Jundland Wastes", True), ("Luke Skywalker", "Kessel: Box", False),
    ("Rebel 4", "Tatooine: Jundland Wastes", False),
])  # fmt: skip
def test_a_mind_trick_stops_a_drain_beside_luke(who, place, played):
    s = scene()
    town = s.location("Tatooine: Mos Eisley")
    s.put(who, at=s.location(place)), s.put("Imperial 3", at=town)
    trick = s.hand("light", "Jedi Mind Trick")
    s.start(turn="dark", phase="control")
    s.do("drain", town)
    assert s.can("play", trick) == played
    if played:
        s.do("play", trick)
        assert s.count("light", "lost") == 0 and s.zone(trick) == "used"


@pytest.mark.parametrize(("lost", "other"), [("Han Solo", "Leia Organa"), ("Leia Organa", "Han Solo")])
def test_someone_who_loves_you_keeps_the_other_from_the_lost_pile(lost, other):
    for there in (True, False):
        s = scene()
        town = s.location("Tatooine: Mos Eisley")
        gone = s.put(lost, at=town)
        s.put(other, at=town) if there else None
        card = s.hand("light", "Someone Who Loves You")
        s.start(turn="dark", phase="control")
        s.happen("lose", gone)
        assert s.can("play", card) == there
        if there:
            s.do("play", card)
            assert s.zone(gone) == "used"


@pytest.mark.parametrize("friend", ["Leia Organa", "Han Solo"])
def test_someone_who_loves_you_saves_nobody_else(friend):
    s = scene()
    town = s.location("Tatooine: Mos Eisley")
    s.put(friend, at=town)
    card = s.hand("light", "Someone Who Loves You")
    s.start(turn="dark", phase="control")
    s.happen("lose", s.put("Rebel 3", at=town))
    assert not s.can("play", card)


def test_leia_frees_nobody_from_inside_a_crawler():
    s = scene()
    town = s.location("Tatooine: Mos Eisley")
    s.put("Han Solo", captive_of=s.put("Dark Guard", at=town))
    s.put("Leia Organa", aboard=s.put("Crawler", at=town))
    s.start(turn="light", phase="control")
    assert not s.can("play", s.hand("light", "Someone Who Loves You"))


@pytest.mark.ruling("captives-releasing.1")
def test_someone_who_loves_you_frees_han_where_leia_is():
    s = scene()
    town, dunes = s.location("Tatooine: Mos Eisley"), s.location("Tatooine: Jundland Wastes")
    han = s.put("Han Solo", captive_of=s.put("Dark Guard", at=town))
    luke = s.put("Luke Skywalker", captive_of=s.put("Dark Guard", at=town))
    leia, card = s.put("Leia Organa", at=dunes), s.hand("light", "Someone Who Loves You")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)
    s.put("Rebel 1", at=town)
    assert not s.can("play", card)
    s.game.engine.change(leia.id, at=town.id)
    s.force("light", 5)
    assert not s.can("play", card, luke)
    s.do("play", card, han)
    s.do("release", han, town)
    assert not s.captive(han) and s.captive(luke)


@pytest.mark.parametrize(("site", "played"), [(BLOCK, True), ("Tatooine: Box", False)])
def test_someone_who_loves_you_stops_a_drain_at_a_prison(site, played):
    s = scene()
    place = s.location(site)
    s.put("Imperial 3", at=place)
    card = s.hand("light", "Someone Who Loves You")
    s.start(turn="dark", phase="control")
    s.do("drain", place)
    assert s.can("play", card) == played


# -- Thermal Detonator -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("missing.4", "capturing-characters.13")
def test_a_thermal_detonator_takes_all_with_one_of_three_numbers_the_missing_and_captives_included():
    s = Scenario(cards=BOX)
    dunes, town = s.location("Tatooine: Jundland Wastes"), s.location("Tatooine: Mos Eisley")
    hunter = s.put("Danz Borin", at=dunes)
    bomb, rebel = s.put("Thermal Detonator", on=hunter), s.put("Rebel 4", at=dunes)
    lost, far = s.put("Rebel 3", missing=dunes), s.put("Rebel 2", at=town)
    luke = s.put("Luke Skywalker", at=dunes)
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", dunes)
    s.destinies("dark", 6, 1, 6)
    s.until(verb="fire")
    assert s.destiny(rebel) == 1 and s.destiny(luke) == 1 and s.destiny(hunter) == 3
    s.do("fire", bomb)
    assert [s.zone(each) for each in (rebel, lost, luke, bomb)] == ["lost"] * 4
    assert s.zone(hunter) == "table" and s.zone(far) == "table" and s.on_table(dunes)


@pytest.mark.ruling("captives-releasing.7")
@pytest.mark.parametrize(("numbers", "fates"), [
    ((3, 1, 6), ["lost", "lost"]), ((3, 6, 6), ["lost", "used"]), ((6, 6, 6), ["table", "captive"])])  # fmt: skip
def test_a_thermal_detonator_that_takes_escort_and_captive_releases_nobody(numbers, fates):
    s = scene()
    dunes = s.location("Tatooine: Box")
    hunter = s.put("Danz Borin", at=dunes)
    bomb, prey = s.put("Thermal Detonator", on=hunter), s.put("Rebel 3", captive_of=hunter)
    s.put("Rebel 4", at=dunes)
    fight(s, dunes, "dark")
    s.destinies("dark", *numbers)
    s.until(verb="fire")
    assert s.destiny(hunter) == 3 and s.destiny(prey) == 1
    s.do("fire", bomb)
    if s.can("release", prey, pile="used"):
        s.do("release", prey, pile="used")
    assert [s.zone(hunter), s.zone(prey)] == fates


@pytest.mark.ruling("captives-imprisoned.2")
@pytest.mark.parametrize("imprisoned", [True, False])
def test_a_thermal_detonator_reaches_nobody_in_prison(imprisoned):
    s, cell, _ = prison()
    guard, hunter = s.put("Dark Guard", at=cell), s.put("Danz Borin", at=cell)
    bomb, rebel = s.put("Thermal Detonator", on=hunter), s.put("Rebel 4", at=cell)
    prey = s.put("Rebel 3", **({"imprisoned_at": cell} if imprisoned else {"captive_of": guard}))
    fight(s, cell, "dark")
    s.destinies("dark", 1, 6, 6)
    s.until(verb="fire")
    assert s.destiny(prey) == s.destiny(guard) == 1
    s.do("fire", bomb)
    assert [s.zone(rebel), s.zone(guard), s.zone(bomb)] == ["lost"] * 3
    assert s.zone(prey) == ("captive" if imprisoned else "lost")


@pytest.mark.parametrize(("destinies", "lost"), [
    ((6, 6, 1, 6), "person"), ((6, 6, 6, 1), ""), ((0, 2, 6, 6), ""), ((6, 6, 7, 6), ""),
])  # fmt: skip
def test_a_thermal_detonator_draws_three_numbers_and_spares_effects_and_the_ground(destinies, lost):
    trap = Effect("Trap", LIGHT, "rescue trap", destiny=2, text=[DeployOn(SITE)])
    s = scene(trap)
    dunes, town = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    bomb = s.put("Thermal Detonator", on=s.put("Danz Borin", at=dunes))
    person, trap = s.put("Rebel 4", at=dunes), s.put("Trap", on=dunes)
    s.destinies("dark", *destinies)
    fight(s, dunes, "dark")
    s.until(verb="fire")
    assert not s.can("fire", bomb, town) and s.destiny(dunes) == 0
    s.do("fire", bomb)
    assert (s.zone(person) == "lost") == (lost == "person") and s.on_table(trap) and s.on_table(dunes)


@pytest.mark.parametrize(("on_prey", "seizer", "armed", "paid"), [
    ("Bounty", "Bossk", "Bossk", 3), ("Light Stick", "Bossk", "Bossk", 0), ("Bounty", "Dark Guard", "Bossk", 0),
    ("Bounty", "Bossk", "Danz Borin", 0),
])  # fmt: skip
def test_a_thermal_detonator_pays_its_bearer_for_a_captive_with_a_price(on_prey, seizer, armed, paid):
    """Bossk delivers a captive, with and without the weapon among the hunters."""
    retrieved = []
    for with_bomb in (True, False):
        s = scene()
        prison = s.location(BLOCK, side="dark")
        hunters = {title: s.put(title, at=prison) for title in ("Bossk", "Danz Borin", "Dark Guard")}
        prey = s.put("Rebel 3", at=prison)
        s.put(on_prey, on=prey)
        if with_bomb:
            s.put("Thermal Detonator", on=hunters[armed])
        s.start(turn="dark", phase="move")
        s.happen("capture", prey)
        s.do("seize", hunters[seizer], prey)
        if seizer != "Bossk":
            s.do("deliver", hunters[seizer]), s.until(player="dark")
            s.do("collect", hunters["Bossk"], prey), s.until(player="dark")
        s.pile("dark", "lost", *["Dark Trick"] * 20)
        s.do("deliver", hunters["Bossk"])
        if s.decision.prompt.key == "prompt.order":  # before the Bounty is paid and gone
            s.decide(lambda option: option.card.title == "Thermal Detonator")
        retrieved.append(20 - s.count("dark", "lost"))
    assert retrieved[0] - retrieved[1] == paid


def test_a_thermal_detonator_is_not_thrown_into_a_battle_elsewhere():
    s = scene()
    dunes, town = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    bomb = s.put("Thermal Detonator", on=s.put("Danz Borin", at=town))
    s.put("Rebel 4", at=dunes), s.put("Imperial 4", at=dunes)
    s.hand("dark", "Dark Trick")
    fight(s, dunes, "dark")
    assert not s.can("fire", bomb)


def test_a_thermal_detonator_is_a_bounty_hunters_for_three_force():
    s = scene(force=3)
    dunes = s.location("Tatooine: Box")
    hunter, trooper, bomb = (
        s.put("Danz Borin", at=dunes),
        s.put("Dark Guard", at=dunes),
        s.hand("dark", "Thermal Detonator"),
    )
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", bomb, trooper)
    s.do("deploy", bomb, hunter)
    assert s.count("dark", "force") == 0


# -- Force Lightning ---------------------------------------------------------------------------------------------------


def throne(who="Rebel 6", **captive):
    s = scene()
    room = s.location("Tatooine: Box")
    emperor = s.put("Emperor Palpatine", at=room)
    guard = s.put("Dark Guard", at=room)
    victim = s.put(who, captive_of=guard, **captive) if captive else s.put(who, at=room)
    lightning = s.hand("dark", "Force Lightning")
    s.start(turn="dark", phase="control")
    return s, emperor, victim, lightning, guard


@pytest.mark.ruling("force-lightning.1")
@pytest.mark.parametrize("mode", [1, 2])
@pytest.mark.parametrize(("frozen", "struck"), [(False, True), (True, False)])
def test_lightning_strikes_captives_but_none_in_carbonite(frozen, struck, mode):
    s, _, captive, lightning, _ = throne(frozen=frozen)
    assert s.captive(captive) and s.can("play", lightning, captive, mode=mode) == struck


def test_lightning_lowers_defense_by_four_for_the_turn():
    s, emperor, victim, lightning, _ = throne()
    before = s.defense(victim)
    s.do("play", lightning, victim, mode=1)
    assert s.defense(victim) == before - 4 and s.zone(lightning) == "used"
    s.until("activate", player="light")
    assert s.defense(victim) == before


@pytest.mark.parametrize(("destiny", "lost"), [(5, False), (6, True)])
def test_lightning_may_kill_and_weakens_the_emperor(destiny, lost):
    s, emperor, victim, lightning, _ = throne()
    own = s.defense(emperor)
    assert s.defense(victim) == 6
    s.destinies("dark", destiny)
    s.do("play", lightning, victim, mode=2)
    assert (s.zone(victim) == "lost") == lost and s.defense(emperor) == own - 2 and s.zone(lightning) == "lost"
    assert not value(s.game.engine, "immunity", emperor.id)
    assert value(s.game.engine, "immunity", s.put("Lord Vader", at=s.at(emperor)).id) == 6
    s.until("activate", player="light")
    assert s.defense(emperor) == own and value(s.game.engine, "immunity", emperor.id)


def test_lightning_strikes_nobody_away_from_the_emperor():
    s, emperor, victim, lightning, guard = throne()
    far = s.put("Rebel 3", at=s.location("Kessel: Box"))
    assert not s.can("play", lightning, far, mode=1) and not s.can("play", lightning, emperor, mode=1)
    hidden = s.put("Rebel 3", aboard=s.put("Crawler", at=s.at(emperor)), as_="passenger")
    skiff = s.put("Skiff", at=s.at(emperor))
    assert not any(s.can("play", lightning, each, mode=mode) for each in (hidden, skiff) for mode in (1, 2))
    s.happen("lose", emperor)
    assert not s.can("play", lightning, victim, mode=1) and not s.can("play", lightning, victim, mode=2)
