"""Effects of the first sets, and some of later ones: what they do to characters, ships and places."""

import pytest

from cantina.lang import *
from cantina.rules.battle import draws_allowed
from tests.cards.sample_cards import BODY, crewed, drawn, draws, fight, scene

LORD = Imperial("Lord", "later lord", ability=6, personas=["Vader"], **BODY)
RULER = Imperial("Ruler", "later ruler", ability=7, personas=["Emperor"], **BODY)
SOLDIER = Imperial("Soldier", "later soldier", ability=1, traits=["stormtrooper"], **BODY)
OFFICER = Imperial("Officer", "later officer", ability=1, destiny=1, deploy=2, power=4, forfeit=5,
                   text=[Modify("forfeit", +2)])  # fmt: skip
PLANET = System("Tatooine", LIGHT, "later tatooine", ["planet"], (1, 1), parsec=7)
VOID = System("Void", LIGHT, "later void", ["space"], (1, 1), parsec=6)
CLOUDS = Sector("Tatooine: Clouds", LIGHT, "later clouds", "cloud", "Tatooine", ["planet"], (1, 1))
NIGHT_LAMP = Rebel("Night Lamp", "later lamp", ability=1, text=[Modify("power", +3, when=Nighttime(HERE))], **BODY)
YAVIN = System("Yavin 4", LIGHT, "later yavin", ["planet"], (1, 1), parsec=4)
SKY = Sector("Tatooine: Sky", LIGHT, "later sky", "cloud", "Tatooine", ["planet"], (1, 1))
COMPUTER = Droid("Computer", LIGHT, "later computer", "astromech droid", icons=["nav computer"], **BODY)
JUNGLE = Site("Yavin 4: Jungle Post", LIGHT, "later jungle", ["exterior", "planet"], (1, 1))
RUINS = Site("Yavin 4: Old Ruins", LIGHT, "later ruins", ["exterior", "planet"], (1, 1))
GLADE = Site("Endor: Glade", LIGHT, "later glade", ["exterior", "planet"], (1, 1))
REBEL_SCOUT = Rebel("Rebel Scout", "later rebel scout", ability=1, traits=["scout"], destiny=1, deploy=2, power=2,
                    forfeit=5)  # fmt: skip
ALIEN_SCOUT = Alien("Alien Scout", LIGHT, "later alien scout", ability=1, traits=["scout"], **BODY)
DARK_SCOUT = Imperial("Dark Scout", "later dark scout", ability=1, traits=["scout"], **BODY)
DOOR_TRICK = LostInterrupt("Close The Blast Door", DARK, "later trick", destiny=1)
GUNMAN = Rebel(
    "Gunman", "later gunman", ability=1, text=[PermanentWeapon("Gun", Fire(CHARACTER, (MakeHit(),)))], **BODY
)


def spared_by_alter(s, card, by="light") -> bool:
    """Whether a player's Alter could be turned against some Effect of the opponent's, but not against this one."""
    s.put("Rebel 6" if by == "light" else "Imperial 6", at=s.location("Kessel: Box"))
    played, plain = s.hand(by, "Alter"), s.put("Dark Banner" if by == "light" else "Light Banner", on="table")
    s.start(turn=by, phase="control")
    return s.can("play", played, plain) and not s.can("play", played, card)


# -- Demotion ----------------------------------------------------------------------------------------------------------


def test_demotion_is_for_imperials_but_not_for_the_greatest_or_the_least():
    s = scene(LORD, RULER, SOLDIER, OFFICER, force=2)
    site = s.location("Tatooine: Box")
    officer = s.put("Officer", at=site)
    others = [s.put(title, at=site) for title in ("Lord", "Ruler", "Soldier", "Brute 1", "Rebel 1")]
    card = s.hand("light", "Demotion")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, each) for each in (officer, *others)] == [True, *[False] * 5]
    s.do("deploy", card, officer)
    assert s.count("light", "force") == 0
    assert s.power(officer) == 2 and s.forfeit(officer) == 5  # its own text says 7


