"""Aliens who are worth what the table says, and those who change it."""

from math import pi, sqrt

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import BODY, HULL, crewed, fight, scene

# -- Brainiac ----------------------------------------------------------------------------------------------------------

MUTE = {"maneuver": 3, "hyperspeed": 4, "text": [Carries(pilots=1, passengers=2), PermanentPilot(1)], **HULL}
PLAIN_SHIP = Starfighter("Test Plain Ship", LIGHT, "test plain ship", "Scout", **MUTE)


@pytest.mark.ruling("brainiac.5", "brainiac.8")
@pytest.mark.parametrize(("theirs", "mine", "power"), [(2, 0, sqrt(6 + pi)), (3, 1, sqrt(6 + pi)), (0, 0, sqrt(pi))])
def test_brainiac_is_as_strong_as_the_hands_say(theirs, mine, power):
    s = scene()
    brainiac = s.put("Brainiac", at=s.location("Tatooine: Box"))
    s.hand("dark", *["Imperial 1"] * theirs)
    s.hand("light", *["Rebel 1"] * mine)
    assert s.power(brainiac) == pytest.approx(power, abs=1e-12)


@pytest.mark.ruling("brainiac.5")
def test_brainiac_counts_the_icons_of_the_whole_table():
    s = scene()
    brainiac = s.put("Brainiac", at=s.location("Tatooine: Box"))
    s.location("Kessel", side="dark")  # 1 light, 2 dark
    s.location("Death Star")  # 3 dark
    assert s.power(brainiac) == pytest.approx(sqrt(2 * 4 + pi))


@pytest.mark.ruling("brainiac.7")
@pytest.mark.parametrize(("mine", "power"), [(1, 1), (2, 1), (0, sqrt(pi))])
def test_brainiac_is_never_weaker_than_one(mine, power):
    """With one card more than the opponent the root would be 0.38, with two there would be none."""
    s = scene()
    brainiac = s.put("Brainiac", at=s.location("Tatooine: Box"))
    s.hand("light", *["Rebel 1"] * mine)
    assert s.power(brainiac) == pytest.approx(power)


@pytest.mark.ruling("brainiac.2")
def test_brainiac_counts_himself_when_he_deploys():
    s = scene(force=2)
    box = s.location("Tatooine: Box")
    brainiac, *_ = s.hand("light", "Brainiac", "Rebel 1", "Rebel 1")
    s.start(turn="light", phase="deploy")
    assert s.deploy_cost(brainiac, at=box) == 3
    assert not s.can("deploy", brainiac, box)
    s.force("light", 3)
    s.do("deploy", brainiac, box)
    assert s.count("light", "force") == 0


def test_brainiac_is_worth_what_the_opponent_holds():
    s = scene()
    brainiac = s.put("Brainiac", at=s.location("Tatooine: Box"))
    s.hand("dark", "Imperial 1", "Imperial 1")
    s.hand("light", "Rebel 1")
    assert s.forfeit(brainiac) == 2


@pytest.mark.ruling("brainiac.3")
@pytest.mark.parametrize(("passenger", "jumps"), [("Brainiac", True), ("Rebel 1", False)])
def test_brainiac_navigates(passenger, jumps):
    s = scene(PLAIN_SHIP)
    calm, kessel = s.location("Calm"), s.location("Yavin 4")
    ship = s.put("Test Plain Ship", at=calm)
    s.put(passenger, aboard=ship, as_="passenger")
    s.start(turn="light", phase="move")
    assert s.can("hyperspeed", ship, kessel) == jumps


@pytest.mark.ruling("brainiac.4")
@pytest.mark.parametrize(("title", "boards"), [("R2-X2 (Artoo-Extoo)", True), ("Brainiac", False)])
def test_brainiac_is_no_astromech(title, boards):
    s = scene()
    ship = s.put("Red 3", at=s.location("Calm"))
    s.put("Light Flier", aboard=ship, as_="pilot")
    (droid,) = s.hand("light", title)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", droid, ship) == boards


@pytest.mark.ruling("brainiac.1", "brainiac.5")
@pytest.mark.parametrize(("target", "hit"), [("Imperial 3", True), ("Imperial 4", False)])
def test_pi_is_more_than_three_and_less_than_four(target, hit):
    s = scene()
    box = s.location("Tatooine: Box")
    gun = s.put("Blaster", on=s.put("Light Guard", at=box), side="light")
    enemy, _ = s.put(target, at=box), s.put("Imperial 1", at=box)
    s.pile("light", "reserve", "Brainiac")
    fight(s, box, "light")
    s.do("fire", gun, enemy)
    assert s.hit(enemy) == hit


