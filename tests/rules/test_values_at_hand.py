"""Texts that change what a moment has at hand (glossary: cumulatively)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario


def drained(*interrupts, light=(), dark=()) -> int:
    """What Dark loses to a drain of 2 that those of these Interrupts answer that can, in this order."""
    s = Scenario(cards=[FARMER, OUTPOST, *interrupts])
    site = s.location("Yavin 4: Dark Outpost")
    s.put("Farmer", at=site)
    held = [s.hand(side, title) for side, titles in (("light", light), ("dark", dark)) for title in titles]
    s.start(turn="light", phase="control")
    s.do("drain", site)
    for card in held:
        if s.can("play", card):
            s.do("play", card)
    while s.can("lose", pile="reserve"):
        s.do("lose", pile="reserve")
    return s.count("dark", "lost")


def gust(how: str, by: float, title: str = "Gust"):
    return used(title, LIGHT, Response(drain_just_initiated(by=YOU), [Change("drain", by, how)]))


@pytest.mark.parametrize(
    ("how", "by", "lost"), [("add", 1, 3), ("subtract", 1, 1), ("subtract", 5, 0), ("times", 3, 6)]
)
def test_what_is_at_hand_is_changed_by_any_step_but_never_below_nothing(how, by, lost):
    assert drained(gust(how, by), light=["Gust"]) == lost


def test_two_titles_change_a_drain_one_after_the_other_and_two_copies_only_once():
    assert drained(gust("add", 1), gust("add", 2, "Squall"), light=["Gust", "Squall"]) == 5
    assert drained(gust("add", 1), light=["Gust", "Gust"]) == 3


def test_the_result_of_a_card_that_was_just_played_is_changed():
    calm = used("Calm", DARK, Response(just_played(Named("Gust")), [Change("result", 1, "subtract")]))
    assert drained(gust("add", 3), calm, light=["Gust"], dark=["Calm"]) == 2 + 2
