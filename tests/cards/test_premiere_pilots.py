"""Pilots of the Premiere and A New Hope sets, and the ships that they match."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario

MATCHED = [
    Starfighter(title, side, f"t_{title}", "X-wing", unique=1, personas=[title], destiny=1, deploy=2, power=3,
                maneuver=4, hyperspeed=4, forfeit=4, icons=["nav computer"], text=[Carries(pilots=1)])
    for title, side in (("Red 2", LIGHT), ("Gold 5", LIGHT))
] + [System("Quiet System", DARK, "t_quiet", ["planet"], (1, 1), parsec=2)]  # fmt: skip


def flown(pilot: str, ship: str) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """A pilot in the seat of a ship."""
    s = Scenario(cards=MATCHED)
    system = s.location("Quiet System")
    craft = s.put(ship, at=system)
    return s, system, craft, s.put(pilot, aboard=craft, as_="pilot")


def offers_destiny(s: Scenario, side: str) -> bool:
    """Whether a side may draw battle destiny in this battle."""
    while s.battle and s.battle.segment != "damage":
        if s.decision.player == side and any(option.verb == "draw-destiny" for option in s.decision.options):
            return True
        s.pass_()
    return False


@pytest.mark.parametrize(("pilot", "ship", "power"), [
    ("Biggs Darklighter", "Red 1", 5), ("Dutch", "Red 1", 5), ("Han Solo", "Red 1", 5), ("Jek Porkins", "Red 1", 5),
    ("Luke Skywalker", "Red 1", 6), ("Pops", "Red 1", 5), ("Rebel Pilot", "Red 1", 5), ("Red Leader", "Red 3", 5),
    ("Wedge Antilles", "Red 1", 6), ("Chewbacca", "Red 1", 5), ("Admiral Motti", "Black 2", 3),
    ("Chief Bast", "Black 2", 3), ("Commander Praji", "Black 2", 3), ("Darth Vader", "Black 2", 4),
    ("Dr. Evazan", "Black 2", 3), ("DS-61-2", "Black 3", 4), ("DS-61-3", "Black 2", 4), ("Danz Borin", "Black 2", 4),
    ("Grand Moff Tarkin", "Black 2", 3), ("Imperial Pilot", "Black 2", 3), ("Officer Evax", "Black 2", 3),
    ("Ponda Baba", "Black 2", 3),
])  # fmt: skip
def test_a_pilot_adds_to_the_power_of_what_he_pilots(pilot: str, ship: str, power: int):
    s, _, craft, _ = flown(pilot, ship)
    assert s.power(craft) == power
    assert s.maneuver(craft) == {"Red 1": 4, "Red 3": 4, "Black 2": 4, "Black 3": 3}[ship]


@pytest.mark.ruling("biggs-darklighter.2", "chewbacca.3", "han-solo.3")
@pytest.mark.parametrize(("pilot", "ship", "power", "maneuver", "draws"), [
    ("Biggs Darklighter", "Red 3", 5, 5, True), ("Dutch", "Gold 1", 4, 4, True),
    ("Han Solo", "Millennium Falcon", 5, 6, True), ("Jek Porkins", "Red 6", 5, 5, True),
    ("Luke Skywalker", "Red 5", 6, 6, True), ("Pops", "Gold 5", 5, 5, True), ("Red Leader", "Red 1", 5, 5, True),
    ("Wedge Antilles", "Red 2", 6, 6, True), ("Chewbacca", "Millennium Falcon", 5, 5, False),
    ("Rebel Pilot", "Red 1", 5, 4, False), ("Biggs Darklighter", "Red 1", 5, 4, False),
])  # fmt: skip
def test_a_light_pilot_and_his_ship(pilot: str, ship: str, power: int, maneuver: int, draws: bool):
    """Luke draws by his ability; the others "if not able to otherwise"."""
    s, kessel, craft, _ = flown(pilot, ship)
    s.put("TIE Fighter", at=kessel)
    assert (s.power(craft), s.maneuver(craft)) == (power, maneuver)
    s.force("light", 2)
    s.start(turn="light", phase="battle")
    s.do("battle", kessel)
    assert offers_destiny(s, "light") == draws


@pytest.mark.parametrize(("pilot", "ship", "power", "maneuver", "draws"), [
    ("DS-61-2", "Black 2", 4, 5, True), ("DS-61-3", "Black 3", 4, 4, True), ("DS-61-2", "Black 3", 4, 3, False),
    ("Darth Vader", "Vader's Custom TIE", 6, 6, True), ("Imperial Pilot", "Black 2", 3, 4, False),
])  # fmt: skip
def test_a_dark_pilot_and_his_ship(pilot: str, ship: str, power: int, maneuver: int, draws: bool):
    s, kessel, craft, _ = flown(pilot, ship)
    s.put("X-wing", at=kessel)
    assert (s.power(craft), s.maneuver(craft)) == (power, maneuver)
    s.force("dark", 2)
    s.start(turn="dark", phase="battle")
    s.do("battle", kessel)
    assert offers_destiny(s, "dark") == draws


def test_a_passenger_pilots_nothing():
    s = Scenario()
    kessel = s.location("Kessel")
    falcon = s.put("Millennium Falcon", at=kessel)
    s.put("Rebel Pilot", aboard=falcon, as_="pilot")
    s.put("Han Solo", aboard=falcon, as_="passenger")
    assert (s.power(falcon), s.maneuver(falcon)) == (5, 4)


@pytest.mark.parametrize(("chief", "mate", "other"), [
    ("Red Leader", "Biggs Darklighter", "Dutch"), ("Dutch", "Pops", "Biggs Darklighter"),
])  # fmt: skip
def test_a_squadron_leader_adds_to_the_forfeit_of_his_pilots(chief: str, mate: str, other: str):
    s = Scenario()
    site = s.location("Tatooine: Dune Sea")
    leader, wingman, stranger = (s.put(name, at=site) for name in (chief, mate, other))
    assert (s.forfeit(leader), s.forfeit(stranger)) == (5, 5)
    assert s.forfeit(wingman) == {"Biggs Darklighter": 6, "Pops": 5}[mate]


def test_motti_deploys_cheaper_with_two_imperial_starships_on_table():
    s = Scenario()
    kessel, site = s.location("Kessel"), s.location("Tatooine: Mos Eisley", side="dark")
    motti = s.hand("dark", "Admiral Motti")
    s.put("TIE Fighter", at=kessel)
    assert s.deploy_cost(motti, at=site) == 3
    s.put("Black 2", at=kessel)
    assert s.deploy_cost(motti, at=site) == 1


def test_motti_takes_forfeit_from_rebel_pilots_at_his_system_only():
    s = Scenario()
    kessel, site = s.location("Kessel"), s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Admiral Motti", aboard=s.put("Devastator", at=kessel))
    pilot = s.put("Rebel Pilot", aboard=s.put("Red 1", at=kessel))
    s.put("Admiral Motti", at=site)
    assert s.forfeit(pilot) == 1
    assert s.forfeit(s.put("Rebel Pilot", at=site)) == 2


@pytest.mark.ruling("commander-praji.2")
def test_praji_speeds_up_the_devastator():
    s = Scenario()
    kessel = s.location("Kessel")
    devastator, conquest = s.put("Devastator", at=kessel), s.put("Conquest", at=kessel)
    praji = s.put("Commander Praji", aboard=devastator, as_="pilot")
    assert (s.hyperspeed(devastator), s.power(devastator)) == (4, 11)
    s.put("Imperial Pilot", aboard=conquest, as_="pilot")
    assert s.hyperspeed(conquest) == 3 and s.aboard(praji) == devastator


@pytest.mark.parametrize("where", ["same site", "elsewhere"])
def test_praji_cancels_the_text_of_the_droids_where_he_is(where: str):
    s = Scenario()
    here, there = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Dune Sea")
    s.put("Commander Praji", at=here if where == "same site" else there)
    s.put("C-3PO (See-Threepio)", at=here)
    s.put("Rebel Trooper", at=here)
    assert s.total_power("light", here) == (2 if where == "same site" else 4)


def test_danz_borin_steadies_the_guns_as_a_passenger():
    s = Scenario()
    kessel = s.location("Kessel")
    ship = s.put("Devastator", at=kessel)
    gun = s.put("Turbolaser Battery", on=ship)
    s.put("Danz Borin", aboard=ship, as_="passenger")
    corvette = s.put("Corellian Corvette", at=kessel)
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", kessel)
    s.destinies("dark", 2, 3)  # 3 + 4 - 2 > 4
    s.do("fire", gun, corvette)
    assert s.hit(corvette)


def test_danz_borin_does_nothing_for_the_guns_as_a_pilot():
    s = Scenario()
    kessel = s.location("Kessel")
    ship = s.put("Devastator", at=kessel)
    gun = s.put("Turbolaser Battery", on=ship)
    s.put("Danz Borin", aboard=ship, as_="pilot")
    corvette = s.put("Corellian Corvette", at=kessel)
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", kessel)
    s.destinies("dark", 3, 3)
    s.do("fire", gun, corvette)
    assert not s.hit(corvette)


def evax(at_the_station: bool) -> tuple[Scenario, CardRef, CardRef]:
    s = Scenario()
    kessel, station = s.location("Kessel"), s.location("Death Star")
    room, desert = s.location("Death Star: War Room"), s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Officer Evax", at=room if at_the_station else desert)
    ship = s.put("Devastator", at=s.location("Kiffex", side="dark"))
    s.put("TIE Fighter", at=station)
    s.put("X-wing", at=station)
    s.force("light", 2)
    s.force("dark", 2)
    s.start(turn="light", phase="battle")
    s.do("battle", station)
    assert s.at(ship) != kessel
    return s, ship, station


def test_evax_lets_starships_react_to_the_death_star():
    s, ship, station = evax(at_the_station=True)
    s.do("react", ship)
    assert s.at(ship) == station and s.count("dark", "force") == 1


def test_evax_must_be_at_a_death_star_site():
    s, ship, _ = evax(at_the_station=False)
    assert not s.can("react", ship)


@pytest.mark.parametrize(("title", "is_one"), [("DS-61-2", True), ("DS-61-3", True), ("Chief Bast", False)])
def test_vaders_wingmen_are_black_squadron_pilots(title: str, is_one: bool):
    pride = Effect("Pride", DARK, "test pride", destiny=1, text=[
        DeployOnTable(), Modify("forfeit", +10, Is("Black Squadron"))])  # fmt: skip
    s = Scenario(cards=[pride])
    pilot = s.put(title, at=s.location("Tatooine: Dune Sea"))
    s.put("Pride", on="table")
    assert (s.forfeit(pilot) > 10) == is_one