@pytest.mark.ruling("brainiac.5", "brainiac.6")
def test_three_points_do_not_satisfy_an_attrition_of_pi():
    s = scene()
    box = s.location("Tatooine: Box")
    for _ in range(2):
        s.put("Rebel 4", at=box)
    jawas = [s.put("Jawa", at=box, side="dark") for _ in range(5)]  # power and forfeit value 1
    s.pile("light", "reserve", "Brainiac")
    fight(s, box, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.until(verb="forfeit")
    assert s.battle.attrition("dark") == pi
    for jawa in jawas[:3]:
        s.do("forfeit", jawa)
    assert s.can("forfeit", jawas[3])
    s.do("forfeit", jawas[3])
    assert s.battle is None


# -- B'omarr Monk ------------------------------------------------------------------------------------------------------

SLEEN = Effect("Test Sleen", DARK, "test sleen", destiny=1, text=[
    DeployOn(SITE), ModifyPlayer("force icons", -1, OPPONENT, at=HERE)])  # fmt: skip
DUSK = Site("Tatooine: Dusk", DARK, "test dusk", ["exterior", "planet"], (0, 2))
DEN = Site("Jabba's Palace: Den", DARK, "test den", ["interior", "planet"], (1, 1),
           dark=[ModifyPlayer("drain", +2, at=HERE)], light=[ModifyPlayer("drain", +3, at=HERE)])  # fmt: skip
HOLE = Site("Tatooine: Hole", DARK, "test hole", ["interior", "planet"], (1, 1),
            dark=[ModifyPlayer("drain", +2, at=HERE)])  # fmt: skip


@pytest.mark.ruling("bomarr-monk.1")
def test_a_monk_makes_icons_equal_after_everything_else():
    s = scene(SLEEN, DUSK)
    dusk, box = s.location("Tatooine: Dusk"), s.location("Tatooine: Box")
    s.put("B'omarr Monk", at=dusk)
    assert (s.icons("light", dusk), s.icons("dark", dusk)) == (2, 2)
    s.put("Test Sleen", on=dusk)
    s.put("Test Sleen", on=box)
    assert (s.icons("light", dusk), s.icons("dark", dusk)) == (2, 2)
    assert (s.icons("light", box), s.icons("dark", box)) == (0, 1)
    s.put("Presence Of The Force", on=dusk)
    assert (s.icons("light", dusk), s.icons("dark", dusk)) == (3, 3)


@pytest.mark.ruling("bomarr-monk.1")
def test_a_monk_helps_whoever_has_fewer():
    s = scene()
    farm = s.location("Tatooine: Lars' Moisture Farm")
    assert (s.icons("light", farm), s.icons("dark", farm)) == (2, 1)
    s.put("B'omarr Monk", at=farm)
    assert (s.icons("light", farm), s.icons("dark", farm)) == (2, 2)
    assert s.generation("dark") == 1 + 2


def test_a_monk_silences_the_palace_for_his_opponent():
    s = scene(DEN, HOLE)
    den, hole = s.location("Jabba's Palace: Den"), s.location("Tatooine: Hole")
    assert (s.drain_amount("dark", den), s.drain_amount("light", den), s.drain_amount("dark", hole)) == (3, 4, 3)
    for place in (den, hole):
        s.put("B'omarr Monk", at=place)
    assert (s.drain_amount("dark", den), s.drain_amount("light", den), s.drain_amount("dark", hole)) == (1, 4, 3)


def test_a_monk_silences_the_palace_from_outside():
    s = scene()
    palace = s.location("Tatooine: Jabba's Palace", side="dark")
    s.put("Imperial 1", at=palace)
    s.start(turn="dark", phase="deploy")
    s.pile("dark", "reserve", "Jabba's Palace: Audience Chamber")
    assert s.can("use", palace)
    s.put("B'omarr Monk", at=palace)
    assert not s.can("use", palace)


def test_a_monk_uses_nothing():
    s = scene()
    box = s.location("Tatooine: Box")
    monk, settler = s.put("B'omarr Monk", at=box), s.put("Settler 1", at=box)
    skiff = s.put("Skiff", at=box)
    s.start(turn="light", phase="deploy")
    for title in ("Light Stick", "Tatooine Utility Belt"):
        (item,) = s.hand("light", title)
        assert s.can("deploy", item, settler)
        assert not s.can("deploy", item, monk)
        assert s.why_not("deploy", item, monk)
    s.start(turn="light", phase="move")
    assert s.can("embark", settler, skiff)
    assert not s.can("embark", monk, skiff)


def test_a_monk_fights_only_in_defense():
    s = scene()
    box = s.location("Tatooine: Box")
    monk = s.put("B'omarr Monk", at=box)
    s.put("Imperial 1", at=box)
    s.start(turn="light", phase="battle")
    assert not s.can("battle", box)
    assert s.why_not("battle", box)[0].card == monk
    friend = s.put("Rebel 4", at=box)
    fight(s, box, "light")
    assert s.battle.participants("light") == (friend,)


def test_a_monk_defends_himself():
    s = scene()
    box = s.location("Tatooine: Box")
    monk = s.put("B'omarr Monk", at=box)
    s.put("Imperial 1", at=box)
    fight(s, box, "dark")
    assert s.battle.participants("light") == (monk,)


@pytest.mark.parametrize(("title", "stays"), [("Tatooine: Box", True), ("Jabba's Palace: Den", True),
                                              ("Kessel: Box", False)])  # fmt: skip
def test_a_monk_lives_on_tatooine(title, stays):
    s = scene(DEN)
    place = s.location(title)
    s.put("Rebel 1", at=s.location("Tatooine: Vault"))
    (monk,) = s.hand("light", "B'omarr Monk")
    s.start(turn="light", phase="deploy")
    s.do("deploy", monk, place)
    assert s.on_table(monk) == stays


# -- Arica -------------------------------------------------------------------------------------------------------------

ROD = CharacterWeapon("Test Rod", DARK, "test rod", destiny=1, text=[
    DeployOn(CHARACTER), Fire(CHARACTER, (MakeHit(),), cost=(Use(9),))])  # fmt: skip
YOUNG_LUKE = Rebel("Test Luke", "test luke", personas=["Luke"], ability=1, text=[ImmuneToAttrition(5)], **BODY)


def arica_waits(turn="light", phase="control", armed=True):
    """Arica undercover among Rebels, with a weapon or without."""
    s = scene(ROD, YOUNG_LUKE, force=1)
    box = s.location("Tatooine: Box")
    (arica,) = s.hand("dark", "Arica")
    rebel, other_ = s.put("Rebel 1", at=box), s.put("Rebel 2", at=box)
    s.force("dark", 5)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", arica, box)
    if armed:
        s.put("Test Rod", on=arica)
    s.start(turn=turn, phase=phase)
    return s, arica, rebel, other_


def test_arica_comes_undercover_and_only_to_a_site():
    s = scene(force=9)
    box, ship = s.location("Tatooine: Box"), crewed(s, "Raider", at=s.location("Calm"))
    (arica,) = s.hand("dark", "Arica")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", arica, ship)
    s.do("deploy", arica, box)
    assert not s.active(arica)


def test_arica_breaks_cover_to_shoot():
    s, arica, rebel, other_ = arica_waits()
    s.until(player="dark")
    assert not s.why_not("break-cover", arica, player="dark")
    s.do("break-cover", arica)
    assert s.active(arica)
    s.do("use", arica)
    s.do("choose", rebel)
    assert (s.zone(rebel), s.on_table(other_)) == ("lost", True)


@pytest.mark.parametrize(("turn", "phase", "armed"), [("dark", "control", True), ("light", "deploy", True),
                                                      ("light", "control", False)])  # fmt: skip
def test_arica_needs_a_weapon_and_the_opponents_control_phase(turn, phase, armed):
    s, arica, _, _ = arica_waits(turn, phase, armed)
    assert s.why_not("break-cover", arica, player="dark")


def test_arica_who_breaks_cover_in_her_own_time_does_not_shoot():
    s, arica, _, _ = arica_waits("dark", "deploy")
    s.do("break-cover", arica)
    assert not s.can("use", arica)


def test_arica_unsettles_luke():
    s = scene(YOUNG_LUKE)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    luke, rebel, arica = s.put("Test Luke", at=box), s.put("Rebel 1", at=box), s.put("Arica", at=vault)
    s.start()
    g = s.game.engine
    assert (s.forfeit(luke), immunity(g, luke.id), immunity(g, arica.id)) == (5, 5, 4)
    s.happen("lose", arica)
    hidden = s.put("Arica", aboard=s.put("Tank", at=box), as_="passenger")
    assert (s.forfeit(luke), immunity(g, luke.id)) == (5, 5)
    s.happen("lose", hidden)
    s.put("Arica", at=box)
    assert (s.forfeit(luke), immunity(g, luke.id), s.forfeit(rebel)) == (3, 3, 5)


# -- BoShek ------------------------------------------------------------------------------------------------------------

ERRAND = Effect("Test Errand", LIGHT, "test errand", "utinni", destiny=1, text=[
    DeployOn(Named("Kessel"), targets=(one(your(SMUGGLER)).named("target"),))])  # fmt: skip


@pytest.mark.ruling("boshek.2")
@pytest.mark.parametrize(("title", "pilot", "goes"), [("Kessel Run", "BoShek", True), ("Test Errand", "BoShek", False),
                                                      ("Kessel Run", "Settler 1", False)])  # fmt: skip
def test_boshek_makes_a_kessel_run_though_he_is_no_smuggler(title, pilot, goes):
    s = scene(ERRAND)
    kessel, calm = s.location("Kessel", side="dark"), s.location("Calm")
    runner = s.put(pilot, aboard=crewed(s, "Fighter", at=calm), as_="passenger")
    (effect,) = s.hand("light", title)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", effect, kessel, runner) == goes


@pytest.mark.ruling("boshek.3")
def test_boshek_shrugs_off_little_attrition():
    s = scene()
    boshek = s.put("BoShek", at=s.location("Tatooine: Box"))
    s.start()
    assert immunity(s.game.engine, boshek.id) == 3


# -- Tonnika Sisters ---------------------------------------------------------------------------------------------------


def sisters_try(*drawn, force=4, phase="control", turn="dark"):
    """The Sisters among armed people, with these cards on top of their Reserve Deck, the first to be drawn last."""
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    sisters = s.put("Tonnika Sisters", at=box)
    guard = s.put("Light Guard", at=box)
    loot = {"stick": s.put("Light Stick", on=guard), "saber": s.put("Light Saber", on=guard),
            "belt": s.put("Tatooine Utility Belt", on=guard)}  # fmt: skip
    loot["far"] = s.put("Light Stick", on=s.put("Light Guard", at=vault))
    s.pile("dark", "reserve", *reversed(drawn))
    s.force("dark", force)
    s.start(turn=turn, phase=phase)
    return s, sisters, loot


TWO, OTHER = "Chief Bast", "Imperial 1"  # destinies of 2 and 1


@pytest.mark.parametrize("drawn", [(TWO, OTHER), (OTHER, TWO), (TWO, TWO)])
def test_the_tonnika_sisters_have_two_chances_to_destroy_weapons(drawn):
    s, sisters, loot = sisters_try(*drawn)
    s.do("use", sisters)
    assert s.count("dark", "force") == 2
    s.do("no")
    s.do("yes")
    assert not any(s.can("choose", loot[name]) for name in ("belt", "far"))
    s.do("choose", loot["stick"])
    s.do("choose", loot["saber"])
    assert [s.zone(loot[name]) for name in ("stick", "saber", "belt", "far")] == ["lost", "lost", "table", "table"]


@pytest.mark.parametrize("drawn", [(OTHER, OTHER), ("Kintan Strider", OTHER)])
def test_the_tonnika_sisters_need_a_two(drawn):
    s, sisters, loot = sisters_try(*drawn)
    s.do("use", sisters)
    assert not s.can("yes") and all(s.on_table(each) for each in loot.values())


def test_the_tonnika_sisters_steal():
    s, sisters, loot = sisters_try(TWO, OTHER)
    s.do("use", sisters)
    s.do("yes")
    s.do("choose", loot["stick"])
    s.do("done")
    assert s.carrier(loot["stick"]) == sisters
    assert s.carrier(loot["saber"]) != sisters


def test_the_tonnika_sisters_take_devices_instead():
    s, sisters, loot = sisters_try(TWO, OTHER)
    s.do("use", sisters)
    s.do("no")
    s.do("no")
    s.do("no")
    s.do("yes")
    s.do("choose", loot["belt"]) if s.on_table(loot["belt"]) else None
    assert s.zone(loot["belt"]) == "lost" and s.on_table(loot["stick"])


def test_the_tonnika_sisters_try_twice_in_a_phase():
    s, sisters, _ = sisters_try(*[OTHER] * 6, force=9)
    for _ in range(2):
        s.do("use", sisters)
    assert s.count("dark", "force") == 5 and not s.can("use", sisters)


@pytest.mark.parametrize(("force", "turn", "phase"), [(1, "dark", "control"), (4, "dark", "deploy"),
                                                      (4, "light", "control")])  # fmt: skip
def test_the_tonnika_sisters_need_two_force_and_their_control_phase(force, turn, phase):
    s, sisters, _ = sisters_try(TWO, TWO, force=force, turn=turn, phase=phase)
    assert s.why_not("use", sisters, player="dark")
