"""What the glossary says about Mantellian Savrip, proven on the card itself."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import fight, scene


def beaten(*hand: str, by: int, place: str = "Tatooine: Box", destiny: int = 0, savrip: bool = True,
           friend: str = "Rebel 1") -> tuple[Scenario, CardRef, list[CardRef]]:  # fmt: skip
    """The Light Side has lost a battle with one card by so much power, and owes so much attrition."""
    s = scene()
    where = s.location(place)
    mine = s.put(friend, at=where)
    power = int(s.total_power("light", where))
    enemy = "TIE Fighter" if place == "Calm" else "Imperial 6" if destiny else "Imperial 1"
    for _ in range(power + by):
        s.put(enemy, at=where)
    if savrip:
        s.put("Mantellian Savrip", on="table")
    cards = list(s.hand("light", *hand))
    s.destinies("dark", destiny)
    fight(s, where, "light")
    if destiny:
        s.until(player="dark", verb="draw-destiny")
        s.do("draw-destiny")
    s.until(verb="forfeit")
    return s, mine, cards


@pytest.mark.ruling("mantellian-savrip.1", "mantellian-savrip.2")
@pytest.mark.parametrize("savrip", [True, False])
def test_the_savrip_lets_the_loser_forfeit_whatever_has_a_forfeit_value(savrip: bool):
    s, mine, (man, ship, car, trick, gun) = beaten("Rebel 2", "X-wing", "Skiff", "Light Trick", "Blaster", by=9,
                                                   savrip=savrip)  # fmt: skip
    assert [s.can("forfeit", card) for card in (mine, man, ship, car)] == [True, savrip, savrip, savrip]
    assert not s.can("forfeit", trick) and not s.can("forfeit", gun)


@pytest.mark.ruling("mantellian-savrip.3", "mantellian-savrip.4")
@pytest.mark.parametrize(("by", "destiny", "left", "kept"), [
    (5, 0, 0, True), (6, 0, 1, True), (1, 5, 1, True), (1, 6, 2, False)])  # fmt: skip
def test_a_forfeit_from_hand_counts_against_damage_and_attrition_at_once(by: int, destiny: int, left: int, kept: bool):
    s, mine, (man, _) = beaten("Rebel 2", "Light Trick", by=by, destiny=destiny)
    assert (s.battle.damage("light"), s.battle.attrition("light")) == (by + destiny, destiny)
    s.do("forfeit", man)  # worth 5
    assert s.zone(man) == "lost"
    for _ in range(left):
        s.do("lose", pile="reserve")
    assert s.battle is None and s.on_table(mine) == kept  # a sixth attrition takes who was in the battle


@pytest.mark.ruling("mantellian-savrip.4", "mantellian-savrip.5")
def test_a_character_forfeited_from_hand_does_not_come_into_the_bacta_tank():
    s, mine, (man, _) = beaten("Rebel 2", "Light Trick", by=11)
    tank = s.put("Bacta Tank", on="table")
    s.do("forfeit", man)
    assert s.zone(man) == "lost" and not s.can("use", tank)
    s.do("forfeit", mine)
    s.do("use", tank)
    assert s.zone(mine) == "stacked" and s.zone(man) == "lost"


@pytest.mark.ruling("mantellian-savrip.4", "mantellian-savrip.6")
@pytest.mark.parametrize("from_hand", [True, False])
def test_liberty_forfeited_from_hand_is_lost_whatever_its_own_text_says(from_hand: bool):
    s, mine, (other, _) = beaten("Liberty", "Light Trick", by=11, place="Calm",
                                 friend="X-wing" if from_hand else "Liberty")  # fmt: skip
    if from_hand:
        s.do("forfeit", other)  # nobody is asked where it goes
        assert s.zone(other) == "lost"
    else:
        s.do("forfeit", mine)
        s.do("use", mine)
        assert s.zone(mine) == "used"
