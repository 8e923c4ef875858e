"""Starships of Special Edition, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight
from tests.cards.shared.crafts import field

# -- Bossk In Hound's Tooth --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("here", "more"), [(True, 1), (False, 0)])
def test_bossk_adds_a_destiny_to_his_own_battles(here: bool, more: int):
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    s.put("Bossk In Hound's Tooth", at=calm if here else far)
    s.put("Imperial 6", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    s.put("Rebel 6", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    fight(s, calm, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (1 + more, 1)


def test_hounds_tooth_lands_where_capital_starships_cannot():
    s = field(force=20)
    bay = s.location("Tatooine: Docking Bay 94", side="dark")
    ship, other = s.hand("dark", "Bossk In Hound's Tooth", "Dreadnaught")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", ship, bay) and not s.can("deploy", other, bay)


# -- Vader's Personal Shuttle ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "able"), [("Vader's Personal Shuttle", True), ("Raider", False)])
def test_vaders_shuttle_moves_for_free(title: str, able: bool):
    s = field(System("Near", LIGHT, "special near", ["planet"], (1, 1), parsec=4), force=0)
    calm, goal = s.location("Calm"), s.location("Near")
    ship = s.put(title, at=calm) if able else crewed(s, title, at=calm)
    s.start(turn="dark", phase="move")
    assert s.can("hyperspeed", ship, goal) is able


@pytest.mark.parametrize(("title", "able"), [("Vader's Personal Shuttle", False), ("Raider", True)])
def test_vaders_shuttle_does_not_roll(title: str, able: bool):
    roll = LostInterrupt("Tallon Roll", LIGHT, "special roll", destiny=1, text=[
        Action([Lose(TARGET)], targets=(one(STARFIGHTER & Is("starfighter")),))])  # fmt: skip
    s = field(roll)
    calm = s.location("Calm")
    ship = s.put(title, at=calm) if not able else crewed(s, title, at=calm)
    card = s.hand("light", "special roll")
    s.start(turn="light", phase="control")
    assert s.can("play", card, ship) is able


# -- Outer Rim Scout ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "suspended"), [("Calm", True), ("Tatooine", False)])
def test_an_outer_rim_scout_finds_the_way_through_asteroids(place: str, suspended: bool):
    haven = Effect("Asteroid Sanctuary", LIGHT, "special haven", destiny=1, text=[
        DeployOn(SECTOR), Modify("power", +5, REBEL)])  # fmt: skip
    rocks = Sector("Calm: Rocks", LIGHT, "special rocks", "asteroid", "Calm", ["space"], (1, 1))
    s = field(haven, rocks)
    s.location("Calm"), s.location("Tatooine", side="dark")
    s.put("special haven", on=s.location("Calm: Rocks"))
    rebel = s.put("Rebel 1", at=s.location("Kessel: Box"))
    assert s.power(rebel) == 6
    s.put("Outer Rim Scout", aboard=s.put("Raider", at=s.location(place)), as_="pilot")
    assert s.power(rebel) == (1 if suspended else 6)
