"""Weapons that name creatures, in battles and in attacks."""

import pytest

from cantina.engine.values import value
from cantina.lang import *
from tests.cards.sample_cards import BODY, HULL, draws, fight, over, scene, was_hit

SNOW = [Site(f"Kessel: {name}", LIGHT, f"box {name}", ["exterior", "planet"], (1, 1)) for name in "ABCD"]
HUT = Site("Kessel: Hut", LIGHT, "box hut", ["interior", "planet"], (1, 1))
BEAST = Creature("Beast", LIGHT, "box beast", "space", destiny=1, deploy=2, forfeit=0, ferocity=2, defense=3,
                 text=[Habitat()])  # fmt: skip
PADAWAN = Character("Young Obi-Wan", LIGHT, "box padawan", "rebel", personas=["Obi-Wan"], destiny=1, deploy=2, power=4,
                    ability=5, forfeit=5, icons=["warrior", "Episode I"])  # fmt: skip
SITH = Character("Old Sith", DARK, "box sith", "alien", destiny=1, deploy=2, power=1, ability=6, forfeit=5)
LANDED = Starfighter("Landed", LIGHT, "box landed", "Scout", destiny=1, power=3, maneuver=6, hyperspeed=4, deploy=2,
                     forfeit=3, text=[PermanentPilot(ability=1)])  # fmt: skip


def shot(s, side, weapon, target, *destinies):
    """Whether a weapon hits in the present battle, with these destinies."""
    s.destinies(side, *destinies)
    s.until(player=side)
    s.do("fire", weapon, target)
    return was_hit(s, target)


# -- Light Repeating Blaster Rifle -------------------------------------------------------------------------------------


TANKS = "Fusion Generator Supply Tanks"


@pytest.mark.parametrize(
    ("helper", "fires"),
    [("Dark Droid", True), ("Light Droid", False), (None, False), (TANKS, True), ("enclosed", False)],
)
def test_the_repeating_rifle_wants_power(helper, fires):
    s = scene()
    box = s.location("Yavin 4: Box")
    guard, rebel = s.put("Dark Guard", at=box), s.put("Rebel 1", at=box)
    rifle = s.put("Light Repeating Blaster Rifle", on=guard)
    if helper == "enclosed":
        s.put("Dark Droid", aboard=s.put("Tank", at=box))
    elif helper == TANKS:
        s.put(helper, on=box, side="dark")
    elif helper:
        s.put(helper, at=box)
    fight(s, box, "dark")
    assert s.can("fire", rifle, rebel) is fires


@pytest.mark.parametrize(("destiny", "hit"), [(1, True), (0, False)])
def test_the_repeating_rifle_adds_one_and_fires_again_for_2_force(destiny, hit):
    s = scene(force=6)
    box = s.location("Yavin 4: Box")
    guard, rebel, other = s.put("Dark Guard", at=box), s.put("Rebel 1", at=box), s.put("Rebel 4", at=box)
    rifle = s.put("Light Repeating Blaster Rifle", on=guard)
    s.put("Dark Droid", at=box)
    fight(s, box, "dark")
    assert shot(s, "dark", rifle, rebel, destiny) is hit
    assert s.count("dark", "force") == 6 - 1 - 2
    s.until(player="dark")
    assert s.can("fire", rifle, other)
    s.do("fire", rifle, other)
    assert s.count("dark", "force") == 1
    assert not s.can("fire", rifle)  # there is no Force left


def test_it_deploys_on_a_warrior_and_shoots_vehicles_and_creatures():
    s = scene(BEAST, force=6)
    box = s.location("Yavin 4: Box")
    guard, other, foe = s.put("Dark Guard", at=box), s.put("Brute 1", at=box), s.put("Light Guard", at=box)
    skiff, beast = s.put("Skiff", at=box), s.put("Beast", at=box)
    s.put("Dark Droid", at=box)
    rifle = s.hand("dark", "Light Repeating Blaster Rifle")
    s.start("dark", "deploy")
    assert not s.can("deploy", rifle, other) and not s.can("deploy", rifle, foe)
    s.do("deploy", rifle, guard)
    assert s.count("dark", "force") == 4
    s.start("dark", "battle")
    s.do("attack", beast)
    assert s.can("fire", rifle, beast)
    fight(s, box, "dark")
    assert s.can("fire", rifle, skiff)


