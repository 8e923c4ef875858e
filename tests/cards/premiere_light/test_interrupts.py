"""Interrupts of Premiere, Light Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import HULL, draws, fight
from tests.cards.shared.crafts import field

# -- On The Edge -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "destiny", "retrieved", "lost"), [
    (1, 2, 1, False), (4, 5, 4, False), (4, 4, 0, True), (6, 7, 6, False), (6, 0, 0, True)])  # fmt: skip
def test_who_walks_on_the_edge_wins_or_falls(number: int, destiny: int, retrieved: int, lost: bool):
    s = field(force=1)
    hero = s.put("Rebel 3", at=s.location("Kessel: Box"))
    s.pile("light", "lost", *["Light Droid"] * 7)
    s.destinies("light", destiny)
    card = s.hand("light", "On The Edge")
    s.start(turn="light", phase="control")
    s.do("play", card, hero, amount=number)
    if not lost:
        s.do("yes")
    assert s.on_table(hero) is not lost and s.count("light", "force") == 0
    assert s.count("light", "lost") == 8 - retrieved + lost  # the Interrupt, and who falls


def test_what_is_won_on_the_edge_may_be_left():
    s = field(force=1)
    hero = s.put("Rebel 3", at=s.location("Kessel: Box"))
    s.pile("light", "lost", *["Light Droid"] * 7)
    s.destinies("light", 5)
    card = s.hand("light", "On The Edge")
    s.start(turn="light", phase="control")
    s.do("play", card, hero, amount=1)
    s.do("no")
    assert s.on_table(hero) and s.count("light", "lost") == 8


@pytest.mark.parametrize(("who", "force", "number", "able"), [
    ("Rebel 3", 1, 6, True), ("Rebel 3", 1, 7, False), ("Rebel 3", 1, 0, False), ("Rebel 2", 1, 1, False),
    ("Settler 3", 1, 1, False), ("Rebel 3", 0, 1, False)])  # fmt: skip
def test_who_may_walk_on_the_edge(who: str, force: int, number: int, able: bool):
    s = field(force=force)
    hero = s.put(who, at=s.location("Kessel: Box"))
    s.pile("light", "lost", *["Light Droid"] * 7)
    card = s.hand("light", "On The Edge")
    s.start(turn="light", phase="control")
    assert s.can("play", card, hero, amount=number) is able


# -- Out Of Nowhere ----------------------------------------------------------------------------------------------------

SWIFT = [Starfighter(title, side, f"nowhere {title}", "Scout", maneuver=speed, hyperspeed=3, text=[PermanentPilot(2)],
                     **HULL)
         for title, side, speed in (("Swift", LIGHT, 4), ("Slow", LIGHT, 3), ("Dark Swift", DARK, 4))]  # fmt: skip


@pytest.mark.parametrize(("ship", "by", "force", "able"), [
    ("Swift", "dark", 1, True), ("Slow", "dark", 1, False), ("Swift", "light", 2, False),
    ("Swift", "dark", 0, False)])  # fmt: skip
def test_who_comes_out_of_nowhere(ship: str, by: str, force: int, able: bool):
    s = field(*SWIFT)
    calm = s.location("Calm")
    s.put(ship, at=calm), s.put("Dark Swift", at=calm)
    card = s.hand("light", "Out Of Nowhere")
    s.force("light", force)
    fight(s, calm, by)
    assert s.can("play", card) is able
    if able:
        before = draws(s, "light"), draws(s, "dark")
        s.do("play", card)
        assert (draws(s, "light"), draws(s, "dark"), s.zone(card)) == (before[0] + 1, before[1], "used")
        assert s.count("light", "force") == 0


@pytest.mark.parametrize(("place", "able"), [("Calm: Rocks", True), ("Kessel: Box", False)])
def test_out_of_nowhere_is_for_space(place: str, able: bool):
    s = field(*SWIFT, Sector("Calm: Rocks", LIGHT, "nowhere rocks", "asteroid", "Calm", ["space"], (1, 1)))
    s.location("Calm")
    where = s.location(place)
    s.put("Swift", at=where), s.put("Dark Swift", at=where)
    s.put("Rebel 1", at=where), s.put("Imperial 1", at=where)
    card = s.hand("light", "Out Of Nowhere")
    fight(s, where, "dark")
    assert s.can("play", card) is able