def test_demotion_costs_two_force():
    s = scene(force=1)
    officer, card = s.put("Imperial 1", at=s.location("Tatooine: Box")), s.hand("light", "Demotion")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, officer)


# -- Disarmed ----------------------------------------------------------------------------------------------------------

# for each side: one of its own and his weapon, one of theirs and his, its own closed vehicle, one of theirs
FOES = {"light": ("Rebel 1", "Light Stick", "Officer", "Dark Stick", "Crawler", "Tank"),
        "dark": ("Imperial 1", "Dark Stick", "Hero", "Light Stick", "Tank", "Crawler")}  # fmt: skip
HERO = Rebel("Hero", "later hero", ability=3, destiny=1, deploy=3, power=4, forfeit=5)
OTHER = {"light": "dark", "dark": "light"}


@pytest.mark.parametrize("turn", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_disarmed_takes_weapons_away_in_any_control_phase(side, turn):
    mine, my_gun, foe, gun, *_ = FOES[side]
    s = scene(HERO, OFFICER, force=0)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    me, him, plain, far = s.put(mine, at=site), s.put(foe, at=site), s.put(foe, at=site), s.put(foe, at=away)
    s.put(my_gun, on=me)
    carried, second, kept = s.put(gun, on=him), s.put(gun, on=him), s.put(gun, on=far)
    card = s.hand(side, "Disarmed")
    s.start(turn=turn, phase="control")
    s.until(player=side)
    assert [s.can("deploy", card, each) for each in (him, plain, far, me)] == [True, False, False, False]
    s.do("deploy", card, him)
    assert [s.zone(each) for each in (carried, second, kept)] == ["lost", "lost", "table"]
    assert s.power(him) == 3
    new = s.hand(OTHER[side], gun)
    s.start(turn=OTHER[side], phase="deploy")
    assert s.can("deploy", new, plain) and not s.can("deploy", new, him)


@pytest.mark.parametrize(("phase", "armed", "where", "offered"), [
    ("control", "man", "site", True), ("deploy", "man", "site", False), ("control", "nobody", "site", False),
    ("control", "man", "closed", False), ("control", "vehicle", "site", False), ("control", "man", "sky", False),
])  # fmt: skip
@pytest.mark.parametrize("side", ["light", "dark"])
def test_disarmed_waits_for_a_weapon_of_yours_in_a_control_phase(side, phase, armed, where, offered):
    mine, my_gun, foe, gun, hull, _ = FOES[side]
    s = scene(HERO, OFFICER)
    site = s.location("Calm" if where == "sky" else "Tatooine: Box")
    tank = s.put(hull, at=site)
    me = s.put(mine, aboard=tank, as_="passenger") if where == "closed" else s.put(mine, at=site)
    him = s.put(foe, at=site)
    s.put(gun, on=him)
    if armed != "nobody":
        s.put(my_gun, on=me if armed == "man" else tank)
    card = s.hand(side, "Disarmed")
    s.start(turn=side, phase=phase)
    assert s.can("deploy", card, him) is offered
    if phase == "deploy":
        assert s.why_not("deploy", card, him)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_disarmed_reaches_nobody_inside_a_vehicle_and_not_the_vehicle(side):
    mine, my_gun, foe, gun, _, hull = FOES[side]
    s = scene(HERO, OFFICER)
    site = s.location("Tatooine: Box")
    me, tank = s.put(mine, at=site), s.put(hull, at=site)
    hidden = s.put(foe, aboard=tank, as_="passenger")
    s.put(my_gun, on=me)
    for bearer in (tank, hidden):
        s.put(gun, on=bearer)
    card = s.hand(side, "Disarmed")
    s.start(turn=side, phase="control")
    assert not s.can("deploy", card)


def test_who_has_a_weapon_of_his_own_is_disarmed_too():
    s = scene(GUNMAN)
    site = s.location("Tatooine: Box")
    me, him = s.put("Imperial 1", at=site), s.put("Gunman", at=site)
    s.put("Dark Stick", on=me)
    card = s.hand("dark", "Disarmed")
    s.start(turn="dark", phase="control")
    s.do("deploy", card, him)
    assert s.on_table(him) and s.on_table(card)
    fight(s, site, "light")
    assert not s.can("fire", him)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_alter_gives_nobody_his_weapons_back(side):
    s = scene(HERO, OFFICER)
    victim = s.put(FOES[side][2], at=s.location("Tatooine: Box"))
    assert spared_by_alter(s, s.put("Disarmed", on=victim, side=side), by=OTHER[side])


# -- Nightfall and Sunsdown --------------------------------------------------------------------------------------------

NIGHTS = [("Nightfall", "light"), ("Sunsdown", "dark")]


@pytest.mark.parametrize(("title", "side"), NIGHTS)
def test_night_falls_on_a_planet(title, side):
    s = scene(PLANET, VOID, force=0)
    planet, void, site = s.location("Tatooine"), s.location("Void"), s.location("Tatooine: Box")
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert [s.can("deploy", card, each) for each in (planet, void, site)] == [True, False, False]


@pytest.mark.parametrize(("title", "side"), NIGHTS)
def test_spies_come_free_at_night(title, side):
    s = scene(PLANET)
    planet = s.location("Tatooine")
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put(title, on=planet)
    for spy, plain in (("Light Spy", "Rebel 1"), ("Dark Spy", "Imperial 1")):
        owner = spy.split()[0].lower()
        spies, others = s.hand(owner, spy), s.hand(owner, plain)
        assert [s.deploy_cost(spies, at=each) for each in (site, away)] == [0, 2]
        assert s.deploy_cost(others, at=site) == 2


@pytest.mark.parametrize(("title", "side"), NIGHTS)
def test_both_draw_a_destiny_to_power_at_night(title, side):
    s = scene(PLANET)
    planet, site = s.location("Tatooine"), s.location("Tatooine: Box")
    s.put(title, on=planet)
    s.put("Rebel 1", at=site)
    s.put("Imperial 1", at=site)
    fight(s, site, side)
    s.destinies("light", 3)
    s.destinies("dark", 2)
    assert draws(s, "light") == draws(s, "dark") == 0  # neither is able to draw battle destiny
    totals = drawn(s)
    assert (totals["light"], totals["dark"]) == (4, 3)


@pytest.mark.parametrize(("title", "side"), NIGHTS)
def test_it_is_day_elsewhere(title, side):
    s = scene(PLANET)
    planet, away = s.location("Tatooine"), s.location("Kessel: Box")
    s.put(title, on=planet)
    s.put("Rebel 1", at=away)
    s.put("Imperial 1", at=away)
    fight(s, away, side)
    totals = drawn(s)
    assert (totals["light"], totals["dark"]) == (1, 1)


@pytest.mark.parametrize(("title", "side"), NIGHTS)
def test_night_falls_on_the_sites_of_the_planet_alone(title, side):
    s = scene(PLANET, CLOUDS, NIGHT_LAMP)
    planet, clouds = s.location("Tatooine"), s.location("Tatooine: Clouds")
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    lamps = [s.put("Night Lamp", at=each) for each in (site, clouds, away)]
    s.put(title, on=planet)
    assert [s.power(lamp) for lamp in lamps] == [4, 1, 1]


@pytest.mark.parametrize(("title", "side"), NIGHTS)
def test_there_is_no_night_in_the_sky(title, side):
    s = scene(PLANET, SKY)
    planet, sky = s.location("Tatooine"), s.location("Tatooine: Sky")
    s.put(title, on=planet)
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=sky), as_="passenger")
    s.put("Imperial 1", aboard=crewed(s, "Dreadnaught", at=sky), as_="passenger")
    fight(s, sky, side)
    totals = drawn(s)
    assert (totals["light"], totals["dark"]) == (3, 3)


