"""Starships, vehicles and weapons of the first sets."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario

BIG_SHIP = Capital("Big Ship", LIGHT, "t_big", "Nebulon-B Frigate", destiny=1, deploy=3, power=5, armor=4, hyperspeed=3,
                   forfeit=5, icons=["nav computer"], text=[PermanentPilot(4)])  # fmt: skip
PROBLEM = LostInterrupt("I've Got A Problem Here", DARK, "t_problem", destiny=4, text=[
    Action([DrawDestiny(), If(ValueOf("maneuver", TARGET) < DESTINY, (Lose(TARGET),))],
           targets=(one(theirs(STARFIGHTER)),))])  # fmt: skip
QUIET = System("Quiet System", DARK, "t_quiet", ["planet"], (1, 1), parsec=2)
FIELD = Site("Quiet System: Field", DARK, "t_field", ["exterior", "planet"], (1, 1))
MOON = System("Battle Moon", DARK, "t_moon", ["mobile"], (1, 1))


def space(force: int = 8) -> tuple[Scenario, CardRef]:
    """A system without text, and Force for both sides."""
    s = Scenario(cards=[BIG_SHIP, PROBLEM, MOON, QUIET, FIELD])
    s.force("light", force)
    s.force("dark", force)
    return s, s.location("Quiet System")


@pytest.mark.parametrize(("ship", "power", "presence"), [
    ("X-wing", 3, True), ("Y-wing", 2, True), ("Corellian Corvette", 5, True), ("Tantive IV", 5, True),
    ("TIE Fighter", 1, True), ("TIE Advanced x1", 2, True), ("Devastator", 9, True), ("Conquest", 9, True),
    ("Imperial-Class Star Destroyer", 8, True), ("Victory-Class Star Destroyer", 6, True),
    ("Gold Leader In Gold 1", 4, True), ("Red Leader In Red 1", 5, True), ("Red 1", 0, False), ("Red 3", 0, False),
    ("Red 6", 0, False), ("Gold 1", 0, False), ("Millennium Falcon", 0, False), ("Black 2", 0, False),
    ("Black 3", 0, False), ("Black 4", 0, False), ("Vader's Custom TIE", 0, False),
])  # fmt: skip
def test_a_ship_needs_a_pilot_or_has_one(ship: str, power: int, presence: bool):
    s, system = space()
    craft = s.put(ship, at=system)
    side = "dark" if ship.startswith(("TIE", "Dev", "Conq", "Imp", "Vic", "Black", "Vader")) else "light"
    assert s.power(craft) == power and s.presence(side, system) == presence


SEATS = {
    "Corellian Corvette": (3, 4, 0), "Tantive IV": (3, 4, 0), "Millennium Falcon": (2, 2, 0), "Gold 1": (2, 0, 0),
    "Red 1": (1, 0, 0), "Red 3": (1, 0, 1), "Red 6": (1, 0, 0), "X-wing": (0, 0, 0), "Y-wing": (1, 0, 0),
    "Gold Leader In Gold 1": (1, 0, 0), "Red Leader In Red 1": (0, 0, 0), "Devastator": (6, 8, 0),
    "Imperial-Class Star Destroyer": (6, 8, 0), "Conquest": (6, 8, 0), "Victory-Class Star Destroyer": (4, 6, 0),
    "Tyrant": (6, 8, 0), "Avenger": (6, 8, 0), "Black 2": (1, 0, 0), "Black 3": (1, 0, 0), "Black 4": (1, 0, 0),
    "Vader's Custom TIE": (1, 0, 0), "TIE Fighter": (0, 0, 0), "TIE Advanced x1": (0, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize("ship", SEATS)
def test_a_ship_has_its_seats(ship: str):
    from cantina.rules.seats import room

    s, system = space()
    space_aboard = room(s._engine, s.put(ship, at=system).id)
    pilots, passengers, astromechs = SEATS[ship]
    assert (space_aboard.pilots + space_aboard.either, space_aboard.passengers, space_aboard.astromechs) == (
        pilots, passengers, astromechs)  # fmt: skip


@pytest.mark.parametrize(("ship", "ties", "vehicles"), [
    ("Devastator", 4, 2), ("Tyrant", 4, 2), ("Avenger", 4, 2), ("Conquest", 4, 2),
    ("Imperial-Class Star Destroyer", 4, 2),
    ("Victory-Class Star Destroyer", 3, 1), ("Corellian Corvette", 0, 1), ("Tantive IV", 0, 0),
])  # fmt: skip
def test_a_capital_ship_has_its_bays(ship: str, ties: int, vehicles: int):
    from cantina.rules.seats import room

    s, system = space()
    bay = room(s._engine, s.put(ship, at=system).id)
    assert (bay.ties, bay.vehicles) == (ties, vehicles)


@pytest.mark.parametrize(("ship", "person"), [
    ("Gold Leader In Gold 1", "Dutch"), ("Red Leader In Red 1", "Red Leader"),
])  # fmt: skip
@pytest.mark.ruling("gold-leader-in-gold-1.1")
def test_a_permanent_pilot_is_a_unique_person(ship: str, person: str):
    s, system = space(12)
    site = s.location("Tatooine: Dune Sea")
    craft = s.put(ship, at=system)
    man, twin = s.hand("light", person, {"Dutch": "Gold 1", "Red Leader": "Red 1"}[person])
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", man, site) and s.reasons("deploy", man, site) == ["persona"]
    assert not s.can("replace", man, craft) and not s.can("deploy", twin, system)
    s.happen("lose", craft)
    assert s.can("deploy", man, site) and s.can("deploy", twin, system)


@pytest.mark.parametrize("ship", ["Gold Leader In Gold 1", "Red Leader In Red 1"])
def test_a_permanent_pilot_draws_battle_destiny_if_not_able_to_otherwise(ship: str):
    s, system = space()
    s.put(ship, at=system)
    s.put("TIE Fighter", at=system)
    s.start(turn="light", phase="battle")
    s.do("battle", system)
    assert any(option.verb == "draw-destiny" for option in s.decision.options)


@pytest.mark.parametrize(("ship", "pilot", "immunity"), [
    ("Millennium Falcon", "Han Solo", 5), ("Millennium Falcon", "Chewbacca", 5),
    ("Millennium Falcon", "Rebel Pilot", 0),
    ("Vader's Custom TIE", "Darth Vader", 4), ("Vader's Custom TIE", "Imperial Pilot", 0),
    ("Devastator", "R3-T6 (Arthree-Teesix)", 4), ("Devastator", "Imperial Pilot", 0),
])  # fmt: skip
def test_a_ship_is_immune_with_the_right_hands_aboard(ship: str, pilot: str, immunity: int):
    from cantina.rules.damage import immunity as limit

    s, system = space()
    craft = s.put(ship, at=system)
    s.put(pilot, aboard=craft)
    assert limit(s._engine, craft.id) == immunity


@pytest.mark.parametrize(("ship", "able"), [("Tantive IV", True), ("Corellian Corvette", False)])
def test_tantive_iv_deploys_without_presence_or_icons(ship: str, able: bool):
    s, _ = space()
    station = s.location("Death Star")
    card = s.hand("light", ship)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, station) == able


def test_a_tie_fighter_is_cheaper_beside_a_capital_ship():
    s, system = space()
    tie, kiffex = s.hand("dark", "TIE Fighter"), s.location("Kiffex", side="dark")
    s.put("Devastator", at=system)
    assert (s.deploy_cost(tie, at=system), s.deploy_cost(tie, at=kiffex)) == (0, 1)


def test_the_opponent_may_add_to_the_problem_of_red_6():
    s, system = space()
    six, one = s.put("Red 6", at=system), s.put("Red 1", at=system)
    for ship in (six, one):
        s.put("Rebel Pilot", aboard=ship, as_="pilot")
    card = s.hand("dark", "I've Got A Problem Here")
    s.destinies("dark", 3)
    s.start(turn="dark", phase="control")
    s.do("play", card, six)
    assert s.decision.player == "dark"
    s.do("use", six)
    assert s.zone(six) == "lost"


def test_red_6_alone_has_that_problem():
    s, system = space()
    s.put("Red 6", at=system)
    one = s.put("Red 1", at=system)
    s.put("Rebel Pilot", aboard=one, as_="pilot")
    card = s.hand("dark", "I've Got A Problem Here")
    s.destinies("dark", 3)
    s.start(turn="dark", phase="control")
    s.do("play", card, one)
    assert s.on_table(one) and not any(option.verb == "use" for option in s.decision.options)


@pytest.mark.ruling("conquest.4")
@pytest.mark.parametrize("prey", ["Millennium Falcon", "X-wing"])
def test_conquest_looks_into_the_hand_of_the_falcons_player(prey: str):
    s, system = space()
    conquest, ship = s.put("Conquest", at=system), s.put(prey, at=system)
    if prey != "X-wing":
        s.put("Han Solo", aboard=ship, as_="pilot")
    s.hand("light", "Talz")
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    assert s.can("use", conquest) == (prey != "X-wing")
    if s.can("use", conquest):
        s.do("use", conquest)
        seen = [str(event) for event in s.game.events("dark", since=0)]
        hidden = [str(event) for event in s.game.events("public", since=0)]
        assert any("Talz" in each for each in seen) and not any("Talz" in each for each in hidden)


def test_a_victory_class_destroyer_helps_on_the_planet_below():
    s, system = space()
    site = s.location("Quiet System: Field")
    s.put("Victory-Class Star Destroyer", at=system)
    s.put("Victory-Class Star Destroyer", at=system)
    s.put("Stormtrooper", at=site)
    s.put("Rebel Trooper", at=site)
    assert s.total_power("dark", site) == 1
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    assert s.total_power("dark", site) == 2  # two of the same add only once


def ambush(friend: str, force: int) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    s, system = space(0)
    s.put("Imperial Pilot", aboard=s.put(friend, at=system))
    s.put("X-wing", at=system)
    card, pilot = s.hand("dark", "Black 4", "Imperial Pilot")
    s.force("light", 1)
    s.force("dark", force)
    s.start(turn="light", phase="battle")
    s.do("battle", system)
    return s, card, pilot, system


def test_black_4_reacts_with_a_pilot_at_its_price():
    s, card, pilot, system = ambush("Vader's Custom TIE", 5)
    s.do("react", card, pilot)
    assert s.at(card) == system and s.aboard(pilot) == card and s.count("dark", "force") == 1
    assert card in s.battle.participants("dark")


def test_black_4_is_free_beside_black_2():
    s, card, pilot, _ = ambush("Black 2", 2)
    s.do("react", card, pilot)
    assert s.on_table(card) and s.count("dark", "force") == 0


@pytest.mark.parametrize(("friend", "force"), [("Vader's Custom TIE", 3), ("Devastator", 5)])
def test_black_4_needs_a_tie_there_and_the_force_for_both(friend: str, force: int):
    s, card, _, _ = ambush(friend, force)
    assert not s.can("react", card)


def test_black_4_does_not_react_to_a_drain():
    s, system = space(0)
    s.put("Black 2", at=system)  # a TIE, but nobody aboard: Light controls the system
    s.put("X-wing", at=system)
    card, _ = s.hand("dark", "Black 4", "Imperial Pilot")
    s.force("dark", 9)
    s.start(turn="light", phase="control")
    s.do("drain", system)
    assert not s.can("react", card)
    assert s.why_not("react", card, player="dark")


# -- vehicles ----------------------------------------------------------------------------------------------------------


def speeder(title: str, driver: str, force: int = 3) -> tuple[Scenario, CardRef, CardRef, CardRef, CardRef]:
    """A speeder two sites away from a battle that the other side starts, with a friend beside it."""
    s = Scenario()
    light = title.startswith("Luke")
    fight, _, home = (s.location(f"Tatooine: {name}", side=side) for name, side in (
        ("Mos Eisley", "dark"), ("Jundland Wastes", "dark"), ("Dune Sea", "light")))  # fmt: skip
    car = s.put(title, at=home)
    s.put(driver, aboard=car, as_="driver")
    friend = s.put("Rebel Trooper" if light else "Stormtrooper", at=home)
    s.put("Rebel Trooper", at=fight)
    s.put("Stormtrooper", at=fight)
    s.force("light", force)
    s.force("dark", force)
    s.start(turn="dark" if light else "light", phase="battle")
    s.do("battle", fight)
    return s, car, friend, fight, home


@pytest.mark.parametrize(("title", "driver"), [
    ("Luke's X-34 Landspeeder", "Rebel Trooper"), ("Ubrikkian 9000 Z001", "Stormtrooper"),
])  # fmt: skip
@pytest.mark.ruling("movement-react.1", "movement-react.5", "movement-react.12")
def test_a_speeder_reacts_and_takes_a_friend_along(title: str, driver: str):
    s, car, friend, fight, _ = speeder(title, driver)
    side = s.decision.player
    s.do("react", car, friend)
    s.do("choose", friend)  # gets off
    s.pass_()
    assert s.at(car) == s.at(friend) == fight and s.aboard(friend) is None
    assert s.count(side, "force") == 2


def test_the_friend_may_stay_behind():
    s, car, friend, fight, home = speeder("Luke's X-34 Landspeeder", "Rebel Trooper")
    s.do("react", car)
    s.pass_()
    assert s.at(car) == fight and s.at(friend) == home


def test_lukes_landspeeder_moves_free_with_luke_aboard():
    s, car, _, fight, _ = speeder("Luke's X-34 Landspeeder", "Luke Skywalker")
    s.do("react", car)
    s.pass_()
    assert s.at(car) == fight and s.count("light", "force") == 3


def test_a_speeder_without_a_driver_stays():
    s = Scenario()
    site, other = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Dune Sea")
    car = s.put("Ubrikkian 9000 Z001", at=site)
    s.force("dark", 2)
    s.start(turn="dark", phase="move")
    assert not s.can("walk", car, other) and s.power(car) == 0


def test_who_is_in_the_ubrikkian_is_not_present_and_who_is_in_the_x_34_is():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    closed, open_ = s.put("Ubrikkian 9000 Z001", at=site), s.put("Luke's X-34 Landspeeder", at=site)
    s.put("Darth Vader", aboard=closed, as_="driver")
    s.put("Luke Skywalker", aboard=open_, as_="driver")
    assert s.total_power("dark", site) == 2  # Vader is not there himself, and he does not pilot what he drives
    assert s.total_power("light", site) == 1 + 3


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("saber", "hero", "place"), [
    ("Obi-Wan's Lightsaber", "Obi-Wan Kenobi", "Tatooine: Jundland Wastes"),
    ("Vader's Lightsaber", "Darth Vader", "Tatooine: Dune Sea"),
    ("Jedi Lightsaber", "Luke Skywalker", "Tatooine: Jundland Wastes"),
])  # fmt: skip
def test_a_lightsaber_may_add_to_a_drain(saber: str, hero: str, place: str):
    s = Scenario()
    site = s.location(place)
    blade = s.put(saber, on=s.put(hero, at=site))
    side = "dark" if "Vader" in hero else "light"
    amount = s.drain_amount(side, site)
    s.start(turn=side, phase="control")
    s.do("drain", site)
    s.do("use", blade)
    enemy = "light" if side == "dark" else "dark"
    assert s.count(enemy, "lost") == amount + 1


def test_the_addition_of_a_lightsaber_can_be_declined_and_copies_do_not_add_up():
    s = Scenario()
    site = s.location("Tatooine: Jundland Wastes")
    blades = [s.put("Jedi Lightsaber", on=s.put(title, at=site)) for title in ("Luke Skywalker", "Rebel Trooper")]
    s.start(turn="light", phase="control")
    s.do("drain", site)
    s.do("use", blades[0])
    assert not any(option.card == blades[1] for option in s.decision.options)


def duel(saber: str, hero: str, victim: str, *destinies: int) -> tuple[Scenario, CardRef]:
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    fighter, target = s.put(hero, at=site), s.put(victim, at=site)
    blade = s.put(saber, on=fighter)
    side = "dark" if hero in ("Darth Vader", "Stormtrooper") else "light"
    s.force(side, 6)
    s.start(turn=side, phase="battle")
    s.do("battle", site)
    s.destinies(side, *destinies)
    s.do("fire", blade, target)
    return s, target


@pytest.mark.parametrize(("saber", "hero", "victim"), [
    ("Obi-Wan's Lightsaber", "Obi-Wan Kenobi", "Darth Vader"), ("Vader's Lightsaber", "Darth Vader", "Obi-Wan Kenobi"),
])  # fmt: skip
def test_a_master_with_his_own_lightsaber(saber: str, hero: str, victim: str):
    s, target = duel(saber, hero, victim, 3, 4)
    assert s.hit(target) and s.forfeit(target) == 0
    assert s.count("dark" if "Vader" in hero else "light", "force") == 5  # the battle only
    s, target = duel(saber, hero, victim, 3, 3)
    assert not s.hit(target)


def test_a_jedi_lightsaber_costs_what_its_bearer_lacks():
    s, target = duel("Jedi Lightsaber", "Luke Skywalker", "Darth Vader", 3, 4)
    assert s.hit(target) and s.forfeit(target) == 8
    assert s.count("light", "force") == 2  # the battle, and 7 - 4
    site = s.at(target)
    assert s.deploy_cost(s.hand("light", "Jedi Lightsaber"), at=s.put("Rebel Trooper", at=site)) == 6
    assert s.deploy_cost(s.hand("light", "Jedi Lightsaber"), at=s.put("Obi-Wan Kenobi", at=site)) == 1


@pytest.mark.parametrize(("saber", "owner", "other"), [
    ("Obi-Wan's Lightsaber", "Obi-Wan Kenobi", "Luke Skywalker"), ("Vader's Lightsaber", "Darth Vader", "Stormtrooper"),
])  # fmt: skip
def test_a_masters_lightsaber_is_his_alone(saber: str, owner: str, other: str):
    s = Scenario()
    site = s.location("Tatooine: Dune Sea")
    master, stranger = s.put(owner, at=site), s.put(other, at=site)
    side = "dark" if "Vader" in owner else "light"
    blade = s.hand(side, saber)
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", blade, master) and not s.can("deploy", blade, stranger)


@pytest.mark.ruling("hans-heavy-blaster-pistol.1")
def test_hans_pistol_is_cheap_for_han():
    s = Scenario()
    site = s.location("Tatooine: Dune Sea")
    gun = s.hand("light", "Han's Heavy Blaster Pistol")
    assert s.deploy_cost(gun, at=s.put("Han Solo", at=site)) == 1
    assert s.deploy_cost(gun, at=s.put("Rebel Trooper", at=site)) == 3


@pytest.mark.ruling("hans-heavy-blaster-pistol.2", "hans-heavy-blaster-pistol.3")
@pytest.mark.parametrize(("shooter", "forfeit"), [("Han Solo", 0), ("Luke Skywalker", 8)])
def test_hans_pistol_takes_the_forfeit_in_hans_hand(shooter: str, forfeit: int):
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    gun, vader = s.put("Han's Heavy Blaster Pistol", on=s.put(shooter, at=site)), s.put("Darth Vader", at=site)
    s.force("light", 2)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.destinies("light", 6)
    s.do("fire", gun, vader)
    s.until(verb="draw-destiny") if not s.hit(vader) else None
    assert s.hit(vader) and s.forfeit(vader) == forfeit


@pytest.mark.ruling("firing-out-of-battle.3")
def test_an_assault_rifle_fires_into_a_battle_next_door():
    s = Scenario()
    site, far = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Dune Sea")
    rifle = s.put("Assault Rifle", on=s.put("Stormtrooper", at=far))
    s.put("Darth Vader", at=site)
    luke = s.put("Luke Skywalker", at=site)
    s.force("dark", 3)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", 4)  # 4 + 1 > 4
    s.do("fire", rifle, luke)
    assert s.hit(luke) and s.count("dark", "force") == 0


@pytest.mark.parametrize(("title", "target", "destinies", "hit"), [
    ("capital", "Corellian Corvette", (3, 4), True), ("capital", "Corellian Corvette", (3, 3), False),
    ("fighter", "X-wing", (5, 5), True), ("fighter", "X-wing", (4, 5), False),
])  # fmt: skip
def test_a_turbolaser_battery_is_made_for_capital_ships(title: str, target: str, destinies: tuple[int, ...], hit: bool):
    s, system = space(5)
    gun, ship = s.put("Turbolaser Battery", on=s.put("Devastator", at=system)), s.put(target, at=system)
    s.put("Big Ship", at=system)
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    s.destinies("dark", *destinies)
    s.do("fire", gun, ship)
    assert s.hit(ship) == hit and s.count("dark", "force") == 2


def test_a_turbolaser_battery_goes_on_star_destroyers_and_mobile_systems():
    s, system = space(5)
    moon, gun = s.location("Battle Moon"), s.hand("dark", "Turbolaser Battery")
    destroyer, fighter = s.put("Victory-Class Star Destroyer", at=system), s.put("TIE Fighter", at=system)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", gun, destroyer) and s.can("deploy", gun, moon) and not s.can("deploy", gun, fighter)


def test_a_mobile_system_fires_its_turbolaser_in_a_battle_there():
    s, _ = space(5)
    moon = s.location("Battle Moon")
    gun, ship = s.put("Turbolaser Battery", on=moon), s.put("X-wing", at=moon)
    s.put("TIE Fighter", at=moon)
    s.put("Big Ship", at=moon)
    s.start(turn="dark", phase="battle")
    s.do("battle", moon)
    s.destinies("dark", 5, 5)
    s.do("fire", gun, ship)
    assert s.hit(ship)
