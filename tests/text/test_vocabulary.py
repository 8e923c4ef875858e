"""Every plain word of the language is read by a rule and has phrases; a card with any other word does not load."""

import ast
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest

import cantina
from cantina.decks import standard_catalog
from cantina.engine.catalog import Catalog, walk
from cantina.engine.core import Engine
from cantina.engine.text_validation import UnknownWord
from cantina.lang import (
    CHARACTER,
    DARK,
    LIGHT,
    SITE,
    Ability,
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
    vocabulary,
)
from cantina.lang.core import MEANT
from cantina.lang.places import Rules
from cantina.lang.vocabulary import (
    AtHand,
    CardStat,
    Permission,
    Phase,
    PlayerStat,
    Restriction,
    Rulebook,
    Seat,
    Segment,
    Total,
)
from cantina.model.node import Node, inside
from cantina.text import lexicon

ROOT = Path(cantina.__file__).parent
LANGUAGE = "cantina.lang."


def spoken() -> set[str]:
    """All strings in the code of records, engine and rules: what somebody could ask by."""
    nodes = (node for room in ("records", "engine", "rules") for path in (ROOT / room).glob("*.py")
             for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))  # fmt: skip
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


ASKED_OTHERWISE = {"StandIn", "Role"}  # all at once, and by the names of the words: `MENTOR`
LISTS = {name: words for name, words in vars(vocabulary).items()
         if get_origin(words) is Literal and name not in ASKED_OTHERWISE}  # fmt: skip


@pytest.mark.parametrize("words", LISTS.values(), ids=LISTS)
def test_every_word_has_an_asker(words):
    """A trigger that takes in several kinds of moment is asked by those; a rule that is short for a text, by that."""
    short = {each for each in get_args(Rulebook) if Rules(each).short_for()}
    assert set(get_args(words)) - spoken() - set(MEANT) - short == set()


@pytest.mark.parametrize(("words", "phrases"), [
    (CardStat, lexicon.STATS), (PlayerStat, lexicon.STATS), (Segment, lexicon.SEGMENTS),
    (Restriction, lexicon.RESTRICTIONS),
    (Phase, lexicon.PHASES), (Seat, lexicon.SEATS), (AtHand, lexicon.AT_HAND), (Permission, lexicon.PERMISSIONS),
], ids=lambda value: "")  # fmt: skip
def test_every_word_has_a_phrase_and_every_phrase_a_word(words, phrases):
    assert set(get_args(words)) <= phrases.keys()
    if phrases is lexicon.STATS:
        assert phrases.keys() <= {*get_args(CardStat), *get_args(PlayerStat), *get_args(Total), "ferocity"}
    else:
        assert phrases.keys() <= set(get_args(words))


def words_of_cards() -> set[type]:
    """The kinds of node that cards are written with, those that others are short for among them."""
    lines = [node for card in standard_catalog().by_id.values() for node in walk(card)]
    meant = [inner for node in lines if isinstance(node, Ability) for inner in inside(node.short_for())]
    return {type(node) for node in (*lines, *meant)}


def kinds_of(node: type) -> list[type]:
    return [each for kind in node.__subclasses__() for each in (kinds_of(kind) or [kind])]


def test_every_node_is_on_a_card_or_shows_a_rule():
    """Nothing else of the language waits for cards to come."""
    rulings = "".join(path.read_text(encoding="utf-8") for path in (ROOT.parents[1] / "tests" / "rules").glob("*.py"))
    unused = [kind.__name__ for kind in set(kinds_of(Node)) - words_of_cards() if kind.__module__.startswith(LANGUAGE)]
    assert [name for name in unused if f"{name}(" not in rulings] == []


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
    with pytest.raises(UnknownWord, match="Tester") as caught:
        load(line)
    assert near is None or f"do you mean '{near}'" in str(caught.value)


@pytest.mark.parametrize("facts", [{"traits": ["leeder"]}, {"icons": ["pillot"]}])
def test_what_is_printed_on_a_card_is_checked_too(facts):
    with pytest.raises(UnknownWord, match="do you mean"):
        load(**facts)


def test_cards_that_come_together_may_name_each_other():
    one = Alien("One", LIGHT, "test_one", text=[Modify("power", 1, Named("Other"))])
    other = Alien("Other", DARK, "test_other", personas=["Nobody At All"])
    assert Catalog([one, other]).find("One")
    with pytest.raises(UnknownWord):
        Catalog([one])


def test_every_card_of_the_package_is_spelt_right():
    cards = standard_catalog()
    assert all(cards.read(face).nodes is cards.read(face).nodes for face in cards.by_id)


def test_a_card_that_waits_to_be_read_is_checked_when_it_comes_to_a_game():
    cards = Catalog([Alien("Tester", LIGHT, "test_tester", text=[Modify("powr", 1)])], read=False)
    with pytest.raises(UnknownWord, match="do you mean 'power'"):
        Engine(cards).add_card(cards.by_id["test_tester"], LIGHT)


def test_a_node_of_a_card_that_nobody_has_read_has_its_address():
    cards = Catalog([Alien("Tester", LIGHT, "test_tester", text=[Modify("power", 1)])], read=False)
    assert cards.address(cards.by_id["test_tester"].text[0]) == ("test_tester", 0)


def test_one_of_many_moments_is_each_of_them():
    trigger = battle_just_initiated() | drain_just_initiated() | just_hit(CHARACTER)
    assert trigger.kinds() == ("battle", "drain", "hit")
