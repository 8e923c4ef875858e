"""Texts that cards have from others."""

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import scene

TEACHER = Effect("Teacher", LIGHT, "given teacher", destiny=1, text=[
    DeployOnTable(),
    Gives(REBEL, (Modify("power", +3), ModifyPlayer("total power", +5, at=HERE),
                  Action([Put(top(1), to=In("hand"))], limit=Limit("turn"))), when=There(SPY)),
])  # fmt: skip
GAG = Effect("Gag", DARK, "given gag", destiny=1, text=[DeployOn(EFFECT | CHARACTER), CancelText(HOST)])


def taught() -> tuple[Scenario, list]:
    s = scene(TEACHER, GAG)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    rebel, other = s.put("Rebel 1", at=site), s.put("Settler 1", at=site)
    spy = s.put("Dark Spy", at=far)
    return s, [s.put("Teacher", on="table"), rebel, other, spy, site]


def test_a_given_text_is_the_cards_own():
    s, (_, rebel, other, spy, site) = taught()
    assert (s.power(rebel), s.power(other), s.total_power("light", site)) == (4, 1, 10)
    s.start(turn="light", phase="control")
    s.do("use", rebel)
    assert s.count("light", "hand") == 1 and not s.can("use", rebel) and not s.can("use", other)


def test_it_is_gone_with_its_condition_and_with_the_giver():
    s, (card, rebel, _, spy, _) = taught()
    s.start(turn="light", phase="control")
    s.happen("lose", spy)
    assert s.power(rebel) == 1
    s.put("Dark Spy", at=s.location("Yavin 4: Box"))
    assert s.power(rebel) == 4
    s.happen("lose", card)
    assert s.power(rebel) == 1


def test_it_depends_on_the_text_of_the_giver_alone():
    s, (card, rebel, *_) = taught()
    s.put("Gag", on=rebel)
    assert s.power(rebel) == 4
    s.put("Gag", on=card)
    assert s.power(rebel) == 1


def test_a_cards_part_in_its_number_is_explained_by_itself():
    s, (_, rebel, *_) = taught()
    s.start(turn="light", phase="control")
    parts = s.game.explain("power", rebel).parts
    assert [part.amount for part in parts] == [1, 3]
