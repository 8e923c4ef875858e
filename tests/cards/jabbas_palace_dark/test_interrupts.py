"""Interrupts of Jabba's Palace, Dark Side."""

import pytest

from tests.cards.shared.crafts import field

# -- Abyssin Ornament --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("copies", "destiny", "retrieved"), [(2, 1, 2), (2, 2, 0), (3, 1, 3)])
def test_abyssin_ornaments_pay_for_copies(copies: int, destiny: int, retrieved: int):
    s = field()
    box = s.location("Kessel: Box")
    people = [s.put("Brute 1", at=box) for _ in range(copies)]
    s.put("Rebel 1", at=box), s.put("Brute 2", at=box)
    s.pile("dark", "lost", *["Dark Droid"] * 5)
    card, sense = s.hand("dark", "Abyssin Ornament"), s.hand("light", "Sense")
    s.put("Rebel 6", at=box)
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    s.do("play", card, people[0], mode=1)
    assert s.count("dark", "lost") == 5 - retrieved and s.zone(sense) == "hand"
    again = s.hand("dark", "Abyssin Ornament")
    assert not s.can("play", again, people[0], mode=1)


@pytest.mark.parametrize(("who", "able"), [("Brute 1", True), ("Jabba", False), ("Settler 1", True), ("Barge", False)])
def test_whom_an_abyssin_ornament_targets(who: str, able: bool):
    s = field()
    card = s.hand("dark", "Abyssin Ornament")
    target = s.put(who, at=s.location("Kessel: Box"))
    s.pile("dark", "lost", "Dark Droid")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, target, mode=1) is able
