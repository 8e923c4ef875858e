"""Who is stronger, worth more or cheaper where."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY
from tests.cards.shared.crafts import field, someone

PLACES = [
    ("Cloud City: Port Town District", "power", "Brute 1", 1),
    ("Cloud City: Port Town District", "power", "Settler 1", 0),
    ("Cloud City: Port Town District", "power", "Imperial 1", 0),
    ("Endor: Forest Clearing", "power", "Barge", 1), ("Endor: Forest Clearing", "power", "Skiff", 1),
    ("Endor: Forest Clearing", "power", "Rebel 1", 0),
    ("Endor: Dark Forest", "power", "Test Yuzzum", 1), ("Endor: Dark Forest", "power", "Brute 1", 0),
    ("Jungle", "power", "Brute 1", 1), ("Jungle", "power", "Test Mount", 1), ("Jungle", "power", "Settler 1", 0),
    ("Jungle", "power", "Imperial 1", 0),
    ("Spaceport Street", "power", "Strong Rebel", -1), ("Spaceport Street", "power", "Settler 1", 0),
    ("Spaceport Street", "power", "Imperial 1", 0),
    ("Hoth: Defensive Perimeter (3rd Marker)", "forfeit", "Good Trooper", -1),
    ("Hoth: Defensive Perimeter (3rd Marker)", "forfeit", "Test Trooper", 0),
    ("Hoth: Defensive Perimeter (3rd Marker)", "forfeit", "Rebel 1", 0),
]  # fmt: skip


@pytest.mark.parametrize(("place", "stat", "who", "more"), PLACES)
def test_who_is_changed_at_a_location_alone(place: str, stat: str, who: str, more: int):
    s = field()
    here, away = s.location(place, side="dark"), s.location("Kessel: Box")
    values = []
    for where in (here, away):
        card = s.put(who, at=where)
        if who in ("Barge", "Skiff"):
            s.put("Dark Flier" if who == "Barge" else "Light Flier", aboard=card, as_="pilot")
        values.append(getattr(s, stat)(card))
    assert values[0] == values[1] + more


COSTS = [
    ("Cloud City: Port Town District", "Brute 1", -1), ("Cloud City: Port Town District", "Settler 1", 0),
    ("Cloud City: Port Town District", "Imperial 1", 0),
    ("Endor: Dark Forest", "Test Ewok", 1), ("Endor: Dark Forest", "Settler 1", 0),
    ("Spaceport Docking Bay", "Light Flier", 1), ("Spaceport Docking Bay", "Dark Flier", 0),
    ("Spaceport Docking Bay", "Rebel 1", 0), ("Spaceport Docking Bay", "Raider", -1),
    ("Spaceport Docking Bay", "Fighter", 0), ("Spaceport Docking Bay", "Test Freighter", -2),
    ("Spaceport Docking Bay", "Big Freighter", 0),
    ("Jabba's Palace: Entrance Cavern", "Test Bib", -3), ("Jabba's Palace: Entrance Cavern", "Brute 1", 0),
    ("Jabba's Palace: Entrance Cavern", "Dear Settler", -2), ("Jabba's Palace: Entrance Cavern", "Rebel 1", 0),
    ("Wakeelmui", "Test Fleet TIE", 0), ("Wakeelmui", "Fighter", 0),
]  # fmt: skip


@pytest.mark.parametrize(("place", "who", "more"), COSTS)
def test_who_is_cheaper_at_a_location(place: str, who: str, more: int):
    s = field()
    away = s.location("Kessel: Box")
    here = s.location(place, side="dark")
    light = who in ("Settler 1", "Dear Settler", "Rebel 1", "Test Ewok", "Light Flier", "Fighter")
    card = s.hand("light" if light else "dark", who)
    assert s.deploy_cost(card, at=here) == s.deploy_cost(card, at=away) + more


@pytest.mark.parametrize(("title", "place", "more"), [
    ("Tempest Scout 2", "Endor: Field", -1), ("Tempest Scout 2", "Kessel: Box", 0),
    ("Dune Walker", "Test Desert", -1), ("Dune Walker", "Tatooine: Box", -1), ("Dune Walker", "Kessel: Box", 0),
    ("The Emperor's Sword", "Coruscant", -2), ("The Emperor's Sword", "Death Star II", -2),
    ("The Emperor's Sword", "Calm", 0),
    ("The Emperor's Shield", "Endor", -2), ("The Emperor's Shield", "Death Star II", -2),
    ("The Emperor's Shield", "Calm", 0), ("Sergeant Torent", "Death Star: Box", -2),
    ("Sergeant Torent", "Kessel: Box", 0), ("Mighty Jabba", "Jabba's Palace: Hall", -2),
    ("Mighty Jabba", "Kessel: Box", 0), ("Vigo", "Coruscant: Alley", -3), ("Vigo", "Kessel: Box", 0),
    ("Boushh", "Coruscant: Alley", -2), ("Boushh", "Tatooine: Box", -2), ("Boushh", "Kessel: Box", 0)])  # fmt: skip
def test_who_deploys_cheaper_somewhere(title: str, place: str, more: int):
    s = field(Site("Jabba's Palace: Hall", LIGHT, "powers hall", ["interior", "planet"], (1, 1)),
              System("Coruscant", LIGHT, "powers coruscant", ["planet"], (1, 1), parsec=0))  # fmt: skip
    s.location("Kessel: Box")
    where = s.location("powers coruscant" if place == "Coruscant" else place)
    card = s.hand("light" if title == "Boushh" else "dark", title)
    usual = s._engine.face(card[0].id if isinstance(card, tuple) else card.id).deploy
    assert s.deploy_cost(card, at=where) == usual + more


@pytest.mark.parametrize(("ship", "near", "cost"), [
    ("Test Executor", True, 7), ("Test Executor", False, 9), ("Test Destroyer", True, 9)])  # fmt: skip
def test_the_death_squadron_gathers_about_the_executor(ship: str, near: bool, cost: int):
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    s.put(ship, at=calm if near else far)
    assert s.deploy_cost(s.hand("dark", "Death Squadron Star Destroyer"), at=calm) == cost


@pytest.mark.parametrize(("where", "cost"), [("Blizzard Scout 1", 0), ("Test AT-ST", 2), ("Kessel: Box", 2)])
def test_arnet_boards_his_own_scout_for_free(where: str, cost: int):
    s = field(force=cost)
    box = s.location("Kessel: Box")
    place = box if where == "Kessel: Box" else s.put(where, at=box)
    if where != "Kessel: Box":
        s.put("Imperial 1", at=box)
    man = s.hand("dark", "Lieutenant Arnet")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", man, place) if where == "Kessel: Box" else s.do("deploy", man, place, seat="pilot")
    assert s.count("dark", "force") == 0


@pytest.mark.parametrize(("who", "side", "title", "more"), [
    ("Jabba", "dark", "Brute 1", -1), ("Jabba", "dark", "Imperial 1", 0), ("Jabba", "light", "Settler 1", 0),
    ("5D6-RA-7 (Fivedesix)", "light", "Light Droid", 1), ("5D6-RA-7 (Fivedesix)", "dark", "Dark Droid", 0),
    ("5D6-RA-7 (Fivedesix)", "dark", "MSE-6 'Mouse' Droid", 1), ("5D6-RA-7 (Fivedesix)", "light", "Rebel 1", 0),
])  # fmt: skip
def test_who_makes_others_cheaper_or_dearer_where_he_is(who: str, side: str, title: str, more: int):
    mouse = Droid("MSE-6 'Mouse' Droid", DARK, "powers mouse", "patrol droid", **BODY)
    s = field(mouse)
    here, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put(who, at=here)
    card = s.hand(side, title)
    assert (s.deploy_cost(card, at=here), s.deploy_cost(card, at=away)) == (2 + more, 2)


@pytest.mark.parametrize(("title", "hull", "cost"), [
    ("Admiral Piett", "Test Executor", 2), ("Admiral Piett", "Test Destroyer", 4),
    ("Captain Jonus", "Test Scimitar", 0), ("Captain Jonus", "Test Destroyer", 2),
    ("Outer Rim Scout", "Test Trader", 1), ("Outer Rim Scout", "Test Destroyer", 2)])  # fmt: skip
def test_who_boards_certain_ships_cheaper(title: str, hull: str, cost: int):
    s = field()
    ship = s.put(hull, at=s.location("Calm"))
    assert s.deploy_cost(s.hand("dark", title), at=ship) == cost


@pytest.mark.parametrize(("hull", "side", "near", "more"), [
    ("Dreadnaught", "dark", True, -1), ("Raider", "dark", True, 0), ("Cruiser", "light", True, 0),
    ("Dreadnaught", "dark", False, 0)])  # fmt: skip
def test_piett_gathers_capital_starships(hull: str, side: str, near: bool, more: int):
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    s.put("Admiral Piett", aboard=s.put("Test Destroyer", at=calm if near else far), as_="pilot")
    assert s.deploy_cost(s.hand(side, hull), at=calm) == 3 + more


@pytest.mark.parametrize(("hull", "side", "forfeit"), [("Test Fleet TIE", "dark", 8), ("Raider", "dark", 6)])
def test_the_vengeance_makes_fighters_beside_her_worth_more(hull: str, side: str, forfeit: int):
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    s.put("Vengeance", at=calm)
    assert (s.forfeit(s.put(hull, at=calm)), s.forfeit(s.put(hull, at=far))) == (forfeit, 6)


def test_the_vengeance_is_stronger_at_nal_hutta():
    s = field(System("Nal Hutta", DARK, "powers hutta", ["planet"], (1, 1), parsec=4))
    assert s.power(s.put("Vengeance", at=s.location("Nal Hutta"))) == 10
    assert s.power(s.put("Vengeance", at=s.location("Calm"))) == 8


@pytest.mark.parametrize("friend", ["Test Motti", "Test Yularen", "Test Boss"])
@pytest.mark.parametrize("near", [True, False])
def test_fivedesix_spies_on_two_officers(friend: str, near: bool):
    s = field(someone("Test Motti", personas=["Motti"]), someone("Test Yularen", personas=["Yularen"]))
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put(friend, at=box if near else away)
    assert s.power(s.put("5D6-RA-7 (Fivedesix)", at=box)) == 2 + (near and friend != "Test Boss")


@pytest.mark.parametrize(("where", "who", "forfeit"), [
    ("Jabba's Palace: Audience Chamber", "Brute 1", 7), ("Kessel: Box", "Brute 1", 5),
    ("Jabba's Palace: Audience Chamber", "Settler 1", 5), ("Jabba's Palace: Audience Chamber", "Imperial 1", 5),
    ("Jabba's Palace: Audience Chamber", "Unique Brute", 5)])  # fmt: skip
def test_jabba_at_home_makes_common_aliens_worth_more(where: str, who: str, forfeit: int):
    s = field(CHAMBER, someone("Unique Brute", kind="alien", unique=1))
    s.put("Jabba", at=s.location(where))
    assert s.forfeit(s.put(who, at=s.location("Tatooine: Vault"))) == forfeit


CHAMBER = Site("Jabba's Palace: Audience Chamber", LIGHT, "powers chamber", ["interior", "planet"], (1, 1))


@pytest.mark.parametrize(("where", "immune"), [("Jabba's Palace: Audience Chamber", True), ("Tatooine: Box", False)])
def test_jabba_at_home_protects_scum_and_villainy(where: str, immune: bool):
    s = field(CHAMBER)
    place = s.location(where)
    scum = s.put("Scum And Villainy", on="table")
    s.put("Jabba", at=place), s.put("Rebel 6", at=place)
    alter = s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", alter, scum, mode=1) is not immune


@pytest.mark.parametrize(("who", "cost"), [("Jabba", 2), ("Brute 1", 1)])
def test_jabba_is_slow(who: str, cost: int):
    s = field(force=cost - 1)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    card = s.put(who, at=box)
    s.start(turn="dark", phase="move")
    assert not s.can("walk", card, vault)
    s.force("dark", cost)
    assert s.can("walk", card, vault)


@pytest.mark.parametrize("place", ["Bespin", "Dagobah", "Endor", "Hoth", "Yavin 4", "Tatooine"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_where_no_spaceport_is_built(side: str, place: str):
    s = field()
    s.location(place)
    bay = s.hand("dark", "Spaceport Docking Bay")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", bay) is (place == "Tatooine")