# -- AT-AT Cannon ------------------------------------------------------------------------------------------------------


def walker(*extra):
    s = scene(*SNOW, *extra, force=12)
    places = [s.location(f"Kessel: {name}") for name in "ABC"]
    walker = s.put("Blizzard Walker", at=places[0])
    s.put("Dark Flier", aboard=walker, as_="pilot")
    return s, places, walker, s.put("AT-AT Cannon", on=walker)


@pytest.mark.parametrize(("target", "destiny", "hit"), [
    ("Rebel 4", 4, True), ("Rebel 4", 3, False),  # +1 against ability 4
    ("Skiff", 1, True), ("Skiff", 0, False),  # +2 against maneuver 2
    ("Landed", 4, True), ("Landed", 3, False),  # 3 in place of maneuver 6
])  # fmt: skip
def test_the_cannon_of_a_walker(target, destiny, hit):
    s, (here, _, _), walk, cannon = walker(LANDED)
    aim = s.put(target, at=here)
    if target == "Skiff":
        s.put("Light Flier", aboard=aim, as_="pilot")
    for who in ("Rebel 1", "Imperial 1"):
        s.put(who, at=here)
    fight(s, here, "dark")
    before = s.count("dark", "force")
    assert shot(s, "dark", cannon, aim, destiny) is hit
    assert before - s.count("dark", "force") == 2


@pytest.mark.parametrize(("destiny", "hit"), [(3, True), (2, False)])
def test_a_creature_is_easier_to_hit(destiny, hit):
    s, (here, _, _), walk, cannon = walker(BEAST)
    beast = s.put("Beast", at=here)
    s.destinies("dark", destiny)
    s.start("dark", "battle")
    s.do("attack", beast)
    s.do("fire", cannon, beast)
    assert was_hit(s, beast) is hit  # destiny + 1 against 3


def test_the_cannon_reaches_the_next_site():
    s, (here, near, far), walk, cannon = walker()
    for place in (near, far):
        s.put("Rebel 1", at=place)
        s.put("Imperial 1", at=place)
    fight(s, near, "dark")
    assert s.can("fire", cannon)
    fight(s, far, "dark")
    assert not s.can("fire", cannon)


def test_the_cannon_is_a_walkers():
    stolen = Vehicle("Our Walker", LIGHT, "box our walker", "combat", model="AT-AT", landspeed=1, **HULL)
    s, (here, _, _), walk, _ = walker(stolen)
    tank, theirs, cannon = s.put("Tank", at=here), s.put("Our Walker", at=here), s.hand("dark", "AT-AT Cannon")
    s.force("dark", 2)
    s.start("dark", "deploy")
    assert not s.can("deploy", cannon, tank) and not s.can("deploy", cannon, theirs)
    s.do("deploy", cannon, walk)
    assert s.count("dark", "force") == 0


# -- 4-LOM's Concussion Rifle ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("away", "destiny", "hit"), [(0, 2, True), (0, 1, False), (1, 3, True), (1, 2, False),
                                                      (2, 4, True), (2, 3, False), (3, 9, None)])  # fmt: skip
def test_distance_counts_against_the_concussion_rifle(away, destiny, hit):
    s = scene(*SNOW)
    places = [s.location(f"Kessel: {name}") for name in "ABCD"]
    lom = s.put("4-LOM", at=places[0])
    rifle = s.put("4-LOM's Concussion Rifle", on=lom)
    rebel = s.put("Rebel 1", at=places[away])
    s.put("Imperial 6", at=places[away])
    fight(s, places[away], "dark")
    if hit is None:
        assert not s.can("fire", rifle)
    else:
        before = s.count("dark", "force")
        assert shot(s, "dark", rifle, rebel, destiny) is hit
        assert s.count("dark", "force") == before


