"""Matching pilots, starships, vehicles, weapons and operatives."""

import pytest
from persona_cards import PLACES, bonus, fighter, person

from cantina.lang import *
from cantina.testing import Scenario

DUNES = "Tatooine: Jundland Wastes"
NAMES_ARROW = [Modify("power", +2, Named("Arrow") & Piloted(SELF))]
NAMES_ARROW_PERSONA = [Modify("power", +2, Person("The Arrow") & Piloted(SELF))]
NAMES_ACE = [Modify("maneuver", +1, when=There(Named("Ace") & Aboard(SELF)))]
NAMES_ACE_PERSONA = [Modify("maneuver", +1, when=There(Person("Acey") & Aboard(SELF)))]


def arrow(text: list = (), **facts: object) -> Definition:
    return fighter("Arrow", "t_arrow", "X-wing", text, personas=["The Arrow"], **{"unique": 1, **facts})


def ace(text: list = (), **facts: object) -> Definition:
    return person("Ace", "t_ace", personas=["Acey"], text=text, **{"icons": ["pilot"], **facts})


def is_matching_pilot(pilot: Definition, ship: Definition) -> bool:
    """Whether a text that strengthens the matching pilot of the ship reaches the pilot aboard."""
    s = Scenario(cards=[pilot, ship, bonus(Matching("pilot", Named("Arrow")), stat="forfeit"), *PLACES])
    vessel = s.put("Arrow", at=s.location("Kessel"))
    aboard = s.put("Ace", aboard=vessel, as_="pilot")
    s.put("Bonus", on="table")
    return s.forfeit(aboard) == 4


@pytest.mark.ruling("matching-pilot.3")
@pytest.mark.parametrize("text", [NAMES_ARROW, NAMES_ARROW_PERSONA])
def test_the_pilots_text_names_the_ship_by_title_or_persona(text: list):
    assert is_matching_pilot(ace(text), arrow())


@pytest.mark.ruling("matching-pilot.4")
@pytest.mark.parametrize("text", [NAMES_ACE, NAMES_ACE_PERSONA])
def test_the_ships_text_names_the_pilot_by_title_or_persona(text: list):
    assert is_matching_pilot(ace(), arrow(text))


@pytest.mark.ruling("matching-pilot.5")
def test_a_pilot_that_neither_text_names_is_not_matching():
    assert not is_matching_pilot(ace(), arrow())


@pytest.mark.ruling("matching-pilot.1")
def test_who_is_no_pilot_is_no_matching_pilot():
    assert not is_matching_pilot(ace(NAMES_ARROW, icons=["warrior"]), arrow())


@pytest.mark.ruling("matching-pilot.2")
def test_only_a_unique_ship_has_a_matching_pilot():
    assert not is_matching_pilot(ace(NAMES_ARROW), arrow(unique=0))
    assert not is_matching_pilot(ace(NAMES_ARROW), arrow(unique=3))


@pytest.mark.ruling("matching-pilot.2", "matching-pilot.3")
def test_a_unique_vehicle_has_a_matching_pilot_too():
    speeder = Vehicle("Arrow", LIGHT, "t_v", "combat", unique=1, power=2, forfeit=2, text=[Carries(pilots=1)])
    s = Scenario(cards=[ace(NAMES_ARROW), speeder, bonus(Matching("pilot", VEHICLE), stat="forfeit")])
    driver = s.put("Ace", aboard=s.put("Arrow", at=s.location(DUNES)), as_="pilot")
    s.put("Bonus", on="table")
    assert s.forfeit(driver) == 4


@pytest.mark.ruling("matching-pilot.6")
def test_rebel_flight_suit_makes_a_matching_pilot_while_he_pilots_a_starfighter():
    s = Scenario(cards=[ace(), arrow(), bonus(Matching("pilot", STARFIGHTER), stat="forfeit"), *PLACES])
    pilot = s.put("Ace", aboard=s.put("Arrow", at=s.location("Kessel")), as_="pilot")
    s.put("Bonus", on="table")
    assert s.forfeit(pilot) == 3
    s.put("Rebel Flight Suit", on=pilot)
    assert s.forfeit(pilot) == 4


@pytest.mark.ruling("matching-pilot.6")
def test_the_suit_does_nothing_for_who_is_not_piloting():
    s = Scenario(cards=[ace(), arrow(), bonus(Matching("pilot", STARFIGHTER), stat="forfeit"), *PLACES])
    s.put("Arrow", at=s.location("Kessel"))
    pilot = s.put("Ace", at=s.location(DUNES))
    s.put("Bonus", on="table")
    s.put("Rebel Flight Suit", on=pilot)
    assert s.forfeit(pilot) == 3


# -- starships and vehicles --------------------------------------------------------------------------------------------


def is_matching_ship(ship: Definition, character: Definition) -> bool:
    s = Scenario(cards=[ship, character, bonus(Matching("starship", CHARACTER), stat="maneuver"), *PLACES])
    vessel = s.put("Arrow", at=s.location("Kessel"))
    s.put("Ace", at=s.location(DUNES))
    s.put("Bonus", on="table")
    return s.maneuver(vessel) == 4


FLOWN = [PermanentPilot(1)]


@pytest.mark.ruling("matching-starship.2")
@pytest.mark.parametrize("text", [NAMES_ACE, NAMES_ACE_PERSONA])
def test_a_unique_starship_matches_whom_its_text_names(text: list):
    """As printed, the character need not even be a pilot."""
    assert is_matching_ship(arrow([*text, *FLOWN]), ace(icons=["warrior"]))


