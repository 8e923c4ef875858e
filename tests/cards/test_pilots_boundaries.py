"""Where the texts of pilots stop: other ships, other seats, other crews."""

import pytest

from cantina.decks import standard_catalog
from cantina.engine.evaluator import Context, number
from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight, scene

SHIPS = [
    Starfighter(title, LIGHT, f"box {title}", "X-wing", unique=1, personas=[title], destiny=1, deploy=2, power=3,
                maneuver=4, hyperspeed=4, forfeit=4, icons=["nav computer"], text=[Carries(pilots=1)])
    for title in ("Red 2", "Gold 5")
]  # fmt: skip
LIGHT_PILOTS = {
    "Biggs Darklighter": 2,
    "Dutch": 2,
    "Han Solo": 2,
    "Jek Porkins": 2,
    "Kal'Falnl C'ndros": 2,
    "Luke Skywalker": 3,
    "Pops": 2,
    "Rebel Pilot": 2,
    "Red Leader": 2,
    "Wedge Antilles": 3,
    "Chewbacca": 2,
    "General Calrissian": 3,
    "Luke Skywalker, Jedi Knight": 2,
    "Wedge Antilles, Red Squadron Leader": 3,
    "Corran Horn": 2,
    "Leia With Blaster Rifle": 1,
    "Luke With Lightsaber": 2,
}
DARK_PILOTS = {"Admiral Motti": 2, "Chief Bast": 2, "Commander Praji": 2, "Darth Vader": 3, "Dr. Evazan": 2,
               "DS-61-2": 3, "DS-61-3": 3, "Grand Moff Tarkin": 2, "Imperial Pilot": 2, "Ponda Baba": 2,
               "Danz Borin": 3, "Officer Evax": 2, "Lord Vader": 3, "Dr. Evazan & Ponda Baba": 3,
               "Mara Jade, The Emperor's Hand": 2, "Prince Xizor": 2}  # fmt: skip


@pytest.mark.ruling("biggs-darklighter.1", "chewbacca.2", "chief-bast.1", "commander-praji.1", "grand-moff-tarkin.1",
                    "han-solo.2")  # fmt: skip
@pytest.mark.parametrize(("pilot", "bonus"), [*LIGHT_PILOTS.items(), *DARK_PILOTS.items()])
def test_a_pilot_raises_ships_and_vehicles_but_only_his_own(pilot: str, bonus: int):
    light = pilot in LIGHT_PILOTS
    for hull in ("Cruiser", "Skiff") if light else ("Dreadnaught", "Barge"):
        s = scene()
        place = s.location("Calm") if hull in ("Cruiser", "Dreadnaught") else s.location("Tatooine: Box")
        own, other = s.put(hull, at=place), crewed(s, hull, place)
        s.put(pilot, aboard=own, as_="pilot")
        assert (s.power(own), s.power(other)) == (3 + bonus, 3)


MATCHES = [
    ("Biggs Darklighter", "Red 3", 1),
    ("Dutch", "Gold 1", 1),
    ("Han Solo", "Millennium Falcon", 1),
    ("Jek Porkins", "Red 6", 1),
    ("Pops", "Gold 5", 1),
    ("Red Leader", "Red 1", 1),
    ("Wedge Antilles", "Red 2", 1),
    ("Luke Skywalker", "Red 5", 1),
    ("Chewbacca", "Millennium Falcon", 0),
    ("DS-61-2", "Black 2", 1),
    ("DS-61-3", "Black 3", 1),
    ("Darth Vader", "Vader's Custom TIE", 1),
]


@pytest.mark.ruling("biggs-darklighter.2", "chewbacca.3", "han-solo.3")
@pytest.mark.parametrize(("pilot", "ship", "drawn"), MATCHES)
def test_a_pilot_helps_his_ship_only_from_its_seat(pilot: str, ship: str, drawn: int):
    light = standard_catalog().find(pilot)[0].side == LIGHT
    s = scene(*SHIPS)
    place = s.location("Calm")
    own = s.put(ship, at=place)
    other = s.put("Fighter" if light else "Raider", at=place)
    s.put("Light Flier" if light else "Dark Flier", aboard=own, as_="pilot")
    s.put(pilot, aboard=other, as_="pilot")
    s.put("TIE Fighter" if light else "X-wing", at=place)
    printed = {face.title: face for face in (*SHIPS, *standard_catalog().by_id.values())}[ship]
    assert s.maneuver(own) == printed.maneuver
    fight(s, place, "light" if light else "dark")
    able = pilot in ("Luke Skywalker", "Darth Vader")  # by ability
    assert draws(s, "light" if light else "dark") == (1 if able else 0)


@pytest.mark.parametrize(("pilot", "ship", "drawn"), MATCHES)
def test_a_pilot_in_his_ship_draws_one_destiny_and_no_more(pilot: str, ship: str, drawn: int):
    light = standard_catalog().find(pilot)[0].side == LIGHT
    s = scene(*SHIPS)
    place = s.location("Calm")
    s.put(pilot, aboard=s.put(ship, at=place), as_="pilot")
    s.put("TIE Fighter" if light else "X-wing", at=place)
    fight(s, place, "light" if light else "dark")
    assert draws(s, "light" if light else "dark") == drawn


