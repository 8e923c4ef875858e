"""Cards of those who capture: Boba Fett, Sheckil, Binders, Bounty, snares and shields."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, gun, over, scene, was_hit

CORRIDOR, TOWN, CHAMBER = "Death Star: Detention Block Corridor", "Tatooine: Box", "Cloud City: Carbonite Chamber"
GUARD = Imperial("Warden", "t warden", destiny=1, deploy=1, power=1, ability=1, forfeit=5, icons=["warrior"])
ANGEL = gun("Angel Gun", LIGHT)
SABER = gun("Dark Blade", DARK, "lightsaber")


def at(place=TOWN, *extra, **sides):
    s = scene(GUARD, ANGEL, SABER, *extra)
    return s, s.location(place, **sides)


# -- Boba Fett ---------------------------------------------------------------------------------------------------------


def flown(hull, pilot):
    """A ship with one pilot, and how it flies."""
    s, sky = at("Calm")
    ship = s.put(hull, at=sky)
    s.put(pilot, aboard=ship, as_="pilot")
    numbers = s.power(ship), s.maneuver(ship)
    s.put("Rebel 6", aboard=s.put("Cruiser", at=sky), as_="passenger"), s.hand("dark", "Dark Trick")
    s.put("Imperial 1", aboard=ship, as_="passenger")
    fight(s, sky, "dark")
    return numbers, draws(s, "dark")


@pytest.mark.ruling("boba-fett-cloud-city.1", "boba-fett-cloud-city.2")
def test_fett_flies_best_in_slave_i():
    assert flown("Raider", "Dark Flier") == ((3, 3), 0)
    assert flown("Raider", "5_91") == ((6, 3), 0)
    (power, maneuver), none = flown("Slave I", "Dark Flier")
    assert flown("Slave I", "5_91") == ((power + 3, maneuver + 2), none + 1) and none == 0


def test_fett_helps_what_he_flies_and_nothing_else():
    s, town = at()
    sky = s.location("Calm")
    barge, ship = crewed(s, "Barge", town), s.put("Slave I", at=sky)
    s.put("Dark Flier", aboard=ship, as_="pilot")
    before = s.power(ship), s.maneuver(ship), s.power(barge)
    s.put("5_91", aboard=barge, as_="pilot")
    assert (s.power(ship), s.maneuver(ship), s.power(barge)) == (*before[:2], before[2] + 3)
    s.put("Rebel 6", aboard=s.put("Cruiser", at=sky), as_="passenger")
    s.put("Imperial 1", aboard=ship, as_="passenger")
    fight(s, sky, "dark")
    assert draws(s, "dark") == 0


def test_on_foot_fett_draws_no_destiny_by_himself():
    s, town = at()
    s.put("5_91", at=town), s.put("Rebel 6", at=town)
    s.put("Dark Flier", aboard=s.put("Slave I", at=s.location("Calm")), as_="pilot")
    fight(s, town, "dark")
    assert draws(s, "dark") == 0


@pytest.mark.ruling("boba-fett-cloud-city.3")
def test_a_captive_of_fetts_is_worth_more():
    s, town = at()
    fett, guard = s.put("5_91", at=town), s.put("Warden", at=town)
    his, other = s.put("Rebel 3", captive_of=fett), s.put("Rebel 2", captive_of=guard)
    assert s.forfeit(his) == 10 and s.forfeit(other) == 5 and s.forfeit(fett) == 6


@pytest.mark.ruling("boba-fett-cloud-city.4", "boba-fett-cloud-city.5")
def test_fett_flies_and_shrugs_off_small_attrition():
    s, town = at()
    fett = s.put("5_91", at=town)
    s.start(turn="dark", phase="move")
    assert s.landspeed(fett) == 3 and immunity(s.game.engine, fett.id) == 3


# -- Bounty ------------------------------------------------------------------------------------------------------------


def hunted(hunter="Bossk", lost=9):
    """A captive with a price on its head, seized by somebody in the prison's corridor."""
    s, prison = at(CORRIDOR)
    escort, prey = s.put(hunter, at=prison), s.put("Rebel 3", at=prison)
    bounty = s.put("Bounty", on=prey)
    s.pile("dark", "lost", *["Dark Trick"] * lost)
    s.start(turn="dark", phase="move")
    s.happen("capture", prey)
    s.do("seize", escort, prey)
    return s, prison, escort, prey, bounty