@pytest.mark.ruling("matching-starship.3")
@pytest.mark.parametrize("text", [NAMES_ARROW, NAMES_ARROW_PERSONA])
def test_a_unique_starship_matches_who_names_it(text: list):
    assert is_matching_ship(arrow(FLOWN), ace(text))
    assert not is_matching_ship(arrow(FLOWN), ace())


@pytest.mark.ruling("matching-starship.1", "matching-starship.4")
@pytest.mark.parametrize("unique", [0, 2, 3])
def test_a_starship_that_is_not_unique_never_matches(unique: int):
    assert not is_matching_ship(arrow([*NAMES_ACE, *FLOWN], unique=unique), ace(NAMES_ARROW))


def is_matching_vehicle(text: list, character: Definition, unique: int = 1) -> bool:
    speeder = Vehicle("Arrow", LIGHT, "t_v", "combat", unique=unique, power=2, forfeit=2, personas=["The Arrow"],
                      text=[Carries(pilots=1), *text])  # fmt: skip
    s = Scenario(cards=[speeder, character, bonus(Matching("vehicle", CHARACTER), stat="forfeit")])
    dunes = s.location(DUNES)
    vehicle = s.put("Arrow", at=dunes)
    s.put("Ace", at=dunes)
    s.put("Bonus", on="table")
    return s.forfeit(vehicle) == 3


@pytest.mark.ruling("matching-vehicle.1", "matching-vehicle.2")
@pytest.mark.parametrize("text", [NAMES_ACE, NAMES_ACE_PERSONA])
def test_a_vehicle_matches_whom_its_text_names_if_it_is_unique(text: list):
    assert is_matching_vehicle(text, ace())
    assert not is_matching_vehicle(text, ace(), unique=0)


@pytest.mark.ruling("matching-vehicle.3")
@pytest.mark.parametrize("text", [NAMES_ARROW, NAMES_ARROW_PERSONA])
def test_a_vehicle_matches_who_names_it(text: list):
    assert is_matching_vehicle([], ace(text))
    assert not is_matching_vehicle([], ace())


# -- weapons -----------------------------------------------------------------------------------------------------------


def sword(on: Filter) -> Definition:
    return CharacterWeapon("Sword", LIGHT, "t_sword", text=[DeployOn(your(on))])


def matches_weapon(weapon: Definition, character: Definition) -> bool:
    """Whether a text that rewards a matching weapon reaches its bearer."""
    s = Scenario(cards=[weapon, character, bonus(Armed("matching weapon"))])
    bearer = s.put(character.title, at=s.location(DUNES))
    s.put("Bonus", on="table")
    before = s.power(bearer)
    s.put("Sword", on=bearer)
    return s.power(bearer) == before + 1


@pytest.mark.ruling("matching-weapon.1")
def test_a_weapon_matches_only_whom_its_own_text_names():
    assert matches_weapon(sword(Named("Ace")), ace())
    assert matches_weapon(sword(Person("Acey")), ace())
    assert not matches_weapon(sword(Named("Han Solo")), ace())
    assert not matches_weapon(sword(CHARACTER), ace([Modify("power", 0, when=There(Named("Sword")))]))


@pytest.mark.ruling("matching-weapon.3")
def test_a_weapon_for_any_warrior_is_not_a_matching_weapon():
    assert not matches_weapon(sword(WARRIOR), ace(icons=["warrior"]))


@pytest.mark.ruling("matching-weapon.2")
@pytest.mark.parametrize("name", ["Luke", "Leia", "Anakin"])
def test_anakins_lightsaber_matches_any_skywalker(name: str):
    saber = CharacterWeapon("Sword", LIGHT, "t_saber", text=[DeployOn(your(Family("Skywalker") & ability(">", 3)))])
    assert matches_weapon(saber, person(f"Jedi {name}", "t_sky", ability=4, personas=[name]))
    assert not matches_weapon(saber, person("Jedi Han", "t_han", ability=4, personas=["Han"]))
    assert not matches_weapon(saber, person("Jedi Obi-Wan", "t_ben", ability=4, personas=["Obi-Wan"]))


@pytest.mark.ruling("matching-weapon.1", "matching-weapon.2", "matching-weapon.3")
@pytest.mark.parametrize(("weapon", "bearer", "matches"), [
    ("Anakin's Lightsaber", "Luke Skywalker", True), ("Anakin's Lightsaber", "Princess Leia", True),
    ("Anakin's Lightsaber", "Obi-Wan Kenobi", False), ("Obi-Wan's Lightsaber", "Obi-Wan Kenobi", True),
    ("Blaster Rifle", "Luke Skywalker", False),
])  # fmt: skip
def test_the_weapons_of_the_skywalkers_match_them(weapon: str, bearer: str, matches: bool):
    s = Scenario(cards=[bonus(Armed("matching weapon"))])
    hero = s.put(bearer, at=s.location(DUNES))
    s.put("Bonus", on="table")
    before = s.power(hero)
    s.put(weapon, on=hero, side="light")
    assert s.power(hero) == before + matches


# -- operatives --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("matching-operative.1")
def test_an_operative_matches_the_planet_that_its_title_names():
    def power_at(title: str, **facts: object) -> float:
        agent = person(title, "t_op", **facts)
        s = Scenario(cards=[agent, bonus(Matching("operative", PartOf("Tatooine"))), *PLACES])
        s.put("Bonus", on="table")
        s.location(DUNES)
        return s.power(s.put(title, at=s.location("Hoth: Ice Field")))

    assert power_at("Tatooine Agent", traits=["operative"]) == 4
    assert power_at("Hoth Agent", traits=["operative"]) == 3
    assert power_at("Tatooine Agent") == 3  # not an operative
