"""Which kinds of cards deploy to which kinds of places (digest: deploying; glossary: cloud-sectors)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

NUMBERS: dict[str, Any] = {"destiny": 1, "deploy": 1, "power": 1, "forfeit": 1}
PLACES_HERE = {
    "system": System("Orb", LIGHT, "orb", ["planet"], (1, 1), parsec=1),
    "cloud": Sector("Orb: Clouds", LIGHT, "orb clouds", "cloud", "Orb", ["planet"], (1, 1)),
    "asteroid": Sector("Orb: Rocks", LIGHT, "orb rocks", "asteroid", "Orb", ["planet"], (1, 1)),
    "bay": Site("Orb: Docking Bay", LIGHT, "orb bay", ["interior", "exterior", "planet"], (1, 1)),
    "inside": Site("Orb: Cave", LIGHT, "orb cave", ["interior", "planet"], (1, 1)),
    "outside": Site("Orb: Field", LIGHT, "orb field", ["exterior", "planet"], (1, 1)),
}
CRAFT = [
    Vehicle("Cart", LIGHT, "orb cart", "transport", maneuver=1, landspeed=1, text=[Carries(drivers=1)], **NUMBERS),
    Vehicle("Cloud Cart", LIGHT, "orb cloud cart", "combat", maneuver=1, landspeed=1, traits=["cloud car"],
            text=[PermanentPilot(1)], **NUMBERS),
    Capital("Liner", LIGHT, "orb liner", "cruiser", armor=3, hyperspeed=1, text=[Carries(pilots=1)], **NUMBERS),
    fighter("Crewed Fighter", LIGHT),
    fighter("Empty Fighter", LIGHT, pilot=None),
]  # fmt: skip
PILOT = person("Spare Pilot", LIGHT, icons=["pilot"])
ABLE = {
    "Farmer": {"bay", "inside", "outside"},
    "Cart": {"bay", "outside"},
    "Cloud Cart": {"cloud", "bay", "outside"},
    "Liner": {"system", "asteroid"},
    "Crewed Fighter": {"system", "cloud", "asteroid", "bay"},
    "Empty Fighter": {"bay"},
}


def places_for(title: str, *hand: str, force: int = 9) -> set[str]:
    """The kinds of places that a card in hand can deploy to, with these other cards in hand."""
    s = Scenario(cards=[FARMER, PILOT, *CRAFT, *PLACES_HERE.values()])
    places = {kind: s.location(face.title) for kind, face in PLACES_HERE.items()}
    card = s.hand("light", title)
    for each in hand:
        s.hand("light", each)
    s.force("light", force)
    s.start(turn="light", phase="deploy")
    return {kind for kind, place in places.items() if s.can("deploy", card, place)}


@pytest.mark.parametrize("title", ABLE)
def test_each_kind_deploys_to_its_own_places(title):
    assert places_for(title) == ABLE[title]


def test_a_fighter_without_a_pilot_deploys_to_space_with_one_from_hand():
    assert places_for("Empty Fighter", "Spare Pilot") == ABLE["Crewed Fighter"]
    assert places_for("Empty Fighter", "Farmer") == {"bay"}  # no pilot
    assert places_for("Empty Fighter", "Spare Pilot", force=1) == {"bay"}  # both are paid for at once


def test_both_are_paid_for_and_the_pilot_is_aboard():
    s = Scenario(cards=[PILOT, *CRAFT, *PLACES_HERE.values()])
    orb = s.location("Orb")
    ship, pilot = s.hand("light", "Empty Fighter", "Spare Pilot")
    s.force("light", 3)
    s.start(turn="light", phase="deploy")
    s.do("deploy", ship, orb, pilot)
    assert s.at(ship) == orb and s.aboard(pilot) == ship and s.count("light", "used") == 2


def test_a_ship_with_a_pilot_of_its_own_comes_alone():
    s = Scenario(cards=[PILOT, *CRAFT, *PLACES_HERE.values()])
    orb = s.location("Orb")
    ship, pilot = s.hand("light", "Crewed Fighter", "Spare Pilot")
    s.force("light", 3)
    s.start(turn="light", phase="deploy")
    s.do("deploy", ship, orb)
    assert s.at(ship) == orb and s.can("deploy", pilot, ship, seat="pilot")


@pytest.mark.parametrize("place", ["Orb", "Orb: Docking Bay"])
def test_a_pilot_is_optional_where_the_ship_may_be_alone(place):
    s = Scenario(cards=[PILOT, *CRAFT, *PLACES_HERE.values()])
    where = s.location(place)
    ship, pilot = s.hand("light", "Liner" if place == "Orb" else "Empty Fighter", "Spare Pilot")
    s.force("light", 3)
    s.start(turn="light", phase="deploy")
    s.do("deploy", ship, where)
    s.pass_()
    assert s.at(ship) == where and s.zone(pilot) == "hand" and s.count("light", "used") == 1


def test_a_pilot_who_is_on_table_already_cannot_come_along():
    ace = person("One Ace", LIGHT, icons=["pilot"], unique=1)
    s = Scenario(cards=[ace, *CRAFT, *PLACES_HERE.values()])
    orb, field = s.location("Orb"), s.location("Orb: Field")
    s.put("One Ace", at=field)
    ship, _ = s.hand("light", "Empty Fighter", "One Ace")
    s.force("light", 9)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", ship, orb)


def test_a_pilot_who_may_not_go_there_cannot_come_along():
    local = person("Homebound Pilot", LIGHT, icons=["pilot"], text=[DeployOnly(SITE)])
    s = Scenario(cards=[local, *CRAFT, *PLACES_HERE.values()])
    orb = s.location("Orb")
    ship, _ = s.hand("light", "Empty Fighter", "Homebound Pilot")
    s.force("light", 9)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", ship, orb)
