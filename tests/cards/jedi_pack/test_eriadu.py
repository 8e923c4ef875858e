"""Eriadu."""

import pytest

from tests.cards.sample_cards import crewed
from tests.cards.shared.crafts import field


@pytest.mark.parametrize(("who", "cost"), [("Test Tarkin", 0), ("Imperial 1", 2)])
def test_tarkin_comes_home_for_free(who: str, cost: int):
    s = field()
    planet, calm = s.location("Eriadu", side="dark"), s.location("Calm")
    ships = [s.put("Test Destroyer", at=each) for each in (planet, calm)]
    card = s.hand("dark", who)
    usual = 3 if who == "Test Tarkin" else 2
    assert (s.deploy_cost(card, at=planet), s.deploy_cost(card, at=calm)) == (cost, usual) and len(ships) == 2


@pytest.mark.parametrize(("who", "ruled", "more"), [
    ("Imperial 3", True, 2), ("Imperial 2", True, 0), ("Brute 3", True, 0), ("Imperial 3", False, 0)])  # fmt: skip
def test_eriadu_backs_able_imperials(who: str, ruled: bool, more: int):
    s = field()
    planet = s.location("Eriadu", side="dark")
    if ruled:
        s.put("Imperial 1", aboard=crewed(s, "Raider", at=planet), as_="pilot")
    assert s.forfeit(s.put(who, at=s.location("Kessel: Box"))) == 5 + more


@pytest.mark.parametrize(("foe", "amount"), [(True, 2), (False, 1)])
def test_the_light_side_drains_more_at_eriadu(foe: bool, amount: int):
    s = field()
    planet = s.location("Eriadu", side="dark")
    if foe:
        s.put("Rebel 1", aboard=crewed(s, "Fighter", at=planet), as_="pilot")
    assert s.drain_amount("light", planet) == amount
