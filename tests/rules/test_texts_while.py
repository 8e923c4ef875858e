"""Several texts under one condition."""

from typing import NamedTuple

import pytest
from plain_cards import *

from cantina.engine.catalog import Catalog
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario

GUARDED = There(Named("Recruit") & At(HERE))
FARMERS = Named("Farmer")


class Table(NamedTuple):
    """A site with a statue and a farmer, in Light's control phase."""

    s: Scenario
    site: CardRef
    statue: CardRef
    farmer: CardRef


def table(*text) -> Table:
    statue = Effect("Statue", LIGHT, "plain Statue", destiny=1, text=[DeployOn(SITE), *text])
    s = Scenario(cards=[FARMER, RECRUIT, MEADOW, statue])
    site = s.location("Yavin 4: Meadow")
    found = Table(s, site, s.put("Statue", on=site), s.put("Farmer", at=site))
    s.force("light", 3)
    s.pile("light", "lost", "Farmer")
    s.start(turn="light", phase="control")
    return found


def test_each_text_has_the_condition_and_keeps_its_own():
    s, site, _, farmer = table(While(GUARDED, (
        Modify("power", +2, FARMERS), Modify("forfeit", +3, FARMERS, when=TurnOf(YOU, "control")))))  # fmt: skip
    assert (s.power(farmer), s.forfeit(farmer)) == (1, 1)
    s.put("Recruit", at=site)
    assert (s.power(farmer), s.forfeit(farmer)) == (3, 4)
    s.until(phase="deploy")
    assert (s.power(farmer), s.forfeit(farmer)) == (3, 1)


def test_conditions_stand_inside_each_other():
    s, site, _, farmer = table(While(GUARDED, (While(TurnOf(YOU), (Modify("power", +1, FARMERS),)),)))
    assert s.power(farmer) == 1
    s.put("Recruit", at=site)
    assert s.power(farmer) == 2
    s.until(phase="control", player="dark")
    assert s.power(farmer) == 1


def test_an_action_is_offered_and_refused_by_the_condition():
    s, site, statue, _ = table(While(GUARDED, (Action([RetrieveForce(1)], cost=[Use(1)], limit=Limit("turn")),)))
    assert not s.can("use", statue) and s.why_not("use", statue)
    s.put("Recruit", at=site)
    s.do("use", statue)
    assert s.count("light", "lost") == 0
    s.pile("light", "lost", "Farmer")
    assert not s.can("use", statue)  # once per turn


def test_what_lasts_has_its_condition_too():
    s, site, statue, farmer = table(Action([ForRest("turn", (While(GUARDED, (Modify("power", +1, FARMERS),)),))]))
    s.do("use", statue)
    assert s.power(farmer) == 1
    s.put("Recruit", at=site)
    assert s.power(farmer) == 2


def test_a_text_that_can_have_no_condition_does_not_load():
    with pytest.raises(ValueError, match="Carries"):
        Catalog([person("Barge", LIGHT, text=[While(TurnOf(YOU), (Carries(pilots=1),))])])
