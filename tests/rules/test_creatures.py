"""Creatures: habitats, moves, their attacks and attacks on them (glossary: the creature entries)."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, scene

STRONG = Character("Strong Man", LIGHT, "box strong", "rebel", destiny=1, deploy=2, power=4, ability=3, forfeit=5)
SEER = Character("Seer", LIGHT, "box seer", "rebel", destiny=1, deploy=2, power=1, ability=4, forfeit=5)
BLASTER = CharacterWeapon("Beast Gun", LIGHT, "box beast gun", destiny=1, text=[
    DeployOn(CHARACTER),
    Fire(CHARACTER | CREATURE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip
PISTOL = CharacterWeapon("People Gun", LIGHT, "box people gun", destiny=1, text=[
    DeployOn(CHARACTER),
    Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip
GROWL = Effect("Growl", DARK, "box growl", destiny=1, text=[
    DeployOnTable(), Response(attack_just_initiated(), [CancelIt()])])  # fmt: skip


def field(*extra, force=12):
    """A site of Yavin 4, where swamp creatures and mynocks live."""
    s = scene(STRONG, SEER, BLASTER, PISTOL, *extra, force=force)
    return s, s.location("Yavin 4: Box")


def over(s):
    """Let the battle phase pass, and all that must happen in it."""
    s.until(phase="move")


# -- what they are -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("creature.1")
def test_creatures_are_a_card_type_of_their_own():
    s, box = field()
    mynock, tauntaun = s.put("Mynock", at=box, side="dark"), s.put("Tauntaun", at=box)
    s.start("dark", "move")
    assert s.game.engine.face(mynock.id).category == "creature"
    assert s.game.engine.face(tauntaun.id).category == "vehicle"


@pytest.mark.ruling("creature-creatures-being-attacked.7")
def test_each_creature_has_a_defense_value_of_its_own():
    s, box = field()
    mynock, snake = s.put("Mynock", at=box, side="dark"), s.put("Vine Snake", on=s.put("Rebel 1", at=box), side="dark")
    sleen = s.put("Sleen", on=s.put("Rebel 2", at=box))
    assert (s.defense(mynock), s.defense(snake), s.defense(sleen)) == (3, 3, 2)


# -- deployment and movement -------------------------------------------------------------------------------------------


@pytest.mark.ruling("creature-deployment.1", "creature-deployment.2")
def test_creatures_deploy_within_their_habitat_without_presence_or_icons():
    s = scene(Site("Yavin 4: Bare", LIGHT, "box bare", ["exterior", "planet"], (1, 0)))
    bare, desert = s.location("Yavin 4: Bare"), s.location("Tatooine: Box")
    sleen, trooper = s.hand("dark", "Sleen", "Dark Guard")
    s.start("dark", "deploy")
    assert not s.can("deploy", trooper, bare)
    assert not s.can("deploy", sleen, desert)
    assert "habitat" in s.why_not("deploy", sleen, desert)[0].text("en")
    s.do("deploy", sleen, bare)
    assert s.at(sleen) == bare


@pytest.mark.ruling("creature-movement.1", "creature-movement.2", "creature-movement.3")
def test_creatures_walk_one_site_for_free_within_their_habitat():
    marsh, far = (Site(f"Dagobah: {name}", LIGHT, f"box {name}", ["exterior", "planet"], (1, 1)) for name in "AB")
    hut = Site("Dagobah: Hut", LIGHT, "box hut", ["interior", "planet"], (1, 1))
    s = scene(marsh, far, hut, force=0)
    hut, a, b = s.location("Dagobah: Hut"), s.location("Dagobah: A"), s.location("Dagobah: B")
    wing = s.put("Bog-wing", at=a, side="dark")
    s.start("dark", "move")
    assert s.landspeed(wing) == 1
    assert not s.can("walk", wing, hut)
    s.do("walk", wing, b)
    assert s.at(wing) == b and s.count("dark", "force") == 0


@pytest.mark.ruling("creature-movement.2", "creature-movement.3")
def test_creatures_move_only_in_their_owners_move_phase_and_one_site():
    sites = [Site(f"Dagobah: {name}", LIGHT, f"box {name}", ["exterior", "planet"], (1, 1)) for name in "ABC"]
    s = scene(*sites)
    a, b, c = (s.location(f"Dagobah: {name}") for name in "ABC")
    wing = s.put("Bog-wing", at=a, side="dark")
    s.start("dark", "move")
    assert not s.can("walk", wing, c)
    s.start("light", "move")
    assert not s.can("walk", wing, b)


def test_a_creature_out_of_its_habitat_is_lost():
    s = scene()
    desert = s.location("Tatooine: Box")
    sleen = s.put("Sleen", at=desert)
    s.start("dark", "move")
    assert s.zone(sleen) == "lost"


# -- their own attacks -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("creature-attacking-characters-and-creature-vehicles.1", "creature-attacks.5")
@pytest.mark.parametrize("turn", ["light", "dark"])
def test_in_every_battle_phase_a_creature_present_with_prey_must_attack(turn):
    s, box = field()
    s.put("Mynock", at=box, side="dark")
    rebel = s.put("Rebel 1", at=box)
    s.start(turn, "battle")
    over(s)
    assert s.zone(rebel) == "lost"


def test_its_owner_may_choose_the_moment():
    s, box = field()
    mynock, rebel = s.put("Mynock", at=box, side="dark"), s.put("Rebel 1", at=box)
    s.start("dark", "battle")
    s.do("unleash", mynock)
    assert s.zone(rebel) == "lost"
    assert not s.can("unleash", mynock)
    assert "already attacked" in s.why_not("unleash", mynock, player="dark")[0].text("en")


@pytest.mark.ruling("creature-attacks.5")
def test_droids_and_vehicles_are_no_prey():
    s, box = field()
    mynock = s.put("Mynock", at=box, side="dark")
    droid, skiff = s.put("Light Droid", at=box), s.put("Skiff", at=box)
    s.start("dark", "battle")
    assert not s.can("unleash", mynock)
    over(s)
    assert s.on_table(droid) and s.on_table(skiff)


@pytest.mark.ruling("creature-attacks.8")
def test_those_aboard_a_vehicle_are_safe_unless_it_is_a_creature_vehicle():
    s, box = field()
    skiff = s.put("Skiff", at=box)
    driver = s.put("Rebel 1", aboard=skiff, as_="passenger")
    mynock = s.put("Mynock", at=box, side="dark")
    s.start("dark", "battle")
    assert not s.can("unleash", mynock)
    seen = set()
    for seed in range(8):
        t = Scenario(seed=seed, cards=BOX)
        there = t.location("Yavin 4: Box")
        tauntaun = t.put("Tauntaun", at=there)
        t.put("Rebel 2", aboard=tauntaun)
        beast = t.put("Mynock", at=there, side="dark")
        t.start("dark", "battle")
        t.do("unleash", beast)
        seen.add(t.attack.target.title)
    assert seen == {"Tauntaun", "Rebel 2"} and s.on_table(driver)


@pytest.mark.ruling("creature-attacking-characters-and-creature-vehicles.1")
def test_a_creature_vehicle_is_prey():
    s, box = field()
    s.put("Mynock", at=box, side="dark")
    tauntaun = s.put("Tauntaun", at=box)
    s.start("dark", "battle")
    over(s)
    assert s.zone(tauntaun) == "lost"


@pytest.mark.ruling("creature-attacking-characters-and-creature-vehicles.2")
def test_the_owner_chooses_the_side_if_both_have_prey():
    s, box = field()
    mynock, rebel, trooper = s.put("Mynock", at=box, side="dark"), s.put("Rebel 1", at=box), s.put("Dark Guard", at=box)
    s.start("light", "battle")
    s.until(player="dark")
    s.do("unleash", mynock)
    assert s.decision.player == "dark" and {option.owner for option in s.decision.options} == {"light", "dark"}
    s.do("choose", owner="dark")
    assert s.zone(trooper) == "lost" and s.on_table(rebel)


@pytest.mark.ruling("creature-attacking-characters-and-creature-vehicles.3")
def test_chance_picks_one_of_several_targets_on_a_side():
    eaten = set()
    for seed in range(12):
        s = Scenario(seed=seed, cards=BOX)
        box = s.location("Yavin 4: Box")
        s.put("Mynock", at=box, side="dark")
        rebels = [s.put(f"Rebel {n}", at=box) for n in (1, 2, 3)]
        s.start("dark", "battle")
        over(s)
        gone = [each.title for each in rebels if s.zone(each) == "lost"]
        assert len(gone) == 1
        eaten.update(gone)
    assert eaten == {"Rebel 1", "Rebel 2", "Rebel 3"}


@pytest.mark.ruling(
    "creature-attacking-characters-and-creature-vehicles.4",
    "creature-attacking-characters-and-creature-vehicles.5",
    "creature-attacking-characters-and-creature-vehicles.6",
)
@pytest.mark.parametrize(("who", "destinies", "eaten"), [
    ("Rebel 1", (0,), True),  # ferocity 2 against power 1; ability below 4 draws nothing
    ("Rebel 4", (1,), False),  # power 1 + destiny 1: equal is not enough
    ("Rebel 4", (0,), True),
])  # fmt: skip
def test_ferocity_is_compared_with_power_and_a_destiny_of_ability_4(who, destinies, eaten):
    s, box = field()
    s.put("Mynock", at=box, side="dark")
    rebel = s.put(who, at=box)
    s.destinies("light", *destinies)
    s.start("dark", "battle")
    before = s.count("light", "reserve")
    over(s)
    assert (s.zone(rebel) == "lost") is eaten
    assert before - s.count("light", "reserve") == (1 if who == "Rebel 4" else 0)


@pytest.mark.ruling(
    "creature-attacking-characters-and-creature-vehicles.7", "creature-attacking-characters-and-creature-vehicles.8"
)
def test_prey_that_is_stronger_is_not_eaten_and_the_creature_not_defeated():
    s, box = field()
    mynock, man = s.put("Mynock", at=box, side="dark"), s.put("Strong Man", at=box)
    s.destinies("light", 9)
    s.start("dark", "battle")
    over(s)
    assert s.on_table(man) and s.on_table(mynock)
    s.start("light", "battle")
    second = s.put("Strong Man", at=box)
    s.do("attack", mynock)
    assert not s.on_table(mynock) and s.on_table(second)


@pytest.mark.ruling("creature-attacks.9", "creature-attacks.10")
def test_a_variable_ferocity_is_drawn_anew_for_each_attack():
    s, box = field()
    sleen, one = s.put("Sleen", at=box), s.put("Rebel 1", at=box)
    assert s.ferocity(sleen) is None
    s.destinies("dark", 4, 5)
    s.start("dark", "battle")
    s.do("unleash", sleen)
    assert s.on_table(one)  # 4 - 3 is not more than 1
    s.start("light", "battle")
    s.until(player="dark")
    s.do("unleash", sleen)
    assert s.zone(one) == "lost"  # 5 - 3 is


@pytest.mark.ruling("creature-attacks.9", "creature-creatures-being-attacked.10")
@pytest.mark.parametrize(("destiny", "lost"), [(4, True), (5, False)])
def test_ferocity_counts_in_defense_too(destiny, lost):
    s, box = field()
    sleen, man = s.put("Sleen", at=box), s.put("Strong Man", at=box)
    s.destinies("dark", destiny)
    s.start("light", "battle")
    s.do("attack", sleen)
    assert (s.zone(sleen) == "lost") is lost  # power 4 against destiny - 3 and defense value 2
    assert s.on_table(man)


@pytest.mark.ruling("creature-attacks.4")
def test_an_attack_costs_nobody_force():
    s, box = field()
    s.put("Mynock", at=box, side="dark")
    s.put("Rebel 1", at=box)
    s.start("dark", "battle")
    before = [s.count(side, pile) for side in ("light", "dark") for pile in ("reserve", "force", "used")]
    over(s)
    assert [s.count(side, pile) for side in ("light", "dark") for pile in ("reserve", "force", "used")] == before


# -- battles leave them out --------------------------------------------------------------------------------------------


@pytest.mark.ruling("creature-attacks.1", "creature-creatures-being-attacked.6")
def test_creatures_are_in_no_battle_and_no_target_there():
    s, box = field()
    man, trooper = s.put("Strong Man", at=box), s.put("Brute 2", at=box)
    gun, mynock = s.put("Beast Gun", on=man), s.put("Mynock", at=box, side="dark")
    assert not s.presence("dark", s.location("Kessel: Box")) and s.total_power("dark", box) == 1
    s.start("light", "battle")
    s.do("battle", box)
    assert mynock not in s.battle.participants("dark") and trooper in s.battle.participants("dark")
    assert not s.can("fire", gun, mynock) and s.can("fire", gun, trooper)
    assert not s.can("attack", mynock) and not s.can("unleash", mynock)
    assert s.reasons("attack", mynock) == ["phase"]


def test_a_creature_gives_no_presence():
    s, box = field()
    s.put("Mynock", at=box, side="dark")
    assert not s.presence("dark", box)


@pytest.mark.ruling("creature-attacks.2", "creature-attacks.3")
def test_texts_about_battles_say_nothing_of_attacks_and_the_other_way_round():
    drum = Effect("Drum", LIGHT, "box drum", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("total power in battles", +5),
        Response(battle_just_initiated(), [CancelIt()])])  # fmt: skip
    s, box = field(drum, GROWL)
    s.put("Drum", on="table")
    s.put("Growl", on="table")
    mynock, man = s.put("Mynock", at=box, side="dark"), s.put("Strong Man", at=box)
    s.put("Brute 2", at=box)
    s.start("light", "battle")
    s.do("attack", mynock)
    assert s.decision.player == "dark" and s.can("use", s.put("Growl", on="table"))
    assert s.attack.power == 4
    s.pass_()
    assert s.on_table(mynock) and s.on_table(man)
    s.pass_()
    s.do("battle", box)
    assert s.decision.player == "light"  # only the Drum answers a battle


# -- creatures against creatures ---------------------------------------------------------------------------------------


@pytest.mark.ruling(
    "creature-attacking-other-creatures.1", "creature-attacking-other-creatures.3", "creature-attacks.12"
)
def test_two_creatures_that_meet_attack_each_other_at_once():
    s, box = field()
    mynock = s.put("Mynock", at=box, side="dark")
    s.destinies("light", 5)
    (nudj,) = s.hand("light", "Nudj")
    s.start("light", "deploy")
    s.do("deploy", nudj, box)
    assert s.zone(nudj) == "lost" and s.on_table(mynock)  # 5 - 4 against 2


@pytest.mark.ruling("creature-attacking-other-creatures.4")
def test_of_equally_ferocious_creatures_both_are_lost():
    s, box = field()
    mynock, nudj = s.put("Mynock", at=box, side="dark"), s.put("Nudj", at=box)
    s.destinies("light", 6)
    s.start("light", "deploy")
    assert s.zone(nudj) == "lost" and s.zone(mynock) == "lost"


@pytest.mark.ruling(
    "creature-attacking-other-creatures.2", "creatures-selective.1", "creatures-selective.2",
)  # fmt: skip
def test_selective_creatures_of_one_species_ignore_each_other():
    s, box = field()
    one, two = s.put("Mynock", at=box, side="dark"), s.put("Mynock", at=box, side="light")
    s.start("light", "deploy")
    assert s.on_table(one) and s.on_table(two)
    sleen = s.put("Sleen", at=box)
    s.start("light", "deploy")
    assert not s.on_table(sleen)


@pytest.mark.ruling("creatures-selective.1")
@pytest.mark.parametrize(("title", "prey"), [("Strong Man", True), ("Mynock", False)])
def test_a_selective_creature_attacks_people_but_not_its_own_species(title: str, prey: bool):
    s, box = field()
    hunter = s.put("Mynock", at=box, side="dark")
    s.put(title, at=box, side="light")
    s.start("dark", "battle")
    assert s.can("unleash", hunter) == prey


def test_others_of_one_species_do_not():
    beast = Creature("Beast", DARK, "box beast", "swamp", destiny=1, ferocity=3, defense=1, text=[Habitat()])
    s, box = field(beast)
    one, two = s.put("Beast", at=box), s.put("Beast", at=box)
    s.start("light", "deploy")
    assert not s.on_table(one) and not s.on_table(two)


@pytest.mark.ruling("creature-attacking-other-creatures.5")
def test_of_many_two_fight_until_one_kind_is_left():
    survivors = set()
    for seed in range(8):
        s = Scenario(seed=seed, cards=BOX)
        box = s.location("Yavin 4: Box")
        mynocks = [s.put("Mynock", at=box, side=side) for side in ("light", "dark")]
        nudj, sleen = s.put("Nudj", at=box), s.put("Sleen", at=box)
        s.destinies("light", 9, 4, 4, 4)
        s.destinies("dark", 9, 3, 3, 3)
        s.start("light", "deploy")
        left = [each.title for each in (*mynocks, nudj, sleen) if s.on_table(each)]
        assert len(set(left)) <= 1
        survivors.add(tuple(left))
    assert len(survivors) > 1  # chance decides who meets whom


def test_creatures_wait_until_a_battle_is_over():
    s, box = field(Site("Yavin 4: Next", LIGHT, "box next", ["exterior", "planet"], (1, 1)))
    man = s.put("Strong Man", at=box)
    s.put("Brute 2", at=box)
    mynock = s.put("Mynock", at=box, side="dark")
    s.start("light", "battle")
    gun = s.put("Beast Gun", on=man)
    s.do("battle", box)
    nudj = s.put("Nudj", at=box)
    assert s.can("fire", gun) and s.on_table(nudj) and s.on_table(mynock)
    while s.battle:
        s.decide(lambda option: option.verb in ("pass", "forfeit"))
    assert not s.on_table(nudj)


# -- attacks on creatures ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("creature-creatures-being-attacked.1", "creature-creatures-being-attacked.4")
def test_in_ones_own_battle_phase_one_may_attack_a_creature_for_1_force():
    s, box = field(force=1)
    mynock, own = s.put("Mynock", at=box, side="dark"), s.put("Mynock", at=box, side="light")
    s.put("Strong Man", at=box)
    s.put("Seer", at=box)
    s.start("dark", "battle")
    assert not s.can("attack", mynock)
    s.start("light", "control")
    assert not s.can("attack", mynock)
    s.start("light", "battle")
    assert s.can("attack", own)
    s.do("attack", mynock)
    assert s.count("light", "force") == 0
    s.start("light", "battle")
    assert not s.can("attack", own) and "Force" in s.why_not("attack", own)[0].text("en")


@pytest.mark.ruling("creature-creatures-being-attacked.1")
def test_nobody_attacks_a_creature_that_is_elsewhere():
    s, box = field()
    away = s.location("Kessel: Box")
    mynock = s.put("Mynock", at=box, side="dark")
    s.put("Strong Man", at=away)
    s.put("Rebel 1", aboard=s.put("Crawler", at=box))
    s.start("light", "battle")
    assert not s.can("attack", mynock) and s.reasons("attack", mynock, player="light") == ["no-hunters"]
    s.put("Strong Man", at=box)
    assert s.can("attack", mynock)


@pytest.mark.ruling("creature-creatures-being-attacked.2")
def test_all_who_could_battle_there_take_part():
    hermit = Character("Hermit", LIGHT, "box hermit", "rebel", destiny=1, power=9, ability=1, forfeit=1,
                       text=[Cannot("battle")])  # fmt: skip
    s, box = field(hermit)
    mynock, man, droid = s.put("Mynock", at=box, side="dark"), s.put("Strong Man", at=box), s.put("Light Droid", at=box)
    s.put("Beast Gun", on=man)
    s.put("Hermit", at=box)
    s.start("light", "battle")
    s.do("attack", mynock)
    assert s.attack.creature == mynock and s.attack.target is None and s.attack.location == box
    assert s.attack.power == 5 and s.on_table(droid)


@pytest.mark.ruling("creature-creatures-being-attacked.3")
def test_one_attack_and_one_battle_a_location():
    s, box = field()
    one, two = s.put("Mynock", at=box, side="dark"), s.put("Mynock", at=box, side="dark")
    s.put("Rebel 1", at=box)
    s.put("Brute 2", at=box)
    s.start("light", "battle")
    s.do("attack", one)
    s.put("Rebel 2", at=box)
    s.pass_()
    assert s.decision.player == "light"
    assert not s.can("attack", two) and not s.can("attack", one)
    assert s.can("battle", box)


@pytest.mark.ruling("creature-creatures-being-attacked.5", "creature-creatures-being-attacked.8")
@pytest.mark.parametrize(("destiny", "hit"), [(4, True), (3, False)])
def test_weapons_that_name_creatures_are_fired_and_a_hit_ends_the_attack(destiny, hit):
    s, box = field()
    mynock, man = s.put("Mynock", at=box, side="dark"), s.put("Rebel 1", at=box)
    gun, plain = s.put("Beast Gun", on=man), s.put("People Gun", on=s.put("Rebel 2", at=box))
    s.destinies("light", destiny)
    s.hand("light", "Light Trick")  # so that its player is asked once more
    s.start("light", "battle")
    s.do("attack", mynock)
    assert not s.can("fire", plain) and s.reasons("fire", plain) == ["no-target"]
    s.do("fire", gun, mynock)
    assert (s.zone(mynock), s.attack is None) == (("lost", True) if hit else ("table", False))


def test_a_miss_goes_on_to_the_totals():
    s, box = field()
    mynock, man = s.put("Mynock", at=box, side="dark"), s.put("Rebel 1", at=box)
    gun = s.put("Beast Gun", on=man)
    s.destinies("light", 3)
    s.start("light", "battle")
    s.do("attack", mynock)
    s.do("fire", gun, mynock)
    assert s.on_table(mynock) and s.attack is None


def test_the_prey_may_fire_at_the_creature():
    s, box = field()
    mynock, man = s.put("Mynock", at=box, side="dark"), s.put("Rebel 1", at=box)
    gun = s.put("Beast Gun", on=man)
    s.destinies("light", 4)
    s.start("dark", "battle")
    s.do("unleash", mynock)
    assert s.attack.target == man and s.attack.ferocity == 2 and s.attack.power == 1
    s.do("fire", gun, mynock)
    assert s.zone(mynock) == "lost" and s.on_table(man)


def test_others_than_the_prey_may_not():
    s, box = field()
    mynock, man = s.put("Mynock", at=box, side="dark"), s.put("Light Droid", at=box)
    gun = s.put("Beast Gun", on=man)
    s.put("Rebel 1", at=box)
    s.start("dark", "battle")
    s.do("unleash", mynock)
    assert s.attack is None and not s.can("fire", gun)


@pytest.mark.ruling("creature-creatures-being-attacked.9", "creature-creatures-being-attacked.10")
@pytest.mark.parametrize(("destiny", "lost"), [(1, True), (0, False)])
def test_total_power_and_one_destiny_against_ferocity_and_defense_value(destiny, lost):
    s, box = field()
    mynock = s.put("Mynock", at=box, side="dark")
    s.put("Strong Man", at=box)  # power 4, ability 3
    s.put("Rebel 1", at=box)  # power 1, ability 1
    s.destinies("light", destiny)
    s.start("light", "battle")
    s.do("attack", mynock)
    assert (s.zone(mynock) == "lost") is lost  # 5 + destiny against 2 + 3


@pytest.mark.ruling("creature-creatures-being-attacked.9")
def test_less_ability_draws_no_destiny():
    s, box = field()
    mynock = s.put("Mynock", at=box, side="dark")
    s.put("Strong Man", at=box)
    s.destinies("light", 9)
    s.start("light", "battle")
    s.do("attack", mynock)
    assert s.on_table(mynock)


def test_having_battled_does_not_bar_from_attacking():
    s, box = field()
    mynock, man = s.put("Mynock", at=box, side="dark"), s.put("Strong Man", at=box)
    s.put("Rebel 2", at=box)
    s.start("light", "battle")
    s.do("attack", mynock)
    s.put("Brute 2", at=box)
    s.until(verb="battle")
    s.do("battle", box)
    assert man in s.battle.participants("light")


def test_an_attack_can_be_cancelled():
    s, box = field(GROWL)
    growl = s.put("Growl", on="table")
    mynock, rebel = s.put("Mynock", at=box, side="dark"), s.put("Rebel 1", at=box)
    s.start("light", "battle")
    s.until(player="dark", verb="unleash")
    s.do("unleash", mynock)
    s.do("use", growl)
    assert s.on_table(rebel) and s.attack is None


# -- the missing and captives ------------------------------------------------------------------------------------------


@pytest.mark.ruling("creature-attacks.6")
def test_a_creature_attacks_the_missing():
    s, box = field()
    s.put("Mynock", at=box, side="dark")
    rebel = s.put("Rebel 1", missing=box)
    s.start("dark", "battle")
    over(s)
    assert s.zone(rebel) == "lost"


@pytest.mark.ruling("creature-attacks.7", "creatures-attacking-captives.1")
def test_a_creature_attacks_captives_and_they_stay_captives_meanwhile():
    s, box = field(GROWL)
    mynock, guard = s.put("Mynock", at=box, side="dark"), s.put("Dark Guard", at=box)
    captive = s.put("Strong Man", captive_of=guard)
    s.put("Growl", on="table")
    s.start("dark", "battle")
    s.do("unleash", mynock)
    assert {option.owner for option in s.decision.options} == {"light", "dark"}
    s.do("choose", owner="light")
    assert s.attack.target == captive and s.captive(captive) and s.escort(captive) == guard
    s.until(phase="move")
    assert s.captive(captive) and s.escort(captive) == guard  # 2 is not more than 4
    assert s.on_table(mynock) and s.on_table(guard)


@pytest.mark.ruling("creature-attacks.7", "creatures-attacking-captives.1")
def test_a_captive_that_is_weaker_is_eaten():
    s, box = field()
    s.put("Mynock", at=box, side="dark")
    guard = s.put("Dark Droid", at=box)
    captive = s.put("Rebel 1", captive_of=guard)
    s.start("dark", "battle")
    over(s)
    assert s.zone(captive) == "lost" and s.on_table(guard)


@pytest.mark.ruling("creatures-attacking-captives.2")
def test_no_creature_attacks_a_frozen_captive():
    s, box = field()
    mynock = s.put("Mynock", at=box, side="dark")
    captive = s.put("Rebel 1", captive_at=box, frozen=True)
    s.start("dark", "battle")
    assert not s.can("unleash", mynock)
    over(s)
    assert s.captive(captive) and s.frozen(captive)


def test_a_captive_in_a_vehicle_with_its_escort_is_safe():
    s, box = field()
    mynock, barge = s.put("Mynock", at=box, side="dark"), s.put("Barge", at=box)
    s.put("Rebel 1", captive_of=s.put("Dark Guard", aboard=barge, as_="passenger"))
    s.start("dark", "battle")
    assert not s.can("unleash", mynock)


def test_a_creature_pays_to_walk_into_ruins():
    sites = [Site(f"Calm: {name}", LIGHT, f"box {name}", ["interior", "planet"], (1, 1)) for name in "AB"]
    s, _ = field(*sites)
    a, b = s.location("Calm: A"), s.location("Calm: B")
    s.start("dark", "move")
    s.happen("collapse", b)
    mynock = s.put("Mynock", at=a, side="dark")
    s.force("dark", 0)
    assert not s.can("walk", mynock, b)
    s.force("dark", 1)
    s.do("walk", mynock, b)
    assert s.count("dark", "force") == 0
