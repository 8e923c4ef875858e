"""How far one flies through clouds (glossary: cloud-sectors)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

CLOUDS = [Sector(f"Cloud {n}", LIGHT, f"plain cloud {n}", "cloud", "Yavin 4", ["planet"], (1, 1)) for n in range(1, 5)]
CAR = Vehicle("Cloud Car", LIGHT, "plain cloud car", "combat", destiny=1, deploy=1, power=1, maneuver=1, landspeed=2,
              forfeit=1, traits=["cloud car"], text=[PermanentPilot(1)])  # fmt: skip


@pytest.mark.ruling("cloud-sectors.6")
@pytest.mark.parametrize("title", ["Test X-wing", "Cloud Car"])
def test_two_clouds_in_one_move_and_no_more(title):
    s = Scenario(cards=[*CLOUDS, CAR, X_WING, PLANET])
    system = s.location("Yavin 4")
    clouds = [s.location(each.title) for each in CLOUDS]
    for start, reached in ((0, {1, 2}), (3, {1, 2}), (1, {0, 2, 3})):
        flyer = s.put(title, at=clouds[start])
        s.force("light", 5)
        s.start(turn="light", phase="move")
        assert {n for n in range(4) if s.can("sector", flyer, clouds[n])} == reached
        assert s.can("sector", flyer, system) == (start == 0)
