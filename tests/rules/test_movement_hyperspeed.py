"""Hyperspeed and parsecs."""

import pytest
from movement_cards import CARDS, rules

from cantina.testing import Scenario


def space(ship="Prowler One", phase="move"):
    """Vell (parsec 7) with a ship of hyperspeed 3 there, Kado (8), Brum (4), Twin (7), Far Reach (1)."""
    s = Scenario(cards=CARDS)
    places = {title: s.location(title) for title in ("Vell", "Kado", "Brum", "Twin", "Far Reach")}
    flyer = s.put(ship, at=places["Vell"])
    s.force("light", 5)
    s.start(turn="light", phase=phase)
    return s, flyer, places


@pytest.mark.ruling("hyperspeed.1", "parsec-numbers.1", "movement-regular-using-hyperspeed.2")
def test_as_far_as_hyperspeed_reaches_in_parsecs_for_one_force():
    s, ship, places = space()
    assert s.hyperspeed(ship) == 3
    assert s.can("hyperspeed", ship, places["Kado"]) and s.can("hyperspeed", ship, places["Brum"])  # 1 and 3 parsecs
    assert not s.can("hyperspeed", ship, places["Far Reach"])  # 6 parsecs
    assert rules(s.why_not("hyperspeed", ship, places["Far Reach"])) == {"movement-regular-using-hyperspeed"}
    s.do("hyperspeed", ship, places["Brum"])
    assert s.at(ship) == places["Brum"] and s.count("light", "force") == 4


@pytest.mark.ruling("movement-regular-using-hyperspeed.2")
def test_only_in_the_move_phase_and_only_for_a_force():
    s, ship, places = space(phase="deploy")
    assert not s.can("hyperspeed", ship)
    assert rules(s.why_not("hyperspeed", ship)) == {"move-phase"}
    s.force("light", 0)
    s.until(phase="move")
    assert not s.can("hyperspeed", ship)
    assert rules(s.why_not("hyperspeed", ship, places["Kado"])) == {"force-pile"}


@pytest.mark.ruling("movement-regular-using-hyperspeed.3")
def test_the_same_parsec_number_is_no_open_door():
    s, ship, places = space("Flying Stone")  # hyperspeed 0
    assert not s.can("hyperspeed", ship)
    snub = s.put("Snub Nose", at=places["Vell"])
    assert not s.can("hyperspeed", snub)  # no pilot
    s.put("Flyer", aboard=snub, as_="pilot")
    assert not s.can("hyperspeed", snub)  # no astromech
    s.put("Navigator", aboard=snub, as_="astromech")
    assert s.can("hyperspeed", snub, places["Twin"])


@pytest.mark.ruling("movement-regular-using-hyperspeed.5", "hyperspeed.1")
def test_one_jump_a_turn_straight_from_system_to_system():
    s, ship, places = space()
    s.do("hyperspeed", ship, places["Kado"])  # 1 parsec of 3
    assert not s.can("hyperspeed", ship)
    assert rules(s.why_not("hyperspeed", ship, places["Vell"])) == {"movement-regular"}


@pytest.mark.ruling("movement-regular-using-hyperspeed.2")
def test_hyperspeed_begins_and_ends_at_systems():
    s, ship, _places = space()
    rocks, clouds = s.location("Near Rocks"), s.location("High Clouds")
    assert not s.can("hyperspeed", ship, rocks) and not s.can("hyperspeed", ship, clouds)
    lost = s.put("Prowler One", at=rocks)
    assert not s.can("hyperspeed", lost)
