"""Ships, people and Effects of clouds, asteroids and markers."""

import pytest

from cantina.engine.values import value
from cantina.lang import *
from cantina.rules.pilots import pilot_ability
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, scene

BITH = {side: Alien(f"{side} Bith", side, f"more {side} bith", traits=["Bith"], **{**BODY, "ability": 1, "destiny": 3})
        for side in ("light", "dark")}  # fmt: skip
TANK = Vehicle("Walker", DARK, "more walker", "combat", model="AT-AT", armor=5, landspeed=1, text=[PermanentPilot(2)],
               **HULL)  # fmt: skip
STROLLER = Vehicle("Stroller", DARK, "more stroller", "combat", model="AT-ST", armor=5, landspeed=1,
                   text=[PermanentPilot(2)], **HULL)  # fmt: skip
LIGHT_TANK = Vehicle("Rebel Walker", LIGHT, "more rebel walker", "combat", model="AT-AT", armor=5, landspeed=1,
                     text=[PermanentPilot(2)], **HULL)  # fmt: skip
CREWS = {"light": ("Fighter", "Rebel 1"), "dark": ("Raider", "Imperial 1")}
FOES = {"light": "dark", "dark": "light"}


def held(s, side, place):
    """A ship of a player's, with somebody of ability aboard."""
    ship, man = CREWS[side]
    craft = crewed(s, ship, place)
    s.put(man, aboard=craft, as_="passenger")
    return craft


# -- Avenger -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "lost"), [(8, False), (9, True)])
def test_asteroids_miss_avenger(destiny, lost):
    """Its armor is 6. Another ship there is no safer for it."""
    s = scene()
    s.location("Calm")
    field = s.location("Asteroid Field")
    ship, other = s.put("Avenger", at=field), crewed(s, "Raider", field)
    s.destinies("light", destiny, 4)
    s.start(turn="dark", phase="control")
    s.do("use", field, ship)
    assert (s.zone(ship) == "lost") is lost
    s.do("use", field, other)
    assert s.zone(other) == "lost"


# -- Clak'dor VII ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("clakdor-vii.1", "clakdor-vii.2", "clakdor-vii.4", "clakdor-vii.5")
@pytest.mark.parametrize(("light", "dark", "change"), [
    (False, False, 0), (True, False, 2), (False, True, -1), (True, True, 2)])  # fmt: skip
def test_biths_far_and_near(light, dark, change):
    """Occupying is enough for the Light Side, the Dark Side must control it."""
    s = scene(*BITH.values())
    home, site = s.location("Clak'dor VII"), s.location("Tatooine: Box")
    for side, there in (("light", light), ("dark", dark)):
        if there:
            held(s, side, home)
    band = [s.put(f"{side} Bith", at=site) for side in ("light", "dark")]
    band += [s.pile("light", "reserve", "light Bith"), s.hand("dark", "dark Bith")]
    plain = s.put("Rebel 1", at=site)
    assert [s.destiny(each) for each in band] == [3 + change] * 4 and s.destiny(plain) == 1
    assert s.icons("light", home) == 1 and s.icons("dark", home) == 0


@pytest.mark.ruling("clakdor-vii.5")
@pytest.mark.parametrize(("side", "value"), [("light", 5), ("dark", 2)])
def test_a_bith_drawn_for_destiny_counts_more_or_less(side, value):
    s = scene(*BITH.values())
    home, site = s.location("Clak'dor VII"), s.location("Tatooine: Box")
    held(s, side, home)
    s.put("Rebel 4", at=site), s.put("Imperial 6", at=site)
    s.pile("light", "reserve", "light Bith")
    fight(s, site, "light")
    while s.battle and not s.battle.destinies("light"):
        s.do("draw-destiny") if s.can("draw-destiny") and s.decision.player == "light" else s.pass_()
    assert list(s.battle.destinies("light")) == [value]