def test_it_reaches_no_interior_site_but_its_own():
    s = scene(*SNOW, HUT)
    hut, a = s.location("Kessel: Hut"), s.location("Kessel: A")
    lom = s.put("4-LOM", at=a)
    rifle = s.put("4-LOM's Concussion Rifle", on=lom)
    for who in ("Rebel 1", "Imperial 6"):
        s.put(who, at=hut)
    fight(s, hut, "dark")
    assert not s.can("fire", rifle)
    s.put("Rebel 2", at=a)
    inside = s.put("4-LOM", at=hut)
    second = s.put("4-LOM's Concussion Rifle", on=inside)
    fight(s, hut, "dark")
    assert s.can("fire", second)


@pytest.mark.parametrize(("scope", "on", "destiny", "hit"), [
    ("Blaster Scope", "rifle", 3, True), ("Blaster Scope", "rifle", 2, False), ("Blaster Scope", "other", 3, False),
    ("Dark Banner", "rifle", 3, False),
])  # fmt: skip
def test_a_scope_helps_and_creatures_are_targets(scope, on, destiny, hit):
    s = scene(*SNOW, BEAST)
    a = s.location("Kessel: A")
    lom, beast, man = s.put("4-LOM", at=a), s.put("Beast", at=a), s.put("Imperial 6", at=a)
    rifle, stick = s.put("4-LOM's Concussion Rifle", on=lom), s.put("Dark Stick", on=man)
    s.put(scope, on=rifle if on == "rifle" else stick)
    s.destinies("dark", destiny)
    s.start("dark", "battle")
    s.do("attack", beast)
    s.do("fire", rifle, beast)
    assert was_hit(s, beast) is hit  # destiny + 1 against 3


def test_what_the_concussion_rifle_costs():
    double = Droid("Our 4-LOM", LIGHT, "box lom", "protocol droid", personas=["4-LOM"], **BODY)
    s = scene(double, force=4)
    box = s.location("Kessel: Box")
    lom, guard, brute = s.put("4-LOM", at=box), s.put("Dark Guard", at=box), s.put("Brute 1", at=box)
    rifle = s.hand("dark", "4-LOM's Concussion Rifle")
    s.start("dark", "deploy")
    assert (s.deploy_cost(rifle, lom), s.deploy_cost(rifle, guard)) == (0, 4) and not s.can("deploy", rifle, brute)
    assert not any(s.can("deploy", rifle, s.put(title, at=box)) for title in ("Light Guard", "Our 4-LOM"))
    s.force("dark", 0)
    assert s.can("deploy", rifle, lom) and not s.can("deploy", rifle, guard)


# -- Luke's Blaster Pistol ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "destiny", "hit"), [("Brute 4", 4, True), ("Brute 4", 3, False), ("Barge", 3, True),
                                                        ("Barge", 2, False)])  # fmt: skip
def test_lukes_pistol(target, destiny, hit):
    s = scene()
    box = s.location("Kessel: Box")
    aim = s.put(target, at=box)
    if target == "Barge":
        s.put("Dark Flier", aboard=aim, as_="pilot")
    s.put("Imperial 1", at=box)
    pistol = s.put("Luke's Blaster Pistol", on=s.put("Light Guard", at=box))
    fight(s, box, "light")
    before = s.count("light", "force")
    assert shot(s, "light", pistol, aim, destiny) is hit  # +1 against people
    assert before - s.count("light", "force") == 2


@pytest.mark.parametrize(("destiny", "hit"), [(3, True), (2, False)])
def test_creatures_are_easier_targets_of_lukes_pistol(destiny, hit):
    s = scene(BEAST)
    box = s.location("Kessel: Box")
    beast, pistol = s.put("Beast", at=box), s.put("Luke's Blaster Pistol", on=s.put("Light Guard", at=box))
    s.destinies("light", destiny)
    s.start("light", "battle")
    s.do("attack", beast)
    s.do("fire", pistol, beast)
    assert was_hit(s, beast) is hit


