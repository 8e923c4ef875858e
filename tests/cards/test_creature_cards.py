"""Cards about creatures: the slug, what eats and what is eaten, places where creatures live, Greedo."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, over, scene

CAVE = "Big One: Asteroid Cave Or Space Slug Belly"
SHIP = Starfighter("Scoutship", LIGHT, "box scoutship", "Scout", destiny=1, power=4, maneuver=3, hyperspeed=4, deploy=2,
                   forfeit=3, text=[PermanentPilot(ability=1)])  # fmt: skip
BEAST = Creature("Beast", DARK, "box beast", "space", destiny=1, deploy=2, forfeit=0, ferocity=9, defense=4,
                 traits=["wampa"], text=[Habitat()])  # fmt: skip
SMUGGLER_ = Character("Light Runner", LIGHT, "box runner", "alien", destiny=1, power=1, ability=1, forfeit=2,
                      traits=["smuggler"])  # fmt: skip
PIT = "Jabba's Palace: Rancor Pit"


# -- Space Slug --------------------------------------------------------------------------------------------------------


def slug_scene(owner, cave=True, drawn=(3, 2)):
    s = scene(SHIP)
    s.location("Calm")
    big = s.location("Big One")
    belly = s.location(CAVE) if cave else None
    slug, ship = s.put("Space Slug", at=big, side=owner), s.put("Scoutship", at=big)
    s.destinies(owner, *drawn)
    s.start(owner, "battle")
    s.do("unleash", slug)
    s.pass_()  # it may close its mouth now
    return s, big, belly, ship


OWNED = pytest.mark.parametrize("owner", ["light", "dark"])


@OWNED
def test_a_slug_draws_two_destinies_and_its_prey_is_eaten_or_swallowed(owner):
    s, big, belly, ship = slug_scene(owner)
    before = s.count("dark", "force")
    assert s.decision.player == "dark"
    s.do("yes")
    assert s.at(ship) == belly and s.on_table(ship) and s.count("dark", "force") == before


@OWNED
def test_it_is_swallowed_into_the_belly_of_that_very_slug(owner):
    s = scene(SHIP)
    s.location("Calm")
    big = s.location("Big One")
    belly = s.location(CAVE)
    s.location("Yavin 4")
    other = s.location("Big One")
    s.location(CAVE)
    slug, ship = s.put("Space Slug", at=big, side=owner), s.put("Scoutship", at=big)
    s.put("Space Slug", at=other, side=owner)
    s.destinies(owner, 3, 2)
    s.start(owner, "battle")
    s.do("unleash", slug)
    s.pass_()
    s.do("yes")
    assert s.at(ship) == belly


@OWNED
def test_the_victims_opponent_may_let_it_be_eaten(owner):
    s, big, belly, ship = slug_scene(owner)
    s.do("no")
    assert s.zone(ship) == "lost"


@OWNED
def test_without_a_belly_it_is_eaten(owner):
    s, big, _, ship = slug_scene(owner, cave=False)
    assert s.zone(ship) == "lost"


@OWNED
def test_a_slug_that_is_weaker_eats_nobody(owner):
    s, big, belly, ship = slug_scene(owner, drawn=(2, 2, 9))
    assert s.at(ship) == big and s.attack is None


@OWNED
def test_a_mouth_that_was_closed_in_an_attack_stays_closed_for_the_turn(owner):
    s = scene(SHIP)
    s.location("Calm")
    big = s.location("Big One")
    slug, ship = s.put("Space Slug", at=big, side=owner), s.put("Scoutship", at=big)
    s.destinies(owner, 1, 1)
    s.start(owner, "battle")
    s.do("unleash", slug)
    s.do("use", slug)
    assert s.attack is None and s.on_table(ship)
    s.until(player=owner)
    assert not s.can("use", slug)


@OWNED
def test_capital_starships_are_too_big_for_a_slug(owner):
    s = scene()
    s.location("Calm")
    big = s.location("Big One")
    crewed(s, "Cruiser", big)
    slug = s.put("Space Slug", at=big, side=owner)
    s.start(owner, "battle")
    assert not s.can("unleash", slug)


@OWNED
def test_a_slug_lives_at_big_one(owner):
    s = scene(SHIP)
    calm, big = s.location("Calm"), s.location("Big One")
    slug = s.hand(owner, "Space Slug")
    s.start(owner, "deploy")
    assert s.can("deploy", slug, big) and not s.can("deploy", slug, calm)


@OWNED
def test_a_slug_may_close_its_mouth_once_a_turn(owner):
    s = scene()
    s.location("Calm")
    slug = s.put("Space Slug", at=s.location("Big One"), side=owner)
    s.start(owner, "control")
    s.do("use", slug)
    assert "closed" in [each.name for each in s.game.engine.card(slug.id).statuses] and not s.can("use", slug)
    s.until(phase="deploy", player=owner)
    assert not s.can("use", slug)  # nor in another phase
    s.start(owner, "control")
    s.do("use", slug)
    assert "closed" not in [each.name for each in s.game.engine.card(slug.id).statuses]


@pytest.mark.parametrize("side", ["light", "dark"])
def test_who_controls_the_cave_may_cancel_drains_at_the_system(side):
    s = scene()
    calm, far = s.location("Calm"), s.location("Yavin 4")
    s.location("Big One")
    cave = s.location(CAVE, side=side)
    mine, theirs = ("Rebel 1", "Dreadnaught") if side == "light" else ("Imperial 1", "Cruiser")
    foe = "dark" if side == "light" else "light"
    for place in (calm, far):
        s.put("Dark Flier" if foe == "dark" else "Light Flier", aboard=s.put(theirs, at=place), as_="pilot")
        s.put("Imperial 1" if foe == "dark" else "Rebel 1", aboard=s.put(theirs, at=place), as_="passenger")
    s.put(mine, at=cave)
    s.start(foe, "control")
    before = s.count(side, "reserve")
    s.do("drain", calm)
    assert s.decision.player == side and s.can("use", cave)
    s.do("use", cave)
    assert s.count(side, "reserve") == before
    s.until(player=foe, verb="drain")
    s.do("drain", far)
    assert not s.can("use", cave)


# -- ferocious ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ferocious.1")
def test_ferocious_creatures_have_a_defense_value_above_two_but_for_two_of_them():
    fear = Effect("Fear", LIGHT, "box fear", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("generation", Count(Is("ferocious")))])  # fmt: skip
    s = scene(fear)
    s.location("Calm")
    big, box = s.location("Big One"), s.location("Yavin 4: Box")
    before = s.generation("light")
    s.put("Fear", on="table")
    s.put("Mynock", at=box, side="dark")
    assert s.generation("light") == before
    s.put("Vine Snake", on=s.put("Rebel 1", at=box), side="dark")
    s.put("Nudj", on=s.put("Rebel 2", at=box))
    assert s.generation("light") == before
    s.put("Space Slug", at=big, side="dark")
    assert s.generation("light") == before + 1


# -- Rancor Pit and Dark Waters ----------------------------------------------------------------------------------------


@pytest.mark.ruling("jabbas-palace-rancor-pit-printed-card-face.1", "jabbas-palace-rancor-pit-card-face.1")
def test_dark_waters_may_deploy_at_the_pit():
    s = scene()
    pit, vault, box = s.location(PIT), s.location("Tatooine: Vault"), s.location("Tatooine: Box")
    waters = s.hand("dark", "Dark Waters")
    s.start("dark", "deploy")
    assert s.can("deploy", waters, pit) and s.can("deploy", waters, box) and not s.can("deploy", waters, vault)


@pytest.mark.ruling("jabbas-palace-rancor-pit-printed-card-face.1", "jabbas-palace-rancor-pit-card-face.2")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_nobody_moves_from_the_pit_while_a_creature_is_present(side):
    s = scene(BEAST)
    pit, den = s.location(PIT), s.location("Jabba's Palace: Audience Chamber")
    who = s.put("Rebel 6" if side == "light" else "Imperial 6", at=pit)
    s.start(side, "move")
    assert s.can("walk", who, den)
    s.put("Beast", at=pit)
    assert not s.can("walk", who, den)
    free = s.put("Rebel 5" if side == "light" else "Imperial 5", at=den)
    assert s.can("walk", free, pit)


@pytest.mark.ruling("jabbas-palace-rancor-pit-printed-card-face.2", "jabbas-palace-rancor-pit-card-face.3")
def test_who_is_eaten_at_the_pit_brings_force_back():
    s = scene(BEAST)
    pit, box = s.location(PIT), s.location("Tatooine: Box")
    beast, here, there = s.put("Beast", at=pit), s.put("Rebel 1", at=pit), s.put("Rebel 2", at=box)
    own = s.put("Imperial 1", at=box)
    s.pile("dark", "lost", *["Dark Trick"] * 6)
    s.start("dark", "battle")
    s.happen("eat", there, other=beast)
    s.happen("eat", own, other=beast)
    s.happen("lose", s.put("Rebel 3", at=pit))
    assert s.count("dark", "lost") == 7
    s.until(phase="move")
    assert s.zone(here) == "lost" and s.count("dark", "lost") == 7 - 5  # its forfeit is 5


def test_dark_waters_weaken_drains_and_shelter_swamp_creatures():
    s = scene()
    box, yavin, hoth = s.location("Tatooine: Box"), s.location("Yavin 4: Box"), s.location("Kessel: Box")
    sleen = s.hand("dark", "Sleen")
    assert (s.drain_amount("light", box), s.drain_amount("dark", box)) == (1, 1)
    waters = s.put("Dark Waters", on=box)
    assert (s.drain_amount("light", box), s.drain_amount("dark", box)) == (0, 1)
    assert s.drain_amount("light", yavin) == 1 and hoth
    s.start("dark", "deploy")
    assert s.can("deploy", sleen, box)  # although that is on Tatooine
    alter = s.hand("light", "Alter")
    s.put("Rebel 5", at=yavin)
    s.start("light", "control")
    s.put("Mynock", at=box, side="light")
    assert s.can("play", alter, waters)
    s.put("Nudj", on=s.put("Rebel 1", at=yavin))
    assert s.can("play", alter, waters)


def test_swamp_creatures_keep_alter_away():
    s = scene()
    box = s.location("Yavin 4: Box")
    waters, alter = s.put("Dark Waters", on=box), s.hand("light", "Alter")
    s.put("Rebel 5", at=box)
    s.put("Nudj", on=s.put("Rebel 1", at=box))
    s.start("light", "control")
    assert not s.can("play", alter, waters)


def test_dark_waters_stay_away_from_hoth_and_flow_into_vehicles():
    hoth = Site("Hoth: Box", LIGHT, "box hoth", ["exterior", "planet"], (1, 1))
    hold = Site("Tank: Hold", DARK, "box hold", ["interior", "vehicle"], (1, 1))
    s = scene(hoth, hold)
    cold, box = s.location("Hoth: Box"), s.location("Tatooine: Box")
    s.put("Tank", at=box)
    inside, vault = s.location("Tank: Hold"), s.location("Tatooine: Vault")
    waters = s.hand("dark", "Dark Waters")
    s.start("dark", "deploy")
    assert not s.can("deploy", waters, cold) and s.can("deploy", waters, inside) and not s.can("deploy", waters, vault)


# -- Fallen Portal -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("fallen-portal.1", "fallen-portal.2", "fallen-portal.3")
@pytest.mark.parametrize(("destiny", "lost"), [(3, True), (2, False)])
def test_a_portal_falls_on_a_creature_that_attacks(destiny, lost):
    s = scene(BEAST)
    pit = s.location(PIT)
    beast, rebel = s.put("Beast", at=pit), s.put("Rebel 1", at=pit)
    portal = s.hand("light", "Fallen Portal")
    s.destinies("light", destiny)
    s.start("dark", "battle")
    s.do("unleash", beast)
    s.do("play", portal)
    assert (s.zone(beast) == "lost") is lost  # destiny + 2 against a defense value of 4
    assert s.on_table(rebel) is lost


@pytest.mark.ruling("fallen-portal.1")
@pytest.mark.parametrize(("place", "falls"), [
    (PIT, True), ("Tatooine: Jabba's Palace", True), ("Tatooine: Docking Bay 94", True), ("Endor: Back Door", True),
    ("Tatooine: Box", False),
])  # fmt: skip
def test_where_portals_fall(place, falls):
    s = scene(BEAST)
    there = s.location(place)
    beast, _ = s.put("Beast", at=there), s.put("Rebel 1", at=there)
    portal = s.hand("light", "Fallen Portal")
    s.start("dark", "battle")
    s.do("unleash", beast)
    assert s.can("play", portal) is falls


@pytest.mark.ruling("fallen-portal.1")
def test_no_portal_falls_when_somebody_else_is_attacked():
    s = scene(BEAST)
    pit = s.location(PIT)
    beast, _ = s.put("Beast", at=pit), s.put("Imperial 1", at=pit)
    portal = s.hand("light", "Fallen Portal")
    s.start("dark", "battle")
    s.do("unleash", beast)
    assert not s.can("play", portal)


@pytest.mark.ruling("fallen-portal.1", "fallen-portal.2", "fallen-portal.3")
@pytest.mark.parametrize(("destiny", "lost"), [(2, True), (1, False)])
def test_a_portal_falls_on_two_characters_who_begin_a_battle(destiny, lost):
    s = scene()
    pit = s.location(PIT)
    s.put("Rebel 6", at=pit)
    one, two, three = (s.put(f"Imperial {n}", at=pit) for n in (1, 2, 3))
    portal = s.hand("light", "Fallen Portal")
    s.destinies("light", destiny)
    s.start("dark", "battle")
    s.do("battle", pit)
    assert not s.can("play", portal, one, two, three)
    s.do("play", portal, one, two)
    assert [s.zone(each) == "lost" for each in (one, two, three)] == [lost, lost, False]  # destiny + 2 against 1 + 2


@pytest.mark.ruling("fallen-portal.1")
@pytest.mark.parametrize(("place", "by", "falls"), [(PIT, "light", False), ("Tatooine: Box", "dark", False),
                                                    (PIT, "dark", True)])  # fmt: skip
def test_whose_battles_a_portal_ends(place, by, falls):
    s = scene()
    there = s.location(place)
    own, theirs = s.put("Rebel 6", at=there), s.put("Imperial 1", at=there)
    portal = s.hand("light", "Fallen Portal")
    s.start(by, "battle")
    s.do("battle", there)
    assert s.can("play", portal) is s.can("play", portal, theirs) is falls and not s.can("play", portal, own)


@pytest.mark.ruling("fallen-portal.1")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_portal_falls_on_those_who_attack_your_creature(owner):
    s = scene()
    pit = s.location(PIT)
    mynock, hunter = s.put("Mynock", at=pit, side=owner), s.put("Imperial 4", at=pit)
    portal = s.hand("light", "Fallen Portal")
    s.destinies("light", 3)
    s.start("dark", "battle")
    s.do("attack", mynock)
    if owner == "dark":
        assert not s.can("play", portal)
    else:
        s.do("play", portal, hunter)
        assert s.zone(hunter) == "lost" and s.on_table(mynock)


# -- Yaggle Gakkle -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("creature-attacks.11")
@pytest.mark.parametrize(("destiny", "eaten"), [(8, True), (7, False)])
def test_yaggle_gakkle_draws_for_ferocity(destiny, eaten):
    s = scene()
    box = s.location("Yavin 4: Box")
    sleen, tauntaun = s.put("Sleen", at=box), s.put("Tauntaun", at=box)
    cry = s.hand("dark", "Yaggle Gakkle")
    s.destinies("dark", destiny)
    s.start("dark", "control")
    s.do("play", cry, tauntaun, sleen)
    assert (s.zone(tauntaun) == "lost") is eaten  # destiny - 3 against maneuver 2 and landspeed 2
    assert s.on_table(sleen) and s.zone(cry) == "used"


def test_a_meal_makes_a_creature_more_ferocious_each_time():
    s = scene(BEAST)
    box, away = s.location("Yavin 4: Box"), s.location("Kessel: Box")
    beast, mounts = s.put("Beast", at=box), [s.put("Tauntaun", at=box) for _ in range(2)]
    other, far = s.put("Mynock", at=away, side="dark"), s.put("Tauntaun", at=away)
    first, second = s.hand("dark", "Yaggle Gakkle", "Yaggle Gakkle")
    s.start("dark", "control")
    assert not s.can("play", first, far, beast)
    s.do("play", first, mounts[0], beast)
    assert s.ferocity(beast) == 11 and s.zone(mounts[0]) == "lost"
    s.do("play", second, mounts[1], beast)
    assert s.ferocity(beast) == 13 and s.ferocity(other) == 2


def test_yaggle_gakkle_wants_both_at_one_site():
    s = scene(BEAST)
    box, away = s.location("Yavin 4: Box"), s.location("Kessel: Box")
    s.put("Tauntaun", at=box)
    s.put("Beast", at=away)
    s.put("Skiff", at=away)
    cry = s.hand("dark", "Yaggle Gakkle")
    s.start("dark", "control")
    assert not s.can("play", cry)


def test_no_mount_is_eaten_in_the_hold_of_a_ship():
    s = scene(BEAST)
    calm = s.location("Calm")
    s.put("Tauntaun", aboard=crewed(s, "Cruiser", calm), as_="cargo")
    s.put("Beast", at=calm)
    cry = s.hand("dark", "Yaggle Gakkle")
    s.start("dark", "control")
    assert not s.can("play", cry)


# -- places ------------------------------------------------------------------------------------------------------------


def test_wampas_deploy_free_to_their_cave():
    s = scene(BEAST, force=2)
    cave, box = s.location("Hoth: Wampa Cave (7th Marker)"), s.location("Tatooine: Box")
    beast, mynock = s.hand("dark", "Beast", "Mynock")
    s.start("dark", "deploy")
    assert (s.deploy_cost(beast, cave), s.deploy_cost(beast, box)) == (0, 2)
    assert s.deploy_cost(mynock, cave) == 3


@pytest.mark.parametrize(
    ("generators", "holder", "amount"), [(True, "Rebel 1", 1), (False, "Rebel 1", 2), (True, None, 2)]
)
def test_who_controls_the_cave_drains_less_beside_the_generators(generators, holder, amount):
    s = scene()
    cave = s.location("Hoth: Wampa Cave (7th Marker)")
    if generators:
        s.location("Hoth: Main Power Generators (1st Marker)")
    if holder:
        s.put(holder, at=cave)
    assert s.drain_amount("light", cave) == amount


@pytest.mark.parametrize(("side", "foe"), [("light", "dark"), ("dark", "light")])
def test_a_swamp_breeds_creatures_and_slows_the_other_side(side, foe):
    s = scene()
    s.location("Yavin 4: Box")
    swamp = s.location("Swamp", side=side)
    s.pile(side, "reserve", "Mynock", "Vine Snake", "Rebel 1" if side == "light" else "Imperial 1")
    s.start(side, "deploy")
    s.do("use", swamp)
    offered = {option.card.title for option in s.decision.options if option.card}
    assert offered == {"Vine Snake"}  # a Mynock deploys as starfighters do
    s.decide(lambda option: option.card is not None)
    assert [each["title"] for each in s.game.view(side)["table"]["rows"][0]["locations"][1]["cards"]] == ["Vine Snake"]
    s.until(player=side)
    assert not s.can("use", swamp)
    s.start(foe, "deploy")
    assert not s.can("use", swamp)


@pytest.mark.parametrize(("side", "foe"), [("light", "dark"), ("dark", "light")])
def test_battles_in_a_swamp_cost_the_other_side_three_more(side, foe):
    s = scene()
    s.location("Yavin 4: Box")
    swamp = s.location("Swamp", side=side)
    for who in ("Rebel 1", "Imperial 1"):
        s.put(who, at=swamp)
    for who, cost in ((side, 1), (foe, 4)):
        s.start(who, "battle")
        assert next(option.cost for option in s.decision.options if option.verb == "battle") == cost


@pytest.mark.parametrize("planet", ["Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine", "Yavin 4"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_where_there_are_no_swamps(planet, side):
    s = scene(System("Bespin", LIGHT, "box bespin", ["planet"], (1, 1), parsec=5),
              System("Coruscant", LIGHT, "box coruscant", ["planet"], (1, 1), parsec=0),
              System("Hoth", LIGHT, "box hoth", ["planet"], (1, 1), parsec=5),
              System("Kessel", LIGHT, "box kessel", ["planet"], (1, 1), parsec=5),
              System("Tatooine", LIGHT, "box tatooine", ["planet"], (1, 1), parsec=5))  # fmt: skip
    s.location(planet)
    swamp = s.hand(side, "Swamp")
    s.start(side, "deploy")
    assert s.can("deploy", swamp) is (planet == "Yavin 4")


def test_nobody_of_the_other_side_reacts_to_or_from_a_swamp():
    s = scene()
    box = s.location("Yavin 4: Box")
    swamp = s.location("Swamp", side="light")
    s.put("Imperial 1", at=swamp)
    s.put("Imperial 2", at=box)
    for place in (box, swamp):
        s.put("Rebel 6", at=place)
    here, there = s.put("Ubrikkian 9000 Z001", at=swamp), s.put("Ubrikkian 9000 Z001", at=box)
    s.put("Imperial 3", aboard=here, as_="driver")
    s.put("Imperial 4", aboard=there, as_="driver")
    s.start("light", "battle")
    s.do("battle", box)
    assert not s.can("react", here)
    over(s)
    s.start("light", "battle")
    s.do("battle", swamp)
    assert not s.can("react", there)


# -- Greedo ------------------------------------------------------------------------------------------------------------


def threatened(force=3, beedo=None, destiny=6, turn="light"):
    focus = Effect("Focus", DARK, "test focus", destiny=1, text=[DeployOn(CHARACTER), Modify("ability", +1, HOST)])
    s = scene(SMUGGLER_, focus, force=force)
    box = s.location("Jabba's Palace: Audience Chamber")
    greedo, runner = s.put("Greedo", at=box), s.put("Light Runner", at=box)
    if beedo:
        s.put("Beedo", at=box if beedo == "there" else s.location("Tatooine: Box"))
    s.put("Rebel 1", at=box)
    s.destinies("dark", destiny)
    s.start(turn, "control")
    return s, box, greedo, runner


@pytest.mark.parametrize(("destiny", "lost"), [(6, True), (5, False)])
def test_greedo_threatens_a_smuggler(destiny, lost):
    s, box, greedo, runner = threatened(force=0, destiny=destiny)
    s.put("Light Runner", at=box), s.hand("dark", "Dark Trick")  # with a trick at hand its player is always asked
    s.until(player="dark")
    s.do("use", greedo, runner)
    assert (s.zone(runner) == "lost") is lost  # destiny + ability 1 against 6
    s.until(player="dark")
    assert s.game.view("dark")["phase"] == "control" and not s.can("use", greedo)


def test_it_is_greedos_ability_that_counts():
    s, box, greedo, runner = threatened(force=0, destiny=5)
    s.put("Focus", on=greedo)
    s.until(player="dark")
    s.do("use", greedo, runner)
    assert s.zone(runner) == "lost"  # 5 + 2 against 6


def test_the_opponent_may_use_all_his_force_to_be_left_alone():
    s, box, greedo, runner = threatened(force=3)
    s.until(player="dark")
    s.do("use", greedo, runner)
    assert s.decision.player == "light"
    s.do("yes")
    assert s.on_table(runner) and s.count("light", "force") == 0 and s.count("dark", "force") == 6


def test_a_single_force_is_enough():
    s, box, greedo, runner = threatened(force=1)
    s.until(player="dark")
    s.do("use", greedo, runner)
    s.do("yes")
    assert s.on_table(runner) and (s.count("light", "force"), s.count("dark", "force")) == (0, 2)


def test_or_keep_it():
    s, box, greedo, runner = threatened(force=3)
    s.until(player="dark")
    s.do("use", greedo, runner)
    s.do("no")
    assert s.zone(runner) == "lost" and s.count("light", "force") == 3 and s.count("dark", "force") == 3


def test_greedo_threatens_smugglers_at_his_site_in_the_opponents_control_phase():
    s, box, greedo, runner = threatened(turn="dark")
    assert not s.can("use", greedo)
    s, box, greedo, runner = threatened()
    away, honest = s.put("Light Runner", at=s.location("Tatooine: Box")), s.put("Rebel 2", at=box)
    s.hand("dark", "Dark Trick")
    s.until(player="dark")
    assert s.can("use", greedo, runner) and not s.can("use", greedo, away) and not s.can("use", greedo, honest)
    s.until(phase="deploy")
    s.until(player="dark")
    assert s.game.view("dark")["phase"] == "deploy" and not s.can("use", greedo)


@pytest.mark.ruling("beedo.4")
@pytest.mark.parametrize(("beedo", "destiny", "lost"), [("there", 4, True), ("there", 3, False), ("away", 4, False)])
def test_beedo_adds_two_when_greedo_threatens(beedo, destiny, lost):
    s, box, greedo, runner = threatened(force=0, beedo=beedo, destiny=destiny)
    s.until(player="dark")
    s.do("use", greedo, runner)
    offered = [option for option in s.decision.options if option.card and option.card.title == "Beedo"]
    assert bool(offered) == (beedo == "there")
    if offered:
        s.do("use", offered[0].card)
    assert (s.zone(runner) == "lost") is lost


@pytest.mark.ruling("beedo.4")
def test_beedo_does_not_help_another_gambler():
    gambler = Alien("Gambler", DARK, "box gambler", ability=1, text=[
        Action([DrawDestiny(), If(DESTINY > 5, (LoseForce(1, OPPONENT),))])], **BODY)  # fmt: skip
    s = scene(gambler)
    chamber = s.location("Jabba's Palace: Audience Chamber")
    beedo, other = s.put("Beedo", at=chamber), s.put("Gambler", at=chamber)
    s.destinies("dark", 4)
    s.start("dark", "control")
    s.do("use", other)
    assert not s.can("use", beedo) and s.count("light", "lost") == 0


@pytest.mark.ruling("beedo.4")
def test_beedo_helps_nobody_else():
    s, box, greedo, runner = threatened(beedo="there")
    s.put("Imperial 6", at=box)
    s.start("dark", "battle")
    s.do("battle", box)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not any(option.verb == "use" for option in s.decision.options)


# -- the monk and the sleen --------------------------------------------------------------------------------------------


@pytest.mark.ruling("bomarr-monk.1", "bomarr-monk.2")
@pytest.mark.parametrize("monk", [True, False])
def test_a_monk_makes_icons_equal_after_a_sleen(monk):
    bog = Site("Yavin 4: Bog", LIGHT, "box bog", ["exterior", "planet"], (1, 2))
    s = scene(bog)
    place = s.location("Yavin 4: Bog")
    if monk:
        s.put("B'omarr Monk", at=place)
    s.put("Sleen", at=place)
    s.put("Presence Of The Force", on=place)
    assert (s.icons("light", place) == s.icons("dark", place)) is monk