@pytest.mark.ruling("clakdor-vii.3")
@pytest.mark.parametrize(("controlled", "power"), [(True, 2), (False, 0)])
def test_ghhhk_is_stronger_on_the_board(controlled, power):
    s = scene()
    home, board = s.location("Clak'dor VII"), s.location("Dejarik Hologameboard")
    ghhhk, foe = s.put("Ghhhk", at=board), s.put("Houjix", at=board)
    held(s, "dark", home)
    if not controlled:
        held(s, "light", home)
    own, other = s.destiny(ghhhk), s.power(foe)
    assert s.power(ghhhk) == own
    fight(s, board, "light")
    assert s.power(ghhhk) == own + power and s.power(foe) == other


# -- ships -------------------------------------------------------------------------------------------------------------


def test_z_95s_and_obsidian_ties_are_at_home_in_clouds():
    s = scene()
    calm, clouds, city = s.location("Calm"), s.location("Clouds"), s.location("Bespin: Cloud City")
    plain, misty, urban = (s.put("Z-95 Headhunter", at=place) for place in (calm, clouds, city))
    assert [s.power(each) for each in (plain, misty, urban)] == [2, 2, 2]  # +2, and -2 from Clouds
    assert [s.maneuver(each) for each in (plain, misty, urban)] == [4, 4, 4]
    ties = [s.put("Obsidian Squadron TIE", at=place) for place in (calm, clouds, city)]
    assert [s.power(each) for each in ties] == [3, 3, 3] and s.maneuver(ties[1]) == 1
    s.put("Revolution", on=clouds)
    fresh = s.hand("dark", "Obsidian Squadron TIE")
    assert [s.deploy_cost(fresh, at=place) for place in (calm, clouds, city)] == [4, 3, 3]


TRUCK = Capital("Truck", LIGHT, "more truck", "Corellian Corvette", armor=4, text=[Carries(vehicles=1)], **HULL)
BARN = Capital("Barn", LIGHT, "more barn", "Corellian Corvette", armor=4, text=[Carries(vehicles=1, starfighters=1)],
               **HULL)  # fmt: skip


def test_a_z_95_goes_where_a_vehicle_would():
    s = scene(TRUCK, BARN)
    calm = s.location("Calm")
    truck, barn = s.put("Truck", at=calm), s.put("Barn", at=calm)
    first, second, skiff, fighter = s.hand("light", "Z-95 Headhunter", "Z-95 Headhunter", "Skiff", "Fighter")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", first, truck) and s.can("deploy", skiff, truck) and not s.can("deploy", fighter, truck)
    s.do("deploy", first, truck)
    assert not s.can("deploy", second, truck) and not s.can("deploy", skiff, truck)
    s.put("Fighter", aboard=barn, as_="cargo")
    assert s.can("deploy", second, barn) and s.can("deploy", skiff, barn) and not s.can("deploy", fighter, barn)
    s.put("Z-95 Headhunter", aboard=barn, as_="cargo")
    assert not s.can("deploy", skiff, barn)


def test_a_boosted_cannon_fires_free_aboard_an_obsidian_tie():
    s = scene(force=1)
    calm = s.location("Calm")
    tie = s.put("Obsidian Squadron TIE", at=calm)
    cannon = s.hand("dark", "Boosted TIE Cannon")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", cannon, tie)
    s.do("deploy", cannon, tie)
    target = crewed(s, "Fighter", calm)
    s.put("Rebel 1", aboard=target, as_="passenger")
    s.force("dark", 1)
    fight(s, calm, "dark")
    assert s.count("dark", "force") == 0 and s.can("fire", cannon, target)


# -- Han, Chewie, And The Falcon ---------------------------------------------------------------------------------------