@pytest.mark.parametrize(("who", "left"), [("Luke Skywalker", 0), ("Light Guard", 5)])
def test_whom_luke_targets_loses_immunity(who, left):
    hard = Character("Hard", DARK, "box hard", "alien", destiny=1, power=1, ability=4, forfeit=3, deploy=2,
                     text=[ImmuneToAttrition(5)])  # fmt: skip
    s = scene(hard)
    box = s.location("Kessel: Box")
    aim, pistol = s.put("Hard", at=box), s.put("Luke's Blaster Pistol", on=s.put(who, at=box))
    fight(s, box, "light")
    shot(s, "light", pistol, aim, 0)
    assert value(s.game.engine, "immunity", aim.id) == left
    over(s, aim)
    s.until(phase="activate")
    assert value(s.game.engine, "immunity", aim.id) == 5


def test_what_lukes_pistol_costs():
    s = scene()
    box = s.location("Kessel: Box")
    luke, guard, settler = s.put("Luke Skywalker", at=box), s.put("Light Guard", at=box), s.put("Settler 1", at=box)
    pistol = s.hand("light", "Luke's Blaster Pistol")
    s.start("light", "deploy")
    assert (s.deploy_cost(pistol, luke), s.deploy_cost(pistol, guard)) == (1, 3)
    assert not s.can("deploy", pistol, settler) and not s.can("deploy", pistol, s.put("Dark Guard", at=box))


# -- Obi-Wan's Lightsaber ----------------------------------------------------------------------------------------------

NABOO = Site("Naboo: Box", LIGHT, "box naboo", ["exterior", "planet"], (1, 1))


@pytest.mark.parametrize(
    ("target", "destinies", "hit"),
    [("Brute 4", (2, 3), True), ("Brute 4", (2, 2), False), ("Old Sith", (3, 3), True), ("Old Sith", (2, 3), False)],
)
def test_the_saber_of_young_obi_wan(target, destinies, hit):
    s = scene(PADAWAN, SITH)
    box = s.location("Kessel: Box")
    obi, aim = s.put("Young Obi-Wan", at=box), s.put(target, at=box)
    saber = s.put("13_34", on=obi)
    fight(s, box, "light")
    before = s.count("light", "force")
    assert shot(s, "light", saber, aim, *destinies) is hit
    assert s.count("light", "force") == before
    if hit:
        assert s.forfeit(aim) == 0


def test_it_is_for_young_obi_wan_and_creatures_feel_it_too():
    s = scene(PADAWAN, BEAST)
    box = s.location("Kessel: Box")
    obi, old, beast = s.put("Young Obi-Wan", at=box), s.put("Obi-Wan Kenobi", at=box), s.put("Beast", at=box)
    luke, saber = s.put("Luke Skywalker", at=box), s.hand("light", "13_34")
    s.start("light", "deploy")
    assert not s.can("deploy", saber, old) and not s.can("deploy", saber, luke)
    s.do("deploy", saber, obi)
    s.start("light", "battle")
    s.do("attack", beast)
    assert s.can("fire", saber, beast)


@pytest.mark.parametrize(("where", "helps"), [("Naboo: Box", True), ("Kessel: Box", False), ("Naboo: Dull", False)])
def test_it_adds_to_drains_at_battlegrounds_of_naboo(where, helps):
    s = scene(PADAWAN, NABOO, Site("Naboo: Dull", LIGHT, "box dull", ["exterior", "planet"], (0, 1)))
    place = s.location(where)
    s.put("13_34", on=s.put("Young Obi-Wan", at=place))
    s.start("light", "control")
    s.do("drain", place)
    assert any(option.verb == "use" for option in s.decision.options) is helps


def test_it_adds_one_where_it_is_present():
    s = scene(PADAWAN, NABOO, force=0)
    box = s.location("Naboo: Box")
    saber, old = s.put("13_34", on=s.put("Young Obi-Wan", at=box)), s.count("dark", "lost")
    s.start("light", "control")
    s.do("drain", box)
    s.do("use", saber)
    assert s.count("dark", "lost") - old == 1 + 1


@pytest.mark.parametrize("where", ["aboard", "elsewhere"])
def test_it_adds_nothing_where_it_is_not_present(where):
    s = scene(PADAWAN, NABOO)
    box, kessel = s.location("Naboo: Box"), s.location("Kessel: Box")
    obi = (s.put("Young Obi-Wan", aboard=s.put("Crawler", at=box)) if where == "aboard"
           else s.put("Young Obi-Wan", at=kessel))  # fmt: skip
    saber, _ = s.put("13_34", on=obi), s.put("Rebel 1", at=box)
    s.start("light", "control")
    s.do("drain", box)
    assert not s.can("use", saber)


