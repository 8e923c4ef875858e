"""Characters of Endor, Light Side."""

import pytest

from tests.cards.sample_cards import fight, over
from tests.cards.shared.crafts import field

# -- Orrimaarko --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "foe", "wins", "extra"), [
    ("here", "Imperial 1", True, 2), ("here", "Brute 1", True, 0), ("away", "Imperial 1", True, 0),
    ("here", "Imperial 1", False, 0)])  # fmt: skip
def test_orrimaarkos_victories_over_imperials_cost_force(where: str, foe: str, wins: bool, extra: int):
    s = field()
    places = {"here": s.location("Kessel: Box"), "away": s.location("Tatooine: Box")}
    s.put("Orrimaarko", at=places[where]), s.put("Rebel 1", at=places["here"]), s.put("Rebel 1", at=places["here"])
    for _ in range(1 if wins else 8):
        s.put(foe, at=places["here"])
    fight(s, places["here"], "light")
    over(s)
    assert s.count("dark", "lost") == wins + extra  # who lost the battle gave up one card