@pytest.mark.ruling("han-chewie-and-the-falcon.1", "han-chewie-and-the-falcon.3")
def test_the_falcon_with_its_crew():
    s = scene(force=20)
    calm = s.location("Calm")
    falcon = s.put("Han, Chewie, And The Falcon", at=calm)
    others = s.hand("light", "Millennium Falcon", "Han Solo", "Chewbacca")
    s.start(turn="light", phase="deploy")
    assert not any(s.can("deploy", each) for each in others)  # the ship, and both who fly it
    assert s.power(falcon) == 4 + 5 and pilot_ability(s.game.engine, falcon.id) == 3
    crewed(s, "Raider", calm), s.put("Imperial 1", aboard=crewed(s, "Raider", calm), as_="passenger")
    fight(s, calm, "light")
    assert draws(s, "light") == 2


def test_it_must_be_maintained():
    s = scene()
    s.location("Calm")
    falcon = s.put("Han, Chewie, And The Falcon", at=s.location("Tatooine"))
    s.start(turn="light", phase="draw")
    s.until(verb="maintain")
    assert {option.verb for option in s.decision.options} == {"maintain", "sacrifice"}
    assert {option.cost for option in s.decision.options if option.verb == "maintain"} == {3}
    s.do("maintain", falcon)
    assert s.zone(falcon) == "table"


def test_it_shrugs_off_little_attrition_come_with_me_and_lateral_damage():
    s = scene()
    calm = s.location("Calm")
    falcon = s.put("Han, Chewie, And The Falcon", at=calm)
    held(s, "dark", calm)
    damage = s.hand("dark", "Lateral Damage")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", damage, falcon)
    assert value(s.game.engine, "immunity", falcon.id) == 6


# -- Forced Landing ----------------------------------------------------------------------------------------------------

QUAY = Site("Calm: Docking Bay", LIGHT, "more quay", ["interior", "exterior", "planet"], (1, 1))
PIER = Site("Calm: Pier (Docking Bay)", LIGHT, "more pier", ["interior", "exterior", "planet"], (1, 1))
STRAND = Site("Calm: Strand", LIGHT, "more strand", ["exterior", "planet"], (1, 1))


def landing(where: str, clouds: int = 0):
    """A starfighter that is called down to a docking bay, in its player's move phase."""
    s = scene(QUAY, PIER, STRAND)
    places = {"Calm": s.location("Calm"), "Tatooine": s.location("Tatooine"), "rocks": s.location("Asteroid Field")}
    places |= {"bay": s.location("Calm: Docking Bay"), "pier": s.location("Calm: Pier (Docking Bay)")}
    places |= {"strand": s.location("Calm: Strand")} | {f"cloud {n}": s.location("Clouds") for n in range(clouds)}
    ship = crewed(s, "Fighter", places[where])
    free = crewed(s, "Fighter", places[where])
    order = s.put("Forced Landing", on=places["bay"], targets={"target": ship})
    s.start(turn="light", phase="move")
    return s, places, ship, free, order


def goals(s, ship, places):
    """The places that a ship can go to by any means."""
    verbs = ("hyperspeed", "land", "take-off", "sector")
    return {name for name, place in places.items() if any(s.can(verb, ship, place) for verb in verbs)}


@pytest.mark.ruling("forced-landing.1", "forced-landing.3")
def test_from_the_system_it_can_only_come_down_to_the_bay():
    s, places, ship, free, order = landing("Calm")
    assert goals(s, free, places) == {"Tatooine", "rocks", "bay", "pier", "strand"}
    assert goals(s, ship, places) == {"bay"}
    s.do("land", ship, places["bay"])
    assert s.at(ship) == places["bay"] and s.zone(order) == "lost"


@pytest.mark.ruling("forced-landing.2", "forced-landing.3")
def test_through_clouds_it_can_only_go_down():
    s, places, ship, free, _ = landing("cloud 1", clouds=3)
    assert goals(s, free, places) == {"cloud 0", "cloud 2"} and goals(s, ship, places) == {"cloud 2"}
    s, places, ship, free, _ = landing("cloud 0", clouds=3)
    assert goals(s, free, places) == {"Calm", "cloud 1", "cloud 2"}
    assert goals(s, ship, places) == {"cloud 1", "cloud 2"}
    s, places, ship, free, _ = landing("cloud 0", clouds=1)
    assert goals(s, free, places) == {"Calm", "bay", "pier", "strand"} and goals(s, ship, places) == {"bay"}


