"""Characters of Jabba's Palace, Dark Side."""

import pytest

from tests.cards.sample_cards import fight
from tests.cards.shared.crafts import field

# -- Ephant Mon --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "side", "able"), [
    ("Light Spy", "light", False), ("Test Thief", "light", False), ("Test Gambler", "light", False),
    ("Rebel 1", "light", True), ("Dark Spy", "dark", True)])  # fmt: skip
def test_ephant_mon_keeps_strangers_out(who: str, side: str, able: bool):
    s = field()
    door, street = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Ephant Mon", at=door)
    card = s.hand(side, who)
    s.put("Rebel 2", at=door)
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", card, door) is able
    s = field()
    door, street = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Ephant Mon", at=door)
    walker = s.put(who, at=street)
    s.start(turn=side, phase="move")
    assert s.can("walk", walker, door) is able


@pytest.mark.parametrize(("friend", "near", "power", "covers"), [
    ("Test Jabba", True, 4, True), ("Test Crook", True, 2, False), ("Test Jabba", False, 2, False)])  # fmt: skip
def test_ephant_mon_stands_by_jabba_in_battle(friend: str, near: bool, power: int, covers: bool):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    mon = s.put("Ephant Mon", at=box)
    s.put(friend, at=box if near else away)
    for _ in range(12):
        s.put("Rebel 1", at=box)
    assert s.power(mon) == 2
    fight(s, box, "light")
    assert s.power(mon) == power
    s.until(verb="forfeit")
    s.do("forfeit", mon)
    assert (s.battle is None or s.decision.player == "light") is covers
