"""Turns and phases, and what texts say of them."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.model.sides import PHASES
from cantina.testing import Scenario


def test_the_phases_come_in_their_order_and_then_the_other_players_turn():
    s = Scenario()
    s.start(turn="light", phase="activate")
    seen = []
    while len(seen) < 7:
        view = s.game.view("public")
        if (view["player"], view["phase"]) not in seen:
            seen.append((view["player"], view["phase"]))
        s.pass_()
    assert seen == [*(("light", phase) for phase in PHASES), ("dark", "activate")]


@pytest.mark.parametrize(("turn", "phase", "more"), [
    ("light", "control", 1), ("light", "deploy", 1), ("dark", "control", 4), ("dark", "deploy", 0)])  # fmt: skip
def test_a_text_may_hold_in_a_players_turn_or_in_one_phase_of_it(turn, phase, more):
    habits = effect("Habits", LIGHT, Modify("power", +1, CHARACTER, when=TurnOf(YOU)),
                    Modify("power", +4, CHARACTER, when=TurnOf(OPPONENT, "control")))  # fmt: skip
    s = Scenario(cards=[habits, FARMER, MEADOW])
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    s.put("Habits", on="table")
    s.start(turn=turn, phase=phase)
    assert s.power(farmer) == 1 + more


def test_what_a_card_has_done_it_has_done_until_the_turn_is_over():
    tired = effect("Tired", LIGHT, Modify("power", +3, CHARACTER, when=Did("moved", Named("Farmer"))))
    s = Scenario(cards=[tired, FARMER, NEIGHBOUR, MEADOW, HILL])
    meadow, hill = s.location("Yavin 4: Meadow"), s.location("Yavin 4: Hill")
    farmer, neighbour = s.put("Farmer", at=meadow), s.put("Neighbour", at=meadow)
    s.put("Tired", on="table")
    s.force("light", 2)
    s.start(turn="light", phase="move")
    s.do("walk", neighbour, hill)
    assert s.power(farmer) == 1  # another one has moved
    s.do("walk", farmer, hill)
    assert s.power(farmer) == s.power(neighbour) == 4
    s.until(phase="activate", player="dark")
    assert s.power(farmer) == 1
