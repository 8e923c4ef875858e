"""Undercover spies: what no longer reaches them and what they no longer do (digest: undercover spies)."""

from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

SPY_CARD = person("Mole", LIGHT, "rebel", ability=3, traits=["spy"], icons=["warrior"])
COVER = Effect("Cover", LIGHT, "plain Cover", destiny=1, text=[DeployOn(your(SPY)), PutsUndercover()])
FLIGHT = used("Flight", LIGHT, Response(battle_just_initiated(), [Move(your(CHARACTER) & At(THERE))]))
SABER = CharacterWeapon("Saber", LIGHT, "plain Saber", destiny=1, text=[
    DeployOn(your(WARRIOR)),
    Response(drain_just_initiated(by=YOU, at=Where(SELF, present=True)), [Change("drain", 1)])])  # fmt: skip
SQUIRE = person("Squire", LIGHT, icons=["warrior"])
CARDS = [SPY_CARD, COVER, FLIGHT, SABER, SQUIRE, FARMER, RECRUIT, MEADOW, HILL]


def spied() -> tuple[Scenario, object, object]:
    """An undercover spy at a site."""
    s = Scenario(cards=CARDS)
    site = s.location("Yavin 4: Meadow")
    mole = s.put("Mole", at=site)
    s.put("Cover", on=mole)
    assert not s.active(mole)
    return s, site, mole


def test_a_text_that_moves_ones_cards_away_leaves_the_spy():
    s, site, mole = spied()
    hill = s.location("Yavin 4: Hill")
    farmer, flight = s.put("Farmer", at=site), s.hand("light", "Flight")
    s.put("Recruit", at=site)
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.do("play", flight)
    assert s.at(farmer) == hill and s.at(mole) == site


def test_the_weapon_of_a_spy_is_of_no_use():
    for carrier in ("Mole", "Squire"):
        s, site, mole = spied()
        squire = s.put("Squire", at=site)
        saber = s.put("Saber", on=mole if carrier == "Mole" else squire)
        s.force("dark", 1)
        s.start(turn="light", phase="control")
        s.do("drain", site)
        assert s.can("use", saber) == (carrier == "Squire")


def test_weapons_are_not_handed_to_or_taken_from_a_spy():
    s, site, mole = spied()
    squire, second = s.put("Squire", at=site), s.put("Squire", at=site)
    saber, worn = s.put("Saber", on=squire), s.put("Saber", on=mole)
    s.start(turn="light", phase="deploy")
    assert s.can("transfer", saber, second) and not s.can("transfer", saber, mole)
    assert s.why_not("transfer", saber, mole)[0].rule == "carrying"
    assert not s.can("transfer", worn, squire) and s.why_not("transfer", worn, squire)[0].rule == "carrying"


COVERED = person("Deep Mole", LIGHT, traits=["spy"], text=[DeploysUndercover()])


def deep_mole() -> tuple[Scenario, object, object]:
    """A spy that went undercover by his own text."""
    s = Scenario(cards=[*CARDS, COVERED])
    site = s.location("Yavin 4: Meadow")
    mole = s.hand("light", "Deep Mole")
    s.force("light", 2)
    s.start(turn="light", phase="deploy")
    s.do("deploy", mole, site)
    assert not s.active(mole)
    return s, site, mole


def test_cover_is_broken_in_ones_own_deploy_phase_only():
    s, _, mole = deep_mole()
    assert s.can("break-cover", mole)
    s.until(phase="battle")
    assert not s.can("break-cover", mole) and s.why_not("break-cover", mole, player="light")
    s.until(phase="deploy", player="dark")
    s.pass_()  # Light is not asked in the opponent's deploy phase
    assert s.why_not("break-cover", mole, player="light") and not s.active(mole)
    s.until(phase="deploy", player="light")
    s.do("break-cover", mole)
    assert s.active(mole)


def test_that_another_spy_may_come_out_at_any_time_is_no_leave_for_this_one():
    agile = person("Agile Mole", LIGHT, traits=["spy"], text=[
        DeploysUndercover(), WhileIn("undercover", (Allows("break cover"),))])  # fmt: skip
    s = Scenario(cards=[*CARDS, COVERED, agile])
    site = s.location("Yavin 4: Meadow")
    mole, other = s.hand("light", "Deep Mole", "Agile Mole")
    s.force("light", 2)
    s.start(turn="light", phase="deploy")
    s.do("deploy", mole, site)
    s.do("deploy", other, site)
    s.until(phase="battle")
    assert s.can("break-cover", other) and not s.can("break-cover", mole)


def test_a_spy_that_a_card_keeps_undercover_stays_so_until_that_card_is_gone():
    s, _, mole = spied()
    s.start(turn="light", phase="deploy")
    assert not s.can("break-cover", mole) and s.why_not("break-cover", mole)
