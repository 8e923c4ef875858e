"""Characters of Hoth, Dark Side."""

import pytest

from tests.cards.sample_cards import fight
from tests.cards.shared.crafts import field

# -- Lieutenant Cabbel -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friend", "near", "total"), [
    ("Test Boss", True, 4), ("Test Crook", True, 5), ("Imperial 4", True, 5), ("Test Boss", False, 5)])  # fmt: skip
def test_cabbel_and_a_leader_lower_the_opponents_battle_destiny(friend: str, near: bool, total: int):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Lieutenant Cabbel", at=box), s.put(friend, at=box if near else away), s.put("Imperial 4", at=box)
    s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    s.destinies("light", 5), s.destinies("dark", 5)
    while s.battle.segment in ("weapons", "power"):
        drawn = any(each.verb == "draw-destiny" for each in s.decision.options)
        s.do("draw-destiny") if drawn else s.pass_()
    assert (s.battle.attrition("dark"), s.battle.attrition("light")) == (total, 5)