@pytest.mark.ruling("bounty.1")
def test_the_bounty_is_paid_to_the_hunter_who_seized_the_captive():
    s, _, bossk, prey, bounty = hunted()
    s.do("deliver", bossk)
    assert s.count("dark", "lost") == 6 and s.zone(bounty) == "used" and s.captive(prey)


@pytest.mark.ruling("bounty.1")
def test_the_bounty_is_not_paid_to_another_hunter():
    s, prison, bossk, prey, bounty = hunted("Warden")
    s.do("deliver", bossk)
    s.until(player="dark")
    assert s.count("dark", "lost") == 9 and s.active(bounty)  # a warrior is no bounty hunter
    fett = s.put("5_91", at=prison)
    s.do("collect", fett, prey), s.until(player="dark")
    s.do("deliver", fett)
    assert s.count("dark", "lost") == 9 and s.active(bounty)


def test_a_hunter_who_fetched_his_own_captive_again_is_paid():
    s, _, bossk, prey, bounty = hunted()
    s.start(turn="dark", phase="move")
    assert s.active(bounty)
    s.do("deliver", bossk)
    assert s.zone(bounty) == "used" and prey


@pytest.mark.ruling("boba-fett-cloud-city.6")
def test_what_fett_adds_counts_for_the_bounty():
    s, _, fett, prey, bounty = hunted("5_91")
    s.do("deliver", fett)
    assert s.count("dark", "lost") == 1 and s.forfeit(prey) == 5  # 10 - 2 were retrieved


def test_nobody_puts_a_price_on_a_droid_or_on_his_own_people():
    s, town = at()
    rebel, *others = (s.put(title, at=town) for title in ("Rebel 3", "Warden", "Light Droid", "Skiff"))
    bounty = s.hand("dark", "Bounty")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", bounty, rebel) and not any(s.can("deploy", bounty, each) for each in others)


def test_another_captive_brings_no_bounty():
    s, prison, bossk, prey, bounty = hunted()
    other, hunter = s.put("Rebel 2", at=prison), s.put("5_91", at=prison)
    s.happen("capture", other)
    s.do("seize", hunter, other)
    s.do("deliver", hunter)
    assert s.count("dark", "lost") == 9 and s.active(bounty) and s.escort(prey) == bossk


def test_alter_does_not_touch_a_bounty():
    s, town = at()
    rebel = s.put("Rebel 3", at=town)
    bounty, other = s.put("Bounty", on=rebel), s.put("Dark Banner", on="table")
    alter = s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", alter, other) and not s.can("play", alter, bounty)


# -- Binders -----------------------------------------------------------------------------------------------------------


def bound(frozen=False):
    s, town = at()
    guard = s.put("Warden", at=town)
    binders = s.put("Binders", on=guard)
    one, two = s.put("Rebel 1", captive_of=guard), s.put("Rebel 2", captive_of=guard, frozen=frozen)
    s.start(turn="dark", phase="control")
    return s, town, guard, binders, one, two


def test_binders_hold_any_number_of_captives_until_they_are_removed():
    s, town, guard, binders, one, two = bound()
    three = s.put("Rebel 3", at=town)
    s.happen("capture", three)
    s.do("seize", guard, three)
    s.happen("lose", binders)
    assert s.decision.player == "dark" and {each.card for each in s.decision.options} == {one, two, three}
    s.do("choose", two)
    assert s.escort(two) == guard
    for each in (one, three):
        s.do("release", each, town)
    assert not s.captive(one) and not s.captive(three) and s.captive(two)


def test_a_single_captive_stays_when_binders_are_removed():
    s, town = at()
    guard = s.put("Warden", at=town)
    binders, one = s.put("Binders", on=guard), s.put("Rebel 1", captive_of=guard)
    s.start(turn="dark", phase="control")
    s.happen("lose", binders)
    assert s.escort(one) == guard


