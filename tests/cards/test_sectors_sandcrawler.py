"""Droid Junkheap and Loading Bay: sites inside one sandcrawler of several."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, scene

JAWA_BAND = [Alien(f"{side} Jawa", side, f"crawler {side} jawa", traits=["Jawa"], **{**BODY, "ability": 1})
             for side in ("light", "dark")]  # fmt: skip
SIDES = [("dark", "Sandcrawler: Droid Junkheap", "Imperial 1", "light", "Rebel 1"),
         ("light", "Sandcrawler: Loading Bay", "Rebel 1", "dark", "Imperial 1")]  # fmt: skip
SIDED = pytest.mark.parametrize(("side", "title", "man", "foe", "stranger"), SIDES)


def crawlers(side: str, title: str, force: int = 12):
    """Two sandcrawlers of a player's on Tatooine, one of the opponent's elsewhere."""
    s = scene(*JAWA_BAND, force=force)
    desert, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    first, second = (s.put("Sandcrawler", at=desert, side=side) for _ in range(2))
    s.put("Sandcrawler", at=far, side="light" if side == "dark" else "dark")
    return s, desert, first, second


@SIDED
def test_it_deploys_inside_a_sandcrawler_of_ones_own(side, title, man, foe, stranger):
    s, desert, first, second = crawlers(side, title)
    one_, two, three = s.hand(side, title, title, title)
    theirs = s.put("Sandcrawler", at=desert, side=foe)
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", one_, first) and s.can("deploy", one_, second) and not s.can("deploy", one_, theirs)
    s.do("deploy", one_, first)
    assert not s.can("deploy", two, first) and s.can("deploy", two, second)
    s.do("deploy", two, second)
    assert not s.can("deploy", three) and not s.adjacent(one_, two)
    assert s.related(one_, desert) and not s.related(one_, s.location("Yavin 4: Box"))


@SIDED
def test_one_goes_in_and_out_of_ones_own_for_free_and_of_theirs_for_one(side, title, man, foe, stranger):
    s, desert, first, second = crawlers(side, title)
    hold = s.location(title)
    other = s.location(title)
    near, inside = s.put(man, at=desert), s.put(man, at=hold)
    guest, within = s.put(stranger, at=desert), s.put(stranger, at=hold)
    s.start(turn=side, phase="move")
    assert s.can("enter", near, hold) and s.can("enter", near, other)
    s.do("leave", inside, desert)
    assert s.at(inside) == desert and s.count(side, "force") == 12
    s.start(turn=foe, phase="move")
    assert not s.can("enter", guest, hold)
    s.do("move", guest, hold)
    s.do("move", within, desert)
    assert s.at(guest) == hold and s.at(within) == desert and s.count(foe, "force") == 10


@SIDED
def test_a_vehicle_does_not_drive_into_anothers_hold(side, title, man, foe, stranger):
    s, desert, first, second = crawlers(side, title)
    hold = s.location(title)
    skiff, guest = crewed(s, "Skiff" if foe == "light" else "Barge", desert), s.put(stranger, at=desert)
    s.start(turn=foe, phase="move")
    assert s.can("move", guest, hold) and not s.can("move", skiff, hold)


@SIDED
def test_a_crawler_that_is_elsewhere_is_not_entered(side, title, man, foe, stranger):
    s, desert, first, second = crawlers(side, title)
    hold, meadow = s.location(title), s.location("Kessel: Box")
    guest = s.put(stranger, at=meadow)
    s.start(turn=foe, phase="move")
    assert not s.can("move", guest, hold)


@SIDED
def test_jawas_are_dear_there_and_it_is_night(side, title, man, foe, stranger):
    s, *_ = crawlers(side, title)
    hold, away = s.location(title), s.location("Kessel: Box")
    for each in ("light", "dark"):
        inside, outside = s.put(f"{each} Jawa", at=hold), s.put(f"{each} Jawa", at=away)
        assert s.forfeit(inside) - s.forfeit(outside) == 2
    assert s.forfeit(s.put(man, at=hold)) == 5
    assert s.power(s.put("Talz", at=hold)) - s.power(s.put("Talz", at=away)) == 2


@SIDED
def test_with_its_crawler_the_hold_is_lost(side, title, man, foe, stranger):
    s, desert, first, second = crawlers(side, title)
    hold, other = s.location(title), s.location(title)
    inside, safe = s.put(man, at=hold), s.put(man, at=other)
    s.start(turn=side, phase="control")
    s.happen("lose", first)
    assert {s.zone(each) for each in (first, hold, inside)} == {"lost"}
    assert s.zone(second) == s.zone(other) == s.zone(safe) == "table"
