"""Where the texts of later aliens and droids end: what they leave alone, and who must be where."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import BODY, crewed, draws, fight, scene

SNOW, ICE = (
    Site(f"Hoth: {name}", DARK, f"test {name}", ["exterior", "planet"], (1, 1))
    for name in ("Prairie (3rd Marker)", "Cave (5th Marker)")
)
GROVE = Site("Yavin 4: Grove", LIGHT, "test grove", ["exterior", "planet"], (1, 1))
SKY = Sector("Tatooine: Sky", DARK, "test sky", "cloud", "Tatooine", ["space"], (1, 1))
FRIEND = Alien("Lirin Car'n", DARK, "test friend", ability=1, **BODY)
COLLECTOR = Alien(
    "Test Collector", DARK, "test collector", ability=1, icons=["pilot"], traits=["tax collector"], **BODY
)
CELLAR = Site("Jabba's Palace: Cellar", DARK, "test cellar", ["interior", "planet"], (1, 1))
NIGHT = Effect("Test Night", DARK, "test night", destiny=1, text=[DeployOn(SITE), Grant("nighttime", HERE)])
BOSS = Alien("Test Boss", LIGHT, "test boss", ability=2, icons=["pilot"], traits=["gangster"], **BODY)
RIVAL_SPACER = Imperial("Test Rival", "test rival", ability=1, traits=["Corellian"], **BODY)
HERO = Rebel("Test Hero", "test hero", unique=1, ability=1, **BODY)


def cost(s, side, place):
    """What beginning a battle there costs."""
    s.start(turn=side, phase="battle")
    return next(option.cost or 0 for option in s.game.decision.options
                if option.verb == "battle" and option.card == place)  # fmt: skip


@pytest.mark.parametrize(("title", "hull", "more"), [
    ("BoShek", "Skiff", 3), ("Chall Bekan", "Barge", 2), ("Bossk", "Barge", 2), ("Fozec", "Barge", 2),
    ("Gailid", "Barge", 2), ("H'nemthe", "Skiff", 2), ("Palejo Reshad", "Skiff", 2), ("Garouf Lafoe", "Skiff", 1),
    ("7_167", "Barge", 2), ("Harc Seff", "Skiff", 2), ("Harc Seff (V)", "Skiff", 2), ("IG-88", "Barge", 2),
    ("Lando Calrissian", "Skiff", 2), ("Lando Calrissian", "Barge", 2)])  # fmt: skip
def test_pilots_add_to_vehicles_too(title, hull, more):
    s = scene()
    box = s.location("Tatooine: Box")
    vehicle, other_ = s.put(hull, at=box), crewed(s, hull, at=box)
    side = {"side": "light" if hull == "Skiff" else "dark"} if title == "Lando Calrissian" else {}
    s.put(title, aboard=vehicle, as_="pilot", **side)
    assert s.power(other_) == 3
    assert s.power(vehicle) == 3 + more
    assert s.maneuver(vehicle) == (3 if title == "7_167" else 2)


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
    s = scene(SKY)
    s.location("Tatooine")
    bay, box, sky = (s.location(title) for title in ("Tatooine: Docking Bay 94", "Tatooine: Box", "Tatooine: Sky"))
    s.put("WED15-I662 'Treadwell' Droid", at=bay)
    parked, flying = s.put("Raider", at=box), crewed(s, "Raider", at=sky)
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


# -- Cloud City --------------------------------------------------------------------------------------------------------


def test_lando_flies_better_only_aboard_the_falcon_and_counts_only_cloud_city():
    s = scene()
    calm, box = s.location("Calm"), s.location("Tatooine: Box")
    s.put("Light Flier", aboard=s.put("Millennium Falcon", at=calm), as_="pilot")
    ship = s.put("Fighter", at=calm)
    lando = s.put("Lando Calrissian", aboard=ship, as_="pilot", side="light")
    s.put("Rebel 1", at=box)
    assert (s.power(ship), s.power(lando)) == (5, 2)


@pytest.mark.parametrize("hull", ["Raider", "Dreadnaught"])
def test_dark_lando_flies(hull):
    s = scene()
    calm = s.location("Calm")
    ship, other_ = s.put(hull, at=calm), crewed(s, hull, at=calm)
    s.put("Lando Calrissian", aboard=ship, as_="pilot", side="dark")
    assert (s.power(ship), s.power(other_)) == (5, 3)


def test_an_ugnaught_need_not_trade():
    s = scene()
    s.put("Ugnaught", at=s.location("Tatooine: Box"))
    s.pile("dark", "lost", "Dark Stick")
    (card,) = s.hand("dark", "Imperial 1")
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert s.zone(card) == "hand"


# -- Jabba's Palace ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("fozec.2")
def test_fozec_at_a_site_of_the_opponents_helps_nobody_although_another_is_yours():
    s = scene(CELLAR)
    cellar, chamber = s.location("Jabba's Palace: Cellar"), s.location("Jabba's Palace: Audience Chamber")
    s.put("Fozec", at=cellar)
    s.put("Settler 2", at=cellar)
    s.put("Imperial 1", at=chamber)
    (question,), (man,) = s.hand("light", "Ke Chu Ke Kukuta?"), s.hand("dark", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", man, cellar)
    assert s.can("play", question)


@pytest.mark.ruling("gailid.1")
@pytest.mark.parametrize("title", ["Test Collector", "Rebel 1"])
def test_gailid_pays_where_others_are(title):
    s = scene(COLLECTOR)
    box = s.location("Tatooine: Box")
    s.put(title, at=box)
    assert s.deploy_cost(s.hand("dark", "Gailid")[0], at=box) == 3


@pytest.mark.ruling("gailid.1")
def test_gailid_pays_to_come_to_mosep_in_space():
    s = scene()
    ship = crewed(s, "Dreadnaught", at=s.location("Calm"))
    s.put("Mosep", aboard=ship, as_="passenger")
    assert s.deploy_cost(s.hand("dark", "Gailid")[0], at=ship) == 3


@pytest.mark.ruling("artoo-card-face.1")
def test_artoo_need_not_search():
    s = scene()
    s.put("Artoo", at=s.location("Tatooine: Box"))
    (gift,) = s.pile("light", "reserve", "A Gift")
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.zone(gift) == "reserve"


@pytest.mark.ruling("artoo-card-face.2")
def test_artoo_spoils_no_weapons():
    s = scene()
    box = s.location("Tatooine: Box")
    artoo, _ = s.put("Artoo", at=box), s.put("C-3PO (See-Threepio)", at=box)
    gun = s.put("Blaster Rifle", on=s.put("Dark Guard", at=box), side="dark")
    target = s.put("Rebel 4", at=box)
    s.pile("dark", "reserve", "Garindan")
    fight(s, box, "dark")
    s.do("fire", gun, target)
    assert not s.can("use", artoo)


@pytest.mark.ruling("artoo-card-face.2")
@pytest.mark.parametrize(("own", "battle"), [("elsewhere", "site"), ("space", "site"), ("site", "space")])
def test_artoo_spoils_from_a_site_and_at_sites(own, battle):
    """With somebody else beside C-3PO; both in space; or the battle there."""
    s = scene()
    system, box, hut = s.location("Tatooine"), s.location("Tatooine: Box"), s.location("Tatooine: Obi-Wan's Hut")
    ships = crewed(s, "Cruiser", at=system), crewed(s, "Dreadnaught", at=system)
    place = {"elsewhere": {"at": hut}, "site": {"at": box}, "space": {"aboard": ships[0], "as_": "passenger"}}
    artoo = s.put("Artoo", **place[own])
    s.put("C-3PO (See-Threepio)", **place["site" if own == "elsewhere" else own])
    s.put("Light Droid", at=box)
    if battle == "site":
        s.put("Imperial 4", at=box)
        s.put("Rebel 4", at=box)
    else:
        s.put("Imperial 4", aboard=ships[1], as_="pilot")
        s.put("Rebel 4", aboard=ships[0], as_="pilot")
    s.pile("dark", "reserve", "Dark Maneuvers")
    fight(s, box if battle == "site" else system, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", artoo)


@pytest.mark.ruling("palejo-reshad.2", "palejo-reshad.3", "palejo-reshad.4")
def test_palejo_cheers_his_own_corellians_and_only_corellia():
    s = scene(RIVAL_SPACER, HERO)
    chamber, box = s.location("Jabba's Palace: Audience Chamber"), s.location("Tatooine: Box")
    s.location("Corellia")
    s.location("Calm")
    hero, rival = s.put("Test Hero", at=box), s.put("Test Rival", at=box)
    light, dark = s.generation("light"), s.generation("dark")
    s.put("Palejo Reshad", at=chamber)
    assert (s.power(hero), s.power(rival)) == (1, 1)
    assert (s.generation("light"), s.generation("dark")) == (light + 2, dark)


# -- Special Edition ---------------------------------------------------------------------------------------------------


def test_a_patrol_droid_needs_the_night_and_a_planet_under_its_own_feet():
    s = scene(NIGHT)
    box, hall = s.location("Tatooine: Box"), s.location("Death Star: Box")
    for place in (box, hall):
        s.put("2X-7KPR (Tooex)", at=place)
    s.put("Test Night", on=hall)
    assert s.power(s.put("Imperial 1", at=hall)) == 1
    assert s.power(s.put("Imperial 1", at=box)) == 1


def test_a_patrol_droid_helps_no_aliens_of_the_other_side():
    s = scene(NIGHT)
    box = s.location("Tatooine: Box")
    s.put("2X-7KPR (Tooex)", at=box)
    s.put("Test Night", on=box)
    settler, brute = s.put("Settler 1", at=box), s.put("Brute 1", at=box)
    s.start()
    assert (s.power(settler), s.power(brute)) == (1, 3)
    assert [immunity(s.game.engine, each.id) for each in (settler, brute)] == [0, 3]


@pytest.mark.ruling("boba-fett-special-edition.2")
def test_boba_fett_comes_for_a_gangster_but_not_into_space():
    s = scene(BOSS)
    box = s.location("Tatooine: Box")
    s.put("Test Boss", at=box)
    s.put("Imperial 1", at=box)
    (fett,) = s.hand("dark", "7_167")
    s.force("dark", 4)
    fight(s, box, "light")
    assert s.can("react", fett, box)


@pytest.mark.ruling("boba-fett-special-edition.2")
def test_boba_fett_does_not_come_aboard_for_a_gangster_in_space():
    s = scene(BOSS)
    calm = s.location("Calm")
    s.put("Test Boss", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    s.put("Imperial 1", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    (fett,) = s.hand("dark", "7_167")
    fight(s, calm, "light")
    assert not s.can("react", fett)


@pytest.mark.ruling("bossk.2")
def test_bossk_draws_nothing_in_a_hounds_tooth_that_another_flies():
    s = scene()
    calm = s.location("Calm")
    ship = s.put("Hound's Tooth", at=calm)
    s.put("7_167", aboard=ship, as_="pilot")
    s.put("Bossk", aboard=ship, as_="passenger")
    s.put("Rebel 4", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    fight(s, calm, "dark")
    assert draws(s, "dark") == 0
