"""Cards with ability, and texts that measure it."""

import pytest
from persona_cards import person

from cantina.lang import *
from cantina.testing import Scenario

DUNES = "Tatooine: Jundland Wastes"
DULL = person("Dull", "t_dull", ability=0)
WITTED = person("Witted", "t_witted", ability=1)
PROBE = LostInterrupt("Mind Probe", DARK, "t_probe", text=[
    Action([Lose(TARGET)], targets=(one(theirs(CHARACTER) & WITH_ABILITY),))])  # fmt: skip
DROID_CARD = Droid("Unit", LIGHT, "t_unit", "power droid", deploy=1, power=1, forfeit=2)


@pytest.mark.ruling("card-with-ability.1")
def test_only_ability_above_zero_makes_a_card_with_ability():
    s = Scenario(cards=[DULL, WITTED, DROID_CARD, PROBE])
    dunes = s.location(DUNES)
    dull, witted, unit = (s.put(title, at=dunes) for title in ("Dull", "Witted", "Unit"))
    probe = s.hand("dark", "Mind Probe")
    s.start(turn="dark", phase="control")
    assert s.can("play", probe, witted)
    assert not s.can("play", probe, dull) and not s.can("play", probe, unit)


@pytest.mark.ruling("card-with-ability.1")
def test_a_card_whose_ability_is_taken_away_is_no_card_with_ability():
    fog = Effect("Fog", DARK, "t_fog", text=[DeployOnTable(), Modify("ability", -1, CHARACTER)])
    s = Scenario(cards=[WITTED, PROBE, fog])
    witted = s.put("Witted", at=s.location(DUNES))
    probe = s.hand("dark", "Mind Probe")
    s.start(turn="dark", phase="control")
    assert s.can("play", probe, witted)
    s.put("Fog", on="table")
    assert not s.can("play", probe, witted)


@pytest.mark.ruling("cantina-brawl.1")
def test_cantina_brawl_never_finds_a_droid():
    """Destinies of 0 and 1: ability 1 matches, a droid has no ability and so none of 0 either."""
    s = Scenario(cards=[WITTED, DROID_CARD])
    cantina = s.location("Tatooine: Cantina")
    witted, unit = s.put("Witted", at=cantina), s.put("Unit", at=cantina)
    brawl = s.hand("light", "Cantina Brawl")
    s.force("light", 2)
    s.destinies("light", 0)
    s.destinies("dark", 1)
    s.start(turn="light", phase="control")
    s.do("play", brawl)
    assert s.zone(witted) == "lost"
    assert s.at(unit) == cantina


@pytest.mark.ruling("civil-disorder.1")
@pytest.mark.parametrize(("theirs_too", "stays"), [("LIN-V8M (Elleyein-Veeateemm)", True), ("Stormtrooper", False)])
def test_civil_disorder_counts_only_cards_of_ability_above_zero(theirs_too: str, stays: bool):
    """One card with ability each, and one more for the Dark Side: a droid does not count."""
    s = Scenario(cards=[WITTED])
    dunes = s.location(DUNES)
    for title in ("Witted", "Stormtrooper"):
        s.put(title, at=dunes)
    disorder = s.put("Civil Disorder", on="table")
    s.start(turn="dark", phase="deploy")
    s.put(theirs_too, at=dunes)
    assert s.on_table(disorder) == stays
    if stays:
        s.pass_()
        s.until(phase="battle")
        assert s.count("dark", "lost") == 2  # nobody with ability was deployed
