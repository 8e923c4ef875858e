"""Choosing targets: what was looked for once is not looked for again, however many ways there are."""

from plain_cards import *

from cantina.engine.evaluator import Context, evaluates, matching_cards
from cantina.lang import *
from cantina.rules.targets import Ways
from cantina.testing import Scenario

ASKED: list[int] = []


class Watched(Filter, frozen=True):
    """Any character; who is asked about is written down."""


@evaluates(Watched)
def _watched(node):
    return lambda c, id: bool(ASKED.append(id)) or c.g.faces[id].category == "character"


def crowd(number: int, *text) -> tuple[Context, Act]:
    """So many farmers at each of three sites, and a card in hand that speaks of them."""
    card = used("Summons", LIGHT, *text)
    s = Scenario(cards=[FARMER, MEADOW, HILL, OUTPOST, card])
    for title in ("Meadow", "Hill", "Dark Outpost"):
        site = s.location(f"Yavin 4: {title}")
        for _ in range(number):
            s.put("Farmer", at=site)
    held = s.hand("light", "Summons")[0]
    s.start(turn="light", phase="deploy")
    g = s.game.engine
    return Context(g, "light", held.id, 0), g.faces[held.id].text[0]


def test_the_cards_for_a_target_are_looked_for_once_for_all_ways_to_choose_the_others():
    origin, goal = one(SITE, name="origin"), one(SITE & ~Bound("origin"), name="goal")
    who = one(Watched() & At(Bound("origin")), name="who")
    context, act = crowd(4, Action([Lose(Bound("who"))], targets=(origin, goal, who)))
    ASKED.clear()
    assert not Ways(context, act).takes(0)
    cards = 3 * 4 + 3
    assert len(ASKED) == 3 * cards  # once for each origin, not for each pair of sites


def test_a_choice_that_nothing_later_speaks_of_does_not_multiply_the_ways():
    context, act = crowd(4, Action([Lose(Bound("who"))], targets=(
        one(SITE, name="idle"), one(SITE, name="idle_too"), one(Watched() & DROID, name="who"))))  # fmt: skip
    ASKED.clear()
    assert Ways(context, act).least_cost() is None
    assert len(ASKED) == 3 * 4 + 3


def test_the_highest_of_some_cards_is_worked_out_once_for_all_of_them():
    context, act = crowd(4, Action([Lose(TARGET)], targets=(one(Highest("power", Watched())),)))
    context.g.invalidate()
    ASKED.clear()
    assert len(matching_cards(context, act.targets[0].what)) == 12
    assert len(ASKED) == 3 * 4 + 3