@pytest.mark.ruling("captives-frozen.16")
@pytest.mark.parametrize("frozen", [True, False])
def test_binders_do_not_help_with_a_second_frozen_captive(frozen):
    s, town = at()
    guard = s.put("Warden", at=town)
    s.put("Binders", on=guard), s.put("Rebel 1", captive_of=guard, frozen=True)
    other = s.put("Rebel 2", captive_at=town, frozen=True) if frozen else s.put("Rebel 2", at=town)
    s.start(turn="dark", phase="move")
    if frozen:
        assert not s.can("collect", guard, other)
    else:
        s.happen("capture", other)
        assert s.can("seize", guard, other)


@pytest.mark.ruling("captives-frozen.16")
def test_without_other_captives_a_frozen_one_needs_no_binders():
    s, town = at()
    guard = s.put("Warden", at=town)
    other = s.put("Rebel 2", captive_at=town, frozen=True)
    s.start(turn="dark", phase="move")
    assert s.can("collect", guard, other)


def test_binders_are_for_warriors_and_bounty_hunters():
    s, town = at(TOWN, Alien("Tracker", DARK, "t tracker", traits=["bounty hunter"], **{**BODY, "ability": 1}))
    guard, hunter, clerk = s.put("Warden", at=town), s.put("Tracker", at=town), s.put("Imperial 3", at=town)
    rebel, binders = s.put("Light Guard", at=town), s.hand("dark", "Binders")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", binders, guard) and s.can("deploy", binders, hunter)
    assert not s.can("deploy", binders, clerk) and not s.can("deploy", binders, rebel)


# -- Lieutenant Sheckil ------------------------------------------------------------------------------------------------


def test_sheckil_finds_a_shield_and_is_safer_behind_one():
    s, town = at()
    sheckil = s.put("Lieutenant Sheckil", at=town)
    shield = s.pile("dark", "reserve", "Human Shield")
    s.start(turn="dark", phase="control")
    assert immunity(s.game.engine, sheckil.id) == 0
    s.do("use", sheckil, shield)
    assert s.zone(shield) == "hand" and s.count("dark", "force") == 11
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", sheckil)
    prey, guard = s.put("Rebel 3", captive_of=sheckil), s.put("Warden", at=town)
    other = s.put("Rebel 2", captive_of=guard)
    assert s.forfeit(prey) == 7 and immunity(s.game.engine, sheckil.id) == 4
    assert s.forfeit(other) == 5 and immunity(s.game.engine, guard.id) == 0
    s.start(turn="light", phase="control")
    assert not s.can("use", sheckil)


def test_sheckil_looks_for_nothing_else_and_pays_for_it():
    s, town = at()
    sheckil, other = s.put("Lieutenant Sheckil", at=town), s.pile("dark", "reserve", "Dark Trick")
    s.start(turn="dark", phase="control")
    assert not s.can("use", sheckil, other)
    s.force("dark", 0)
    assert not s.can("use", sheckil)


# -- Human Shield ------------------------------------------------------------------------------------------------------


def shielded(frozen=False, guard="Warden", target="Imperial 2", **captive):
    s, town = at()
    escort, victim = s.put(guard, at=town), s.put(target, at=town)
    prey = s.put("Rebel 3", captive_of=escort, frozen=frozen)
    shooter = s.put("Light Guard", at=town)
    pistol = s.put("Angel Gun", on=shooter)
    shield = s.hand("dark", "Human Shield")
    fight(s, town, "light")
    s.destinies("light", 6)
    s.do("fire", pistol, victim)
    return s, victim, prey, shield


def test_a_captive_is_hit_in_an_imperials_stead():
    s, victim, prey, shield = shielded()
    s.do("play", shield, prey)
    assert s.hit(prey) and not s.hit(victim) and s.zone(shield) == "used"
    over(s)
    assert s.zone(prey) == "lost"


def test_the_shield_is_a_captive_who_is_present_and_not_frozen():
    s, victim, prey, shield = shielded()
    town, vault = s.at(victim), s.location("Tatooine: Vault")
    frozen = s.put("Rebel 1", captive_of=s.put("Warden", at=town), frozen=True)
    far = s.put("Rebel 1", captive_of=s.put("Warden", at=vault))
    inside = s.put("Rebel 1", captive_of=s.put("Warden", aboard=s.put("Tank", at=town), as_="passenger"))
    assert s.can("play", shield, prey) and not any(s.can("play", shield, each) for each in (frozen, far, inside))