def test_whom_it_can_call_down():
    s = scene(QUAY, STRAND)
    calm, far, clouds = s.location("Calm"), s.location("Tatooine"), s.location("Clouds")
    bay, strand = s.location("Calm: Docking Bay"), s.location("Calm: Strand")
    order = s.hand("dark", "Forced Landing")
    s.put("Fighter", at=far), s.put("Raider", at=calm), s.put("Cruiser", at=calm), s.put("Fighter", at=bay)
    s.put("Fighter", at=strand)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", order)
    up, in_clouds = s.put("Fighter", at=calm), s.put("Fighter", at=clouds)
    assert s.can("deploy", order, bay, up) and s.can("deploy", order, bay, in_clouds)
    assert not s.can("deploy", order, strand)


# -- Floating Refinery -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("floating-refinery.1", "floating-refinery.2")
def test_two_refineries_one_on_each_cloud():
    s = scene()
    s.location("Calm")
    high, low, third = (s.location("Clouds") for _ in range(3))
    site = s.location("Tatooine: Box")
    crewed(s, "Raider", high)  # any other card may be there
    first, second, last = s.hand("dark", *["Floating Refinery"] * 3)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", first, high) and not s.can("deploy", first, site)
    s.do("deploy", first, high)
    assert not s.can("deploy", second, high) and s.can("deploy", second, low)
    s.do("deploy", second, low)
    assert not s.can("deploy", last, third)


@pytest.mark.ruling("floating-refinery.3")
def test_each_draws_one_of_the_force_that_is_activated():
    s = scene(force=0)
    s.location("Calm"), s.location("Tatooine")
    refineries = [s.put("Floating Refinery", on=s.location("Clouds")) for _ in range(2)]
    s.start(turn="dark", phase="activate")
    reserve = s.count("dark", "reserve")
    s.do("activate", amount=3)
    for refinery in refineries:
        s.do("use", refinery)
    assert s.count("dark", "hand") == 2 and s.count("dark", "force") == 1
    assert s.count("dark", "reserve") == reserve - 3
    s.start(turn="light", phase="activate")
    s.do("activate", amount=1)
    assert not s.can("use", refineries[0])


@pytest.mark.ruling("floating-refinery.4")
@pytest.mark.parametrize(("title", "able"), [
    ("Clouds", True), ("Bespin: Cloud City", True), ("Tibanna Miner", True), ("Asteroid Field", False),
    ("Imperial 1", False)])  # fmt: skip
def test_a_cloud_or_a_gas_miner_brings_force_back(title, able):
    miner = Alien("Tibanna Miner", DARK, "more miner", traits=["gas miner"], **{**BODY, "ability": 1})
    s = scene(miner, force=0)
    s.location("Calm")
    refinery = s.put("Floating Refinery", on=s.location("Clouds"))
    s.pile("dark", "reserve", title), s.pile("dark", "lost", "Imperial 2", "Imperial 3"), s.hand("dark", "Imperial 4")
    s.start(turn="dark", phase="activate")
    s.do("activate", amount=1)
    s.do("use", refinery)
    assert s.can("yes") is able
    if able:
        s.do("yes")
        assert s.count("dark", "lost") == 1
    assert s.count("dark", "hand") == 2
    assert any(event.kind == "revealed" and title in event.text("en") for event in s.game.events("light")) is able


def test_a_refinery_draws_once_in_each_turn():
    s = scene(force=0)
    s.location("Calm"), s.location("Tatooine")
    refinery = s.put("Floating Refinery", on=s.location("Clouds"))
    s.start(turn="dark", phase="activate")
    for drawn in (1, 2):
        s.do("activate", amount=1)
        s.do("use", refinery)
        s.do("activate", amount=1)
        assert s.count("dark", "hand") == drawn and not s.can("use", refinery)
        s.until(phase="activate", player="light")
        s.until(phase="activate", player="dark")


