"""Locations of Endor, Dark Side."""

import pytest

from tests.cards.sample_cards import crewed
from tests.cards.shared.crafts import field

# -- Carida ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "turn", "phase", "able"), [
    (True, "dark", "control", True), (False, "dark", "control", False), (True, "dark", "deploy", False),
    (True, "light", "control", False)])  # fmt: skip
def test_carida_trains_troopers(held: bool, turn: str, phase: str, able: bool):
    s = field()
    carida, calm = s.location("Carida", side="dark"), s.location("Calm")
    s.put("Imperial 1", aboard=crewed(s, "Raider", at=carida if held else calm), as_="pilot")
    wanted, other = s.pile("dark", "lost", "Test Trooper", "Imperial 1")
    s.start(turn=turn, phase=phase)
    assert s.can("use", carida) is able
    if able:
        s.do("use", carida)
        s.do("lose", pile="reserve")
        s.do("choose", wanted)
        assert (s.zone(wanted), s.zone(other), s.count("dark", "lost")) == ("hand", "lost", 2)
        assert not s.can("use", carida)


@pytest.mark.parametrize(("who", "held", "forfeit"), [
    ("Good Trooper", False, 4), ("Good Trooper", True, 5), ("Test Trooper", False, 5),
    ("Rebel 1", False, 5)])  # fmt: skip
def test_carida_weakens_troopers_of_who_is_not_there(who: str, held: bool, forfeit: int):
    s = field()
    carida, calm = s.location("Carida", side="dark"), s.location("Calm")
    s.put("Rebel 1", aboard=crewed(s, "Fighter", at=carida if held else calm), as_="pilot")
    assert s.forfeit(s.put(who, at=s.location("Kessel: Box"))) == forfeit
