"""Starships of Enhanced Cloud City."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import HULL, crewed, draws, fight
from tests.cards.shared.crafts import field, someone

HARD = [
    Capital("Hard Hull", LIGHT, "city hard hull", "Corellian Corvette", armor=3, hyperspeed=3,
            text=[PermanentPilot(2), Carries(passengers=2), ImmuneToAttrition(5)], **HULL),
    someone("Hard Head", LIGHT, "rebel", text=[ImmuneToAttrition(5)]),
]  # fmt: skip

# -- Boba Fett In Slave I ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ship", "drawn"), [("Boba Fett In Slave I", 1), ("Raider", 0)])
def test_boba_fett_draws_one_battle_destiny_anyway(ship: str, drawn: int):
    s = field()
    calm = s.location("Calm")
    hull = s.put(ship, at=calm) if ship != "Raider" else crewed(s, ship, at=calm)
    assert s.maneuver(hull) == (6 if ship != "Raider" else 3)
    if ship == "Raider":
        s.put("Imperial 3", aboard=hull, as_="pilot")
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    fight(s, calm, "dark")
    assert draws(s, "dark") == drawn


# -- Dengar In Punishing One -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ships", "here", "total"), [(1, True, 6), (2, True, 7), (2, False, 5)])
def test_dengar_counts_the_ships_before_him(ships: int, here: bool, total: int):
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    s.put("Dengar In Punishing One", at=calm if here else far)
    s.put("Imperial 6", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    for _ in range(ships):
        s.put("Rebel 2", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    s.put("Rebel 2", aboard=crewed(s, "Cruiser", at=far), as_="pilot")
    fight(s, calm, "dark")
    s.destinies("dark", 5)
    while s.battle.segment in ("weapons", "power"):
        drawn = any(each.verb == "draw-destiny" for each in s.decision.options)
        s.do("draw-destiny") if drawn else s.pass_()
    assert s.battle.attrition("light") == total


def test_nobody_is_immune_where_dengar_is():
    s = field(*HARD)
    calm, far, box = s.location("Calm"), s.location("Tatooine", side="dark"), s.location("Tatooine: Box")
    cards = [
        s.put("Hard Hull", at=calm),
        s.put("Hard Hull", at=far),
        s.put("Chimaera", at=calm),
        s.put("Hard Head", at=box),
    ]
    s.put("Hard Head", aboard=cards[0], as_="passenger")
    assert [immunity(s._engine, each.id) for each in cards] == [5, 5, 4, 5]
    s.put("Dengar In Punishing One", at=calm)
    assert [immunity(s._engine, each.id) for each in cards] == [0, 5, 4, 5]
