"""Destiny that could not be drawn is no number (reading: destiny)."""

import pytest

from tests.cards.tables import desert


@pytest.mark.parametrize("drawn", [False, True])
def test_a_destiny_that_cannot_be_drawn_is_compared_with_nothing(drawn):
    s, site = desert()
    figrin = s.put("Figrin D'an", at=site)
    s.pile("light", "lost", "Jawa"), s.pile("dark", "lost", "Jawa")
    s.destinies("light", 1, 1, 1)
    if drawn:
        s.destinies("dark", 0, 0)
    else:
        s.life_force("dark", 0), s.force("dark", 3)
    s.start(turn="light", phase="control")
    s.do("use", figrin)
    assert s.can("yes") == drawn


@pytest.mark.parametrize("drawn", [False, True])
def test_surprise_assault_without_a_destiny_only_cancels_the_drain(drawn):
    s, site = desert()
    s.put("Darth Vader", at=site)
    card = s.hand("light", "Surprise Assault")
    if drawn:
        s.destinies("light", 0)
    else:
        s.life_force("light", 0), s.force("light", 9)
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("play", card)
    assert any(option.verb == "lose" for option in s.decision.options) == drawn  # 0 against a power of 6
