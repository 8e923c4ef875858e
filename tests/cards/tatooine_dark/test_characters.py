"""Characters of Tatooine, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

# -- Ghana Gleemort ----------------------------------------------------------------------------------------------------

YARD = Site("Tatooine: Yard", LIGHT, "ghana yard", ["exterior", "planet"], (1, 1))


@pytest.mark.parametrize(("aliens", "more"), [
    ((("Settler 1", "here"),), 1), ((("Settler 1", "next"), ("Settler 2", "here")), 2), ((("Settler 1", "far"),), 0),
    ((("Rebel 1", "here"),), 0), ((("Brute 1", "here"),), 0)])  # fmt: skip
def test_ghana_feeds_on_the_opponents_aliens(aliens: tuple[tuple[str, str], ...], more: int):
    s = field(YARD)
    places = {"here": s.location("Tatooine: Box"), "next": s.location("Tatooine: Yard"),
              "far": s.location("Kessel: Box")}  # fmt: skip
    for who, where in aliens:
        s.put(who, at=places[where])
    before = s.generation("dark"), s.generation("light")
    s.put("Ghana Gleemort", at=places["here"])
    assert (s.generation("dark"), s.generation("light")) == (before[0] + more, before[1])


@pytest.mark.parametrize(("where", "able"), [("next", True), ("far", False)])
def test_ghana_stops_a_drain_next_door(where: str, able: bool):
    s = field(YARD)
    places = {"here": s.location("Tatooine: Box"), "next": s.location("Tatooine: Yard"),
              "far": s.location("Kessel: Box")}  # fmt: skip
    ghana = s.put("Ghana Gleemort", at=places["here"])
    s.put("Rebel 4", at=places[where])
    s.start(turn="light", phase="control")
    s.do("drain", places[where])
    assert s.can("use", ghana) is able
    if able:
        before = s.count("dark", "lost")
        s.do("use", ghana)
        if s.can("lose", pile="reserve"):
            s.do("lose", pile="reserve")
        assert s.count("dark", "lost") == before + 1 and not any(each.verb == "lose" for each in s.decision.options)