# -- Yavin Sentry ------------------------------------------------------------------------------------------------------


def sentry(mode):
    """A sentry at the first of three Yavin 4 sites, deployed in a function; Tatooine far away."""
    s = scene(JUNGLE, RUINS, YAVIN, force=2)
    system = s.location("Yavin 4")
    post, near = s.location("Yavin 4: Box"), s.location("Yavin 4: Jungle Post")
    far, away = s.location("Yavin 4: Old Ruins"), s.location("Tatooine: Box")
    card = s.hand("light", "Yavin Sentry")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, away) and not s.can("deploy", card, system)
    s.do("deploy", card, post, mode=mode)
    assert s.count("light", "force") == 0 and s.on_table(card)
    return s, post, near, far


def test_a_sentry_makes_it_dearer_for_the_opponent_to_come():
    s, post, near, far = sentry(1)
    foe, friend = s.hand("dark", "Imperial 1"), s.hand("light", "Rebel 1")
    assert [s.deploy_cost(foe, at=each) for each in (post, near, far)] == [3, 3, 2]
    assert [s.deploy_cost(friend, at=each) for each in (post, near, far)] == [2, 2, 2]
    s.put("Rebel 1", at=post)
    assert s.total_power("light", post) == 1


@pytest.mark.parametrize(("strength", "place", "number"), [(4, 0, 0), (5, 0, 1), (4, 1, 0), (5, 1, 1), (4, 2, 1)])
def test_a_sentry_makes_battle_destiny_harder_for_the_opponent(strength, place, number):
    s, *sites = sentry(2)
    s.put(f"Imperial {strength}", at=sites[place])
    s.put("Rebel 4", at=sites[place])
    s.force("light", 1)
    fight(s, sites[place], "light")
    assert draws_allowed(s.game.engine, "dark") == number and draws_allowed(s.game.engine, "light") == 1


