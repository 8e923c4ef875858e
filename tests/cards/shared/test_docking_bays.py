"""What docking bay transit costs."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

GOAL = Site("Kessel: Docking Bay", LIGHT, "shared goal", ["interior", "exterior", "planet"], (1, 1))
SOMEBODY = {"light": "Rebel 1", "dark": "Imperial 1"}


@pytest.mark.parametrize(("title", "side", "cost"), [
    ("Yavin 4: Docking Bay", "light", 1), ("Yavin 4: Docking Bay", "dark", 1),
    ("Hoth: Echo Docking Bay", "light", 1), ("Hoth: Echo Docking Bay", "dark", 2),
    ("Spaceport Docking Bay", "light", 3), ("Spaceport Docking Bay", "dark", 2),
    ("Endor: Landing Platform (Docking Bay)", "light", 7), ("Endor: Landing Platform (Docking Bay)", "dark", 0),
])  # fmt: skip
def test_transit_from_there(title: str, side: str, cost: int):
    s = field(GOAL, force=0)
    s.location("Tatooine: Box")
    bay, goal = s.location(title, side="dark"), s.location("Kessel: Docking Bay")
    s.put(SOMEBODY[side], at=bay)
    s.start(turn=side, phase="move")
    if cost:
        s.force(side, cost - 1)
        assert not s.can("transit", bay, goal)
    s.force(side, cost)
    assert s.can("transit", bay, goal)


@pytest.mark.parametrize(("side", "cost"), [("light", 9), ("dark", 0)])
def test_transit_to_the_landing_platform(side: str, cost: int):
    s = field(force=0)
    platform, start = s.location("Endor: Landing Platform (Docking Bay)", side="dark"), s.location(
        "Tatooine: Docking Bay 94", side="light")  # fmt: skip
    asked = {"light": 1, "dark": 2}[side] + cost
    s.put(SOMEBODY[side], at=start)
    s.start(turn=side, phase="move")
    s.force(side, asked - 1)
    assert not s.can("transit", start, platform)
    s.force(side, asked)
    assert s.can("transit", start, platform)


def test_aliens_pay_at_the_landing_platform():
    s = field(GOAL, force=0)
    platform, goal = s.location("Endor: Landing Platform (Docking Bay)", side="dark"), s.location("Kessel: Docking Bay")
    s.put("Brute 1", at=platform)
    s.start(turn="dark", phase="move")
    assert not s.can("transit", platform, goal)
    s.force("dark", 1)
    assert s.can("transit", platform, goal)


@pytest.mark.parametrize(("who", "side", "cost"), [("Rebel 1", "light", 2), ("Imperial 1", "dark", 0),
                                                   ("Brute 1", "dark", 1)])  # fmt: skip
def test_transit_from_the_landing_platform_of_the_light_side(who: str, side: str, cost: int):
    s = field(GOAL, force=0)
    platform = s.location("Endor: Landing Platform (Docking Bay)", side="light")
    goal = s.location("Kessel: Docking Bay")
    s.put(who, at=platform), s.put("Rebel 2" if side == "dark" else "Imperial 2", at=platform)
    s.start(turn=side, phase="move")
    if cost:
        s.force(side, cost - 1)
        assert not s.can("transit", platform, goal)
    s.force(side, cost)
    assert s.can("transit", platform, goal)
