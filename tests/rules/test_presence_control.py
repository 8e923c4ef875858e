"""Control of a location and the control phase (glossary: control-of-a-location, control-phase)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

TOWER = meadow("Yavin 4: Tower", 1, 1, light=[ModifyPlayer("generation", +3, when=you_control(HERE))])


@pytest.mark.ruling("control-of-a-location.1")
def test_control_is_presence_without_the_opponents_presence():
    s = Scenario(cards=[FARMER, RECRUIT, ROBOT, MEADOW])
    site = s.location("Yavin 4: Meadow")
    assert not s.controls("light", site) and not s.controls("dark", site)
    s.put("Walking Toaster", at=site)  # a droid gives no presence
    assert not s.controls("light", site)
    s.put("Farmer", at=site)
    assert s.controls("light", site)
    s.put("Recruit", at=site)
    assert s.occupies("light", site) and s.occupies("dark", site)
    assert not s.controls("light", site) and not s.controls("dark", site)


@pytest.mark.ruling("control-of-a-location.2")
@pytest.mark.parametrize("turn", ["light", "dark"])
@pytest.mark.parametrize("phase", ["activate", "control", "deploy", "battle", "move", "draw"])
def test_control_is_asked_in_every_phase_of_either_turn(turn, phase):
    s = Scenario(cards=[FARMER, TOWER])
    site = s.location("Yavin 4: Tower")
    s.start(turn=turn, phase=phase)
    assert s.generation("light") == 2
    s.put("Farmer", at=site)
    assert s.generation("light") == 5


@pytest.mark.ruling("control-of-a-location.3")
def test_gaining_and_losing_presence_changes_control_at_once():
    s = Scenario(cards=[FARMER, RECRUIT, TOWER, HILL])
    tower, hill = s.location("Yavin 4: Tower"), s.location("Yavin 4: Hill")
    s.put("Farmer", at=tower)
    rival, late = s.put("Recruit", at=hill), s.hand("dark", "Recruit")
    s.force("dark", 2)
    s.start(turn="dark", phase="deploy")
    assert s.controls("light", tower) and s.controls("dark", hill) and s.generation("light") == 6
    s.do("deploy", late, tower)  # in the deploy phase
    assert not s.controls("light", tower) and s.generation("light") == 3
    s.until(phase="move")
    s.do("walk", rival, tower)  # in the move phase
    assert not s.controls("dark", hill)


@pytest.mark.ruling("control-of-a-location.3")
def test_a_drain_needs_control_at_that_moment():
    s = Scenario(cards=[FARMER, RECRUIT, MEADOW])
    site = s.location("Yavin 4: Meadow")
    s.put("Farmer", at=site)
    s.start(turn="light", phase="control")
    assert s.can("drain", site)
    s.put("Recruit", at=site)
    assert not s.can("drain", site) and s.why_not("drain", site)[0].rule == "control-of-a-location"


@pytest.mark.ruling("control-phase.1")
@pytest.mark.parametrize("turn", ["light", "dark"])
def test_the_control_phase_is_the_second_of_each_turn(turn):
    s = Scenario()
    s.start(turn=other_side(turn), phase="draw")
    s.pass_()
    seen = []
    while s.decision.player == turn:
        seen.append(s.game.view(turn)["phase"])
        s.pass_()
    assert seen == ["activate", "control", "deploy", "battle", "move", "draw"]
