"""Characters of Endor, Dark Side."""

import pytest

from cantina.lang import LIGHT, ReactMove
from tests.cards.sample_cards import draws, fight
from tests.cards.shared.crafts import field, someone

# -- Commander Igar ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("craft", "seat", "more"), [
    ("Tempest 1", "pilot", 1), ("Test AT-AT", "pilot", 1), ("Test AT-AT", "passenger", 0), ("Blizzard 1", "pilot", 0),
    ("Test AT-ST", "pilot", 0)])  # fmt: skip
def test_igar_adds_a_destiny_from_his_walker(craft: str, seat: str, more: int):
    s = field()
    box = s.location("Kessel: Box")
    walker = s.put(craft, at=box)
    if seat == "passenger":
        s.put("Dark Flier", aboard=walker, as_="pilot")
    s.put("Commander Igar", aboard=walker, as_=seat)
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (1 + more, 1)


def test_igar_adds_nothing_to_battles_elsewhere():
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Commander Igar", aboard=s.put("Tempest 1", at=away), as_="pilot")
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    assert draws(s, "dark") == 1


@pytest.mark.parametrize(("friend", "near", "force", "able"), [
    ("Test Veers", True, 3, True), ("Test Tagge", True, 3, True), ("Test Veers", True, 2, False),
    ("Test Boss", True, 3, False), ("Test Veers", False, 3, False)])  # fmt: skip
@pytest.mark.parametrize("by", ["dark", "light"])
def test_igar_redraws_a_battle_destiny_beside_other_commanders(friend, near, force, able, by):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    igar = s.put("Commander Igar", at=box)
    s.put(friend, at=box if near else away)
    s.put("Imperial 4" if by == "dark" else "Rebel 4", at=box), s.put("Rebel 1", at=box)
    s.force("dark", force)
    fight(s, box, "dark")
    offered = False
    while s.battle and s.battle.segment in ("weapons", "power") and not offered:
        drawn = [each for each in s.decision.options if each.verb == "draw-destiny"]
        offered = s.can("use", igar)
        s.do("draw-destiny") if drawn else s.do("use", igar) if offered else s.pass_()
    assert offered is able and (not able or s.count("dark", "force") == 0)


def test_igar_must_be_in_the_battle_himself():
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    igar = s.put("Commander Igar", at=away)
    s.put("Test Veers", at=box), s.put("Test Tagge", at=box), s.put("Test Tagge", at=away), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    offered = False
    while s.battle and s.battle.segment in ("weapons", "power"):
        offered = offered or s.can("use", igar)
        drawn = any(each.verb == "draw-destiny" for each in s.decision.options)
        s.do("draw-destiny") if drawn else s.pass_()
    assert not offered


# -- Lieutenant Arnet --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "reacts"), [("box", False), ("away", True)])
def test_nobody_reacts_to_or_from_where_arnet_is(where: str, reacts: bool):
    s = field(someone("Sprinter", LIGHT, "alien", text=[ReactMove()]),
              someone("Runaway", LIGHT, "alien", text=[ReactMove(away=True)]))  # fmt: skip
    street, hall = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    away = s.location("Kessel: Box")
    s.put("Lieutenant Arnet", at={"box": street, "away": away}[where])
    s.put("Imperial 4", at=street), s.put("Rebel 1", at=street)
    sprinter, runaway = s.put("Sprinter", at=hall), s.put("Runaway", at=street)
    fight(s, street, "dark")
    assert (s.can("react", sprinter), s.can("react", runaway)) == (reacts, reacts)