def test_a_sentry_adds_to_your_power():
    s, post, near, far = sentry(3)
    for each in (post, near, far):
        s.put("Rebel 1", at=each)
        s.put("Imperial 1", at=each)
    assert [s.total_power("light", each) for each in (post, near, far)] == [2, 2, 1]
    assert [s.total_power("dark", each) for each in (post, near, far)] == [1, 1, 1]
    foe = s.hand("dark", "Imperial 1")
    assert s.deploy_cost(foe, at=post) == 2


def test_a_sentry_costs_two_force():
    s = scene(force=1)
    s.location("Yavin 4: Box")
    card = s.hand("light", "Yavin Sentry")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card)


# -- Baniss Keeg -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("baniss-keeg.1", "baniss-keeg.2", "baniss-keeg.3")
@pytest.mark.parametrize(("title", "mode"), [
    ("Imperial 1", 1), ("Dark Flier", 2), ("Dark Droid", None), ("Rebel 1", None), ("Light Flier", None),
    ("Barge", None),
])  # fmt: skip
def test_baniss_keeg_teaches_your_own_people_but_no_droids(title, mode):
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    student, card = s.put(title, at=site), s.hand("dark", "Baniss Keeg")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", card, student, mode=each) for each in (1, 2)] == [mode == 1, mode == 2]


@pytest.mark.ruling("baniss-keeg.1", "baniss-keeg.3")
@pytest.mark.parametrize(("title", "more"), [("Imperial 1", 2), ("Dark Flier", 1)])
@pytest.mark.parametrize("hull", ["Barge", "Raider"])
def test_who_learned_of_baniss_keeg_flies_better(title, more, hull):
    s = scene()
    site = s.location("Tatooine: Docking Bay 94")
    barge, other_barge = s.put(hull, at=site), crewed(s, hull, at=site)
    student, card = s.put(title, at=site), s.hand("dark", "Baniss Keeg")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, student)
    s.start(turn="dark", phase="move")
    s.do("embark", student, barge, seat="pilot")
    assert (s.power(barge), s.power(other_barge)) == (3 + more, 3)


