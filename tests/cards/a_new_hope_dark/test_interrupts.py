"""Interrupts of A New Hope, Dark Side."""

import pytest

from tests.cards.shared.crafts import field

# -- Evader ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
def test_evader_ends_every_revolution(number: int):
    s = field(force=0)
    places = [s.location("Kessel: Box"), s.location("Tatooine: Box")][:number]
    turned = [s.put("Revolution", on=each) for each in places]
    card = s.hand("dark", "Evader")
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=1)
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")
    assert all(s.zone(each) == "lost" for each in turned) and s.zone(card) == "used"
    assert s.count("light", "lost") == 2 * number


def test_evader_needs_a_revolution():
    s = field()
    s.location("Kessel: Box")
    card = s.hand("dark", "Evader")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)


@pytest.mark.parametrize(("who", "place", "saved"), [
    ("Test Vader", "Kessel: Box", True), ("Vader's Custom TIE", "Calm", True), ("Imperial 1", "Death Star: Box", True),
    ("Imperial 1", "Kessel: Box", False), ("Brute 1", "Death Star: Box", False)])  # fmt: skip
def test_who_evades(who: str, place: str, saved: bool):
    s = field()
    card, evader = s.put(who, at=s.location(place)), s.hand("dark", "Evader")
    s.start(turn="dark", phase="control")
    s.happen("lose", card)
    assert s.can("play", evader) is saved
    if saved:
        s.do("play", evader)
        assert (s.zone(card), s.zone(evader)) == ("used", "lost")
