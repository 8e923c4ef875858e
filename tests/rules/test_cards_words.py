"""Words that texts call cards by: biker scouts, bombers, commanders, gender, capitals, card types."""

import pytest
from persona_cards import PLACES, bonus, fighter, person

from cantina.lang import *
from cantina.testing import Scenario

DUNES = "Tatooine: Jundland Wastes"


def power_of(face: Definition, what: Filter) -> float:
    """The power of a card at a place of its own, while a text adds 1 to all such cards."""
    s = Scenario(cards=[face, bonus(what), *PLACES])
    s.put("Bonus", on="table")
    place = s.location("Kessel" if face.category == "starship" else DUNES)
    return s.power(s.put(face.title, at=place))


def character(title: str, **facts: object) -> Definition:
    return Imperial(title, "t_1", deploy=1, power=3, ability=1, forfeit=2, **facts)


@pytest.mark.ruling("biker-scouts.1")
@pytest.mark.parametrize("word", ["biker scout", "trooper", "scout", "stormtrooper"])
def test_a_biker_scout_is_a_trooper_a_scout_and_a_stormtrooper(word: str):
    assert power_of(character("Rider", traits=["biker scout"]), Is(word)) == 4


@pytest.mark.ruling("biker-scouts.1")
def test_a_stormtrooper_is_no_biker_scout():
    storm = character("Marcher", traits=["stormtrooper"])
    assert power_of(storm, Is("trooper")) == 4
    assert power_of(storm, Is("biker scout")) == power_of(storm, Is("scout")) == 3


@pytest.mark.ruling("biker-scout-trooper.1")
@pytest.mark.parametrize("word", ["biker scout", "trooper", "scout", "stormtrooper"])
def test_biker_scout_trooper_is_all_of_these_by_its_title(word: str):
    s = Scenario(cards=[bonus(Is(word))])
    rider, officer = (s.put(title, at=s.location(DUNES)) for title in ("Biker Scout Trooper", "Chief Bast"))
    before = s.power(rider), s.power(officer)
    s.put("Bonus", on="table")
    assert (s.power(rider), s.power(officer)) == (before[0] + 1, before[1])


@pytest.mark.ruling("boldface-type.1")
def test_a_bold_word_of_the_lore_is_a_characteristic():
    assert power_of(character("Smooth Talker", traits=["gambler"]), Is("gambler")) == 4
    assert power_of(character("Smooth Talker"), Is("gambler")) == 3


@pytest.mark.ruling("bomber.1")
def test_b_wings_and_tie_sa_are_bombers_and_no_other_class_is():
    for model, power in (("B-wing", 4), ("TIE/sa", 4), ("X-wing", 3), ("TIE/ln", 3)):
        ship = fighter("Ship", "t_1", model, [PermanentPilot(1)])
        assert power_of(ship, Is("bomber")) == power


@pytest.mark.ruling("bounty-hunter.1")
def test_only_a_character_can_be_a_bounty_hunter():
    assert power_of(character("Tracker", traits=["bounty hunter"]), BOUNTY_HUNTER) == 4
    ship = fighter("Bounty Hunter's Ship", "t_1", "X-wing", [PermanentPilot(1)], traits=["bounty hunter"])
    assert power_of(ship, BOUNTY_HUNTER) == 3


@pytest.mark.ruling("capitalization.1")
def test_capitals_make_no_difference():
    storm = character("Marcher", traits=["stormtrooper"])
    assert power_of(storm, Is("Stormtrooper")) == power_of(storm, Is("stormtrooper")) == 4
    assert power_of(storm, Named("MARCHER")) == 4
    assert power_of(character("Shouter", traits=["StormTrooper"]), Is("stormtrooper")) == 4
    assert power_of(fighter("Ship", "t_1", "TIE/ln", [PermanentPilot(1)]), Is("tie")) == 4
    assert power_of(person("Nobody", "t_1", personas=["Luke"]), Person("LUKE")) == 4


@pytest.mark.ruling("commander.1")
def test_the_word_commander_makes_a_commander():
    assert power_of(character("Officer", traits=["commander"]), Is("commander")) == 4
    assert power_of(character("Commander Smith"), Is("commander")) == 4
    assert power_of(character("Captain Smith"), Is("commander")) == 3


