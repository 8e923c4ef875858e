"""Flying through clouds and asteroids (glossary: cloud-sectors, capital-starships and the entries on sector
movement)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

LIGHT_CRAFT = {"destiny": 1, "deploy": 1, "power": 1, "maneuver": 1, "forfeit": 1}
CARS = [
    Vehicle("Cloud Car", LIGHT, "plain cloud car", "combat", landspeed=2, traits=["cloud car"],
            text=[PermanentPilot(1)], **LIGHT_CRAFT),
    Vehicle("Patroller", LIGHT, "plain patroller", "transport", landspeed=1, traits=["patrol craft"],
            text=[PermanentPilot(1)], **LIGHT_CRAFT),
    Vehicle("Empty Car", LIGHT, "plain empty car", "combat", landspeed=2, traits=["cloud car"],
            text=[Carries(pilots=1)], **LIGHT_CRAFT),
    Vehicle("Floater", LIGHT, "plain floater", "combat", landspeed=0, traits=["cloud car"], text=[PermanentPilot(1)],
            **LIGHT_CRAFT),
]  # fmt: skip
ROVER = Capital("Rover", LIGHT, "plain rover", "Transport", destiny=1, deploy=1, power=1, armor=3, hyperspeed=2,
                forfeit=1, text=[PermanentPilot(1), MovesLike("starfighter")])  # fmt: skip
LINER = Capital("Liner", LIGHT, "plain liner", "Corvette", destiny=1, deploy=1, power=1, armor=3, hyperspeed=2,
                forfeit=1, text=[PermanentPilot(1), Carries(passengers=3)])  # fmt: skip
WING = Squadron("Wing", LIGHT, "plain wing", "X-wing", text=[PermanentPilot(2)], hyperspeed=3, **LIGHT_CRAFT)
HULK, TIE_FIGHTER = fighter("Hulk", LIGHT, pilot=None), fighter("Test TIE", DARK, "TIE/ln")
HALL = Site("Yavin 4: Hall", LIGHT, "plain hall", ["interior", "planet"], (1, 1))
CARDS = [*CARS, ROVER, LINER, WING, HULK, HALL, X_WING, TIE_FIGHTER, MEADOW]
FLYERS = ["Test X-wing", "Wing", "Rover", "Cloud Car", "Patroller", "Incom T-16 Skyhopper"]
STARSHIPS = FLYERS[:3]


def sky(clouds: int = 3) -> tuple[Scenario, list]:
    """Yavin 4 with clouds, from the system down to the sites, and Force for the Light Side's move phase."""
    s = Scenario(cards=CARDS)
    places = [s.location("Yavin 4"), *(s.location("Clouds") for _ in range(clouds))]
    s.force("light", 9)
    return s, places


def reached(s: Scenario, card, places: list, verb: str = "sector") -> set[int]:
    """The places that a card can go to."""
    s.start(turn="light", phase="move")
    return {n for n, place in enumerate(places) if s.can(verb, card, place)}


@pytest.mark.ruling("movement-regular-sector-movement-clouds.1", "movement-regular-sector-movement-clouds.2",
                    "movement-regular-sector-movement-clouds.3", "movement-regular-sector-movement-clouds.4",
                    "cloud-sectors.5", "cloud-sectors.6")  # fmt: skip
@pytest.mark.parametrize("title", FLYERS)
@pytest.mark.parametrize(("start", "goals"), [(0, {1}), (1, {0, 2, 3}), (2, {1, 3}), (3, {1, 2})])
def test_one_flies_to_the_highest_cloud_and_two_clouds_on(title, start, goals):
    s, places = sky()
    flyer = s.put(title, at=places[start])
    assert reached(s, flyer, places) == goals
    goal = max(goals)
    s.do("sector", flyer, places[goal])
    assert s.at(flyer) == places[goal] and s.count("light", "force") == 8


@pytest.mark.ruling("cloud-sectors.6")
def test_two_clouds_in_one_move_and_no_more():
    haze = Sector("Yavin 4: Haze", LIGHT, "plain haze", "cloud", "Yavin 4", ["planet"], (1, 1))
    s = Scenario(cards=[*CARDS, haze])
    places = [s.location("Yavin 4"), *(s.location("Clouds") for _ in range(3)), s.location("Yavin 4: Haze")]
    s.force("light", 9)
    flyer = s.put("Test X-wing", at=places[1])
    assert reached(s, flyer, places) == {0, 2, 3}


@pytest.mark.ruling("movement-regular-sector-movement-clouds.1", "movement-regular-sector-movement-clouds.2",
                    "movement-regular-sector-movement-clouds.6", "cloud-sectors.4", "capital-starships.2")  # fmt: skip
@pytest.mark.parametrize("title", ["Liner", "Empty Car", "Floater", "Hulk"])
def test_who_cannot_fly_through_clouds(title):
    """A capital starship, a vehicle without a pilot or without landspeed, a starfighter without a pilot."""
    s, places = sky()
    flyer = s.put(title, at=places[0 if title == "Liner" else 1])
    assert reached(s, flyer, places) == set()


