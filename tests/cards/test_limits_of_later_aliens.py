"""Where the texts of later aliens and droids end: what they leave alone, and who must be where."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.box import BODY, crewed, fight, scene

SNOW, ICE = (
    Site(f"Hoth: {name}", DARK, f"test {name}", ["exterior", "planet"], (1, 1))
    for name in ("Prairie (3rd Marker)", "Cave (5th Marker)")
)
GROVE = Site("Yavin 4: Grove", LIGHT, "test grove", ["exterior", "planet"], (1, 1))
ROCKS = Sector("Test Rocks", DARK, "test rocks", "asteroid", "Tatooine", ["space"], (1, 1))
FRIEND = Alien("Lirin Car'n", DARK, "test friend", ability=1, **BODY)
COLLECTOR = Alien(
    "Test Collector", DARK, "test collector", ability=1, icons=["pilot"], traits=["tax collector"], **BODY
)
HERO = Rebel("Test Hero", "test hero", unique=1, ability=1, **BODY)


def cost(s, side, place):
    """What beginning a battle there costs."""
    s.start(turn=side, phase="battle")
    return next(option.cost or 0 for option in s.game.decision.options
                if option.verb == "battle" and option.card == place)  # fmt: skip


@pytest.mark.parametrize(("title", "hull", "more"), [
    ("BoShek", "Skiff", 3), ("Chall Bekan", "Barge", 2), ("Bossk", "Barge", 2), ("Fozec", "Barge", 2),
    ("Gailid", "Barge", 2), ("H'nemthe", "Skiff", 2), ("Palejo Reshad", "Skiff", 2), ("Garouf Lafoe", "Skiff", 1),
    ("Boba Fett", "Barge", 2), ("Harc Seff", "Skiff", 2), ("Harc Seff (V)", "Skiff", 2), ("IG-88", "Barge", 2),
    ("Lando Calrissian", "Skiff", 2)])  # fmt: skip
def test_pilots_add_to_vehicles_too(title, hull, more):
    s = scene()
    vehicle = s.put(hull, at=s.location("Tatooine: Box"))
    s.put(title, aboard=vehicle, as_="pilot", **({"side": "light"} if title == "Lando Calrissian" else {}))
    assert s.power(vehicle) == 3 + more
    assert s.maneuver(vehicle) == (3 if title == "Boba Fett" else 2)


@pytest.mark.ruling("chall-bekan.3")
def test_chall_bekan_makes_nobody_cheaper_in_space():
    s = scene()
    ship = crewed(s, "Dreadnaught", at=s.location("Tatooine"))
    s.put("Chall Bekan", aboard=ship, as_="passenger")
    assert s.deploy_cost(s.hand("dark", "Brute 1")[0], at=ship) == 2


@pytest.mark.ruling("feltipern-trevagg.1")
@pytest.mark.parametrize("where", ["elsewhere", "inside"])
def test_a_droid_that_is_not_present_does_not_keep_trevagg_from_it(where):
    s = scene()
    cantina, box = s.location("Tatooine: Cantina"), s.location("Tatooine: Box")
    s.put("Rebel 1", at=cantina)
    s.put("Feltipern Trevagg", at=cantina)
    if where == "inside":
        s.put("Dark Droid", aboard=s.put("Tank", at=cantina), as_="passenger")
    else:
        s.put("Dark Droid", at=box)
    assert cost(s, "dark", cantina) == 4


@pytest.mark.ruling("feltipern-trevagg.2")
def test_trevagg_inside_a_vehicle_makes_battles_free_only_there():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Feltipern Trevagg", aboard=s.put("Tank", at=box), as_="passenger")
    s.put("Rebel 1", at=vault)
    s.put("Imperial 1", at=vault)
    assert cost(s, "light", vault) == 1


@pytest.mark.ruling("miiyoom-onith.1")
def test_onith_need_not_look():
    s = scene(HERO)
    s.put("M'iiyoom Onith", at=s.location("Tatooine: Box"))
    (hero,) = s.hand("light", "Test Hero")
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert s.zone(hero) == "hand"


def test_myo_likes_his_friend():
    s = scene(FRIEND)
    box = s.location("Tatooine: Box")
    myo = s.put("Myo", at=box)
    s.put("Lirin Car'n", at=box)
    assert s.power(myo) == 4


@pytest.mark.ruling("myo.1", "myo.2")
@pytest.mark.parametrize("own", ["box", "vault"])
def test_myo_regenerates_only_if_it_is_he_who_is_lost_in_battle(own):
    s = scene()
    places = {"box": s.location("Tatooine: Box"), "vault": s.location("Tatooine: Vault")}
    myo, other_ = s.put("Myo", at=places[own]), s.put("Imperial 4", at=places["box"])
    s.put("Imperial 4", at=places["box"])
    s.put("Rebel 4", at=places["box"])
    fight(s, places["box"], "light")
    s.happen("lose", other_)
    assert s.on_table(myo) and s.zone(other_) == "lost"
    s.happen("lose", myo)
    assert s.zone(myo) == ("used" if own == "box" else "lost")


def test_a_treadwell_looks_after_starfighters_in_space_only():
    s = scene(ROCKS)
    s.location("Tatooine")
    bay, box, rocks = (s.location(title) for title in ("Tatooine: Docking Bay 94", "Tatooine: Box", "Test Rocks"))
    s.put("WED15-I662 'Treadwell' Droid", at=bay)
    parked, flying = s.put("Raider", at=box), crewed(s, "Raider", at=rocks)
    s.start()
    assert [immunity(s.game.engine, ship.id) for ship in (parked, flying)] == [0, 3]


def test_a_treadwell_must_be_at_the_docking_bay_itself():
    s = scene()
    system, bay, box = s.location("Tatooine"), s.location("Tatooine: Docking Bay 94"), s.location("Tatooine: Box")
    s.put("WED15-I662 'Treadwell' Droid", at=box)
    s.put("Imperial 1", at=bay)
    ship = crewed(s, "Raider", at=system)
    s.start()
    assert immunity(s.game.engine, ship.id) == 0


@pytest.mark.ruling("garouf-lafoe.2", "garouf-lafoe.3")
@pytest.mark.parametrize(("system", "friend", "enemy"), [("Tatooine", 5, 5), ("Hoth", 5, 5)])
def test_garouf_changes_nobody_in_space(system, friend, enemy):
    s = scene()
    place = s.location(system, side="light")
    mine, theirs_ = crewed(s, "Cruiser", at=place), crewed(s, "Dreadnaught", at=place)
    s.put("Garouf Lafoe", aboard=mine, as_="passenger")
    people = s.put("Rebel 1", aboard=mine, as_="passenger"), s.put("Imperial 1", aboard=theirs_, as_="passenger")
    assert [s.forfeit(each) for each in people] == [friend, enemy]


@pytest.mark.ruling("garouf-lafoe.3")
def test_garouf_hinders_characters_at_his_own_site_of_hoth():
    s = scene(SNOW, ICE)
    snow, ice = s.location("Hoth: Prairie (3rd Marker)"), s.location("Hoth: Cave (5th Marker)")
    s.put("Garouf Lafoe", at=snow)
    assert s.forfeit(s.put("Barge", at=snow)) == 6
    assert s.forfeit(s.put("Imperial 1", at=ice)) == 5


@pytest.mark.ruling("garouf-lafoe.4")
def test_a_tax_collector_in_space_does_not_silence_garouf():
    s = scene(COLLECTOR)
    calm = s.location("Calm")
    ship = s.put("Fighter", at=calm)
    s.put("Garouf Lafoe", aboard=ship, as_="pilot")
    s.put("Test Collector", aboard=s.put("Raider", at=calm), as_="pilot")
    assert s.power(ship) == 4


@pytest.mark.ruling("mosep.1")
def test_mosep_has_no_say_in_space():
    s = scene()
    calm = s.location("Calm")
    s.put("Mosep", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    s.start(turn="dark", phase="control")
    s.do("drain", calm)
    s.until(verb="lose")
    assert s.can("lose", pile="force")


HOTH, YAVIN = ("Hoth: Prairie (3rd Marker)", "Hoth: Cave (5th Marker)"), ("Yavin 4: Box", "Yavin 4: Grove")


@pytest.mark.parametrize(("own", "next_door"), [HOTH, YAVIN])
def test_k_3po_counts_the_droids_of_his_own_site(own, next_door):
    s = scene(SNOW, ICE, GROVE)
    site_, other_ = s.location(own), s.location(next_door)
    s.put("Light Droid", at=other_)
    assert s.power(s.put("K-3PO (Kay-Threepio)", at=site_)) == 1


@pytest.mark.parametrize("system", ["Hoth", "Yavin 4"])
def test_k_3po_counts_no_droids_in_space(system):
    s = scene()
    ship = crewed(s, "Cruiser", at=s.location(system, side="light"))
    s.put("Light Droid", aboard=ship, as_="passenger")
    assert s.power(s.put("K-3PO (Kay-Threepio)", aboard=ship, as_="passenger")) == 1


@pytest.mark.parametrize("where", ["elsewhere", "inside"])
def test_k_3po_leads_only_droids_whom_he_sees(where):
    s = scene()
    room, box = s.location("Yavin 4: Massassi War Room"), s.location("Tatooine: Box")
    trooper = s.put("Stormtrooper", at=box)
    s.put("K-3PO (Kay-Threepio)", at=room)
    s.put("Rebel 2", at=room)
    if where == "inside":
        s.put("Light Droid", aboard=s.put("Crawler", at=room), as_="passenger")
    else:
        s.put("Light Droid", at=box)
    assert s.forfeit(trooper) == 2


@pytest.mark.ruling("bossk.3")
def test_bossk_adds_nothing_to_attrition_against_his_own_side():
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Bossk", at=box)
    for _ in range(6):
        s.put("Imperial 1", at=box)
    s.put("Rebel 4", at=box)
    s.pile("light", "reserve", "Rebel 1")
    fight(s, box, "light")
    s.until(verb="draw-destiny", player="light")
    s.do("draw-destiny")
    while s.battle.segment != "damage":
        s.pass_()
    assert s.battle.attrition("dark") == 1