@pytest.mark.ruling("commander.2")
@pytest.mark.parametrize("title", ["He Who Commands", "Commanded Man", "Commandant Smith"])
def test_words_like_commands_make_no_commander(title: str):
    assert power_of(character(title), Is("commander")) == 3


@pytest.mark.ruling("gender-of-characters.1")
def test_whose_gender_is_not_shown_is_male():
    unknown, woman = character("Helmet"), character("Queen", traits=["female"])
    assert power_of(unknown, Is("male")) == 4
    assert power_of(unknown, Is("female")) == 3
    assert power_of(woman, Is("female")) == 4
    assert power_of(woman, Is("male")) == 3


# -- maintenance droids ------------------------------------------------------------------------------------------------


def droid(title: str, model: str, **facts: object) -> Definition:
    return Droid(title, DARK, "t_1", model, deploy=1, power=3, forfeit=2, **facts)


@pytest.mark.ruling("maintenance-droid.1")
def test_the_printed_model_type_makes_a_maintenance_droid():
    assert power_of(droid("Treadwell", "maintenance droid"), Is("maintenance droid")) == 4
    assert power_of(droid("Counter", "power droid"), Is("maintenance droid")) == 3


@pytest.mark.ruling("maintenance-droid.2", "maintenance-droid.3")
def test_lore_and_title_make_no_maintenance_droid():
    """Characteristics come from title and lore; a model type does not, so neither helps here."""
    for helper in (droid("2X-7KPR", "power droid", traits=["maintenance"]),
                   droid("Old Maintenance Droid", "power droid")):  # fmt: skip
        assert power_of(helper, Is("maintenance droid")) == 3
    scout = droid("Old Scout", "power droid")
    assert power_of(scout, Is("scout")) == 4


# -- marker sites ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("marker-site.1")
@pytest.mark.parametrize(("title", "marker"), [
    ("Hoth: Ridge (1st Marker)", True), ("Hoth: Ridge (2nd Marker)", True), ("Hoth: Ridge (3rd Marker)", True),
    ("Hoth: Ridge (4th Marker)", True), ("Hoth: Ridge (7th Marker)", True), ("Hoth: Ridge (8th Marker)", False),
    ("Hoth: Command Center", False), ("Tatooine: Ridge (4th Marker)", False),
])  # fmt: skip
def test_a_marker_site_is_a_hoth_site_with_a_marker_number(title: str, marker: bool):
    place = Site(title, LIGHT, "t_site", ["exterior", "planet"], (1, 1))
    guard = person("Guard", "t_2", text=[DeployOnly(Is("marker site"))])
    s = Scenario(cards=[place, guard])
    here = s.location(title)
    s.force("light", 2)
    card = s.hand("light", "Guard")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, here) == marker


# -- card types --------------------------------------------------------------------------------------------------------

# Like Hiding In The Garbage: a card of the same card type as one on table comes back from the Lost Pile.
SORTING = LostInterrupt("Sorting", LIGHT, "t_sorting", text=[
    Action([Retrieve(up_to(1, SameType(TARGET), among=In("lost")))],
           targets=(one(CHARACTER | LOCATION | WEAPON | DEVICE),))])  # fmt: skip


def sorted_out(like: str, wanted: str) -> bool:
    """Whether a card in the Lost Pile is of the card type of another on table."""
    s = Scenario(cards=[SORTING, *PLACES])
    dunes, kessel = s.location(DUNES), s.location("Kessel")
    rebel = s.put("Rebel Trooper", at=dunes)
    shown = {"site": dunes, "system": kessel, "rebel": rebel, "gun": s.put("Blaster", on=rebel)}
    found = s.pile("light", "lost", wanted)
    sorting = s.hand("light", "Sorting")
    s.start(turn="light", phase="control")
    return s.can("play", sorting, shown[like], found)


@pytest.mark.ruling("card-type.1")
def test_card_type_is_the_icon_in_the_corner_of_a_card():
    """Rebels and aliens are both characters but bear different icons; all weapons bear one."""
    assert sorted_out("rebel", "Rebel Guard")
    assert not sorted_out("rebel", "Talz")
    assert sorted_out("gun", "Timer Mine")
    assert not sorted_out("gun", "Electrobinoculars")


@pytest.mark.ruling("card-type.2")
def test_sites_and_systems_share_the_card_type_location():
    assert sorted_out("site", "Kessel")
    assert sorted_out("system", "Tatooine: Dune Sea")
    assert not sorted_out("site", "Rebel Guard")
