"""Effects of Cloud City, Dark Side."""

import pytest

from cantina.lang import LIGHT, PermanentPilot, Starfighter
from tests.cards.sample_cards import HULL
from tests.cards.shared.crafts import field

# -- Ability, Ability, Ability -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "turn", "loss"), [
    ("Rebel 1", "light", 0), ("Light Droid", "light", 2), ("", "light", 2), ("", "dark", 0),
    ("Test Patrol", "light", 0)])  # fmt: skip
def test_who_brings_no_ability_loses_2_force(title: str, turn: str, loss: int):
    patrol = Starfighter("Test Patrol", LIGHT, "city patrol", "X-wing", maneuver=3, text=[PermanentPilot(1)], **HULL)
    s = field(patrol)
    box, calm = s.location("Tatooine: Box"), s.location("Calm")
    s.put("Rebel 1", at=box), s.put("Rebel 1", aboard=s.put("Fighter", at=calm), as_="pilot")
    for _ in range(5):
        s.put("Imperial 1", at=box)
    s.put("Ability, Ability, Ability", on="table")
    s.start(turn=turn, phase="deploy")
    if title:
        card = s.hand("light", title)
        s.do("deploy", card, calm if title == "Test Patrol" else box)
    lost = 0
    while s._engine.state.phase == "deploy":
        if any(each.verb == "lose" for each in s.decision.options):
            assert s.decision.player == "light"
            s.do("lose", pile="reserve")
            lost += 1
        else:
            s.pass_()
    assert lost == loss


@pytest.mark.parametrize(("foes", "friends", "stays"), [(1, 1, True), (2, 1, False), (1, 0, False), (0, 0, True)])
def test_it_ends_when_the_opponent_has_more(foes: int, friends: int, stays: bool):
    s = field()
    box = s.location("Kessel: Box")
    for title, count in (("Rebel 1", foes), ("Imperial 1", friends), ("Light Droid", 3), ("Dark Droid", 3)):
        for _ in range(count):
            s.put(title, at=box)
    card = s.put("Ability, Ability, Ability", on="table")
    s.start(turn="dark", phase="control")
    assert s.on_table(card) is stays
