"""Values of players that texts name, and the times of a battle."""

import pytest
from plain_cards import *

from cantina.engine.evaluator import Context, holds, matches, number
from cantina.lang import *
from cantina.testing import Scenario


def table():
    s = Scenario(cards=[FARMER, KNIGHT, RECRUIT, MEADOW, HILL, OUTPOST])
    meadow, hill = s.location("Yavin 4: Meadow"), s.location("Yavin 4: Hill")
    for title, place in (("Farmer", meadow), ("Young Knight", meadow), ("Recruit", meadow), ("Farmer", hill)):
        s.put(title, at=place)
    s.force("light", 3)
    s.hand("light", "Farmer", "Farmer")
    s.pile("light", "lost", "Farmer")
    s.start(turn="light", phase="battle")
    return s, meadow, hill


def speaking(s, place):
    return Context(s.game.engine, "light", place.id, place.id)


@pytest.mark.parametrize(("stat", "at", "amount"), [
    ("total power", HERE, 2), ("total ability", HERE, 7), ("force icons", HERE, 1), ("force icons", SITE, 2),
    ("generation", None, 3), ("hand", None, 2), ("force", None, 3), ("lost", None, 1), ("used", None, 0),
    ("total battle destiny", None, 0), ("total power", SITE & Named("Yavin 4: Hill"), 1),
])  # fmt: skip
def test_a_value_of_yours_is_worked_out_at_the_locations_named(stat, at, amount):
    s, meadow, _ = table()
    assert number(speaking(s, meadow), PlayerValue(stat, YOU, at)) == amount


def test_a_value_of_the_opponents_is_another_one():
    s, meadow, _ = table()
    values = [number(speaking(s, meadow), PlayerValue(stat, OPPONENT, HERE)) for stat in ("total power", "force icons")]
    assert values == [1, 1] and number(speaking(s, meadow), PlayerValue("hand", OPPONENT)) == 0


def test_life_force_is_what_lies_in_three_piles():
    s, meadow, _ = table()
    piles = [PlayerValue(stat) for stat in ("reserve", "force", "used")]
    total = sum(number(speaking(s, meadow), each) for each in piles)
    assert number(speaking(s, meadow), PlayerValue("life force")) == total


def test_drawn_battle_destiny_is_named_with_what_texts_add_to_it():
    s, meadow, _ = table()
    s.put("Farmer", at=meadow)
    s.do("battle", meadow)
    s.destinies("light", 4)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert number(speaking(s, meadow), PlayerValue("total battle destiny")) == 4


TIMES = {
    "any": DuringBattle(), "weapons": DuringBattle("weapons"), "damage": DuringBattle("damage"),
    "yours": DuringBattle(by=YOU), "theirs": DuringBattle(by=OPPONENT), "here": DuringBattle(at=HERE),
    "lost": DuringBattle(lost_by=OPPONENT), "not lost": DuringBattle(lost_by=YOU),
}  # fmt: skip


def now(s, place):
    return {name for name, node in TIMES.items() if holds(speaking(s, place), node)}


def test_a_battle_is_known_by_its_segment_its_place_and_who_began_or_lost_it():
    s, meadow, hill = table()
    s.put("Blaster", on=s.put("Farmer", at=meadow), side="light")
    assert now(s, meadow) == set()
    s.do("battle", meadow)
    assert now(s, meadow) == {"any", "weapons", "yours", "here"}
    assert now(s, hill) == now(s, meadow) - {"here"}
    s.until(verb="forfeit")
    assert now(s, meadow) == {"any", "damage", "yours", "here", "lost"}


def test_a_battleground_has_icons_of_both_sides():
    s, meadow, _ = table()
    outpost = s.location("Yavin 4: Dark Outpost")
    assert [matches(speaking(s, meadow), BATTLEGROUND, each.id) for each in (meadow, outpost)] == [True, False]