@pytest.mark.parametrize("ship", ["Gold Leader In Gold 1", "Red Leader In Red 1"])
def test_a_ship_with_its_leader_draws_one_destiny(ship: str):
    s = scene()
    place = s.location("Calm")
    s.put(ship, at=place)
    s.put("TIE Fighter", at=place)
    fight(s, place, "light")
    assert draws(s, "light") == 1


@pytest.mark.ruling("conquest.3")
@pytest.mark.parametrize(("ship", "ability"), [
    ("Corellian Corvette", 1), ("X-wing", 1), ("Y-wing", 1), ("Tantive IV", 2), ("Devastator", 2),
    ("Imperial-Class Star Destroyer", 1), ("TIE Advanced x1", 1), ("TIE Fighter", 1), ("Conquest", 1),
    ("Victory-Class Star Destroyer", 1), ("Gold Leader In Gold 1", 2), ("Red Leader In Red 1", 2),
])  # fmt: skip
def test_a_built_in_pilot_has_so_much_ability(ship: str, ability: int):
    s = scene()
    place = s.location("Calm")
    found = s.put(ship, at=place)
    assert number(Context(s._engine, "light", found.id, place.id), PilotAbility(SELF)) == ability


@pytest.mark.parametrize(("leader", "wing", "other"), [("Red Leader", "Red", "Gold"), ("Dutch", "Gold", "Red")])
def test_a_squadron_leader_helps_pilots_of_his_squadron_who_are_there(leader: str, wing: str, other: str):
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put(leader, at=site)
    here, cook, stranger = (s.put(title, at=site) for title in (f"{wing} Ace", f"{wing} Cook", f"{other} Ace"))
    far = s.put(f"{wing} Ace", at=away)
    assert [s.forfeit(card) for card in (here, cook, stranger, far)] == [6, 5, 5, 5]


@pytest.mark.ruling("commander-praji.2")
def test_praji_makes_the_devastator_faster_and_no_other_ship():
    s = scene()
    place = s.location("Calm")
    own, other = s.put("Devastator", at=place), s.put("Dreadnaught", at=place)
    s.put("Commander Praji", aboard=other, as_="pilot")
    assert (s.hyperspeed(own), s.hyperspeed(other)) == (3, 3)


@pytest.mark.ruling("darth-vader-card-face.3")
def test_vader_adds_four_only_in_his_own_fighter():
    s = scene()
    place = s.location("Calm")
    own, other = s.put("Vader's Custom TIE", at=place), s.put("Raider", at=place)
    s.put("Dark Flier", aboard=own, as_="pilot")
    s.put("Darth Vader", aboard=other, as_="pilot")
    assert (s.power(own), s.maneuver(own), s.power(other)) == (2, 3, 6)


def test_vader_adds_to_destinies_only_in_his_battle():
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Darth Vader", at=away)
    s.put("Imperial 5", at=site)
    s.put("Rebel 1", at=site)
    s.destinies("dark", 3)
    fight(s, site, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.battle.destinies("dark") == (3,)


def test_astromechs_help_the_fighter_that_carries_them():
    for droid, bonus in (("R2-X2 (Artoo-Extoo)", 1), ("R2-D2 (Artoo-Detoo)", 2)):
        s = scene(*SHIPS)
        place = s.location("Calm")
        own, other = crewed(s, "Fighter", place), crewed(s, "Fighter", place)
        s.put(droid, aboard=own, as_="astromech")
        assert [f(own) - f(other) for f in (s.power, s.maneuver, s.hyperspeed)] == [bonus] * 3
        s = scene()
        cruiser = crewed(s, "Cruiser", s.location("Calm"))
        s.put(droid, aboard=cruiser, as_="passenger")
        assert (s.power(cruiser), s.hyperspeed(cruiser)) == (3, 3)


def test_artoo_alone_makes_red_five_better_still():
    s = scene(*SHIPS)
    place = s.location("Calm")
    red, other = s.put("Red 5", at=place), crewed(s, "Fighter", place)
    s.put("Light Flier", aboard=red, as_="pilot")
    s.put("R2-D2 (Artoo-Detoo)", aboard=other, as_="astromech")
    assert s.power(other) == 5


def test_arthree_helps_only_the_capital_starship_that_carries_him():
    s = scene()
    place = s.location("Calm")
    own, other = crewed(s, "Dreadnaught", place), crewed(s, "Dreadnaught", place)
    s.put("R3-T6 (Arthree-Teesix)", aboard=own, as_="passenger")
    assert (s.power(own), s.hyperspeed(own), s.power(other), s.hyperspeed(other)) == (4, 5, 3, 3)
    s = scene()
    fighter = crewed(s, "Raider", s.location("Calm"))
    s.put("R3-T6 (Arthree-Teesix)", aboard=fighter, as_="astromech")
    assert (s.power(fighter), s.hyperspeed(fighter)) == (3, 4)
