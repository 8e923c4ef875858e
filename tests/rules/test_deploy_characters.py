"""Where characters deploy (glossary: character-deployment, force-icons)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

SECTOR_WORDS = frozenset({"location", "sector"})
SKIFF = Vehicle("Open Skiff", LIGHT, "plain Open Skiff", "transport", destiny=1, deploy=1, power=1, forfeit=1,
                maneuver=2, landspeed=2, text=[Carries(drivers=1)])  # fmt: skip
AGENT = person("Sneak", LIGHT, traits=["spy"])
VISITOR = person("Uninvited", LIGHT, text=[DeployAnywhere()])


def sector(kind: str) -> Definition:
    """A sector of Yavin 4 with Force icons of both sides."""
    return Definition(f"plain {kind}", f"Yavin 4: {kind}", LIGHT, "location", SECTOR_WORDS | {kind.lower()},
                      types=("sector",), light_icons=1, dark_icons=1, planet="Yavin 4", unique=1)  # fmt: skip


def deploy_phase(s: Scenario, force: int = 5) -> None:
    s.force("light", force)
    s.start(turn="light", phase="deploy")


@pytest.mark.ruling("character-deployment.1", "character-deployment.2", "force-icons.2")
def test_a_character_deploys_where_you_have_an_icon_or_presence():
    s = Scenario(cards=[FARMER, NEIGHBOUR, MEADOW, OUTPOST])
    with_icon, without = s.location("Yavin 4: Meadow"), s.location("Yavin 4: Dark Outpost")
    farmer = s.hand("light", "Farmer")
    deploy_phase(s)
    assert s.can("deploy", farmer, with_icon)
    assert not s.can("deploy", farmer, without)
    assert s.why_not("deploy", farmer, without)[0].rule == "character-deployment"
    s.put("Neighbour", at=without)  # presence
    assert s.can("deploy", farmer, without)


@pytest.mark.ruling("character-deployment.1")
def test_a_character_deploys_only_in_its_players_deploy_phase():
    s = Scenario(cards=[FARMER, MEADOW])
    site, farmer = s.location("Yavin 4: Meadow"), s.hand("light", "Farmer")
    s.force("light", 5)
    s.start(turn="light", phase="control")
    assert not s.can("deploy", farmer, site)
    s.until(phase="deploy", player="light")
    assert s.can("deploy", farmer, site)
    s.until(phase="battle")
    assert not s.can("deploy", farmer, site)
    s.until(phase="deploy")  # Dark's
    assert s.why_not("deploy", farmer, site, player="light")[0].rule == "character-deployment"


@pytest.mark.ruling("character-deployment.2")
def test_a_droid_alone_gives_no_presence_to_deploy_to():
    s = Scenario(cards=[FARMER, ROBOT, OUTPOST])
    site, farmer = s.location("Yavin 4: Dark Outpost"), s.hand("light", "Farmer")
    s.put("Walking Toaster", at=site)
    deploy_phase(s)
    assert not s.can("deploy", farmer, site)


@pytest.mark.ruling("character-deployment.3")
def test_a_character_deploys_to_a_site_or_aboard_a_vehicle_with_room():
    s = Scenario(cards=[FARMER, NEIGHBOUR, SKIFF, MEADOW])
    site = s.location("Yavin 4: Meadow")
    skiff, farmer = s.put("Open Skiff", at=site), s.hand("light", "Farmer")
    deploy_phase(s)
    assert s.can("deploy", farmer, site) and s.can("deploy", farmer, skiff)
    s.put("Neighbour", aboard=skiff)
    assert not s.can("deploy", farmer, skiff)
    assert s.why_not("deploy", farmer, skiff)[0].rule == "capacity"


@pytest.mark.ruling("character-deployment.3")
def test_a_character_deploys_aboard_a_starship_at_a_site():
    s = Scenario(cards=[FARMER, X_WING])
    ship, farmer = s.put("Test X-wing", at=s.location("Yavin 4: Docking Bay")), s.hand("light", "Farmer")
    deploy_phase(s)
    s.do("deploy", farmer, ship)
    assert s.aboard(farmer) == ship


@pytest.mark.ruling("character-deployment.4")
@pytest.mark.parametrize("space", [sector("Cloud Sector"), sector("Asteroid Sector")], ids=lambda d: d.title)
def test_in_space_a_character_deploys_only_aboard_something(space):
    s = Scenario(cards=[FARMER, X_WING, space])
    place, farmer = s.location(space.title), s.hand("light", "Farmer")
    deploy_phase(s)
    assert not s.can("deploy", farmer, place)
    assert s.why_not("deploy", farmer, place)[0].rule == "character-deployment"
    ship = s.put("Test X-wing", at=place)
    s.do("deploy", farmer, ship)
    assert s.aboard(farmer) == ship and s.at(farmer) == place


@pytest.mark.ruling("character-deployment.5")
@pytest.mark.parametrize("guest", [AGENT, VISITOR], ids=["spy", "text"])
def test_a_spy_or_a_text_needs_neither_icon_nor_presence(guest):
    s = Scenario(cards=[guest, FARMER, OUTPOST])
    site = s.location("Yavin 4: Dark Outpost")
    card, farmer = s.hand("light", guest.title, "Farmer")
    deploy_phase(s)
    assert s.can("deploy", card, site) and not s.can("deploy", farmer, site)


@pytest.mark.ruling("character-deployment.6")
def test_a_card_may_let_a_character_deploy_from_the_reserve_deck():
    call = used("Call For Help", LIGHT, Action([Deploy(one(ALIEN, among=In("reserve")))], during="deploy", whose=YOU))
    s = Scenario(cards=[call, FARMER, MEADOW])
    site = s.location("Yavin 4: Meadow")
    farmer, cry = s.pile("light", "reserve", "Farmer"), s.hand("light", "Call For Help")
    deploy_phase(s)
    assert not s.can("deploy", farmer, site) and s.why_not("deploy", farmer)[0].rule == "character-deployment"
    s.do("play", cry)
    s.do("choose", farmer)
    assert s.at(farmer) == site


@pytest.mark.ruling("force-icons.2")
def test_vehicles_and_starships_deploy_where_you_have_icons_too():
    s = Scenario(cards=[SKIFF, X_WING, MEADOW, OUTPOST])
    friendly, hostile = s.location("Yavin 4: Meadow"), s.location("Yavin 4: Dark Outpost")
    system, far = s.location("Yavin 4"), s.location("Ralltiir", side="dark")
    skiff, ship = s.hand("light", "Open Skiff", "Test X-wing")
    deploy_phase(s)
    assert s.can("deploy", skiff, friendly) and not s.can("deploy", skiff, hostile)
    assert s.can("deploy", ship, system) and not s.can("deploy", ship, far)
