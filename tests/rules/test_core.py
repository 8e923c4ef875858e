"""Words that join words."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario


@pytest.mark.parametrize(
    ("rebels", "others", "pairs"), [(0, 2, 0), (1, 0, 0), (2, 0, 1), (3, 0, 1), (1, 1, 1), (1, 4, 1)]
)
def test_no_card_is_both_halves_of_a_pair(rebels, others, pairs):
    """Each pair is a Rebel and another character of one's own: a Rebel is a character, too, but not his own partner."""
    count = effect("Dance", LIGHT, ModifyPlayer("generation", Pairs(your(REBEL), your(CHARACTER))))
    s = Scenario(cards=[KNIGHT, FARMER, count, BARREN])
    site = s.location("Yavin 4: Barren Rock")
    for title, number in (("Young Knight", rebels), ("Farmer", others)):
        for _ in range(number):
            s.put(title, at=site)
    before = s.generation("light")
    s.put("Dance", on="table")
    assert s.generation("light") == before + pairs