@pytest.mark.ruling("captives-frozen.11", "captives-frozen.14")
def test_a_frozen_captive_is_not_hit():
    s, victim, prey, shield = shielded(frozen=True)
    assert s.hit(victim) and not s.can("play", shield)
    s, victim, prey, shield = shielded()
    assert s.can("play", shield, prey)


def test_only_an_imperial_hides_behind_a_captive_and_only_one_with_it():
    s, _, _, shield = shielded(target="Brute 2")
    assert not s.can("play", shield, mode=1)
    s, town = at()
    vault = s.location("Tatooine: Vault")
    s.put("Rebel 3", captive_of=s.put("Warden", at=vault))
    victim, shooter = s.put("Imperial 2", at=town), s.put("Light Guard", at=town)
    pistol, shield = s.put("Angel Gun", on=shooter), s.hand("dark", "Human Shield")
    fight(s, town, "light")
    s.destinies("light", 6)
    s.do("fire", pistol, victim)
    assert was_hit(s, victim) and s.zone(shield) == "hand"  # nobody could answer


def losing(frozen=False, enclosed=False):
    """The Dark Side has lost a battle and must pay."""
    s, town = at()
    sheckil = s.put("Lieutenant Sheckil", at=town)
    if enclosed:
        sheckil = s.put("Warden", aboard=s.put("Tank", at=town), as_="passenger")
    prey = s.put("Rebel 3", captive_of=sheckil, frozen=frozen)
    far = s.put("Rebel 2", captive_of=s.put("Warden", at=s.location("Tatooine: Vault")))
    for _ in range(6):
        s.put("Rebel 6", at=town)
    shield = s.hand("dark", "Human Shield")
    s.destinies("light", 6)
    fight(s, town, "light")
    while s.decision.player == "light":
        s.decide(lambda each: each.verb in ("draw-destiny", "pass"))
    return s, sheckil, prey, far, shield


@pytest.mark.ruling("human-shield.1")
def test_captives_are_forfeited_for_their_full_value():
    s, sheckil, prey, far, shield = losing()
    assert not s.can("forfeit", prey)
    s.do("play", shield, mode=2)
    s.until(player="dark") if s.decision.player == "light" else None
    option = next(each for each in s.decision.options if each.verb == "forfeit" and each.card == prey)
    assert option.amount == 7 and not s.can("forfeit", far)
    owed = s.battle.damage("dark"), s.battle.attrition("dark")
    s.do("forfeit", prey)
    assert s.zone(prey) == "lost" and s.zone(shield) == "lost" and owed == (10, 6)
    battle = s.game.view("dark")["battle"]["sides"]["dark"]
    assert battle["paid"] == battle["covered"] == 7 and s.on_table(sheckil)


@pytest.mark.ruling("captives-frozen.14")
def test_a_frozen_captive_is_not_forfeited():
    s, _, prey, _, shield = losing(frozen=True)
    assert not s.can("play", shield, mode=2) and not s.can("forfeit", prey)


def test_an_enclosed_captive_shields_nobody():
    s, *_, shield = losing(enclosed=True)
    assert s.battle and not s.can("play", shield, mode=2)


def test_captives_are_forfeited_in_that_battle_only():
    s, *_, far, shield = losing()
    for _ in range(4):
        s.put("Rebel 6", at=s.at(far))
    s.do("play", shield, mode=2)
    over(s)
    s.until(player="light")
    s.destinies("light", 1)
    s.do("battle", s.at(far))
    while s.decision.player == "light":
        s.decide(lambda each: each.verb in ("draw-destiny", "pass"))
    assert s.can("lose", pile="reserve") and s.captive(far) and not s.can("forfeit", far)


def test_only_captives_who_are_present_and_not_frozen_are_forfeited():
    s, sheckil, prey, _, shield = losing()
    town = s.at(sheckil)
    frozen = s.put("Rebel 1", captive_of=s.put("Warden", at=town), frozen=True)
    inside = s.put("Rebel 1", captive_of=s.put("Warden", aboard=s.put("Tank", at=town), as_="passenger"))
    s.do("play", shield, mode=2)
    s.until(player="dark") if s.decision.player == "light" else None
    assert s.can("forfeit", prey) and not s.can("forfeit", frozen) and not s.can("forfeit", inside)


