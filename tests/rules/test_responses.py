"""Responses: who is asked first, how the players alternate, and what ends it (digest: actions)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

SHOUT = used("Shout", DARK, Action([LoseForce(1, OPPONENT)]))
TRUCE = used("Sudden Truce", LIGHT, Response(battle_just_initiated(), [CancelIt()]))


def retort(side: str, to: Trigger) -> Definition:
    """An Interrupt that answers a moment without changing it."""
    return used(f"{side} retort", side, Response(to, [Peek(top())]))


def both(to: Trigger, *cards: Definition, light: int = 1, dark: int = 1) -> tuple[Scenario, list, list]:
    """Both players hold so many answers to a moment."""
    s = Scenario(cards=[retort("light", to), retort("dark", to), FARMER, RECRUIT, MEADOW, *cards])
    ours = [s.hand("light", "light retort") for _ in range(light)]
    theirs = [s.hand("dark", "dark retort") for _ in range(dark)]
    s.force("light", 3)
    s.force("dark", 3)
    return s, ours, theirs


def test_the_opponent_of_who_acted_is_first_and_an_answer_reopens_the_window():
    s, (light,), (first, second) = both(just_played(Named("Shout")), SHOUT, dark=2)
    shout = s.hand("dark", "Shout")
    s.start(turn="dark", phase="deploy")
    s.do("play", shout)
    assert s.decision.player == "light"
    s.pass_()
    s.do("play", first)
    assert s.decision.player == "light" and s.can("play", light)  # the answer gives Light another chance
    s.pass_()
    assert s.decision.player == "dark" and s.can("play", second)  # two passes in a row are needed
    s.pass_()
    assert s.count("light", "lost") == 1 or any(option.verb == "lose" for option in s.decision.options)


@pytest.mark.parametrize("turn", ["light", "dark"])
@pytest.mark.parametrize("moment", [start_of_turn(ANYONE), end_of_turn(ANYONE)])
def test_the_turns_owner_is_first_when_nobody_acted(moment, turn):
    s, _, _ = both(moment)
    s.start(turn="dark" if turn == "light" else "light", phase="draw")
    if moment.kind == "end-of-turn":
        s.start(turn=turn, phase="draw")
    s.until(verb="play")
    assert s.decision.player == turn
    s.pass_()
    assert s.decision.player != turn and s.can("play", s.decision.options[0].card)


@pytest.mark.parametrize("turn", ["light", "dark"])
def test_the_opponent_of_who_fired_is_first_when_a_card_is_hit(turn):
    blade = CharacterWeapon("Sure Blade", LIGHT, "plain sure blade", destiny=1, text=[
        DeployOn(your(CHARACTER)), Fire(CHARACTER, (MakeHit(),))])  # fmt: skip
    s, _, _ = both(just_hit(CHARACTER), blade)
    site = s.location("Yavin 4: Meadow")
    farmer, recruit = s.put("Farmer", at=site), s.put("Recruit", at=site)
    gun = s.put("Sure Blade", on=farmer)
    s.start(turn=turn, phase="battle")
    s.do("battle", site)
    s.do("fire", gun, recruit)
    assert s.hit(recruit) and s.decision.player == "dark"
    s.pass_()
    assert s.decision.player == "light" and s.can("play", s.decision.options[0].card)


@pytest.mark.parametrize("victim", ["Farmer", "Recruit"])
def test_the_opponent_of_who_made_it_lost_is_first_whosever_card_it_was(victim):
    trap = used("Trap", DARK, Action([Lose(TARGET)], targets=(one(CHARACTER),)))
    s, _, _ = both(just_lost(CHARACTER), trap)
    site = s.location("Yavin 4: Meadow")
    people = {title: s.put(title, at=site) for title in ("Farmer", "Recruit")}
    card = s.hand("dark", "Trap")
    s.start(turn="dark", phase="deploy")
    s.do("play", card, people[victim])
    assert s.zone(people[victim]) == "lost" and s.decision.player == "light"


def test_who_is_drained_answers_the_loss_first():
    s, _, _ = both(about_to_lose_force(ANYONE))
    site = s.location("Yavin 4: Meadow")
    s.put("Recruit", at=site)
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    assert s.decision.player == "light" and s.can("play", s.decision.options[0].card)


@pytest.mark.parametrize("turn", ["light", "dark"])
def test_the_turns_owner_orders_what_happens_by_itself(turn):
    other = other_side(turn)
    text = Automatic(just_deployed(CHARACTER), [LoseForce(1, YOU)])
    echo = [effect(f"{side} echo", side, text) for side in (LIGHT, DARK)]
    s = Scenario(cards=[*echo, FARMER, RECRUIT, MEADOW])
    site = s.location("Yavin 4: Meadow")
    echoes = [s.put(each.title, on="table") for each in echo]
    newcomer = s.hand(turn, "Farmer" if turn == LIGHT else "Recruit")
    s.force(turn, 1)
    s.start(turn=turn, phase="deploy")
    s.do("deploy", newcomer, site)
    assert s.decision.player == turn and {option.card for option in s.decision.options} == set(echoes)
    s.do("use", echoes[other == DARK])
    assert s.decision.player == other or s.count(other, "lost") == 1  # that one has happened first


@pytest.mark.parametrize("period", ["phase", "turn"])
def test_a_limit_ends_with_its_period(period):
    habit = effect("Old Habit", LIGHT, Action([LoseForce(1, OPPONENT)], limit=Limit(period)))
    s = Scenario(cards=[habit])
    card = s.put("Old Habit", on="table")
    s.start(turn="light", phase="control")
    s.do("use", card)
    assert not s.can("use", card)
    s.until(phase="deploy")
    assert s.can("use", card) == (period == "phase")


@pytest.mark.ruling("cancel.1")
def test_what_was_cancelled_can_be_answered_no_more():
    s, _, (dark,) = both(battle_just_initiated(), TRUCE, light=0)
    site = s.location("Yavin 4: Meadow")
    s.put("Farmer", at=site)
    s.put("Recruit", at=site)
    truce = s.hand("light", "Sudden Truce")
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.do("play", truce)
    assert s.battle is None and not s.can("play", dark)