# -- Collapsing Corridor -----------------------------------------------------------------------------------------------

TUNNEL = Site("Hoth: Tunnel", LIGHT, "more tunnel", ["interior", "planet", "underground"], (1, 1))
PIT = Site("Kessel: Pit", LIGHT, "more pit", ["interior", "planet", "underground"], (1, 1))
RIDGE, PLAINS = "Hoth: North Ridge (4th Marker)", "Hoth: Ice Plains (5th Marker)"
MOUNTAINS = "Hoth: Mountains (6th Marker)"


def corridor(walker: str, start: str, end: str, destiny: int = 0):
    """Somebody walks to a marker, while the Interrupt is in hand."""
    s = scene(TUNNEL, PIT, TANK, STROLLER, LIGHT_TANK)
    places = {title: s.location(title) for title in (RIDGE, PLAINS, MOUNTAINS, "Hoth: Tunnel")}
    s.location("Tatooine: Vault")
    card, mover = s.hand("dark", "Collapsing Corridor"), s.put(walker, at=places[start])
    s.destinies("dark", destiny)
    s.start(turn="light" if walker == "Rebel Walker" else "dark", phase="move")
    s.do("walk", mover, places[end])
    return s, card, places["Hoth: Tunnel"]


@pytest.mark.parametrize(("destiny", "falls"), [(4, False), (5, True)])
def test_a_walker_at_the_innermost_marker_shakes_what_lies_below(destiny, falls):
    """The innermost marker is the fourth here."""
    s, card, tunnel = corridor("Walker", PLAINS, RIDGE, destiny)
    s.do("play", card, tunnel)
    assert s.collapsed(tunnel) is falls and s.zone(card) == "lost"


def test_only_what_lies_under_hoth_collapses():
    s, card, tunnel = corridor("Walker", PLAINS, RIDGE)
    pit = s.location("Kessel: Pit")
    assert not any(s.can("play", card, each) for each in (pit, s.location(PLAINS)))
    assert s.can("play", card, tunnel)


@pytest.mark.parametrize(("walker", "start", "end"), [
    ("Stroller", PLAINS, RIDGE), ("Rebel Walker", PLAINS, RIDGE), ("Walker", MOUNTAINS, PLAINS),
    ("Walker", PLAINS, MOUNTAINS)])  # fmt: skip
def test_no_other_walker_and_no_other_marker(walker, start, end):
    s, card, _ = corridor(walker, start, end)
    assert not s.can("play", card)


# -- General Calrissian ------------------------------------------------------------------------------------------------

RAFT = Starfighter("Raft", LIGHT, "more raft", "YV-Class Freighter", maneuver=3, hyperspeed=3,
                   text=[Carries(pilots=2, passengers=2)], **HULL)  # fmt: skip


@pytest.mark.parametrize(("ship", "more", "able"), [("Raft", 1, 1), ("Fighter", 0, 0)])
def test_lando_flies_freighters_best(ship, more, able):
    s = scene(RAFT)
    calm = s.location("Calm")
    craft = s.put(ship, at=calm)
    s.put("General Calrissian", aboard=craft, as_="pilot")
    held(s, "dark", calm)
    assert s.maneuver(craft) == 3 + more and s.power(craft) == 3 + 3
    fight(s, calm, "light")
    assert draws(s, "light") == able


def test_lando_is_cheap_aboard_the_falcon():
    s = scene()
    calm, site = s.location("Calm"), s.location("Tatooine: Box")
    falcon, fighter = s.put("Millennium Falcon", at=calm), s.put("Fighter", at=calm)
    lando = s.hand("light", "General Calrissian")
    assert [s.deploy_cost(lando, at=place) for place in (falcon, fighter, site)] == [2, 4, 4]
