"""Pilots that are part of a starship."""

import pytest
from persona_cards import PLACES, bonus, fighter

from cantina.lang import *
from cantina.testing import Scenario

EMPTY = fighter("Empty Ship", "t_empty", "X-wing", icons=["nav computer"])
FLOWN = fighter("Flown Ship", "t_flown", "X-wing", [PermanentPilot(1)], icons=["nav computer"])
DUTCH_PERSON = Person("Dutch")
CARDS = [EMPTY, FLOWN, *PLACES]
FAR = System("Far World", LIGHT, "t_far", ["planet"], (1, 1), parsec=7)


@pytest.mark.ruling("permanent-pilot.1")
def test_a_ship_with_a_permanent_pilot_is_piloted():
    s = Scenario(cards=[*CARDS, FAR])
    kessel, far = s.location("Kessel"), s.location("Far World")
    empty, flown = s.put("Empty Ship", at=kessel), s.put("Flown Ship", at=kessel)
    s.force("light", 2)
    s.start(turn="light", phase="move")
    assert (s.power(empty), s.power(flown)) == (0, 3)
    assert s.can("hyperspeed", flown, far) and not s.can("hyperspeed", empty, far)


@pytest.mark.ruling("permanent-pilot.1")
def test_it_deploys_to_space_without_a_pilot_character():
    s = Scenario(cards=CARDS)
    kessel = s.location("Kessel")
    s.force("light", 4)
    empty, flown = s.hand("light", "Empty Ship", "Flown Ship")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", flown, kessel)
    assert not s.can("deploy", empty, kessel)


@pytest.mark.ruling("permanent-pilot.2")
def test_a_permanent_pilot_is_no_character():
    """Nobody is there to be targeted, counted or to take the pilot's seat."""
    s = Scenario(cards=[*CARDS, bonus(STARSHIP, by=Count(your(CHARACTER)))])
    kessel = s.location("Kessel")
    flown = s.put("Flown Ship", at=kessel)
    s.put("Bonus", on="table")
    stun = s.hand("dark", "Set For Stun")
    s.force("dark", 2)
    s.start(turn="dark", phase="control")
    assert s.power(flown) == 3
    assert not s.can("play", stun)
    pilot = s.put("Dutch", aboard=flown, as_="pilot")
    assert s.power(flown) == 3 + 2 + 1 and s.can("play", stun, pilot)  # Dutch adds 2 to what he pilots


@pytest.mark.ruling("permanent-pilot.3")
@pytest.mark.parametrize("word", ["rebel", "spy", "warrior", "character"])
def test_a_permanent_pilot_brings_no_features_but_those_on_its_card(word: str):
    s = Scenario(cards=[*CARDS, bonus(Is(word) | Carrying(Is(word)) | Piloted(Is(word)))])
    kessel = s.location("Kessel")
    flown = s.put("Flown Ship", at=kessel)
    s.put("Bonus", on="table")
    assert s.power(flown) == 3


@pytest.mark.ruling("permanent-pilot.3")
def test_the_ability_that_its_card_specifies_counts():
    s = Scenario(cards=CARDS)
    kessel = s.location("Kessel")
    s.put("Empty Ship", at=kessel)
    assert not s.presence("light", kessel)
    s.put("Flown Ship", at=kessel)
    assert s.presence("light", kessel)


@pytest.mark.ruling("permanent-pilot.4", "permanent-pilot.3")
def test_the_permanent_dutch_has_none_of_the_features_of_the_card_dutch():
    """Power +2 and ability 2 are on the ship's card; his being a leader and a character called Dutch is not."""
    s = Scenario(cards=[*CARDS, bonus((LEADER | DUTCH_PERSON) | Piloted(LEADER | DUTCH_PERSON), stat="forfeit")])
    kessel = s.location("Kessel")
    gold, flown = s.put("Gold Leader In Gold 1", at=kessel), s.put("Flown Ship", at=kessel)
    s.put("Bonus", on="table")
    assert (s.power(gold), s.maneuver(gold), s.forfeit(gold)) == (4, 3, 4)
    s.put("Dutch", aboard=flown, as_="pilot")
    assert (s.power(flown), s.forfeit(flown)) == (5, 4)  # who flies it is a leader and Dutch


@pytest.mark.ruling("permanent-pilot.4")
def test_yet_he_is_that_person_for_uniqueness():
    s = Scenario(cards=CARDS)
    kessel = s.location("Kessel")
    s.put("Gold Leader In Gold 1", at=kessel)
    s.force("light", 5)
    dutch = s.hand("light", "Dutch")
    s.start(turn="light", phase="deploy")
    assert s.why_not("deploy", dutch)[0].text.key == "refusal.persona"


@pytest.mark.ruling("permanent-pilot.1", "cancel-game-text.5", "cancel-game-text.6")
def test_a_permanent_pilot_is_an_icon_and_stays_when_the_game_text_is_cancelled():
    """What the text lets him add to power goes with the text; who flies the ship does not."""
    silence = Effect("Silence", DARK, "t_silence", text=[DeployOnTable(), CancelText(STARSHIP)])
    s = Scenario(cards=[*CARDS, silence])
    kessel = s.location("Kessel")
    gold = s.put("Gold Leader In Gold 1", at=kessel)
    assert s.power(gold) == 4
    s.put("Silence", on="table")
    assert (s.power(gold), s.maneuver(gold)) == (2, 3) and s.presence("light", kessel)
