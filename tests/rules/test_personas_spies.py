"""The replacement of undercover spies by other versions, and the other way round."""

import pytest
from persona_cards import PLACES, person

from cantina.lang import *
from cantina.testing import Scenario

DUNES = "Tatooine: Jundland Wastes"

SENATOR_LEIA = person("Senator Leia", "t_senleia", ability=4, personas=["Leia"], traits=["spy", "female"])
SPIES = [SENATOR_LEIA]


def undercover_leia(in_hand: str) -> tuple:
    s = Scenario(cards=[*SPIES, *PLACES])
    dunes = s.location("Hoth: Ice Field")  # Princess Leia deploys on Hoth
    leia = s.put("Leia Organa", at=dunes)
    s.force("light", 5)
    cover, new = s.hand("light", "Undercover", in_hand)
    s.start(turn="light", phase="deploy")
    s.do("deploy", cover, leia)
    assert not s.active(leia)
    return s, dunes, leia, cover, new


@pytest.mark.ruling("persona-replacement-rule.17", "persona-replacement-rule.19", "persona-replacement-rule.15")
def test_a_version_that_is_no_spy_loses_the_undercover_card():
    s, dunes, leia, cover, princess = undercover_leia("Princess Leia")
    s.do("replace", princess, leia)
    assert s.zone(cover) == "lost"
    assert s.active(princess) and s.presence("light", dunes)


@pytest.mark.ruling("persona-replacement-rule.17", "persona-replacement-rule.13")
def test_another_spy_stays_undercover():
    s, dunes, leia, cover, senator = undercover_leia("Senator Leia")
    s.do("replace", senator, leia)
    assert s.carrier(cover) == senator
    assert not s.active(senator) and not s.presence("light", dunes)


@pytest.mark.ruling("persona-replacement-rule.18", "persona-replacement-rule.17", "persona-replacement-rule.6")
def test_tk_422_replaces_han_solo_only_where_an_imperial_is_and_goes_undercover():
    s = Scenario(cards=SPIES)
    dunes = s.location(DUNES)
    han = s.put("Han Solo", at=dunes)
    tk = s.hand("light", "TK-422")
    s.start(turn="light", phase="deploy")
    assert not s.can("replace", tk)
    s.put("Stormtrooper", at=dunes)
    s.do("replace", tk, han)
    assert s.at(tk) == dunes and not s.active(tk)


@pytest.mark.ruling("persona-replacement-rule.18")
def test_tk_422_does_not_replace_han_aboard_a_ship():
    """An undercover spy is at a site: aboard a ship in space there is no place for TK-422."""
    ship = Starfighter("Freighter", LIGHT, "t_ship", "Modified Light Freighter", power=2, maneuver=2, forfeit=2,
                       text=[Carries(pilots=2)])  # fmt: skip
    s = Scenario(cards=[*SPIES, ship, *PLACES])
    han = s.put("Han Solo", aboard=s.put("Freighter", at=s.location("Kessel")), as_="pilot")
    tk = s.hand("light", "TK-422")
    s.start(turn="light", phase="deploy")
    assert s.why_not("replace", tk, han)[0].rule == "persona-replacement-rule"
