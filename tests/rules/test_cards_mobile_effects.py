"""Mobile Effects, and a card's identity in every language."""

import pytest
from persona_cards import person

from cantina.lang import *
from cantina.testing import Scenario
from cantina.text.render import LANGUAGES, card_page

DUNES, CAMP = "Tatooine: Jundland Wastes", "Tatooine: Jawa Camp"
STORM = Effect("Sandstorm", DARK, "t_storm", "mobile", text=[
    DeployOn(EXTERIOR & SITE), Modify("power", -1, CHARACTER & At(HERE)),
    Moves(SELF, start=SITE, end=Adjacent(HERE), cost=1)])  # fmt: skip
CALM = Effect("Calm", DARK, "t_calm", text=[DeployOn(SITE)])
UTINNI = Effect("Quest", DARK, "t_quest", "utinni", text=[DeployOn(SITE)])
CARDS = [STORM, CALM, UTINNI]


@pytest.mark.ruling("mobile-effect.1")
def test_a_mobile_effect_moves_as_its_text_says():
    s = Scenario(cards=CARDS)
    dunes, camp = s.location(DUNES), s.location(CAMP, side="dark")
    storm, trooper = s.put("Sandstorm", on=dunes), s.put("Rebel Trooper", at=camp)
    s.force("dark", 2)
    s.start(turn="dark", phase="move")
    assert s.power(trooper) == 1
    s.do("move", storm, camp)
    assert s.at(storm) == camp and s.power(trooper) == 0
    assert s.count("dark", "force") == 1


@pytest.mark.ruling("mobile-effect.1")
def test_other_effects_do_not_move_and_a_mobile_one_only_when_its_text_says():
    s = Scenario(cards=CARDS)
    dunes, camp = s.location(DUNES), s.location(CAMP, side="dark")
    storm, calm = s.put("Sandstorm", on=dunes), s.put("Calm", on=dunes)
    s.force("dark", 2)
    s.start(turn="dark", phase="deploy")
    assert not s.can("move", storm)
    s.until(phase="move")
    assert s.can("move", storm, camp) and not s.can("move", calm)


@pytest.mark.ruling("mobile-effect.2")
@pytest.mark.parametrize("alter", ["1_71", "12_54"])
def test_alter_cannot_cancel_a_mobile_effect(alter):
    s = Scenario(cards=CARDS)
    dunes = s.location(DUNES)
    s.put("Luke Skywalker", at=s.location(CAMP, side="dark"))
    whirl = s.put("Sandwhirl", on=dunes, side="dark")
    storm, calm, quest = (s.put(title, on=dunes) for title in ("Sandstorm", "Calm", "Quest"))
    card = s.hand("light", alter)
    s.start(turn="light", phase="control")
    aims = {each.id for each in (storm, calm, quest, whirl) if s.can("play", card, each, mode=1)}
    assert aims == {calm.id, quest.id}


@pytest.mark.ruling("foreign-language-cards-and-rules.1")
def test_a_card_read_in_french_is_the_same_card():
    """The French page carries the one title of the card; a second copy is refused in either language alike."""
    hero = person("Hero", "t_hero", text=[Modify("power", +1, when=There(Named("Sandstorm")))])
    s = Scenario(cards=[*CARDS, hero])
    dunes = s.location(DUNES)
    s.put("Hero", at=dunes)
    copy = s.hand("light", "Hero")
    s.force("light", 5)
    s.start(turn="light", phase="deploy")
    (refused,) = s.why_not("deploy", copy)
    assert refused.rule == "persona-replacement-rule"
    for lang in LANGUAGES:
        assert "Hero" in refused.text(lang)
        page = card_page(hero, lang)
        assert "Hero" in page and "Sandstorm" in page
    assert card_page(hero, "en") != card_page(hero, "fr")


@pytest.mark.ruling("foreign-language-cards-and-rules.1")
@pytest.mark.parametrize("copy", ["General Dodonna", "Général Dodonna"])
def test_a_copy_in_another_language_is_a_copy_for_uniqueness(copy: str):
    s = Scenario()
    site = s.location("Yavin 4: Massassi Throne Room")
    first = s.hand("light", "General Dodonna")
    s.force("light", 10)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", first, site)
    s.put("General Dodonna", at=site)
    second = s.hand("light", copy)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", second, site) and second.title == "General Dodonna"
