"""Immediate Effects: the moment that they answer, and what follows."""

import pytest

from cantina.engine.statuses import has
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.box import drawn, fight, scene

# -- Breached Defenses -------------------------------------------------------------------------------------------------

HOTH = [
    Site("Hoth: Echo Hall", LIGHT, "moment hall", ["interior", "planet"], (1, 1)),
    Site("Hoth: Field", LIGHT, "moment field", ["exterior", "planet"], (1, 1)),
    Site("Hoth: Plain", LIGHT, "moment plain", ["exterior", "planet"], (1, 1)),
]


@pytest.mark.parametrize(("walker", "goal", "able"), [
    ("Imperial 1", "Hoth: Echo Hall", True), ("Brute 1", "Hoth: Echo Hall", False),
    ("Imperial 1", "Hoth: Plain", False)])  # fmt: skip
def test_an_imperial_in_the_base_breaches_it(walker: str, goal: str, able: bool):
    s = scene(*HOTH)
    places = {each.title: s.location(each.title) for each in HOTH}
    start = places["Hoth: Field"]
    someone, card = s.put(walker, at=start), s.hand("dark", "Breached Defenses")
    s.put("Light Droid", at=start)
    s.start(turn="dark", phase="move")
    assert not s.can("deploy", card)
    s.do("walk", someone, places[goal])
    assert s.can("deploy", card) == able
    if able:
        force = s.count("dark", "force")
        s.do("deploy", card)
        assert s.zone(card) == "table" and s.count("dark", "force") == force


@pytest.mark.parametrize(("at", "field", "more"), [
    ("Hoth: Echo Hall", "Hoth: Plain", 1), ("Hoth: Echo Hall", "Hoth: Echo Hall", 1), ("Hoth: Plain", "Hoth: Plain", 0),
    ("Hoth: Echo Hall", "Tatooine: Box", 0)])  # fmt: skip
def test_breached_defenses_help_in_battles_on_hoth(at: str, field: str, more: int):
    s = scene(*HOTH)
    places = {title: s.location(title) for title in ("Hoth: Echo Hall", "Hoth: Plain", "Tatooine: Box")}
    s.put("Breached Defenses", on="table")
    s.put("Imperial 1", at=places[at])
    s.put("Imperial 1", at=places[field]), s.put("Rebel 1", at=places[field])
    before = s.total_power("dark", places[field])
    fight(s, places[field], "dark")
    assert s.total_power("dark", places[field]) == before + more and s.total_power("light", places[field]) == 1


# -- A Gift ------------------------------------------------------------------------------------------------------------

HALL = "Jabba's Palace: Audience Chamber"
PALACE = [
    Site("Jabba's Palace: Gate", LIGHT, "moment gate", ["interior", "planet"], (1, 1)),
    Site("Jabba's Palace: Cellar", LIGHT, "moment cellar", ["interior", "planet"], (1, 1)),
]


def undercover(s: Scenario, card: CardRef) -> bool:
    return has(s.game.engine, card.id, UNDERCOVER)


@pytest.mark.parametrize(("walker", "goal", "able"), [
    ("Light Droid", HALL, True), ("Rebel 1", HALL, False), ("Dark Droid", HALL, False),
    ("Light Droid", "Jabba's Palace: Cellar", False)])  # fmt: skip
def test_a_droid_is_given_to_jabba(walker: str, goal: str, able: bool):
    s = scene(*PALACE)
    places = {title: s.location(title) for title in ("Jabba's Palace: Gate", HALL, "Jabba's Palace: Cellar")}
    start = next(place for place in places.values() if s.adjacent(place, places[goal]))
    someone, other = s.put(walker, at=start), s.put("Light Droid", at=places[HALL])
    card = s.hand("light", "A Gift")
    s.start(turn="dark" if walker == "Dark Droid" else "light", phase="move")
    s.do("walk", someone, places[goal])
    assert s.can("deploy", card) == able
    if able:
        assert not s.can("deploy", card, other)
        s.do("deploy", card, someone)
        assert undercover(s, someone) and s.carrier(card) == someone


def given(at: str = HALL) -> tuple[Scenario, dict[str, CardRef], CardRef, CardRef]:
    s = scene(*PALACE)
    places = {title: s.location(title) for title in (HALL, "Jabba's Palace: Gate", "Tatooine: Box", "Kessel: Box")}
    droid = s.put("Light Droid", at=places[at])
    return s, places, droid, s.put("A Gift", on=droid)


@pytest.mark.parametrize(("host", "less"), [("Brute 1", 1), ("Imperial 1", 0)])
def test_aliens_of_the_opponent_drain_less(host: str, less: int):
    s, places, *_ = given()
    field = places["Kessel: Box"]
    s.put(host, at=field), s.put("Settler 1", at=field)
    assert (s.drain_amount("dark", field), s.drain_amount("light", field)) == (1 - less, 1)


@pytest.mark.parametrize(("host", "less"), [("Brute 4", 2), ("Imperial 4", 0)])
def test_aliens_of_the_opponent_draw_less(host: str, less: int):
    s, places, *_ = given()
    field = places["Kessel: Box"]
    s.put(host, at=field), s.put("Settler 4", at=field)
    s.destinies("dark", 5)
    s.destinies("light", 5)
    fight(s, field, "dark")
    totals = drawn(s)
    assert (totals["dark"], totals["light"]) == (6 - less, 6)


@pytest.mark.parametrize(("at", "zone"), [(HALL, "table"), ("Tatooine: Box", "table"), ("Kessel: Box", "lost")])
def test_the_gift_is_over_when_the_droid_leaves_tatooine(at: str, zone: str):
    s, _, droid, card = given(at)
    s.start(turn="light", phase="draw")
    assert s.zone(card) == zone and undercover(s, droid) == (zone == "table")
