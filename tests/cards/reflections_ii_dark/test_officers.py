"""Officers and crime lords of Reflections II, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

# -- Captain Gilad Pellaeon --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "cost"), [("Test Thrawn", 0), ("Test Boss", 3)])
def test_pellaeon_joins_thrawn_for_free(who: str, cost: int):
    s = field()
    box = s.location("Kessel: Box")
    s.put(who, at=box)
    assert s.deploy_cost(s.hand("dark", "Captain Gilad Pellaeon"), at=box) == cost


@pytest.mark.parametrize(("who", "where", "more"), [
    ("Imperial 1", "same", 2), ("Imperial 1", "other", 0), ("Brute 1", "same", 0)])  # fmt: skip
@pytest.mark.parametrize("hull", ["Test Destroyer", "Raider"])
def test_pellaeon_looks_after_his_crew(who: str, where: str, more: int, hull: str):
    s = field()
    calm = s.location("Calm")
    craft, other = s.put(hull, at=calm), s.put(hull, at=calm)
    chief = s.put("Captain Gilad Pellaeon", aboard=craft, as_="passenger")
    mate = s.put(who, aboard=craft if where == "same" else other, as_="passenger")
    assert (s.forfeit(mate), s.forfeit(chief)) == (5 + (more if hull == "Test Destroyer" else 0), 5)


@pytest.mark.parametrize(("hull", "thrawn", "seat", "more"), [
    ("Test Chimaera", "same", "passenger", 2), ("Test Chimaera", "other", "passenger", 0),
    ("Test Destroyer", "same", "passenger", 0), ("Test Chimaera", "", "passenger", 0),
    ("Test Chimaera", "same", "elsewhere", 0)])  # fmt: skip
def test_pellaeon_and_thrawn_on_the_chimaera(hull: str, thrawn: str, seat: str, more: int):
    s = field()
    calm = s.location("Calm")
    craft, other = s.put(hull, at=calm), s.put("Dreadnaught", at=calm)
    s.put("Dark Flier", aboard=craft, as_="pilot")
    s.put("Captain Gilad Pellaeon", aboard=other if seat == "elsewhere" else craft, as_="passenger")
    if thrawn:
        s.put("Test Thrawn", aboard=craft if thrawn == "same" else other, as_="passenger")
    assert (s.armor(craft), s.hyperspeed(craft)) == (4 + more, 3 + more)


# -- Vigo --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friend", "where", "more"), [
    ("Vigo", "here", 2), ("Test Xizor", "here", 2), ("Brute 1", "here", 0), ("Vigo", "away", 0), ("Vigo", "tank", 0),
    ("", "here", 0)])  # fmt: skip
def test_a_vigo_is_worth_more_with_his_own(friend: str, where: str, more: int):
    s = field()
    box, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    vigo = s.put("Vigo", at=box)
    if where == "tank":
        tank = s.put("Tank", at=box)
        s.put("Dark Flier", aboard=tank, as_="pilot"), s.put(friend, aboard=tank, as_="passenger")
    elif friend:
        s.put(friend, at=box if where == "here" else away)
    assert s.forfeit(vigo) == 4 + more


@pytest.mark.parametrize(
    ("place", "vengeance", "more"),
    [("Kessel: Box", True, 1), ("Kessel: Box", False, 0), ("Coruscant: Alley", True, 0), ("Kessel: Quiet", True, 0)],
)
def test_a_vigo_drains_for_black_sun(place: str, vengeance: bool, more: int):
    s = field(Site("Kessel: Quiet", LIGHT, "officers quiet", ["exterior", "planet"], (2, 0)))
    s.location("Coruscant: Imperial City", side="dark")
    where, other = s.location(place), s.location("Tatooine: Box")
    s.put("Imperial 1", at=other)
    s.objective("dark", "Agents Of Black Sun", flipped=vengeance)
    before = s.drain_amount("dark", where), s.drain_amount("dark", other)
    s.put("Vigo", at=where)
    assert (s.drain_amount("dark", where), s.drain_amount("dark", other)) == (before[0] + more, before[1])
