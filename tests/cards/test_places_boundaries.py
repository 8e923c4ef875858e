"""Where the texts of locations stop: the other side, other places, other kinds of card, a place only occupied."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, draws, fight, scene

CLOUDS = [
    Sector(f"{planet}: Clouds", LIGHT, f"box {planet} clouds", "cloud", planet, [], (1, 1))
    for planet in ("Tatooine", "Yavin 4", "Hoth")
]
HOTH = Site("Hoth: Box", LIGHT, "box hoth", ["exterior", "planet"], (1, 1))
SIDES = {"light": "dark", "dark": "light"}
SOMEBODY = {"light": "Rebel 4", "dark": "Imperial 4"}
SHIP = {"light": "X-wing", "dark": "TIE Fighter"}


def settle(s: Scenario, side: str, place: CardRef, system: bool = False) -> CardRef:
    """Presence for a side."""
    return s.put(SHIP[side] if system else SOMEBODY[side], at=place)


@pytest.mark.parametrize(("title", "copy", "side", "bonus"), [
    ("Dantooine", "light", "dark", 1), ("Tatooine: Obi-Wan's Hut", "light", "dark", 1),
    ("Yavin 4: Massassi Throne Room", "light", "dark", 1), ("Yavin 4: Massassi Ruins", "light", "dark", 1),
    ("Death Star: Detention Block Corridor", "dark", "light", 1),
    ("Death Star: Level 4 Military Corridor", "dark", "light", 1), ("Tatooine: Jundland Wastes", "dark", "dark", 1),
    ("Death Star: Docking Control Room 327", "dark", "light", 2), ("Death Star: Trash Compactor", "light", "light", 1),
    ("Tatooine: Lars' Moisture Farm", "dark", "dark", 1), ("Hoth: Mountains (6th Marker)", "dark", "light", 1),
    ("Cloud City: Upper Plaza Corridor", "light", "dark", 1), ("Cloud City: Upper Plaza Corridor", "dark", "light", 1),
    ("Death Star: Detention Block Control Room", "light", "light", 1), ("Alderaan", "light", "dark", 1),
    ("Kessel", "light", "light", 1),
])  # fmt: skip
def test_a_drain_is_raised_for_one_side_at_one_place_under_control(title: str, copy: str, side: str, bonus: int):
    system = title in ("Alderaan", "Dantooine", "Kessel")
    s = scene()
    place, other = s.location(title, side=copy), s.location("Calm" if system else "Kessel: Box")
    settle(s, side, place, system)
    settle(s, side, other, system)
    foe = SIDES[side]
    assert s.drain_amount(side, place) == s.icons(foe, place) + bonus
    assert s.drain_amount(side, other) == s.icons(foe, other)
    assert s.drain_amount(foe, place) == s.icons(side, place)
    settle(s, foe, place, system)
    assert s.drain_amount(side, place) == s.icons(foe, place)


def test_kashyyyk_raises_dark_drains_there_and_lowers_wookiees_under_control():
    wookiee = Alien("Box Wookiee", LIGHT, "box wookiee", traits=["Wookiee"], ability=1, power=1, forfeit=6, deploy=1)
    s = scene(wookiee)
    place, other, site = s.location("Kashyyyk", side="dark"), s.location("Calm"), s.location("Tatooine: Box")
    furry, plain = s.put("Box Wookiee", at=site), s.put("Rebel 1", at=site)
    settle(s, "dark", place, True)
    settle(s, "dark", other, True)
    assert (s.drain_amount("dark", place), s.drain_amount("dark", other)) == (2, 1)
    assert s.drain_amount("light", place) == s.icons("dark", place)
    assert (s.forfeit(furry), s.forfeit(plain)) == (3, 5)
    settle(s, "light", place, True)
    assert s.forfeit(furry) == 6


def test_kashyyyk_helps_light_ships_there_with_a_wookiee_aboard():
    wookiees = [Alien(f"{side} Wookiee", side, f"box {side} wookiee", traits=["Wookiee"], ability=1, power=1, forfeit=6)
                for side in ("light", "dark")]  # fmt: skip
    s = scene(*wookiees)
    place, other = s.location("Kashyyyk", side="dark"), s.location("Calm")
    own, empty, away, foe = (crewed(s, hull, at) for hull, at in (
        ("Fighter", place), ("Fighter", place), ("Fighter", other), ("Raider", place)))  # fmt: skip
    for ship, title in ((own, "light"), (away, "light"), (foe, "dark")):
        s.put(f"{title} Wookiee", aboard=ship, as_="passenger")
    assert [s.power(ship) for ship in (own, empty, away, foe)] == [5, 3, 3, 3]
    assert [s.forfeit(ship) for ship in (own, empty, away, foe)] == [8, 6, 6, 6]


# -- ships above a planet ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("planet", "copy"), [
    ("Tatooine", "light"), ("Tatooine", "dark"), ("Yavin 4", "light"), ("Yavin 4", "dark"),
    ("Hoth", "light"), ("Hoth", "dark")])  # fmt: skip
def test_ships_above_a_planet_help_who_controls_it_at_its_sites_only(planet: str, copy: str, side: str):
    foe = SIDES[side]

    def bonus(where: str, contested: bool = False) -> tuple[float, float]:
        s = scene(*CLOUDS, HOTH)
        system, place = s.location(planet, side=copy), s.location(where)
        for above in (system, system, s.location("Calm")):
            settle(s, side, above, True)
        s.put("Raider" if side == "light" else "Fighter", at=system)  # without a pilot: it has no presence
        s.put(SOMEBODY[side], aboard=crewed(s, "Fighter" if side == "light" else "Raider", system), as_="passenger")
        if contested:
            settle(s, foe, system, True)
        cards = {each: settle(s, each, place, "Clouds" in where) for each in (side, foe)}
        fight(s, place, side)
        return s.battle.power(side) - s.power(cards[side]), s.battle.power(foe) - s.power(cards[foe])

    assert bonus(f"{planet}: Box") == (3, 0)
    assert bonus(f"{planet}: Clouds") == (0, 0)
    assert bonus("Kessel: Box") == (0, 0)
    assert bonus(f"{planet}: Box", contested=True) == (0, 0)


@pytest.mark.parametrize(("where", "bonus"), [("Tatooine: Box", 1), ("Kessel: Box", 0)])
def test_a_victory_destroyer_helps_at_planet_sites_below_it(where: str, bonus: int):
    s = scene()
    system, site = s.location("Tatooine", side="dark"), s.location(where)
    s.put("Victory-Class Star Destroyer", at=system)
    s.put("X-wing", at=system)  # nobody controls the system
    settle(s, "dark", site)
    settle(s, "light", site)
    fight(s, site, "dark")
    assert s.battle.power("dark") == 1 + bonus


def test_a_victory_destroyer_does_not_help_itself_or_at_the_sites_of_a_station():
    s = scene()
    star, site = s.location("Death Star"), s.location("Death Star: Box")
    s.put("Victory-Class Star Destroyer", at=star)
    s.put("X-wing", at=star)
    settle(s, "dark", site)
    settle(s, "light", site)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    assert s.battle.power("dark") == 1
    s = scene()
    system = s.location("Tatooine", side="dark")
    s.put("Victory-Class Star Destroyer", at=system)
    s.put("X-wing", at=system)
    fight(s, system, "dark")
    assert s.battle.power("dark") == 6


@pytest.mark.parametrize("side", ["light", "dark"])
def test_kiffex_rewards_exactly_two_ships_of_who_occupies_it(side: str):
    s = scene()
    place, other = s.location("Kiffex", side="dark"), s.location("Calm")
    settle(s, side, other, True)
    own = "Fighter" if side == "light" else "Raider"
    s.put(own, at=place)
    s.put(own, at=place)  # two ships without a crew: nobody occupies
    assert s.total_power(side, place) == 0
    s = scene()
    place, other = s.location("Kiffex", side="dark"), s.location("Calm")
    settle(s, side, other, True)
    first = settle(s, side, place, True)
    settle(s, SIDES[side], place, True)
    power = s.power(first)
    assert s.total_power(side, place) == power  # one here, one elsewhere, one of the opponent's
    s.put("Rebel 1" if side == "light" else "Imperial 1", aboard=s.put(own, at=place), as_="passenger")
    assert s.total_power(side, place) == power + 2
    assert s.total_power(SIDES[side], place) == s.power(s.put(SHIP[SIDES[side]], at=other))
    assert s.total_power(side, other) == power
    s.put(own, at=place)
    assert s.total_power(side, place) == power


def test_kiffex_doubles_the_sisters_under_the_same_condition():
    sisters = Alien("Tonnika Sisters", DARK, "box sisters", unique=1, ability=2, power=1, forfeit=2,
                    text=[Modify("power", +1)])  # fmt: skip
    s = scene(sisters)
    place, other, site = s.location("Kiffex", side="dark"), s.location("Calm"), s.location("Tatooine: Box")
    pair = s.put("Tonnika Sisters", at=site)
    s.put("Raider", at=place)
    s.put("Raider", at=place)
    assert s.power(pair) == 2  # two empty ships
    s = scene(sisters)
    place, other, site = s.location("Kiffex", side="dark"), s.location("Calm"), s.location("Tatooine: Box")
    pair = s.put("Tonnika Sisters", at=site)
    settle(s, "dark", place, True)
    settle(s, "dark", other, True)
    settle(s, "light", place, True)
    assert s.power(pair) == 2
    settle(s, "dark", place, True)
    assert s.power(pair) == 3


# -- deploying ---------------------------------------------------------------------------------------------------------


def test_light_dantooine_makes_light_ships_cheaper_there():
    s = scene()
    place, other = s.location("Dantooine", side="light"), s.location("Calm")
    capital, fighter, foe = s.hand("light", "Cruiser"), s.hand("light", "Fighter"), s.hand("dark", "Dreadnaught")
    assert [s.deploy_cost(card, at=place) for card in (capital, fighter, foe)] == [1, 2, 3]
    assert [s.deploy_cost(card, at=other) for card in (capital, fighter)] == [3, 3]
    ferry = crewed(s, "Fighter", place)
    assert s.deploy_cost(s.hand("light", "Rebel 1"), at=ferry) == 2


def test_kessel_makes_dark_starships_cheaper_there():
    s = scene()
    place, other = s.location("Kessel", side="dark"), s.location("Calm")
    ship = s.hand("dark", "Dreadnaught")
    assert (s.deploy_cost(ship, at=place), s.deploy_cost(ship, at=other)) == (2, 3)
    ferry, away = crewed(s, "Raider", place), crewed(s, "Raider", other)
    assert s.deploy_cost(ship, at=place) == 2  # somebody aboard, but not Tarkin
    assert s.deploy_cost(s.hand("dark", "Imperial 1"), at=ferry) == 2
    s.put("Grand Moff Tarkin", aboard=away, as_="passenger")
    assert s.deploy_cost(ship, at=place) == 2
    s = scene()
    place = s.location("Kessel", side="dark")
    s.put("Grand Moff Tarkin", aboard=crewed(s, "Raider", place), as_="passenger")
    assert s.deploy_cost(s.hand("dark", "Dreadnaught"), at=place) == 1


@pytest.mark.parametrize("copy", ["light", "dark"])
def test_kessel_run_stays_while_kessel_is_contested_or_rebel(copy: str):
    s = scene()
    place = s.location("Kessel", side=copy)
    card = s.put("Kessel Run", on=place)
    settle(s, "light", place, True)
    s.start(turn="dark", phase="control")
    assert s.on_table(card)
    settle(s, "dark", place, True)
    assert s.on_table(card)


@pytest.mark.parametrize(
    ("title", "copy", "side"),
    [
        ("Kessel", "dark", "light"),
        ("Tatooine: Jundland Wastes", "dark", "light"),
        ("Tatooine: Dune Sea", "light", "dark"),
    ],
)
def test_six_ability_is_needed_by_one_side_at_one_place(title: str, copy: str, side: str):
    system = title == "Kessel"
    for ability, here, drawn in ((5, True, 0), (6, True, 1), (5, False, 1)):
        s = scene()
        place = s.location(title, side=copy)
        battle = place if here else s.location("Calm" if system else "Kessel: Box")
        who = {"light": "Rebel", "dark": "Imperial"}[side]
        foe = {"light": "Imperial", "dark": "Rebel"}[side]
        if system:
            own, other = crewed(s, "Fighter", battle), crewed(s, "Raider", battle)
            s.put(f"{who} {ability}", aboard=own, as_="pilot")
            s.put(f"{foe} 4", aboard=other, as_="pilot")
        else:
            s.put(f"{who} {ability}", at=battle)
            s.put(f"{foe} 4", at=battle)
        fight(s, battle, side)
        assert (draws(s, side), draws(s, SIDES[side])) == (drawn, 1)


@pytest.mark.parametrize(("copy", "side"), [("light", "light"), ("dark", "dark")])
def test_a_jawa_camp_makes_its_own_jawas_cheap_and_nobody_else(copy: str, side: str):
    s = scene()
    camp, other = s.location("Tatooine: Jawa Camp", side=copy), s.location("Tatooine: Box")
    jawa = s.hand(side, "Jawa")
    plain = s.hand(side, "Settler 1" if side == "light" else "Brute 1")
    s.force(SIDES[side], 0)
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", jawa, camp) and not s.can("deploy", jawa, other)
    before = s.count(side, "force")
    s.do("deploy", jawa, camp)
    assert s.count(side, "force") == before - 1
    assert s.deploy_cost(plain, at=camp) == 2
    foe = s.hand(SIDES[side], "Jawa")
    s.force(SIDES[side], 5)
    s.force(side, 0)
    s.until(player=SIDES[side], phase="deploy")
    s.force(side, 0)
    assert not s.can("deploy", foe, camp)  # it still takes Force of both
    s.force(side, 1)
    s.force(SIDES[side], 0)
    assert not s.can("deploy", foe, camp)


def test_a_sandcrawler_makes_light_jawas_free_at_the_camp_only():
    crawler = Vehicle("Sandcrawler", LIGHT, "box sandcrawler", "transport", traits=["enclosed"], power=2, landspeed=1,
                      forfeit=4, text=[Carries(drivers=1, passengers=4)])  # fmt: skip
    s = scene(crawler)
    camp, other = s.location("Tatooine: Jawa Camp", side="light"), s.location("Tatooine: Box")
    s.put("Sandcrawler", at=camp)
    own, plain = s.hand("light", "Jawa"), s.hand("light", "Settler 1")
    foe = s.hand("dark", "Jawa")
    assert s.deploy_cost(own, at=camp) == 0 and s.deploy_cost(own, at=other) == 1
    assert s.deploy_cost(plain, at=camp) == 2 and s.deploy_cost(foe, at=camp) == 1


def test_the_dark_jawa_camp_lowers_light_jawas_by_one():
    plain = Alien("Big Jawa", LIGHT, "box big jawa", traits=["Jawa"], ability=1, power=4, forfeit=4)
    s = scene(plain)
    camp = s.location("Tatooine: Jawa Camp", side="dark")
    jawa = s.put("Big Jawa", at=camp)
    assert (s.power(jawa), s.forfeit(jawa)) == (3, 3)


def test_the_moisture_farm_is_cheaper_for_beru_and_luke_there():
    beru = Alien("Beru Lars", LIGHT, "box beru", unique=1, ability=1, power=1, forfeit=2, deploy=3)
    s = scene(beru)
    farm, other = s.location("Tatooine: Lars' Moisture Farm"), s.location("Tatooine: Box")
    aunt, luke = s.hand("light", "Beru Lars"), s.hand("light", "Luke Skywalker")
    assert [s.deploy_cost(card, at=farm) for card in (aunt, luke)] == [2, 2]
    assert [s.deploy_cost(card, at=other) for card in (aunt, luke)] == [3, 3]


@pytest.mark.parametrize(("title", "copy"), [
    ("Tatooine: Lars' Moisture Farm", "light"), ("Tatooine: Lars' Moisture Farm", "dark"),
    ("Death Star: Detention Block Corridor", "dark")])  # fmt: skip
@pytest.mark.parametrize(
    ("here", "side", "hit"), [(True, "dark", True), (False, "dark", False), (True, "light", False)]
)
def test_weapon_destinies_are_raised_by_one_for_the_dark_side_there(
    title: str, copy: str, here: bool, side: str, hit: bool
):
    """A destiny as high as the ability just misses; one more hits."""
    for destiny, found in ((4, hit), (3, False)):
        s = scene()
        place = s.location(title, side=copy)
        if not here:
            place = s.location("Kessel: Box")
        shooter = s.put("Dark Guard" if side == "dark" else "Light Guard", at=place)
        target = s.put("Rebel 4" if side == "dark" else "Imperial 4", at=place)
        gun = s.put("Imperial Blaster" if side == "dark" else "Blaster", on=shooter)
        s.destinies(side, destiny)
        fight(s, place, side)
        s.until(player=side, verb="fire")
        s.do("fire", gun, target)
        assert s.hit(target) == found


# -- moving ------------------------------------------------------------------------------------------------------------

BAYS = [("Death Star: Docking Bay 327", "light", 1, 1), ("Tatooine: Docking Bay 94", "light", 1, 2),
        ("Yavin 4: Docking Bay", "light", 0, 2), ("Death Star: Docking Bay 327", "dark", 2, 0),
        ("Tatooine: Docking Bay 94", "dark", 2, 1)]  # fmt: skip


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("title", "copy", "light", "dark"), BAYS)
def test_what_a_transit_from_a_docking_bay_costs(title: str, copy: str, light: int, dark: int, side: str):
    goal = Site("Kessel: Docking Bay", LIGHT, "box bay", ["interior", "exterior", "planet"], (1, 1))
    s = scene(goal, force=5)
    bay, there = s.location(title, side=copy), s.location("Kessel: Docking Bay")
    who = s.put(SOMEBODY[side], at=bay)
    s.start(turn=side, phase="move")
    s.do("transit", bay, there, who)
    assert s.at(who) == there
    assert s.count(side, "force") == 5 - {"light": light, "dark": dark}[side]


def test_mos_eisley_moves_light_characters_only():
    s = scene()
    street, cantina = s.location("Tatooine: Mos Eisley", side="light"), s.location("Tatooine: Cantina", side="light")
    for start in (street, cantina):
        own, skiff = s.put("Rebel 1", at=start), crewed(s, "Skiff", start)
        foe = s.put("Imperial 1", at=start)
        s.start(turn="light", phase="control")
        assert s.can("move", own) and not s.can("move", skiff) and not s.can("move", foe)
        s.until(player="dark", phase="control")
        assert not s.can("move", foe)
        s = scene()
        street, cantina = (
            s.location("Tatooine: Mos Eisley", side="light"),
            s.location("Tatooine: Cantina", side="light"),
        )


def test_the_military_corridor_moves_dark_imperials_to_sites_only():
    s = scene()
    corridor, hold = s.location("Death Star: Level 4 Military Corridor"), s.location("Death Star: Box")
    star = s.location("Death Star")
    own, brute, foe = (s.put(title, at=corridor) for title in ("Imperial 1", "Brute 1", "Rebel 1"))
    s.start(turn="dark", phase="move")
    assert s.can("move", own, hold) and not s.can("move", own, star)
    assert not s.can("move", brute)
    s.until(player="light", phase="move")
    assert not s.can("move", foe)


# -- people ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("copy", "side", "stat", "tusken"), [
    ("light", "light", "power", 1), ("light", "dark", "forfeit", 0), ("dark", "light", "forfeit", 1),
    ("dark", "dark", "power", 0)])  # fmt: skip
def test_the_cantina_favours_aliens_who_are_there(copy: str, side: str, stat: str, tusken: int):
    s = scene()
    place, other = s.location("Tatooine: Cantina", side=copy), s.location("Tatooine: Box")
    alien, human = ("Settler 1", "Rebel 1") if side == "light" else ("Brute 1", "Imperial 1")
    ask = getattr(s, stat)
    plain = 1 if stat == "power" else 5
    assert [ask(s.put(title, at=at)) for title, at in ((alien, place), (human, place), (alien, other))] == [
        plain + 1, plain, plain]  # fmt: skip
    foe = s.put("Brute 2" if side == "light" else "Settler 2", at=place)
    assert ask(foe) == plain


def test_mos_eisley_favours_each_kind_of_scoundrel():
    kinds = ("spy", "thief", "bounty hunter", "smuggler", "gambler")
    rogues = [Alien(f"Box {kind}", DARK, f"box {kind}", ability=1, power=1, forfeit=5, traits=[kind]) for kind in kinds]
    s = scene(*rogues)
    town = s.location("Tatooine: Mos Eisley", side="dark")
    found = [s.put(f"Box {kind}", at=town) for kind in kinds]
    assert [s.power(card) for card in found] == [2, 2, 2, 2, 1]


def test_jundland_favours_dark_raiders_who_are_there():
    friend = Alien("Tame Raider", LIGHT, "box raider", ability=1, power=1, forfeit=5, traits=["Tusken Raider"])
    s = scene(friend)
    wastes, other = s.location("Tatooine: Jundland Wastes"), s.location("Tatooine: Box")
    here, away = s.put("Tusken Raider", at=wastes), s.put("Tusken Raider", at=other)
    brute, tame = s.put("Brute 1", at=wastes), s.put("Tame Raider", at=wastes)
    assert [s.forfeit(card) for card in (here, away, brute, tame)] == [2, 1, 5, 5]


ROOMS = [("Yavin 4: Massassi War Room", "light", ("Stormtrooper", "TIE Fighter")),
         ("Death Star: War Room", "dark", ("Rebel Trooper", "Y-wing"))]  # fmt: skip


@pytest.mark.parametrize(("title", "side", "victims"), ROOMS)
def test_a_war_room_needs_control_and_a_leader_of_its_own_there(title: str, side: str, victims: tuple[str, str]):
    own = "Light Chief" if side == "light" else "Dark Chief"

    def worth(*people: str, elsewhere: str = "") -> list[float]:
        s = scene()
        room, site, sky = s.location(title), s.location("Tatooine: Box"), s.location("Calm")
        for name in people:
            s.put(name, at=room)
        if elsewhere:
            s.put(elsewhere, at=site)
        found = [s.put(victims[0], at=site), s.put(victims[1], at=sky), s.put("Rebel 1", at=site)]
        return [s.forfeit(card) for card in found]

    plain = {"Stormtrooper": [2, 2, 5], "Rebel Trooper": [2, 2, 5]}[victims[0]]
    somebody = SOMEBODY[side]
    assert worth(own, somebody) == [plain[0] - 1, plain[1] - 1, 5]
    assert worth(somebody) == plain  # no leader
    assert worth(somebody, elsewhere=own) == plain  # a leader elsewhere
    assert worth(own, somebody, SOMEBODY[SIDES[side]]) == plain  # only occupied


@pytest.mark.parametrize(("title", "side"), [("Yavin 4: Massassi War Room", "dark"), ("Death Star: War Room", "light")])
def test_a_war_room_gives_one_destiny_to_who_attacks_there(title: str, side: str):
    def drawn(by: str, here: bool) -> tuple[int, int]:
        s = scene()
        room = s.location(title)
        place = room if here else s.location("Tatooine: Box")
        s.put("Rebel 1", at=place)
        s.put("Imperial 1", at=place)
        fight(s, place, by)
        return draws(s, side), draws(s, SIDES[side])

    assert drawn(side, True) == (1, 0)
    assert drawn(SIDES[side], True) == (0, 0)
    assert drawn(side, False) == (0, 0)


def test_the_ruins_help_light_ships_at_the_death_star():
    s = scene()
    ruins, star, calm = s.location("Yavin 4: Massassi Ruins"), s.location("Death Star"), s.location("Calm")
    hold = s.location("Death Star: Box")
    s.put("Light Chief", at=ruins)
    s.put("Rebel 4", at=ruins)
    here, away, foe = s.put("X-wing", at=star), s.put("X-wing", at=calm), s.put("TIE Fighter", at=star)
    rebel = s.put("Rebel 1", at=hold)
    assert [s.power(card) for card in (here, away, foe, rebel)] == [4, 3, 1, 1]
    s.put("Imperial 1", at=ruins)
    assert s.power(here) == 3  # only occupied


@pytest.mark.parametrize("elsewhere", [False, True])
def test_the_ruins_need_a_leader_there(elsewhere: bool):
    s = scene()
    ruins, star = s.location("Yavin 4: Massassi Ruins"), s.location("Death Star")
    s.put("Rebel 4", at=ruins)
    if elsewhere:
        s.put("Light Chief", at=s.location("Tatooine: Box"))
    ship = s.put("X-wing", at=star)
    assert s.power(ship) == 3


def test_the_core_shaft_strengthens_luke_and_obi_wan_on_the_station():
    s = scene()
    shaft, hold, box = (
        s.location("Death Star: Level 6 Core Shaft Corridor"),
        s.location("Death Star: Box"),
        s.location("Tatooine: Box"),
    )
    luke, obi, rebel = s.put("Luke Skywalker", at=hold), s.put("Obi-Wan Kenobi", at=box), s.put("Rebel 4", at=shaft)
    assert [s.power(card) for card in (luke, obi, rebel)] == [5, 5, 1]
    s = scene()
    shaft, hold, star = (
        s.location("Death Star: Level 6 Core Shaft Corridor"),
        s.location("Death Star: Box"),
        s.location("Death Star"),
    )
    s.put("Rebel 4", at=shaft)
    obi = s.put("Obi-Wan Kenobi", at=hold)
    luke = s.put("Luke Skywalker", aboard=crewed(s, "Fighter", star), as_="passenger")
    assert [s.power(card) for card in (obi, luke)] == [7, 3]


def test_the_core_shaft_asks_two_ability_of_the_light_side_on_the_station():
    s = scene()
    shaft, hold, box = (
        s.location("Death Star: Level 6 Core Shaft Corridor"),
        s.location("Death Star: Box"),
        s.location("Tatooine: Box"),
    )
    s.put("Imperial 1", at=shaft)
    s.put("Rebel 1", at=hold)
    s.put("Rebel 1", at=box)
    assert not s.controls("light", hold) and s.controls("light", box) and s.controls("dark", shaft)
    s.put("Rebel 1", at=hold)
    assert s.controls("light", hold)


def test_the_core_shaft_asks_nothing_while_it_is_contested():
    s = scene()
    shaft, hold = s.location("Death Star: Level 6 Core Shaft Corridor"), s.location("Death Star: Box")
    s.put("Imperial 1", at=shaft)
    s.put("Rebel 4", at=shaft)
    s.put("Rebel 1", at=hold)
    assert s.controls("light", hold)


@pytest.mark.parametrize(("there", "bonus"), [
    (("Rebel 3",), 2), (("Rebel 2",), 0), (("Settler 4",), 0), (("Rebel 3", "Imperial 1"), 0)])  # fmt: skip
def test_the_docking_control_room_needs_a_capable_rebel_in_control(there: tuple[str, ...], bonus: int):
    s = scene()
    room, other = s.location("Death Star: Docking Control Room 327"), s.location("Tatooine: Box")
    for name in there:
        s.put(name, at=room)
    s.put("Rebel 5", at=other)
    assert s.drain_amount("light", room) == 1 + bonus
    assert s.drain_amount("light", other) == 1


def test_the_docking_control_room_wants_the_rebel_present():
    s = scene()
    room = s.location("Death Star: Docking Control Room 327")
    s.put("Rebel 4", aboard=crewed(s, "Crawler", room), as_="passenger")
    s.put("Settler 1", at=room)
    assert s.drain_amount("light", room) == 1


def test_the_docking_control_room_deploys_a_bay_under_control_in_the_deploy_phase():
    def offered(phase: str, *people: str) -> bool:
        s = scene()
        room = s.location("Death Star: Docking Control Room 327")
        for name in people:
            s.put(name, at=room)
        s.start(turn="dark", phase=phase)
        return s.can("use", room)

    assert offered("deploy", "Imperial 1")
    assert not offered("deploy") and not offered("deploy", "Imperial 1", "Rebel 1")
    assert not offered("control", "Imperial 1")


def test_nobody_need_use_the_docking_control_room():
    s = scene()
    room = s.location("Death Star: Docking Control Room 327")
    s.put("Imperial 1", at=room)
    s.pile("dark", "reserve", "Death Star: Docking Bay 327")
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert s.count("dark", "reserve") == 61 - 12


def test_dark_starships_react_to_dantooine_and_nothing_else_does():
    s = scene()
    place, near = s.location("Dantooine", side="dark"), s.location("Calm")
    s.put("TIE Fighter", at=place)
    s.put("X-wing", at=place)
    own = crewed(s, "Dreadnaught", near)
    s.put("Imperial 1", aboard=own, as_="passenger")
    fight(s, place, "light")
    assert s.can("react", own)
    s = scene()
    place, near = s.location("Dantooine", side="dark"), s.location("Calm")
    s.put("TIE Fighter", at=near)
    s.put("X-wing", at=near)
    own = crewed(s, "Dreadnaught", place)
    s.put("Imperial 1", aboard=own, as_="passenger")
    fight(s, near, "light")
    assert not s.can("react", own)  # to Dantooine, not from it
    s = scene()
    place, near = s.location("Dantooine", side="dark"), s.location("Calm")
    s.put("TIE Fighter", at=place)
    s.put("X-wing", at=place)
    foe = crewed(s, "Cruiser", near)
    s.put("Rebel 1", aboard=foe, as_="passenger")
    fight(s, place, "dark")
    assert not s.can("react", foe)


def test_presence_of_the_force_adds_icons_where_it_is():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Presence Of The Force", on=site)
    assert [s.icons(side, place) for place in (site, other) for side in ("light", "dark")] == [2, 2, 1, 1]


def test_kiffex_doubles_what_the_sisters_add():
    sisters = Alien("Tonnika Sisters", DARK, "box sisters", ability=2, power=1, text=[Modify("power", +3)])
    s = scene(sisters)
    kiffex = s.location("Kiffex", side="dark")
    card = s.put("Tonnika Sisters", at=s.location("Tatooine: Box"))
    s.put("TIE Fighter", at=kiffex)
    assert s.power(card) == 1 + 3
    s.put("TIE Fighter", at=kiffex)
    assert s.power(card) == 1 + 6


@pytest.mark.parametrize("copy", ["light", "dark"])
def test_kessel_cancels_the_kessel_run(copy: str):
    s = scene()
    kessel = s.location("Kessel", side=copy)
    card, banner = s.put("Kessel Run", on=kessel), s.put("Light Banner", on="table")
    s.start(turn="dark", phase="control")
    assert s.on_table(card)
    s.put("TIE Fighter", at=kessel)
    logged = [event.text.args["card"] for event in s.game.events("public") if event.kind == "cancelled"]
    assert s.zone(card) == "lost" and logged == [card] and s.on_table(banner)
