"""Actions that a text orders within a period (glossary: mandatory-actions)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

# A burden orders its own player; a manhunt, like Search And Destroy, orders the opponent of its player.
BURDEN = effect("Burden", LIGHT, Mandatory([LoseForce(1)], during="deploy", whose=YOU))
HUNT = effect("Manhunt", DARK, Mandatory([LoseForce(1, OPPONENT)], during="deploy", by=OPPONENT))


def table(*cards) -> tuple[Scenario, list]:
    s = Scenario(cards=[*cards, FARMER, RECRUIT, MEADOW])
    s.location("Yavin 4: Meadow")
    placed = [s.put(each.title, on="table") for each in cards]
    s.force("light", 5)
    s.force("dark", 5)
    return s, placed


def lost(s: Scenario, side: str = "light") -> int:
    return s.count(side, "lost")


@pytest.mark.ruling("mandatory-actions.1", "mandatory-actions.2")
def test_the_ordered_player_declares_when_he_likes_and_the_opponent_cannot_make_him():
    s, (burden,) = table(BURDEN)
    farmer, later = s.hand("light", "Farmer", "Farmer")
    s.start(turn="light", phase="control")
    assert not s.can("use", burden)  # not before its period
    s.until(phase="deploy")
    assert s.can("use", burden)
    s.do("deploy", farmer)  # something else first
    assert s.can("use", burden) and lost(s) == 0
    assert s.why_not("use", burden, player="dark")[0].rule == "game-text"
    s.do("use", burden)
    s.do("lose", pile="reserve")
    assert lost(s) == 1
    assert not s.can("use", burden) and s.can("deploy", later)  # once, and then the phase goes on


@pytest.mark.ruling("mandatory-actions.2")
def test_the_opponent_is_never_offered_the_other_players_own_burden():
    chat = effect("Idle Chat", DARK, Action([Peek(top())]))
    s, (burden, idle) = table(BURDEN, chat)
    s.hand("light", "Farmer")
    s.start(turn="light", phase="deploy")
    s.pass_()
    assert s.decision.player == "dark" and s.can("use", idle)
    assert not s.can("use", burden)


@pytest.mark.ruling("mandatory-actions.3")
def test_the_player_whose_card_gives_the_order_may_choose_the_moment():
    s, (hunt,) = table(HUNT)
    farmer = s.hand("light", "Farmer")
    s.start(turn="light", phase="deploy")
    assert s.can("use", hunt)  # Light, who is ordered, may declare it himself
    s.do("deploy", farmer)
    assert s.decision.player == "dark" and s.can("use", hunt)  # and so may Dark, whose card it is
    s.do("use", hunt)
    assert s.decision.player == "light"
    s.do("lose", pile="reserve")
    assert lost(s) == 1 and lost(s, "dark") == 0


@pytest.mark.ruling("mandatory-actions.4", "mandatory-actions.5")
def test_what_was_not_declared_happens_at_the_end_of_the_period():
    s, (burden,) = table(BURDEN)
    s.start(turn="light", phase="deploy")
    s.pass_()
    assert s.game.view("light")["phase"] == "deploy"  # the next phase waits
    assert {option.verb for option in s.decision.options} == {"lose"} and s.decision.player == "light"
    s.do("lose", pile="reserve")
    assert lost(s) == 1 and s.game.view("light")["phase"] == "battle"


@pytest.mark.ruling("mandatory-actions.4")
def test_what_was_declared_in_time_does_not_happen_again():
    s, (burden,) = table(BURDEN)
    s.start(turn="light", phase="deploy")
    s.do("use", burden)
    s.do("lose", pile="reserve")
    s.pass_()
    assert lost(s) == 1 and s.game.view("light")["phase"] == "battle"
    s.until(player="dark", phase="battle")
    assert lost(s) == 1  # Dark's deploy phase is not its period
    s.until(player="light", phase="deploy")
    assert s.can("use", burden)


@pytest.mark.ruling("mandatory-actions.5")
def test_several_overdue_actions_are_all_resolved_in_the_order_of_the_turns_owner():
    second = effect("Second Burden", LIGHT, Mandatory([LoseForce(2)], during="deploy", whose=YOU))
    s, (burden, other_burden) = table(BURDEN, second)
    s.start(turn="light", phase="deploy")
    s.pass_()
    assert {option.card for option in s.decision.options} == {burden, other_burden}
    s.do("use", other_burden)
    for _ in range(3):
        assert s.game.view("light")["phase"] == "deploy"
        s.do("lose", pile="reserve")
    assert lost(s) == 3 and s.game.view("light")["phase"] == "battle"


@pytest.mark.ruling("mandatory-actions.3")
def test_search_and_destroy_is_declared_by_the_player_whose_card_it_is():
    s = Scenario(cards=[FARMER, RECRUIT, MEADOW, HILL])
    for title in ("Yavin 4: Meadow", "Yavin 4: Hill"):
        s.put("Recruit", at=s.location(title))
    hunt = s.put("Search And Destroy", on="table")
    s.force("light", 2)
    s.start(turn="light", phase="move")
    assert not s.can("use", hunt)
    s.until(phase="draw")
    s.do("draw")
    assert s.decision.player == "dark" and lost(s) == 0  # after Light's first action
    s.do("use", hunt)
    s.do("lose", pile="reserve")
    assert lost(s) == 1
