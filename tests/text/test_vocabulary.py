"""Every plain word of the language is read by a rule and has phrases; a card with any other word does not load."""

import ast
from pathlib import Path
from typing import get_args

import pytest

import cantina
from cantina.decks import standard_catalog
from cantina.engine.catalog import Catalog
from cantina.engine.core import Engine
from cantina.engine.spelling import Misspelt
from cantina.lang import (
    CHARACTER,
    DARK,
    LIGHT,
    SITE,
    Action,
    Alien,
    Cannot,
    Grant,
    ImmuneTo,
    Is,
    LoseForce,
    Measure,
    Modify,
    ModifyPlayer,
    Moves,
    Named,
    Person,
    There,
    Trigger,
    battle_just_initiated,
    drain_just_initiated,
    just_hit,
)
from cantina.lang.core import MEANT
from cantina.lang.places import Rules
from cantina.lang.vocabulary import (
    AtHand,
    CardStat,
    Deed,
    Moment,
    Permission,
    Phase,
    PlayerStat,
    Rulebook,
    Seat,
    Segment,
    Step,
    Total,
)
from cantina.text import lexicon

ROOT = Path(cantina.__file__).parent


def spoken() -> set[str]:
    """All strings in the code of records, engine and rules: what somebody could ask by."""
    nodes = (node for room in ("records", "engine", "rules") for path in (ROOT / room).glob("*.py")
             for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))  # fmt: skip
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("words", [
    CardStat, PlayerStat, Total, Deed, Moment, Phase, Segment, Rulebook, Seat, AtHand, Step, Permission,
], ids=str)  # fmt: skip
def test_every_word_has_an_asker(words):
    """A trigger that takes in several kinds of moment is asked by those; a rule that is short for a text, by that."""
    short = {each for each in get_args(Rulebook) if Rules(each).short_for()}
    assert set(get_args(words)) - spoken() - set(MEANT) - short == set()


@pytest.mark.parametrize(("words", "phrases"), [
    (CardStat, lexicon.STATS), (PlayerStat, lexicon.STATS), (Segment, lexicon.SEGMENTS), (Deed, lexicon.DEEDS),
    (Phase, lexicon.PHASES), (Seat, lexicon.SEATS), (AtHand, lexicon.AT_HAND), (Permission, lexicon.PERMISSIONS),
], ids=lambda value: "")  # fmt: skip
def test_every_word_has_a_phrase_and_every_phrase_a_word(words, phrases):
    assert set(get_args(words)) <= phrases.keys()
    if phrases is lexicon.STATS:
        assert phrases.keys() <= {*get_args(CardStat), *get_args(PlayerStat), *get_args(Total), "ferocity"}
    else:
        assert phrases.keys() <= set(get_args(words))


def load(*text, **facts):
    return Catalog([Alien("Tester", LIGHT, "test_tester", text=text, **facts)])


@pytest.mark.parametrize(("line", "near"), [
    (Modify("total power", 1), None),
    (Modify("powr", 1), "power"),
    (Modify("power", 1, how="ad"), "add"),
    (ModifyPlayer("power", 1), "total power"),
    (Cannot("mov"), "move"),
    (Modify("power", 1, Is("battleground")), None),
    (Modify("power", 1, Is("stormtroper")), "stormtrooper"),
    (Modify("power", 1, Measure("abilty", ">", 2)), "ability"),
    (Modify("power", 1, Measure("ability", "=>", 2)), None),
    (Modify("power", 1, Named("Rebel Planers")), "rebel planners"),
    (Modify("power", 1, Person("Lukke")), None),
    (ImmuneTo("Altar"), "alter"),
    (Grant("warior", CHARACTER), "warrior"),
    (Moves(CHARACTER, SITE, SITE, during="mov"), "move"),
    (Action([LoseForce(1)], during="batle"), "battle"),
    (Action([LoseForce(1)], to=Trigger("batle")), "battle"),
    (Modify("power", 1, There(CHARACTER)), None),
    (Modify("power", 1, when=CHARACTER), None),
    (Modify(("power", "manuever"), 1), "maneuver"),
], ids=repr)  # fmt: skip
def test_a_misspelt_or_misplaced_word_fails_at_load_with_the_nearest_right_one(line, near):
    with pytest.raises(Misspelt, match="Tester") as caught:
        load(line)
    assert near is None or f"do you mean '{near}'" in str(caught.value)


@pytest.mark.parametrize("facts", [{"traits": ["leeder"]}, {"icons": ["pillot"]}])
def test_what_is_printed_on_a_card_is_checked_too(facts):
    with pytest.raises(Misspelt, match="do you mean"):
        load(**facts)


def test_cards_that_come_together_may_name_each_other():
    one = Alien("One", LIGHT, "test_one", text=[Modify("power", 1, Named("Other"))])
    other = Alien("Other", DARK, "test_other", personas=["Nobody At All"])
    assert Catalog([one, other]).find("One")
    with pytest.raises(Misspelt):
        Catalog([one])


def test_every_card_of_the_package_is_spelt_right():
    cards = standard_catalog()
    assert all(cards.read(face).nodes is cards.read(face).nodes for face in cards.by_id)


def test_a_card_that_waits_to_be_read_is_checked_when_it_comes_to_a_game():
    cards = Catalog([Alien("Tester", LIGHT, "test_tester", text=[Modify("powr", 1)])], read=False)
    with pytest.raises(Misspelt, match="do you mean 'power'"):
        Engine(cards).add_card(cards.by_id["test_tester"], LIGHT)


def test_a_node_of_a_card_that_nobody_has_read_has_its_address():
    cards = Catalog([Alien("Tester", LIGHT, "test_tester", text=[Modify("power", 1)])], read=False)
    assert cards.address(cards.by_id["test_tester"].text[0]) == ("test_tester", 0)


def test_one_of_many_moments_is_each_of_them():
    trigger = battle_just_initiated() | drain_just_initiated() | just_hit(CHARACTER)
    assert trigger.kinds() == ("battle", "drain", "hit")
