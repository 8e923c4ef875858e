"""Where starships and vehicles of later sets stop: how many they carry, whom they obey, and what they leave alone."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.damage import immunity
from cantina.rules.pilots import pilot_ability
from cantina.rules.presence import total_ability
from cantina.rules.seats import free_seats
from cantina.testing import Scenario
from tests.cards.sample_cards import HULL, crewed, draws, fight, scene
from tests.cards.test_later_craft import ACKBAR, FETT, HOTH_FIELD, HUNTER, ION, KILLER, LIGHT_ACE, SMUGGLER_PILOT

TIE = Starfighter("Any TIE", DARK, "craft tie", "TIE/ln", maneuver=2, **HULL)
LIGHT_TIE = Starfighter("Light TIE", LIGHT, "craft light tie", "TIE/ln", maneuver=2, text=[PermanentPilot(1)], **HULL)
CLOUDS = Sector("Hoth: Clouds", LIGHT, "craft clouds", "cloud", "Hoth", ["planet"], (1, 1))
CARDS = [ACKBAR, FETT, HOTH_FIELD, HUNTER, ION, KILLER, LIGHT_ACE, SMUGGLER_PILOT, TIE, LIGHT_TIE, CLOUDS]


def room(s: Scenario, hull: CardRef, title: str, seat: str) -> int:
    """How many cards of a title find such a seat aboard."""
    g, found = s._engine, 0
    while found < 20 and seat in free_seats(g, hull.id, s.hand(g.card(hull.id).side, title).id):
        s.put(title, aboard=hull, as_=seat)
        found += 1
    return found


@pytest.mark.ruling("blizzard-2.1", "blizzard-scout-1.1", "blizzard-walker.1")
@pytest.mark.parametrize(("title", "who", "seat", "number"), [
    ("Rogue 1", "Light Flier", "pilot", 2), ("Rogue 1", "Rebel 1", "passenger", 2),
    ("Blizzard 2", "Dark Flier", "pilot", 1), ("Blizzard 2", "Imperial 1", "passenger", 8),
    ("Blizzard Scout 1", "Dark Flier", "pilot", 1), ("Blizzard Scout 1", "Imperial 1", "passenger", 1),
    ("Blizzard Walker", "Dark Flier", "pilot", 2), ("Blizzard Walker", "Imperial 1", "passenger", 8),
    ("IG-2000", "Test Smuggler", "pilot", 1), ("IG-2000", "Test Hunter", "pilot", 1),
    ("IG-2000", "Dark Flier", "pilot", 0), ("IG-2000", "Imperial 1", "passenger", 2),
    ("TIE Avenger", "Dark Flier", "pilot", 1), ("TIE Avenger", "Imperial 1", "passenger", 0),
    ("Slave I", "Test Hunter", "pilot", 1), ("Slave I", "Imperial 1", "passenger", 3),
    ("Dreadnaught-Class Heavy Cruiser", "Dark Flier", "pilot", 3),
    ("Dreadnaught-Class Heavy Cruiser", "Imperial 1", "passenger", 6),
    ("Dreadnaught-Class Heavy Cruiser", "Any TIE", "cargo", 4),
    ("Dreadnaught-Class Heavy Cruiser", "Raider", "cargo", 0),
    ("Executor", "Dark Flier", "pilot", 20), ("Home One", "Light Flier", "pilot", 20),
])  # fmt: skip
def test_so_many_and_no_more_find_a_seat(title: str, who: str, seat: str, number: int):
    s = scene(*CARDS)
    assert room(s, s.put(title, at=s.location("Calm")), who, seat) == number


@pytest.mark.ruling("blizzard-2.1", "blizzard-scout-1.1")
@pytest.mark.parametrize(("title", "total", "best"), [
    ("Blizzard 2", 2, 2), ("Blizzard Scout 1", 1, 1), ("Executor", 3, 1), ("Home One", 4, 2),
    ("Black Squadron TIE", 2, 2), ("Dreadnaught-Class Heavy Cruiser", 2, 1), ("Z-95 Headhunter", 1, 1),
    ("Obsidian Squadron TIE", 2, 2),
])  # fmt: skip
def test_permanent_pilots_bring_ability_and_share_it(title: str, total: int, best: int):
    s = scene(*CARDS)
    place = s.location("Tatooine: Box" if title.startswith("Blizzard") else "Calm")
    hull = s.put(title, at=place)
    side = "light" if title in ("Home One", "Z-95 Headhunter") else "dark"
    assert (total_ability(s._engine, side, place.id), pilot_ability(s._engine, hull.id)) == (total, best)


@pytest.mark.parametrize(("title", "pilot", "other", "immune"), [
    ("Rogue 1", "Test Luke", "Light Flier", (3, 0)), ("IG-2000", "Test Killer", "Test Smuggler", (3, 0)),
    ("Slave I", "Test Fett", "Test Hunter", (5, 0)), ("Home One", "Test Ackbar", "Light Flier", (10, 8))])  # fmt: skip
def test_a_ship_is_safer_with_its_own_master_and_no_other_ship_is(
    title: str, pilot: str, other: str, immune: tuple[int, int]
):
    s = scene(*CARDS)
    place = s.location("Tatooine: Box" if title == "Rogue 1" else "Calm")
    bold, plain = s.put(title, at=place), s.put(title, at=place)
    hulls = {"Rogue 1": "Skiff", "Home One": "Cruiser"}
    foreign = s.put(hulls.get(title, "Raider"), at=place)
    for hull, who in ((bold, pilot), (plain, other), (foreign, pilot)):
        s.put(who, aboard=hull, as_="pilot")
    assert [immunity(s._engine, hull.id) for hull in (bold, plain, foreign)] == [*immune, 0]


def test_ig_88_makes_no_other_ship_nimble():
    s = scene(*CARDS)
    raider = s.put("Raider", at=s.location("Calm"))
    s.put("IG-2000", at=s.location("Calm"))
    s.put("Test Killer", aboard=raider, as_="pilot")
    assert s.maneuver(raider) == 3


@pytest.mark.ruling("blizzard-scout-1.3")
def test_blizzard_scout_1_alone_is_stronger_on_hoth():
    s = scene(*CARDS)
    field, clouds = s.location("Hoth: Field"), s.location("Hoth: Clouds")
    s.put("Blizzard Scout 1", at=field)
    assert s.power(crewed(s, "Barge", field)) == 3 and s.power(s.put("Blizzard Scout 1", at=clouds)) == 3


def test_a_tie_avenger_is_cheaper_at_systems_and_mounts_one_gun():
    s = scene(*CARDS)
    calm, bay = s.location("Calm"), s.location("Tatooine: Docking Bay 94", side="dark")
    for place in (calm, bay):
        s.put("Devastator", at=place)
    card, gun = s.hand("dark", "TIE Avenger", "Test Ion Gun")
    assert (s.deploy_cost(card, at=calm), s.deploy_cost(card, at=bay)) == (2, 3)
    avenger = crewed(s, "TIE Avenger", calm)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", gun, avenger)


@pytest.mark.ruling("black-squadron-tie.1")
def test_a_black_squadron_tie_is_cheaper_beside_vader_only():
    s = scene(*CARDS)
    calm = s.location("Calm")
    s.put("Imperial 2", aboard=crewed(s, "Dreadnaught", calm), as_="passenger")
    assert s.deploy_cost(s.hand("dark", "Black Squadron TIE"), at=calm) == 4


@pytest.mark.ruling("black-squadron-tie.3")
@pytest.mark.parametrize(("destiny", "hit"), [(3, True), (2, False)])
def test_a_black_squadron_tie_adds_one_to_its_shots(destiny: int, hit: bool):
    gun = StarshipWeapon("Plain Gun", DARK, "craft gun", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip
    s = scene(*CARDS, gun)
    calm = s.location("Calm")
    weapon, target = s.put("Plain Gun", on=s.put("Black Squadron TIE", at=calm)), s.put("Fighter", at=calm)
    s.put("Rebel 2", aboard=target, as_="pilot")
    s.destinies("dark", destiny)
    fight(s, calm, "dark")
    s.do("fire", weapon, target)
    assert s.defense(target) == 3
    assert any(event.kind == "hit" for event in s.game.events("public")) is hit


def test_the_dreadnaught_leads_ties_of_its_own_side_that_are_present():
    s = scene(*CARDS)
    calm = s.location("Calm")
    ship, ours = s.put("Dreadnaught-Class Heavy Cruiser", at=calm), s.put("Light TIE", at=calm)
    inside = s.put("TIE Fighter", aboard=ship, as_="cargo")
    assert (s.power(ours), s.power(inside)) == (3, 1)


def test_the_mobquet_floater_lets_no_other_vehicle_move_for_free():
    row = [Site(f"Endor: {name}", LIGHT, f"craft {name}", ["exterior", "planet"], (1, 1)) for name in ("A", "B")]
    s = scene(*CARDS, *row, force=0)
    here, there = (s.location(f"Endor: {name}") for name in "AB")
    floater, barge = s.put("Mobquet A-1 Deluxe Floater", at=here), crewed(s, "Barge", here)
    s.put("Test Hunter", aboard=floater, as_="driver")
    s.put("Test Hunter", aboard=barge, as_="passenger")
    s.start(turn="dark", phase="move")
    assert s.can("walk", floater, there) and not s.can("walk", barge, there)


# -- Han, Chewie, And The Falcon ---------------------------------------------------------------------------------------

TRIO = "Han, Chewie, And The Falcon"


@pytest.mark.parametrize(("there", "drawn"), [(True, 2), (False, 1)])
def test_han_and_chewie_add_a_battle_destiny_where_they_fight(there: bool, drawn: int):
    s = scene()
    calm, far = s.location("Calm"), s.location("Yavin 4", side="light")
    s.put(TRIO, at=calm if there else far)
    for hull, man in (("Fighter", "Rebel 4"), ("Raider", "Imperial 4")):
        s.put(man, aboard=s.put(hull, at=calm), as_="pilot")
    fight(s, calm, "light")
    assert (draws(s, "light"), draws(s, "dark")) == (drawn, 1)


def test_han_and_chewie_are_aboard_themselves():
    s = scene()
    calm, box = s.location("Calm"), s.location("Tatooine: Box")
    s.put(TRIO, at=calm)
    assert total_ability(s._engine, "light", calm.id) == 3 + 2
    han, chewie, other = s.hand("light", "Han Solo", "Chewbacca", "Rebel 1")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, box) for card in (han, chewie, other)] == [False, False, True]


@pytest.mark.parametrize(("title", "struck"), [("Come With Me", False), ("Come Along", True)])
def test_han_and_chewie_do_not_come_along(title: str, struck: bool):
    lure = LostInterrupt(title, DARK, "craft lure", destiny=1, text=[Action([Lose(TARGET)], targets=(one(STARSHIP),))])
    s = scene(lure)
    ship, card = s.put(TRIO, at=s.location("Calm")), s.hand("dark", title)
    s.start(turn="dark", phase="control")
    assert s.can("play", card, ship) is struck


# -- Z-95 Headhunter, Obsidian Squadron TIE ----------------------------------------------------------------------------


def test_headhunters_and_obsidian_ties_like_clouds_and_no_asteroids():
    s = scene()
    rocks = s.location("4_81")
    assert [s.power(s.put(title, at=rocks)) for title in ("Z-95 Headhunter", "Obsidian Squadron TIE")] == [2, 3]


def test_an_obsidian_tie_helps_nobody_else_in_the_clouds():
    s = scene(System("Bespin", LIGHT, "craft bespin", ["planet"], (1, 1), parsec=6))
    s.location("Bespin")
    clouds = s.location("5_85")
    other = crewed(s, "Raider", clouds)
    before = s.power(other)
    s.put("Obsidian Squadron TIE", at=clouds)
    assert s.power(other) == before


def test_an_obsidian_tie_mounts_one_kind_of_cannon_and_fires_that_for_free():
    guns = [
        StarshipWeapon(
            title, DARK, f"craft {title}", destiny=1, text=[DeployOn(on), Fire(STARSHIP, (MakeHit(),), cost=(Use(1),))]
        )
        for title, on in (("Big", CAPITAL), ("Small", STARSHIP))
    ]
    s = scene(*guns)
    calm = s.location("Calm")
    tie, raider, foe = s.put("Obsidian Squadron TIE", at=calm), crewed(s, "Raider", calm), crewed(s, "Fighter", calm)
    s.put("Imperial 1", aboard=raider, as_="pilot"), s.put("Rebel 1", aboard=foe, as_="pilot")
    big, boosted, small = s.hand("dark", "Big"), s.put("Boosted TIE Cannon", on=raider), s.put("Small", on=tie)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", big, tie)
    fight(s, calm, "dark")
    s.force("dark", 0)
    assert not s.can("fire", small, foe) and not s.can("fire", boosted, foe)
