"""Effects that stand on table for free, or that Alter cannot touch."""

import pytest

from tests.cards.shared.crafts import field

FREE_ON_TABLE = ("No Bargain", "Ability, Ability, Ability", "Battle Order & First Strike")
IMMUNE = FREE_ON_TABLE


@pytest.mark.parametrize("title", FREE_ON_TABLE)
def test_it_deploys_on_table_for_free(title: str):
    s = field(force=0)
    s.location("Kessel: Box")
    card = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.zone(card) == "table" and s.at(card) is None


@pytest.mark.parametrize(("title", "immune"), [*((title, True) for title in IMMUNE), ("Dark Banner", False)])
def test_alter_cannot_touch_it(title: str, immune: bool):
    s = field()
    box = s.location("Kessel: Box")
    s.put("Rebel 6", at=box), s.put("Imperial 6", at=box)
    card, alter = s.put(title, on="table"), s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", alter, card, mode=1) is not immune
