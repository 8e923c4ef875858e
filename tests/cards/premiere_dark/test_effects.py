"""Effects of Premiere, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

# -- Blast Door Controls -----------------------------------------------------------------------------------------------

STOPPED = ["Into The Garbage Chute, Flyboy", "Narrow Escape", "Blast The Door, Kid!", "Rebel Barrier"]


@pytest.mark.parametrize("title", [*STOPPED, "Light Fuss"])
def test_blast_door_controls_cancel_four_interrupts(title: str):
    ploy = LostInterrupt(title, LIGHT, "premiere ploy", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s = field(ploy)
    s.location("Kessel: Box")
    s.put("Blast Door Controls", on="table")
    card = s.hand("light", "premiere ploy")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert any(each.verb == "lose" for each in s.decision.options) is (title == "Light Fuss")
    assert title == "Light Fuss" or s.zone(card) == "lost"