@pytest.mark.ruling("baniss-keeg.1")
def test_who_did_not_learn_does_not_fly():
    s = scene()
    site = s.location("Tatooine: Box")
    barge, man = s.put("Barge", at=site), s.put("Imperial 1", at=site)
    s.start(turn="dark", phase="move")
    assert s.can("embark", man, barge, seat="passenger") and not s.can("embark", man, barge, seat="pilot")


@pytest.mark.ruling("baniss-keeg.4")
def test_alter_does_not_touch_baniss_keeg():
    s = scene()
    student = s.put("Imperial 1", at=s.location("Tatooine: Box"))
    assert spared_by_alter(s, s.put("Baniss Keeg", on=student))


# -- Fear Will Keep Them In Line ---------------------------------------------------------------------------------------


@pytest.mark.ruling("fear-will-keep-them-in-line.1")
def test_fear_is_for_any_capital_ship():
    s = scene(force=0)
    space = s.location("Calm")
    mine, theirs_, small = (crewed(s, hull, at=space) for hull in ("Dreadnaught", "Cruiser", "Raider"))
    card = s.hand("dark", "Fear Will Keep Them In Line")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", card, each) for each in (mine, theirs_, small)] == [True, True, False]


@pytest.mark.ruling("fear-will-keep-them-in-line.2")
@pytest.mark.parametrize(("guard", "place", "more"), [
    ("dark", "Kessel: Box", 1), ("both", "Kessel: Box", 0), ("nobody", "Kessel: Box", 0),
    ("dark", "Tatooine: Box", 0),
])  # fmt: skip
def test_fear_helps_below_while_you_control_the_system(guard, place, more):
    s = scene()
    system, site = s.location("Kessel"), s.location(place)
    ship = s.put("Dreadnaught", at=system)
    s.put("Fear Will Keep Them In Line", on=ship)
    if guard != "nobody":
        s.put("Imperial 1", aboard=ship, as_="passenger")
    if guard == "both":
        s.put("Rebel 1", aboard=s.put("Cruiser", at=system), as_="passenger")
    s.put("Imperial 2", at=site)
    s.put("Rebel 2", at=site)
    assert s.total_power("dark", site) == 1  # outside battle
    fight(s, site, "dark")
    assert (s.total_power("dark", site), s.total_power("light", site)) == (1 + more, 1)


@pytest.mark.ruling("fear-will-keep-them-in-line.2")
def test_fear_works_from_a_sector_too():
    s = scene(SKY)
    sky, site = s.location("Tatooine: Sky"), s.location("Tatooine: Box")
    ship = s.put("Dreadnaught", at=sky)
    s.put("Imperial 1", aboard=ship, as_="passenger")
    s.put("Fear Will Keep Them In Line", on=ship)
    s.put("Imperial 2", at=site)
    s.put("Rebel 2", at=site)
    fight(s, site, "dark")
    assert s.total_power("dark", site) == 2


@pytest.mark.ruling("fear-will-keep-them-in-line.2")
def test_fear_is_no_help_in_the_sky_or_from_elsewhere():
    s = scene(SKY, VOID)
    planet, sky, void = s.location("Tatooine"), s.location("Tatooine: Sky"), s.location("Void")
    site = s.location("Tatooine: Box")
    ship, far = s.put("Dreadnaught", at=planet), s.put("Dreadnaught", at=void)
    for each in (ship, far):
        s.put("Imperial 1", aboard=each, as_="passenger")
    s.put("Fear Will Keep Them In Line", on=ship)
    for hull, man in (("Raider", "Imperial 2"), ("Fighter", "Rebel 2")):
        s.put(man, aboard=crewed(s, hull, at=sky), as_="passenger")
    fight(s, sky, "dark")
    assert s.total_power("dark", sky) == 3
    s.put("Rebel 1", aboard=s.put("Cruiser", at=planet), as_="passenger")  # the far system is yours, this one is not
    s.put("Imperial 2", at=site)
    s.put("Rebel 2", at=site)
    fight(s, site, "dark")
    assert s.total_power("dark", site) == 1