# -- Zuckuss' Snare Rifle, IG-88 With Riot Gun -------------------------------------------------------------------------


def test_the_snare_rifle_is_zuckuss_own():
    hunters = [Alien(title, side, f"t {title}", personas=who, traits=["bounty hunter"], **{**BODY, "ability": 1})
               for title, side, who in (("Test Zuckuss", DARK, ["Zuckuss"]), ("Our Zuckuss", LIGHT, ["Zuckuss"]),
                                        ("Our Hunter", LIGHT, []))]  # fmt: skip
    s, town = at(TOWN, *hunters)
    zuckuss, hunter, *others = (s.put(title, at=town) for title in (
        "Test Zuckuss", "Bossk", "Warden", "Our Zuckuss", "Our Hunter"))  # fmt: skip
    rifle = s.hand("dark", "Zuckuss' Snare Rifle")
    s.start(turn="dark", phase="deploy")
    assert not any(s.can("deploy", rifle, each) for each in others)
    assert s.deploy_cost(rifle, zuckuss) == 0 and s.deploy_cost(rifle, hunter) == 1
    s.do("deploy", rifle, zuckuss)
    assert s.count("dark", "force") == 12


def test_the_snare_rifle_costs_two_force():
    s, town = at()
    rifle, rebel = s.put("Zuckuss' Snare Rifle", on=s.put("Bossk", at=town)), s.put("Rebel 3", at=town)
    fight(s, town, "dark")
    s.destinies("dark", 4)
    s.do("fire", rifle, rebel)
    assert s.count("dark", "force") == 9 and not s.captive(rebel)


@pytest.mark.parametrize(("destiny", "gone"), [(3, True), (2, False)])
def test_the_snare_rifle_kills_creatures(destiny, gone):
    beast = Creature("Beast", LIGHT, "t beast", "swamp", destiny=1, ferocity=2, defense=3, text=[Habitat()])
    s, town = at(TOWN, beast)
    rifle, prey = s.put("Zuckuss' Snare Rifle", on=s.put("Bossk", at=town)), s.put("Beast", at=town)
    s.destinies("dark", destiny, 5)
    s.start(turn="dark", phase="battle")
    s.do("attack", prey)
    before = s.count("dark", "force")
    s.do("fire", rifle, prey)
    assert (s.zone(prey) == "lost") is gone and before - s.count("dark", "force") == 2  # destiny + 1 against 3


def test_the_snare_rifle_catches_no_vehicles():
    s, town = at()
    rifle, car = s.put("Zuckuss' Snare Rifle", on=s.put("Bossk", at=town)), s.put("Skiff", at=town)
    s.put("Rebel 1", aboard=car, as_="pilot")
    s.put("Rebel 2", at=town)
    fight(s, town, "dark")
    assert not s.can("fire", rifle, car) and s.can("fire", rifle)


def test_ig_88_fights_best_alone_or_with_a_colleague():
    for company, more in (((), 1), (("Bossk",), 1), (("Imperial 1",), 0), (("Imperial 1", "Bossk"), 1)):
        s, town = at()
        ig = s.put("IG-88 With Riot Gun", at=town)
        for each in company:
            s.put(each, at=town)
        s.put("Rebel 6", at=town)
        skiff = s.put("Skiff", at=town)
        s.put("Light Flier", aboard=skiff, as_="pilot")
        fight(s, town, "dark")
        assert (draws(s, "dark"), draws(s, "light")) == (more, 1), company
        assert s.can("fire", ig) and not s.can("fire", ig, skiff)


@pytest.mark.parametrize(("with_ig", "fighting"), [
    ((), ("Imperial 1",)), (("Bossk",), ("Imperial 1",)), (("Imperial 1",), ("Bossk", "Imperial 1"))])  # fmt: skip
