"""Characters and locations that are converted."""

import pytest
from persona_cards import bonus, person

from cantina.lang import *
from cantina.testing import Scenario

DUNES = "Tatooine: Jundland Wastes"
CHARM = Effect("Charm", LIGHT, "t_charm", text=[DeployOn(Person("Tonnika Sisters")), Modify("forfeit", +3, HOST)])
CARDS = [CHARM]


def converted(phase: str = "move", more: list = (), on_them: tuple = ()) -> tuple:
    """The Dark Side's Tonnika Sisters, won over by the Light Side on the Light Side's turn."""
    s = Scenario(cards=[*CARDS, *more])
    dunes = s.location(DUNES)
    sisters = s.put("Tonnika Sisters", at=dunes)
    carried = [s.put(title, on=sisters, side=side) for title, side in on_them]
    agent = s.hand("light", "Double Agent")
    s.force("light", 5)
    s.start(turn="light", phase=phase)
    s.do("play", agent, sisters)
    return s, dunes, sisters, carried


@pytest.mark.ruling("converting-characters.1")
def test_a_converted_character_is_used_as_if_it_were_yours():
    s, dunes, sisters, _ = converted()
    assert s.controls("light", dunes) and not s.occupies("dark", dunes)
    far = s.location("Tatooine: Jawa Camp", side="light")
    s.until(player="light")
    assert s.can("walk", sisters, far)


@pytest.mark.ruling("converting-characters.1")
def test_a_converted_character_still_goes_to_its_owners_lost_pile():
    s, dunes, sisters, _ = converted("battle")
    s.put("Vader", at=dunes)
    s.until(player="light")
    s.do("battle", dunes)
    s.until(verb="forfeit")
    s.do("forfeit", sisters)
    assert s.zone(sisters) == "lost" and s.count("dark", "lost") == 1


@pytest.mark.ruling("converting-characters.2")
def test_a_converted_character_stays_who_it_is():
    """A text about the Sisters still finds them, and now they are the Light Side's one copy."""
    twin = person("Brea And Senni", "t_twins", LIGHT, personas=["Tonnika Sisters"])
    s, dunes, sisters, _ = converted("deploy", more=[bonus(Person("Tonnika Sisters")), twin])
    s.put("Bonus", on="table")
    assert s.power(sisters) == 3
    copy = s.hand("light", "Brea And Senni")
    assert s.why_not("deploy", copy, dunes)[0].text.key == "refusal.persona"


@pytest.mark.ruling("converting-characters.3")
def test_cards_on_a_converted_character_keep_working():
    s, dunes, sisters, (gun, charm) = converted("battle", on_them=(("Blaster Rifle", "dark"), ("Charm", "light")))
    assert s.carrier(gun) == s.carrier(charm) == sisters
    assert s.forfeit(sisters) == 5
    trooper = s.put("Stormtrooper", at=dunes)
    s.until(player="light")
    s.do("battle", dunes)
    assert s.can("fire", gun, trooper)  # the weapon serves whoever has its bearer


@pytest.mark.ruling("converting-characters.4")
def test_luke_after_an_epic_duel_is_not_converted_but_crosses_over():
    """Who crosses over takes a new identity: unlike the Sisters, Luke is not found any more by his name."""
    s = Scenario(cards=[bonus(LUKE)])
    dunes = s.location(DUNES)
    luke, _ = s.put("Luke Skywalker", at=dunes), s.put("Darth Vader", at=dunes)
    s.put("Bonus", on="table"), s.put("Epic Duel", on="table")
    obsession = s.hand("dark", "Vader's Obsession")
    s.start(turn="dark", phase="control")
    assert s.power(luke) == 4
    s.destinies("dark", 4, 4), s.destinies("light", 1, 1)
    s.do("play", obsession, mode=2)
    s.do("yes")
    while s.can("lose", pile="reserve"):
        s.do("lose", pile="reserve")
    assert s.controls("dark", dunes) and s.power(luke) == 3


# -- locations ---------------------------------------------------------------------------------------------------------

DARK_COURT = Site("Tatooine: Court", DARK, "t_dcourt", ["interior", "planet", "scomp link"], (0, 2))
LIGHT_COURT = Site("Tatooine: Court", LIGHT, "t_lcourt", ["interior", "planet"], (2, 1))
HUM = Effect("Hum", DARK, "t_hum", text=[DeployOn(SITE), ModifyPlayer("force icons", +1, at=HERE)])
TAP = Effect("Tap", DARK, "t_tap", text=[DeployOn(SITE & SCOMP_LINK)])


@pytest.mark.ruling("converting-locations.1", "converting-locations.2")
def test_what_still_applies_stays_at_a_converted_site_and_the_rest_is_lost():
    s = Scenario(cards=[DARK_COURT, LIGHT_COURT, HUM, TAP])
    court = s.location("Tatooine: Court", side="dark")
    trooper, hum, tap = s.put("Stormtrooper", at=court), s.put("Hum", on=court), s.put("Tap", on=court)
    assert s.icons("dark", court) == 3
    copy = s.hand("light", "Tatooine: Court")
    s.start(turn="light", phase="deploy")
    s.do("deploy", copy)
    assert s.icons("light", court) == 2
    assert s.at(trooper) == court and s.carrier(hum) == court
    assert s.icons("dark", court) == 2  # 1 on the new version, 1 from the Effect that stayed
    assert s.zone(tap) == "lost"


@pytest.mark.ruling("converting-locations.1")
def test_a_mine_stays_though_its_mining_droid_has_gone():
    """Where a card may be deployed is asked only when it deploys; a converted site is still a site."""
    s = Scenario(cards=[DARK_COURT, LIGHT_COURT])
    court = s.location("Tatooine: Court", side="dark")
    mine = s.put("Timer Mine", on=court, side="dark")
    copy = s.hand("light", "Tatooine: Court")
    s.start(turn="light", phase="deploy")
    s.do("deploy", copy)
    assert s.carrier(mine) == court


@pytest.mark.ruling("field-promotion.1")
@pytest.mark.parametrize(("own", "lost"), [("Demotion", True), ("Disarmed", False)])
def test_what_becomes_immune_to_a_card_on_it_loses_that_card(own: str, lost: bool):
    """Field Promotion makes its Imperial immune to Demotion."""
    s = Scenario()
    site = s.location("Tatooine: Jundland Wastes")
    pilot, _ = s.put("Imperial Pilot", at=site), s.put("General Veers", at=site)
    burden, rise = s.put(own, on=pilot, side="light"), s.hand("dark", "Field Promotion")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", rise, pilot)
    assert s.on_table(rise) and s.on_table(burden) != lost