def test_fear_does_nothing_from_a_docking_bay():
    s = scene(PLANET)
    bay, site = s.location("Tatooine: Docking Bay 94"), s.location("Tatooine: Box")
    ship = s.put("Jabba's Space Cruiser", at=bay)
    s.put("Fear Will Keep Them In Line", on=ship)
    s.put("Imperial 2", at=bay)
    s.put("Imperial 2", at=site)
    s.put("Rebel 2", at=site)
    fight(s, site, "dark")
    assert s.controls("dark", bay) and s.total_power("dark", site) == 1


# -- Astromech Shortage ------------------------------------------------------------------------------------------------


def test_astromech_shortage_makes_the_opponents_computers_dear():
    plain = Starfighter("Plain", LIGHT, "later plain", "Scout", destiny=1, deploy=3, power=3, maneuver=3, hyperspeed=4,
                        forfeit=6, text=[Carries(pilots=1)])  # fmt: skip
    s = scene(plain, COMPUTER, force=3)
    space, site = s.location("Calm"), s.location("Tatooine: Box")
    card, droid = s.hand("dark", "Astromech Shortage"), s.hand("light", "Computer")
    ship, bare, mine = s.hand("light", "Fighter"), s.hand("light", "Plain"), s.hand("dark", "Raider")
    s.start(turn="dark", phase="deploy")
    assert s.deploy_cost(ship, at=space) == 3
    s.do("deploy", card)
    assert s.count("dark", "force") == 0
    assert [s.deploy_cost(each, at=space) for each in (ship, bare, mine)] == [4, 3, 3]
    assert s.deploy_cost(droid, at=site) == 2


def test_astromech_shortage_costs_three_force():
    s = scene(force=2)
    s.location("Calm")
    card = s.hand("dark", "Astromech Shortage")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card)


# -- Undercover --------------------------------------------------------------------------------------------------------


def test_the_dark_side_goes_undercover_too():
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    spy, plain, foe = s.put("Dark Spy", at=site), s.put("Imperial 1", at=site), s.put("Light Spy", at=site)
    flying = s.put("Dark Spy", aboard=crewed(s, "Raider", at=s.location("Calm")), as_="passenger")
    card = s.hand("dark", "Undercover")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", card, each) for each in (spy, plain, foe, flying)] == [True, False, False, False]
    s.do("deploy", card, spy)
    assert not s.active(spy)
    s.do("use", card)
    assert s.active(spy) and s.zone(card) == "lost"


@pytest.mark.parametrize(("turn", "phase", "where", "offered"), [
    ("dark", "deploy", "site", True), ("light", "deploy", "site", False), ("dark", "control", "site", False),
    ("dark", "deploy", "sky", False)])  # fmt: skip
def test_cover_is_broken_in_your_own_deploy_phase_at_a_site(turn, phase, where, offered):
    s = scene()
    site, ship = s.location("Tatooine: Box"), crewed(s, "Raider", at=s.location("Calm"))
    spy = s.put("Dark Spy", at=site) if where == "site" else s.put("Dark Spy", aboard=ship, as_="passenger")
    card = s.put("Undercover", on=spy, side="dark")
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    assert s.can("use", card) is offered


def test_cover_need_not_be_broken_and_alter_does_not_break_it():
    s = scene()
    card = s.put("Undercover", on=s.put("Dark Spy", at=s.location("Tatooine: Box")), side="dark")
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert s.on_table(card) and spared_by_alter(s, card)


# -- Conduct Your Search -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("conduct-your-search.1")
def test_conduct_your_search_deploys_on_table():
    s = scene(force=0)
    s.location("Tatooine: Box")
    card = s.hand("dark", "Conduct Your Search")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)