@pytest.mark.ruling("cloud-sectors.3", "cloud-sectors.4", "capital-starships.1", "capital-starships.3")
@pytest.mark.parametrize("title", [*FLYERS, "Liner"])
def test_where_craft_deploy(title):
    s, (system, clouds) = sky(1)
    field, big = s.location("Asteroid Field"), s.location("Big One")
    bay, meadow = s.location("Yavin 4: Docking Bay"), s.location("Yavin 4: Meadow")
    craft = s.hand("light", title)
    s.start(turn="light", phase="deploy")
    places = {"system": system, "clouds": clouds, "field": field, "big": big, "bay": bay, "meadow": meadow}
    found = {name for name, place in places.items() if s.can("deploy", craft, place)}
    if title == "Liner":
        assert found == {"system", "field", "big"}
    elif title in STARSHIPS:
        assert found == {"system", "clouds", "field", "big", "bay"}
    else:
        assert found == {"clouds", "bay", "meadow"}


@pytest.mark.ruling("cloud-sectors.3")
def test_they_battle_there():
    s, (_, clouds) = sky(1)
    s.put("Test X-wing", at=clouds), s.put("Cloud Car", at=clouds), s.put("Test TIE", at=clouds)
    s.start(turn="light", phase="battle")
    s.do("battle", clouds)
    assert len(s.battle.participants("light")) == 2 and s.battle.power("light") == 3 - 2 + 1  # Clouds: -2 for a ship


@pytest.mark.ruling("cloud-sectors.7", "cloud-sectors.8", "movement-regular-sector-movement-clouds.5",
                    "capital-starships.3")  # fmt: skip
@pytest.mark.parametrize("title", FLYERS)
def test_from_the_lowest_cloud_to_the_ground_and_up_again(title):
    """Starships land and take off, which is free at a docking bay; vehicles just fly there."""
    s, (system, high, low) = sky(2)
    bay, meadow, hall = (s.location(f"Yavin 4: {name}") for name in ("Docking Bay", "Meadow", "Hall"))
    ship = title in STARSHIPS
    down, up = ("land", "take-off") if ship else ("sector", "sector")
    above, there, below = s.put(title, at=high), s.put(title, at=low), s.put(title, at=meadow)
    s.start(turn="light", phase="move")
    assert not s.can(down, above, meadow) and not s.can(down, there, hall) and s.can(down, there, bay)
    assert not s.can(up, below, high) and not s.can(up, below, system)
    s.do(down, there, meadow)
    s.do(up, below, low)
    assert s.at(there) == meadow and s.at(below) == low and s.count("light", "force") == 7
    if ship:
        assert not s.can("land", s.put(title, at=system))


@pytest.mark.ruling("cloud-sectors.9")
@pytest.mark.parametrize("clouds", [0, 1, 3])
def test_each_cloud_makes_shuttling_dearer(clouds):
    s, (system, *_) = sky(clouds)
    meadow, liner = s.location("Yavin 4: Meadow"), s.put("Liner", at=system)
    down, up = s.put("Rebel Trooper", aboard=liner, as_="passenger"), s.put("Rebel Trooper", at=meadow)
    s.start(turn="light", phase="move")
    s.do("shuttle", up, liner)
    assert s.count("light", "force") == 9 - (1 + clouds)
    s.do("shuttle", down, meadow)
    assert s.count("light", "force") == 9 - 2 * (1 + clouds)


@pytest.mark.ruling("cloud-sectors.12", "cloud-sectors.1")
def test_clouds_are_gone_with_their_planet():
    s = Scenario(cards=CARDS)
    system, far = s.location("Tatooine"), s.location("Yavin 4")
    high, low, field = s.location("Clouds"), s.location("Clouds"), s.location("Asteroid Field")
    ship, fresh = s.put("Test X-wing", at=low), s.hand("dark", "Clouds")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", fresh, system)
    s.happen("blow-away", system, by="dark")
    assert {s.zone(each) for each in (high, low, ship)} == {"lost"} and s.zone(field) == "table"
    assert not s.can("deploy", fresh, system) and s.can("deploy", fresh, far)


# -- Cloud City --------------------------------------------------------------------------------------------------------

TERRACES = [Site(f"Cloud City: {name} Terrace", LIGHT, f"plain {name} terrace", ["exterior", "mobile"], (1, 1))
            for name in ("East", "West")]  # fmt: skip


@pytest.mark.ruling("cloud-city-location-deployment.1", "cloud-city-location-deployment.2")
def test_sites_of_cloud_city_belong_to_bespin_and_need_nothing_of_it():
    s = Scenario()
    site = s.hand("dark", "Cloud City: Dining Room")
    far = s.location("Tatooine")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", site)
    system, sector = s.location("Bespin"), s.location("Bespin: Cloud City")
    assert s.related(site, system) and s.related(site, sector) and not s.related(site, far)


