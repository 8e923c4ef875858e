"""Effects of Hoth, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

# -- Image Of The Dark Lord --------------------------------------------------------------------------------------------

TITLE = "Image Of The Dark Lord"
RICH = [Site(f"Kessel: Mine {n}", LIGHT, f"image mine {n}", ["exterior", "planet"], (n, 0)) for n in (1, 2, 3, 4)]


@pytest.mark.parametrize(("mines", "force", "able"), [
    ((3,), 4, True), ((2,), 4, False), ((4,), 3, False)])  # fmt: skip
def test_the_image_answers_a_richer_opponent(mines: tuple[int, ...], force: int, able: bool):
    s = field(*RICH, force=force)
    box = s.location("Tatooine: Box")
    assert s.generation("light") == s.generation("dark")
    for n in mines:
        s.location(f"Kessel: Mine {n}")
    s.put("Imperial 1", at=box)
    card = s.hand("dark", TITLE)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, box) is able
    if able:
        s.do("deploy", card, box)
        assert s.count("dark", "force") == force - 4


@pytest.mark.parametrize(("who", "place", "lost"), [
    ("", "here", (1, 1)), ("Rebel 1", "here", (0, 1)), ("Imperial 1", "here", (1, 0))])  # fmt: skip
def test_who_has_no_presence_before_the_image_activates_nothing(who: str, place: str, lost: tuple[int, int]):
    s = field()
    box = s.location("Kessel: Box")
    before = s.generation("light"), s.generation("dark")
    if who:
        s.put(who, at=box)
    s.put(TITLE, on=box)
    assert (s.generation("light"), s.generation("dark")) == (before[0] - lost[0], before[1] - lost[1])


@pytest.mark.parametrize(("vader", "lost"), [("near", 2), ("far", 3), ("", 2)])
def test_the_image_reaches_next_door_and_wherever_vader_is(vader: str, lost: int):
    yards = [Site(f"Tatooine: Yard {n}", LIGHT, f"image yard {n}", ["exterior", "planet"], (1, 1)) for n in range(3)]
    s = field(*yards)
    first, second, third = (s.location(each.title) for each in yards)
    far = s.location("Kessel: Box")
    before = s.generation("light")
    s.put(TITLE, on=first)
    if vader:
        s.put("Test Vader", at=first if vader == "near" else far)
    assert s.adjacent(first, second) and not s.adjacent(first, third)
    assert before - s.generation("light") == lost
