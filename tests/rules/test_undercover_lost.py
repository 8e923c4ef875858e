"""What reaches an undercover spy although it does not count (reading: movement-unlimited-embarking)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario, ScenarioError

MOLE = person("Mole", LIGHT, ability=1, traits=["spy"])
COVER = Effect("Cover", LIGHT, "plain Cover", destiny=1, text=[DeployOn(your(SPY)), PutsUndercover()])
PIT = used("Pit", DARK, Action([Lose(TARGET)], targets=(one(theirs(CHARACTER)),)))
FLOOD = used("Flood", DARK, Action([Lose(all_(CHARACTER & At(SITE)))]))
TIDE = used("Tide", DARK, Action([Lose(CHARACTER & At(SITE))]))
GAS = used("Gas", DARK, Action([Lose(one(theirs(CHARACTER)))]))
ROLL_CALL = used("Roll Call", DARK, Action([
    ForEach(all_(theirs(CHARACTER)), (DrawDestiny(), If(DESTINY > 3, (Lose(TARGET),))))]))  # fmt: skip
SUMMONS = used("Summons", DARK, Action([Put(TARGET, to=In("hand"))], targets=(one(theirs(CHARACTER)),)))
CARDS = [MOLE, COVER, PIT, FLOOD, TIDE, GAS, ROLL_CALL, SUMMONS, FARMER, RECRUIT, MEADOW]


def spied(*extra: Any, cover: str = "Cover") -> tuple:
    """A spy, undercover at a site if it has a cover."""
    s = Scenario(cards=[*CARDS, *extra])
    site = s.location("Yavin 4: Meadow")
    mole = s.put("Mole", at=site)
    return s, site, mole, s.put(cover, on=mole) if cover else None


@pytest.mark.parametrize("title", ["Pit", "Flood", "Tide", "Gas", "Roll Call"])
def test_what_loses_characters_outside_battles_reaches_the_spy(title: str):
    s, _, mole, cover = spied()
    card = s.hand("dark", title)
    s.destinies("dark", 4)
    s.start(turn="dark", phase="control")
    assert s.can("play", card) and not s.active(mole)
    s.do("play", card)
    assert (s.zone(mole), s.zone(cover)) == ("lost", "lost")


def test_what_does_something_else_to_characters_does_not():
    for undercover in (True, False):
        s, _, _, _ = spied(cover="Cover" if undercover else "")
        card = s.hand("dark", "Summons")
        s.start(turn="dark", phase="control")
        assert s.can("play", card) != undercover


@pytest.mark.parametrize("title", ["Pit", "Gas"])
def test_in_a_battle_nothing_of_the_kind_reaches_it(title: str):
    s, site, mole, _ = spied()
    farmer = s.put("Farmer", at=site)
    s.put("Recruit", at=site)
    card = s.hand("dark", title)
    s.force("dark", 2)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.do("play", card)  # of the two there is no choice
    assert s.zone(farmer) == "lost" and s.on_table(mole)


@pytest.mark.parametrize("title", ["Flood", "Tide"])
def test_in_a_battle_it_is_not_swept_along(title: str):
    s, site, mole, _ = spied()
    farmer, recruit = s.put("Farmer", at=site), s.put("Recruit", at=site)
    card = s.hand("dark", title)
    s.force("dark", 2)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.do("play", card)
    assert s.zone(farmer) == s.zone(recruit) == "lost" and s.on_table(mole)


@pytest.mark.parametrize(("destiny", "lost"), [(1, True), (0, False)])
def test_a_timer_mine_takes_a_spy(destiny: int, lost: bool):
    s, site, mole, _ = spied()
    s.put("Timer Mine", at=site, side="dark")
    s.destinies("dark", destiny)
    s.start(turn="light", phase="draw")
    s.until(player="dark", phase="activate")
    assert s.on_table(mole) != lost


@pytest.mark.parametrize(("destiny", "lost"), [(2, True), (1, False)])
def test_a_walker_tramples_a_spy(destiny: int, lost: bool):
    s, site, mole, _ = spied()
    walker, card = s.put("Blizzard Walker", at=site), s.hand("dark", "Trample")
    s.put("Recruit", aboard=walker, as_="pilot")
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    assert s.can("play", card)
    s.do("play", card)
    assert s.on_table(mole) != lost and s.on_table(walker)


@pytest.mark.ruling("bossks-mortar-gun.3")
def test_a_shot_outside_a_battle_does_not_choose_it_either():
    s, site, mole, _ = spied()
    gunner, farmers = s.put("Recruit", at=site), [s.put("Farmer", at=site) for _ in range(2)]
    s.put("Bossk's Mortar Gun", on=gunner)
    card = s.hand("dark", "Sniper")
    s.destinies("dark", 1)
    s.force("dark", 9)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    offered = {option.card for option in s.decision.options if option.verb == "choose"}
    assert mole not in offered and offered.issuperset(farmers)


@pytest.mark.ruling("missing.1")
def test_a_spy_that_goes_missing_is_undercover_no_longer():
    s, site, mole, cover = spied()
    s.start(turn="dark", phase="control")
    s.happen("missing", mole)
    assert s.missing(mole) and s.zone(cover) == "lost"
    s.happen("find", mole)
    assert s.active(mole) and s.at(mole) == site


@pytest.mark.ruling("missing.1")
def test_who_is_a_captive_does_not_go_missing():
    s, site, _, _ = spied(cover="")
    captive = s.put("Farmer", captive_at=site, frozen=True)
    s.start(turn="dark", phase="control")
    with pytest.raises(ScenarioError, match="do not let that happen"):
        s.happen("missing", captive)
    assert s.captive(captive) and not s.missing(captive)