@pytest.mark.ruling("cloud-city-location-deployment.3")
@pytest.mark.parametrize("bay", ["Cloud City: East Platform (Docking Bay)", "Cloud City: Platform 327 (Docking Bay)"])
def test_exterior_sites_lie_between_the_docking_bay_and_the_sky(bay):
    s = Scenario(cards=TERRACES)
    s.location("Bespin"), s.location("Bespin: Cloud City")
    first, inside = s.location("Cloud City: East Terrace"), s.location("Cloud City: Dining Room")
    quay, second = s.location(bay), s.location("Cloud City: West Terrace")
    assert s.adjacent(inside, quay) and s.adjacent(quay, first) and s.adjacent(first, second)
    assert not s.adjacent(inside, first) and not s.adjacent(quay, second)


@pytest.mark.ruling("bespin-cloud-city.1", "cloud-sectors.13", "cloud-sectors.2")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_cloud_city_is_the_lowest_cloud_above_bespin(side):
    s = Scenario(cards=[*CARDS, *TERRACES])
    city = s.location("Bespin: Cloud City", side=side)
    terrace, bay = s.location("Cloud City: East Terrace"), s.location("Cloud City: Platform 327 (Docking Bay)")
    bespin, clouds = s.location("Bespin"), s.location("Clouds")
    s.force("light", 9)
    car, ship, below = s.put("Cloud Car", at=city), s.put("Test X-wing", at=clouds), s.put("Test X-wing", at=bay)
    liner, craft = s.put("Liner", at=bespin), s.hand("light", "Cloud Car")
    s.start(turn="light", phase="move")
    assert s.can("sector", car, clouds) and s.can("sector", car, terrace) and not s.can("sector", car, bespin)
    assert s.can("sector", ship, city) and not s.can("land", ship) and not s.can("sector", liner, city)
    s.do("take-off", below)
    assert s.at(below) == city and s.count("light", "force") == 9
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", craft, city) and not s.can("deploy", craft, bespin)


def test_cloud_city_deploys_without_bespin():
    s = Scenario()
    city = s.hand("light", "Bespin: Cloud City")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", city)


# -- asteroids ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-regular-sector-movement-asteroids.1", "movement-regular-sector-movement-asteroids.2",
                    "movement-regular-sector-movement-asteroids.3", "capital-starships.2")  # fmt: skip
@pytest.mark.parametrize("title", ["Liner", "Test X-wing", "Wing", "Rover"])
@pytest.mark.parametrize(("start", "near", "far"), [(0, {1}, {1}), (1, {0, 2}, {0, 2, 3}), (2, {1, 3}, {1, 3, 4}),
                                                    (4, {3}, {2, 3})])  # fmt: skip
def test_from_rock_to_rock(title, start, near, far):
    """What moves like a starfighter goes two sectors, any other starship one; between the system and the nearest."""
    s = Scenario(cards=CARDS)
    places = [s.location(name) for name in ("Yavin 4", *["Asteroid Field"] * 3, "Big One")]
    s.force("light", 9)
    ship = s.put(title, at=places[start])
    goals = near if title == "Liner" else far
    assert reached(s, ship, places) == goals
    s.do("sector", ship, places[max(goals)])
    assert s.at(ship) == places[max(goals)] and s.count("light", "force") == 8


@pytest.mark.ruling("movement-regular-sector-movement-asteroids.1")
@pytest.mark.parametrize(("title", "side"), [("Hulk", "light"), ("Cloud Car", "light"), ("Test TIE", "dark")])
def test_no_vehicle_and_nobody_without_a_pilot_or_out_of_turn(title, side):
    s = Scenario(cards=CARDS)
    places = [s.location(name) for name in ("Yavin 4", "Asteroid Field", "Asteroid Field")]
    s.force(side, 9)
    ship = s.put(title, at=places[1])
    assert reached(s, ship, places) == set()


@pytest.mark.ruling("movement-regular-sector-movement-asteroids.4", "movement-regular-landing.3",
                    "movement-regular-taking-off.3")  # fmt: skip
def test_big_one_has_a_site_where_starfighters_land():
    """No capital starship fits in, however it moves (decisions: Big One)."""
    s = Scenario(cards=CARDS)
    system, field, big = (s.location(name) for name in ("Yavin 4", "Asteroid Field", "Big One"))
    cave, meadow = s.location("Big One: Asteroid Cave Or Space Slug Belly"), s.location("Yavin 4: Meadow")
    s.force("light", 9)
    down, up, near = (s.put("Test X-wing", at=place) for place in (big, cave, field))
    rover, liner = s.put("Rover", at=big), s.put("Liner", at=big)
    s.start(turn="light", phase="move")
    assert not s.can("land", rover) and not s.can("land", liner) and not s.can("land", near)
    assert not s.can("land", down, meadow) and not s.can("take-off", up, system)
    s.do("land", down, cave)
    s.do("take-off", up, big)
    assert s.at(down) == cave and s.at(up) == big and s.count("light", "force") == 7