@pytest.mark.ruling("conduct-your-search.2")
def test_conduct_your_search_finds_a_door_that_is_no_interrupt():
    s = scene(DOOR_TRICK)
    site = s.location("Tatooine: Box")
    card = s.put("Conduct Your Search", on="table")
    door, trick, plain = s.pile("dark", "reserve", "Blast Door Controls", "Close The Blast Door", "Dark Stick")
    s.put("Imperial 1", at=site)
    s.start(turn="dark", phase="deploy")
    s.do("use", card)
    assert [s.can("choose", each) for each in (door, trick, plain)] == [True, False, False]
    s.do("choose", door)
    assert s.on_table(door)
    assert not s.can("use", card)  # once a phase
    assert any(event.kind == "shuffled" for event in s.game.events("light"))


@pytest.mark.ruling("conduct-your-search.2")
@pytest.mark.parametrize(("turn", "phase", "reasons"), [
    ("dark", "deploy", []), ("dark", "control", ["phase"]), ("light", "deploy", ["turn"]),
])  # fmt: skip
def test_conduct_your_search_waits_for_your_deploy_phase(turn, phase, reasons):
    s = scene()
    s.location("Tatooine: Box")
    card = s.put("Conduct Your Search", on="table")
    s.pile("dark", "reserve", "Blast Door Controls")
    s.start(turn=turn, phase=phase)
    assert s.reasons("use", card, player="dark") == reasons


@pytest.mark.ruling("conduct-your-search.2")
def test_a_search_need_not_be_conducted():
    s = scene()
    s.put("Imperial 1", at=s.location("Tatooine: Box"))
    s.put("Conduct Your Search", on="table")
    door = s.pile("dark", "reserve", "Blast Door Controls")
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert s.zone(door) == "reserve" and not any(event.kind == "shuffled" for event in s.game.events("dark"))


@pytest.mark.ruling("conduct-your-search.3", "conduct-your-search.4")
def test_scouts_in_orbit_are_as_strong_as_ever():
    s = scene(REBEL_SCOUT, DARK_SCOUT)
    orbit = s.location("Endor")
    s.put("Conduct Your Search", on="table")
    s.put("Dark Scout", aboard=crewed(s, "Raider", at=orbit), as_="passenger")
    scout = s.put("Rebel Scout", aboard=crewed(s, "Fighter", at=orbit), as_="passenger")
    assert (s.power(scout), s.forfeit(scout)) == (2, 5)


@pytest.mark.ruling("conduct-your-search.3", "conduct-your-search.4")
@pytest.mark.parametrize(("scout", "place", "who", "power", "forfeit"), [
    ("Dark Scout", "Endor: Glade", "Rebel Scout", 1, 2), ("Dark Scout", "Tatooine: Box", "Rebel Scout", 2, 5),
    ("Imperial 1", "Endor: Glade", "Rebel Scout", 2, 5), ("Dark Scout", "Endor: Glade", "Alien Scout", 1, 5),
    ("Dark Scout", "Endor: Glade", "Rebel 1", 1, 5), ("Alien Scout", "Endor: Glade", "Rebel Scout", 2, 5),
])  # fmt: skip
def test_where_you_have_a_scout_rebel_scouts_on_endor_are_weaker(scout, place, who, power, forfeit):
    s = scene(GLADE, REBEL_SCOUT, ALIEN_SCOUT, DARK_SCOUT)
    site = s.location(place)
    s.put("Conduct Your Search", on="table")
    s.put(scout, at=site)
    card = s.put(who, at=site)
    assert (s.power(card), s.forfeit(card)) == (power, forfeit)


@pytest.mark.ruling("conduct-your-search.5")
def test_alter_does_not_end_the_search():
    s = scene()
    assert spared_by_alter(s, s.put("Conduct Your Search", on="table"))