def test_ig_88_helps_in_its_own_battle(with_ig, fighting):
    s, town = at()
    yard = s.location("Kessel: Box")
    for place, titles in ((town, ("IG-88 With Riot Gun", *with_ig)), (yard, (*fighting, "Rebel 1"))):
        for title in titles:
            s.put(title, at=place)
    fight(s, yard, "dark")
    assert draws(s, "dark") == 0


def test_ig_88_counts_no_hunters_of_the_opponent():
    hunter = Alien("Light Hunter", LIGHT, "t light hunter", traits=["bounty hunter"], destiny=1, deploy=1, power=1,
                   ability=1, forfeit=1)  # fmt: skip
    s, town = at(TOWN, hunter)
    for title in ("IG-88 With Riot Gun", "Imperial 1", "Light Hunter"):
        s.put(title, at=town)
    fight(s, town, "dark")
    assert draws(s, "dark") == 0


def test_ig_88_begins_battles_and_no_bolt_holds_it():
    s, town = at()
    ig, rebel = s.put("IG-88 With Riot Gun", at=town), s.put("Rebel 1", at=town)
    bolt = s.hand("light", "Restraining Bolt")
    s.start(turn="dark", phase="battle")
    assert s.can("battle", town)
    s.start(turn="light", phase="battle")
    assert not s.can("battle", town) and rebel
    s.start(turn="light", phase="deploy")
    droid = s.put("Dark Droid", at=town)
    assert s.can("deploy", bolt, droid) and not s.can("deploy", bolt, ig)


# -- We Have A Prisoner ------------------------------------------------------------------------------------------------


def doomed():
    s, town = at()
    guard, victim = s.put("Warden", at=town), s.put("Rebel 3", at=town)
    pistol = s.put("Dark Blade", on=guard)
    card = s.hand("dark", "We Have A Prisoner")
    fight(s, town, "dark")
    s.destinies("dark", 6)
    s.do("fire", pistol, victim)
    while not any(each.verb == "play" and each.card == card for each in s.decision.options):
        s.decide(lambda each: each.verb in ("pass", "forfeit"))
    return s, town, guard, victim, card


@pytest.mark.ruling("capturing-characters.1")
def test_who_is_about_to_be_lost_from_a_battle_is_captured_instead():
    s, town, guard, victim, card = doomed()
    before = s.count("dark", "force")
    s.do("play", card)
    s.do("seize", guard, victim)
    assert s.escort(victim) == guard and not s.hit(victim) and before - s.count("dark", "force") == 1
    over(s)
    assert s.captive(victim) and s.at(victim) == town and s.zone(card) == "lost"


@pytest.mark.ruling("capturing-characters.1")
def test_who_is_lost_outside_a_battle_is_not_captured():
    s, town = at()
    s.put("Warden", at=town)
    victim, card = s.put("Rebel 3", at=town), s.hand("dark", "We Have A Prisoner")
    s.start(turn="dark", phase="control")
    s.happen("lose", victim)
    assert s.zone(victim) == "lost" and s.zone(card) == "hand"


def test_ones_own_dead_and_wrecks_are_no_prisoners():
    s, town = at(TOWN, Vehicle("Sled", LIGHT, "t sled", "combat", landspeed=1, text=[PermanentPilot(1)], **HULL))
    dead, victim, wreck = s.put("Imperial 1", at=town), s.put("Rebel 1", at=town), s.put("Sled", at=town)
    card = s.hand("dark", "We Have A Prisoner")
    s.put("Warden", at=town), s.put("Rebel 2", at=town)
    fight(s, town, "dark")
    for each in (dead, wreck):
        s.happen("lose", each)
        assert s.zone(each) == "lost"
    s.happen("lose", victim)
    assert s.can("play", card)


# -- Hidden Weapons ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "fate"), [(1, "table"), (2, "captive"), (3, "captive"), (4, "hit")])
def test_hidden_weapons_may_capture(destiny, fate):
    s, town = at()
    fett, rebel = s.put("5_91", at=town), s.put("Rebel 3", at=town)
    card = s.hand("dark", "Hidden Weapons")
    fight(s, town, "dark")
    s.destinies("dark", destiny)
    s.do("play", card, rebel)
    if fate == "captive":
        s.do("seize", fett, rebel)
    assert s.hit(rebel) == (fate == "hit") and s.captive(rebel) == (fate == "captive")