def test_nobody_else_of_episode_i_carries_it():
    stranger = Character("Stranger", LIGHT, "box stranger", "rebel", destiny=1, deploy=2, power=4, ability=5, forfeit=5,
                         icons=["warrior", "Episode I"])  # fmt: skip
    s = scene(stranger)
    man, saber = s.put("Stranger", at=s.location("Kessel: Box")), s.hand("light", "13_34")
    s.start("light", "deploy")
    assert not s.can("deploy", saber, man)


# -- Leia and Luke with their weapons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "hit"), [(4, True), (3, False)])
def test_leia_with_blaster_rifle(destiny, hit):
    s = scene()
    box = s.location("Kessel: Box")
    leia, brute = s.put("Leia With Blaster Rifle", at=box), s.put("Brute 4", at=box)
    fight(s, box, "light")
    assert shot(s, "light", leia, brute, destiny) is hit
    assert s.forfeit(brute) == (0 if hit else 5)


@pytest.mark.parametrize(("han", "draws_"), [("here", 2), ("away", 1), (None, 1)])
def test_leia_draws_more_with_han(han, draws_):
    s = scene()
    box, away = s.location("Kessel: Box"), s.location("Yavin 4: Box")
    s.put("Leia With Blaster Rifle", at=box)
    s.put("Brute 4", at=box)
    if han:
        s.put("Han Solo", at=box if han == "here" else away)
    fight(s, box, "light")
    assert draws(s, "light") == draws_


@pytest.mark.parametrize(("destinies", "hit"), [((2, 3), True), ((2, 2), False)])
def test_luke_with_lightsaber(destinies, hit):
    s = scene()
    box = s.location("Kessel: Box")
    luke, brute = s.put("Luke With Lightsaber", at=box), s.put("Brute 4", at=box)
    fight(s, box, "light")
    assert shot(s, "light", luke, brute, *destinies) is hit
    assert s.forfeit(brute) == (0 if hit else 5)


@pytest.mark.parametrize(("who", "more"), [("Leia With Blaster Rifle", 1), ("Luke With Lightsaber", 2)])
def test_both_fly_and_shoot_creatures(who, more):
    s = scene(BEAST)
    calm, box = s.location("Calm"), s.location("Kessel: Box")
    ship = s.put("Fighter", at=calm)
    s.put(who, aboard=ship, as_="pilot")
    assert s.power(ship) == 3 + more
    t = scene(BEAST)
    box = t.location("Kessel: Box")
    hero, beast = t.put(who, at=box), t.put("Beast", at=box)
    t.start("light", "battle")
    t.do("attack", beast)
    assert t.can("fire", hero, beast)


# -- people with weapons of their own ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("leia", "han", "drawn"), [("box", "box", 2), ("away", "box", 1), ("away", "away", 1)])
def test_leia_with_blaster_rifle_adds_a_destiny_where_she_fights_with_han(leia, han, drawn):
    s = scene()
    places = {"box": s.location("Kessel: Box"), "away": s.location("Tatooine: Box")}
    s.put("Leia With Blaster Rifle", at=places[leia]), s.put("Han Solo", at=places[han])
    s.put("Rebel 4", at=places["box"]), s.put("Imperial 4", at=places["box"])
    fight(s, places["box"], "light")
    assert (draws(s, "light"), draws(s, "dark")) == (drawn, 1)


@pytest.mark.parametrize(
    ("who", "kind"), [("Leia With Blaster Rifle", "blaster"), ("Luke With Lightsaber", "lightsaber")]
)
def test_permanent_weapons_are_of_a_kind(who, kind):
    aid = Effect("Aid", LIGHT, "box aid", destiny=1, text=[DeployOnTable(), Modify("power", +5, Armed(kind))])
    s = scene(aid)
    hero = s.put(who, at=s.location("Kessel: Box"))
    before = s.power(hero)
    s.put("Aid", on="table")
    assert s.power(hero) == before + 5
