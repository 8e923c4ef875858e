"""Locations of Special Edition, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.box import HULL, crewed
from tests.cards.shared.crafts import field

VICTORY = Capital("Test Victory", DARK, "special victory", "Victory-Class Star Destroyer", armor=4, **HULL)

# -- Rendili -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "force", "turn", "phase", "able"), [
    (("Raider",), 3, "dark", "control", True), (("Raider",), 2, "dark", "control", False),
    ((), 3, "dark", "control", False), (("Raider", "Fighter"), 3, "dark", "control", False),
    (("Raider",), 3, "dark", "deploy", False), (("Raider",), 3, "light", "control", False)])  # fmt: skip
def test_rendili_builds_victory_class_star_destroyers(people, force, turn, phase, able):
    s = field(VICTORY, force=force)
    rendili = s.location("Rendili", side="dark")
    for each in people:
        s.put("Imperial 1" if each == "Raider" else "Rebel 1", aboard=crewed(s, each, at=rendili), as_="pilot")
    wanted, other = s.pile("dark", "lost", "Test Victory", "Test Destroyer")
    s.start(turn=turn, phase=phase)
    assert s.can("use", rendili) is able
    if able:
        s.do("use", rendili, wanted)
        assert (s.zone(wanted), s.zone(other), s.count("dark", "force")) == ("used", "lost", 0)
        assert not s.can("use", rendili)
